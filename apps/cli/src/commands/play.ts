import { randomBytes } from 'node:crypto'
import type { Eye } from '@muster/bots/eye'
import { USUAL_BOT } from '@muster/bots/roster'
import { fastChance } from '@muster/kernel/chance'
import { type Setup, SPECTATOR, type Viewer } from '@muster/kernel/game'
import { type Match, startMatch } from '@muster/kernel/match'
import { type Seal, sealedChance } from '@muster/kernel/sealed-chance'
import { checkSetup } from '@muster/kernel/setup'
import type { Language } from '@muster/kernel/text'
import { eyeFor, namedBot } from '../bots.ts'
import { GAMES, type GameEntry, gameCalled } from '../games.ts'
import { readOptions } from '../options.ts'
import { loadMatch } from '../save.ts'
import { type Player, playSession } from '../session.ts'
import { openTerminal, type Terminal } from '../terminal.ts'
import { type Command, noMore, parse, UsageError, wholeNumber } from '../usage.ts'
import { languageOf, SESSION_WORDS } from '../words.ts'

interface Table {
  readonly entry: GameEntry
  readonly match: Match
  readonly seal: Seal
  readonly players: readonly Player[]
}

/** The usual bot, or the Recruit where the game has no mind for it. */
const usualBot = (eye: Eye | null): Player => namedBot(eye === null ? 'recruit' : USUAL_BOT, eye)

const playerCalled = (name: string, eye: Eye | null): Player =>
  name === 'human' ? name : name === 'bot' ? usualBot(eye) : namedBot(name, eye)

/** One for each seat; the seats that are not named are for bots. */
function playersOf(names: string | undefined, seats: readonly string[], eye: Eye | null): Player[] {
  const given = (names ?? 'human').split(',').map((each) => playerCalled(each.trim(), eye))
  if (given.length > seats.length) {
    throw new UsageError(
      `--seats names ${given.length} players for ${seats.length} seats (${seats.join(', ')}).`,
    )
  }
  return seats.map((_, seat) => given[seat] ?? usualBot(eye))
}

/** Dice that nobody at the table knows: a seed from the system, and a nonce for each seat; or those of a seed. */
function sealFor(seats: number, seed: string | undefined): Seal {
  if (seed !== undefined) return { seed, nonces: Array.from({ length: seats }, (_, seat) => `seat-${seat}`) }
  const nonces = Array.from({ length: seats }, () => randomBytes(16).toString('hex'))
  return { seed: randomBytes(32).toString('hex'), nonces }
}

async function newTable(entry: GameEntry, setup: Setup, seats?: string, seed?: string): Promise<Table> {
  const { game } = entry
  const players = playersOf(seats, game.seats(setup), await eyeFor(game.id))
  const seal = sealFor(players.length, seed)
  return { entry, match: startMatch(game, setup, sealedChance(seal.seed, seal.nonces)), seal, players }
}

async function loadedTable(file: string, seats: string | undefined): Promise<Table> {
  const { match, seal, seats: saved } = loadMatch(file)
  const players = playersOf(seats ?? saved?.join(','), match.seats, await eyeFor(match.game.id))
  return { entry: gameCalled(match.game.id), match, seal, players }
}

/** Asks for what the command line has left open; Enter takes what is most usual. Null when the input has ended. */
async function askedTable(terminal: Terminal, language: Language): Promise<Table | null> {
  const words = SESSION_WORDS[language]
  const titles = GAMES.map((each) => each.text[language].title)
  const entry = await pick(terminal, words.whichGame, GAMES, titles)
  if (entry === null) return null
  const { game, text } = entry
  const names = game.scenarios.map((each) => text[language].scenario(each.id))
  const scenario = await pick(terminal, words.whichScenario, game.scenarios, names)
  if (scenario === null) return null
  const setup = checkSetup(game, { scenario: scenario.id })
  const example = game.seats(setup).map((_, seat) => (seat === 0 ? 'human' : 'bot'))
  terminal.say(
    game
      .seats(setup)
      .map((seat) => text[language].seat(seat))
      .join(', '),
  )
  const seats = await terminal.ask(`${words.whichSeats(example.join(','))} `)
  if (seats === null) return null
  return newTable(entry, setup, seats.trim() === '' ? undefined : seats)
}

async function pick<T>(
  terminal: Terminal,
  question: string,
  things: readonly T[],
  names: readonly string[],
): Promise<T | null> {
  for (;;) {
    names.forEach((name, i) => {
      terminal.say(`  ${i + 1}) ${name}`)
    })
    const line = await terminal.ask(`${question} `)
    if (line === null) return null
    const chosen = things[line.trim() === '' ? 0 : Number(line) - 1]
    if (chosen !== undefined) return chosen
  }
}

export const play: Command = {
  help: `Usage: muster play [<game>] [options]
       muster play --load FILE

Without a game it asks. In the match, "help" lists what you can type.

  --scenario <id>      the first one of the game unless told
  --players <n>        for scenarios with several numbers of players
  --option <id=value>  an option of the game; may be repeated
  --seats <a,b,…>      human, bot or the name of a bot for each seat (human, and bots for the rest)
  --load <file>        go on with a saved match; it is played again from the start and checked
  --seed <text>        the same dice again, for a demonstration; whoever knows the seed knows the dice
  --lang en|pl         as your terminal is set (LANG) unless told

The dice come from a random seed whose hash is shown at the start and which is shown at the end. A match saved
before its end must contain that seed to be resumable, so whoever opens the file can know the dice to come;
a match saved after its end is a record that "muster verify" checks.`,
  async run(args) {
    const { values, positionals } = parse(args, {
      scenario: { type: 'string' },
      players: { type: 'string' },
      option: { type: 'string', multiple: true },
      seats: { type: 'string' },
      load: { type: 'string' },
      seed: { type: 'string' },
      lang: { type: 'string' },
    })
    noMore(positionals, 1)
    const language = languageOf(values.lang)
    if (language === null) throw new UsageError(`--lang is en or pl, not "${values.lang}"`)
    const [id] = positionals
    const settings = [id, values.scenario, values.players, values.seed, ...(values.option ?? [])]
    if (values.load !== undefined && settings.some((each) => each !== undefined)) {
      throw new UsageError('--load takes game, scenario and options from the file; leave them out.')
    }
    const ready = await (values.load !== undefined
      ? loadedTable(values.load, values.seats)
      : tableFor(id, values))
    const terminal = openTerminal()
    try {
      const table = ready ?? (await askedTable(terminal, language))
      if (table === null) return 0
      const thoughts = fastChance(values.seed === undefined ? randomBytes(4).readInt32LE() : 1)
      // Whoever goes on with a saved match has heard what came before; "log" repeats it.
      const told = new Map<Viewer, number>()
      if (values.load !== undefined) {
        for (const viewer of [SPECTATOR, ...table.players.keys()]) told.set(viewer, table.match.log.length)
      }
      await playSession({ ...table, language, terminal, thoughts, told, looking: SPECTATOR })
    } finally {
      terminal.close()
    }
    return 0
  },
}

interface Wanted {
  readonly scenario?: string | undefined
  readonly players?: string | undefined
  readonly option?: string[] | undefined
  readonly seats?: string | undefined
  readonly seed?: string | undefined
}

async function tableFor(id: string | undefined, wanted: Wanted): Promise<Table | null> {
  if (id === undefined) return null
  const entry = gameCalled(id)
  const players = wanted.players === undefined ? undefined : wholeNumber(wanted.players, '--players', 2, 1)
  const options = readOptions(wanted.option)
  const setup = checkSetup(entry.game, { scenario: wanted.scenario, players, options })
  return newTable(entry, setup, wanted.seats, wanted.seed)
}
