/**
 * Which modules share a file. A phone on a slow line pays for every request, so what is always wanted together is one
 * file: what starts; what the home page needs; what any table needs beyond that; the words of a game; its own table.
 */
import { readdirSync } from 'node:fs'

const ROOT = '/apps/web/src/'

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const path = (id: string): string => id.replaceAll('\\', '/').replace(/\?.*$/, '')

/** All that a module loads before it runs. */
function needed(modules: Modules, from: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(from)) return found
  found.add(from)
  for (const next of modules.getModuleInfo(from)?.importedIds ?? []) needed(modules, next, found)
  return found
}

export function chunkNames(root: string): (id: string, modules: Modules) => string | null {
  const games = readdirSync(`${root}/games`).map((game) => `${root}/games/${game}`)
  const closures = new Map<string, ReadonlySet<string>>()
  return (id, modules) => {
    const needs = (file: string): boolean => {
      let all = closures.get(file)
      if (all === undefined) {
        all = needed(modules, file)
        closures.set(file, all)
      }
      return all.has(id)
    }
    const speaks = (game: string): boolean => ['en', 'pl'].some((each) => needs(`${game}/text/${each}.ts`))
    const draws = (game: string): boolean => needs(`${game}/web/client.ts`)
    if (needs(`${root}${ROOT}main.ts`)) return 'start'
    if (needs(`${root}${ROOT}app.ts`)) return 'app'
    if (needs(`${root}${ROOT}pages/MatchPage.svelte`)) return 'table'
    const own = games.find((game) => path(id).startsWith(`${game}/`))
    if (own === undefined) return games.some(speaks) ? 'words' : games.some(draws) ? 'table' : null
    const name = own.slice(own.lastIndexOf('/') + 1)
    return speaks(own) ? `words-${name}` : draws(own) ? `table-${name}` : null
  }
}

/** In a worker: what a match of a game is played and its battles are reckoned with; what several games share of that. */
export function workerChunkNames(root: string): (id: string, modules: Modules) => string | null {
  const games = readdirSync(`${root}/games`).map((game) => `${root}/games/${game}`)
  const closures = new Map<string, ReadonlySet<string>>()
  return (id, modules) => {
    const plays = (game: string): boolean =>
      ['game.ts', 'text/caption.ts', 'odds/battles.ts', 'odds/odds.ts'].some((part) => {
        const file = `${game}/${part}`
        let all = closures.get(file)
        if (all === undefined) {
          all = needed(modules, file)
          closures.set(file, all)
        }
        return all.has(id)
      })
    const own = games.find((game) => path(id).startsWith(`${game}/`))
    if (own !== undefined) return plays(own) ? `rules-${own.slice(own.lastIndexOf('/') + 1)}` : null
    return path(id).startsWith(`${root}/packages/block-kit/`) && games.some(plays) ? 'blocks' : null
  }
}
