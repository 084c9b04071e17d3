/** How commands are told what to do: arguments, help, and the two ways in which a user can be wrong. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The command line itself makes no sense; exit code 2. A MusterError is a wrong thing asked for; exit code 1. */
export class UsageError extends Error {}

export interface Command {
  readonly help: string
  /** Answers with the exit code. */
  run(args: readonly string[]): number | Promise<number>
}

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

/** parseArgs, with its complaints as usage errors in one sentence. */
export function parse<const O extends OptionsConfig>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageError(error.message.split('. To specify')[0])
    }
    throw error
  }
}

export function wholeNumber(text: string | undefined, flag: string, initial: number, least: number): number {
  if (text === undefined) return initial
  const number = Number(text)
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number) || number < least) {
    throw new UsageError(`${flag} must be a whole number of at least ${least}, not "${text}"`)
  }
  return number
}

export function noMore(positionals: readonly string[], most: number): void {
  if (positionals.length > most) throw new UsageError(`"${positionals[most]}" is one argument too many`)
}

/** Something outside the rules that cannot be done, such as reading a file that is not there; exit code 1. */
export class CannotDo extends Error {}
