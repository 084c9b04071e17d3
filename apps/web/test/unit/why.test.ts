/** “Why not?” of the worker and of the server: over a thousand questions a game they say the same, and it is true. */
import { randomUUID } from 'node:crypto'
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { type Chance, fastChance } from '@muster/kernel/chance'
import type { BaseState, Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { rehearse } from '@muster/kernel/rehearsal'
import { checkSetup } from '@muster/kernel/setup'
import type { Question, WhyAnswer } from '@muster/kernel/why'
import { actionWords } from '@muster/kernel/words'
import type { RunningServer } from '@muster/server/server'
import { Client } from '@muster/server/testing/client'
import { serveHere } from '@muster/server/testing/serving'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as engine from '../../src/match/engine.ts'
import { newMatch } from '../../src/match/saved.ts'

const MOMENTS = 50
const QUESTIONS = 20

let server: RunningServer
beforeAll(async () => {
  server = await serveHere()
})
afterAll(() => server.close())

/** A match on the server with one person at every seat, and the same match in a worker's engine. */
async function twins(game: Game) {
  const setup = checkSetup(game, {})
  const client = await Client.guest(server.url)
  const seats = game.seats(setup).map(() => ({ kind: 'mine' }))
  const { id } = await client.call('create', { body: { game: game.id, scenario: setup.scenario, seats } })
  const { db } = server.services.store
  const { seed } = await db
    .selectFrom('matches')
    .select('seed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('seats').select('nonce').where('match', '=', id).orderBy('seat').execute()
  const plans = game.seats(setup).map((each) => ({ id: each, kind: 'here' as const, name: '' }))
  const saved = newMatch(game.id, game.version, setup, plans, new Date())
  const nonces = rows.map((each) => each.nonce ?? '')
  return { client, id, offline: engine.openEngine(game, { ...saved, seal: { seed, nonces } }) }
}

const anyOf = <T>(all: readonly T[], chance: Chance): T => all[chance.below(all.length)]

/** Up to three choices that go one after the other, as an army sets out; often none. */
function gestureFrom(
  game: Game,
  state: BaseState,
  seat: number,
  offers: readonly string[],
  chance: Chance,
): string[] {
  const choices: string[] = []
  for (let now = state, next = offers; choices.length < 3 && next.length > 0 && chance.below(3) > 0; ) {
    const choice = anyOf(next, chance)
    choices.push(choice)
    const after = rehearse(game, now, seat, choice)
    if (after.kind !== 'on') break
    now = after.state
    next = offersOf(game, now, seat).map((action) => actionWords(game, action))
  }
  return choices
}

/** Things of every kind, most with something chosen before them; and gestures of up to four choices. */
function anyQuestion(
  game: Game,
  state: BaseState,
  seat: number,
  offers: readonly string[],
  chance: Chance,
): Question {
  if (chance.below(4) === 0) {
    const verb = chance.below(game.verbs.length)
    const words = game.verbArgs[verb].map((domain) => anyOf(game.domains[domain], chance))
    const any = [game.verbs[verb], ...words].join(' ')
    return { kind: 'choices', choices: [...gestureFrom(game, state, seat, offers, chance), any] }
  }
  const offered = anyOf(offers, chance).split(' ')
  const domain = anyOf(Object.keys(game.domains), chance)
  const verb = game.verbs.indexOf(offered[0])
  const chosen = [
    ...offered.slice(1, 2),
    ...Array.from({ length: chance.below(3) }, () => anyOf(game.domains[domain], chance)),
  ].slice(chance.below(2))
  const args = game.verbArgs[verb]
  // Every other question is about something that is offered.
  if (chance.below(2) === 0 && args.length > 0) {
    const which = chance.below(args.length)
    return {
      kind: 'thing',
      domain: args[which],
      id: offered[which + 1],
      chosen: which === 1 ? [offered[1]] : [],
    }
  }
  return { kind: 'thing', domain, id: anyOf(game.domains[domain], chance), chosen }
}

/** Whether an offer speaks of the thing, after what was chosen if it has two arguments. */
function isOffered(game: Game, offers: readonly string[], question: Question): boolean {
  if (question.kind === 'choices') return offers.includes(question.choices[0])
  return offers.some((offer) => {
    const [verb, ...names] = offer.split(' ')
    const args = game.verbArgs[game.verbs.indexOf(verb)]
    const at = names.findIndex((name, i) => args[i] === question.domain && name === question.id)
    if (at < 0) return false
    const known = at === 1 ? question.chosen.filter((each) => game.domains[args[0]].includes(each)) : []
    return known.length === 0 || known.includes(names[0])
  })
}

describe.each(CATALOGUE.map(({ game }) => [game.id, game] as const))('why not? in %s', (_, game) => {
  it('is answered alike online and offline', async () => {
    const { client, id, offline } = await twins(game)
    const { match } = offline
    const chance = fastChance(2026)
    const rules = new Set(game.sections.map((each) => each.id))
    const answers = { offered: 0, refused: 0 }
    let gestures = 0
    for (let moment = 0; moment < MOMENTS; moment++) {
      const seat = anyOf(decidingSeats(game, match.state), chance)
      const offers = offersOf(game, match.state, seat).map((action) => actionWords(game, action))
      const questions = Array.from({ length: QUESTIONS }, () =>
        anyQuestion(game, match.state, seat, offers, chance),
      )
      const online = await Promise.all(
        questions.map((question) => client.call('why', { params: { id }, body: { seat, question } })),
      )
      for (const [i, question] of questions.entries()) {
        const here = JSON.parse(JSON.stringify(engine.why(offline, seat, question))) as WhyAnswer
        const said = `${JSON.stringify(question)} of ${seat} at ${match.state.stack.at(-1)?.step}`
        expect(online[i], said).toEqual(here)
        answers[here.kind]++
        if (question.kind === 'choices' && question.choices.length > 1) gestures++
        if (here.kind === 'refused') expect(rules.has(here.refusal.rule), said).toBe(true)
        if (question.kind === 'thing' || question.choices.length === 1) {
          expect(here.kind === 'offered', said).toBe(isOffered(game, offers, question))
        }
      }
      const table = await client.table(id, { seat })
      const choices = [anyOf(offers, chance)]
      const body = { seat, command: randomUUID(), decision: table.decision?.id ?? 0, choices, carryOn: true }
      await client.call('act', { params: { id }, body })
      expect(engine.choose(offline, seat, choices).kind).toBe('made')
    }
    expect(answers.offered + answers.refused).toBe(MOMENTS * QUESTIONS)
    // Every sixth question is of a choice after others (the match is another each time, so this is far from what is expected).
    expect(gestures).toBeGreaterThan(50)
    // A question that is always answered alike would show nothing.
    expect(Math.min(answers.offered, answers.refused)).toBeGreaterThan(100)
  })
})
