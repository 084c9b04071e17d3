/** 6.1, 6.2 Battles: which comes next, the rounds and turns of one, and how it ends. */
import { chooseBattle, someTakePart, takesPart } from '@muster/block-kit/battles'
import { blocksOf, isContested } from '@muster/block-kit/blocks'
import { isDefendersTurn, letterOfTurn } from '@muster/block-kit/combat'
import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { Battle, FrameOf } from '../frames.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import { BLOCKS_OF, BOTH, EVERY_AREA, EVERY_SIDE, enemyOf, SIDE, type Side, sideBit } from '../tables.ts'
import { seniorIn } from './2-board.ts'
import { LETTERS, letterOf, turnFaceDown, turnFaceUp } from './3-armies.ts'
import { freeHenry } from './4-prisoner.ts'
import { charge, fight, mayCharge } from './6-combat.ts'
import { eliminate } from './6-deaths.ts'
import { arrivesBy, reservesEnter } from './6-reserves.ts'
import { hasWayOut, mayRetreat, retreat, waysOut } from './6-retreats.ts'
import { mayPersuade, persuade, persuasions } from './6-treachery.ts'

/** 6.2 At most four rounds. */
export const LAST_ROUND = 4
/** Turns of a round: defender and attacker for each of A, B, C and D. */
export const TURNS = LETTERS * 2

const NO_BATTLE_THERE = no('6.1', 'no-battle-there')

/** 1.3, 6.1 Battles are fought one at a time; Player 1 names each. */
export const battles: Step<State, FrameOf<'battles'>> = chooseBattle({
  rule: '6.1',
  areas: EVERY_AREA,
  noBattle: NO_BATTLE_THERE,
  chooser: (s) => sideBit(s.first),
  begin: beginBattle,
})

/** 6.1 The blocks that take part are revealed. card-treason Before the first round its player may use the card. */
function beginBattle(s: State, referee: Referee, area: number): void {
  const attacker = s.attacker[area] as Side
  referee.emit({ type: 'battle-begins', area, attacker })
  const battle: Battle = { area, attacker, round: 0, turn: TURNS, gone: [], rolled: 0, tried: [], turned: [] }
  s.stack.push({ step: 'battle', ...battle })
  reveal(s, referee, battle)
  if (s.treason !== NOBODY) s.stack.push({ step: 'treason', side: s.treason })
}

/** 6.1, 6.3 Turns up those who have joined the battle, the defender's first. */
function reveal(s: State, referee: Referee, f: Battle): void {
  for (const side of [enemyOf(f.attacker), f.attacker]) {
    for (const block of BLOCKS_OF[side]) {
      if (takesPart(s, f.area, block) && s.known[block] !== BOTH) turnFaceUp(s, referee, block)
    }
  }
}

const NOT_IN_TURN = no('6.2', 'not-in-turn')
const MUST_RETREAT = no('6.2', 'must-retreat')
const NOBODY_TO_FIGHT = no('6.3', 'nobody-to-fight')
const NO_HEIR_HERE = no('6.5', 'no-heir-here')
const NOT_IN_ROUND_ONE = no('6.6', 'no-retreat-in-round-one')

/**
 * 6.2 In its turn a block fights, passes or retreats; the leaders may do more (6.5, 6.9). A before B before C before
 * D, the defender's before the attacker's of the same letter.
 */
export const battle: Step<State, FrameOf<'battle'>> = {
  rule: '6.2',
  seats: (s, f) => (someoneActs(s, f) ? sideBit(sideInTurn(f)) : 0),
  run: goOn,
  prompt: (_, f) => ({
    code: 'battle',
    params: { area: f.area, round: f.round, letter: letterOfTurn(f.turn) },
  }),
  choices: {
    fight: {
      args: ['block'],
      among: inTurn,
      may(s, f, block): Verdict {
        const verdict = mayAct(s, f, block)
        if (verdict !== yes) return verdict
        return fights(s, f.area, enemyOf(sideInTurn(f))) ? yes : NOBODY_TO_FIGHT
      },
      act(s, f, referee, block) {
        s.acted[block] = f.round
        fight(s, f, referee, block)
      },
    },
    charge: {
      args: ['block'],
      among: (s, f) => (isInTurn(s, f, charger(s, f)) ? BLOCKS_OF[enemyOf(sideInTurn(f))] : NOTHING),
      may(s, f, target): Verdict {
        const heir = charger(s, f)
        const verdict = heir === NONE ? NO_HEIR_HERE : mayAct(s, f, heir)
        return verdict === yes ? mayCharge(s, f, heir, target) : verdict
      },
      act(s, f, referee, target) {
        const heir = charger(s, f)
        s.acted[heir] = f.round
        charge(s, f, referee, heir, target)
      },
    },
    persuade: {
      args: ['block', 'block'],
      among: (s, f) => persuasions(s, f, sideInTurn(f), isInTurn),
      may(s, f, block, target): Verdict {
        const verdict = mayAct(s, f, block)
        return verdict === yes ? mayPersuade(s, f, block, target) : verdict
      },
      act(s, f, referee, block, target) {
        s.acted[block] = f.round
        persuade(s, f, referee, block, target)
      },
    },
    retreat: {
      args: ['block', 'area'],
      among: (s, f) => (f.round === 1 ? NOTHING : retreatPairs(s, f)),
      may(s, f, block, to): Verdict {
        if (!isInTurn(s, f, block)) return NOT_IN_TURN
        return f.round === 1 ? NOT_IN_ROUND_ONE : mayRetreat(s, f, block, to)
      },
      act: (s, f, referee, block, to) => retreat(s, f, referee, block, to),
    },
    hold: {
      args: ['block'],
      among: inTurn,
      may: mayAct,
      act(s, f, referee, block) {
        s.acted[block] = f.round
        referee.emit({ type: 'passed', block })
      },
    },
  },
}

const NOTHING: readonly number[] = []

const sideInTurn = (f: Battle): Side => (isDefendersTurn(f.turn) ? enemyOf(f.attacker) : f.attacker)

/** 6.5 The senior heir of the side whose turn it is. */
const charger = (s: State, f: Battle): number => seniorIn(s, sideInTurn(f), f.area)

/** 6.2, R-22 In round four attackers only retreat: no fight, charge, treachery or pass. */
const mustRetreat = (f: Battle): boolean => f.round === LAST_ROUND && !isDefendersTurn(f.turn)

function mayAct(s: State, f: Battle, block: number): Verdict {
  if (!isInTurn(s, f, block)) return NOT_IN_TURN
  return mustRetreat(f) ? MUST_RETREAT : yes
}

/** 6.2 Each block has one turn in each round, when its letter and side are due. */
function isInTurn(s: State, f: Battle, block: number): boolean {
  return (
    block !== NONE &&
    takesPart(s, f.area, block) &&
    s.acted[block] < f.round &&
    SIDE[block] === sideInTurn(f) &&
    letterOf(block, f.round) === letterOfTurn(f.turn)
  )
}

function inTurn(s: State, f: Battle): number[] {
  const blocks: number[] = []
  for (const block of BLOCKS_OF[sideInTurn(f)]) {
    if (s.at[block] === f.area && isInTurn(s, f, block)) blocks.push(block)
  }
  return blocks
}

/**
 * 6.2, 6.6, R-54 Whether somebody has a turn. Who has yet to act keeps his turn when the last enemy in the fight has fallen and
 * one who came over is still in reserve: he may retreat.
 */
function someoneActs(s: State, f: Battle): boolean {
  if (f.turn >= TURNS || f.round === 0 || !isContested(s, f.area)) return false
  const side = sideInTurn(f)
  const forced = mustRetreat(f)
  for (const block of BLOCKS_OF[side]) {
    if (s.at[block] !== f.area || !isInTurn(s, f, block)) continue
    if (!forced && fights(s, f.area, enemyOf(side))) return true
    if (f.round > 1 && hasWayOut(s, f, block)) return true
  }
  return false
}

/** 6.3 Whether a side has a block in the fight, not counting reserves. */
const fights = (s: State, area: number, side: Side): boolean => someTakePart(s, area, BLOCKS_OF[side])

function retreatPairs(s: State, f: Battle): number[] {
  const pairs: number[] = []
  for (const block of inTurn(s, f)) for (const to of waysOut(s, f.area, block)) pairs.push(pair(block, to))
  return pairs
}

/** Nobody has a turn at this moment: the next turn, the next round, or the end of the battle. */
function goOn(s: State, f: FrameOf<'battle'>, referee: Referee): void {
  if (!isContested(s, f.area)) endBattle(s, f, referee)
  else if (f.turn >= TURNS) beginRound(s, f, referee)
  else if (f.round === 1 && reservesEnter(s, f, referee)) return
  else {
    if (mustRetreat(f)) eliminateTheTrapped(s, f, referee)
    f.turn++
  }
}

/** 6.6 Blocks that must retreat and cannot are eliminated. */
function eliminateTheTrapped(s: State, f: Battle, referee: Referee): void {
  for (const block of BLOCKS_OF[f.attacker]) {
    if (s.outcome === null && isInTurn(s, f, block)) eliminate(s, referee, block)
  }
}

/** 6.2 A round begins; 6.3 reserves arrive with round two, and those who came over with the round after. */
function beginRound(s: State, f: Battle, referee: Referee): void {
  f.round++
  f.turn = 0
  f.gone = []
  referee.emit({ type: 'round-begins', area: f.area, round: f.round })
  for (const blocks of BLOCKS_OF) {
    for (const block of blocks) if (s.at[block] === f.area && arrivesBy(s, block, f.round)) s.joins[block] = 0
  }
  reveal(s, referee, f)
}

/** 6.1 After the battle all stand up; 6.7 the winner may regroup. */
function endBattle(s: State, f: Battle, referee: Referee): void {
  s.stack.pop()
  s.attacker[f.area] = NOBODY
  let winner: Side | typeof NOBODY = NOBODY
  for (const side of EVERY_SIDE) if (blocksOf(s, side, f.area) > 0) winner = side
  referee.emit({ type: 'battle-ends', area: f.area, winner })
  for (const blocks of BLOCKS_OF) {
    for (const block of blocks) {
      if (s.at[block] !== f.area) continue
      s.joins[block] = 0
      turnFaceDown(s, block)
    }
  }
  freeHenry(s, referee)
  if (winner !== NOBODY) s.stack.push({ step: 'regroup', area: f.area, side: winner, gone: [] })
}
