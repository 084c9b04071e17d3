/**
 * Where two rules meet: play from generated positions, in which rare things come together far more often than in play
 * from the start. At every moment what a player would say of the game must hold.
 */
import { expect, it } from 'vitest'
import { type Action, verbOf } from '../src/action.ts'
import { type Chance, fastChance } from '../src/chance.ts'
import { copy } from '../src/copy.ts'
import type { BaseState, Game, Setup } from '../src/game.ts'
import { seatView } from '../src/match.ts'
import { advance } from '../src/play.ts'
import { silentReferee } from '../src/referee.ts'
import { actionWords } from '../src/words.ts'
import { type Moment, walk, walkOn } from './walk.ts'

export interface Pairs<S extends BaseState> {
  /** A legal position, not yet advanced to its first decision. */
  position(chance: Chance): S
  /** Verbs by which a player lets things be; they are chosen less often, so that more happens. */
  readonly idle: readonly string[]
  /** What seldom comes about, by name. */
  readonly rare: Readonly<Record<string, (s: S) => boolean>>
  /** What a player would say must hold, in words; given the moment before as well, within one position. */
  readonly holds: Readonly<Record<string, (s: S, before: S) => boolean>>
  /** How play from the start begins, to compare with. */
  readonly setup: Setup
}

/** Moments looked at in `npm test`; MUSTER_STEPS sets another number, and then the counts are printed. */
const STEPS = Number(process.env.MUSTER_STEPS ?? 6_000)
const LONG_RUN = 100_000
/** How far play goes on from a position. */
const FROM_POSITION = 40
/** How often it is looked at whether what a seat sees depends on what is hidden from it. */
const LOOK_BEHIND = 40

export function findsPairs<S extends BaseState, V>(game: Game<S, V>, pairs: Pairs<S>): void {
  it(`what players say holds at ${STEPS} moments from generated positions`, () => {
    const counts = countFrom(game, pairs, STEPS)
    if (process.env.MUSTER_STEPS !== undefined) print(game, pairs, counts)
    const rare = Object.keys(pairs.rare)
    const missed = rare.filter((name) => counts.get(name) === undefined)
    // The rarest come about once in some ten thousand moments; a long run must have met them all.
    const allowed = STEPS >= LONG_RUN ? 0 : rare.length / 4
    expect(missed.length, `never came about: ${missed.join('; ')}`).toBeLessThanOrEqual(allowed)
  })
}

/** Plays from one position after another, and counts at how many moments each rare thing was so. */
function countFrom<S extends BaseState, V>(
  game: Game<S, V>,
  pairs: Pairs<S>,
  steps: number,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (let seed = 1, left = steps; left > 0; seed++) {
    const state = pairs.position(fastChance(seed))
    const referee = silentReferee(fastChance(seed + 1_000_000))
    expect(game.faults(state), `position ${seed}`).toEqual([])
    advance(game, state, referee)
    let before = copy(state)
    let cause = 'the position itself'
    const check = (s: S, number: number): void => {
      const where = `position ${seed}, moment ${number}, after ${cause}`
      expect(game.faults(s), where).toEqual([])
      for (const [words, holds] of Object.entries(pairs.holds)) {
        if (!holds(s, before)) expect.fail(`${words} ${where}`)
      }
    }
    const visit = ({ state: s, number, seat, action }: Moment<S>): void => {
      check(s, number)
      if (number % LOOK_BEHIND === seed % LOOK_BEHIND) {
        const dealt = game.redeal(s, seat, fastChance(seed + number))
        expect(seatView(game, dealt, seat), `position ${seed}, moment ${number}`).toEqual(
          seatView(game, s, seat),
        )
      }
      count(pairs, counts, s)
      before = copy(s)
      cause = `${actionWords(game, action)} in ${s.stack.at(-1)?.step}`
    }
    const prefer = lessIdle(game, pairs.idle)
    const { actions } = walkOn(
      game,
      state,
      referee,
      fastChance(seed + 2_000_000),
      FROM_POSITION,
      visit,
      prefer,
    )
    check(state, actions)
    left -= Math.max(1, actions)
  }
  return counts
}

function count<S extends BaseState>(pairs: Pairs<S>, counts: Map<string, number>, s: S): void {
  for (const [name, isSo] of Object.entries(pairs.rare))
    if (isSo(s)) counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** Three times in four something is done, if there is anything to do. */
const lessIdle =
  <S extends BaseState, V>(game: Game<S, V>, idle: readonly string[]) =>
  (offers: readonly Action[], choices: Chance): readonly Action[] => {
    if (choices.below(4) === 0) return offers
    const busy = offers.filter((action) => !idle.includes(game.verbs[verbOf(action)]))
    return busy.length > 0 ? busy : offers
  }

function print<S extends BaseState, V>(game: Game<S, V>, pairs: Pairs<S>, counts: Map<string, number>): void {
  const usual = new Map<string, number>()
  let steps = 0
  for (let seed = 1; steps < STEPS; seed++) {
    steps += walk(game, pairs.setup, seed, STEPS - steps, ({ state }) => count(pairs, usual, state)).actions
  }
  console.log(`${game.id}: how many of ${STEPS} moments, from generated positions and in play from the start`)
  for (const name of Object.keys(pairs.rare)) {
    console.log(
      `  ${String(counts.get(name) ?? 0).padStart(7)} ${String(usual.get(name) ?? 0).padStart(7)}  ${name}`,
    )
  }
}
