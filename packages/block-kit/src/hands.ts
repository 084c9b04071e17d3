/** Hands of cards of two sides: dealing, laying face down at the same time, and dealing hidden ones again. */
import { type Chance, shuffle } from '@muster/kernel/chance'
import type { BaseState, Frame, Referee, Seats, Step } from '@muster/kernel/game'
import { type Refusal, yes } from '@muster/kernel/verdict'

export interface HandState {
  hands: [number[], number[]]
  /** The cards turned up since they were last shuffled. */
  discards: number[]
  /** By card: the seats that have seen it since then. */
  cardKnown: Seats[]
}

/** Pending: the card that each side has laid face down, NOT_LAID before. */
export interface LaidCards extends Frame {
  laid: [number, number]
}
export const NOT_LAID = -1

const BOTH: Seats = 3

/** What is told of hands: how many cards and that one was laid; which, only to their owner. */
export type HandEvent =
  | { type: 'hand-dealt'; side: 0 | 1; count: number; cards?: number[] }
  | { type: 'card-laid'; side: 0 | 1; card?: number }
type HandReferee = Referee<HandEvent>

/** Takes a hand from the top of a deck, tells everybody how many cards and its owner which. */
export function dealHand(
  s: HandState,
  referee: HandReferee,
  deck: number[],
  side: 0 | 1,
  size: number,
): void {
  const hand = deck.splice(0, size).sort((one, two) => one - two)
  s.hands[side] = hand
  for (const card of hand) s.cardKnown[card] = 1 << side
  referee.whisper({ type: 'hand-dealt', side, count: hand.length }, 1 << side, { cards: hand.slice() })
}

/** Both sides lay one card face down, at the same time and in either order; then both are turned up. */
export function layCards<S extends BaseState & HandState, F extends LaidCards>(own: {
  readonly rule: string
  readonly notInHand: Refusal
  turnedUp(s: S, referee: HandReferee, laid: readonly [number, number]): void
}): Step<S, F, HandEvent> {
  return {
    rule: own.rule,
    seats: (_, f) => (f.laid[0] === NOT_LAID ? 1 : 0) | (f.laid[1] === NOT_LAID ? 2 : 0),
    run(s, f, referee) {
      s.stack.pop()
      for (const side of [0, 1] as const) turnUp(s, referee, side, f.laid[side])
      own.turnedUp(s, referee, f.laid)
    },
    choices: {
      lay: {
        args: ['card'],
        among: (s, _, seat) => s.hands[seat],
        may: (s, _, card, __, seat) => (s.hands[seat].includes(card) ? yes : own.notInHand),
        act(_, f, referee, card, __, seat) {
          f.laid[seat] = card
          referee.whisper({ type: 'card-laid', side: seat as 0 | 1 }, 1 << seat, { card })
        },
      },
    },
  }
}

/** What a side still holds: a card that lies face down has left the hand for everybody's eyes. */
export const held = (
  s: Pick<HandState, 'hands'>,
  side: 0 | 1,
  laid: readonly [number, number],
): readonly number[] => s.hands[side].filter((card) => card !== laid[side])

function turnUp(s: HandState, referee: HandReferee, side: 0 | 1, card: number): void {
  referee.reveal(s.cardKnown, card, BOTH)
  s.hands[side].splice(s.hands[side].indexOf(card), 1)
  s.discards.push(card)
}

/**
 * Deals again the hands that a viewer does not see, and the cards laid from them, from all cards that the viewer has
 * not seen. `seen` are the seats whose knowledge the viewer has: all, for a spectator.
 */
export function redealHands(
  s: HandState,
  laid: LaidCards | undefined,
  seen: Seats,
  hidden: readonly (0 | 1)[],
  chance: Chance,
): void {
  const isHidden = (card: number): boolean => (s.cardKnown[card] & seen) !== seen
  const unseen = shuffle(
    chance,
    s.cardKnown.map((_, card) => card).filter((card) => isHidden(card)),
  )
  const dealt: [number[], number[]] = [s.hands[0], s.hands[1]]
  for (const side of hidden) {
    const kept = s.hands[side].filter((card) => !isHidden(card))
    const anew = s.hands[side].slice(kept.length).map(() => unseen.pop() ?? 0)
    dealt[side] = [...kept, ...anew].sort((one, two) => one - two)
  }
  for (const side of hidden) {
    for (const card of s.hands[side]) s.cardKnown[card] &= ~(1 << side)
  }
  for (const side of hidden) {
    for (const card of dealt[side]) s.cardKnown[card] |= 1 << side
    if (laid !== undefined && laid.laid[side] !== NOT_LAID) {
      laid.laid[side] = dealt[side][chance.below(dealt[side].length)]
    }
  }
  s.hands = dealt
}
