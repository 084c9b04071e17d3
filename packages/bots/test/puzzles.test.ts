/** Every puzzle: its position is legal, its answer is offered, and what it claims is so. */
import { TITLES } from '@muster/catalogue/listed'
import { gestureWords } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { leadOf, openPuzzle, wholeChoices, worthOfChoices } from '../src/puzzles.ts'

/** The less a puzzle claims, the more often it is played on. */
const playoutsFor = (by: number): number => (by >= 0.3 ? 10 : 30)

for (const title of TITLES.filter((each) => each.puzzles !== undefined)) {
  const [game, all] = await Promise.all([title.game(), title.puzzles?.()])
  if (all === undefined) continue

  describe(`puzzles of ${game.title}`, () => {
    it('each has a name of its own and says what and why in both languages', () => {
      expect(new Set(all.puzzles.map((each) => each.id)).size).toBe(all.puzzles.length)
      for (const { title: name, task, why } of all.puzzles) {
        for (const words of [name, task, why]) {
          expect(words.en).not.toBe('')
          expect(words.pl).not.toBe('')
          expect(words.pl).not.toBe(words.en)
        }
      }
    })

    it.each(all.puzzles)('$id: the answer is offered, and better than all else', (puzzle) => {
      const opened = openPuzzle(game, puzzle)
      const choices = wholeChoices(game, opened).map((each) => gestureWords(game, each))
      for (const answer of puzzle.best) expect(choices).toContain(answer)
      expect(game.faults(opened.state)).toEqual([])
      const worths = worthOfChoices(game, all, puzzle, playoutsFor(puzzle.by), 1)
      expect(leadOf(puzzle, worths)).toBeGreaterThanOrEqual(puzzle.by)
    })
  })
}
