import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, titleCalled } from '../src/catalogue.ts'

const games = fileURLToPath(new URL('../../../games', import.meta.url))

describe('the catalogue', () => {
  it('lists every game that has a folder, once', () => {
    // A folder is a game once it has rules to play by.
    const folders = readdirSync(games).filter((each) => existsSync(join(games, each, 'game.ts')))
    expect(CATALOGUE.map((each) => each.game.id).toSorted()).toEqual(folders.toSorted())
  })

  it('has each game in English and in Polish', () => {
    for (const { text } of CATALOGUE) {
      expect(text.en.title.length).toBeGreaterThan(0)
      expect(text.pl.title.length).toBeGreaterThan(0)
    }
  })

  it('says so when there is no such game', () => {
    expect(() => titleCalled('chess')).toThrow(expect.objectContaining({ code: 'unknown-game' }))
  })
})
