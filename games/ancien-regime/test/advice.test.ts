import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { advance, apply, offersOf } from '@muster/kernel/play'
import { type Position, startFrom } from '@muster/kernel/position'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { gestureWords } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { advise } from '../advice.ts'
import { ancienRegime } from '../game.ts'
import type { State } from '../state.ts'
import { VICTORY } from '../tables.ts'

const game: Game<State> = ancienRegime

/** The offer that looks best on a state with all that is hidden from the seat dealt again. */
function wellAdvised(s: State, seat: number, chance: Chance): Action {
  const seen = game.redeal(s, seat, chance)
  const rated = offersOf(game, s, seat).map((action) => {
    const look = advise(seen, seat, game.verbs[verbOf(action)], firstOf(action), secondOf(action))
    return { action, look: look + chance.below(100) / 1000 }
  })
  return rated.reduce((best, each) => (each.look > best.look ? each : best)).action
}

type Player = (s: State, seat: number, chance: Chance) => Action

const random: Player = (s, seat, chance) => {
  const offers = offersOf(game, s, seat)
  return offers[chance.below(offers.length)]
}

function play(scenario: string, players: number, seed: number, choose: Player): State {
  const referee = silentReferee(fastChance(seed * 2))
  const thoughts = fastChance(seed * 2 + 1)
  const s = game.setup(checkSetup(game, { scenario, players }), referee)
  advance(game, s, referee)
  for (let i = 0; i < 20_000 && s.outcome === null; i++) {
    const [seat] = decidingSeats(game, s)
    expect(apply(game, s, seat, choose(s, seat, thoughts), referee)).toBeNull()
  }
  return s
}

describe('well advised players end every match by the rules, at 25 Influence', () => {
  for (const scenario of ['1740', '1756']) {
    it.each([4, 5, 6, 7])(`${scenario} with %i players`, (players) => {
      for (let seed = 1; seed <= 8; seed++) {
        const s = play(scenario, players, seed, wellAdvised)
        expect(s.outcome?.rule).toBe('4.1')
        expect(s.influence[s.outcome?.winners[0] ?? 0]).toBeGreaterThanOrEqual(VICTORY)
        expect(s.round).toBeGreaterThanOrEqual(2)
        expect(s.round).toBeLessThanOrEqual(12)
        expect(game.faults(s)).toEqual([])
      }
    })
  }
})

describe('advice is worth having', () => {
  it('one well advised player among six random ones wins most matches', () => {
    let wins = 0
    for (let seed = 1; seed <= 14; seed++) {
      const advised = seed % 7
      const s = play('1756', 7, seed, (state, seat, chance) =>
        seat === advised ? wellAdvised(state, seat, chance) : random(state, seat, chance),
      )
      if (s.outcome?.winners.includes(advised)) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(11)
  })
})

describe('advice rests on what a seat may see', () => {
  it('it is the same where everything hidden from the seat has been dealt again', () => {
    const chance = fastChance(9)
    let asked = 0
    play('1756', 5, 3, (s, seat, thoughts) => {
      const redealt = game.redeal(s, seat, chance)
      for (const action of offersOf(game, s, seat)) {
        const look = (state: State) =>
          advise(state, seat, game.verbs[verbOf(action)], firstOf(action), secondOf(action))
        expect(look(redealt)).toBe(look(s))
        asked++
      }
      return wellAdvised(s, seat, thoughts)
    })
    expect(asked).toBeGreaterThan(1000)
  })
})

describe('what a newcomer sees at first sight', () => {
  const { verbs } = game
  const bySeat = (position: Position): { s: State; seat: number } => {
    const { state } = startFrom(game, { players: 7, ...position }, fastChance(1))
    return { s: state, seat: decidingSeats(game, state)[0] }
  }
  /** The offer that looks best, without hesitation. */
  const first = (position: Position): string => {
    const { s, seat } = bySeat(position)
    const look = (action: Action): number =>
      advise(s, seat, verbs[verbOf(action)], firstOf(action), secondOf(action))
    return gestureWords(game, [
      offersOf(game, s, seat).reduce((best, each) => (look(each) > look(best) ? each : best)),
    ])
  }
  const board = { london: 'Britain 3', paris: 'France 1' }

  it('3.10 the last General stays on the island while Stuart may land, and leaves it when he may not', () => {
    const sails = (stuart: string): string =>
      first({ board, given: { stuart }, begin: 'movement-turn britain' })
    expect(sails('waits')).not.toContain('sail')
    expect(sails('gone')).toContain('sail cumberland')
  })

  it('5.3 what an enemy holds at home is taken back before anything is won abroad', () => {
    const position = { board: { ...board, cornwall: 'France garrison' }, begin: 'movement-turn britain' }
    expect(first(position)).toBe('march cumberland cornwall')
  })

  it('9.7.3.2 land over its own Sea Route is not far', () => {
    const given = { stuart: 'gone' }
    const position = { board: { york: 'Britain 2' }, given, begin: 'movement-turn britain' }
    expect(['march cumberland cornwall', 'march cumberland london']).toContain(first(position))
  })

  it('5.7.2 an Arbiter refuses whoever stands before his own door', () => {
    const asks = (place: string): string =>
      first({
        board: { [place]: 'France 3', wien: 'Austria 1' },
        begin: 'movement-turn france austria',
        played: ['france: end-turn; ask-arbiter'],
      })
    expect(asks('bavaria')).toBe('forbid')
    expect(asks('provence')).toBe('permit')
  })

  it('10.2 nobody supports the attack of whoever is about to win, everybody the defence against him', () => {
    const support = (attacker: string, march: string): string =>
      first({
        board: { wien: 'Austria 3', bavaria: 'France 1', franconia: 'Prussia 3', bohemia: 'Russia 2' },
        given: { influence: { austria: 23 } },
        begin: `movement-turn ${attacker} ottoman`,
        played: [`${attacker}: ${march}; end-turn`, 'russia: stand-aside'],
      })
    expect(support('austria', 'march daun bavaria')).toBe('support prince-henry')
    expect(
      first({
        board: { wien: 'Austria 3', bavaria: 'France 1', bohemia: 'Russia 2' },
        given: { influence: { austria: 23 } },
        begin: 'movement-turn austria ottoman',
        played: ['austria: march daun bavaria; end-turn'],
      }),
    ).toBe('stand-aside')
  })

  it('12.4.2 Morale that battles need is not bid for a Minor', () => {
    const bid = (morale: number): string =>
      first({
        players: 5,
        board: { madrid: 'Spain 1' },
        given: { morale: { britain: morale } },
        begin: 'control spain',
      })
    expect(bid(4)).toBe('bid 0')
    expect(bid(12)).toBe('bid 3')
  })

  it('10.4.5 a beaten General does not go to a capital beside which an enemy stands', () => {
    const rout = (army: string): string =>
      first({
        board: { lorraine: 'France 3', pfalz: 'Austria 0', [army]: 'Russia 3' },
        given: { status: { russia: 'french' }, hands: { france: '3' } },
        begin: 'movement-turn france ottoman 3',
        played: ['france: march saxe pfalz; end-turn; pass; garrison saxe'],
      })
    expect(rout('moskva')).toBe('to-capital')
    expect(rout('hungaria')).toBe('off-board')
  })
})
