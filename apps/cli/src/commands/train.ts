import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Pull, pullsOf } from '@muster/bots/training/emphasis'
import { mixed } from '@muster/bots/training/mix'
import { type Progress, type Trained, Training } from '@muster/bots/training/train'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import type { Game, Setup } from '@muster/kernel/game'
import type { Book, Mind, Weights } from '@muster/kernel/mind'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { gameCalled } from '../games.ts'
import { progressBar } from '../progress.ts'
import { type Command, noMore, parse, UsageError, wholeNumber } from '../usage.ts'

const RECRUITS = 800
const CAPTAINS = '120,240'
const TRIALS = 30

const weightsFile = (game: string): string =>
  fileURLToPath(new URL(`../../../../games/${game}/mind/weights.json`, import.meta.url))

interface Order {
  readonly game: Game
  readonly mind: Mind
  readonly setups: readonly Setup[]
  readonly recruits: number
  readonly captains: readonly number[]
  readonly trials: number
  readonly seed: number
}

/** Trains one book and shows how far it is. */
function learn({ game, mind, setups, ...plan }: Order): Trained {
  const run = new Training(game, setups, mind, plan).run()
  let phase = ''
  let bar = progressBar(1)
  for (;;) {
    const step = run.next()
    if (step.done) {
      bar.end()
      return step.value
    }
    if (step.value.phase !== phase) {
      bar.end()
      phase = step.value.phase
      bar = progressBar(step.value.total)
      console.error(`${inWords(setups)}: ${told(step.value)}`)
    }
    bar.show(step.value.done)
  }
}

/** What results say of the groups of notes. */
function pulls(
  game: Game,
  setups: readonly Setup[],
  { mind, weights }: { mind: Mind; weights: Weights },
  order: { matches: number; seed: number },
): Pull[] {
  if (mind.emphasis === undefined || !mind.duel)
    throw new UsageError(`${game.title} has no groups of notes to make more of.`)
  const run = pullsOf(game, setups, mind, weights, order)
  const bar = progressBar(order.matches)
  for (;;) {
    const step = run.next()
    if (step.done) {
      bar.end()
      return step.value
    }
    bar.show(step.value)
  }
}

const inShort = ({ name, pull, error }: Pull): string =>
  `${name}: ${pull.toFixed(2)} ± ${error.toFixed(2)} (${(pull / error).toFixed(1)} standard errors)`

const told = ({ phase, total }: Progress): string => `${phase} (${total} matches)`

/** The books of a game with one of them new, in the order of their names. */
function withBook(weights: Weights, id: string, book: Book, command: string, version: number): Weights {
  const books = Object.entries({ ...weights.books, [id]: { command, ...book } })
  return { game: weights.game, version, books: Object.fromEntries(books.sort()) }
}

/** As the formatter would have it: a short list stands in one line. */
const asText = (weights: Weights): string =>
  `${JSON.stringify(weights, null, 2).replace(/\[\s+([^\]]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s*\n\s*/g, ' ')}]`)}\n`

export const train: Command = {
  help: `Usage: muster train <game> [options]

Plays matches of bots against themselves, learns from them what positions are worth, and writes it to
games/<game>/mind/weights.json together with this command. The same seed learns the same.

  --scenario <a,b>  only these scenarios; all of the game unless told
  --players <n>     only this number of players
  --seed <n>        (1)
  --recruits <n>    matches of Recruits to begin with (${RECRUITS})
  --captains <a,b>  matches of each generation of Captains after that (${CAPTAINS})
  --trials <n>      matches against the Recruit by which the best generation is kept (${TRIALS})
  --keep <percent>  how much of the book that is there is kept beside what is learned anew (0); what was set in it by
                    hand is kept in any case
  --emphasis <n>    learns nothing: plays so many matches in which each side makes more or less of each group of notes
                    (mind/emphasis.ts), and says what it is worth to make more of it, with standard errors
  --dry             writes nothing`,
  async run(args) {
    const { values, positionals } = parse(args, {
      scenario: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string' },
      recruits: { type: 'string' },
      captains: { type: 'string' },
      trials: { type: 'string' },
      keep: { type: 'string' },
      emphasis: { type: 'string' },
      dry: { type: 'boolean' },
    })
    noMore(positionals, 1)
    const [id] = positionals
    if (id === undefined) throw new UsageError('Which game? "muster games" lists them.')
    const { game } = gameCalled(id)
    const loaded = await loadMind(game.id)
    if (loaded === null) throw new UsageError(`${game.title} has no mind to train yet.`)
    const plan = {
      recruits: wholeNumber(values.recruits, '--recruits', RECRUITS, 1),
      captains: (values.captains ?? CAPTAINS).split(',').map((each) => wholeNumber(each, '--captains', 0, 0)),
      trials: wholeNumber(values.trials, '--trials', TRIALS, 0),
      seed: wholeNumber(values.seed, '--seed', 1, 0),
    }
    if (values.emphasis !== undefined) {
      const setups = setupsOf(game, values.scenario, values.players)
      const matches = wholeNumber(values.emphasis, '--emphasis', 1, 1)
      console.log(pulls(game, setups, loaded, { matches, seed: plan.seed }).map(inShort).join('\n'))
      return 0
    }
    const keep = wholeNumber(values.keep, '--keep', 0, 0)
    for (const setups of setupsByBook(game, loaded.mind, setupsOf(game, values.scenario, values.players))) {
      const trained = learn({ game, mind: loaded.mind, setups, ...plan })
      const numbers = `--recruits ${plan.recruits} --captains ${plan.captains.join(',')} --trials ${plan.trials}`
      const scenario = ` --scenario ${setups.map((setup) => setup.scenario).join(',')}`
      const who = `${scenario} --players ${setups[0].players}`
      const kept = keep > 0 ? ` --keep ${keep}` : ''
      const command = `muster train ${game.id}${who} --seed ${plan.seed} ${numbers}${kept}`
      const trials = trained.trials.map((each) => `${Math.round(each * 100)} %`).join(', ')
      console.log(`${inWords(setups)}: ${trained.matches} matches, ${trained.rows} rows`)
      console.log(`won in trials against the Recruit, by generation: ${trials}`)
      if (values.dry) continue
      const file = weightsFile(game.id)
      const weights: Weights = JSON.parse(readFileSync(file, 'utf8'))
      const before = weights.books[trained.id]
      const book = mixed(before, trained.book, keep / 100)
      const commands = keep > 0 && before?.command !== undefined ? `${before.command}; ${command}` : command
      writeFileSync(file, asText(withBook(weights, trained.id, book, commands, game.version)))
    }
    return 0
  },
}

const inWords = (setups: readonly Setup[]): string =>
  `${setups.map((setup) => setup.scenario).join(', ')}, ${setups[0].players} players`

/** The set-ups that are played by the same weights belong together. */
function setupsByBook(game: Game, mind: Mind, setups: readonly Setup[]): Setup[][] {
  const byBook = new Map<string, Setup[]>()
  for (const setup of setups) {
    const key = `${mind.book(game.setup(setup, silentReferee(fastChance(0))))} ${setup.players}`
    byBook.set(key, [...(byBook.get(key) ?? []), setup])
  }
  return [...byBook.values()]
}

function setupsOf(game: Game, scenario: string | undefined, players: string | undefined): Setup[] {
  const wanted = players === undefined ? null : wholeNumber(players, '--players', 2, 2)
  const scenarios = scenario === undefined ? game.scenarios.map((each) => each.id) : scenario.split(',')
  return scenarios.flatMap((each) => {
    const counts = game.scenarios.find((one) => one.id === each)?.players ?? []
    return counts
      .filter((count) => wanted === null || count === wanted)
      .map((count) => checkSetup(game, { scenario: each, players: count }))
  })
}
