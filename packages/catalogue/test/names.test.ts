/** Shared code names no game, no seat and no verb of a game: a fifth game would find nothing of its own there. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../src/catalogue.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SOURCE = /\.(ts|svelte|css|html|js)$/
/** Tests play real games. */
const TEST = /(^|\/)(test|testing|conformance)\/|\.test\.ts$/

/** The one place in which games are named. */
const THE_LIST = 'packages/catalogue/src/titles.ts'

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A seat or a verb counts where code uses it, as a literal or a class; in a sentence it is a word. */
const literal = (words: readonly string[]): string =>
  `(?<=['"\`.-])(${words.map(escaped).join('|')})(?=['"\` ]|\\b)`

const ids = CATALOGUE.map(({ game }) => game.id)
const seats = [...new Set(CATALOGUE.flatMap(({ title }) => title.seats))]
/** Plain words such as `move` mean something everywhere; a verb of several words is a game's own. */
const verbs = [...new Set(CATALOGUE.flatMap(({ game }) => game.verbs))].filter((verb) => verb.includes('-'))
const NAMES = new RegExp(`${ids.map(escaped).join('|')}|${literal([...seats, ...verbs])}`)
/** Pieces, places and cards; numbers and plain words such as `none` are anybody's. */
const THINGS = new Set(
  CATALOGUE.flatMap(({ game }) => Object.values(game.domains).flat()).filter((id) => /[a-z]-[a-z]/.test(id)),
)

/** What a line says besides what is told in comments. */
const said = (line: string): string => line.replace(/^\s*(\/?\*|\/\/|<!--).*$/, '').replace(/\s\/\/ .*$/, '')

function namesIn(file: string): string[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
  return lines.flatMap((line, i) => {
    const words = said(line)
    const quoted = [...words.matchAll(/['"`]([a-z]+(?:-[a-z]+)+)['"`]/g)].map((each) => each[1])
    const found = NAMES.exec(words)?.[0] ?? quoted.find((each) => THINGS.has(each))
    return found === undefined ? [] : [`${file}:${i + 1} names ${found}`]
  })
}

const sources = execFileSync('git', ['ls-files', 'packages', 'apps', 'tools'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => SOURCE.test(file) && !TEST.test(file) && file !== THE_LIST)

describe('Shared code', () => {
  it('names no game and nothing of a game', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(sources.flatMap(namesIn)).toEqual([])
  })
})
