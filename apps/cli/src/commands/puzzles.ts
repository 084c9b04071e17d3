import { choiceOf, leadOf, worthOfChoices } from '@muster/bots/puzzles'
import { listed } from '@muster/catalogue/listed'
import type { Game } from '@muster/kernel/game'
import type { Puzzle, Puzzles } from '@muster/kernel/puzzle'
import { eyeFor, namedBot } from '../bots.ts'
import { gameCalled } from '../games.ts'
import { CannotDo, type Command, noMore, parse, UsageError, wholeNumber } from '../usage.ts'

/** Choices shown of each puzzle. */
const SHOWN = 5

function show(game: Game, all: Puzzles, puzzle: Puzzle, playouts: number): void {
  const worths = worthOfChoices(game, all, puzzle, playouts, 1)
  console.log(
    `\n${puzzle.id} (${puzzle.seat}, ${puzzle.gains ?? 'win'}): lead ${leadOf(puzzle, worths).toFixed(2)}`,
  )
  for (const { choice, worth } of worths.slice(0, SHOWN))
    console.log(`  ${worth.toFixed(2)} ${puzzle.best.includes(choice) ? '*' : ' '} ${choice}`)
}

async function tryBots(game: Game, { puzzles: all }: Puzzles, names: string): Promise<void> {
  const eye = await eyeFor(game.id)
  for (const name of names.split(',')) {
    const bot = namedBot(name.trim(), eye)
    const missed = all.filter((puzzle) => !puzzle.best.includes(choiceOf(bot, game, puzzle, 1)))
    const found = all.length - missed.length
    console.log(`${name}: ${found} of ${all.length} (${Math.round((100 * found) / all.length)} %)`)
    for (const puzzle of missed) console.log(`  missed ${puzzle.id}: ${choiceOf(bot, game, puzzle, 1)}`)
  }
}

export const puzzles: Command = {
  help: `Usage: muster puzzles <game> [options]

Without --bots: what each choice of every puzzle is worth, found by playing on from it.
With --bots: how many of them each bot solves, and what it chooses instead.

  --bots <a,b,…>   such as captain,marshal:100
  --only <id>      one puzzle
  --playouts <n>   for each of the better choices (100)`,
  async run(args) {
    const { values, positionals } = parse(args, {
      bots: { type: 'string' },
      only: { type: 'string' },
      playouts: { type: 'string' },
    })
    noMore(positionals, 1)
    const [id] = positionals
    if (id === undefined) throw new UsageError('Which game? "muster games" lists them.')
    const { game } = gameCalled(id)
    const all = await listed(game.id)?.puzzles?.()
    if (all === undefined) throw new CannotDo(`${game.title} has no puzzles yet.`)
    const wanted = all.puzzles.filter((each) => values.only === undefined || each.id === values.only)
    const playouts = wholeNumber(values.playouts, '--playouts', 100, 1)
    if (values.bots === undefined) for (const puzzle of wanted) show(game, all, puzzle, playouts)
    else await tryBots(game, { ...all, puzzles: wanted }, values.bots)
    return 0
  },
}
