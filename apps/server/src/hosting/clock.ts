/** Time is handed in like chance: the server never asks the machine itself, so tests can set it back or let years pass. */
export interface Clock {
  /** Milliseconds since 1970, for what is stored and shown. May jump, as the machine's own clock may. */
  now(): number
  /** Milliseconds that only ever go forward, for limits and delays. */
  ticks(): number
}

export const REAL_CLOCK: Clock = { now: () => Date.now(), ticks: () => performance.now() }

export const isoNow = (clock: Clock): string => new Date(clock.now()).toISOString()
