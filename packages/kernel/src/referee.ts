/** Two referees: one that keeps what happens, and one that does not, for simulations. */
import type { Chance } from './chance.ts'
import type { GameEvent, Referee, Seats, Told, Viewer } from './game.ts'

/** For simulations and searches: nobody hears what happens. */
export const silentReferee = (chance: Chance): Referee => ({
  chance,
  emit() {},
  whisper() {},
  reveal(known, piece, to) {
    known[piece] |= to
  },
})

/** Hears everything that one action causes, and whether it revealed anything. */
export interface ListeningReferee extends Referee {
  readonly told: Told[]
  /** The numbers drawn, in order. */
  readonly draws: number[]
  readonly revealed: boolean
}

/** Classes, because every action makes both: an engine takes much longer over a literal with a getter. */
class ListeningChance implements Chance {
  readonly #chance: Chance
  readonly draws: number[] = []

  constructor(chance: Chance) {
    this.#chance = chance
  }
  get drawn(): number {
    return this.#chance.drawn
  }
  below(n: number, isDie?: boolean): number {
    const number = this.#chance.below(n, isDie)
    this.draws.push(number)
    return number
  }
}

class Listening implements ListeningReferee {
  readonly told: Told[] = []
  readonly chance: ListeningChance
  revealed = false

  constructor(chance: Chance) {
    this.chance = new ListeningChance(chance)
  }
  get draws(): number[] {
    return this.chance.draws
  }
  emit(event: GameEvent): void {
    this.told.push({ event })
  }
  whisper(event: GameEvent, to: Seats, secret: Readonly<Record<string, unknown>>): void {
    this.told.push({ event, to, secret })
  }
  reveal(known: number[], piece: number, to: Seats): void {
    if ((known[piece] & to) === to) return
    known[piece] |= to
    this.revealed = true
  }
}

export const listeningReferee = (chance: Chance): ListeningReferee => new Listening(chance)

/** All that was told, for when nothing is at stake any more. */
export const heardByAll = ({ event, secret }: Told): GameEvent =>
  secret === undefined ? event : ({ ...event, ...secret } as GameEvent)

/** What a viewer hears of something that was told. */
export function heardBy(told: Told, viewer: Viewer): GameEvent {
  if (told.secret === undefined || viewer < 0 || (((told.to ?? 0) >> viewer) & 1) === 0) return told.event
  return { ...told.event, ...told.secret } as GameEvent
}
