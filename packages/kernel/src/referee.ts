/** Two referees: one that keeps what happens, and one that does not, for simulations. */
import type { Chance } from './chance.ts'
import type { GameEvent, Referee, Told, Viewer } from './game.ts'

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

export function listeningReferee(chance: Chance): ListeningReferee {
  const told: Told[] = []
  const draws: number[] = []
  let revealed = false
  return {
    told,
    draws,
    get revealed() {
      return revealed
    },
    chance: {
      get drawn() {
        return chance.drawn
      },
      below(n, isDie) {
        const number = chance.below(n, isDie)
        draws.push(number)
        return number
      },
    },
    emit(event) {
      told.push({ event })
    },
    whisper(event, to, secret) {
      told.push({ event, to, secret })
    },
    reveal(known, piece, to) {
      if ((known[piece] & to) === to) return
      known[piece] |= to
      revealed = true
    },
  }
}

/** All that was told, for when nothing is at stake any more. */
export const heardByAll = ({ event, secret }: Told): GameEvent =>
  secret === undefined ? event : ({ ...event, ...secret } as GameEvent)

/** What a viewer hears of something that was told. */
export function heardBy(told: Told, viewer: Viewer): GameEvent {
  if (told.secret === undefined || viewer < 0 || (((told.to ?? 0) >> viewer) & 1) === 0) return told.event
  return { ...told.event, ...told.secret } as GameEvent
}
