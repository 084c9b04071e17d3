/** 7.81 Captured Artillery and 7.96 Turncoats: what the Victor gains before any Regroup. */
import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { HELD, NONE, OUT, type State } from '../state.ts'
import {
  AREA_OF,
  BLOCKS_OF,
  borderBetween,
  CANNONS_OF,
  CAVALRY,
  CLASS,
  CLUBMEN,
  COLOURED,
  COVENANTER,
  EFFECTIVENESS,
  INFANTRY,
  isArtillery,
  POOL,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { eliminate, enter, gainStep, isFullStrength, tell } from './3-blocks.ts'
import { isFriendlyTo } from './4-board.ts'

/** 7.81 These Artillery blocks are Eliminated, and their strength goes to the Victor, as far as he can use it (W-39). */
export function captureGuns(
  s: State,
  referee: Referee,
  winner: Side,
  area: number,
  inside: number,
  guns: readonly number[],
): void {
  let strength = 0
  for (const block of guns) {
    strength += s.steps[block]
    eliminate(s, referee, block)
  }
  gainGuns(s, referee, winner, area, inside, strength)
}

export function gainGuns(
  s: State,
  referee: Referee,
  winner: Side,
  area: number,
  inside: number,
  strength: number,
): void {
  if (strength === 0) return
  referee.emit({ type: 'guns-captured', side: winner, strength })
  s.stack.push({ step: 'capture', side: winner, area, inside, left: strength })
}

type Capture = FrameOf<'capture'>

const NOT_A_GUN = no('7.81', 'not-artillery')
const NOT_NEAR = no('7.81', 'not-near-the-battle')
const FULL = no('3.11', 'full-strength')
const NOT_IN_POOL = no('4.4', 'not-in-pool')
const ONLY_THERE = no('7.81', 'only-at-the-battle')

/** 7.81 Strength for Artillery in the Area of the Battle, its City included, or an adjacent Friendly one; 8.2 in a Sally, in the City. */
function mayMan(s: State, f: Capture, block: number): Verdict {
  if (SIDE[block] !== f.side || !isArtillery(block) || COLOURED[block]) return NOT_A_GUN
  const at = s.at[block]
  if (f.inside !== NONE ? at !== f.inside : AREA_OF[at] !== f.area && !isNextTo(s, f, at)) return NOT_NEAR
  return isFullStrength(s, block) ? FULL : yes
}

const isNextTo = (s: State, f: Capture, at: number): boolean =>
  borderBetween(at, f.area) >= 0 && isFriendlyTo(s, f.side, at)

/** 7.81, W-39 Or a new Artillery block from the pool, at the place of the Battle. */
function mayPlace(s: State, f: Capture, block: number, place: number): Verdict {
  if (SIDE[block] !== f.side || !isArtillery(block) || COLOURED[block]) return NOT_A_GUN
  if (s.at[block] !== POOL) return NOT_IN_POOL
  return place === (f.inside === NONE ? f.area : f.inside) ? yes : ONLY_THERE
}

const canUse = (s: State, f: Capture): boolean =>
  CANNONS_OF[f.side].some((block) => (s.at[block] === POOL ? !COLOURED[block] : mayMan(s, f, block) === yes))

export const capture: Step<State, Capture> = {
  rule: '7.81',
  seats: (s, f) => (f.left > 0 && canUse(s, f) ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'capture', params: { left: f.left } }),
  choices: {
    recruit: {
      args: ['block'],
      among: (_, f) => CANNONS_OF[f.side],
      may: mayMan,
      act(s, f, referee, block) {
        f.left--
        gainStep(s, referee, block)
      },
    },
    deploy: {
      args: ['block', 'area'],
      among: (_, f) => CANNONS_OF[f.side].map((block) => pair(block, f.inside === NONE ? f.area : f.inside)),
      may: mayPlace,
      act(s, f, referee, block, place) {
        f.left--
        enter(s, referee, block, place, 1)
        tell(referee, { type: 'deployed', side: f.side, token: s.token[block], place }, block)
      },
    },
    done: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

type Turned = FrameOf<'turncoats'>

const NOT_HERE = no('7.96', 'not-in-this-combat')
const NOT_THAT_CLASS = no('7.96', 'nobody-of-that-class')
const NOT_WORST = no('7.96', 'not-the-lowest-effectiveness')

/** W-47 Who could take a turncoat: whoever took part in the combat, in Reserve too. */
function isWilling(s: State, f: Turned, block: number): boolean {
  return (
    SIDE[block] === f.side &&
    s.line[block] !== OUT &&
    s.line[block] !== HELD &&
    !isFullStrength(s, block) &&
    !CLUBMEN[block] &&
    !COVENANTER[block]
  )
}

function worst(s: State, f: Turned, ofClass: number): number {
  let least = NONE
  for (const block of BLOCKS_OF[f.side]) {
    if (CLASS[block] !== ofClass || !isWilling(s, f, block)) continue
    if (least === NONE || EFFECTIVENESS[block] < least) least = EFFECTIVENESS[block]
  }
  return least
}

/** 7.96 Each strength goes to the block of the same class with the lowest effectiveness that is not at full strength. */
function mayTurn(s: State, f: Turned, block: number): Verdict {
  if (!isWilling(s, f, block)) return NOT_HERE
  if ((CLASS[block] === INFANTRY ? f.foot : CLASS[block] === CAVALRY ? f.horse : 0) === 0)
    return NOT_THAT_CLASS
  return EFFECTIVENESS[block] === worst(s, f, CLASS[block]) ? yes : NOT_WORST
}

/** 7.96 card-turncoats One strength for the Victor for each Cavalry and Infantry block that the Loser lost in the rounds. */
export const turncoats: Step<State, Turned> = {
  rule: '7.96',
  seats: (s, f) =>
    (f.foot > 0 && worst(s, f, INFANTRY) !== NONE) || (f.horse > 0 && worst(s, f, CAVALRY) !== NONE)
      ? sideBit(f.side)
      : 0,
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'turncoats', params: { foot: f.foot, horse: f.horse } }),
  choices: {
    turn: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: mayTurn,
      act(s, f, referee, block) {
        if (CLASS[block] === INFANTRY) f.foot--
        else f.horse--
        gainStep(s, referee, block)
      },
    },
  },
}

/** 7.96 It serves whoever won, whoever played the card. */
export function pushTurncoats(
  s: State,
  referee: Referee,
  side: Side,
  area: number,
  foot: number,
  horse: number,
): void {
  if (foot + horse === 0) return
  referee.emit({ type: 'turncoats', side, foot, horse })
  s.stack.push({ step: 'turncoats', side, area, foot, horse })
}
