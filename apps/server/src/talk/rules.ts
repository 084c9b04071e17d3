/** What the rules of a game let be said and proposed, asked of the game itself, in the protocol's refusals. */
import { titleCalled } from '@muster/catalogue/catalogue'
import type { Seat } from '@muster/kernel/game'
import type { Match } from '@muster/kernel/match'
import {
  answerProposal,
  type Channel,
  noTalks,
  privately,
  type Spoken,
  TABLE,
  type TalkMessage,
  type TalkRefusal,
  type TalkRules,
  type Talks,
  type Term,
} from '@muster/kernel/talk'
import type { RejectionCode } from '@muster/protocol/errors'
import type { AnswerRequest, SayRequest } from '@muster/protocol/talk'
import { Rejected } from '../errors.ts'
import type { Live } from '../matches/fold.ts'
import type { MatchRow } from '../storage/matches.ts'
import { type SayingRow, sayingsFor } from '../storage/sayings.ts'
import { bitsOf, seatsIn } from '../storage/seat-bits.ts'
import type { Store } from '../storage/store.ts'

/** More than anybody says in a match. */
const MAX_RECORDED = 100_000

const REJECTIONS: Readonly<Record<TalkRefusal, RejectionCode>> = {
  'spectators-do-not-speak': 'not-at-the-table',
  'not-in-this-talk': 'no-private-talk',
  'no-talk-with-oneself': 'no-private-talk',
  empty: 'bad-request',
  'too-long': 'bad-request',
  'too-many-terms': 'bad-proposal',
  'bad-term': 'bad-proposal',
  'no-such-message': 'unknown-saying',
  'no-proposal': 'no-proposal',
  'not-yours-to-answer': 'not-yours-to-answer',
  'not-yours-to-withdraw': 'not-yours-to-answer',
  'already-answered': 'already-answered',
  silence: 'silence',
}

function check(spoken: Spoken): Talks {
  if ('refused' in spoken) throw new Rejected(REJECTIONS[spoken.refused], { reason: spoken.refused })
  return spoken.talks
}

/**
 * Before the start, and in games without rules of talk, there is only talk, and nothing is proposed. Answers the round in
 * which it is said; 0 where there are none.
 */
export function checkSaying(game: string, live: Live | null, { seat, to, text, terms }: SayRequest): number {
  const { talks: rules } = titleCalled(game)
  if (rules === undefined || live === null) {
    if (terms !== undefined) throw new Rejected('no-proposals')
    return 0
  }
  if (to !== undefined && to.length > 1) throw new Rejected('no-private-talk', { reason: 'not-in-this-talk' })
  const channel = to === undefined ? TABLE : privately(seat, to[0])
  const said = { from: seat, channel, text, ...termsOf(terms), after: 0, time: 0 }
  return check(rules.say(live.match.state, noTalks, said)).messages[0].round
}

export function checkAnswer(game: string, row: SayingRow, seat: Seat, answer: AnswerRequest['answer']): void {
  const { talks: rules } = titleCalled(game)
  if (rules === undefined || row.terms === null) throw new Rejected('no-proposal')
  check(answerProposal({ messages: [messageOf(row)] }, 0, seat, answer))
}

/** A row as the game has it. */
export const messageOf = (row: SayingRow): TalkMessage => ({
  id: 0,
  from: row.seat,
  channel: channelOf(row),
  text: row.text,
  round: row.round,
  turn: 0,
  after: row.after,
  time: 0,
  ...(row.terms === null ? {} : { proposal: { terms: JSON.parse(row.terms), answer: row.answer ?? 'open' } }),
})

/** The schema knows that a term has a kind, a seat and numbers; which, is for the game to check. */
const termsOf = (terms: SayRequest['terms']): { terms?: readonly Term[] } =>
  terms === undefined ? {} : { terms: terms as unknown as readonly Term[] }

function channelOf({ among }: SayingRow): Channel {
  const [one, other] = seatsIn(among)
  return among === 0 ? TABLE : privately(one, other)
}

export interface TalksAlong {
  /** What was said before an entry was added, once the match has come so far. Answers the talks until then. */
  before(version: number, match: Match): Talks
}

/** The talks of a match in the game's own form, as some seats heard them, said again while it is played again. */
export async function talksAlong(
  store: Store,
  row: MatchRow,
  readers: readonly Seat[],
): Promise<TalksAlong | null> {
  const { talks: rules } = titleCalled(row.game)
  if (rules === undefined) return null
  const rows = await sayingsFor(store.db, row.id, bitsOf(readers), 0, MAX_RECORDED)
  let talks = noTalks
  return {
    before(version, match) {
      while (rows.length > 0 && rows[0].after < version) {
        const [said] = rows.splice(0, 1)
        talks = sayAgain(rules, talks, said, match)
      }
      return talks
    },
  }
}

function sayAgain(rules: TalkRules, talks: Talks, row: SayingRow, match: Match): Talks {
  const spoken = rules.say(match.state, talks, {
    from: row.seat,
    channel: channelOf(row),
    text: row.text,
    ...(row.terms === null ? {} : { terms: JSON.parse(row.terms) }),
    after: match.log.length,
    time: Date.parse(row.at),
  })
  if ('refused' in spoken) return talks
  if (row.answer === null || row.answer === 'open' || row.answered_by === null) return spoken.talks
  const id = spoken.talks.messages.length - 1
  const answered = answerProposal(spoken.talks, id, row.answered_by, row.answer)
  return 'refused' in answered ? spoken.talks : answered.talks
}
