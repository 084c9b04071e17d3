/** 5.0 The cards, and the Initiative Phase (2.31) in which they are played. */
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import {
  BESIDE_MAP,
  DISCARDED,
  IN_DECK,
  IN_HAND,
  LATER,
  NONE,
  OUT_OF_GAME,
  PLAYED,
  type State,
} from '../state.ts'
import {
  ADD_YEAR,
  BOTH,
  CARD_POINTS,
  CARDS_OF,
  EVENT,
  EVERY_CARD,
  enemyOf,
  HAND_SIZE,
  PARLIAMENT,
  REMOVE_YEAR,
  ROYALIST,
  type Side,
  sideBit,
} from '../tables.ts'
import { enactEvent, mayEnact } from './6-events.ts'
import { breaksTies } from './12-scenarios.ts'

/** 2.1, 5.0 Six cards are dealt to each player from their own deck. */
export function dealHands(s: State, referee: Referee): void {
  for (const side of [ROYALIST, PARLIAMENT] as const) {
    const deck = CARDS_OF[side].filter((card) => s.cardAt[card] === IN_DECK)
    const hand: number[] = []
    for (let i = 0; i < HAND_SIZE && deck.length > 0; i++) {
      const [card] = deck.splice(referee.chance.below(deck.length), 1)
      hand.push(card)
      s.cardAt[card] = IN_HAND
      s.cardKnown[card] = sideBit(side)
    }
    s.hands[side] = hand.sort((a, b) => a - b)
    referee.whisper({ type: 'hand-dealt', side, count: hand.length }, sideBit(side), { cards: hand.slice() })
  }
}

const NOT_IN_HAND = no('5.0', 'not-in-hand')

function takeFromHand(s: State, side: number, card: number, to: number): void {
  const hand = s.hands[side as Side]
  hand.splice(hand.indexOf(card), 1)
  s.cardAt[card] = to
}

const isInHand = (s: State, side: number, card: number): Verdict =>
  s.hands[side as Side].includes(card) ? yes : NOT_IN_HAND

/** 2.1 In 1642 each player examines the six cards and secretly discards four (12.51: three), in either order (W-1). */
export const discard: Step<State, FrameOf<'discard'>> = {
  rule: '2.1',
  seats: (_, f) => (f.left[ROYALIST] > 0 ? 1 : 0) | (f.left[PARLIAMENT] > 0 ? 2 : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f, seat) => ({ code: 'discard', params: { left: f.left[seat as Side] } }),
  choices: {
    discard: {
      args: ['card'],
      among: (s, _, seat) => s.hands[seat as Side],
      may: (s, _, card, __, seat) => isInHand(s, seat, card),
      act(s, f, referee, card, __, seat) {
        f.left[seat as Side]--
        takeFromHand(s, seat, card, DISCARDED)
        referee.whisper({ type: 'card-discarded', side: seat as Side }, 1 << seat, { card })
      },
    },
  },
}

/** 2.31 Each player lays a card face down; both are turned up together. */
export const playCards: Step<State, FrameOf<'play-cards'>> = {
  rule: '2.31',
  seats: (_, f) => (f.laid[ROYALIST] === NONE ? 1 : 0) | (f.laid[PARLIAMENT] === NONE ? 2 : 0),
  run(s, f, referee) {
    s.stack.pop()
    turnUp(s, referee, f.laid)
  },
  choices: {
    lay: {
      args: ['card'],
      among: (s, _, seat) => s.hands[seat as Side],
      may: (s, _, card, __, seat) => isInHand(s, seat, card),
      act(_, f, referee, card, __, seat) {
        f.laid[seat as Side] = card
        referee.whisper({ type: 'card-laid', side: seat as Side }, 1 << seat, { card })
      },
    },
  },
}

function turnUp(s: State, referee: Referee, laid: readonly [number, number]): void {
  for (const side of [ROYALIST, PARLIAMENT] as const) takeFromHand(s, side, laid[side], PLAYED)
  s.cards = [laid[0], laid[1]]
  for (const card of laid) referee.reveal(s.cardKnown, card, BOTH)
  referee.emit({ type: 'cards-revealed', cards: [laid[0], laid[1]] })
  const first = playerOne(laid[ROYALIST], laid[PARLIAMENT])
  if (first === TIE) s.stack.push({ step: 'initiative', side: breaksTies(s) })
  else becomeFirst(s, referee, first)
}

export const TIE = -1

/** 2.31, card-surprise-attack The higher number is Player 1; Surprise Attack is so whatever the numbers; equal, or both by surprise: a tie. */
export function playerOne(royalist: number, parliament: number): Side | typeof TIE {
  const rank = (card: number): number => (EVENT[card] === 'surprise-attack' ? SURPRISE : CARD_POINTS[card])
  if (rank(royalist) === rank(parliament)) return TIE
  return rank(royalist) > rank(parliament) ? ROYALIST : PARLIAMENT
}

const SURPRISE = 9

function becomeFirst(s: State, referee: Referee, side: Side): void {
  s.first = side
  referee.emit({ type: 'player-one', side })
}

/** 2.31 On a tie the Royalist decides who is Player 1 in 1642 and 1643, the Parliamentarian later. */
export const initiative: Step<State, FrameOf<'initiative'>> = {
  rule: '2.31',
  seats: (_, f) => sideBit(f.side),
  choices: {
    'go-first': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        becomeFirst(s, referee, f.side)
      },
    },
    'go-second': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        becomeFirst(s, referee, enemyOf(f.side))
      },
    },
  },
}

/** 2.31, 6.01 The event on a card may be enacted; it need not be. */
export const event: Step<State, FrameOf<'event'>> = {
  rule: '2.31',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'event', params: { card: f.card } }),
  choices: {
    enact: {
      args: [],
      may: (s, f) => mayEnact(s, f.side, f.card),
      act(s, f, referee) {
        s.stack.pop()
        s.enacted[f.side] = true
        referee.emit({ type: 'event-enacted', side: f.side, card: f.card })
        enactEvent(s, referee, f.side, f.card)
      },
    },
    decline: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'event-declined', side: f.side, card: f.card })
      },
    },
  },
}

/**
 * 5.0 What becomes of a card after the Turn. Ruling: a card played without enacting its event is set aside like any
 * other; the instruction below the event needs the event.
 */
export function disposeOfCard(s: State, side: Side, afterPlay: string): void {
  const card = s.cards[side]
  if (!s.enacted[side] || s.cardAt[card] !== PLAYED) return
  if (afterPlay === 'remove') s.cardAt[card] = OUT_OF_GAME
  else if (afterPlay === 'beside-map') s.cardAt[card] = BESIDE_MAP
}

/**
 * 11.4 Cards whose downward arrow shows this Year leave the game, wherever they are; those whose upward arrow shows
 * the next one join; played, discarded and unplayed cards are shuffled back.
 */
export function prepareDecks(s: State): void {
  for (const card of EVERY_CARD) {
    const at = s.cardAt[card]
    s.cardKnown[card] = 0
    if (at === OUT_OF_GAME || at === BESIDE_MAP) continue
    if (REMOVE_YEAR[card] === s.year) s.cardAt[card] = OUT_OF_GAME
    else if (at !== LATER || ADD_YEAR[card] === s.year + 1) s.cardAt[card] = IN_DECK
  }
  s.hands = [[], []]
}
