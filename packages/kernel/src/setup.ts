/** What a match is started with, checked before anything begins. */
import { MusterError } from './errors.ts'
import type { BaseState, Game, Setup } from './game.ts'

type Offered = Pick<Game<BaseState>, 'id' | 'title' | 'scenarios' | 'options'>

export interface Wish {
  readonly scenario?: string | undefined
  readonly players?: number | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
}

/** Fills in what was left open and refuses what the game does not have. */
export function checkSetup(game: Offered, wish: Wish): Setup {
  const scenario =
    wish.scenario === undefined ? game.scenarios[0] : game.scenarios.find((each) => each.id === wish.scenario)
  if (scenario === undefined) {
    throw new MusterError('unknown-scenario', {
      game: game.title,
      scenario: wish.scenario ?? '',
      known: game.scenarios.map((each) => each.id).join(', '),
    })
  }
  const players = wish.players ?? scenario.players[0]
  if (!scenario.players.includes(players)) {
    throw new MusterError('bad-player-count', {
      scenario: scenario.title,
      players,
      known: scenario.players.join(' or '),
    })
  }
  for (const option of Object.keys(wish.options ?? {})) {
    if (!game.options.some((each) => each.id === option)) {
      const known = game.options.map((each) => each.id).join(', ')
      throw new MusterError('unknown-option', { game: game.title, option, known })
    }
  }
  const options: Record<string, string> = {}
  for (const option of game.options) {
    const value = wish.options?.[option.id] ?? option.initial
    const values = option.scenarios?.includes(scenario.id) === false ? [option.initial] : option.values
    if (!values.includes(value)) {
      throw new MusterError('bad-option-value', { option: option.id, value, known: values.join(', ') })
    }
    options[option.id] = value
  }
  return { scenario: scenario.id, players, options }
}
