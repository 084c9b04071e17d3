import { type GameEvent, SPECTATOR, type Told, type Viewer } from '@muster/kernel/game'
import type { Match } from '@muster/kernel/match'
import { heardBy } from '@muster/kernel/referee'
import type { GameText } from '@muster/kernel/text'
import { actionWords } from '@muster/kernel/words'
import { gameCalled } from '../games.ts'
import { loadMatch } from '../save.ts'
import { openTerminal } from '../terminal.ts'
import { type Command, noMore, parse, UsageError } from '../usage.ts'
import { languageOf } from '../words.ts'

/** From where a match is watched: a viewer, or everywhere at once. */
type Watcher = Viewer | 'all'

const heard = (told: Told, watcher: Watcher): GameEvent =>
  watcher === 'all' ? ({ ...told.event, ...told.secret } as GameEvent) : heardBy(told, watcher)

/** Each action with what followed from it. What another seat chose is its secret; the events tell what was seen. */
function* scenes(match: Match, text: GameText, watcher: Watcher): Generator<string> {
  const events = (told: readonly Told[]): string[] =>
    told.map((each) => `     ${text.event(heard(each, watcher))}`)
  yield events(match.opening.told).join('\n')
  for (const [i, entry] of match.log.entries()) {
    const seat = text.seat(match.seats[entry.seat])
    const mayKnow = watcher === 'all' || watcher === entry.seat
    const worded = entry.actions.map((action) => text.choice(actionWords(match.game, action)))
    const chosen = mayKnow ? worded.join('; ') : '…'
    yield [`${String(i + 1).padStart(4)} ${seat}: ${chosen}`, ...events(entry.told)].join('\n')
  }
  const { outcome } = match.state
  if (outcome !== null) {
    const winners = outcome.winners.map((seat) => text.seat(match.seats[seat]))
    yield `${text.outcome(outcome, winners)} (${outcome.rule})`
  }
}

function watcherCalled(match: Match, seat: string | undefined, all: boolean, inProgress: boolean): Watcher {
  if (all) return 'all'
  if (seat === undefined) return inProgress ? SPECTATOR : 'all'
  if (seat === 'spectator') return SPECTATOR
  const number = match.seats.indexOf(seat)
  if (number >= 0) return number
  throw new UsageError(`There is no seat "${seat}". The seats are: ${match.seats.join(', ')}, spectator.`)
}

export const replay: Command = {
  help: `Usage: muster replay FILE [--seat <seat>|--all] [--step] [--lang en|pl]

Prints every action and event of a saved match in words. The file is verified first.

  --seat <seat>  as this seat, or "spectator", saw and heard it
  --all          everything, secrets too (the default for a match that is over)
  --step         one action at a time; Enter goes on
  --lang en|pl   as your terminal is set (LANG) unless told`,
  async run(args) {
    const { values, positionals } = parse(args, {
      seat: { type: 'string' },
      all: { type: 'boolean' },
      step: { type: 'boolean' },
      lang: { type: 'string' },
    })
    noMore(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageError('Which file?')
    if (values.seat !== undefined && values.all) throw new UsageError('--seat or --all, not both.')
    const language = languageOf(values.lang)
    if (language === null) throw new UsageError(`--lang is en or pl, not "${values.lang}"`)
    const { match, inProgress } = loadMatch(file)
    const text = gameCalled(match.game.id).text[language]
    const watcher = watcherCalled(match, values.seat, values.all === true, inProgress)
    console.log(`${text.title}: ${text.scenario(match.setup.scenario)}`)
    const all = scenes(match, text, watcher)
    if (values.step) await stepThrough(all)
    else for (const scene of all) console.log(scene)
    return 0
  },
}

async function stepThrough(all: Iterable<string>): Promise<void> {
  const terminal = openTerminal()
  try {
    for (const scene of all) {
      terminal.say(scene)
      if ((await terminal.ask('')) === null) return
    }
  } finally {
    terminal.close()
  }
}
