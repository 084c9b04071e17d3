/** The event cards, one step each. Their texts are not in the rulebook; see data/cards.json (H-39). */
import { isContested, isFriendly, put } from '@muster/block-kit/blocks'
import { strongest } from '@muster/block-kit/combat'
import { pair } from '@muster/kernel/action'
import { die } from '@muster/kernel/chance'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { FACT_PILLAGED, NONE, type State } from '../state.ts'
import {
  ARMIES,
  BLOCKS_OF,
  BOTH,
  borderBetween,
  COASTAL,
  EVERY_AREA,
  enemyOf,
  isNoble,
  MORAY,
  NOBLE_BLOCK,
  NOBLE_MORAY,
  NOBLES,
  NORSE,
  neighboursOf,
  onMap,
  POOL,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { changeSides, gainStep, isFullStrength, leave, tell } from './2-armies.ts'
import { isSide, NOT_YOURS, truceAllows } from './4-movement.ts'

// Herald

const EVERY_NOBLE: readonly number[] = NOBLES.map((_, noble) => noble)
const MORAY_IS_LOYAL = no('card-herald', 'moray-never-changes')
const NOT_AN_ENEMY_NOBLE = no('card-herald', 'not-an-enemy-noble')

/** card-herald Name an enemy noble on the map, not Moray; on 1 to 4 he changes sides where he stands. */
export const herald: Step<State, FrameOf<'herald'>> = {
  rule: 'card-herald',
  seats: (_, f) => sideBit(f.side),
  choices: {
    name: {
      args: ['noble'],
      among: () => EVERY_NOBLE,
      may: (s, f, noble) => mayPersuade(s, f.side, noble),
      act: (s, f, referee, noble) => sendHerald(s, referee, f.side, noble),
    },
    pass: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

function mayPersuade(s: State, side: Side, noble: number): Verdict {
  if (noble === NOBLE_MORAY) return MORAY_IS_LOYAL
  return onMap(s.at[NOBLE_BLOCK[noble][enemyOf(side)]]) ? yes : NOT_AN_ENEMY_NOBLE
}

function sendHerald(s: State, referee: Referee, side: Side, noble: number): void {
  s.stack.pop()
  const rolled = die(referee.chance)
  referee.emit({ type: 'herald-named', side, noble, die: rolled, persuaded: rolled <= 4 })
  if (rolled > 4) return
  const block = NOBLE_BLOCK[noble][enemyOf(side)]
  turnAndFight(s, referee, block, s.steps[block])
}

/** A noble changes sides outside battle; if both sides are then in his area they fight at once, his side attacking. */
export function turnAndFight(s: State, referee: Referee, block: number, steps: number): void {
  const turned = changeSides(s, referee, block, steps)
  const area = s.at[turned]
  if (!isContested(s, area)) return
  s.attacker[area] = SIDE[turned]
  if (s.stack.at(-1)?.step !== 'battles') s.stack.push({ step: 'battles' })
}

// Pillage

const NOT_PILLAGED = no('card-pillage', 'no-enemy-group-there')
const NOT_NEXT_TO_IT = no('card-pillage', 'no-group-of-yours-next-to-it')

/** card-pillage Choose an enemy group next to a group of yours. */
export const pillage: Step<State, FrameOf<'pillage'>> = {
  rule: 'card-pillage',
  seats: (_, f) => sideBit(f.side),
  choices: {
    pillage: {
      args: ['area', 'area'],
      among: (s, f) => pillagePairs(s, f.side),
      may(s, f, area, by) {
        if (!isFriendly(s, enemyOf(f.side), area)) return NOT_PILLAGED
        return isFriendly(s, f.side, by) && borderBetween(area, by) >= 0 ? yes : NOT_NEXT_TO_IT
      },
      act(s, f, referee, area, by) {
        s.stack.pop()
        referee.emit({ type: 'pillaged', side: f.side, area, by })
        // Final, whether or not the strengths of the pillaged leave their owner a choice: that must not tell.
        referee.reveal(s.facts, FACT_PILLAGED, BOTH)
        s.stack.push({ step: 'pillage-hits', side: enemyOf(f.side), area, by, hits: 2, lost: 0 })
      },
    },
    pass: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

function pillagePairs(s: State, side: Side): number[] {
  const pairs: number[] = []
  for (const by of EVERY_AREA) {
    if (isFriendly(s, side, by)) for (const area of neighboursOf(by)) pairs.push(pair(area, by))
  }
  return pairs
}

const NOT_STRONGEST = no('5.41', 'not-the-strongest')

const pillaged = (s: State, f: FrameOf<'pillage-hits'>): number[] =>
  strongest(s, BLOCKS_OF[f.side], (block) => s.at[block] === f.area)

/** card-pillage The group takes two hits, each on its strongest block; its owner chooses between equals. */
export const pillageHits: Step<State, FrameOf<'pillage-hits'>> = {
  rule: 'card-pillage',
  seats: (s, f) => (f.hits > 0 && pillaged(s, f).length > 1 ? sideBit(f.side) : 0),
  run(s, f, referee) {
    const [block] = f.hits > 0 ? pillaged(s, f) : []
    if (block !== undefined) loseToPillage(s, f, referee, block)
    else endPillage(s, f)
  },
  choices: {
    hit: {
      args: ['block'],
      among: (s, f) => pillaged(s, f),
      may(s, f, block) {
        if (SIDE[block] !== f.side) return NOT_YOURS
        return pillaged(s, f).includes(block) ? yes : NOT_STRONGEST
      },
      act: (s, f, referee, block) => loseToPillage(s, f, referee, block),
    },
  },
}

function loseToPillage(s: State, f: FrameOf<'pillage-hits'>, referee: Referee, block: number): void {
  f.hits--
  f.lost++
  s.steps[block]--
  const told = { type: 'step-lost', side: f.side, token: s.token[block], area: f.area } as const
  referee.whisper(told, sideBit(f.side), { block, steps: s.steps[block] })
  if (s.steps[block] === 0) eliminateByPillage(s, referee, block)
}

/**
 * 5.8 Blocks eliminated by Pillage go to their pool, crossed ones too: it is no elimination in battle.
 * H-15 A noble other than Moray is never in a pool (2.22): he changes sides at strength 1 instead.
 */
function eliminateByPillage(s: State, referee: Referee, block: number): void {
  if (isNoble(block) && block !== MORAY) {
    changeSides(s, referee, block, 1)
    return
  }
  const told = { type: 'pillage-loss', side: SIDE[block], token: s.token[block], area: s.at[block] } as const
  tell(referee, told, block)
  leave(s, block, POOL)
}

/** H-15, H-48 The pillager takes his gains. Then, if a noble came over, they fight at once, his new side attacking. */
function endPillage(s: State, f: FrameOf<'pillage-hits'>): void {
  s.stack.pop()
  const pillager = enemyOf(f.side)
  if (isContested(s, f.area)) {
    s.attacker[f.area] = pillager
    s.stack.push({ step: 'battles' })
  }
  s.stack.push({ step: 'pillage-gains', side: pillager, area: f.by, left: f.lost })
}

const FULL_STRENGTH = no('2.11', 'full-strength')
const NOT_THE_PILLAGERS = no('card-pillage', 'not-the-pillaging-group')
const DONE = { args: [], may: () => yes, act: (s: State) => void s.stack.pop() }

/** card-pillage The pillaging group regains up to as many steps as were really lost; the rest are lost. */
export const pillageGains: Step<State, FrameOf<'pillage-gains'>> = {
  rule: 'card-pillage',
  discreet: true,
  // Asked even when nobody can gain: that nobody can is not for the enemy to know.
  seats: (_, f) => (f.left > 0 ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'pillage-gains', params: { left: f.left } }),
  choices: {
    build: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may(s, f, block) {
        if (SIDE[block] !== f.side || s.at[block] !== f.area) return NOT_THE_PILLAGERS
        return isFullStrength(s, block) ? FULL_STRENGTH : yes
      },
      act(s, f, referee, block) {
        f.left--
        gainStep(s, referee, block)
      },
    },
    done: DONE,
  },
}

// Sea Move

const NORSE_HAS_SHIPS = no('card-sea-move', 'norse-may-not')
const NO_COAST = no('card-sea-move', 'no-coast')
const NOT_FRIENDLY = no('card-sea-move', 'not-friendly')
const ONE_VOYAGE = no('card-sea-move', 'one-voyage')
const ALREADY_MOVED = no('4.0', 'already-moved')

/** card-sea-move One or two blocks go from one coastal area to one other that is friendly; England has a coast. */
export const seaMove: Step<State, FrameOf<'sea-move'>> = {
  rule: 'card-sea-move',
  seats: (_, f) => (f.left > 0 ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'sea-move', params: { left: f.left } }),
  choices: {
    sail: {
      args: ['block', 'area'],
      among: (s, f) => voyages(s, f),
      may: (s, f, block, to) => maySail(s, f, block, to),
      act: sail,
    },
    done: DONE,
  },
}

function maySail(s: State, f: FrameOf<'sea-move'>, block: number, to: number): Verdict {
  const from = s.at[block]
  if (SIDE[block] !== f.side || !onMap(from)) return NOT_YOURS
  if (block === NORSE) return NORSE_HAS_SHIPS
  if (s.moved[block] === 1) return ALREADY_MOVED
  if (!COASTAL[from] || !COASTAL[to]) return NO_COAST
  if (from === to || !isFriendly(s, f.side, to)) return NOT_FRIENDLY
  if (f.from !== NONE && (f.from !== from || f.to !== to)) return ONE_VOYAGE
  return truceAllows(s, f.side, to)
}

function voyages(s: State, f: FrameOf<'sea-move'>): number[] {
  const pairs: number[] = []
  for (const block of BLOCKS_OF[f.side]) {
    if (!onMap(s.at[block]) || !COASTAL[s.at[block]]) continue
    for (const to of EVERY_AREA) if (isFriendly(s, f.side, to)) pairs.push(pair(block, to))
  }
  return pairs
}

function sail(s: State, f: FrameOf<'sea-move'>, referee: Referee, block: number, to: number): void {
  f.from = s.at[block]
  f.to = to
  f.left--
  put(s, ARMIES, block, to)
  s.moved[block] = 1
  tell(referee, { type: 'sailed', side: f.side, token: s.token[block], from: f.from, to }, block)
}

// Victuals

const ONE_AREA = no('card-victuals', 'one-area-only')

/** card-victuals Up to three steps, in any split, for your blocks in one area. */
export const victuals: Step<State, FrameOf<'victuals'>> = {
  rule: 'card-victuals',
  discreet: true,
  seats: (_, f) => (f.left > 0 ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'victuals', params: { left: f.left } }),
  choices: {
    build: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may(s, f, block) {
        if (!isSide(s, f.side, block)) return NOT_YOURS
        if (f.area !== NONE && s.at[block] !== f.area) return ONE_AREA
        return isFullStrength(s, block) ? FULL_STRENGTH : yes
      },
      act(s, f, referee, block) {
        f.area = s.at[block]
        f.left--
        gainStep(s, referee, block)
      },
    },
    done: DONE,
  },
}
