/** 10.4 The result of a battle: totals, losses, Influence, where the beaten go. */
import { yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import { ABSENT, ATTACKS, type Battle, DEFENDS, STUART_LANDED, type State } from '../state.ts'
import {
  CAPITAL,
  EVERY_GENERAL,
  EVERY_POWER,
  FIVE,
  FOUR,
  GENERALS_OF,
  NEUTRAL,
  NONE,
  powerBit,
  SERVES,
  STUART,
  TWO,
  worth,
} from '../tables.ts'
import { checkVictory } from './4-victory.ts'
import { controlOf, draw, isMajor, loseMorale, put, seatMask } from './5-basics.ts'
import { mayGarrison, placeGarrison } from './9-7-garrisons.ts'
import { dismissCaretaker } from './10-battle.ts'
import { isAttackers } from './10-cards.ts'

/**
 * 10.3.11, 5.10.1, 5.10.4, R17 What the cards of one side add: values, a 2 counting 3 where its Power held the
 * territory, and pairs of 4s in a stack.
 */
export function cardStrength(battle: Battle, attackers: boolean): number {
  let strength = 0
  const fours = EVERY_GENERAL.map(() => 0)
  battle.cards.forEach((card, slot) => {
    const general = battle.by[slot]
    if (isAttackers(battle.role[general]) !== attackers) return
    strength += worth(card)
    if (card === TWO && battle.held === SERVES[general]) strength++
    if (card === FOUR) fours[general]++
  })
  for (const count of fours) strength += count >> 1
  return strength
}

/** 10.4.1 All cards are revealed and added to Strength; the higher total wins. */
export const result: Step<State, FrameOf<'result'>> = {
  rule: '10.4.1',
  run(s, _, referee) {
    const battle = s.battle
    if (battle === null) return
    s.stack.pop()
    s.stack.push({ step: 'battle-end' })
    const everybody = (1 << s.players) - 1
    battle.known.forEach((_, slot) => {
      referee.reveal(battle.known, slot, everybody)
    })
    const attack = battle.strength[0] + cardStrength(battle, true)
    const defence = battle.strength[1] + cardStrength(battle, false)
    const winner = attack > defence ? 'attacker' : attack < defence ? 'defender' : 'nobody'
    referee.emit({
      type: 'battle-counted',
      territory: battle.territory,
      cards: battle.cards.slice(),
      strength: [attack, defence],
      winner,
    })
    for (const card of battle.cards) s.discards[card]++
    afterEveryBattle(s, referee, battle)
    if (winner === 'nobody') retreatAttacker(s, battle)
    else settle(s, referee, battle, winner === 'attacker')
  },
}

/** The Powers of one side that took part, by fighting or in support, as a mask. A Garrison takes part too. */
function powersOf(battle: Battle, attackers: boolean): number {
  let mask = attackers ? powerBit(battle.attacker) : battle.defenders
  for (const general of EVERY_GENERAL) {
    const role = battle.role[general]
    if (role !== ABSENT && isAttackers(role) === attackers) mask |= powerBit(SERVES[general])
  }
  return mask
}

/**
 * 10.4.2, R24 Every General who fought or supported loses one Unit; every Power that played a card draws one,
 * in Power Order.
 */
function afterEveryBattle(s: State, referee: Referee, battle: Battle): void {
  for (const general of EVERY_GENERAL) {
    if (battle.role[general] === ABSENT || s.units[general] === 0) continue
    s.units[general]--
    referee.emit({ type: 'unit-lost', general })
  }
  for (const power of EVERY_POWER) {
    if (battle.by.some((general) => SERVES[general] === power)) draw(s, referee, power)
  }
}

/**
 * 10.4.3 A tie: the defenders stay, the attacking General retreats to the nearest territory his Power controls
 * or off the board.
 */
function retreatAttacker(s: State, battle: Battle): void {
  s.stack.push({ step: 'withdraw', power: battle.attacker, generals: [battle.general], why: 'tie' })
}

/**
 * 10.4.4, 10.4.5, 10.4.6 Winners score, losers pay and are removed, a beaten Garrison too; a Fortress stays for
 * whoever garrisons there next.
 */
function settle(s: State, referee: Referee, battle: Battle, attackerWins: boolean): void {
  scoreBattle(s, referee, battle, attackerWins)
  loseFives(s, referee, battle, !attackerWins)
  const beaten: number[] = []
  for (const general of EVERY_GENERAL) {
    if (battle.role[general] === (attackerWins ? DEFENDS : ATTACKS)) beaten.push(general)
  }
  // The last pushed is asked first: so the owners of beaten Generals choose in Power Order, after the winner's Garrison.
  for (const general of beaten.toReversed()) {
    const gone = general === STUART && s.stuart === STUART_LANDED ? 1 : 0
    s.stack.push({ step: 'rout', general, gone })
  }
  for (const general of beaten) removeBeaten(s, referee, general)
  if (!attackerWins) return
  const garrison = s.garrison[battle.territory]
  if (garrison !== NONE && (battle.defenders >> garrison) & 1) {
    s.garrison[battle.territory] = NONE
    referee.emit({ type: 'garrison-removed', power: garrison, territory: battle.territory })
  }
  s.stack.push({ step: 'occupy', general: battle.general })
}

/**
 * 10.4.4, 12.9, R42 Each winning Power that took part gains 1 Influence for each enemy General defeated in the
 * territory, and 1 more for each of the opposing Coalition; a Minor's goes to its controller, without that
 * bonus. R20: nobody gains if an uncontrolled Minor has won.
 */
function scoreBattle(s: State, referee: Referee, battle: Battle, attackerWins: boolean): void {
  const winners = powersOf(battle, attackerWins)
  for (const power of EVERY_POWER) {
    if ((winners >> power) & 1 && !attackerWins && s.controller[power] === NONE) return
  }
  for (const power of EVERY_POWER) {
    if (((winners >> power) & 1) === 0) continue
    let influence = 0
    for (const general of EVERY_GENERAL) {
      if (battle.role[general] !== (attackerWins ? DEFENDS : ATTACKS)) continue
      influence++
      if (isMajor(s, power) && areOpposed(s, power, SERVES[general])) influence++
    }
    if (influence === 0) continue
    const to = s.controller[power]
    s.influence[to] += influence
    referee.emit({ type: 'battle-influence', power, recipient: to, influence })
  }
}

/** R42 One in the British, the other in the French Coalition. */
const areOpposed = (s: State, a: number, b: number): boolean =>
  s.status[a] < NEUTRAL && s.status[b] < NEUTRAL && s.status[a] !== s.status[b]

/** 10.3.11, R17 Losers, supporters too, lose 1 Morale for each 5 they played. */
function loseFives(s: State, referee: Referee, battle: Battle, attackersLost: boolean): void {
  for (const power of EVERY_POWER) {
    let fives = 0
    battle.cards.forEach((card, slot) => {
      const general = battle.by[slot]
      if (card === FIVE && SERVES[general] === power && isAttackers(battle.role[general]) === attackersLost)
        fives++
    })
    if (fives === 0) continue
    loseMorale(s, power, fives)
    referee.emit({ type: 'morale-lost', power, morale: fives })
  }
}

/**
 * 10.4.5 The beaten in the territory lose all Units and are removed from it. 3.10.5 Stuart, beaten, is gone.
 */
function removeBeaten(s: State, referee: Referee, general: number): void {
  referee.emit({ type: 'general-beaten', general })
  put(s, referee, general, NONE)
}

/** 10.4.4, 9.7.6, R43 An attacker who has won may turn one Unit into a Garrison, but not in an Ally's home. */
export const occupy: Step<State, FrameOf<'occupy'>> = {
  rule: '10.4.4',
  seats: (s, f) =>
    mayGarrison(s, f.general, s.place[f.general]) === yes ? seatMask(s, SERVES[f.general]) : 0,
  run(s) {
    s.stack.pop()
  },
  prompt: (s, f) => ({ code: 'occupy', params: { general: f.general, territory: s.place[f.general] } }),
  choices: {
    garrison: {
      args: ['general'],
      among: (_, f) => GENERALS_OF[SERVES[f.general]],
      may: (s, f, general) =>
        general === f.general ? mayGarrison(s, general, s.place[general]) : NOT_THE_WINNER,
      act(s, f, referee) {
        s.stack.pop()
        placeGarrison(s, referee, f.general, s.place[f.general])
      },
    },
    'no-garrison': {
      args: [],
      may: () => yes,
      act(s) {
        s.stack.pop()
      },
    },
  },
}

const NOT_THE_WINNER = refuse('10.4.4', 'not-in-this-battle')

/**
 * 10.4.5, R29 The capital takes a beaten General only if his Power controls it and no General of any Power is
 * there; never Stuart (R5).
 */
function hasRefuge(s: State, f: FrameOf<'rout'>): boolean {
  const power = SERVES[f.general]
  return f.gone === 0 && controlOf(s, CAPITAL[power]) === power && s.present[CAPITAL[power]] === 0
}

/** 10.4.5 The owner puts a beaten General in his capital or off the board. */
export const rout: Step<State, FrameOf<'rout'>> = {
  rule: '10.4.5',
  seats: (s, f) => (hasRefuge(s, f) ? seatMask(s, SERVES[f.general]) : 0),
  run(s, f, referee) {
    s.stack.pop()
    referee.emit({ type: 'general-off-board', general: f.general })
  },
  prompt: (_, f) => ({ code: 'rout', params: { general: f.general } }),
  choices: {
    'to-capital': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        put(s, referee, f.general, CAPITAL[SERVES[f.general]])
        referee.emit({ type: 'general-to-capital', general: f.general })
      },
    },
    'off-board': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'general-off-board', general: f.general })
      },
    },
  },
}

/**
 * 4.1, R6 When a battle has been fully resolved, somebody may have won; battles still open are then not fought.
 */
export const battleEnd: Step<State, FrameOf<'battle-end'>> = {
  rule: '10.4.1',
  run(s, _, referee) {
    s.stack.pop()
    s.battle = null
    dismissCaretaker(s)
    checkVictory(s, referee)
  },
}
