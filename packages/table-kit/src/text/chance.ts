/** A chance to win in figures, the same in every language: how far off it may be is said while it is not known to two points. */
import type { Expected } from '@muster/kernel/odds'

export const points = (give: number): number => Math.ceil(give * 100)

export const chanceOf = ({ wins, give }: Expected): string =>
  `${Math.round(wins * 100)} %${give === undefined ? '' : ` ±${points(give)}`}`
