/** Lessons and worked examples call things what the board beside them calls them, in each language. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { TITLES } from '@muster/catalogue/listed'
import type { Lesson } from '@muster/kernel/lesson'
import type { WorkedExample } from '@muster/kernel/worked-example'
import { describe, expect, it } from 'vitest'

/** Shorter ones are words of the language as well. */
const SHORTEST = 4
/** Whether what stands before the next part is a word of its own. */
const isWordEnd = (part: string, i: number, parts: readonly string[]): boolean =>
  i < parts.length - 1 && !/\p{L}$/u.test(part) && !/^\p{L}/u.test(parts[i + 1])
const polishOf = (lesson: Lesson): string[] =>
  lesson.steps.flatMap(({ pl, otherwise }) => [pl, ...Object.values(otherwise ?? {}).map((each) => each.pl)])
const saidIn = ({ steps }: WorkedExample): string[] => steps.map(({ says }) => says.pl)

describe.each(CATALOGUE)('In Polish, $game.title', ({ game, text }) => {
  /** English names of things that are called otherwise, and are nobody else's name. */
  const named = Object.entries(game.domains).flatMap(([domain, ids]) =>
    Object.values(ids).map((id) => ({ en: text.en.name(domain, id), pl: text.pl.name(domain, id) })),
  )
  const polish = new Set(named.map(({ pl }) => pl))
  const foreign = named.filter(({ en, pl }) => en.length >= SHORTEST && !polish.has(en) && !pl.includes(en))

  it('names things in lessons and examples as its board does', async () => {
    const title = TITLES.find(({ id }) => id === game.id)
    const [lessons, examples] = await Promise.all([title?.lessons?.(), title?.examples?.()])
    const said = [...(lessons ?? []).flatMap(polishOf), ...(examples ?? []).flatMap(saidIn)]
    expect(said.length).toBeGreaterThan(20)
    const wrong = said.flatMap((sentence) =>
      foreign
        .filter(({ en }) => ` ${sentence} `.split(en).some(isWordEnd))
        .map(({ en, pl }) => `${en}, on the board ${pl}: ${sentence}`),
    )
    expect(wrong).toEqual([])
  })
})
