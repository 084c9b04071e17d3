/** The talk of a match in this browser: people say things to bots, and bots to people. Runs in a worker and in tests. */
import { proposes, SAYINGS_IN_A_ROUND } from '@muster/bots/manners'
import { listed } from '@muster/catalogue/listed'
import type { Action } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import { MusterError } from '@muster/kernel/errors'
import type { Seat, Viewer } from '@muster/kernel/game'
import type { Match } from '@muster/kernel/match'
import {
  type Answer,
  answerProposal,
  askedBy,
  type Envoy,
  noTalks,
  privately,
  type Spoken,
  TABLE,
  type TalkMessage,
  type TalkRules,
  type Talks,
  type Term,
  talksFor,
  type Utterance,
} from '@muster/kernel/talk'
import type { Said } from '@muster/protocol/talk'
import type { SavedMatch } from './saved.ts'

export interface Talking {
  readonly rules: TalkRules
  readonly envoy: Envoy
  readonly saved: SavedMatch
  talks: Talks
}

/** Null where bots do not talk, or nobody is there to hear them: people at one screen talk aloud. */
export async function talkingFor(saved: SavedMatch): Promise<Talking | null> {
  const title = listed(saved.game)
  const kinds = new Set(saved.seats.map(({ kind }) => kind))
  if (!kinds.has('here') || !kinds.has('bot')) return null
  const [rules, envoy] = await Promise.all([title?.talks?.(), title?.envoy?.()])
  return rules === undefined || envoy === undefined
    ? null
    : { rules, envoy, saved, talks: saved.talks ?? noTalks }
}

const isBot = ({ saved }: Talking, seat: Seat): boolean => saved.seats[seat]?.kind === 'bot'

function accept(talking: Talking, spoken: Spoken): boolean {
  if ('refused' in spoken) return false
  talking.talks = spoken.talks
  return true
}

interface Words {
  readonly to: Seat | null
  readonly text: string
  readonly terms?: readonly Term[]
}

const utter = (talking: Talking, match: Match, from: Viewer, { to, text, terms }: Words): Spoken =>
  talking.rules.say(match.state, talking.talks, {
    from,
    channel: to === null ? TABLE : privately(from, to),
    text,
    ...(terms === undefined ? {} : { terms }),
    after: match.log.length,
    time: Date.now(),
  })

/** Somebody on this device says something; a bot whose word is asked for gives it at once, and says why. */
export function sayHere(talking: Talking, match: Match, from: Viewer, words: Words, luck: Chance): void {
  const spoken = utter(talking, match, from, words)
  if ('refused' in spoken) throw new MusterError('not-offered', { reason: spoken.refused })
  talking.talks = spoken.talks
  const message = talking.talks.messages[talking.talks.messages.length - 1]
  if (message.proposal === undefined) return
  const seat = askedBy(message).find((each) => isBot(talking, each))
  if (seat === undefined) return
  const seen = match.game.redeal(match.state, seat, luck)
  const { answer, because } = talking.envoy.answer(seen, seat, message)
  accept(talking, answerProposal(talking.talks, message.id, seat, answer))
  const to = message.channel.kind === 'private' ? message.from : null
  accept(talking, utter(talking, match, seat, { to, text: '', terms: because }))
}

export function answerHere(talking: Talking, id: number, by: Viewer, answer: Exclude<Answer, 'open'>): void {
  const spoken = answerProposal(talking.talks, id - 1, by, answer)
  if ('refused' in spoken) throw new MusterError('not-offered', { reason: spoken.refused })
  talking.talks = spoken.talks
}

/** Lets a bot say what it has to say before it chooses; the offers that its word leaves open. */
export function beforeChoosing(
  talking: Talking,
  match: Match,
  seat: Seat,
  offers: readonly Action[],
  luck: Chance,
): readonly Action[] {
  if (offers.length < 2) return offers
  const { envoy, saved } = talking
  const seen = match.game.redeal(match.state, seat, luck)
  const heard = talksFor(talking.talks, seat)
  if (proposes(saved.seats[seat].name)) {
    const people = saved.seats.flatMap(({ kind }, i) => (kind === 'here' ? [i] : []))
    for (const { to, terms } of envoy.speak(seen, seat, heard, people)) {
      if (saidByBots(talking) >= SAYINGS_IN_A_ROUND) break
      accept(talking, utter(talking, match, seat, { to, text: '', terms }))
    }
  }
  return envoy.keepWord(seen, seat, heard, offers)
}

/** What a bot owns up to when it breaks its word by a choice: to be found before the choice is made, and said after it. */
export function brokenWord(
  { envoy, talks }: Talking,
  match: Match,
  seat: Seat,
  offers: readonly Action[],
  chosen: Action,
  luck: Chance,
): readonly Utterance[] {
  if (offers.length < 2 || talks.messages.length === 0) return []
  const seen = match.game.redeal(match.state, seat, luck)
  return envoy.brokenWord(seen, seat, talksFor(talks, seat), offers, chosen)
}

export function ownUp(talking: Talking, match: Match, seat: Seat, words: readonly Utterance[]): void {
  for (const { to, terms } of words) accept(talking, utter(talking, match, seat, { to, text: '', terms }))
}

function saidByBots(talking: Talking): number {
  const { messages } = talking.talks
  const round = messages.at(-1)?.round ?? 0
  return messages.filter((each) => each.round === round && isBot(talking, each.from)).length
}

/** What a viewer may read, as the table shows it. */
export const saidTo = (talking: Talking, viewer: Viewer): Said[] =>
  talksFor(talking.talks, viewer).messages.map((message) => saidOf(talking.saved, message))

const saidOf = (saved: SavedMatch, message: TalkMessage): Said => ({
  // From 1 on, as whoever has read nothing has read up to 0.
  id: message.id + 1,
  match: saved.id,
  seat: message.from,
  name: saved.seats[message.from]?.kind === 'here' ? saved.seats[message.from].name : '',
  among: message.channel.kind === 'table' ? null : [...message.channel.seats],
  text: message.text,
  proposal:
    message.proposal === undefined
      ? null
      : {
          terms: message.proposal.terms.map((term) => ({ ...term })),
          answer: message.proposal.answer,
          answeredBy: answeredBy(message),
        },
  after: message.after,
  at: new Date(message.time).toISOString(),
})

function answeredBy(message: TalkMessage): Seat | null {
  switch (message.proposal?.answer) {
    case 'withdrawn':
      return message.from
    case 'agreed':
    case 'declined':
      return askedBy(message)[0] ?? null
    case 'open':
    case undefined:
      return null
  }
}
