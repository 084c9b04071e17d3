/** 7.3 The rounds of a combat. */
import { no, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import { BATTLE, type Combat, type FrameOf, type RoundStage, SALLY, STORM } from '../frames.ts'
import { JOINED, NOBODY, NONE, RESERVE, type State, UNDECIDED } from '../state.ts'
import {
  BLOCKS_OF,
  BOTH,
  enemyOf,
  INFANTRY,
  insideOf,
  isArtillery,
  isInfantry,
  LONDON,
  PARLIAMENT,
  ROYALIST,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { turnFaceUp } from './3-blocks.ts'
import { isAimed, isInForce } from './7-events.ts'
import { mendHalfHits } from './7-fire.ts'
import {
  type CombatFrame,
  combatOf,
  endBattle,
  fighters,
  firstOf,
  inLine,
  secondOf,
  troopsInLine,
  troopsInReserve,
} from './7-line.ts'
import {
  cavalryEngages,
  countCavalry,
  declareFoot,
  declareGuns,
  fireFoot,
  fireGuns,
  footEngages,
  routAndPursuit,
} from './7-segments.ts'
import { staged } from './stages.ts'

/** 7.3 Battles last three rounds at most; 12.51 one round in Turn III. */
const LAST_ROUND = 3

/** 7.3 The rounds begin, with the events that were meant for them. */
function begin(s: State, f: CombatFrame, referee: Referee): void {
  if (f.kind === BATTLE) {
    battleEvents(s, f)
    if (isOver(s, f)) {
      finish(s, f, referee)
      return
    }
  } else siegeEvents(s, f)
  beginRound(s, f, referee)
  for (const side of [PARLIAMENT, ROYALIST] as const) {
    if (isAimed(s, side, 'well-positioned-artillery', f.area) && hasGunsHere(s, side, f.area)) {
      s.stack.push({ step: 'well-positioned', side, area: f.area })
    }
  }
}

function battleEvents(s: State, f: CombatFrame): void {
  // 7.01 A Sally that is a Battle is still Siege Combat: what was meant for the siege holds in it.
  const place = f.city === NONE ? f.area : insideOf(f.city)
  f.positional = isAimed(s, enemyOf(f.attacker), 'advantageous-terrain', place)
  f.disfavours = isInForce(s, 'terrain-disfavours-cavalry', place)
  f.noCharge = isInForce(s, 'roundhead-cavalry-fails-to-charge', place)
  f.turncoats = isInForce(s, 'turncoats', place)
}

/** 7.01 Ruling: of these events two may be for Siege Combat; 7.91 not for the Defender of London's unfinished walls. */
function siegeEvents(s: State, f: CombatFrame): void {
  const inside = insideOf(f.city)
  const open = f.kind === STORM && f.city === LONDON && !s.wallsOfLondon
  f.positional = isAimed(s, enemyOf(f.attacker), 'advantageous-terrain', inside) && !open
  f.turncoats = isInForce(s, 'turncoats', inside)
}

const hasGunsHere = (s: State, side: Side, area: number): boolean =>
  BLOCKS_OF[side].some((block) => isGunHere(s, side, area, block))

const isGunHere = (s: State, side: Side, area: number, block: number): boolean =>
  SIDE[block] === side &&
  isArtillery(block) &&
  s.at[block] === area &&
  (inLine(s, block) || s.line[block] === RESERVE)

const NO_GUN = no('7.97', 'not-a-gun-here')

/** 7.97 card-well-positioned-artillery One Artillery block is named that may fire in every round. */
export const wellPositioned: Step<State, FrameOf<'well-positioned'>> = {
  rule: '7.97',
  seats: (_, f) => sideBit(f.side),
  choices: {
    choose: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => (isGunHere(s, f.side, f.area, block) ? yes : NO_GUN),
      act(s, f, _, block) {
        s.stack.pop()
        combatOf(s).guns[f.side] = block
      },
    },
  },
}

/** 7.3 The sequence of a round. */
const ROUND = staged<RoundStage, CombatFrame>({
  begin,
  'attacker-may-retreat': (s, f) => askRetreat(s, f, f.attacker),
  'defender-may-retreat': (s, f) => askRetreat(s, f, enemyOf(f.attacker)),
  'reserves-enter': reservesEnter,
  'last-stand': askLastStand,
  'first-aims-guns': (s, f) => declareGuns(s, f, firstOf(f)),
  'first-fires-guns': (s, f, referee) => fireGuns(s, f, referee, firstOf(f)),
  'second-aims-guns': (s, f) => declareGuns(s, f, secondOf(f)),
  'second-fires-guns': (s, f, referee) => fireGuns(s, f, referee, secondOf(f)),
  'first-declares-foot': (s, f) => declareFoot(s, f, firstOf(f)),
  'first-fires-foot': (s, f, referee) => fireFoot(s, f, referee, firstOf(f)),
  'second-declares-foot': (s, f) => declareFoot(s, f, secondOf(f)),
  'second-fires-foot': (s, f, referee) => fireFoot(s, f, referee, secondOf(f)),
  'count-cavalry': countCavalry,
  'first-cavalry': (s, f, referee) => cavalryEngages(s, f, referee, firstOf(f)),
  'second-cavalry': (s, f, referee) => cavalryEngages(s, f, referee, secondOf(f)),
  'rout-and-pursuit': routAndPursuit,
  'first-foot': (s, f, referee) => footEngages(s, f, referee, firstOf(f)),
  'second-foot': (s, f, referee) => footEngages(s, f, referee, secondOf(f)),
  'guns-in-sally'(s, f) {
    if (f.kind === SALLY) s.stack.push({ step: 'sally-guns' })
  },
  end: endRound,
})

export type Segment = 'opening' | 'artillery' | 'fire' | 'cavalry' | 'foot'

const SEGMENT: Readonly<Record<RoundStage, Segment>> = {
  begin: 'opening',
  'attacker-may-retreat': 'opening',
  'defender-may-retreat': 'opening',
  'reserves-enter': 'opening',
  'last-stand': 'opening',
  'first-aims-guns': 'artillery',
  'first-fires-guns': 'artillery',
  'second-aims-guns': 'artillery',
  'second-fires-guns': 'artillery',
  'first-declares-foot': 'fire',
  'first-fires-foot': 'fire',
  'second-declares-foot': 'fire',
  'second-fires-foot': 'fire',
  'count-cavalry': 'cavalry',
  'first-cavalry': 'cavalry',
  'second-cavalry': 'cavalry',
  'rout-and-pursuit': 'cavalry',
  'first-foot': 'foot',
  'second-foot': 'foot',
  'guns-in-sally': 'foot',
  end: 'foot',
}

/** 7.3 The part of a round that is being played. */
export const segmentOf = (f: Combat): Segment => SEGMENT[ROUND.before[f.next]]

export const combat: Step<State, CombatFrame> = { rule: '7.3', run: ROUND.run }

/** 7.3 A round begins: those in the line are revealed. */
function beginRound(s: State, f: CombatFrame, referee: Referee): void {
  f.round++
  f.next = 'attacker-may-retreat'
  f.cavalryHits = [0, 0]
  f.excess = [0, 0]
  const city = f.city === NONE ? {} : { city: f.city }
  referee.emit({ type: 'round-begins', area: f.area, ...city, attacker: f.attacker, round: f.round })
  if (f.round === 1) revealLine(s, referee)
}

function revealLine(s: State, referee: Referee): void {
  for (const side of BLOCKS_OF) {
    for (const block of side) {
      if (!inLine(s, block)) continue
      s.does[block] = UNDECIDED
      if (s.known[block] !== BOTH) turnFaceUp(s, referee, block)
    }
  }
}

/** 7.3 From Round 2 on, first the Attacker and then the Defender may order a General Retreat; not in Siege Combat. */
function askRetreat(s: State, f: CombatFrame, side: Side): void {
  if (f.kind !== BATTLE || f.round === 1 || f.retreating !== NOBODY) return
  s.stack.push({ step: 'general-retreat', side, area: f.area })
}

export const generalRetreat: Step<State, FrameOf<'general-retreat'>> = {
  rule: '7.3',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'general-retreat', params: { area: f.area } }),
  choices: {
    'retreat-all': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        combatOf(s).retreating = f.side
        referee.emit({ type: 'general-retreat', side: f.side, area: f.area })
      },
    },
    'fight-on': { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

/** 7.1, 7.3 Reserves enter in Round 2, unless a General Retreat has been ordered. 8.3 Storming blocks may be exchanged. */
function reservesEnter(s: State, f: CombatFrame, referee: Referee): void {
  if (f.kind === STORM) {
    if (f.round > 1) s.stack.push({ step: 'exchange', side: f.attacker, city: f.city })
    return
  }
  if (f.round !== 2 || f.retreating !== NOBODY) return
  for (const side of BLOCKS_OF)
    for (const block of side) if (s.line[block] === RESERVE) s.line[block] = JOINED
  revealLine(s, referee)
}

/** 7.92 card-determined-last-stand At the start of a round of his choice the card's player names the Infantry block. */
function askLastStand(s: State, f: CombatFrame): void {
  if (f.kind !== BATTLE || f.stand !== NONE) return
  for (const side of [ROYALIST, PARLIAMENT] as const) {
    if (isAimed(s, side, 'determined-last-stand', f.area) && fighters(s, side, INFANTRY) > 0) {
      s.stack.push({ step: 'last-stand', side, area: f.area })
    }
  }
}

const NOT_FOOT = no('7.92', 'not-infantry-here')

export const lastStand: Step<State, FrameOf<'last-stand'>> = {
  rule: '7.92',
  seats: (_, f) => sideBit(f.side),
  choices: {
    choose: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) =>
        SIDE[block] === f.side && isInfantry(block) && inLine(s, block) ? yes : NOT_FOOT,
      act(s, _, __, block) {
        s.stack.pop()
        combatOf(s).stand = block
      },
    },
    'not-yet': { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

/** W-12 Blocks remaining: Infantry and Cavalry in the line, and Reserves that are still to come. */
function remaining(s: State, f: Combat, side: Side): number {
  const reserves = f.kind === BATTLE ? f.round <= 1 : side === f.attacker
  return troopsInLine(s, side) + (reserves && f.kind !== SALLY ? troopsInReserve(s, side) : 0)
}

function isOver(s: State, f: Combat): boolean {
  if (remaining(s, f, ROYALIST) === 0 || remaining(s, f, PARLIAMENT) === 0) {
    // W-12 A side with Artillery alone fights Round 1 and then loses.
    return f.round > 0 || !anyInLine(s, ROYALIST) || !anyInLine(s, PARLIAMENT)
  }
  return false
}

const anyInLine = (s: State, side: Side): boolean =>
  BLOCKS_OF[side].some((block) => inLine(s, block) || s.line[block] === RESERVE)

/** 7.3, 7.5 After a round the combat is over, or goes on; in Siege Combat the Attacker decides (8.2, 8.3). */
function endRound(s: State, f: CombatFrame, referee: Referee): void {
  if (f.retreating !== NOBODY || f.round === LAST_ROUND || s.skirmish || isOver(s, f)) {
    finish(s, f, referee)
    return
  }
  if (f.kind !== BATTLE) {
    s.stack.push({ step: 'go-on', side: f.attacker, area: f.area })
    return
  }
  changeRoles(s, f, referee)
  beginRound(s, f, referee)
}

/**
 * 7.1 If no Defender outside the Reserve is left on the field after Round 1 (Eliminated, Pursuing or Routing), the
 * Defender becomes the Attacker. Ruling: not if the Attacker has nobody left on the field either.
 * 7.94 Surprise is then over. 7.91 Advantageous Terrain serves the new Defender.
 */
function changeRoles(s: State, f: CombatFrame, referee: Referee): void {
  if (f.round !== 1) return
  const defender = enemyOf(f.attacker)
  if (troopsInLine(s, defender) > 0 || troopsInLine(s, f.attacker) === 0) return
  f.attacker = defender
  f.surprise = false
  referee.emit({ type: 'roles-change', area: f.area, attacker: defender })
}

/** 8.2, 8.3 After each round of a Sally or Storming the Attacker decides whether it goes on. */
export const goOn: Step<State, FrameOf<'go-on'>> = {
  rule: '8.3',
  seats: (_, f) => sideBit(f.side),
  choices: {
    'go-on': {
      args: [],
      may: () => yes,
      act(s, _, referee) {
        s.stack.pop()
        beginRound(s, combatOf(s), referee)
      },
    },
    stop: {
      args: [],
      may: () => yes,
      act(s, _, referee) {
        s.stack.pop()
        finish(s, combatOf(s), referee)
      },
    },
  },
}

function finish(s: State, f: CombatFrame, referee: Referee): void {
  if (f.kind !== BATTLE) {
    s.stack.push({ step: 'end-siege-combat' })
    return
  }
  // Ruling: the blocks are counted as they stand on the field, before half-hits are rounded.
  const winner = winnerOf(s, f)
  mendHalfHits(s, f, referee)
  s.stack.pop()
  const loser = enemyOf(winner)
  const foot = f.turncoats ? f.lostFoot[loser] : 0
  const horse = f.turncoats ? f.lostHorse[loser] : 0
  endBattle(s, { area: f.area, winner, relief: f.relief, city: f.city, foot, horse })
}

/**
 * 7.5 The Loser ordered a General Retreat or has no blocks left; otherwise he has fewer, and with as many the Attacker
 * has lost. 12.51 In Turn III the Victor is who caused more hits (W-41: excess included), with as many the Defender.
 */
function winnerOf(s: State, f: Combat): Side {
  if (f.retreating !== NOBODY) return enemyOf(f.retreating as Side)
  const defender = enemyOf(f.attacker)
  if (s.skirmish) return f.scored[f.attacker] > f.scored[defender] ? f.attacker : defender
  return remaining(s, f, f.attacker) > remaining(s, f, defender) ? f.attacker : defender
}
