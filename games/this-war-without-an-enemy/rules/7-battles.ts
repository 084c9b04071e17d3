/** 7.1, 7.2 Battles: their order, the Main Attack and the Reserves, Withdrawal Before Battle. */
import { die } from '@muster/kernel/chance'
import { since } from '@muster/kernel/game'
import { no, yes } from '@muster/kernel/verdict'
import tableData from '../data/tables.json' with { type: 'json' }
import type { Referee, Step } from '../events.ts'
import { BATTLE, type FrameOf, type OpeningStage } from '../frames.ts'
import { HELD, LINE, NOBODY, NOBODY_JOINS, NONE, RESERVE, type State } from '../state.ts'
import {
  AREA_COUNT,
  BLOCKS_OF,
  borderBetween,
  CAVALRY,
  CITY_IN,
  CLASS,
  EVERY_AREA,
  enemyOf,
  INFANTRY,
  isArtillery,
  isCavalry,
  neighboursOf,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { learnt, loseStep } from './3-blocks.ts'
import { cityInRelief, isContestedArea } from './4-board.ts'
import { beginBattle, isInForce } from './7-events.ts'
import { endBattle, newCombat } from './7-line.ts'
import { staged } from './stages.ts'

type Opening = FrameOf<'open-battle'>

const NO_BATTLE = no('7.02', 'no-battle-there')

/** 7.02 Player 1 selects the Contested Areas one after the other. */
export const battles: Step<State, FrameOf<'battles'>> = {
  rule: '7.02',
  seats: (s) => (countContested(s) > 1 ? sideBit(s.first) : 0),
  run(s, _, referee) {
    const area = EVERY_AREA.find((each) => isContestedArea(s, each))
    if (area === undefined) s.stack.pop()
    else openBattle(s, referee, area)
  },
  choices: {
    battle: {
      args: ['area'],
      among: () => EVERY_AREA,
      may: (s, _, area) => (area < AREA_COUNT && isContestedArea(s, area) ? yes : NO_BATTLE),
      act: (s, _, referee, area) => openBattle(s, referee, area),
    },
  },
}

function countContested(s: State): number {
  let count = 0
  for (let area = 0; area < AREA_COUNT; area++) if (isContestedArea(s, area)) count++
  return count
}

/** W-12 Ruling: a Battle that nobody is known to have begun is the doing of Player 1. */
function openBattle(s: State, referee: Referee, area: number): void {
  const attacker = (s.attacker[area] === NOBODY ? s.first : s.attacker[area]) as Side
  s.attacker[area] = attacker
  learnt(s, referee)
  for (const side of BLOCKS_OF) for (const block of side) if (s.at[block] === area) s.line[block] = LINE
  beginBattle(s, referee, {
    area,
    attacker,
    next: 'besieger-decides',
    main: NONE,
    relief: false,
    city: NONE,
  })
}

/** W-21 The order before the rounds: the Besieger's choice, Main Attack, Withdrawal, the Besieged join. */
const OPENING = staged<OpeningStage, Opening>({
  'besieger-decides': besiegerDecides,
  'main-attack': declareMainAttack,
  reserves: placeReserves,
  withdrawal: askWithdrawal,
  'after-withdrawal': afterWithdrawal,
  'besieged-decide': besiegedDecide,
  rounds(s, f) {
    s.stack.pop()
    s.stack.push({
      ...newCombat(BATTLE, f.area, f.city, f.attacker),
      relief: f.relief,
      surprise: f.surprise,
    })
  },
})

export const openingOfBattle: Step<State, Opening> = { rule: '7.1', run: OPENING.run }

/** 8.1 With a Siege Marker the Besieger must decide whether to keep up the siege during the Battle. W-20 Without, nothing. */
function besiegerDecides(s: State, f: Opening): void {
  const city = cityInRelief(s, f.area)
  f.relief = city !== NONE
  if (city === NONE || s.siege[city] === NONE) return
  s.stack.push({ step: 'keep-siege', side: enemyOf(s.besieged[city] as Side), area: f.area, blocks: [] })
}

/** 7.1 The Attacker declares the border of the Main Attack, if his blocks came over more than one. */
function declareMainAttack(s: State, f: Opening): void {
  let borders = 0
  let seen = NONE
  for (const block of BLOCKS_OF[f.attacker]) {
    if (s.at[block] !== f.area || s.line[block] === HELD) continue
    // W-10 Where Clubmen rose, those who stood there are the Main Attack.
    if (s.entry[block] === NONE) {
      f.main = NONE
      return
    }
    if (s.entry[block] !== seen) {
      borders++
      seen = s.entry[block]
    }
  }
  f.main = seen
  if (borders > 1) s.stack.push({ step: 'main-attack', side: f.attacker, area: f.area })
}

const NOBODY_CAME = no('7.1', 'nobody-came-this-way')

/** 7.1 All blocks that crossed this border fight in Round 1; those that crossed others are in Reserve. */
export const mainAttack: Step<State, FrameOf<'main-attack'>> = {
  rule: '7.1',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'main-attack', params: { area: f.area } }),
  choices: {
    'attack-from': {
      args: ['area'],
      among: (_, f) => neighboursOf(f.area),
      may: (s, f, from) => (cameFrom(s, f, from) ? yes : NOBODY_CAME),
      act(s, f, referee, from) {
        s.stack.pop()
        const border = borderBetween(from, f.area)
        const opening = s.stack[s.stack.length - 1] as Opening
        opening.main = border
        referee.emit({ type: 'main-attack', area: f.area, from })
      },
    },
  },
}

function cameFrom(s: State, f: FrameOf<'main-attack'>, from: number): boolean {
  const border = borderBetween(from, f.area)
  if (border < 0) return false
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] === f.area && s.entry[block] === border && s.line[block] !== HELD) return true
  }
  return false
}

/**
 * 7.1 Attackers over other borders, and Defenders who came to reinforce, are in Reserve. Ruling: if nobody of a side
 * would be in the line (Turn III, where nobody is pinned), its Reserve is the line.
 */
function placeReserves(s: State, f: Opening): void {
  for (const block of BLOCKS_OF[f.attacker]) {
    if (s.at[block] === f.area && s.line[block] === LINE && s.entry[block] !== f.main) s.line[block] = RESERVE
  }
  const defender = enemyOf(f.attacker)
  for (const block of BLOCKS_OF[defender]) {
    if (s.at[block] === f.area && s.line[block] === LINE && s.late[block] !== 0) s.line[block] = RESERVE
  }
  if (!hasHeld(s, defender, f.area)) promote(s, defender, f.area)
  promote(s, f.attacker, f.area)
}

const hasHeld = (s: State, side: Side, area: number): boolean =>
  BLOCKS_OF[side].some((block) => s.at[block] === area && s.line[block] === HELD)

function promote(s: State, side: Side, area: number): void {
  for (const block of BLOCKS_OF[side]) if (s.at[block] === area && s.line[block] === LINE) return
  for (const block of BLOCKS_OF[side])
    if (s.at[block] === area && s.line[block] === RESERVE) s.line[block] = LINE
}

/** 7.2 The Defender may attempt to withdraw; not from a Surprise Attack. */
function askWithdrawal(s: State, f: Opening): void {
  const side = enemyOf(f.attacker)
  if (f.surprise || countInLine(s, side, f.area, CAVALRY) + countInLine(s, side, f.area, INFANTRY) === 0)
    return
  s.stack.push({ step: 'withdrawal', side, area: f.area })
}

export function countInLine(s: State, side: Side, area: number, ofClass: number): number {
  let count = 0
  for (const block of BLOCKS_OF[side]) {
    if (s.line[block] === LINE && s.at[block] === area && CLASS[block] === ofClass) count++
  }
  return count
}

/** 7.2 To withdraw, or to stand and fight. */
export const withdrawal: Step<State, FrameOf<'withdrawal'>> = {
  rule: '7.2',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'withdrawal', params: { area: f.area } }),
  choices: {
    'withdraw-army': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        attemptWithdrawal(s, referee, f)
      },
    },
    stand: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

const WITHDRAWALS = Object.values(tableData.withdrawal.results)

/** 7.2 The Withdrawal Before Battle Table. */
export function withdrawalResult(roll: number): { success: boolean; loss: number } {
  const { success, strengthLoss } = WITHDRAWALS[Math.min(Math.max(roll, 1), WITHDRAWALS.length) - 1]
  return { success, loss: strengthLoss }
}

/** 7.2 +1 with Cavalry only, -1 with Artillery, and the difference in Cavalry. */
export function withdrawalModifier(own: number, enemy: number, foot: number, guns: number): number {
  return (own > 0 && foot === 0 && guns === 0 ? 1 : 0) - (guns > 0 ? 1 : 0) + own - enemy
}

/** 7.2 Both announce their Cavalry (W-42: and no more); alone with Cavalry one simply goes, without it one is caught. */
function attemptWithdrawal(s: State, referee: Referee, f: FrameOf<'withdrawal'>): void {
  const opening = s.stack[s.stack.length - 1] as Opening
  const enemy = enemyOf(f.side)
  const own = countInLine(s, f.side, f.area, CAVALRY)
  const theirs = countInLine(s, enemy, f.area, CAVALRY)
  const counts: [number, number] = f.side === 0 ? [own, theirs] : [theirs, own]
  referee.emit({ type: 'cavalry-counted', area: f.area, counts })
  // Whoever has heard the numbers cannot take the attempt back, though no die may be needed.
  if (since(s, 4)) learnt(s, referee)
  const foot = countInLine(s, f.side, f.area, INFANTRY)
  const guns = countInLine(s, f.side, f.area, 0)
  let rolled = 0
  let result = { success: true, loss: 0 }
  if (own === 0 && theirs > 0) result = withdrawalResult(1)
  else if (own === 0 || theirs > 0) {
    rolled = die(referee.chance)
    result = withdrawalResult(rolled + withdrawalModifier(own, theirs, foot, guns))
  }
  // 7.95 Ruling: where the terrain disfavours cavalry one strength less is lost.
  const loss = Math.max(0, result.loss - (isInForce(s, 'terrain-disfavours-cavalry', f.area) ? 1 : 0))
  referee.emit({
    type: 'withdrawal-rolled',
    area: f.area,
    die: rolled,
    result: rolled,
    success: result.success,
    loss,
  })
  opening.withdrew = result.success ? SUCCESS : FAILURE
  if (loss > 0) s.stack.push({ step: 'withdrawal-losses', side: f.side, area: f.area, left: loss })
}

const SUCCESS = 1
const FAILURE = 2

const NOT_IN_LINE = no('7.2', 'not-in-the-line')
const CAVALRY_FIRST = no('7.2', 'cavalry-first')

/** 7.2, W-36 The Defender chooses who loses strength: Cavalry if possible, then Infantry, never Artillery or Reserves. */
export const withdrawalLosses: Step<State, FrameOf<'withdrawal-losses'>> = {
  rule: '7.2',
  // Which of the hidden blocks are guns or horse the other side does not know.
  discreet: true,
  suffered: true,
  seats: (s, f) =>
    f.left > 0 && countInLine(s, f.side, f.area, CAVALRY) + countInLine(s, f.side, f.area, INFANTRY) > 0
      ? sideBit(f.side)
      : 0,
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'withdrawal-losses', params: { left: f.left } }),
  choices: {
    lose: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may(s, f, block) {
        if (
          SIDE[block] !== f.side ||
          s.at[block] !== f.area ||
          s.line[block] !== LINE ||
          isArtillery(block)
        ) {
          return NOT_IN_LINE
        }
        return isCavalry(block) || countInLine(s, f.side, f.area, CAVALRY) === 0 ? yes : CAVALRY_FIRST
      },
      act(s, f, referee, block) {
        f.left--
        loseStep(s, referee, block)
      },
    },
  },
}

/**
 * 7.2 After a success comes the End of Battle, with the Defender as Loser. After a failure the rounds; if the
 * Defender has Cavalry only, the Attacker's Infantry and Artillery cannot keep up and are in Reserve.
 */
function afterWithdrawal(s: State, f: Opening): void {
  if (f.withdrew === SUCCESS) {
    s.stack.pop()
    endBattle(s, { area: f.area, winner: f.attacker, relief: f.relief, city: f.city, foot: 0, horse: 0 })
    return
  }
  if (f.withdrew !== FAILURE) return
  const side = enemyOf(f.attacker)
  if (countInLine(s, side, f.area, CAVALRY) === 0) return
  if (countInLine(s, side, f.area, INFANTRY) + countInLine(s, side, f.area, 0) > 0) return
  for (const block of BLOCKS_OF[f.attacker]) {
    if (s.at[block] === f.area && s.line[block] === LINE && !isCavalry(block)) s.line[block] = RESERVE
  }
}

/** 8.1 If the siege was broken off (or has no Marker, W-20) the Besieged may join the Battle as Reserves. */
function besiegedDecide(s: State, f: Opening): void {
  if (!f.relief || f.main === NOBODY_JOINS) return
  const side = s.besieged[CITY_IN[f.area]] as Side
  if (!hasHeld(s, enemyOf(side), f.area)) s.stack.push({ step: 'join-battle', side, area: f.area })
}
