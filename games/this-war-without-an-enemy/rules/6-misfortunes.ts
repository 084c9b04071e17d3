/** 6.42 Camp Fever, 6.44 Desertion, 6.46 and 6.47 free Recruitment: the steps of the Operational events. */
import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import { type FrameOf, IN_OR_NEXT_TO, IN_THE_AREA, ON_THE_COAST } from '../frames.ts'
import { NOBODY, type State } from '../state.ts'
import {
  AREA_OF,
  BLOCKS_OF,
  borderBetween,
  CHARLES,
  COASTS,
  COVENANTER,
  EVERY_AREA,
  GARRISON,
  isArtillery,
  isHome,
  NOWHERE,
  onBoard,
  POOL,
  REGIONAL,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { eliminate, gainStep, learnt, leave, loseStep, moveTo, tell, troopsIn } from './3-blocks.ts'
import { controlOf, isFriendlyTo } from './4-board.ts'
import { settle } from './4-changes.ts'
import { isCamp, isSupplied } from './6-events.ts'
import { deploy, deployAreas, mayDeploy, mayRecruit, noteShipped } from './6-recruitment.ts'

const NO_CAMP = no('6.42', 'no-camp')

/** 6.42 Whoever plays Camp Fever names the Area. */
export const campFever: Step<State, FrameOf<'camp-fever'>> = {
  rule: '6.42',
  seats: (_, f) => sideBit(f.side),
  choices: {
    fever: {
      args: ['area'],
      among: () => EVERY_AREA,
      may: (s, f, area) => (isCamp(s, f.side, area) ? yes : NO_CAMP),
      act(s, f, referee, area) {
        s.stack.pop()
        const side = (1 - f.side) as Side
        // Whether guns alone stand there shows by nobody falling ill.
        learnt(s, referee)
        referee.emit({ type: 'camp-fever', area })
        const left = Math.min(2, troopsIn(s, side, area))
        s.stack.push({ step: 'fever-losses', side, area, left, blocks: [] })
      },
    },
  },
}

const NOT_IN_THE_CAMP = no('6.42', 'not-in-the-camp')
const ALREADY_SICK = no('6.42', 'already-reduced')

/** 6.42 The owner reduces two Infantry or Cavalry blocks there by one each; one, if there is only one; Artillery never. */
export const feverLosses: Step<State, FrameOf<'fever-losses'>> = {
  rule: '6.42',
  // Which of the hidden blocks are guns or horse the other side does not know.
  discreet: true,
  suffered: true,
  seats: (_, f) => (f.left > 0 ? sideBit(f.side) : 0),
  run(s, _, referee) {
    s.stack.pop()
    settle(s, referee)
  },
  prompt: (_, f) => ({ code: 'fever-losses', params: { left: f.left, area: f.area } }),
  choices: {
    lose: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may(s, f, block) {
        if (SIDE[block] !== f.side || s.at[block] !== f.area || isArtillery(block)) return NOT_IN_THE_CAMP
        return f.blocks.includes(block) ? ALREADY_SICK : yes
      },
      act(s, f, referee, block) {
        f.left--
        f.blocks.push(block)
        loseStep(s, referee, block)
      },
    },
  },
}

const NOT_AWAY = no('6.44', 'not-outside-home')
const NOT_YOURS = no('6.44', 'not-your-block')

const isAway = (s: State, block: number): boolean =>
  REGIONAL[block] && onBoard(s.at[block]) && !isHome(block, s.at[block])

/** 6.44 The victim chooses a Regional block outside its Home Region, Besieged ones too; without any, any block. */
export const desertion: Step<State, FrameOf<'desertion'>> = {
  rule: '6.44',
  seats: (_, f) => sideBit(f.side),
  choices: {
    desert: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may(s, f, block) {
        if (SIDE[block] !== f.side || !onBoard(s.at[block])) return NOT_YOURS
        return isAway(s, block) || !BLOCKS_OF[f.side].some((each) => isAway(s, each)) ? yes : NOT_AWAY
      },
      act(s, f, referee, block) {
        s.stack.pop()
        const goes = isAway(s, block)
        loseStep(s, referee, block)
        if (goes && onBoard(s.at[block])) s.stack.push({ step: 'deserter', side: f.side, block })
        else settle(s, referee)
      },
    },
  },
}

const NOT_THIS_BLOCK = no('6.44', 'not-the-deserter')
const NOT_HIS_HOME = no('6.44', 'not-his-home')
const FRIENDLY_FIRST = no('6.44', 'friendly-area-first')

/** Where a deserter may go: 6.44 a Friendly Area of its Home Region, if there is none a Neutral one. */
function mayGoHome(s: State, f: FrameOf<'deserter'>, block: number, area: number): Verdict {
  if (block !== f.block) return NOT_THIS_BLOCK
  if (area > SCOTLAND || !isHome(block, area)) return NOT_HIS_HOME
  if (area === SCOTLAND) return COVENANTER[block] ? yes : NOT_HIS_HOME
  const control = controlOf(s, area)
  if (control === f.side) return yes
  if (control !== NOBODY) return NOT_HIS_HOME
  return hasFriendlyHome(s, f) ? FRIENDLY_FIRST : yes
}

const hasFriendlyHome = (s: State, f: FrameOf<'deserter'>): boolean =>
  EVERY_AREA.some((area) => isHome(f.block, area) && isFriendlyTo(s, f.side, area))

const waysHome = (s: State, f: FrameOf<'deserter'>): boolean =>
  HOMES.some((area) => mayGoHome(s, f, f.block, area) === yes)

const HOMES: readonly number[] = [...EVERY_AREA, SCOTLAND]

/** 6.44 It is put back in its Home Region, or in the Recruitment Pool if there is nowhere to put it. */
export const deserter: Step<State, FrameOf<'deserter'>> = {
  rule: '6.44',
  seats: (s, f) => (waysHome(s, f) ? sideBit(f.side) : 0),
  run(s, f, referee) {
    s.stack.pop()
    tell(referee, { type: 'deserted', side: f.side, token: s.token[f.block], to: null }, f.block)
    leave(s, f.block, POOL)
    settle(s, referee)
  },
  prompt: (_, f) => ({ code: 'deserter', params: { block: f.block } }),
  choices: {
    send: {
      args: ['block', 'area'],
      among: (_, f) => HOMES.map((area) => pair(f.block, area)),
      may: mayGoHome,
      act(s, f, referee, block, area) {
        s.stack.pop()
        tell(referee, { type: 'deserted', side: f.side, token: s.token[block], to: area }, block)
        moveTo(s, block, area)
        settle(s, referee)
      },
    },
  },
}

const NO_SUPPLIES = no('6.47', 'no-area-for-supplies')

/** 6.47 Supplies from Le Continent: the Area that gets them is named. */
export const supplies: Step<State, FrameOf<'supplies'>> = {
  rule: '6.47',
  seats: (_, f) => sideBit(f.side),
  choices: {
    supply: {
      args: ['area'],
      among: () => EVERY_AREA,
      may: (s, f, area) => (isSupplied(s, f.side, area) ? yes : NO_SUPPLIES),
      act(s, f, _, area) {
        s.stack.pop()
        s.stack.push({ step: 'free-recruits', side: f.side, left: 2, guns: 2, where: IN_THE_AREA, area })
      },
    },
  },
}

const NOT_A_GARRISON = no('6.47', 'not-a-garrison')

/** 6.47 The King Strips the Garrisons: each Garrison given up is one Recruitment more, with or next to the King. */
export const stripGarrisons: Step<State, FrameOf<'strip-garrisons'>> = {
  rule: '6.47',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'strip-garrisons', params: { left: f.left } }),
  choices: {
    strip: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) =>
        SIDE[block] === f.side && GARRISON[block] && onBoard(s.at[block]) ? yes : NOT_A_GARRISON,
      act(s, f, referee, block) {
        f.left++
        eliminate(s, referee, block)
        settle(s, referee)
      },
    },
    done: {
      args: [],
      may: () => yes,
      act(s, f) {
        s.stack.pop()
        const area = AREA_OF[s.at[CHARLES]]
        s.stack.push({
          step: 'free-recruits',
          side: f.side,
          left: f.left,
          guns: f.left,
          where: IN_OR_NEXT_TO,
          area,
        })
      },
    },
  },
}

const NOT_HERE = no('6.46', 'not-here')

/** Where the free Recruitments of an event may be used. */
function isWhere(s: State, f: FrameOf<'free-recruits'>, place: number): boolean {
  const area = AREA_OF[place]
  switch (f.where) {
    case ON_THE_COAST:
      return COASTS[area] !== 0
    case IN_THE_AREA:
      return area === f.area
    case IN_OR_NEXT_TO:
      return (area === f.area || borderBetween(area, f.area) >= 0) && isFriendlyTo(s, f.side, area)
    default:
      return true
  }
}

/**
 * 6.46, 6.47, 11.11 Free Recruitments by the rules of 6.3, each a strength or a new block; `guns` of them may be
 * Artillery. What is not used is lost.
 */
export const freeRecruits: Step<State, FrameOf<'free-recruits'>> = {
  rule: '6.46',
  discreet: true,
  seats: (_, f) => (f.left > 0 ? sideBit(f.side) : 0),
  run(s, _, referee) {
    s.stack.pop()
    settle(s, referee)
  },
  prompt: (_, f) => ({ code: 'free-recruits', params: { left: f.left, guns: Math.min(f.guns, f.left) } }),
  choices: {
    recruit: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may(s, f, block) {
        const verdict = mayRecruit(s, f.side, block, f.guns)
        if (verdict !== yes) return verdict
        return isWhere(s, f, s.at[block]) ? yes : NOT_HERE
      },
      act(s, f, referee, block) {
        f.left--
        if (isArtillery(block)) f.guns--
        noteShipped(s, block)
        gainStep(s, referee, block)
      },
    },
    deploy: {
      args: ['block', 'area'],
      among: (s, f) => deployments(s, f),
      may(s, f, block, area) {
        const verdict = mayDeploy(s, f.side, block, area, f.guns)
        if (verdict !== yes) return verdict
        return isWhere(s, f, area) ? yes : NOT_HERE
      },
      act(s, f, referee, block, area) {
        f.left--
        if (isArtillery(block)) f.guns--
        deploy(s, referee, block, area)
        settleBelow(s, referee, f)
      },
    },
    done: {
      args: [],
      may: () => yes,
      act(s, _, referee) {
        s.stack.pop()
        settle(s, referee)
      },
    },
  },
}

/** A new block may change control at once; nothing that this brings about may come between the Recruitments. */
function settleBelow(s: State, referee: Referee, f: FrameOf<'free-recruits'>): void {
  s.stack.pop()
  settle(s, referee)
  s.stack.push(f)
}

function deployments(s: State, f: FrameOf<'free-recruits'>): readonly number[] {
  const pairs: number[] = []
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] !== POOL) continue
    for (const area of deployAreas(block)) pairs.push(pair(block, area))
  }
  return pairs.length === 0 ? NOWHERE : pairs
}
