/** A chance to win in figures, the same in every language: how far off it may be is said while it is not known to two points. */
import type { Expected } from '@muster/kernel/odds'

export const points = (give: number): number => Math.ceil(give * 100)

/** In hundredths: to come away with somebody, but without the field. An attack that fails may only be driven off. */
export const awayIn = ({ wins, wipedOut }: Expected): number =>
  Math.max(0, 100 - Math.round(wins * 100) - Math.round(wipedOut * 100))

/** Whether what can be hoped for is to come away, not to win. */
export const onlyAway = (odds: Expected): boolean => Math.round(odds.wins * 100) === 0 && awayIn(odds) > 0

export const chanceOf = ({ wins, give }: Expected): string =>
  `${Math.round(wins * 100)} %${give === undefined ? '' : ` ±${points(give)}`}`
