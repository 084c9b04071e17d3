/** What the eye and the counsel of Ancien Régime see, in positions whose answer a player would know. */
import { fastChance } from '@muster/kernel/chance'
import type { Seat } from '@muster/kernel/game'
import { OUT_OF_THE_QUESTION, Sheet } from '@muster/kernel/mind'
import { advance } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { ancienRegime as game } from '../game.ts'
import { counsel } from '../mind/counsel.ts'
import { leaderFor } from '../mind/leader.ts'
import { AncienEye } from '../mind/look.ts'
import { Survey } from '../mind/survey.ts'
import { weights } from '../mind/weights.ts'
import type { State } from '../state.ts'
import { generalNumber, NEUTRAL, NONE, STATUSES, territoryNumber } from '../tables.ts'

const BRITAIN = 0
const PRUSSIA = 1
const AUSTRIA = 2
const FRANCE = 3
const RUSSIA = 4

function opening(): State {
  const referee = silentReferee(fastChance(5))
  const s = game.setup(checkSetup(game, { scenario: '1740', players: 5 }), referee)
  advance(game, s, referee)
  return s
}

/** The logit of a seat's chance, as the eye weighs it. */
function chanceOf(s: State, seat: Seat): number {
  const names: string[] = []
  const sheet = new Sheet(64, names)
  new AncienEye().look(s, seat, sheet)
  const { weights: numbers } = weights.books.all
  return names.reduce((sum, name, i) => sum + (numbers[name] ?? 0) * sheet.numbers[i], 0)
}

describe('the eye of Ancien Régime', () => {
  it('likes Influence of its own, and fears that of whoever leads more than that of whoever is behind', () => {
    const base = chanceOf(opening(), PRUSSIA)
    const after = (seat: Seat, influence: number): number => {
      const s = opening()
      s.influence[FRANCE] = 14
      s.influence[seat] += influence
      return chanceOf(s, PRUSSIA)
    }
    expect(after(PRUSSIA, 6)).toBeGreaterThan(after(PRUSSIA, 0))
    expect(after(PRUSSIA, 0)).toBeLessThan(base)
    expect(after(FRANCE, 3)).toBeLessThan(after(BRITAIN, 3))
  })

  it('likes a Garrison where it scores, and sees that it can be lost', () => {
    const s = opening()
    const before = chanceOf(s, PRUSSIA)
    s.garrison[territoryNumber('silesia')] = PRUSSIA
    expect(chanceOf(s, PRUSSIA)).toBeGreaterThan(before)
    const survey = new Survey()
    survey.take(s, PRUSSIA)
    // Bohemia's Austrians move before Prussia scores in turn 7.
    expect(survey.dangerSoon[territoryNumber('silesia')]).toBeGreaterThan(0.3)
    expect(survey.dangerSoon[territoryNumber('moskva')]).toBe(0)
  })

  it('10.1 counts a Garrison, its Fortress and support in the odds', () => {
    const s = opening()
    const survey = new Survey()
    const silesia = territoryNumber('silesia')
    const odds = (): number => {
      survey.take(s, PRUSSIA)
      return survey.odds(s, PRUSSIA, silesia, 3, 3)
    }
    const open = odds()
    expect(open).toBeGreaterThan(0.5)
    s.fortress[silesia] = 1
    expect(odds()).toBeLessThan(open)
    s.fortress[silesia] = 0
    s.units[generalNumber('daun')] = 0
    expect(odds()).toBeGreaterThan(open)
  })

  it('3.10 London and Scotland are in danger while Stuart waits, and less so when somebody guards the island', () => {
    const s = opening()
    const survey = new Survey()
    const danger = (): number => {
      survey.take(s, BRITAIN)
      return survey.danger[territoryNumber('scotland')]
    }
    const cumberland = generalNumber('cumberland')
    s.units[cumberland] = 3
    const guarded = danger()
    s.present[s.place[cumberland]] = 0
    s.place[cumberland] = NONE
    expect(danger()).toBeGreaterThan(guarded)
  })
})

describe('a Movement Turn as the eye sees it', () => {
  /** Lacy has just marched into Finland, which scores for Russia. */
  function inFinland(): State {
    const s = opening()
    const lacy = generalNumber('lacy')
    s.present[s.place[lacy]] = 0
    s.place[lacy] = territoryNumber('finland')
    s.present[s.place[lacy]] = 1 << RUSSIA
    s.units[lacy] = 3
    s.stack.push({
      step: 'movement-turn',
      power: RUSSIA,
      arbiter: FRANCE,
      number: 1,
      only: NONE,
      moved: 1 << lacy,
      last: lacy,
      left: [],
      landed: 0,
      refused: [],
    })
    return s
  }

  it('9.7.6 a Garrison where it scores is better than one that could be left there, and that better than none', () => {
    const settled = inFinland()
    settled.garrison[territoryNumber('finland')] = RUSSIA
    settled.units[generalNumber('lacy')] = 2
    const over = inFinland()
    over.stack.pop()
    const pending = chanceOf(inFinland(), RUSSIA)
    expect(chanceOf(settled, RUSSIA)).toBeGreaterThan(pending)
    expect(pending).toBeGreaterThan(chanceOf(over, RUSSIA))
  })

  it('9.7.6 a Garrison in a home that nobody threatens is only a Unit less', () => {
    const idle = inFinland()
    idle.garrison[territoryNumber('karelia')] = RUSSIA
    idle.units[generalNumber('lacy')] = 2
    expect(chanceOf(idle, RUSSIA)).toBeLessThan(chanceOf(inFinland(), RUSSIA))
  })
})

describe('the counsel of Ancien Régime: the leader is everyone’s business', () => {
  const british = STATUSES.indexOf('british')
  const french = STATUSES.indexOf('french')

  /** France is far ahead by what it holds: it has Influence for a third of the way, and seven more to come each round. */
  function frenchLead(): State {
    const s = opening()
    s.influence[FRANCE] = 9
    for (const each of ['holland', 'flandria', 'pfalz', 'scotland', 'york'])
      s.garrison[territoryNumber(each)] = FRANCE
    return s
  }

  it('who leads is told by what is to come, not by Influence alone', () => {
    const s = frenchLead()
    s.influence[PRUSSIA] = 9
    expect(leaderFor(s, AUSTRIA)).toBe(FRANCE)
    expect(leaderFor(s, FRANCE)).not.toBe(FRANCE)
    expect(leaderFor(opening(), AUSTRIA)).toBe(NONE)
  })

  it('7.5 nobody joins the leader or stays with it; against others either Coalition will do', () => {
    for (const s of [opening(), frenchLead()]) {
      const isOut = (status: number): boolean =>
        counsel(s, PRUSSIA, 'declare', status, 0) === OUT_OF_THE_QUESTION
      expect([isOut(british), isOut(french)]).toEqual([false, s.influence[FRANCE] > 0])
    }
  })

  it('7.5.6 a Leading Power turns nobody away but the leader', () => {
    const s = frenchLead()
    expect(counsel(s, BRITAIN, 'expel', AUSTRIA, 0)).toBe(OUT_OF_THE_QUESTION)
    expect(counsel(s, BRITAIN, 'refuse-entry', PRUSSIA, 0)).toBe(OUT_OF_THE_QUESTION)
    s.influence[AUSTRIA] = 24
    expect(counsel(s, BRITAIN, 'expel', AUSTRIA, 0)).toBeGreaterThan(counsel(s, BRITAIN, 'accept-all', 0, 0))
  })

  it('5.7.2 an Arbiter refuses the leader, whatever Morale it is paid', () => {
    for (const s of [opening(), frenchLead()]) {
      s.stack.push({ step: 'permit', power: FRANCE, arbiter: RUSSIA, number: 3 })
      s.morale[RUSSIA] = 1
      const isRefused = counsel(s, RUSSIA, 'permit', 0, 0) === OUT_OF_THE_QUESTION
      expect(isRefused).toBe(s.influence[FRANCE] > 0)
    }
  })
})

describe('the counsel of Ancien Régime', () => {
  it('7.6 nobody stands neutral', () => {
    const s = opening()
    expect(counsel(s, AUSTRIA, 'declare', NEUTRAL, 0)).toBe(OUT_OF_THE_QUESTION)
    for (const status of STATUSES.keys()) {
      if (status !== NEUTRAL)
        expect(counsel(s, AUSTRIA, 'declare', status, 0)).toBeGreaterThan(OUT_OF_THE_QUESTION)
    }
  })

  it('5.7.2 an Arbiter lets a harmless neighbour move on, and stops whoever leads', () => {
    const s = opening()
    s.stack.push({ step: 'permit', power: PRUSSIA, arbiter: FRANCE, number: 2 })
    const forbids = (): boolean => counsel(s, FRANCE, 'forbid', 0, 0) > counsel(s, FRANCE, 'permit', 0, 0)
    expect(forbids()).toBe(false)
    s.influence[PRUSSIA] = 18
    expect(forbids()).toBe(true)
  })

  it('8.4 votes go to oneself', () => {
    const s = opening()
    expect(counsel(s, AUSTRIA, 'vote', AUSTRIA, 0)).toBeGreaterThan(counsel(s, AUSTRIA, 'vote', FRANCE, 0))
  })

  it('12.4.2 Morale is bid for a Minor only where enough is left to fight with', () => {
    const s = opening()
    const wish = (morale: number): number => {
      s.morale[PRUSSIA] = morale
      const bids = Array.from({ length: morale + 1 }, (_, bid) => counsel(s, PRUSSIA, 'bid', bid, 0))
      return bids.indexOf(Math.max(...bids))
    }
    expect(wish(3)).toBe(0)
    expect(wish(12)).toBeGreaterThan(0)
  })
})
