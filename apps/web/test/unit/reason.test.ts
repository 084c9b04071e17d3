/** “Why?” in a practice match: what the worker answers about the gestures of its bots. */
import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import { fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { describe, expect, it } from 'vitest'
import * as play from '../../src/match/engine.ts'
import { reasonAt } from '../../src/match/reason.ts'
import type { SavedMatch } from '../../src/match/saved.ts'
import { hammerMatch } from '../matches.ts'

const GAME = hammerOfTheScots as unknown as Game
const PERSON = 1
const BOT = 0

/** A match of a person, who chooses anything, against a bot, for some gestures. */
async function practice(bot: string, gestures: number): Promise<play.Engine> {
  const begun = hammerMatch({ id: 'reasons', seat: PERSON, until: 'play-cards' })
  const seats = begun.seats.map((seat, i) => (i === BOT ? { ...seat, name: bot } : seat))
  const saved: SavedMatch = { ...begun, seats, log: [] }
  const engine = play.openEngine(GAME, saved, await play.eyeFor(saved))
  const luck = fastChance(5)
  while (engine.match.log.length < gestures && engine.match.state.outcome === null) {
    if (play.botActs(engine)) continue
    if (!decidingSeats(GAME, engine.match.state).includes(PERSON)) break
    const offers = play.momentFor(engine, PERSON).seen.decision?.offers ?? []
    play.choose(engine, PERSON, [offers[luck.below(offers.length)]])
  }
  return engine
}

const numbered = (engine: play.Engine, seat: number): { at: number; words: string }[] =>
  play.logOf(engine).flatMap(([who, words], i) => (who === seat ? [{ at: i + 1, words }] : []))

describe('why a bot did it', () => {
  it('is answered for every gesture of a Captain, the same after a reload, and changes nothing', async () => {
    const engine = await practice('captain', 120)
    const before = JSON.stringify(engine.match.state)
    const made = numbered(engine, BOT)
    const reasons = made.map(({ at }) => reasonAt(engine, at))
    expect(reasons.filter(({ kind }) => kind === 'eye').length).toBeGreaterThan(3)
    expect(JSON.stringify(engine.match.state)).toBe(before)

    const saved = { ...engine.saved, log: play.logOf(engine) }
    const reloaded = play.openEngine(GAME, saved, await play.eyeFor(saved))
    expect(made.map(({ at }) => reasonAt(reloaded, at))).toEqual(reasons)

    // A march has one reason, from its first word to its last.
    const steps = made.filter(({ words }) => /^(to|stop)\b/.test(words))
    expect(steps.length).toBeGreaterThan(3)
    for (const { at } of steps) expect(reasonAt(engine, at)).toEqual(reasonAt(engine, at - 1))
  })

  it('is first sight for a Recruit, and is not asked of a person', async () => {
    const engine = await practice('recruit', 30)
    const kinds = new Set(numbered(engine, BOT).map(({ at }) => reasonAt(engine, at).kind))
    expect([...kinds].filter((kind) => kind !== 'only')).toEqual(['first-sight'])
    const [first] = numbered(engine, PERSON)
    expect(() => reasonAt(engine, first.at)).toThrow('no bot made gesture')
    expect(() => reasonAt(engine, 1000)).toThrow('no bot made gesture')
  })
})
