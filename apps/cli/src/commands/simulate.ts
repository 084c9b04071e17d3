import { playMatch } from '@muster/bots/arena'
import type { Bot } from '@muster/bots/bot'
import type { Game, Setup } from '@muster/kernel/game'
import { checkSetup } from '@muster/kernel/setup'
import { botsFor, eyeFor } from '../bots.ts'
import { gameCalled } from '../games.ts'
import { readOptions } from '../options.ts'
import { progressBar } from '../progress.ts'
import { type Command, noMore, parse, UsageError, wholeNumber } from '../usage.ts'

/** A match of bots that goes on longer than this is stopped; none of the games comes near it. */
const MAX_ACTIONS = 200_000

export interface Simulation {
  readonly game: string
  readonly scenario: string
  readonly players: number
  readonly bots: readonly string[]
  readonly seed: number
  readonly games: number
  /** Played to their end. Those neither finished nor failed were stopped at the limit. */
  readonly finished: number
  readonly failed: number
  readonly actions: number
  readonly seconds: number
  readonly actionsPerSecond: number
  /** Of this process's own time, whatever else the machine does. */
  readonly actionsPerCoreSecond: number
  readonly gamesPerSecond: number
  readonly actionsPerGame: { readonly mean: number; readonly min: number; readonly max: number }
  readonly wins: Readonly<Record<string, number>>
}

interface Order {
  readonly game: Game
  readonly setup: Setup
  readonly bots: readonly Bot[]
  readonly games: number
  readonly seed: number
  readonly limit: number
}

export function simulateAll({ game, setup, bots, games, seed, limit }: Order): {
  result: Simulation
  error: string | null
} {
  const seats = game.seats(setup)
  const wins: Record<string, number> = Object.fromEntries([...seats, 'draw'].map((each) => [each, 0]))
  const lengths: number[] = []
  let finished = 0
  let failed = 0
  let firstError: string | null = null
  const bar = progressBar(games)
  const start = performance.now()
  const before = process.cpuUsage()
  for (let i = 0; i < games; i++) {
    try {
      const played = playMatch(game, setup, bots, seed + i, limit)
      lengths.push(played.actions)
      if (played.finished) {
        finished++
        const winners = played.state.outcome?.winners ?? []
        if (winners.length === 0) wins.draw++
        for (const seat of winners) wins[seats[seat]]++
      }
    } catch (error) {
      failed++
      firstError ??= `Match ${i + 1} (seed ${seed + i}) failed: ${error instanceof Error ? error.message : error}`
    }
    bar.show(i + 1)
  }
  bar.end()
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  const actions = lengths.reduce((sum, each) => sum + each, 0)
  const result = {
    game: game.id,
    scenario: setup.scenario,
    players: setup.players,
    bots: bots.map((each) => each.id),
    seed,
    games,
    finished,
    failed,
    actions,
    seconds: rounded(seconds, 3),
    actionsPerSecond: Math.round(actions / seconds),
    actionsPerCoreSecond: Math.round((actions * 1e6) / (user + system)),
    gamesPerSecond: rounded(games / seconds, 2),
    actionsPerGame: {
      mean: lengths.length === 0 ? 0 : rounded(actions / lengths.length, 1),
      min: lengths.reduce((least, each) => Math.min(least, each), lengths[0] ?? 0),
      max: lengths.reduce((most, each) => Math.max(most, each), 0),
    },
    wins,
  }
  return { result, error: firstError }
}

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits))

function inWords(result: Simulation): string {
  const { mean, min, max } = result.actionsPerGame
  const wins = Object.entries(result.wins).map(([seat, won]) => `${seat} ${won}`)
  return [
    `${result.game}, ${result.scenario}, ${result.players} players (${result.bots.join(' against ')})`,
    `${result.games} matches: ${result.finished} finished, ${result.failed} failed`,
    `wins: ${wins.join(', ')}`,
    `actions per match: ${mean} (${min} to ${max})`,
    `${result.seconds} s, ${result.actionsPerSecond} actions and ${result.gamesPerSecond} matches per second`,
    `${result.actionsPerCoreSecond} actions per second of one core's own time`,
  ].join('\n')
}

export const simulate: Command = {
  help: `Usage: muster simulate <game> [options]

Plays matches of bots to their end, as fast as the rules allow, and counts what happens.

  --scenario <id>      the first one of the game unless told
  --players <n>        for scenarios with several numbers of players
  --option <id=value>  an option of the game; may be repeated
  --games <n>          how many matches (100)
  --seed <n>           the same seed plays the same matches again (1)
  --bots <a,b,…>       one bot for all seats, or one for each (random)
  --limit <actions>    stop a match after so many actions (${MAX_ACTIONS})
  --json               the numbers as JSON

Exit code 1 if any match failed.`,
  async run(args) {
    const { values, positionals } = parse(args, {
      scenario: { type: 'string' },
      players: { type: 'string' },
      option: { type: 'string', multiple: true },
      games: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean' },
    })
    noMore(positionals, 1)
    const [id] = positionals
    if (id === undefined) throw new UsageError('Which game? "muster games" lists them.')
    const { game } = gameCalled(id)
    const players = values.players === undefined ? undefined : wholeNumber(values.players, '--players', 2, 1)
    const setup = checkSetup(game, {
      scenario: values.scenario,
      players,
      options: readOptions(values.option),
    })
    const { result, error } = simulateAll({
      game,
      setup,
      bots: botsFor(values.bots ?? 'random', game.seats(setup), await eyeFor(game.id)),
      games: wholeNumber(values.games, '--games', 100, 1),
      seed: wholeNumber(values.seed, '--seed', 1, 0),
      limit: wholeNumber(values.limit, '--limit', MAX_ACTIONS, 1),
    })
    if (error !== null) console.error(error)
    console.log(values.json ? JSON.stringify(result, null, 2) : inWords(result))
    return result.failed > 0 ? 1 : 0
  },
}
