/**
 * What leaves the rules names things: in every view, prompt, refusal and event of random matches of all games, a field that
 * is declared to be an id holds a name of its domain, and a number stands only where something is counted.
 */
import { type Action, pack } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { type Game, SPECTATOR } from '@muster/kernel/game'
import { act, decidingSeats, startMatch } from '@muster/kernel/match'
import { offersOf, promptFor } from '@muster/kernel/play'
import { checkSetup } from '@muster/kernel/setup'
import { whyActions } from '@muster/kernel/why'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../src/catalogue.ts'

const ACTIONS = 600
const EVERY = 4

/** Numbers in views that no event has, by what they count. A token is a meaningless number by design. */
const COUNTS = new Set(
  ['turn players lastYear lastCampaign handSizes points crossed pools nobleCount edward minorsDue openCards']
    .concat([
      'ratings hitsOn marker surrenders besiegers pile taxes gains capacity seconds fortress landed bought',
    ])
    .concat(['offered bids gone'])
    .flatMap((each) => each.split(' ')),
)
/** Fields that mean something else in a view than in events: how many cards somebody holds. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'ancien-regime': ['powers.*.cards', 'steps.details.by', 'steps.details.cards.*'],
}

class Names {
  readonly faults = new Map<string, unknown>()
  readonly seen = new Set<string>()
  readonly #game: Game
  readonly #members: ReadonlySet<string>
  constructor(game: Game) {
    this.#game = game
    this.#members = new Set(Object.values(game.domains).flat())
  }

  /** `key`: the field that a value belongs to; members of lists, and of records by id, belong to the field around them. */
  look(value: unknown, where: string, key: string, path = ''): void {
    if (Array.isArray(value)) for (const each of value) this.look(each, where, key, path)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) {
        const isId = key !== '' && this.#members.has(name)
        this.look(each, where, isId ? key : name, `${path}${path === '' ? '' : '.'}${isId ? '*' : name}`)
      }
    } else this.#leaf(value, where, key, path)
  }

  #leaf(value: unknown, where: string, key: string, path: string): void {
    const domain = this.#game.fields[key]
    if (OTHERWISE[this.#game.id]?.includes(path) === true) return
    if (typeof value === 'number') {
      const counts = domain === 'number' || (domain === undefined && (where !== 'view' || COUNTS.has(key)))
      if (!counts) this.faults.set(`${where}: ${path} is a number`, value)
    } else if (typeof value === 'string' && domain !== undefined && domain !== 'number') {
      this.seen.add(`${where} ${domain}`)
      const { domains } = this.#game
      if (!domains[domain].includes(value)) this.faults.set(`${where}: ${path} names no ${domain}`, value)
    }
  }
}

/** Any action, offered or not. */
function anyAction(game: Game, below: (n: number) => number): Action {
  const verb = below(game.verbs.length)
  const [a, b] = game.verbArgs[verb].map((domain) => below(game.domains[domain].length))
  return pack(verb, a ?? 0, b ?? 0)
}

describe.each(CATALOGUE.map(({ game }) => [game.id, game] as const))('%s', (_, game) => {
  it('speaks of things by name wherever it is heard', () => {
    const names = new Names(game)
    for (const [i, { id: scenario }] of game.scenarios.entries()) {
      const match = startMatch(game, checkSetup(game, { scenario }), fastChance(71 + i))
      const chance = fastChance(171 + i)
      for (const { told } of match.log) names.look(told, 'event', '')
      for (let n = 0; n < ACTIONS / game.scenarios.length && match.state.outcome === null; n++) {
        const [seat] = decidingSeats(game, match.state)
        names.look(promptFor(game, match.state, seat).params, 'prompt', '')
        const refused = whyActions(game, match.state, seat, [anyAction(game, (m) => chance.below(m))])
        if (refused.kind === 'refused') names.look(refused.refusal.params, 'refusal', '')
        if (n % EVERY === 0) {
          for (const viewer of [...match.seats.keys(), SPECTATOR])
            names.look(JSON.parse(JSON.stringify(game.view(match.state, viewer))), 'view', '')
        }
        const offers = offersOf(game, match.state, seat)
        const entry = act(match, seat, offers[chance.below(offers.length)])
        for (const { event, secret } of entry.told) names.look({ ...event, ...secret }, 'event', '')
      }
    }
    expect(Object.fromEntries(names.faults)).toEqual({})
    // Names were found in all of them; few refusals name anything.
    const heard = new Set([...names.seen].map((each) => each.split(' ')[0]))
    for (const each of ['event', 'prompt', 'view']) expect(heard).toContain(each)
  })
})
