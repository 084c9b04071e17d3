/** What became of the mutants, in words. */
import { fastChance, shuffle } from '@muster/kernel/chance'
import type { Mutant } from './mutate.ts'

/**
 * `unreached`: no test named by a rule runs the code at all. `hung`: it went on without end, which is noticed. `at-load`:
 * it makes a table while the game is loaded and cannot be switched, so it is not counted.
 */
export type Fate = 'killed' | 'hung' | 'survived' | 'unreached' | 'at-load'

/** The exit code of a process whose tests no longer pass without a mutant, because one has spoilt what they share. */
export const SPOILT = 3

const FATES: readonly string[] = ['killed', 'survived', 'unreached', 'at-load']

/** So many of them, always the same for a seed, in the order of the source. */
export function sampleOf(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  if (size >= mutants.length) return [...mutants]
  return shuffle(fastChance(seed), [...mutants])
    .slice(0, size)
    .sort((one, two) => one.id - two.id)
}

/** Reads the results of one or several processes. What was begun and never settled hung. */
export function fatesOf(results: string): Map<number, Fate> {
  const fates = new Map<number, Fate>()
  for (const line of results.split('\n')) {
    const [what, id, more] = line.split('\t')
    if (what === 'broken') throw new Error(`This test fails without any mutant: ${more}`)
    if (what === 'begun') fates.set(Number(id), 'hung')
    if (what === 'again') fates.delete(Number(id))
    if (FATES.includes(what)) fates.set(Number(id), what as Fate)
  }
  return fates
}

export interface Report {
  readonly game: string
  readonly mutants: number
  readonly tried: number
  readonly killed: number
  readonly percent: number
  readonly survivors: readonly (Mutant & { readonly fate: Fate })[]
  readonly text: string
}

export function reportOf(
  game: string,
  tried: readonly Mutant[],
  fates: ReadonlyMap<number, Fate>,
  mutants: number,
): Report {
  const switched = tried.filter((each) => fates.get(each.id) !== 'at-load')
  const survivors = switched.flatMap((each) => {
    const fate = fates.get(each.id) ?? 'unreached'
    return fate === 'survived' || fate === 'unreached' ? [{ ...each, fate }] : []
  })
  const killed = switched.length - survivors.length
  const percent = switched.length === 0 ? 100 : Math.round((1000 * killed) / switched.length) / 10
  const lines = survivors.map(
    ({ file, line, from, to, fate }) =>
      `${file}:${line}  ${short(from)}  →  ${short(to)}${fate === 'unreached' ? '  (no test comes here)' : ''}`,
  )
  lines.push(
    '',
    `${game}: ${killed} of ${switched.length} mutants killed, ${percent} % (${mutants} in rules/).`,
  )
  return {
    game,
    mutants,
    tried: switched.length,
    killed,
    percent,
    survivors,
    text: lines.join('\n').trimStart(),
  }
}

const short = (text: string): string => {
  const one = text.replace(/\s+/g, ' ')
  return one.length > 70 ? `${one.slice(0, 69)}…` : one
}
