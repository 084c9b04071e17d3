/** Every language of a game says everything that its rules can say, and nothing else. A game's test calls this. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fastChance } from '../src/chance.ts'
import { type BaseState, type Game, type GameEvent, SPECTATOR, type Viewer } from '../src/game.ts'
import { act, decidingSeats, startMatch } from '../src/match.ts'
import { offersOf, promptFor } from '../src/play.ts'
import { heardBy } from '../src/referee.ts'
import { checkSetup } from '../src/setup.ts'
import type { GameText } from '../src/text.ts'
import type { Codes, Words } from '../src/wording.ts'
import { actionWords } from '../src/words.ts'

export interface Worded<C extends Codes> {
  /** The folders whose sources are searched for codes: the rules, and what they are built with. */
  readonly sources: readonly string[]
  readonly codes: {
    readonly refusals: readonly string[]
    readonly prompts: readonly string[]
    readonly verbs: readonly string[]
    readonly outcomes: readonly string[]
  }
  /** How an outcome's code stands in the sources: its first group is the code. */
  readonly outcome: RegExp
  readonly languages: Readonly<Record<string, { readonly text: GameText; readonly words: Words<C> }>>
}

const KERNEL_REFUSALS = ['match-over', 'not-your-decision', 'not-now']
const sorted = (codes: Iterable<string>): string[] => [...new Set(codes)].sort()

/** A sentence: no hole, no code, a beginning and an end. */
export function expectSentence(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\{|\}/)
  expect(sentence).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
}

/** Nothing is told by number that has a name. Nobody and nowhere are null. */
export function expectNames(game: Pick<Game, 'domains' | 'fields'>, event: GameEvent): void {
  for (const [key, value] of Object.entries(event)) {
    const names: readonly string[] | undefined = game.domains[game.fields[key]]
    const told = names === undefined || typeof value === 'boolean' ? [] : [value].flat()
    const wrong = told.filter((each) => each !== null && names?.includes(each) !== true)
    if (wrong.length > 0) expect.fail(`${event.type} tells ${key} by ${wrong.join()}, which is no name of it`)
  }
}

/** The parts of a sentence are the sentence, and what they name is there. */
export function expectParts(game: Pick<Game, 'domains'>, text: GameText, event: GameEvent): void {
  const parts = text.parts(event)
  if (parts.map((part) => part.text).join('') !== text.event(event)) expect(parts).toEqual(text.event(event))
  for (const { domain, id } of parts) {
    const known = domain === undefined || domain === 'token' || game.domains[domain]?.includes(id ?? '')
    if (known !== true) expect.fail(`${event.type} names ${domain} ${id}, which there is not`)
  }
}

export function wordsEverything<S extends BaseState, V, C extends Codes>(
  game: Game<S, V>,
  worded: Worded<C>,
): void {
  const source = worded.sources
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')))
    .join('\n')
  const found = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map((match) => match[1])
  const { codes, languages } = worded
  const [[, first]] = Object.entries(languages)

  describe('the lists of codes agree with the rules', () => {
    it('refusals', () => {
      const refusals = [...found(/\bno\(\s*(?:'[^']+'|rule),\s*'([^']+)'/g), ...KERNEL_REFUSALS]
      expect(refusals.length).toBeGreaterThan(KERNEL_REFUSALS.length)
      expect(sorted(codes.refusals)).toEqual(sorted(refusals))
    })
    it('prompts', () => expect(sorted(codes.prompts)).toEqual(promptCodes(game, found)))
    it('verbs', () => expect(sorted(codes.verbs)).toEqual(sorted(game.verbs)))
    it('outcomes', () => expect(sorted(codes.outcomes)).toEqual(sorted(found(worded.outcome))))
  })

  describe.each(Object.entries(languages))(
    '%s has exactly the words that are needed',
    (_, { text, words }) => {
      it('for refusals, prompts, verbs and outcomes', () => {
        expect(sorted(Object.keys(words.refusals))).toEqual(sorted(codes.refusals))
        expect(sorted(Object.keys(words.prompts))).toEqual(sorted(codes.prompts))
        expect(sorted(Object.keys(words.verbs))).toEqual(sorted(codes.verbs))
        expect(sorted(Object.keys(words.outcomes))).toEqual(sorted(codes.outcomes))
      })
      it('for the same events as the other language', () => {
        expect(sorted(Object.keys(words.events))).toEqual(sorted(Object.keys(first.words.events)))
      })
      it('for everything that has a name', () => {
        for (const [domain, ids] of Object.entries(game.domains)) {
          expect(sorted(Object.keys(words.names[domain]))).toEqual(sorted(ids))
        }
        expect(sorted(Object.keys(words.scenarios))).toEqual(sorted(game.scenarios.map((each) => each.id)))
        expect(sorted(Object.keys(words.options))).toEqual(sorted(game.options.map((each) => each.id)))
        for (const seat of game.seats(checkSetup(game, {}))) expect(text.seat(seat)).not.toBe(seat)
      })
      it('to refuse in sentences', () => {
        for (const code of codes.refusals) {
          expectSentence(text.refusal({ code, rule: '1.0', params: { from: 'X', to: 'Y', limit: 2 } }))
        }
      })
    },
  )

  describe.each(Object.entries(languages))('%s words whole matches', (_, { text }) => {
    it.each(game.scenarios.map((each) => each.id))('%s, from every seat', (scenario) => {
      for (let seed = 1; seed <= 3; seed++) wordMatch(game, scenario, seed, text)
    })
  })
}

/** The steps that ask somebody, with the codes their prompts can have; without a prompt it is the step's name. */
function promptCodes<S extends BaseState, V>(
  game: Game<S, V>,
  found: (pattern: RegExp) => string[],
): string[] {
  const silent = Object.entries(game.steps).filter(
    ([, { step }]) => step.seats !== undefined && step.prompt === undefined,
  )
  const spoken = found(/prompt: [^\n]*?\bcode: ([^,\n]*)/g)
  const onTheirOwnLine = found(/^\s+code: ([^,\n]*),\n\s+params:/gm)
  const quoted = [...spoken, ...onTheirOwnLine].flatMap((each) => each.match(/(?<=')[a-z-]+(?=')/g) ?? [])
  return sorted([...silent.map(([name]) => name), ...quoted])
}

function wordMatch<S extends BaseState, V>(
  game: Game<S, V>,
  scenario: string,
  seed: number,
  text: GameText,
): void {
  const match = startMatch(game, checkSetup(game, { scenario }), fastChance(seed))
  const chance = fastChance(seed + 100)
  const viewers: Viewer[] = [SPECTATOR, ...match.seats.keys()]
  for (let i = 0; match.state.outcome === null && i < 4000; i++) {
    const [seat] = decidingSeats(game, match.state)
    const offers = offersOf(game, match.state, seat)
    const said = offers.map((each) => actionWords(game, each))
    expectSentence(text.prompt(promptFor(game, match.state, seat), said))
    const action = offers[chance.below(offers.length)]
    const button = text.choice(actionWords(game, action))
    expect(button).toMatch(/^\p{Lu}/u)
    expect(button).not.toMatch(/undefined/)
    const heard: GameEvent[] = act(match, seat, action).told.flatMap((told) =>
      viewers.map((viewer) => heardBy(told, viewer)),
    )
    for (const event of heard) {
      expectNames(game, event)
      expectSentence(text.event(event))
      expectParts(game, text, event)
    }
  }
  if (match.state.outcome !== null) expectSentence(text.outcome(match.state.outcome, ['X']))
}
