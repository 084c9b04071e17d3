/** 5.0 Battles: which comes next, the rounds and turns of one, and how it ends. */
import { chooseBattle, someTakePart, takesPart } from '@muster/block-kit/battles'
import { blocksOf } from '@muster/block-kit/blocks'
import { isDefendersTurn, letterOfTurn } from '@muster/block-kit/combat'
import { pair } from '@muster/kernel/action'
import { die } from '@muster/kernel/chance'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NOBODY, type State } from '../state.ts'
import {
  BLOCKS_OF,
  BOTH,
  CELTIC,
  EVERY_AREA,
  enemyOf,
  LETTER,
  POOL,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { leave, turnFaceUp } from './2-armies.ts'
import { endBattle, fight } from './5-combat.ts'
import { arriveFromRetreat, mayRetreat, retreatWays, startRetreat } from './5-retreats.ts'

type Battle = FrameOf<'battle'>

/** 5.3 At most three rounds. */
const LAST_ROUND = 3
/** Turns of a round: defender and attacker for each of A, B and C (5.31). */
const TURNS = 6

const NO_BATTLE_THERE = no('5.1', 'no-battle-there')

/** 5.1 Battles are fought one at a time; before the blocks are revealed Player 1 names the next. */
export const battles: Step<State, FrameOf<'battles'>> = chooseBattle({
  rule: '5.1',
  areas: EVERY_AREA,
  noBattle: NO_BATTLE_THERE,
  chooser: (s) => sideBit(s.first),
  begin: beginBattle,
})

function beginBattle(s: State, referee: Referee, area: number): void {
  const attacker = s.attacker[area] as Side
  for (const block of [...BLOCKS_OF[0], ...BLOCKS_OF[1]]) if (s.at[block] === area) s.acted[block] = 0
  s.stack.push({ step: 'battle', area, attacker, round: 0, turn: TURNS, retreats: [], arrived: 0 })
  referee.emit({ type: 'battle-begins', area, attacker })
}

const NOT_IN_TURN = no('5.31', 'not-in-turn')

/** 5.31 In its turn a block fights, retreats or passes; A before B before C, the defender's before the attacker's. */
export const battle: Step<State, Battle> = {
  rule: '5.31',
  seats: (s, f) => (someoneActs(s, f) ? sideBit(sideInTurn(f)) : 0),
  run(s, f, referee) {
    arriveFromRetreat(s, referee, f.area, f)
    if (f.turn < TURNS && bothFight(s, f)) f.turn++
    else endRound(s, f, referee)
  },
  prompt: (_, f) => ({
    code: 'battle',
    params: { area: f.area, round: f.round, letter: letterOfTurn(f.turn) },
  }),
  choices: {
    fight: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[sideInTurn(f)],
      may: (s, f, block) => (isInTurn(s, f, block) ? yes : NOT_IN_TURN),
      act(s, f, referee, block) {
        s.acted[block] = f.round
        fight(s, f, referee, block)
      },
    },
    retreat: {
      args: ['block', 'area'],
      among: (s, f) => waysOut(s, f),
      may: (s, f, block, to): Verdict =>
        isInTurn(s, f, block) ? mayRetreat(s, f.area, f.retreats, block, to) : NOT_IN_TURN,
      act(s, f, referee, block, to) {
        s.acted[block] = f.round
        startRetreat(s, referee, f.retreats, block, to)
      },
    },
    hold: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[sideInTurn(f)],
      may: (s, f, block) => (isInTurn(s, f, block) ? yes : NOT_IN_TURN),
      act(s, f, referee, block) {
        s.acted[block] = f.round
        referee.emit({ type: 'passed', block })
      },
    },
  },
}

const sideInTurn = (f: Battle): Side => (isDefendersTurn(f.turn) ? enemyOf(f.attacker) : f.attacker)

/** 5.31 Each block has one turn in each round, when its letter and side are due. */
function isInTurn(s: State, f: Battle, block: number): boolean {
  return (
    takesPart(s, f.area, block) &&
    LETTER[block] === letterOfTurn(f.turn) &&
    SIDE[block] === sideInTurn(f) &&
    s.acted[block] < f.round
  )
}

function someoneActs(s: State, f: Battle): boolean {
  if (f.turn >= TURNS) return false
  let acts = false
  for (const block of BLOCKS_OF[sideInTurn(f)]) {
    if (isInTurn(s, f, block)) {
      acts = true
      break
    }
  }
  return acts && fights(s, f.area, enemyOf(sideInTurn(f)))
}

/** 5.32 Whether a side has blocks in the fight: those in reserve are not. */
const fights = (s: State, area: number, side: Side): boolean => someTakePart(s, area, BLOCKS_OF[side])

const bothFight = (s: State, f: Battle): boolean => fights(s, f.area, 0) && fights(s, f.area, 1)

function waysOut(s: State, f: Battle): number[] {
  const pairs: number[] = []
  for (const block of BLOCKS_OF[sideInTurn(f)]) {
    if (isInTurn(s, f, block)) for (const to of retreatWays(f.area, block)) pairs.push(pair(block, to))
  }
  return pairs
}

/** 5.3 After a round the battle is decided, or the next round begins. */
function endRound(s: State, f: Battle, referee: Referee): void {
  const defender = enemyOf(f.attacker)
  const attackers = blocksOf(s, f.attacker, f.area)
  const defenders = blocksOf(s, defender, f.area)
  if (attackers === 0 || defenders === 0) {
    endBattle(s, referee, f.area, defenders > 0 ? defender : attackers > 0 ? f.attacker : NOBODY)
  } else if (f.round === LAST_ROUND) {
    withdrawAttacker(s, f)
  } else {
    controlMayChange(s, f, referee)
    beginRound(s, f, referee)
  }
}

/** 5.3 If the battle is not decided after the third round the attacker must withdraw. */
function withdrawAttacker(s: State, f: Battle): void {
  s.stack.pop()
  for (const block of BLOCKS_OF[f.attacker]) if (s.at[block] === f.area) s.joins[block] = 0
  s.stack.push({ step: 'withdraw', area: f.area, side: f.attacker, retreats: [], arrived: 0 })
}

/**
 * 5.32 If the attacker has won round one before the defender's reserves arrive, he holds the field: from now on he
 * is the defender and the arriving reserves attack. Never the other way round (H-11).
 */
function controlMayChange(s: State, f: Battle, referee: Referee): void {
  const defender = enemyOf(f.attacker)
  if (f.round !== 1 || fights(s, f.area, defender)) return
  f.attacker = defender
  s.attacker[f.area] = defender
  referee.emit({ type: 'control-changed', area: f.area, attacker: defender })
}

/** 5.1, 5.32 A round begins: whoever fights from now on is revealed, reserves at the start of round two. */
function beginRound(s: State, f: Battle, referee: Referee): void {
  f.round++
  f.turn = 0
  f.retreats = []
  f.arrived = 0
  referee.emit({ type: 'round-begins', area: f.area, round: f.round })
  for (const side of [enemyOf(f.attacker), f.attacker]) {
    for (const block of BLOCKS_OF[side]) {
      if (s.at[block] !== f.area) continue
      if (s.joins[block] <= f.round) s.joins[block] = 0
      if (s.joins[block] === 0 && s.known[block] !== BOTH) joinBattle(s, referee, block)
    }
  }
}

function joinBattle(s: State, referee: Referee, block: number): void {
  turnFaceUp(s, referee, block)
  if (CELTIC[block]) testCelticUnity(s, referee, block)
}

/** 5.2 For each Welsh or Irish block, when it is revealed (H-10), roll a die: on 5 or 6 it goes back to the pool. */
function testCelticUnity(s: State, referee: Referee, block: number): void {
  const rolled = die(referee.chance)
  referee.emit({ type: 'celtic-unity', block, die: rolled, leaves: rolled >= 5 })
  if (rolled >= 5) leave(s, block, POOL)
}
