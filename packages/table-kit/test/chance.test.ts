import type { Expected } from '@muster/kernel/odds'
import { describe, expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { pl } from '../src/text/pl.ts'

const known: Expected = { attacks: true, wins: 0.712, wipedOut: 0.104, loses: 2.31, enemyLoses: 4 }
const unsure: Expected = { ...known, give: 0.0312 }

describe('A chance to win', () => {
  it('says how far off it may be as long as it is not known to two points, rounded up', () => {
    for (const { odds } of [en, pl]) {
      expect(odds.chance(known)).toBe('71 %')
      expect(odds.chance(unsure)).toBe('71 % ±4')
      expect(odds.chance({ ...unsure, give: 0.0201 })).toBe('71 % ±3')
    }
  })

  it('says so beside an attack and on a phone too, in both languages', () => {
    expect(en.odds.attack(known)).toBe('chance to win 71 %')
    expect(en.odds.attack(unsure)).toBe('chance to win 71 %, give or take 4')
    expect(en.odds.brief({ ...unsure, attacks: false })).toBe('To hold: 71 % ±4')
    expect(pl.odds.attack(known)).toBe('szansa wygranej 71 %')
    expect(pl.odds.attack(unsure)).toBe('szansa wygranej 71 %, z dokładnością do 4')
    expect(pl.odds.brief(unsure)).toBe('Wygrana: 71 % ±4')
  })

  it('says what else can come of it: no chance to win is not yet to lose everybody', () => {
    const drivenOff: Expected = { ...known, wins: 0.001, wipedOut: 0.08 }
    expect(en.odds.brief(drivenOff)).toBe('To win: 0 %, to get away: 92 %')
    expect(pl.odds.brief(drivenOff)).toBe('Wygrana: 0 %, odwrót: 92 %')
    expect(en.odds.battle(known)).toContain('; 10\u00a0% to lose everybody, 19\u00a0% to get away beaten.')
    expect(pl.odds.battle(known)).toContain(
      '; 10\u00a0% na utratę wszystkich, 19\u00a0% na odwrót po przegranej.',
    )
    const allOrNothing: Expected = { ...known, wins: 0, wipedOut: 1 }
    expect(en.odds.brief(allOrNothing)).toBe('To win: 0 %')
    expect(en.odds.battle(allOrNothing)).toContain('; 100\u00a0% to lose everybody. Strength lost')
  })
})
