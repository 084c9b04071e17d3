/** What holds of every game that has a mind: it sees without side effects, and its bots play by it. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import type { LoadedMind } from '@muster/catalogue/title'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game } from '@muster/kernel/game'
import { Sheet } from '@muster/kernel/mind'
import { deciding, listOffers } from '@muster/kernel/play'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../src/arena.ts'
import { alreadySeen, ask, type Bot } from '../src/bot.ts'
import { captain } from '../src/captain.ts'
import { MAX_NOTES, namesOf, openEye } from '../src/eye.ts'
import { lowestSeat } from '../src/foresight.ts'
import { marshal } from '../src/marshal.ts'
import { recruitBot } from '../src/recruit.ts'

const minds: { game: Game; id: string; loaded: LoadedMind }[] = []
for (const { game } of CATALOGUE) {
  const loaded = await loadMind(game.id)
  if (loaded !== null) minds.push({ game, id: game.id, loaded })
}

/** A position in the middle of a match of Recruits, in which somebody must choose between several offers. */
function middleOf(game: Game, seed: number): { state: BaseState; seat: number; offers: number[] } {
  const setup = checkSetup(game, {})
  for (let actions = 60; ; actions++) {
    const bots: Bot[] = Array.from({ length: setup.players }, () => recruitBot)
    const { state } = playMatch(game, setup, bots, seed, actions)
    const seat = lowestSeat(deciding(game, state))
    const offers: number[] = []
    listOffers(game, state, seat, offers)
    if (offers.length > 2) return { state, seat, offers }
  }
}

describe.each(minds)('the mind of $id', ({ game, loaded: { mind, weights } }) => {
  it('has weights of these rules, for every scenario, under names that the eye notes', () => {
    const { state } = middleOf(game, 1)
    const names = namesOf(mind, state)
    expect(new Set(names).size).toBe(names.length)
    expect(weights.game).toBe(game.id)
    expect(JSON.stringify(weights).length).toBeLessThan(100_000)
    for (const book of Object.values(weights.books)) {
      expect(Object.keys(book.weights).filter((name) => !names.includes(name))).toEqual([])
      expect(Object.keys(book.weights).length).toBeGreaterThan(10)
      // Learned by playing, or set by hand and measured by playing.
      expect(book.command).toMatch(new RegExp(`muster (train|arena) ${game.id}`))
    }
  })

  it('has words in every language for every group of notes, and for no other', () => {
    const groups = namesOf(mind, middleOf(game, 1).state).map((name) => mind.group(name))
    expect(Object.keys(mind.words).sort()).toEqual([...new Set(groups)].sort())
    for (const { en, pl } of Object.values(mind.words))
      expect([en.length > 0, pl.length > 0]).toEqual([true, true])
  })

  it('notes the same of the same position, numbers all, and changes nothing', () => {
    const { state, seat } = middleOf(game, 2)
    const before = JSON.stringify(state)
    const notes = (): number[] => {
      const sheet = new Sheet(MAX_NOTES)
      mind.look(state, seat, sheet)
      return [...sheet.numbers.subarray(0, sheet.length)]
    }
    const first = notes()
    expect(first.every(Number.isFinite)).toBe(true)
    mind.look(middleOf(game, 3).state, 0, new Sheet(MAX_NOTES))
    expect(notes()).toEqual(first)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('lets the Captain and the Marshal answer alike for the same luck, with an offer, and touches nothing', () => {
    const { state, seat, offers } = middleOf(game, 4)
    const before = copy(state)
    const eye = openEye(mind, weights)
    for (const bot of [captain(eye), marshal('marshal:30', eye, { playouts: 30 })]) {
      const choose = () => ask(bot, game, state, seat, offers, fastChance(7))
      const choice = choose()
      expect(offers).toContain(choice)
      expect(choose()).toBe(choice)
    }
    expect(state).toEqual(before)
  })

  it('lets the Marshal answer in its time', () => {
    const { state, seat, offers } = middleOf(game, 5)
    let now = 0
    const bot = marshal('marshal-1', openEye(mind, weights), { ms: 1000, now: () => (now += 40) })
    const choice = bot.choose({ game, seen: alreadySeen(state), seat, offers, chance: fastChance(1) })
    expect(offers).toContain(choice)
    expect(now).toBeLessThan(1500)
  })
})

describe('a bot', () => {
  it('cannot be handed the state of the referee', () => {
    const [{ game, loaded }] = minds
    const { state, seat, offers } = middleOf(game, 6)
    const bot = captain(openEye(loaded.mind, loaded.weights))
    const asked = (seen: Parameters<typeof bot.choose>[0]['seen']) =>
      bot.choose({ game, seen, seat, offers, chance: fastChance(1) })
    expect(offers).toContain(asked(alreadySeen(state)))
    // @ts-expect-error Only what was dealt again from the seat can be asked about.
    expect(offers).toContain(asked(state))
  })
})

describe('the Captain of Hammer of the Scots', () => {
  it('beats the Recruit in three of four paired matches', () => {
    const found = minds.find(({ id }) => id === 'hammer-of-the-scots')
    if (found === undefined) throw new Error('no mind')
    const { game, loaded } = found
    const setup = checkSetup(game, {})
    const bot = captain(openEye(loaded.mind, loaded.weights))
    let won = 0
    for (let i = 0; i < 4 && won < 3; i++) {
      const bots: Bot[] = [recruitBot, recruitBot]
      bots[i % 2] = bot
      const { state } = playMatch(game, setup, bots, 1_000_000 + Math.floor(i / 2), 20_000)
      if (state.outcome?.winners.includes(i % 2)) won++
    }
    expect(won).toBe(3)
  })
})
