/** A prompt names only what is offered: whoever reads “fight, retreat or pass” must be able to do each of them. */
import { describe, expect, it } from 'vitest'
import { fastChance } from '../src/chance.ts'
import type { BaseState, Game } from '../src/game.ts'
import { act, decidingSeats, startMatch } from '../src/match.ts'
import { offersOf, promptFor } from '../src/play.ts'
import { checkSetup } from '../src/setup.ts'
import type { GameText } from '../src/text.ts'
import { actionWords } from '../src/words.ts'

/** Words in a sentence, and the verbs of which one must then be offered. */
export type Promised = readonly [says: RegExp, ...verbs: readonly [string, ...string[]]]

export interface Prompted {
  readonly text: GameText
  readonly promises: readonly Promised[]
}

/** What a sentence promises and cannot be chosen. */
export function brokenPromises(
  sentence: string,
  offers: readonly string[],
  promises: readonly Promised[],
): string[] {
  const offered = new Set(offers.map((each) => each.split(' ')[0]))
  return promises.flatMap(([says, ...verbs]) =>
    says.test(sentence) && !verbs.some((verb) => offered.has(verb))
      ? [`“${sentence}” speaks of ${says.source}, and none of ${verbs.join(', ')} is offered`]
      : [],
  )
}

const DECISIONS = 10_000
/** Long enough to come to every phase, short enough to begin many matches. */
const DECISIONS_OF_A_MATCH = 700

/** 10,000 random decisions over all scenarios, in every language. */
export function promptsNameOnlyOffers<S extends BaseState, V>(
  game: Game<S, V>,
  languages: Readonly<Record<string, Prompted>>,
): void {
  describe('a prompt names only what is offered', () => {
    it(`over ${DECISIONS} random decisions, in every language`, () => {
      const broken = new Map<string, string>()
      let decisions = 0
      for (let seed = 1; decisions < DECISIONS; seed++) {
        const scenario = game.scenarios[seed % game.scenarios.length].id
        const match = startMatch(game, checkSetup(game, { scenario }), fastChance(seed))
        const chance = fastChance(seed + 1000)
        for (let i = 0; i < DECISIONS_OF_A_MATCH && match.state.outcome === null; i++, decisions++) {
          const [seat] = decidingSeats(game, match.state)
          const actions = offersOf(game, match.state, seat)
          const offers = actions.map((action) => actionWords(game, action))
          const prompt = promptFor(game, match.state, seat)
          for (const [language, { text, promises }] of Object.entries(languages)) {
            for (const each of brokenPromises(text.prompt(prompt, offers), offers, promises)) {
              broken.set(`${language} ${prompt.code}`, each)
            }
          }
          act(match, seat, actions[chance.below(actions.length)])
        }
      }
      expect(Object.fromEntries(broken)).toEqual({})
    })
  })
}
