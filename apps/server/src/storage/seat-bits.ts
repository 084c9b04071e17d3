/** Sets of seats as the database keeps them: one bit each. */
import type { Seat } from '@muster/kernel/game'
import { MAX_SEATS } from '@muster/protocol/values'

export const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0)

export const seatsIn = (bits: number): Seat[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1)
