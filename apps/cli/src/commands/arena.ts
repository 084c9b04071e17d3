import {
  type Bout,
  boutsOf,
  type Pair,
  pairsOf,
  type Result,
  type Share,
  tablesOf,
} from '@muster/bots/tournament'
import type { Game, Setup } from '@muster/kernel/game'
import { checkSetup } from '@muster/kernel/setup'
import { startThread } from '@muster/server/thread'
import { playBout } from '../arena/bout.ts'
import { keep, keyOf, readKept } from '../arena/kept.ts'
import { keepStanding, standingOf } from '../arena/ladder-data.ts'
import { type Rated, ratingsOf } from '../arena/ratings.ts'
import { eyeFor, namedBot } from '../bots.ts'
import { gameCalled } from '../games.ts'
import { readOptions } from '../options.ts'
import { progressBar } from '../progress.ts'
import { type Command, noMore, parse, UsageError, wholeNumber } from '../usage.ts'

/** Far from the seeds of training and of its trials. */
const SEED = 1_000_000

interface Order {
  readonly game: Game
  readonly setup: Setup
  readonly pairs: readonly Pair[]
  readonly games: number
  readonly seed: number
  readonly workers: number
  readonly file: string | undefined
}

/** Plays what the file does not hold yet, and answers with all results in the order of the schedule. */
async function playAll({ game, setup, pairs, games, seed, workers, file }: Order): Promise<Result[]> {
  const about = `${game.id} ${game.version} ${JSON.stringify(setup)}`
  const bouts = boutsOf(pairs, setup.players, games, seed)
  const done = readKept(file, about)
  const missing = bouts.filter((bout) => !done.has(keyOf(bout)))
  const bar = progressBar(bouts.length)
  const take = (result: Result): void => {
    done.set(keyOf(result), result)
    keep(file, about, result)
    bar.show(done.size)
  }
  if (workers === 1) {
    const eye = await eyeFor(game.id)
    for (const bout of missing) take(playBout(game, setup, eye, bout))
  } else {
    await Promise.all(Array.from({ length: workers }, () => playInThread(game, setup, missing, take)))
  }
  bar.end()
  return bouts.flatMap((bout) => done.get(keyOf(bout)) ?? [])
}

/** One thread takes match after match from the list until there is none left. */
function playInThread(
  game: Game,
  setup: Setup,
  missing: Bout[],
  take: (result: Result) => void,
): Promise<void> {
  const worker = startThread(new URL('../arena/thread.ts', import.meta.url), { game: game.id, setup })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('message', (said: Result | 'ready') => {
      if (said !== 'ready') take(said)
      const next = missing.shift()
      if (next !== undefined) worker.postMessage(next)
      else void worker.terminate().then(() => resolve())
    })
  })
}

const percent = (number: number): string => `${(number * 100).toFixed(1)} %`
const inShort = ({ share, low, high, games }: Share): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)}, ${games} matches)`

function inWords(report: Report): string {
  const { game, scenario, players, seats, pairings, ratings, seconds } = report
  const lines = [`${game}, ${scenario}, ${players} players, seeds from ${report.seed}, ${seconds} s`]
  for (const { one, two, all, bySeat } of pairings) {
    const times = players > 2 ? `, ${(all.share * players).toFixed(2)} times a fair share` : ''
    lines.push(`${one} against ${two}: ${inShort(all)}${times}`)
    bySeat.forEach((share, seat) => {
      lines.push(`  as ${seats[seat]}: ${inShort(share)}`)
    })
  }
  for (const { bot, mu, sigma, ordinal } of ratings) {
    lines.push(`rating ${bot}: ${ordinal.toFixed(1)} (${mu.toFixed(1)} ± ${sigma.toFixed(1)})`)
  }
  return lines.join('\n')
}

interface Report {
  readonly game: string
  readonly scenario: string
  readonly players: number
  readonly seats: readonly string[]
  readonly seed: number
  readonly seconds: number
  readonly pairings: ReturnType<typeof tablesOf>
  readonly ratings: readonly Rated[]
}

export const arena: Command = {
  help: `Usage: muster arena <game> --bots a,b[,…] | --pairings a/b[,…] [options]

Every two of the bots meet: the same seeds with the first of them in each seat in turn, the second in all others.

  --bots <a,b,…>       by name; marshal:<playouts> counts playouts, marshal-<seconds> looks at the clock
  --pairings <a/b,…>   only these meet
  --games <n>          matches of each pairing (100)
  --scenario <id>      the first one of the game unless told
  --players <n>        for scenarios with several numbers of players
  --option <id=value>  an option of the game; may be repeated
  --rollouts <n>       what "marshal" means here: so many playouts a choice (160)
  --budget <ms>        or so many milliseconds, in whole seconds
  --seed <n>           the first seed (${SEED}: none that training has seen)
  --workers <n>        threads (1)
  --file <path>        keeps each result; the same command goes on where it was stopped
  --ratings <path>     writes how the bots of this game stand into a file, such as that of the server's ladders
                       (apps/server/src/standing/bot-ratings.json)
  --json               the numbers as JSON`,
  async run(args) {
    const { values, positionals } = parse(args, {
      bots: { type: 'string' },
      pairings: { type: 'string' },
      games: { type: 'string' },
      scenario: { type: 'string' },
      players: { type: 'string' },
      option: { type: 'string', multiple: true },
      rollouts: { type: 'string' },
      budget: { type: 'string' },
      seed: { type: 'string' },
      workers: { type: 'string' },
      file: { type: 'string' },
      ratings: { type: 'string' },
      json: { type: 'boolean' },
    })
    noMore(positionals, 1)
    const [id] = positionals
    if (id === undefined) throw new UsageError('Which game? "muster games" lists them.')
    const { game } = gameCalled(id)
    const players = values.players === undefined ? undefined : wholeNumber(values.players, '--players', 2, 2)
    const options = readOptions(values.option)
    const setup = checkSetup(game, { scenario: values.scenario, players, options })
    const marshal = marshalCalled(values.rollouts, values.budget)
    if (values.bots !== undefined && values.pairings !== undefined)
      throw new UsageError('--bots and --pairings both say who meets.')
    const pairs =
      values.pairings === undefined
        ? pairsOf(readBots(values.bots, marshal))
        : values.pairings.split(',').map((pair) => readPair(pair, marshal))
    const eye = await eyeFor(game.id)
    for (const { one, two } of pairs) for (const bot of [one, two]) namedBot(bot, eye)
    const seed = wholeNumber(values.seed, '--seed', SEED, 0)
    const start = performance.now()
    const results = await playAll({
      game,
      setup,
      pairs,
      games: wholeNumber(values.games, '--games', 100, 1),
      seed,
      workers: wholeNumber(values.workers, '--workers', 1, 1),
      file: values.file,
    })
    const report: Report = {
      game: game.id,
      scenario: setup.scenario,
      players: setup.players,
      seats: game.seats(setup),
      seed,
      seconds: Math.round((performance.now() - start) / 100) / 10,
      pairings: tablesOf(results, setup.players),
      ratings: ratingsOf(results, setup.players),
    }
    if (values.ratings !== undefined) {
      const command = `muster arena ${args.filter((each) => each !== '--json').join(' ')}`
      const { scenario, pairings, ratings } = report
      const about = { command: withoutFile(command), scenario, rules: game.version }
      keepStanding(values.ratings, game.id, standingOf(about, pairings, ratings))
    }
    console.log(values.json ? JSON.stringify(report, null, 2) : inWords(report))
    return 0
  },
}

/** Where results were kept meanwhile is nobody else's matter. */
const withoutFile = (command: string): string => command.replace(/ --file[ =]\S+/, '')

/** Which Marshal is meant when none is said: playouts are the same on every machine, so they are the usual. */
function marshalCalled(rollouts: string | undefined, budget: string | undefined): string {
  if (budget === undefined) return `marshal:${wholeNumber(rollouts, '--rollouts', 160, 1)}`
  if (rollouts !== undefined) throw new UsageError('--rollouts and --budget both say how long it thinks.')
  const ms = wholeNumber(budget, '--budget', 1000, 1000)
  if (ms % 1000 !== 0) throw new UsageError('--budget is a whole number of seconds, in milliseconds.')
  return `marshal-${ms / 1000}`
}

function readPair(pair: string, marshal: string): Pair {
  const [one, two, ...more] = pair.split('/').map((each) => each.trim() && called(each.trim(), marshal))
  if (!one || !two || more.length > 0)
    throw new UsageError(`--pairings are of two bots each: a/b, not "${pair}".`)
  return { one, two }
}

const called = (bot: string, marshal: string): string => (bot === 'marshal' ? marshal : bot)

function readBots(names: string | undefined, marshal: string): string[] {
  const bots = (names ?? '').split(',').map((each) => each.trim())
  if (bots.length < 2 || bots.includes('')) throw new UsageError('--bots needs at least two names: a,b.')
  return bots.map((each) => called(each, marshal))
}
