/** What the server refuses, by its codes: what is so, and what to do next. */
import type { RejectionCode } from '@muster/protocol/errors'

/** Besides the server's own codes: it cannot be reached, has forgotten who we are, or plays what we cannot show. */
export type TroubleCode = RejectionCode | 'offline' | 'session-ended' | 'no-table'

export const refusals: Readonly<Record<TroubleCode, string>> = {
  offline: 'The server cannot be reached. Look at your connection and try again.',
  'session-ended': 'Your session has ended. Sign in again, or go on as a guest.',
  'no-table': 'This page has no table for that game yet. Reload it: perhaps a newer one has.',
  'malformed-json': 'The server did not understand this page. Reload it and try again.',
  'bad-request': 'The server did not understand this. Look at what you entered, or reload the page.',
  'bad-setup': 'The game cannot be set up like this. Choose other options.',
  'unsupported-media-type': 'The server did not understand this page. Reload it and try again.',
  'too-large': 'That is too long. Make it shorter.',
  'not-signed-in': 'For this the server must know you. Sign in, or go on as a guest.',
  'wrong-password': 'The name and the password do not fit together. Try again; capital letters count.',
  suspended: 'A host of this server has suspended this account. Ask them why, and for how long.',
  muted: 'A host of this server has muted you: you can play, but not talk. Ask them why.',
  'registration-closed': 'This server takes no new accounts. You can play as a guest; ask its host.',
  'not-invited-here':
    'This invitation is not known here, has been used, or is too old. Ask the host for another.',
  'foreign-origin': 'This page comes from another address than the server. Open the server’s own address.',
  'not-yours': 'Only its owner may do this.',
  'not-your-seat': 'That seat is not yours. If you sat there, sign in with the account that did.',
  'not-invited':
    'This match is private. Ask for the invite link, or sign in with the account that was invited.',
  'unknown-route': 'The server does not know this. Reload the page: one of them is newer.',
  'unknown-match': 'There is no such match. Perhaps whoever opened it has left, or the link is cut short.',
  'unknown-session': 'That session has ended already.',
  'name-taken': 'Somebody already has this name, or one that looks the same. Choose another one.',
  'name-reserved': 'With this name you would pass for a bot, a guest or the host. Choose another one.',
  'common-password': 'This password is among the first that anybody would try. Choose a less common one.',
  'already-claimed': 'This account has a name and a password already. Reload the page.',
  'guest-has-no-password': 'A guest has no password. Give yourself a name and a password first.',
  'reset-link-over': 'This link has been used already, or is older than an hour. Ask for another.',
  'already-started': 'The match has already begun. You can watch it.',
  'not-started': 'The match has not begun yet. Wait until every seat is taken.',
  'seat-taken': 'Somebody has just taken that seat. Choose another one.',
  'match-full': 'Every seat of this match is taken. Join another, or open your own.',
  'already-seated': 'You already sit at this match.',
  'match-over': 'The match is over.',
  'no-odds': 'No odds are shown in this match.',
  'not-over': 'This can be had only after the match.',
  'not-your-turn': 'There is nothing for you to choose now; the table has moved on.',
  'stale-decision': 'The table has moved on since. Look again and choose.',
  'not-offered': 'The rules do not allow that now.',
  'unknown-choice': 'This game has no such choice. Reload the page.',
  'nothing-to-undo': 'There is nothing of yours to take back.',
  'command-reused': 'This was sent already for something else. Choose again.',
  'no-draw-with-bots': 'A bot does not agree to a draw. Resign, or play on.',
  'no-draw-offered': 'No offer of a draw stands any more.',
  'unknown-person': 'No account here has this name.',
  'rated-needs-account':
    'This match is rated, which needs an account. Give yourself a name and a password first.',
  'not-for-guests': 'A guest cannot be told. Give yourself a name and a password first.',
  'no-mail': 'This server sends no mail. Choose another way, or ask its host.',
  'time-not-up': 'That side still has time, or has chosen in the meantime.',
  'time-is-up': 'Your time is up. A bot takes your seat, as was agreed.',
  'no-claim': 'In this match nothing is claimed when time is up.',
  'no-vacation': 'There are not so many days of vacation left.',
  'no-time-to-undo':
    'Taking it back would take the time since then from your clock, and there is not so much left on it.',
  'no-private-talk': 'This match has no private talks.',
  'not-at-the-table': 'Only those who play may talk.',
  'other-rules-version':
    'This match was begun with another version of the rules than the server has now. It is kept, but cannot go on here.',
  'too-many': 'Too much at once. Wait a little and try again.',
  'shutting-down': 'The server is restarting. Try again in a moment.',
  'no-room':
    'The server cannot write to its disk just now; nothing was changed. Tell the host, and try again later.',
  'too-many-open': 'You have as many open matches as one may have. Leave one, or wait until one begins.',
  'broken-match':
    'The record of this match no longer fits its rules. The host has been told; nothing you did caused it.',
  busy: 'The server is busy; nothing was changed. Try again.',
  'no-proposals': 'In this match nothing is proposed.',
  'bad-proposal': 'The proposal speaks of things that are not there. Make it again.',
  'unknown-saying': 'This was not said here, or not to you.',
  'no-proposal': 'There is no proposal in what was said.',
  'already-answered': 'The proposal has been answered.',
  'not-yours-to-answer': 'Only those whom a proposal concerns answer it, and only its maker withdraws it.',
  silence: 'Nobody may talk just now. Try again when the cards are turned up.',
  bug: 'The server made a mistake; nothing was changed. Try again, and tell the host if it happens again.',
}

export const refusalDetails = {
  wait: (seconds: number) => `Too much at once. Try again in ${seconds} s.`,
  unknownPerson: (name: string) => `Nobody here is called “${name}”. Send the link instead.`,
  name: 'A name has 2 to 32 letters, digits, spaces or . _ - and begins with a letter or digit.',
  who: 'Enter your name here, or your e-mail address.',
  password: 'A password has at least 8 characters.',
  text: 'A message has at most 2000 characters.',
}
