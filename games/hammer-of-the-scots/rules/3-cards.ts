/** 3.0 Cards: dealing, playing, who is Player 1, and what an event card may be used for. */
import { dealHand, layCards } from '@muster/block-kit/hands'
import { shuffle } from '@muster/kernel/chance'
import { no, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf, HammerFrame } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import {
  CARD_VALUE,
  CARDS,
  ENGLAND,
  EVERY_CARD,
  type EventCard,
  HAND_SIZE,
  isEvent,
  SCOTLAND,
  type Side,
  sideBit,
} from '../tables.ts'
import { crownKing, mayCrown } from './6-kings.ts'

/** 3.0, 7.8 At the start of each year all cards are shuffled and five dealt to each player. */
export function dealCards(s: State, referee: Referee): void {
  const deck = shuffle(referee.chance, EVERY_CARD.slice())
  s.cardKnown = EVERY_CARD.map(() => 0)
  s.discards = []
  for (const side of [ENGLAND, SCOTLAND] as const) dealHand(s, referee, deck, side, HAND_SIZE)
}

const NOT_IN_HAND = no('3.1', 'not-in-hand')

/** 3.1 Both players lay one card face down, at the same time and in either order; then both are turned up. */
export const playCards: Step<State, FrameOf<'play-cards'>> = layCards({
  rule: '3.1',
  notInHand: NOT_IN_HAND,
  turnedUp(s, referee: Referee, laid) {
    s.cards = [laid[ENGLAND], laid[SCOTLAND]]
    s.first = playerOne(laid[ENGLAND], laid[SCOTLAND])
    s.yearEnds = isEvent(laid[ENGLAND]) && isEvent(laid[SCOTLAND])
    const { cards, first, yearEnds } = s
    referee.emit({ type: 'cards-revealed', cards: [cards[0], cards[1]], first, yearEnds })
  },
})

/**
 * 3.1, 4.1 The higher value is Player 1; England on a tie.
 * 3.12 An event comes before any move card, so its player is Player 1; of two events England's comes first.
 */
export function playerOne(english: number, scottish: number): Side {
  return rank(scottish) > rank(english) ? SCOTLAND : ENGLAND
}

const rank = (card: number): number => (isEvent(card) ? 4 : CARD_VALUE[card])

/** 3.11 A move card moves one, two or three groups. An event moves none. */
export const groupsOf = (card: number): number => CARD_VALUE[card]

/**
 * 3.12 An event card gives the action printed on it. 6.21, 6.22 The Scot may announce a king instead.
 * 3.12-pass Its player may pass, but the effect cannot be kept for later.
 */
export const event: Step<State, FrameOf<'event'>> = {
  rule: '3.12',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'event', params: { card: f.card } }),
  choices: {
    play: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'event-played', side: f.side, card: f.card })
        const next = printedEffect(s, referee, f.side, CARDS[f.card] as EventCard)
        if (next !== null) s.stack.push(next)
      },
    },
    crown: {
      args: ['candidate'],
      among: (_, f) => (f.side === SCOTLAND ? CANDIDATE_NUMBERS : []),
      may: (s, f, candidate) => mayCrown(s, f.side, candidate),
      act(s, _, referee, candidate) {
        s.stack.pop()
        crownKing(s, referee, candidate)
      },
    },
    pass: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'event-passed', side: f.side, card: f.card })
      },
    },
  },
}

const CANDIDATE_NUMBERS = [0, 1, 2]

/** The five events; each is a step of its own in 3-events.ts, but a truce, which only has to be remembered. */
function printedEffect(s: State, referee: Referee, side: Side, card: EventCard): HammerFrame | null {
  switch (card) {
    case 'herald':
      return { step: 'herald', side }
    case 'pillage':
      return { step: 'pillage', side }
    case 'sea-move':
      return { step: 'sea-move', side, from: NONE, to: NONE, left: 2 }
    case 'victuals':
      return { step: 'victuals', side, area: NONE, left: 3 }
    case 'truce':
      declareTruce(s, referee, side)
      return null
  }
}

/** card-truce For the rest of the turn the opponent may not move a block into an area that holds yours. */
function declareTruce(s: State, referee: Referee, side: Side): void {
  s.truce = side
  referee.emit({ type: 'truce-declared', side })
}
