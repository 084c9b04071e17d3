/** `muster`: the games in a terminal, and the tools around them. One file for each command in commands/. */
import { MusterError } from '@muster/kernel/errors'
import { bench } from './commands/bench.ts'
import { games } from './commands/games.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { CannotDo, type Command, UsageError } from './usage.ts'

const COMMANDS: readonly Command[] = [games, play, simulate, replay, verify, rules, bench]

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

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview())
    return name === undefined ? BAD_USAGE : OK
  }
  const command = COMMANDS.find((each) => each.name === name)
  if (command === undefined) {
    console.error(`There is no command "${name}".\n\n${overview()}`)
    return BAD_USAGE
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.help)
    return OK
  }
  try {
    return await command.run(rest)
  } catch (error) {
    return complain(error, command)
  }
}

function complain(error: unknown, command: Command): number {
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
    console.error(`"muster ${command.name} --help" says how it is used.`)
    return BAD_USAGE
  }
  const said = error instanceof Error ? error.message : String(error)
  console.error(`Muster has a bug: ${said}. Set MUSTER_DEBUG=1 to see where, and please report it.`)
  if (process.env.MUSTER_DEBUG !== undefined && error instanceof Error) console.error(error.stack)
  return BUG
}

// A reader that has had enough (`muster games | head -1`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK)
  throw error
})

process.exitCode = await main(process.argv.slice(2))
