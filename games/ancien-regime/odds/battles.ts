/** What a battle of Ancien Régime is to whoever reckons its odds. */
import type { Seat } from '@muster/kernel/game'
import type { Battles, Ranks } from '@muster/kernel/odds'
import { isAttackers } from '../rules/10-cards.ts'
import { ABSENT, BACKS_ATTACK, type Battle, type State } from '../state.ts'
import { EVERY_GENERAL, EVERY_POWER, NONE, SERVES } from '../tables.ts'

/** The Garrison of the territory, beside the Generals. */
const GARRISON = -1

/** When it has been counted only its consequences are left to be chosen. */
const isCounted = (s: State): boolean => {
  const { step } = s.stack[s.stack.length - 1]
  return step === 'occupy' || step === 'rout' || step === 'battle-end'
}

/** 10.0.2, 10.2.4, 12.11 On which side a seat fights: with its Powers, a Minor in its care, or those it may support. */
function sideOf(s: State, battle: Battle, seat: Seat): 'attack' | 'defence' | null {
  if (s.controller[battle.attacker] === seat) return 'attack'
  for (const power of EVERY_POWER) {
    if (((battle.defenders >> power) & 1) === 0) continue
    if (s.controller[power] === seat || (s.controller[power] === NONE && s.caretaker === seat))
      return 'defence'
  }
  const frame = s.stack[s.stack.length - 1]
  if (frame.step === 'support' && s.controller[frame.power] === seat)
    return frame.side === BACKS_ATTACK ? 'attack' : 'defence'
  const backing = EVERY_GENERAL.find(
    (general) => battle.role[general] !== ABSENT && s.controller[SERVES[general]] === seat,
  )
  if (backing === undefined) return null
  return isAttackers(battle.role[backing]) ? 'attack' : 'defence'
}

export const ancienBattles: Battles<State> = {
  places: 'territory',
  place: (s) => (s.battle === null || isCounted(s) ? -1 : s.battle.territory),
  ranks(s, territory, seat): Ranks | null {
    const { battle } = s
    const side = battle === null ? null : sideOf(s, battle, seat)
    if (battle === null || side === null) return null
    const taking = EVERY_GENERAL.filter((general) => battle.role[general] !== ABSENT)
    const attackers = taking.filter((general) => isAttackers(battle.role[general]))
    const defenders = taking.filter((general) => !isAttackers(battle.role[general]))
    if (s.garrison[territory] !== NONE && (battle.defenders >> s.garrison[territory]) & 1)
      defenders.push(GARRISON)
    return side === 'attack'
      ? { attacks: true, own: attackers, enemy: defenders }
      : { attacks: false, own: defenders, enemy: attackers }
  },
  /** 10.1, 10.4.5 The beaten lose all Units and are removed. */
  strength(s, piece, territory) {
    if (piece !== GARRISON) return s.place[piece] === NONE ? 0 : 1 + s.units[piece]
    return s.garrison[territory] === NONE ? 0 : s.fortress[territory] === 1 ? 4 : 1
  },
  /** 10.4.4 An attacker who has won stays; on equal terms he goes back. */
  holds(s, territory, _, { attacks, own, enemy }) {
    const attackers = attacks ? own : enemy
    return attacks === attackers.some((general) => general !== GARRISON && s.place[general] === territory)
  },
  passes: new Set(['end-turn', 'halt', 'agree', 'permit']),
  names: new Set(['fight']),
  anywhere: new Set(),
}
