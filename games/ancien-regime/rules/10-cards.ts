/** 10.3 Playing Battle cards, one by one and face down. */
import { pair } from '@muster/kernel/action'
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import { ABSENT, ATTACKS, BACKS_DEFENCE, type Battle, ROLES, type State } from '../state.ts'
import {
  CARD_KINDS,
  EVERY_CARD,
  GENERALS_OF,
  NONE,
  POWER_COUNT,
  powerBit,
  SERVES,
  SLOTS,
  THREE,
} from '../tables.ts'
import { cardsOf, handSize, loseMorale, seatMask, seatOf } from './5-basics.ts'

const NOT_IN_BATTLE = refuse('10.3.2', 'not-in-this-battle')
const NO_UNUSED_UNIT = refuse('10.3.1', 'no-unused-unit')
const NO_SUCH_CARD = refuse('10.3.3', 'no-such-card')
const NOT_A_THREE = refuse('10.3.10', 'no-such-card')
const NOTHING_TO_TURN = refuse('10.3.11', 'nothing-to-turn')
const OWN_CARD = refuse('10.3.11', 'not-an-opponents-card')
const OPEN = refuse('10.3.11', 'card-is-open')

const EVERY_SLOT: readonly number[] = SLOTS.map((_, slot) => slot)

const theBattle = (s: State): Battle => {
  if (s.battle === null) throw new Error('there is no battle')
  return s.battle
}

/**
 * 10.3.2 The first to play is the attacker; then the defenders, the attacker's supporters and the defenders' in
 * turn.
 */
export function beginCards(s: State): void {
  s.stack.push({ step: 'cards', phase: BACKS_DEFENCE, power: POWER_COUNT - 1 })
  nextPlayer(s, s.stack[s.stack.length - 1] as FrameOf<'cards'>)
}

/** 10.3.1, 5.10.2, 10.3.6, R40 A stack takes no more cards than its General had Units when the battle began. */
const hasRoom = (battle: Battle, general: number): boolean => battle.stack[general] < battle.capacity[general]

/**
 * 10.3.1, 10.3.5, 10.3.8, R16, R41 Whether a Power can play a card in a step: it has not passed, has a card, an
 * unused Unit there, and Morale to pay, or had none when the battle began and is attacker or defender.
 */
function canPlay(s: State, battle: Battle, phase: number, power: number): boolean {
  if ((battle.passed >> power) & 1) return false
  if (s.morale[power] === 0 && ((battle.desperate >> power) & 1) === 0) return false
  const generals = GENERALS_OF[power]
  for (let i = 0; i < generals.length; i++) {
    if (battle.role[generals[i]] === phase && hasRoom(battle, generals[i])) return handSize(s, power) > 0
  }
  return false
}

/**
 * 10.3.2, 10.3.7, R40 The next Power that can play, step by step and in Power Order, round and round until
 * nobody can.
 */
function nextPlayer(s: State, f: FrameOf<'cards'>): void {
  const battle = theBattle(s)
  let { phase, power } = f
  for (let turns = 0; turns < 4 * POWER_COUNT; turns++) {
    power++
    if (power === POWER_COUNT) {
      power = 0
      phase = phase === BACKS_DEFENCE ? ATTACKS : phase + 1
    }
    if (!canPlay(s, battle, phase, power)) continue
    f.phase = phase
    f.power = power
    return
  }
  s.stack.pop()
  s.stack.push({ step: 'result' })
}

/**
 * 10.3.2, 10.3.6 A card goes on the stack of a General of the Power who takes part in this step and has an
 * unused Unit.
 */
function mayPlay(s: State, f: FrameOf<'cards'>, general: number): Verdict {
  const battle = theBattle(s)
  if (SERVES[general] !== f.power || battle.role[general] !== f.phase) return NOT_IN_BATTLE
  return hasRoom(battle, general) ? yes : NO_UNUSED_UNIT
}

/** 10.3.4, 5.10.3 Each card costs 1 Morale at once; the one at Morale 0 is free (10.3.5, R41), and only one. */
function pay(s: State, battle: Battle, power: number): void {
  if (s.morale[power] === 0) battle.desperate &= ~powerBit(power)
  loseMorale(s, power, 1)
}

function lay(s: State, f: FrameOf<'cards'>, general: number, card: number, known: number): number {
  const battle = theBattle(s)
  s.hands[f.power * CARD_KINDS + card]--
  battle.stack[general]++
  battle.by.push(general)
  battle.cards.push(card)
  battle.known.push(known)
  pay(s, battle, f.power)
  return battle.cards.length - 1
}

/** 10.3, 10.3.3 At each step a Power plays one card face down, or passes. */
export const cards: Step<State, FrameOf<'cards'>> = {
  rule: '10.3',
  seats: (s, f) => seatMask(s, f.power),
  prompt: (_, f) => ({ code: 'cards', params: { power: f.power, phase: ROLES[f.phase] } }),
  choices: {
    play: {
      args: ['general', 'card'],
      among(s, f) {
        const found: number[] = []
        const battle = theBattle(s)
        for (const general of GENERALS_OF[f.power]) {
          if (battle.role[general] !== f.phase) continue
          for (const card of EVERY_CARD) found.push(pair(general, card))
        }
        return found
      },
      may(s, f, general, card) {
        const verdict = mayPlay(s, f, general)
        if (verdict !== yes) return verdict
        return cardsOf(s, f.power, card) > 0 ? yes : NO_SUCH_CARD
      },
      act(s, f, referee, general, card) {
        const slot = lay(s, f, general, card, 1 << seatOf(s, f.power))
        referee.whisper({ type: 'card-played', power: f.power, general, slot }, 1 << seatOf(s, f.power), {
          card,
        })
        nextPlayer(s, f)
      },
    },
    /**
     * 10.3.10, 10.3.11 A 3 may be played face up; it then turns up one card of an opponent, if there is one
     * face down.
     */
    'play-open': {
      args: ['general'],
      among: (_, f) => GENERALS_OF[f.power],
      may(s, f, general) {
        const verdict = mayPlay(s, f, general)
        if (verdict !== yes) return verdict
        return cardsOf(s, f.power, THREE) > 0 ? yes : NOT_A_THREE
      },
      act(s, f, referee, general) {
        const battle = theBattle(s)
        const everybody = (1 << s.players) - 1
        const slot = lay(s, f, general, THREE, 0)
        referee.reveal(battle.known, slot, everybody)
        referee.emit({ type: 'card-played-open', power: f.power, general, slot, card: THREE })
        const { power } = f
        nextPlayer(s, f)
        if (canTurnUp(s, power)) s.stack.push({ step: 'scout', power })
      },
    },
    /** 10.3.8 A Power that passes plays no more cards in this battle. */
    pass: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        theBattle(s).passed |= powerBit(f.power)
        referee.emit({ type: 'passed', power: f.power })
        nextPlayer(s, f)
      },
    },
  },
}

/** Attackers and their supporters have odd roles, the others even ones. */
export const isAttackers = (role: number): boolean => role % 2 === 1

/** 10.3.11 A card that a 3 may turn up: an opponent's, and face down. */
function mayTurnUp(s: State, power: number, slot: number): Verdict {
  const battle = theBattle(s)
  if (slot >= battle.cards.length) return NOTHING_TO_TURN
  const own = GENERALS_OF[power].find((general) => battle.role[general] !== ABSENT) ?? NONE
  const sameSide = own !== NONE && isAttackers(battle.role[own]) === isAttackers(battle.role[battle.by[slot]])
  if (sameSide) return OWN_CARD
  return isFaceUp(s, battle, slot) ? OPEN : yes
}

const isFaceUp = (s: State, battle: Battle, slot: number): boolean =>
  battle.known[slot] === (1 << s.players) - 1

function canTurnUp(s: State, power: number): boolean {
  const count = theBattle(s).cards.length
  for (let slot = 0; slot < count; slot++) if (mayTurnUp(s, power, slot) === yes) return true
  return false
}

/**
 * 10.3.11, R17 The 3 reveals one face-down card of an opponent for the rest of the battle; nothing is removed.
 */
export const scout: Step<State, FrameOf<'scout'>> = {
  rule: '10.3.11',
  seats: (s, f) => seatMask(s, f.power),
  prompt: (_, f) => ({ code: 'scout', params: { power: f.power } }),
  choices: {
    'turn-up': {
      args: ['slot'],
      among: () => EVERY_SLOT,
      may: (s, f, slot) => mayTurnUp(s, f.power, slot),
      act(s, _, referee, slot) {
        const battle = theBattle(s)
        referee.reveal(battle.known, slot, (1 << s.players) - 1)
        referee.emit({ type: 'card-turned', slot, card: battle.cards[slot] })
        s.stack.pop()
      },
    },
  },
}
