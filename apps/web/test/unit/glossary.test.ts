import { TITLES } from '@muster/catalogue/listed'
import { describe, expect, it } from 'vitest'
import { loadWords } from '../../src/reading/glossary.ts'

describe('The words of a game', () => {
  it.each(TITLES.map(({ id }) => id))('%s: are there in both languages, each once', async (game) => {
    const words = await loadWords(game)
    expect(words.length).toBeGreaterThan(15)
    expect(new Set(words.map(({ en }) => en)).size).toBe(words.length)
  })

  it('are those of the rulebook, without what the code calls them', async () => {
    expect(await loadWords('hammer-of-the-scots')).toContainEqual({ en: 'pinning', pl: 'związanie walką' })
  })
})
