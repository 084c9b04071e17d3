/** 7.0, 1.4 The supply phase: the new King, executions, minors, and hunger. */
import { blocksOf } from '@muster/block-kit/blocks'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import { type FrameOf, SUPPLY_STAGES, type SupplyStage } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import {
  AREA_COUNT,
  BLOCKS_OF,
  BOTH,
  CROWNS,
  EVERY_AREA,
  EVERY_SIDE,
  EXILES,
  enemyOf,
  HEIRS,
  MINORS,
  onMap,
  SIDE,
  type Side,
  SUPPLIED_FREE,
  SUPPLY,
  sideBit,
  TURNED_HEIRS,
} from '../tables.ts'
import { claimant, enter, fullStrength, isCaptive, turnFaceDown } from './3-armies.ts'
import { mayHeirEnter } from './5-recruits.ts'
import { killForGood, loseStep } from './6-deaths.ts'

type Stage = (s: State, referee: Referee, f: FrameOf<'supply-phase'>) => void

/** R-32 The King is named, captives are executed, then the Pretender's heirs and supply, then the King's. */
const SUPPLY_PHASE: Readonly<Record<SupplyStage, Stage>> = {
  king(s, referee) {
    if (s.king === NONE) proclaimKing(s, referee)
  },
  executions(s) {
    for (const side of EVERY_SIDE) {
      if (holdsCaptive(s, side)) s.stack.push({ step: 'executions', side })
    }
  },
  /** 6.82, R-28 Who starves from here on is followed in the next supply phase, not in this one. */
  'heirs-counted'(s, _, f) {
    f.due = [s.minorsDue[0], s.minorsDue[1]]
  },
  'pretenders-minors': (s, _, f) => minorsEnter(s, f, enemyOf(s.throne)),
  'pretenders-hunger': (s) => hunger(s, enemyOf(s.throne)),
  'kings-minors': (s, _, f) => minorsEnter(s, f, s.throne),
  proclamation: proclaimKing,
  'kings-hunger': (s) => hunger(s, s.throne),
  end(s) {
    s.stack.pop()
  },
}
const PHASE = SUPPLY_STAGES.map((stage) => SUPPLY_PHASE[stage])

export const supplyPhase: Step<State, FrameOf<'supply-phase'>> = {
  rule: '1.4',
  run: (s, f, referee) => PHASE[f.stage++](s, referee, f),
}

// 6.81 The King

/**
 * 6.81 The senior royal heir becomes King where he stands, exile included, and his place is announced; a minor when he
 * has entered. 3.21 An heir who comes back to his house above the King takes his place. R-39 There may be nobody.
 */
export function proclaimKing(s: State, referee: Referee): void {
  const king = claimant(s, s.throne)
  if (king === s.king) return
  s.king = king
  if (king === NONE) return
  const area = onMap(s.at[king]) ? s.at[king] : null
  referee.emit({ type: 'king-proclaimed', block: king, area, token: s.token[king] })
  if (area === null) return
  referee.reveal(s.known, king, BOTH)
  turnFaceDown(s, king)
}

// 9.1 Executions

/** Whether a side holds a turned heir of the other. */
const holdsCaptive = (s: State, side: Side): boolean =>
  TURNED_HEIRS.some((block) => SIDE[block] === side && isCaptive(s, block))

const NOT_A_CAPTIVE = no('9.1', 'not-a-turned-heir-of-yours')

/** 9.1, R-40 In every supply phase, before minors enter, a side may execute a turned Clarence or Exeter. */
export const executions: Step<State, FrameOf<'executions'>> = {
  rule: '9.1',
  seats: (s, f) => (holdsCaptive(s, f.side) ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  choices: {
    execute: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => (SIDE[block] === f.side && isCaptive(s, block) ? yes : NOT_A_CAPTIVE),
      act(s, _, referee, block) {
        referee.emit({ type: 'executed', block })
        killForGood(s, referee, block)
      },
    },
    spare: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

// 6.82, 4.5 Minors

/** The minors of a side, the senior first. */
const minorsOf = (s: State, side: Side): number[] => HEIRS[side].filter((heir) => s.at[heir] === MINORS)

/** 4.5, 6.82, R-28 For each heir killed the senior minor of his side enters, one for each. */
function minorsEnter(s: State, f: FrameOf<'supply-phase'>, side: Side): void {
  const due = minorsOf(s, side).slice(0, f.due[side])
  for (const block of due.reverse()) s.stack.push({ step: 'heir-enters', side, block })
}

/** 6.82 Royal heirs in a friendly or vacant crown area, the Pretender's in his exile. */
export const heirEnters: Step<State, FrameOf<'heir-enters'>> = {
  rule: '6.82',
  seats: (s, f) => (EVERY_AREA.some((area) => mayHeirEnter(s, f.side, area) === yes) ? sideBit(f.side) : 0),
  // R-28 Without an open crown area he waits for a later supply phase.
  run(s, f, referee) {
    s.stack.pop()
    referee.emit({ type: 'heir-waits', block: f.block })
  },
  prompt: (_, f) => ({ code: 'heir-enters', params: { block: f.block } }),
  choices: {
    enter: {
      args: ['area'],
      among: (s, f) => (f.side === s.throne ? CROWNS : EXILES[f.side]),
      may: (s, f, area) => mayHeirEnter(s, f.side, area),
      act(s, f, referee, area) {
        s.stack.pop()
        s.minorsDue[f.side]--
        enter(s, referee, f.block, area, fullStrength(f.block))
        referee.emit({ type: 'heir-enters', block: f.block, area, token: s.token[f.block] })
      },
    },
  },
}

// 7.1, 7.2 Limits

/**
 * 7.1 An area supplies four blocks, one with a city five. 7.2 Calais and France supply four, Ireland and Scotland two,
 * and besides their own mercenaries and no others.
 */
export function blocksOverLimit(
  s: State,
  side: Side,
  among: readonly number[],
): { left: number[]; total: number } {
  if (!among.some((area) => blocksOf(s, side, area) > SUPPLY[area])) return NOBODY_OVER_LIMIT
  const left = EVERY_AREA.map(() => 0)
  for (const block of BLOCKS_OF[side]) {
    const area = s.at[block]
    if (onMap(area) && !isSuppliedFree(block, area)) left[area]++
  }
  let total = 0
  for (const area of EVERY_AREA) {
    left[area] = among.includes(area) ? Math.max(0, left[area] - SUPPLY[area]) : 0
    total += left[area]
  }
  return { left, total }
}

const NOBODY_OVER_LIMIT = { left: [], total: 0 }

export const isSuppliedFree = (block: number, area: number): boolean =>
  SUPPLIED_FREE[block * AREA_COUNT + area] === 1

function hunger(s: State, side: Side): void {
  const { left, total } = blocksOverLimit(s, side, EVERY_AREA)
  if (total > 0) s.stack.push({ step: 'supply', side, left, total, done: [] })
}

export const NOT_OVER_LIMIT = no('7.1', 'area-not-over-limit')
export const SUPPLIED_AT_HOME = no('7.2', 'mercenary-supplied-at-home')
const SUFFERED_ALREADY = no('7.1', 'suffered-already')

/** Whether a block is one of those of which some are too many. */
export function isOneTooMany(s: State, side: Side, left: readonly number[], block: number): Verdict {
  const area = s.at[block]
  if (SIDE[block] !== side || !onMap(area) || left[area] === 0) return NOT_OVER_LIMIT
  return isSuppliedFree(block, area) ? SUPPLIED_AT_HOME : yes
}

/** 7.1 Each block over the limit, of the owner's choice, loses one step; R-45 none is chosen twice in a phase. */
export const supply: Step<State, FrameOf<'supply'>> = {
  rule: '7.1',
  seats: (_, f) => (f.total > 0 ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'supply', params: { left: f.total } }),
  choices: {
    starve: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may(s, f, block) {
        const verdict = isOneTooMany(s, f.side, f.left, block)
        if (verdict !== yes) return verdict
        return f.done.includes(block) ? SUFFERED_ALREADY : yes
      },
      act(s, f, referee, block) {
        f.left[s.at[block]]--
        f.total--
        f.done.push(block)
        loseStep(s, referee, block)
      },
    },
  },
}
