/** A moment of a worked example as a table sees it: everything in the open, and nothing to choose. */
import type { BaseState, Game, Setup } from '@muster/kernel/game'
import type { GameClient } from '@muster/table-kit/client.ts'
import type { MatchSource, Update } from '@muster/table-kit/match/source.ts'

export class ExampleSource implements MatchSource {
  readonly rehearses = false
  readonly where = 'here'
  readonly info
  readonly seats: readonly string[]
  readonly #game: Game
  readonly #client: GameClient
  readonly #hearing = new Set<(update: Update) => void>()
  #state: BaseState | null = null
  #at = 0

  constructor(game: Game, client: GameClient, setup: Setup) {
    this.#game = game
    this.#client = client
    this.seats = game.seats(setup)
    const seats = this.seats.map((id) => ({ id, kind: 'remote' as const, name: '' }))
    this.info = { id: 'example', game: game.id, setup, seats, commitment: '' }
  }

  listen = (hear: (update: Update) => void): (() => void) => {
    this.#hearing.add(hear)
    if (this.#state !== null) this.show(this.#state)
    return () => this.#hearing.delete(hear)
  }

  show(state: BaseState): void {
    this.#state = state
    const view = this.#client.merge(this.seats.map((_, seat) => this.#game.view(state, seat)))
    const moment = {
      at: this.#at++,
      viewer: -1,
      seen: { view, deciding: [], outcome: null },
      undoable: 0,
      undoes: [],
      undoBar: null,
      unasked: null,
    }
    for (const hear of this.#hearing) hear({ type: 'look', moment, log: [], undone: false })
  }

  act = async () => ({ kind: 'rejected' }) as const
  undo = async (): Promise<void> => {}
  look = async (): Promise<void> => {}
  why = () => Promise.reject(new Error('nothing is chosen in an example'))
  ways = async () => []
  record = () => Promise.reject(new Error('nothing was played'))
  close = (): void => this.#hearing.clear()
}
