/** Why a bot chose what it chose: true by its own numbers, the same each time, and without a word of what is hidden. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import type { LoadedMind } from '@muster/catalogue/title'
import type { Action } from '@muster/kernel/action'
import type { Game } from '@muster/kernel/game'
import type { Reason, Weights } from '@muster/kernel/mind'
import { describe, expect, it } from 'vitest'
import { captain } from '../src/captain.ts'
import { type Eye, openEye } from '../src/eye.ts'
import { reasonFor } from '../src/reasons.ts'
import { type Moment, questionAt, someMoments } from '../testing/moments.ts'

const DECISIONS = 16
const EVERY = 7

const reasonOf = (game: Game, eye: Eye, moment: Moment, choice: Action): Reason =>
  reasonFor('captain', eye, questionAt(game, moment), [choice])

/** The weights of one group alone, or their opposites. */
function onlyGroup({ mind, weights }: LoadedMind, group: string, sign: 1 | -1): Weights {
  const books = Object.entries(weights.books).map(([id, book]) => {
    const kept = Object.entries(book.weights)
      .filter(([name]) => mind.group(name) === group)
      .map(([name, weight]) => [name, sign * weight])
    return [id, { ...book, weights: Object.fromEntries(kept) }]
  })
  return { ...weights, books: Object.fromEntries(books) }
}

const minds: { game: Game; id: string; loaded: LoadedMind; group: string; secrets: string[] }[] = []
/** A group that choices change often, by game; and the domains of what is hidden. */
const OFTEN: Readonly<Record<string, string>> = {
  'ancien-regime': 'pace',
  'hammer-of-the-scots': 'lands',
  'richard-iii': 'lands',
  'this-war-without-an-enemy': 'cities',
}
for (const { game, text } of CATALOGUE) {
  const loaded = await loadMind(game.id)
  if (loaded === null) continue
  const secrets = ['block', 'card'].flatMap((domain) =>
    (game.domains[domain] ?? []).flatMap((id) => [id, text.en.name(domain, id), text.pl.name(domain, id)]),
  )
  minds.push({ game, id: game.id, loaded, group: OFTEN[game.id], secrets })
}

describe.each(minds)('the reasons of $id', ({ game, loaded, group, secrets }) => {
  const { mind, weights } = loaded
  const eye = openEye(mind, weights)
  const moments = someMoments(game, DECISIONS, EVERY, 21)

  it('are found for real decisions, the same each time, with one or two groups and two chances', () => {
    const chosen = moments.map((moment) => captain(eye).choose(questionAt(game, moment)))
    const again = (): Reason[] => moments.map((moment, i) => reasonOf(game, eye, moment, chosen[i]))
    const reasons = again()
    expect(again()).toEqual(reasons)
    const seen = reasons.filter((each) => each.kind === 'eye')
    expect(seen.length).toBeGreaterThan(0)
    for (const { speaks, before, after } of seen) {
      expect(speaks.length === 1 || speaks.length === 2).toBe(true)
      for (const words of speaks) expect(Object.values(mind.words)).toContain(words)
      for (const chance of [before, after]) expect(chance > 0 && chance < 1).toBe(true)
    }
  })

  it('name the group that is better after the one choice which is ahead by it, and not if it were worse', () => {
    const single = openEye(mind, onlyGroup(loaded, group, 1))
    const opposite = openEye(mind, onlyGroup(loaded, group, -1))
    let named = 0
    for (const moment of moments) {
      const offers = questionAt(game, moment).offers.slice(0, 30)
      const ahead = offers.filter((offer) => reasonOf(game, single, moment, offer).kind === 'eye')
      expect(ahead.length).toBeLessThanOrEqual(1)
      for (const offer of ahead) {
        expect(reasonOf(game, single, moment, offer)).toMatchObject({ speaks: [mind.words[group]] })
        expect(reasonOf(game, opposite, moment, offer).kind).not.toBe('eye')
      }
      named += ahead.length
    }
    expect(named).toBeGreaterThan(0)
  })

  it('name no block and no card in either language', () => {
    expect(secrets.length).toBeGreaterThan(10)
    for (const language of ['en', 'pl'] as const) {
      const said = Object.values(mind.words).map((words) => ` ${words[language].toLowerCase()} `)
      const told = secrets.filter((name) =>
        said.some((words) => words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${name.toLowerCase()} `)),
      )
      expect(told).toEqual([])
    }
  })
})

it('are simple for those who look only at first sight, or at nothing', () => {
  const [{ game, loaded }] = minds
  const [moment] = someMoments(game, DECISIONS, EVERY, 21)
  const eye = openEye(loaded.mind, loaded.weights)
  const question = questionAt(game, moment)
  const choices = [question.offers[0]]
  expect(reasonFor('recruit', eye, question, choices)).toEqual({ kind: 'first-sight' })
  expect(reasonFor('random', eye, question, choices)).toEqual({ kind: 'luck' })
  expect(reasonFor('captain', eye, { ...question, offers: choices }, choices)).toEqual({ kind: 'only' })
})
