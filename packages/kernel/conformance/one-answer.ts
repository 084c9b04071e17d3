/** A question with one answer is not asked, and that it was not asked tells nobody anything. */
import { describe, expect, it } from 'vitest'
import { fastChance } from '../src/chance.ts'
import type { BaseState, Game, Seat } from '../src/game.ts'
import { act, actAll, decidingSeats, type Match, startMatch, undo, undoable } from '../src/match.ts'
import { carriedOn, onlyAnswer, unasked } from '../src/only-answer.ts'
import { currentStep, deciding, offersOf, top } from '../src/play.ts'
import { rehearse } from '../src/rehearsal.ts'
import { checkSetup } from '../src/setup.ts'
import { actionWords, parseAction } from '../src/words.ts'

const DECISIONS = 10_000
const DECISIONS_OF_A_MATCH = 500
/** How often what another seat does not know is dealt again, for each question that is left out. */
const REDEALS = 2

/** What is wrong with asking this: nothing, if there is a choice, or if the one answer is the seat's to give. */
function needless(match: Match, seat: Seat): string | null {
  const { game, state } = match
  const [answer, ...others] = offersOf(game, state, seat)
  if (others.length > 0 || currentStep(game, state).step.discreet === true) return null
  const words = actionWords(game, answer)
  const tried = rehearse(game, state, seat, words)
  if (tried.kind === 'final') return null
  const gives = tried.kind === 'on' && ((deciding(game, tried.state) >> seat) & 1) === 0
  return gives && undoable(match, seat) > 0 ? null : `${top(state).step}: ${words}`
}

/** Whether somebody at the table could not know that this had one answer. */
function tells(match: Match, seat: Seat, seed: number): boolean {
  const { game, state } = match
  for (const other of match.seats.keys()) {
    if (other === seat) continue
    for (let i = 0; i < REDEALS; i++) {
      const dealt = game.redeal(state, other, fastChance(seed + i))
      if (offersOf(game, dealt, seat).length !== 1) return true
    }
  }
  return false
}

/** 10,000 random decisions over all scenarios, played as people play: with `watched` as if others were people too. */
export function asksOnlyWhatIsToBeChosen<S extends BaseState, V>(typed: Game<S, V>): void {
  const game = typed as unknown as Game
  describe('a question with one answer is not asked', () => {
    it(`over ${DECISIONS} random decisions; what follows is taken back with its gesture`, () => {
      const asked = new Map<string, number>()
      const told = new Set<string>()
      let decisions = 0
      let carried = 0
      for (let seed = 1; decisions < DECISIONS; seed++) {
        const scenario = game.scenarios[seed % game.scenarios.length].id
        const setup = checkSetup(game, { scenario })
        const match = startMatch(game, setup, fastChance(seed))
        const chance = fastChance(seed + 1000)
        for (let i = 0; i < DECISIONS_OF_A_MATCH && match.state.outcome === null; i++, decisions++) {
          const [seat] = decidingSeats(game, match.state)
          const answer = unasked(match, seat, true)
          if (answer !== null) {
            if (tells(match, seat, seed * 1000 + i)) told.add(top(match.state).step)
            const before = undoable(match, seat)
            act(match, seat, parseAction(game, answer))
            // Nobody is led back to what was not asked.
            expect(undoable(match, seat)).toBe(before)
            carried++
            continue
          }
          const why = needless(match, seat)
          if (why !== null) asked.set(why, (asked.get(why) ?? 0) + 1)
          const offers = offersOf(game, match.state, seat)
          const choice = offers[chance.below(offers.length)]
          const before = JSON.stringify(match.state)
          const { actions, final } = carriedOn(match, act(match, seat, choice), true)
          carried += actions.length - 1
          if (actions.length > 1 || (final === null && i % 50 === 0)) {
            if (undoable(match, seat) === 0) continue
            undo(match, seat)
            expect(JSON.stringify(match.state)).toBe(before)
            // What the log has of it leads to the same place.
            watchFollowing(match, seat, choice, actions, (step) => told.add(step), seed * 1000 + i)
          }
        }
      }
      expect(Object.fromEntries(asked)).toEqual({})
      expect([...told]).toEqual([])
      expect(carried).toBeGreaterThan(DECISIONS / 100)
    })
  })
}

/** Makes a gesture again, choice by choice as the log has it, and looks at each that followed by itself. */
function watchFollowing(
  match: Match,
  seat: Seat,
  first: number,
  actions: readonly number[],
  found: (step: string) => void,
  seed: number,
): void {
  const { game } = match
  const trial: Match = { ...match, state: structuredClone(match.state), log: [...match.log], past: null }
  act(trial, seat, first)
  for (const each of actions.slice(1)) {
    const only = onlyAnswer(game, trial.state, seat, { undoes: true, watched: true })
    expect(only).toBe(each)
    if (tells(trial, seat, seed)) found(top(trial.state).step)
    act(trial, seat, each)
  }
  actAll(match, seat, actions)
  expect(match.state).toEqual(trial.state)
}
