/** Finds the command and turns what goes wrong into a sentence and an exit code. */
import { MusterError } from '@muster/kernel/errors'
import { CannotDo, type Command, UsageError } from './usage.ts'

interface Entry {
  readonly name: string
  readonly summary: string
  /** Loaded when it is wanted: nobody who plays should wait for the tools. */
  load(): Promise<Command>
}

const COMMANDS: readonly Entry[] = [
  {
    name: 'serve',
    summary: 'the server: matches that anyone can host',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  {
    name: 'games',
    summary: 'the games, their scenarios, players and options',
    load: async () => (await import('./commands/games.ts')).games,
  },
  {
    name: 'play',
    summary: 'a game in this terminal, against a bot or hot-seat',
    load: async () => (await import('./commands/play.ts')).play,
  },
  {
    name: 'simulate',
    summary: 'bots against bots, many matches',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  {
    name: 'arena',
    summary: 'which bot is stronger: paired matches, shares with intervals, ratings',
    load: async () => (await import('./commands/arena.ts')).arena,
  },
  {
    name: 'puzzles',
    summary: 'what each choice of a puzzle is worth, and which bots find the best',
    load: async () => (await import('./commands/puzzles.ts')).puzzles,
  },
  {
    name: 'train',
    summary: 'what the bots of a game know, learned by playing',
    load: async () => (await import('./commands/train.ts')).train,
  },
  {
    name: 'replay',
    summary: 'steps through a saved match',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  {
    name: 'verify',
    summary: 'checks every state and every die of a saved match',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  {
    name: 'rules',
    summary: 'which section of a rulebook is in which code and which test',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  {
    name: 'bench',
    summary: 'how fast the rules and the server are',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  {
    name: 'admin',
    summary: 'what a host does about people: mute, suspend, rename, a new password; and its log',
    load: async () => (await import('./commands/admin.ts')).admin,
  },
  {
    name: 'backup',
    summary: "a copy of the server's SQLite database, while it runs",
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'puts such a copy back, after trying it',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
]

const OK = 0
const REFUSED = 1
const BAD_USAGE = 2
/** EX_SOFTWARE of sysexits.h: a bug of ours, not a mistake of the user's. */
const BUG = 70

function overview(): string {
  const width = Math.max(...COMMANDS.map((each) => each.name.length))
  const lines = COMMANDS.map((each) => `  ${each.name.padEnd(width)}  ${each.summary}`)
  return `Usage: muster <command> [options]\n\n${lines.join('\n')}\n\n"muster <command> --help" says more.`
}

/** Runs one command; answers with the exit code. Nothing is thrown at the user. */
export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview())
    return name === undefined ? BAD_USAGE : OK
  }
  const entry = COMMANDS.find((each) => each.name === name)
  if (entry === undefined) {
    console.error(`There is no command "${name}".\n\n${overview()}`)
    return BAD_USAGE
  }
  const command = await entry.load()
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.help)
    return OK
  }
  try {
    return await command.run(rest)
  } catch (error) {
    return complain(error, name)
  }
}

function complain(error: unknown, command: string): number {
  if (error instanceof MusterError) {
    console.error(
      error.code === 'unknown-game' ? `${error.message} "muster games" lists them.` : error.message,
    )
    return error.code === 'broken-rules' ? BUG : REFUSED
  }
  if (error instanceof CannotDo) {
    console.error(error.message)
    return REFUSED
  }
  if (error instanceof UsageError) {
    console.error(error.message)
    console.error(`"muster ${command} --help" says how it is used.`)
    return BAD_USAGE
  }
  const said = error instanceof Error ? error.message : String(error)
  console.error(`Muster has a bug: ${said}. Set MUSTER_DEBUG=1 to see where, and please report it.`)
  if (process.env.MUSTER_DEBUG !== undefined && error instanceof Error) console.error(error.stack)
  return BUG
}
