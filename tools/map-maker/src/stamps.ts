/**
 * What is printed many times is a marker that paths put down at their corners: a `use` would give every copy all of its
 * elements again, and a browser pays for each of them before the board is seen.
 */
import { num } from '@muster/board-kit/svg'
import type { Point } from './geometry.ts'

export const stamp = (id: string, drawn: string): string =>
  `<marker id="${id}" overflow="visible">${drawn}</marker>`

/** Only what lies between two corners is stamped, so the first and the last are there twice. */
export function stampAt(id: string, at: readonly Point[], scale = 1): string {
  const corners = [at[0], ...at].map(([x, y]) => `${num(x)},${num(y)}`).join(' ')
  return `<path d="M${corners}h0" fill="none" marker-mid="url(#${id})" stroke-width="${num(scale)}"/>`
}
