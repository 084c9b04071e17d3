/** Everything that the server may reject, by stable code: the HTTP status, and a sentence for whoever reads logs. */
import { z } from 'zod'
import { refusal } from './play.ts'

const rejections = {
  'malformed-json': [400, 'The body is not JSON.'],
  'bad-request': [400, 'The request does not have the shape that this route wants.'],
  'bad-setup': [400, 'The game cannot be set up like this.'],
  'unsupported-media-type': [415, 'Bodies are application/json.'],
  'too-large': [413, 'The body or message is too large.'],
  'not-signed-in': [401, 'This needs a session: begin as a guest or sign in.'],
  'wrong-password': [401, 'The name or the password is not right.'],
  'code-needed': [401, 'This account has a second factor: its code is needed too.'],
  'wrong-code': [401, 'The code is not right, or has been used.'],
  'passkey-refused': [401, 'This passkey is not known here, or what it signed does not fit.'],
  suspended: [403, 'A host of this server has suspended this account.'],
  muted: [403, 'A host of this server has muted this account: it may play and not talk.'],
  'registration-closed': [403, 'No new accounts are made on this server.'],
  'not-invited-here': [403, 'An account needs an invitation that nobody has used and that is not too old.'],
  'not-a-host': [403, 'Only hosts of this server may do this, signed in with a browser.'],
  'among-hosts': [403, 'What concerns a host, or yourself, is done on the machine of the server.'],
  'foreign-origin': [403, 'The request comes from another site.'],
  'not-yours': [403, 'Only its owner may do this.'],
  'not-your-seat': [403, 'That seat is not yours.'],
  'not-invited': [403, 'This match is private, or this seat is kept for somebody else.'],
  'unknown-route': [404, 'There is nothing at this address.'],
  'unknown-match': [404, 'There is no such match.'],
  'unknown-person': [404, 'No account here has this name.'],
  'unknown-session': [404, 'There is no such session.'],
  'unknown-passkey': [404, 'There is no such passkey.'],
  'unknown-report': [404, 'There is no such report, or it is settled.'],
  'already-so': [409, 'That is so already.'],
  'nobody-to-report': [409, 'No other person can be reported by that.'],
  'name-taken': [409, 'Somebody already has this name, or one that looks the same.'],
  'name-reserved': [409, 'This name would pass for a bot, a guest or the house.'],
  'common-password': [409, 'This password is among those that are tried first; choose another.'],
  'already-claimed': [409, 'This account has a name and password already.'],
  'guest-has-no-password': [409, 'A guest has no password; claim the account first.'],
  'reset-link-over': [409, 'This link has been used already, or is too old; ask for another.'],
  'already-started': [409, 'The match has already begun.'],
  'not-started': [409, 'The match has not begun yet.'],
  'rated-needs-account': [409, 'A rated match is for accounts; a guest can claim one.'],
  'seat-taken': [409, 'That seat is taken.'],
  'match-full': [409, 'There is no open seat.'],
  'already-seated': [409, 'You already sit at this match.'],
  'match-over': [409, 'The match is over.'],
  'not-over': [409, 'This can be had only after the match.'],
  'no-odds': [409, 'No odds are shown in this match.'],
  'not-your-turn': [409, 'This seat has nothing to decide now.'],
  'stale-decision': [409, 'That decision has passed; look at the table again.'],
  'not-offered': [409, 'The rules do not allow that now.'],
  'unknown-choice': [400, 'No choice is called that in this game.'],
  'nothing-to-undo': [409, 'There is nothing of yours to take back.'],
  'command-reused': [409, 'This command id has been used for something else.'],
  'no-draw-with-bots': [409, 'A bot does not agree to a draw.'],
  'no-draw-offered': [409, 'Nobody has offered a draw.'],
  'not-for-guests': [409, 'A guest cannot be told; claim the account first.'],
  'no-mail': [409, 'This server sends no mail.'],
  'time-not-up': [409, 'That seat still has time.'],
  'time-is-up': [409, 'Your time is up.'],
  'no-claim': [409, 'In this match nothing is claimed on time.'],
  'no-vacation': [409, 'There are not so many days of vacation left.'],
  'no-time-to-undo': [409, 'Taken back, your clock would have run out meanwhile.'],
  'no-private-talk': [409, 'This match has no private talks.'],
  'no-proposals': [409, 'In this match nothing is proposed.'],
  'bad-proposal': [400, 'The proposal speaks of things that are not there.'],
  'unknown-saying': [404, 'Nothing that you may hear was said under this number.'],
  'no-proposal': [409, 'There is no proposal in what was said.'],
  'already-answered': [409, 'The proposal has been answered.'],
  'not-yours-to-answer': [
    403,
    'Only those whom a proposal concerns answer it, and only its maker withdraws it.',
  ],
  silence: [409, 'Nobody may talk just now.'],
  'not-at-the-table': [403, 'Only those who play may talk.'],
  'other-rules-version': [
    409,
    'This match was begun under rules that are not played here: too old, or newer than this server.',
  ],
  'too-many': [429, 'Too much at once; wait a little.'],
  'shutting-down': [503, 'The server is about to stop.'],
  'no-room': [503, 'The server cannot write to its disk just now; nothing was changed.'],
  'too-many-open': [
    409,
    'You have as many open matches as one may have; leave one, or wait until one begins.',
  ],
  'broken-match': [500, 'The record of this match does not fit its rules; the host has been told.'],
  busy: [503, 'The server could not do it now; try again.'],
  bug: [500, 'The server has a bug; nothing was changed.'],
} as const satisfies Record<string, readonly [number, string]>

export type RejectionCode = keyof typeof rejections
export const REJECTIONS: Readonly<Record<RejectionCode, readonly [status: number, sentence: string]>> =
  rejections

export const rejectionCode = z.enum(Object.keys(rejections) as [RejectionCode, ...RejectionCode[]])

/** What every rejection looks like, over HTTP and in a socket. */
export const rejectionBody = z.object({
  error: z.object({
    code: rejectionCode,
    message: z.string(),
    /** Which part of the request, by path; or the reason of the rules: `rule`, `reason`. */
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** What the rules say, when it is they who refuse the choice number `params.index`. */
    refusal: refusal.optional(),
  }),
})
export type RejectionBody = z.infer<typeof rejectionBody>
