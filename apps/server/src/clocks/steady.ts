/**
 * Time for clocks of play: it begins at the machine's own and from then on only passes. Setting the machine's clock, or
 * summer time, gives nobody time and takes none away.
 */
import type { Clock } from '../hosting/clock.ts'

export function steady(clock: Clock): Clock {
  const began = clock.now() - clock.ticks()
  return { now: () => began + clock.ticks(), ticks: () => clock.ticks() }
}
