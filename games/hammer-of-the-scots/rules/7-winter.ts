/** 7.1 to 7.5 Winter: nobles go home, kings and armies go into quarters. The order is strict. */
import { blocksOf, isFriendly, put } from '@muster/block-kit/blocks'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  ARMIES,
  CATHEDRALS,
  EDWARD,
  ENGLAND,
  enemyOf,
  HOMES,
  KING,
  MAX_STEPS,
  MORAY,
  NOBLE_BLOCK,
  NOBLE_BRUCE,
  NOBLE_COMYN,
  NOBLE_MORAY,
  NOBLES,
  onMap,
  POOL,
  SCOTLAND,
  SELKIRK,
  SIDE,
  type Side,
  sideBit,
  THE_ENGLAND,
  WALLACE,
} from '../tables.ts'
import { changeSides, leave, tell } from './2-armies.ts'
import { edwardMayWinter } from './6-kings.ts'

/** 5.8, 7.3, 7.5 Disbanded blocks go to their pool, crossed ones too: it is no elimination in battle. */
export function disband(s: State, referee: Referee, block: number): void {
  tell(referee, { type: 'disbanded', side: SIDE[block], token: s.token[block], area: s.at[block] }, block)
  leave(s, block, POOL)
}

// 7.1 Nobles go home

const WITH_TWO_HOMES = [NOBLE_BRUCE, NOBLE_COMYN]
/** H-19 Within a side first those with one home, then Bruce, then Comyn; Moray is last and has a step of his own. */
const ORDER: readonly number[] = [
  ...NOBLES.map((_, noble) => noble).filter(
    (noble) => noble !== NOBLE_MORAY && !WITH_TWO_HOMES.includes(noble),
  ),
  ...WITH_TWO_HOMES,
]

/**
 * 7.1 All nobles return home, English ones first. A noble goes home once: the list is drawn up when a side's half
 * begins, so one who came over in the English half does not go again in the Scottish half (H-19).
 */
export function noblesGoHome(s: State, side: Side, alreadyHome: readonly number[]): number[] {
  const travellers = ORDER.filter(
    (noble) => onMap(s.at[NOBLE_BLOCK[noble][side]]) && !alreadyHome.includes(noble),
  )
  for (const noble of [...travellers].reverse()) {
    s.stack.push({ step: 'noble-goes-home', block: NOBLE_BLOCK[noble][side], chooser: side })
  }
  return travellers
}

const isHeldAgainst = (s: State, block: number, home: number): boolean =>
  blocksOf(s, enemyOf(SIDE[block]), home) > 0

/** The homes that a noble may go to: those the enemy does not hold, or if he holds them all, all of them. */
function openHomes(s: State, block: number): readonly number[] {
  const open = HOMES[block].filter((home) => !isHeldAgainst(s, block, home))
  return open.length > 0 ? open : HOMES[block]
}

const NOT_HIS_HOME = no('7.1', 'not-his-home')
const HOME_HELD_BY_ENEMY = no('7.12', 'home-held-by-enemy')

/**
 * 7.1 A noble returns to his home; if the enemy occupies it he goes over to the enemy at his current strength.
 * 7.12 Bruce and Comyn may go to either home; if the enemy holds one, to the other; if he holds both, the enemy
 * chooses in which the noble winters after coming over.
 */
export const nobleGoesHome: Step<State, FrameOf<'noble-goes-home'>> = {
  rule: '7.1',
  seats: (s, f) => {
    const homes = openHomes(s, f.block)
    if (homes.length === 1) return 0
    return sideBit(isHeldAgainst(s, f.block, homes[0]) ? enemyOf(f.chooser) : f.chooser)
  },
  run: (s, f, referee) => goHome(s, referee, f.block, openHomes(s, f.block)[0]),
  prompt: (_, f) => ({ code: 'noble-goes-home', params: { block: f.block } }),
  choices: {
    home: {
      args: ['area'],
      among: (_, f) => HOMES[f.block],
      may(s, f, area) {
        if (!HOMES[f.block].includes(area)) return NOT_HIS_HOME
        return openHomes(s, f.block).includes(area) ? yes : HOME_HELD_BY_ENEMY
      },
      act: (s, f, referee, area) => goHome(s, referee, f.block, area),
    },
  },
}

function goHome(s: State, referee: Referee, block: number, home: number): void {
  s.stack.pop()
  const turns = isHeldAgainst(s, block, home)
  put(s, ARMIES, block, home)
  // Told also of a noble who is home already: that he need not travel is news to the enemy.
  tell(referee, { type: 'went-home', side: SIDE[block], token: s.token[block], area: home }, block)
  if (turns) changeSides(s, referee, block, s.steps[block])
}

const MORAY_HOME = HOMES[MORAY][0]
const MORAYS_HOME_HELD = no('7.1', 'home-held-by-enemy')
const NOT_IN_ENGLAND = no('5.9', 'not-in-england')

/** 7.1 Exception: Moray may go home, stay, or be disbanded (H-18); he cannot go to an enemy-held home. */
export const morayGoesHome: Step<State, FrameOf<'moray-goes-home'>> = {
  rule: '7.1',
  seats: (s) => (onMap(s.at[MORAY]) ? sideBit(SCOTLAND) : 0),
  run: (s) => void s.stack.pop(),
  choices: {
    'moray-home': {
      args: [],
      may: (s) => (isHeldAgainst(s, MORAY, MORAY_HOME) ? MORAYS_HOME_HELD : yes),
      act: (s, _, referee) => goHome(s, referee, MORAY, MORAY_HOME),
    },
    stay: {
      args: [],
      may: (s) => (s.at[MORAY] === THE_ENGLAND ? NOT_IN_ENGLAND : yes),
      act: (s) => void s.stack.pop(),
    },
    'disband-moray': {
      args: [],
      may: () => yes,
      act(s, _, referee) {
        s.stack.pop()
        disband(s, referee, MORAY)
      },
    },
  },
}

// 7.2 The Scottish king

const NO_CATHEDRAL = no('7.2', 'not-a-friendly-cathedral')
const KING_NOT_IN_ENGLAND = no('5.9', 'not-in-england')

/** 7.2 The Scottish king may move to a friendly cathedral (H-21), stay, or be disbanded to the pool (H-22). */
export const scottishKingWinters: Step<State, FrameOf<'scottish-king-winters'>> = {
  rule: '7.2',
  seats: (s) => (onMap(s.at[KING]) ? sideBit(SCOTLAND) : 0),
  run: (s) => void s.stack.pop(),
  choices: {
    cathedral: {
      args: ['area'],
      among: () => CATHEDRALS,
      may: mayGoToCathedral,
      act(s, _, referee, area) {
        s.stack.pop()
        put(s, ARMIES, KING, area)
        tell(referee, { type: 'king-to-cathedral', side: SCOTLAND, token: s.token[KING], area }, KING)
      },
    },
    stay: {
      args: [],
      may: (s) => (s.at[KING] === THE_ENGLAND ? KING_NOT_IN_ENGLAND : yes),
      act: (s) => void s.stack.pop(),
    },
    'disband-king': {
      args: [],
      may: () => yes,
      act(s, _, referee) {
        s.stack.pop()
        disband(s, referee, KING)
      },
    },
  },
}

function mayGoToCathedral(s: State, _: unknown, area: number): Verdict {
  const friendly = CATHEDRALS.includes(area) && isFriendly(s, SCOTLAND, area) && s.at[KING] !== area
  return friendly ? yes : NO_CATHEDRAL
}

// 7.4 The English king

/**
 * 7.4 Edward I may winter in Scotland if he is there, or be disbanded. No king winters in England.
 * He decides before the English disband, because 7.31 depends on it (H-23).
 */
export const edwardWinters: Step<State, FrameOf<'edward-winters'>> = {
  rule: '7.4',
  seats: (s) => (edwardHasAChoice(s) ? sideBit(ENGLAND) : 0),
  run(s, _, referee) {
    s.stack.pop()
    if (onMap(s.at[EDWARD])) disband(s, referee, EDWARD)
  },
  choices: {
    winter: {
      args: [],
      may: (s) => edwardMayWinter(s),
      act(s, _, referee) {
        s.stack.pop()
        s.edwardWintered = s.year
        referee.emit({ type: 'edward-winters', area: s.at[EDWARD] })
      },
    },
    'disband-edward': {
      args: [],
      may: () => yes,
      act(s, _, referee) {
        s.stack.pop()
        disband(s, referee, EDWARD)
      },
    },
  },
}

const edwardHasAChoice = (s: State): boolean =>
  onMap(s.at[EDWARD]) && s.at[EDWARD] !== THE_ENGLAND && edwardMayWinter(s) === yes

/** 7.4 Whether Edward I has chosen to winter in Scotland this year. */
export const edwardIsWintering = (s: State): boolean => s.edwardWintered === s.year

// 7.5 Wallace

const EDWARD_IN_SELKIRK = no('7.5', 'edward-winters-in-selkirk')
/** 7.5 What Wallace regains in Selkirk. */
const REST_IN_SELKIRK = 2

/**
 * 7.5 Wallace may be moved to Selkirk, unless Edward is wintering there, and regains two steps, up to his maximum
 * and also if he is there already (H-26).
 */
export const wallaceWinters: Step<State, FrameOf<'wallace-winters'>> = {
  rule: '7.5',
  seats: (s) => (onMap(s.at[WALLACE]) ? sideBit(SCOTLAND) : 0),
  run: (s) => void s.stack.pop(),
  choices: {
    selkirk: {
      args: [],
      may: (s) => (blocksOf(s, ENGLAND, SELKIRK) > 0 ? EDWARD_IN_SELKIRK : yes),
      act(s, _, referee) {
        s.stack.pop()
        put(s, ARMIES, WALLACE, SELKIRK)
        s.steps[WALLACE] = Math.min(MAX_STEPS[WALLACE], s.steps[WALLACE] + REST_IN_SELKIRK)
        referee.emit({ type: 'wallace-to-selkirk' })
      },
    },
    stay: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}
