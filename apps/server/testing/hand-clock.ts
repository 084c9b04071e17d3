/** Time that a test moves. */
export function handClock(began = '2026-11-16T12:00:00Z') {
  let now = Date.parse(began)
  let ticks = 0
  return {
    now: () => now,
    ticks: () => ticks,
    /** Time passes. */
    pass(ms: number) {
      now += ms
      ticks += ms
    },
    /** Somebody sets the machine's clock. */
    set(ms: number) {
      now += ms
    },
  }
}
