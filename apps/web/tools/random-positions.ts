/** Positions as they come in play, over all scenarios of a game: somebody has to choose, and not in a battle. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { act, decidingSeats, seatView } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { positionAt } from '@muster/kernel/position'
import { checkSetup } from '@muster/kernel/setup'
import { logOf, openEngine } from '../src/match/engine.ts'
import type { SavedMatch } from '../src/match/saved.ts'

export interface Position {
  readonly game: string
  readonly scenario: string
  /** Who has to choose. */
  readonly seat: number
  readonly match: SavedMatch
}

const NOW = '2026-11-15T20:00:00.000Z'
/** A match is left after at most so many choices. */
const MAX_ACTIONS = 260

function positionOf(game: Game, scenario: string, seed: number): Position {
  const chance = fastChance(seed)
  const setup = checkSetup(game, { scenario })
  const seats = game.seats(setup)
  const id = `random-${game.id}-${scenario}-${seed}`
  const saved: SavedMatch = {
    id,
    game: game.id,
    version: game.version,
    setup,
    seats: seats.map((name) => ({ id: name, kind: 'bot', name: 'recruit' })),
    seal: { seed: (seed + 4096).toString(16).padStart(8, '0').repeat(8), nonces: seats.map(String) },
    log: [],
    started: NOW,
    touched: NOW,
    deciding: [0],
    outcome: null,
    caption: { en: '', pl: '' },
  }
  const engine = openEngine(game, saved)
  const { match } = engine
  const enough = 4 + chance.below(MAX_ACTIONS)
  let seat = 0
  for (let turns = 0; match.state.outcome === null; turns++) {
    const [chooser] = decidingSeats(game, match.state)
    const offers = offersOf(game, match.state, chooser)
    seat = chooser
    const asked = seatView(game, match.state, chooser).decision?.prompt.code ?? ''
    if (turns >= enough && !/battle|hit|fire|storm|card/.test(asked) && offers.length > 2) break
    act(match, chooser, offers[chance.below(offers.length)])
  }
  // From a position a table is there at once; the way to it need not be played again.
  const position = match.state.outcome === null ? positionAt(game, match.state, setup) : null
  const begun = position === null ? { log: logOf(engine) } : { position, log: [] }
  return {
    game: game.id,
    scenario,
    seat,
    match: {
      ...saved,
      seats: saved.seats.map((each, i) => (i === seat ? { ...each, kind: 'here', name: '' } : each)),
      ...begun,
      outcome: match.state.outcome,
      deciding: decidingSeats(game, match.state),
    },
  }
}

/** So many positions of every scenario of these games, or of every game, the same every time. */
export function randomPositions(perScenario: number, games: readonly string[] = []): readonly Position[] {
  const found: Position[] = []
  for (const { game } of CATALOGUE) {
    if (games.length > 0 && !games.includes(game.id)) continue
    for (const { id } of game.scenarios)
      for (let i = 0; i < perScenario; i++) found.push(positionOf(game, id, 1 + i * 7))
  }
  return found.filter(({ match }) => match.outcome === null)
}
