/** 6.0 Kings: Edward I and II, and the crowning of a Scottish king. */
import { isContested } from '@muster/block-kit/blocks'
import { rename } from '@muster/block-kit/fog'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee } from '../events.ts'
import type { State } from '../state.ts'
import {
  ENGLAND,
  EVERY_AREA,
  FACTION,
  FIFE,
  FRENCH,
  KING,
  MAX_STEPS,
  NOBLE_BLOCK,
  NOBLE_BRUCE,
  NOBLE_COMYN,
  NOBLE_MORAY,
  NOBLES,
  onMap,
  SCOTLAND,
  type Side,
  WALLACE,
} from '../tables.ts'
import { changeSides, enter, isDead } from './2-armies.ts'

/** The last year of Edward I (6.1, 8.2, 8.3). */
const LAST_YEAR_OF_EDWARD_I = 1306

/** 6.1 Edward I killed in combat: from now on the block is Edward II. */
export function edwardTheFirstDies(s: State, referee: Referee): void {
  s.edward = 2
  referee.emit({ type: 'edward-dies' })
}

/** 6.1, 8.2, 8.3 At the end of 1306 Edward I dies and the block becomes Edward II. */
export function edwardMayDieOfAge(s: State, referee: Referee): void {
  if (s.edward === 1 && s.year >= LAST_YEAR_OF_EDWARD_I) edwardTheFirstDies(s, referee)
}

/**
 * 7.4 Edward I may winter in Scotland if he is there, but not two years running and not in 1306. 6.1 Edward II never.
 * H-25 Only last winter is remembered.
 */
export function edwardMayWinter(s: State): Verdict {
  if (s.edward === 2) return EDWARD_II
  if (s.year === LAST_YEAR_OF_EDWARD_I) return NOT_IN_1306
  return s.edwardWintered === s.year - 1 ? TWO_WINTERS : yes
}

const EDWARD_II = no('6.1', 'edward-ii-never-winters')
const NOT_IN_1306 = no('7.4', 'not-in-1306')
const TWO_WINTERS = no('7.4', 'not-two-winters-running')

const BRUCE = 0
const BALLIOL = 2
/** 6.22 The first year in which Balliol may return. */
const BALLIOL_FROM = 1301

const ONLY_SCOTS = no('6.2', 'only-scots-crown')
const ALREADY_CROWNED = no('6.2', 'already-crowned')
const WALLACE_LIVES = no('6.21', 'wallace-is-not-dead')
const NOT_IN_FIFE = no('6.21', 'candidate-not-in-fife')
const TOO_EARLY = no('6.22', 'balliol-not-before-1301')
const NO_FRENCH = no('6.22', 'french-knights-not-on-map')

/** 6.2 Once in a match the Scots may crown a king, with any event card and in place of its event. */
export function mayCrown(s: State, side: Side, candidate: number): Verdict {
  if (side !== SCOTLAND) return ONLY_SCOTS
  if (s.crowned) return ALREADY_CROWNED
  return candidate === BALLIOL ? mayReturn(s) : mayBeCrowned(s, candidate)
}

/** 6.21 Bruce or Comyn: Wallace must be dead (in the pool is not dead) and the candidate, a Scot, in Fife. */
function mayBeCrowned(s: State, candidate: number): Verdict {
  if (!isDead(s, WALLACE)) return WALLACE_LIVES
  const noble = candidate === BRUCE ? NOBLE_BRUCE : NOBLE_COMYN
  return s.at[NOBLE_BLOCK[noble][SCOTLAND]] === FIFE ? yes : NOT_IN_FIFE
}

/** 6.22 Balliol: from 1301 on, when the French knights are on the map. Wallace may be alive or dead. */
function mayReturn(s: State): Verdict {
  if (s.year < BALLIOL_FROM) return TOO_EARLY
  return onMap(s.at[FRENCH]) ? yes : NO_FRENCH
}

/**
 * 6.21, 6.22 The King stands at full strength in Fife, or with the French knights. The rival faction goes over to
 * England: the Comyns against Bruce, but not Moray; the Bruces against Comyn and against Balliol. Battles that
 * follow are fought at once with the defectors attacking (H-20).
 */
export function crownKing(s: State, referee: Referee, candidate: number): void {
  s.crowned = true
  const area = candidate === BALLIOL ? s.at[FRENCH] : FIFE
  enter(s, referee, KING, area, MAX_STEPS[KING])
  referee.emit({ type: 'crowned', candidate, area })
  const defectors = defect(s, referee, candidate === BRUCE ? 'comyn' : 'bruce')
  // New names by lot: their order must not tell one block from another that stands beside it.
  rename(s, referee.chance, [KING, ...defectors])
}

function defect(s: State, referee: Referee, faction: string): number[] {
  const defectors: number[] = []
  for (let noble = 0; noble < NOBLES.length; noble++) {
    if (FACTION[noble] !== faction || noble === NOBLE_MORAY) continue
    const block = NOBLE_BLOCK[noble][SCOTLAND]
    if (onMap(s.at[block])) defectors.push(changeSides(s, referee, block, s.steps[block]))
  }
  let fighting = false
  for (const area of EVERY_AREA) {
    if (!isContested(s, area)) continue
    s.attacker[area] = ENGLAND
    fighting = true
  }
  if (fighting) s.stack.push({ step: 'battles' })
  return defectors
}
