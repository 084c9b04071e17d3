/**
 * Golden playthroughs: a short match written out with every decision, every event and what every seat sees, so that
 * a changed rule or a leak shows up as a difference between two text files.
 */
import { fastChance } from '../src/chance.ts'
import { type BaseState, type Game, type Setup, SPECTATOR, type Told, type Viewer } from '../src/game.ts'
import { act, decidingSeats, seatView, startMatch } from '../src/match.ts'
import { offersOf, promptFor } from '../src/play.ts'
import { heardBy } from '../src/referee.ts'
import { sealedChance } from '../src/sealed-chance.ts'
import { actionWords } from '../src/words.ts'

export function playthrough<S extends BaseState, V>(
  game: Game<S, V>,
  setup: Setup,
  seed: string,
  actions: number,
): string {
  const match = startMatch(game, setup, sealedChance(seed, []))
  const choices = fastChance(seed.length + 1)
  const viewers: Viewer[] = [...match.seats.keys(), SPECTATOR]
  const seen = new Map<Viewer, Map<string, string>>()
  const lines: string[] = []
  const name = (viewer: Viewer): string => (viewer === SPECTATOR ? 'spectator' : match.seats[viewer])
  const tell = (told: readonly Told[]): void => {
    for (const each of told) {
      lines.push(`  * ${JSON.stringify(each.event)}`)
      if (each.secret === undefined) continue
      const hearers = viewers.filter((viewer) => heardBy(each, viewer) !== each.event).map(name)
      lines.push(`    ${hearers.join(', ') || 'nobody'} also: ${JSON.stringify(each.secret)}`)
    }
  }
  const look = (): void => {
    for (const viewer of viewers) {
      const now = flatten(seatView(game, match.state, viewer).view)
      const before = seen.get(viewer) ?? new Map<string, string>()
      for (const [path, value] of now) {
        if (before.get(path) !== value) lines.push(`  ${name(viewer)} sees ${path} = ${value}`)
      }
      for (const path of before.keys())
        if (!now.has(path)) lines.push(`  ${name(viewer)} no longer sees ${path}`)
      seen.set(viewer, now)
    }
  }
  lines.push(`${game.title}, rules version ${game.version}`, `setup ${JSON.stringify(setup)}`, `seed ${seed}`)
  tell(match.opening.told)
  look()
  for (let i = 1; i <= actions; i++) {
    const seats = decidingSeats(game, match.state)
    if (seats.length === 0) break
    const seat = seats[choices.below(seats.length)]
    const offers = offersOf(game, match.state, seat)
    const action = offers[choices.below(offers.length)]
    const prompt = promptFor(game, match.state, seat)
    lines.push('', `#${i} ${name(seat)}: ${prompt.code} ${JSON.stringify(prompt.params)}`)
    lines.push(`  offers: ${offers.map((offer) => actionWords(game, offer)).join(' | ')}`)
    lines.push(`  > ${actionWords(game, action)}`)
    tell(act(match, seat, action).told)
    look()
  }
  if (match.state.outcome !== null) lines.push('', `outcome ${JSON.stringify(match.state.outcome)}`)
  return `${lines.join('\n')}\n`
}

/** A view as paths and values. Lists of objects are keyed by a token or id where they have one. */
function flatten(view: unknown): Map<string, string> {
  const flat = new Map<string, string>()
  const visit = (path: string, value: unknown): void => {
    if (
      Array.isArray(value) &&
      value.some((each) => typeof each === 'object' && each !== null && 'token' in each)
    ) {
      for (const each of value) flat.set(`${path}[${each.token}]`, JSON.stringify(each))
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, each] of Object.entries(value)) visit(path === '' ? key : `${path}.${key}`, each)
    } else {
      flat.set(path, JSON.stringify(value))
    }
  }
  visit('', view)
  return flat
}
