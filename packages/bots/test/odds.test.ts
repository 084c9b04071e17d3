/** Odds against the game itself; `npm run odds` does it with thirty battles of each game, fought 100,000 times. */
import { TITLES } from '@muster/catalogue/listed'
import { fastChance } from '@muster/kernel/chance'
import type { BaseState, Seat } from '@muster/kernel/game'
import type { Expected, Meant } from '@muster/kernel/odds'
import { deciding } from '@muster/kernel/play'
import { startFrom } from '@muster/kernel/position'
import { describe, expect, it } from 'vitest'
import { seenBy } from '../src/bot.ts'
import { Luck, WithoutLuck } from '../src/luck.ts'
import { BattleSampler, oddsOf } from '../src/odds.ts'
import { fights, momentsOf, NOBODY } from '../testing/odds-trials.ts'

const POSITIONS = 3
const DEALS = 60
const FOUGHT = 200
/** What the worker of the site tells soon is no further off. */
const WORTH_TELLING = 0.1
/** Two points, and three standard errors of so few fights on each side. */
const POINTS = 2 + 300 * Math.sqrt(0.25 / FOUGHT + 0.25 / (4 * DEALS))

const games = await Promise.all(
  TITLES.map(async (title) => ({ id: title.id, game: await title.game(), odds: await title.odds?.() })),
)

it('every game has odds', () => {
  expect(games.filter(({ odds }) => odds === undefined)).toEqual([])
})

describe.each(
  games.flatMap(({ id, game, odds }) => (odds?.by === 'rules' ? [{ id, game, battles: odds.battles }] : [])),
)('The odds of battles in $id', ({ game, battles }) => {
  const moments = momentsOf(game, battles, POSITIONS)
  const odds = (state: BaseState, seat: Seat, deals = DEALS): Expected => {
    const seen = seenBy(game, state, seat, fastChance(1297))
    const sampler = new BattleSampler(game, battles, seen, seat, null)
    for (let i = 0; i < deals; i++) sampler.fight()
    if (sampler.expected === null) throw new Error('there is no battle')
    return sampler.expected
  }

  it('are those that Recruits come to who fight them', () => {
    for (const [i, moment] of moments.entries()) {
      const { wins } = odds(moment.state, moment.seat)
      let won = 0
      for (let n = 0; n < FOUGHT; n++) if (fights(game, battles, moment, i * FOUGHT + n)) won++
      const apart = Math.abs(wins - won / FOUGHT) * 100
      expect(apart, `position ${i}: ${wins}, fought ${won / FOUGHT}`).toBeLessThan(POINTS)
    }
  })

  it('are the same for all that a seat cannot tell apart', () => {
    let differ = 0
    for (const { state, seat } of moments) {
      const twin = game.redeal(state, seat, fastChance(5))
      if (JSON.stringify(twin) !== JSON.stringify(state)) differ++
      expect(odds(twin, seat, 10)).toEqual(odds(state, seat, 10))
    }
    expect(differ).toBeGreaterThan(0)
  })

  it('say how far off they may be as long as that is more than two points, and are not further off', () => {
    for (const { state, seat } of moments) {
      const known = oddsOf(game, battles, seenBy(game, state, seat, fastChance(1297)), seat)
      expect(known?.give).toBeUndefined()
      const sampler = new BattleSampler(game, battles, seenBy(game, state, seat, fastChance(7)), seat, null)
      const told: (number | undefined)[] = []
      for (let i = 0; i < DEALS; i++) {
        sampler.fight()
        const { wins, give, exact } = sampler.expected ?? { wins: -1 }
        if (exact === true) continue
        told.push(give)
        expect(give ?? 1).toBeGreaterThan(0.02)
        // A few fights say too little of how far off they may be to be told (the worker waits until it is ten points).
        if (give !== undefined && give > WORTH_TELLING) continue
        const off = Math.abs(wins - (known?.wins ?? -1))
        expect(off, `${i} deals: ${wins} ±${give}, ${known?.wins}`).toBeLessThan(1.5 * (give ?? 0.02) + 0.02)
      }
      // The more it was fought, the less.
      if (told.length > 0) expect(told.at(-1) ?? 0).toBeLessThan(told[1] ?? 1)
    }
  })

  it('lie between nothing and all there is', () => {
    for (const { state, seat } of moments) {
      const place = battles.place(state)
      const { own } = battles.ranks(state, place, seat) ?? NOBODY
      const strength = own.reduce((sum, piece) => sum + battles.strength(state, piece, place), 0)
      const { wins, wipedOut, loses, enemyLoses } = odds(state, seat, 20)
      expect(strength).toBeGreaterThan(0)
      expect(wins).toBeGreaterThan(0)
      expect(wins + wipedOut).toBeLessThanOrEqual(1)
      expect(loses).toBeLessThanOrEqual(strength)
      expect(loses + enemyLoses).toBeGreaterThan(0)
    }
  })
})

/** The same battle, before it is sent and when it is there to be decided: the odds are alike. */
const ATTACKS: readonly {
  readonly id: string
  readonly seat: Seat
  readonly position: Parameters<typeof startFrom>[1]
  readonly meant: Meant
  /** What follows the attack until it can be decided, seat by seat. */
  readonly after: readonly string[]
}[] = [
  {
    id: 'richard-iii',
    seat: 1,
    position: {
      board: {
        leicester: 'henry-vi, buckingham-l 4, shrewsbury-l 3',
        middlesex: 'march 3, warwick-y 4, kent-y 3',
        calais: 'york',
      },
      begin: 'turn action-2-1 action-3-1',
    },
    meant: {
      place: 'leicester',
      choices: [
        'move march',
        'to leicester',
        'move warwick-y',
        'to leicester',
        'move kent-y',
        'to leicester',
      ],
    },
    after: ['york: end', 'lancaster: end'],
  },
  {
    id: 'this-war-without-an-enemy',
    seat: 0,
    position: {
      board: {
        'staffordshire-warwickshire': 'p-essex 4, p-m-horse-gloucester 3, p-cannon-1 2',
        cheshire: 'r-charles 4, r-rupert 4, r-m-foot-cheshire 3',
      },
      begin: 'turn r20 p20 royalist',
    },
    meant: {
      place: 'staffordshire-warwickshire',
      choices: [
        'group cheshire',
        'join r-charles',
        'join r-rupert',
        'join r-m-foot-cheshire',
        'march staffordshire-warwickshire',
        'done',
      ],
    },
    after: ['royalist: end', 'parliament: end'],
  },
  {
    id: 'ancien-regime',
    seat: 1,
    position: {
      scenario: '1740',
      players: 7,
      board: { berlin: 'Frederick 3', saxonia: 'Austria 1, Austria garrison', bohemia: 'Austria 2' },
      given: {
        round: 1,
        hands: { prussia: '5 4 4 3 2', austria: '3 2' },
        morale: { prussia: 6, austria: 5 },
      },
      begin: 'movement-turn prussia ottoman',
    },
    meant: { place: 'saxonia', choices: ['march frederick-ii saxonia'] },
    after: ['prussia: end-turn'],
  },
]

describe.each(ATTACKS)('An attack in $id', ({ id, seat, position, meant, after: ends }) => {
  const found = games.find((each) => each.id === id)
  if (found?.odds?.by !== 'rules') throw new Error(`${id} has no battles`)
  const { game } = found
  const { battles } = found.odds
  const fought = (state: BaseState, what: Meant | null): Expected | null => {
    const sampler = new BattleSampler(game, battles, seenBy(game, state, seat, fastChance(3)), seat, what)
    for (let i = 0; i < DEALS && !sampler.settled; i++) sampler.fight()
    return sampler.expected
  }

  it('has the odds that it has when it has been sent, and none where nobody is attacked', () => {
    const before = startFrom(game, position, fastChance(1)).state
    const mine = game.seats(startFrom(game, position, fastChance(1)).setup)[seat]
    const played = [`${mine}: ${meant.choices.join('; ')}`, ...ends]
    const after = startFrom(game, { ...position, played }, fastChance(1)).state
    expect(battles.place(after)).toBe(game.domains[battles.places].indexOf(meant.place))
    const [sent, decided] = [fought(before, meant), fought(after, null)]
    expect(sent).toMatchObject({ attacks: true })
    expect(decided).toMatchObject({ attacks: true })
    expect(Math.abs((sent?.wins ?? -1) - (decided?.wins ?? -9)) * 100).toBeLessThan(POINTS)
    expect(fought(before, { place: meant.place, choices: [] })).toBeNull()
  })
})

/** Small battles: each is reckoned exactly. */
const SMALL = [
  {
    id: 'richard-iii',
    board: { derby: 'stanley-l 2, york 2', france: 'henry-vi' },
    begin: 'battle derby york',
  },
  {
    id: 'this-war-without-an-enemy',
    board: { dorset: 'p-essex 2, r-rupert 2', oxford: 'r-charles' },
    begin: 'battle dorset royalist',
  },
]

describe.each(SMALL)('A small battle of $id', ({ id, board, begin }) => {
  const found = games.find((each) => each.id === id)
  if (found?.odds?.by !== 'rules') throw new Error(`${id} has no battles`)
  const { game } = found
  const { battles } = found.odds
  const { state } = startFrom(game, { board, begin }, fastChance(1))
  const [seat] = [0, 1].filter((each) => deciding(game, state) & (1 << each))

  it('is reckoned exactly, and that is what thousands of fights come to', () => {
    const expected = oddsOf(game, battles, seenBy(game, state, seat, fastChance(1297)), seat)
    expect(expected).toMatchObject({ exact: true })
    const often = 4000
    let won = 0
    for (let n = 0; n < often; n++) if (fights(game, battles, { state, seat }, n)) won++
    const error = Math.sqrt(0.25 / often)
    expect(Math.abs((expected?.wins ?? -1) - won / often), `${expected?.wins} ${won / often}`).toBeLessThan(
      3 * error,
    )
  })
})

describe('What luck had to do with it', () => {
  it('is taken out of the results of fights', () => {
    const chance = fastChance(8)
    const results = new WithoutLuck(1)
    const luck = new Luck()
    let plain = 0
    for (let i = 0; i < 200; i++) {
      luck.clear()
      luck.begin()
      let hits = 0
      for (let die = 0; die < 6; die++) if (chance.below(6, true) < 2) hits++
      luck.add({ seat: 0, dice: 6, hits, chance: 1 / 3 }, true, 8, 8)
      luck.end(hits > 2)
      plain += hits / 200
      results.add(luck, Float64Array.of(hits))
    }
    expect(Math.abs(plain - 2)).toBeGreaterThan(0.01)
    expect(results.of(0).mean).toBeCloseTo(2, 6)
    expect(results.of(0).error).toBeLessThan(1e-3)
  })
})
