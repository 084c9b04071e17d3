import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, titleCalled } from '../src/catalogue.ts'
import { titleCalled as listedTitle, TITLES } from '../src/listed.ts'
import { lackingFiles, lackingParts } from '../testing/parts.ts'

const games = fileURLToPath(new URL('../../../games', import.meta.url))

describe('the catalogue', () => {
  it('lists every game that has a folder, once', () => {
    // A folder is a game once it has rules to play by.
    const folders = readdirSync(games).filter((each) => existsSync(join(games, each, 'game.ts')))
    expect(CATALOGUE.map((each) => each.game.id).toSorted()).toEqual(folders.toSorted())
  })

  it('begins with games for few players and easy ones', () => {
    const players = TITLES.map((each) => each.players[0])
    expect(players).toEqual(players.toSorted((one, other) => one - other))
    expect(TITLES[0].level).toBe('easy')
  })

  it('says so when there is no such game', () => {
    const unknown = expect.objectContaining({ code: 'unknown-game' })
    expect(() => titleCalled('chess')).toThrow(unknown)
    expect(() => listedTitle('chess')).toThrow(unknown)
  })
})

describe('the parts of a game', () => {
  it.each(TITLES.map((title) => [title.id, title] as const))('%s lacks none', async (id, title) => {
    const lacking = [...lackingFiles(join(games, id)), ...(await lackingParts(title))]
    expect(lacking, `games/${id} lacks`).toEqual([])
  })

  it('are named when they are lacking', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'muster-game-'))
    try {
      expect(lackingFiles(empty)).toContain('web/client.ts: its table in the browser')
    } finally {
      rmSync(empty, { recursive: true })
    }
    const [title, other] = TITLES
    expect(
      await lackingParts({
        ...title,
        players: [2, 3],
        line: { en: 'About it.', pl: '' },
        seats: other.seats,
        rules: () => Promise.resolve({}),
        terminal: async () => {
          throw new Error('no such file')
        },
      }),
    ).toEqual([
      'title.ts: a line of what it is about (pl)',
      'title.ts: terminal() cannot be loaded: no such file',
      `board/colours.ts: marks of ${other.seats.join(', ')}`,
      'title.ts: players are 2 to 2 in its scenarios',
      expect.stringMatching(/^title.ts: seats are /),
      expect.stringMatching(/^text\/rules.ts: 1/),
    ])
  })
})
