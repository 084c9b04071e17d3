/** 5.1 The cards: dealing, bad hands, who is Player 1. */
import { dealHand, layCards } from '@muster/block-kit/hands'
import { shuffle } from '@muster/kernel/chance'
import { no, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  BOTH,
  CARD_AP,
  EVERY_CARD,
  EVERY_SIDE,
  enemyOf,
  HAND_SIZE,
  isEvent,
  LANCASTER,
  type Side,
  sideBit,
  YORK,
} from '../tables.ts'

/** 5.1, 8.5 All 25 cards are shuffled and seven dealt to each player; the rest are not used in this campaign. */
export function dealCards(s: State, referee: Referee): void {
  s.discards = []
  s.hands = [[], []]
  for (const card of EVERY_CARD) s.cardKnown[card] = 0
  dealHands(s, referee, EVERY_SIDE)
}

/** Deals new hands to some sides from all cards that the others do not hold. */
function dealHands(s: State, referee: Referee, sides: readonly Side[]): void {
  const kept = s.hands.flatMap((hand, side) => (sides.includes(side as Side) ? [] : hand))
  const deck = shuffle(
    referee.chance,
    EVERY_CARD.filter((card) => !kept.includes(card)),
  )
  for (const side of sides) for (const card of s.hands[side]) s.cardKnown[card] = 0
  for (const side of sides) dealHand(s, referee, deck, side, HAND_SIZE)
}

/** 5.1 A hand worth this many action points or less, events included, may be shown and dealt again. */
const BAD_HAND = 13

const worth = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + CARD_AP[card], 0)

const HAND_TOO_GOOD = no('5.1', 'hand-too-good')

/**
 * 5.1, R-10 Before the first turn of a campaign each player may, once, show a bad hand and have it dealt again.
 * Both are asked, whatever they hold: that a player is not asked would tell of his hand.
 */
export const keepHands: Step<State, FrameOf<'keep-hands'>> = {
  rule: '5.1',
  discreet: true,
  seats: (s, f) => (mustSay(s, f, LANCASTER) ? 1 : 0) | (mustSay(s, f, YORK) ? 2 : 0),
  run: (s) => void s.stack.pop(),
  prompt: (s, _, seat) => ({ code: 'keep-hands', params: { worth: worth(s.hands[seat]) } }),
  choices: {
    keep: {
      args: [],
      may: () => yes,
      act(_, f, referee, __, ___, seat) {
        f.asked[seat] = 1
        referee.emit({ type: 'hand-kept', side: seat as Side })
      },
    },
    redeal: {
      args: [],
      may: (s, _, __, ___, seat) => (worth(s.hands[seat]) <= BAD_HAND ? yes : HAND_TOO_GOOD),
      act(s, f, referee, _, __, seat) {
        const side = seat as Side
        f.asked[side] = 1
        s.redealt[side] = 1
        for (const card of s.hands[side]) referee.reveal(s.cardKnown, card, BOTH)
        referee.emit({ type: 'hand-shown', side, cards: s.hands[side].slice() })
        s.stack.push({ step: 'exchange', side: enemyOf(side) })
      },
    },
  },
}

const mustSay = (s: State, f: FrameOf<'keep-hands'>, side: Side): boolean =>
  f.asked[side] === 0 && s.redealt[side] === 0

/** 5.1 When a hand is dealt again the opponent keeps or exchanges his own; all other cards are reshuffled. */
export const exchange: Step<State, FrameOf<'exchange'>> = {
  rule: '5.1',
  seats: (_, f) => sideBit(f.side),
  choices: {
    'keep-mine': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        dealHands(s, referee, [enemyOf(f.side)])
      },
    },
    'exchange-mine': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        // Ruling: a hand got by exchange is a new one, so its owner may still ask for his own redeal.
        const below = s.stack[s.stack.length - 1]
        if (below.step === 'keep-hands') below.asked[f.side] = 0
        dealHands(s, referee, EVERY_SIDE)
      },
    },
  },
}

const NOT_IN_HAND = no('1.1', 'not-in-hand')

/** 1.1 Both players lay one card face down, at the same time and in either order; then both are turned up. */
export const playCards: Step<State, FrameOf<'play-cards'>> = layCards({
  rule: '1.1',
  notInHand: NOT_IN_HAND,
  turnedUp(s, referee: Referee, laid) {
    s.cards = [laid[LANCASTER], laid[YORK]]
    s.first = playerOne(s, laid)
    referee.emit({ type: 'cards-revealed', cards: [laid[0], laid[1]], first: s.first })
  },
})

/** An event comes before any action card, even one of no action points. */
const EVENT_FIRST = 10

/** 1.1 The higher card is Player 1, the Pretender on a tie. 5.1, R-9 Events come first; of two, the higher AP. */
export function playerOne(s: State, laid: readonly [number, number]): Side {
  const pretender = enemyOf(s.throne)
  return rank(laid[s.throne]) > rank(laid[pretender]) ? s.throne : pretender
}

const rank = (card: number): number => CARD_AP[card] + (isEvent(card) ? EVENT_FIRST : 0)
