/**
 * 10.0 to 10.2 Battles: where and in which order, Strength, support. Cards are in 10-cards.ts, the result in
 * 10-result.ts.
 */
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf, MovementFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import { ATTACKS, BACKS_ATTACK, BACKS_DEFENCE, type Battle, DEFENDS, type State } from '../state.ts'
import {
  adjacent,
  BRITAIN,
  BRITISH,
  EVERY_GENERAL,
  EVERY_POWER,
  FRANCE,
  GENERALS_OF,
  NONE,
  POWER_COUNT,
  powerBit,
  powersIn,
  SERVES,
} from '../tables.ts'
import { controlOf, enemiesIn, generalIn, seatMask } from './5-basics.ts'
import { afterMovementTurn } from './9-7-movement.ts'
import { beginCards } from './10-cards.ts'

const NO_BATTLE = refuse('10.0.1', 'no-battle-there')
const NOT_YOUR_GENERAL = refuse('10.2.4', 'not-your-general')
const OFF_THE_BOARD = refuse('10.2.1', 'general-is-off-the-board')
const NOT_NEXT_TO_IT = refuse('10.2.1', 'not-next-to-the-battle')
const NO_UNITS = refuse('10.2.6', 'no-units-to-support')
const BUSY = refuse('10.2.5', 'busy-in-battle')
const SUPPORTS = refuse('10.2.3', 'already-supports')

/**
 * 10.0.1, 5.9.2, 3.10.3 After a Movement Turn there is a battle wherever a General has moved in among enemies.
 */
export function beginBattles(s: State, f: MovementFrame): void {
  afterMovementTurn(s, f.power, f.arbiter, f.number, f.only)
  if (f.moved === 0) return
  const pending: number[] = []
  let busy = 0
  for (const general of GENERALS_OF[f.power]) {
    if (((f.moved >> general) & 1) === 0) continue
    const territory = s.place[general]
    if (territory === NONE || enemiesIn(s, f.power, territory) === 0) continue
    pending.push(territory)
    for (const each of EVERY_GENERAL) if (s.place[each] === territory) busy |= 1 << each
  }
  if (pending.length > 0) s.stack.push({ step: 'battles', power: f.power, pending, busy })
}

/** 10.0.1 The mover chooses in which order several battles are fought. */
export const battles: Step<State, FrameOf<'battles'>> = {
  rule: '10.0.1',
  seats: (s, f) => (f.pending.length > 1 ? seatMask(s, f.power) : 0),
  run(s, f, referee) {
    const territory = f.pending.pop()
    if (territory === undefined) s.stack.pop()
    else beginBattle(s, referee, f.power, territory)
  },
  prompt: (_, f) => ({ code: 'battles', params: { count: f.pending.length } }),
  choices: {
    fight: {
      args: ['territory'],
      among: (_, f) => f.pending,
      may: (_, f, territory) => (f.pending.includes(territory) ? yes : NO_BATTLE),
      act(s, f, referee, territory) {
        f.pending = f.pending.filter((each) => each !== territory)
        beginBattle(s, referee, f.power, territory)
      },
    },
  },
}

const zeros = (): number[] => new Array<number>(EVERY_GENERAL.length).fill(0)

/** 10.0.2 Strength is counted, then support is declared, cards are played, and the result is found. */
function beginBattle(s: State, referee: Referee, attacker: number, territory: number): void {
  const general = generalIn(s, attacker, territory)
  const battle: Battle = {
    territory,
    attacker,
    general,
    defenders: enemiesIn(s, attacker, territory),
    held: controlOf(s, territory),
    role: zeros(),
    capacity: zeros(),
    stack: zeros(),
    by: [],
    cards: [],
    known: [],
    passed: 0,
    desperate: 0,
    strength: [0, 0],
  }
  joinBattle(s, battle, general, ATTACKS)
  for (const power of EVERY_POWER) {
    if (((battle.defenders >> power) & 1) === 0) continue
    const defender = generalIn(s, power, territory)
    if (defender !== NONE) joinBattle(s, battle, defender, DEFENDS)
    if (s.morale[power] === 0) battle.desperate |= powerBit(power)
  }
  if (s.morale[attacker] === 0) battle.desperate |= powerBit(attacker)
  battle.strength = [strengthIn(s, powerBit(attacker), territory), strengthIn(s, battle.defenders, territory)]
  s.battle = battle
  referee.emit({
    type: 'battle-begins',
    territory,
    attacker,
    defenders: powersIn(battle.defenders),
    strength: battle.strength.slice(),
  })
  appointCaretaker(s, referee, battle)
  s.stack.push({ step: 'support', side: BACKS_ATTACK, power: 0 })
}

/**
 * 10.2.8, 10.2.6 Whoever joins brings room for as many cards as he has Units; a supporter adds no Strength of
 * his own.
 */
function joinBattle(s: State, battle: Battle, general: number, role: number): void {
  battle.role[general] = role
  battle.capacity[general] = s.units[general]
}

/**
 * 10.1, 10.1.1, 10.1.2, 10.1.3 The Strength of some Powers together: General 1, Unit 1, Garrison 1 or with a
 * Fortress 4.
 */
export function strengthIn(s: State, powers: number, territory: number): number {
  let strength = 0
  for (const general of EVERY_GENERAL) {
    if (s.place[general] === territory && (powers >> SERVES[general]) & 1) strength += 1 + s.units[general]
  }
  const garrison = s.garrison[territory]
  if (garrison !== NONE && (powers >> garrison) & 1) strength += s.fortress[territory] === 1 ? 4 : 1
  return strength
}

/**
 * 12.11 An attacked Minor that nobody controls is run by Britain for this battle, or by France if the attacker
 * is in the British Coalition.
 */
function appointCaretaker(s: State, referee: Referee, battle: Battle): void {
  for (const minor of EVERY_POWER) {
    if (((battle.defenders >> minor) & 1) === 0 || s.controller[minor] !== NONE) continue
    s.caretaker = s.status[battle.attacker] === BRITISH ? FRANCE : BRITAIN
    referee.reveal(s.seen, minor, 1 << s.caretaker)
    referee.emit({ type: 'caretaker', seat: s.caretaker, minor })
  }
}

/** 12.11 The caretaker's office ends with the battle. */
export function dismissCaretaker(s: State): void {
  if (s.caretaker === NONE) return
  s.caretaker = NONE
  for (const power of EVERY_POWER) if (s.controller[power] === NONE) s.seen[power] = 0
}

// 10.2 Support

/**
 * 10.2.4, 7.5.3, R20, R30 Whether a Power may support a side: it fights there or is an Ally. A Minor without
 * controller helps only itself.
 */
function mayBack(s: State, battle: Battle, side: number, power: number): boolean {
  const fighting = side === BACKS_ATTACK ? powerBit(battle.attacker) : battle.defenders
  if (s.controller[power] === NONE) return side === BACKS_DEFENCE && (fighting & powerBit(power)) !== 0
  return (fighting & s.allies[power]) !== 0
}

const battlesBelow = (s: State): FrameOf<'battles'> => {
  const f = s.stack[s.stack.length - 2]
  if (f.step !== 'battles') throw new Error('a battle belongs to the battles of a Movement Turn')
  return f
}

/**
 * 10.2.1, 10.2.5, 10.2.6, 10.2.7 A supporter stands next to the battle by land, has Units, and is in no other
 * battle of this Movement Turn.
 */
function maySupport(s: State, f: FrameOf<'support'>, general: number): Verdict {
  const battle = s.battle
  if (battle === null || SERVES[general] !== f.power) return NOT_YOUR_GENERAL
  if (battle.role[general] > DEFENDS) return SUPPORTS
  if (s.place[general] === NONE) return OFF_THE_BOARD
  if ((battlesBelow(s).busy >> general) & 1) return BUSY
  if (!adjacent(s.place[general], battle.territory)) return NOT_NEXT_TO_IT
  return s.units[general] > 0 ? yes : NO_UNITS
}

function canSupport(s: State, f: FrameOf<'support'>): boolean {
  const battle = s.battle
  if (battle === null || !mayBack(s, battle, f.side, f.power)) return false
  const generals = GENERALS_OF[f.power]
  for (let i = 0; i < generals.length; i++) if (maySupport(s, f, generals[i]) === yes) return true
  return false
}

/**
 * 10.2, 10.2.2, 10.2.3, R39 Support is declared by the supporters alone, in Power Order, the attacker's side
 * first.
 */
export const support: Step<State, FrameOf<'support'>> = {
  rule: '10.2',
  seats: (s, f) => (canSupport(s, f) ? seatMask(s, f.power) : 0),
  run: nextSupporter,
  prompt: (_, f) => ({
    code: 'support',
    params: { power: f.power, side: f.side === BACKS_ATTACK ? 'attacker' : 'defender' },
  }),
  choices: {
    support: {
      args: ['general'],
      among: (_, f) => GENERALS_OF[f.power],
      may: maySupport,
      act(s, f, referee, general) {
        const battle = s.battle
        if (battle === null) return
        joinBattle(s, battle, general, f.side)
        battlesBelow(s).busy |= 1 << general
        referee.emit({ type: 'supports', general, attacker: f.side === BACKS_ATTACK })
      },
    },
    'stand-aside': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        referee.emit({ type: 'stands-aside', power: f.power })
        nextSupporter(s, f)
      },
    },
  },
}

function nextSupporter(s: State, f: FrameOf<'support'>): void {
  f.power++
  if (f.power < POWER_COUNT) return
  f.power = 0
  f.side++
  if (f.side <= BACKS_DEFENCE) return
  s.stack.pop()
  beginCards(s)
}
