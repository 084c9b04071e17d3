import { cpus } from 'node:os'
import type { Action } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import type { BaseState, Game, Seat, Setup } from '@muster/kernel/game'
import { advance, apply, deciding, listOffers } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { eyeFor } from '../bots.ts'
import { GAMES, gameCalled } from '../games.ts'
import { playoutsPerSecond } from '../playouts.ts'
import { progressBar } from '../progress.ts'
import { type Command, noMore, parse, UsageError, wholeNumber } from '../usage.ts'
import { BENCH_SERVER_HELP, benchServer } from './bench-server.ts'
import { BENCH_WEB_HELP, benchWeb } from './bench-web.ts'

/** Actions timed in one go, and round trips of the state that they led to: short turns, so that noise hits both. */
const ACTIONS_IN_A_TURN = 50
const ROUND_TRIPS_IN_A_TURN = 10
/** The figures are medians over so many batches. */
const BATCHES = 9
/** A turn this many times slower than the usual one was interrupted. */
const INTERRUPTED = 6
const WARM_UP_ACTIONS = 60_000
const MAX_WARM_UP_MS = 6000

interface Player {
  readonly state: BaseState
  /** Carries out so many actions, or fewer when the match ends before. Answers how many. */
  play(actions: number): number
  /** Begins the next match. Apart from `play`, because setting up is not part of any action. */
  renew(): void
}

/** Random play, match after match. */
function randomPlay(game: Game, setup: Setup, seed: number): Player {
  const referee = silentReferee(fastChance(seed))
  const thoughts = fastChance(seed + 1)
  const begin = (): BaseState => {
    const state = game.setup(setup, referee)
    advance(game, state, referee)
    return state
  }
  let state = begin()
  const offers: Action[] = []
  return {
    get state() {
      return state
    },
    play(actions) {
      let done = 0
      for (; done < actions; done++) {
        const seats = deciding(game, state)
        if (seats === 0) break
        const seat: Seat = 31 - Math.clz32(seats & -seats)
        offers.length = 0
        listOffers(game, state, seat, offers)
        apply(game, state, seat, offers[thoughts.below(offers.length)], referee)
      }
      return done
    },
    renew() {
      state = begin()
    },
  }
}

/** One short turn of actions and one of round trips, as milliseconds for each. */
interface Turn {
  readonly actions: number
  readonly actionMs: number
  readonly roundTripMs: number
  readonly bytes: number
}

function takeTurn(player: Player): Turn {
  const beforeActions = performance.now()
  const actions = player.play(ACTIONS_IN_A_TURN)
  const afterActions = performance.now()
  let bytes = 0
  for (let i = 0; i < ROUND_TRIPS_IN_A_TURN; i++) {
    const text = JSON.stringify(player.state)
    bytes += text.length
    JSON.parse(text)
  }
  const afterTrips = performance.now()
  if (actions < ACTIONS_IN_A_TURN) player.renew()
  return {
    actions,
    actionMs: (afterActions - beforeActions) / Math.max(1, actions),
    roundTripMs: (afterTrips - afterActions) / ROUND_TRIPS_IN_A_TURN,
    bytes: bytes / ROUND_TRIPS_IN_A_TURN,
  }
}

interface Batch {
  readonly actions: number
  readonly actionMs: number
  readonly roundTripMs: number
  readonly bytes: number
}

/** The means of a batch. Turns in which the machine was busy with something else say nothing about us. */
function runBatch(player: Player, milliseconds: number): Batch {
  const turns: Turn[] = []
  const end = performance.now() + milliseconds
  while (performance.now() < end || turns.length === 0) turns.push(takeTurn(player))
  const full = turns.filter((each) => each.actions > 0)
  const actionLimit = INTERRUPTED * median(full.map((each) => each.actionMs))
  const tripLimit = INTERRUPTED * median(full.map((each) => each.roundTripMs))
  const kept = full.filter((each) => each.actionMs <= actionLimit && each.roundTripMs <= tripLimit)
  const actions = kept.reduce((sum, each) => sum + each.actions, 0)
  return {
    actions,
    actionMs: kept.reduce((sum, each) => sum + each.actionMs * each.actions, 0) / actions,
    roundTripMs: kept.reduce((sum, each) => sum + each.roundTripMs, 0) / kept.length,
    bytes: kept.reduce((sum, each) => sum + each.bytes, 0) / kept.length,
  }
}

/** Until the compiler has settled: so many actions, but no longer than a while. */
function warmUp(player: Player): void {
  const end = performance.now() + MAX_WARM_UP_MS
  for (let actions = 0; actions < WARM_UP_ACTIONS && performance.now() < end; )
    actions += takeTurn(player).actions
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits))

function measure(game: Game, setup: Setup, milliseconds: number) {
  const player = randomPlay(game, setup, 1)
  warmUp(player)
  const batches = Array.from({ length: BATCHES }, () => runBatch(player, milliseconds))
  const actionMs = median(batches.map((each) => each.actionMs))
  const roundTripMs = median(batches.map((each) => each.roundTripMs))
  return {
    game: game.id,
    scenario: setup.scenario,
    players: setup.players,
    actionsPerSecond: Math.round(1000 / actionMs),
    actionMicroseconds: rounded(actionMs * 1000, 2),
    roundTripMicroseconds: rounded(roundTripMs * 1000, 2),
    actionCostInRoundTrips: rounded(median(batches.map((each) => each.actionMs / each.roundTripMs)), 3),
    stateBytes: Math.round(median(batches.map((each) => each.bytes))),
    actions: batches.reduce((sum, each) => sum + each.actions, 0),
    batches: BATCHES,
  }
}

interface Measured extends ReturnType<typeof measure> {
  playoutsPerCoreSecond?: number
}

function inWords(each: Measured): string {
  const name = `${each.game} ${each.scenario} (${each.players})`
  const cost = `${each.actionMicroseconds} µs, ${each.actionCostInRoundTrips} round trips of ${each.stateBytes} bytes`
  const playouts =
    each.playoutsPerCoreSecond === undefined ? '' : `; ${each.playoutsPerCoreSecond} playouts a second a core`
  return `${name}: ${each.actionsPerSecond} actions per second; an action costs ${cost}${playouts}`
}

export const bench: Command = {
  help: `Usage: muster bench [rules] [options]

Random play of every game and scenario. An action is measured with its offers enumerated, and compared with one
JSON.parse(JSON.stringify(state)) of the states of the same matches, in short alternating turns; the figures are
medians of ${BATCHES} batches. Playouts are those with which a Marshal thinks. Benchmarks measure and never fail.

  --game <id>      only this game
  --scenario <id>  only this scenario of it
  --ms <n>         length of a batch in milliseconds (200)
  --json           the numbers as JSON

${BENCH_SERVER_HELP}

${BENCH_WEB_HELP}`,
  async run(args) {
    if (args[0] === 'server') return benchServer(args.slice(1))
    if (args[0] === 'web') return benchWeb(args.slice(1))
    const { values, positionals } = parse(args, {
      game: { type: 'string' },
      scenario: { type: 'string' },
      ms: { type: 'string' },
      json: { type: 'boolean' },
    })
    noMore(positionals, 1)
    if (positionals[0] !== undefined && positionals[0] !== 'rules') {
      throw new UsageError(
        `There is no benchmark "${positionals[0]}". The benchmarks are: rules, server, web.`,
      )
    }
    const milliseconds = wholeNumber(values.ms, '--ms', 200, 1)
    const chosen = values.game === undefined ? GAMES : [gameCalled(values.game)]
    const setups = chosen.flatMap(({ game }) => setupsOf(game, values.scenario))
    const bar = progressBar(setups.length)
    const measured: Measured[] = []
    for (const { game, setup } of setups) {
      measured.push(measure(game, setup, milliseconds))
      bar.show(measured.length)
    }
    // After all actions: states that were copied are laid out otherwise in memory, and rules that have met both are slower.
    for (const [i, { game, setup }] of setups.entries()) {
      const eye = await eyeFor(game.id)
      if (eye !== null)
        measured[i].playoutsPerCoreSecond = playoutsPerSecond(game, setup, eye, milliseconds * 2)
    }
    bar.end()
    const report = { games: measured, node: process.version, cpus: cpus().length }
    console.log(values.json ? JSON.stringify(report, null, 2) : measured.map(inWords).join('\n'))
    return 0
  },
}

function setupsOf(game: Game, scenario: string | undefined): { game: Game; setup: Setup }[] {
  if (scenario !== undefined) return [{ game, setup: checkSetup(game, { scenario }) }]
  return game.scenarios.flatMap((each) =>
    each.players.map((players) => ({ game, setup: checkSetup(game, { scenario: each.id, players }) })),
  )
}
