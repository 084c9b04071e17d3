/**
 * What each seat may see, built up from nothing. R36: hands, bids before the reveal and chosen status tokens
 * are secret; Money, Units, Morale, the discards and the number of cards are open.
 */
import type { Viewer } from '@muster/kernel/game'
import { type AncienFrame, TURN_STAGES, UPDATE_STAGES } from './frames.ts'
import { handSize, powerOn, sizeOf } from './rules/5-basics.ts'
import { cardsOffered } from './rules/9-3-subsidies.ts'
import { influenceOf, taxesOf } from './rules/9-actions.ts'
import { type Battle, ROLES, type State } from './state.ts'
import { CARD_KINDS, EVERY_POWER, NONE, SCENARIOS, SUBSIDIES } from './tables.ts'
import { named } from './view-names.ts'
import { isSilent, type NegotiationWindow, windowOf } from './windows.ts'

/** By Power, General, territory or card: as numbers of tables.ts. `named` turns all of it into names. */
export interface PowerView {
  readonly controller: number
  readonly status: number
  readonly morale: number
  readonly influence: number
  readonly money: number
  readonly allies: number
  /** How many cards; which they are (by value) only for who may see them. */
  readonly cards: number
  readonly hand?: readonly number[]
  /** What it would collect or gain if it were on that action now. */
  readonly taxes: number
  readonly gains: number
}

export interface BattleView {
  readonly territory: number
  readonly attacker: number
  readonly defenders: number
  readonly held: number
  readonly role: readonly number[]
  readonly capacity: readonly number[]
  readonly strength: readonly number[]
  readonly passed: number
  /** The cards played, in order: whose stack, and the value or null where it lies face down. */
  readonly cards: readonly { readonly general: number; readonly card: number | null }[]
}

/** What lies open of the step that is being played. */
export interface StepView {
  readonly step: AncienFrame['step']
  readonly details: Readonly<Record<string, number | string | boolean | null | readonly (number | null)[]>>
}

/** What a seat sees, in the numbers that the rules count with. */
export interface NumberedView {
  readonly scenario: string
  readonly players: number
  readonly round: number
  readonly turn: number
  readonly place: readonly number[]
  readonly units: readonly number[]
  readonly garrison: readonly number[]
  readonly fortress: readonly number[]
  readonly powers: readonly PowerView[]
  readonly pile: number
  readonly discards: readonly number[]
  readonly emperor: number
  readonly stuart: number
  readonly caretaker: number
  readonly battle: BattleView | null
  readonly steps: readonly StepView[]
  readonly window: NegotiationWindow | null
  readonly silent: boolean
}

/** The same as everybody gets it: ids are names, and what is nowhere or nobody's is left out or null. */
export interface AncienView {
  readonly scenario: string
  readonly players: number
  readonly round: number
  readonly turn: number
  readonly place: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, number>>
  readonly garrison: Readonly<Record<string, string>>
  readonly fortress: Readonly<Record<string, 1>>
  readonly powers: Readonly<Record<string, NamedPower>>
  readonly pile: number
  readonly discards: readonly string[]
  readonly emperor: string | null
  readonly stuart: 'not-played' | 'waits' | 'landed' | 'gone'
  readonly caretaker: string | null
  readonly battle: NamedBattle | null
  readonly steps: readonly NamedStep[]
  readonly window: NegotiationWindow | null
  readonly silent: boolean
}

interface NamedPower extends Omit<PowerView, 'controller' | 'status' | 'allies' | 'hand'> {
  readonly controller: string | null
  readonly status: string
  readonly allies: readonly string[]
  readonly hand?: readonly string[]
}

interface NamedBattle {
  readonly territory: string
  readonly attacker: string
  readonly defenders: readonly string[]
  readonly held: string | null
  readonly role: Readonly<Record<string, string>>
  readonly capacity: Readonly<Record<string, number>>
  readonly strength: readonly number[]
  readonly passed: readonly string[]
  readonly cards: readonly { readonly general: string; readonly card: string | null }[]
}

interface NamedStep {
  readonly step: AncienFrame['step']
  readonly details: Readonly<Record<string, unknown>>
}

export const view = (s: State, viewer: Viewer, last?: AncienView): AncienView =>
  named(numbers(s, viewer), last)

const sees = (mask: number, viewer: Viewer): boolean => viewer >= 0 && ((mask >> viewer) & 1) === 1

export function numbers(s: State, viewer: Viewer): NumberedView {
  return {
    scenario: SCENARIOS[s.scenario].id,
    players: s.players,
    round: s.round,
    turn: s.turn,
    place: s.place.slice(),
    units: s.units.slice(),
    garrison: s.garrison.slice(),
    fortress: s.fortress.slice(),
    powers: EVERY_POWER.map((power) => powerView(s, viewer, power)),
    pile: sizeOf(s.pile),
    discards: s.discards.slice(),
    emperor: s.emperor,
    stuart: s.stuart,
    caretaker: s.caretaker,
    battle: s.battle === null ? null : battleView(s, s.battle, viewer),
    steps: s.stack.map((frame) => stepView(s, frame, viewer)),
    window: windowOf(s),
    silent: isSilent(s),
  }
}

function powerView(s: State, viewer: Viewer, power: number): PowerView {
  const open = {
    controller: s.controller[power],
    status: s.status[power],
    morale: s.morale[power],
    influence: s.influence[power],
    money: s.money[power],
    allies: s.allies[power],
    cards: handSize(s, power),
    taxes: taxesOf(s, power),
    gains: influenceOf(s, power),
  }
  if (!sees(s.seen[power], viewer)) return open
  return { ...open, hand: s.hands.slice(power * CARD_KINDS, (power + 1) * CARD_KINDS) }
}

/** Cards face up are known to every seat, and so to spectators too. */
function battleView(s: State, battle: Battle, viewer: Viewer): BattleView {
  const everybody = (1 << s.players) - 1
  return {
    territory: battle.territory,
    attacker: battle.attacker,
    defenders: battle.defenders,
    held: battle.held,
    role: battle.role.slice(),
    capacity: battle.capacity.slice(),
    strength: battle.strength.slice(),
    passed: battle.passed,
    cards: battle.cards.map((card, slot) => ({
      general: battle.by[slot],
      card: battle.known[slot] === everybody || sees(battle.known[slot], viewer) ? card : null,
    })),
  }
}

/** A number that is secret until it is laid open: whether it is there at all can be seen. */
const veiled = (numbers: readonly number[], known: readonly number[], viewer: Viewer): (number | null)[] =>
  numbers.map((number, i) => (number === NONE || sees(known[i], viewer) ? number : null))

function stepView(s: State, frame: AncienFrame, viewer: Viewer): StepView {
  const { step } = frame
  switch (step) {
    case 'status':
      return { step, details: { chosen: veiled(frame.chosen, frame.known, viewer) } }
    case 'bid':
      return { step, details: { minor: frame.minor, bids: veiled(frame.bids, frame.known, viewer) } }
    case 'actions': {
      const { open, money, asked, accepted, leadership, bought } = frame
      const offered = EVERY_POWER.map((power) => cardsOffered(frame, power))
      const giver = s.seen[powerOn(s, SUBSIDIES)]
      const cards = sees(giver, viewer) ? { cards: frame.cards.slice() } : {}
      return {
        step,
        details: { open, money: money.slice(), asked, accepted, leadership, bought, offered, ...cards },
      }
    }
    case 'coalition':
      return { step, details: { coalition: frame.coalition, chosen: frame.chosen.slice() } }
    case 'other-status':
      return {
        step,
        details: { power: frame.power, chosen: frame.chosen.slice(), barred: frame.barred.slice() },
      }
    case 'petition':
      return {
        step,
        details: { power: frame.power, coalition: frame.coalition, chosen: frame.chosen.slice() },
      }
    case 'vote':
      return { step, details: { power: frame.power, voters: frame.voters, votes: frame.votes.slice() } }
    case 'movement-turn': {
      const { power, arbiter, number, only, moved, last, left, landed, refused } = frame
      return {
        step,
        details: {
          power,
          arbiter,
          number,
          only,
          moved,
          last,
          left: left.slice(),
          landed,
          refused: refused.slice(),
        },
      }
    }
    case 'route':
      return { step, details: { general: frame.general, path: frame.path.slice() } }
    case 'consent': {
      const { general, by, asked, refused } = frame
      return { step, details: { general, by, path: frame.path.slice(), asked, refused } }
    }
    case 'battles':
      return { step, details: { power: frame.power, pending: frame.pending.slice(), busy: frame.busy } }
    case 'withdraw':
      return { step, details: { power: frame.power, generals: frame.generals.slice(), why: frame.why } }
    case 'update':
      return { step, details: { stage: UPDATE_STAGES[frame.stage], power: frame.power } }
    case 'turn':
      return { step, details: { stage: TURN_STAGES[frame.stage] } }
    case 'claim':
    case 'arbiter':
    case 'scout':
      return { step, details: { power: frame.power } }
    case 'disband':
      return { step, details: { power: frame.power, arbiter: frame.arbiter } }
    case 'further':
    case 'permit':
      return { step, details: { power: frame.power, arbiter: frame.arbiter, number: frame.number } }
    case 'support':
      return { step, details: { side: ROLES[frame.side], power: frame.power } }
    case 'cards':
      return { step, details: { phase: ROLES[frame.phase], power: frame.power } }
    case 'occupy':
    case 'stay':
      return { step, details: { general: frame.general } }
    case 'rout':
      return { step, details: { general: frame.general, gone: frame.gone } }
    case 'reassign':
      return { step, details: { power: frame.power, count: frame.count } }
    case 'frederick':
    case 'hand-limit':
    case 'result':
    case 'battle-end':
      return { step, details: {} }
  }
}
