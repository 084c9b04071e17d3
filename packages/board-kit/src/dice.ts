import { place } from './svg.ts'

/** A die around its centre, 92 wide for size 100. A hit is gold, larger pips and a star; a miss fades. */
export type DieState = '' | 'hit' | 'miss'
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export function die(value: number, x: number, y: number, size: number, state: DieState = ''): string {
  const pips = (PIPS[value] ?? [])
    .map(
      ([a, b]) => `<circle cx="${a * 25}" cy="${b * 25}" r="${state === 'hit' ? 10.4 : 9.2}" class="pip"/>`,
    )
    .join('')
  const star =
    state === 'hit'
      ? '<path transform="translate(40,-40)" d="M0,-13L3.8,-4.2L13,-4L5.8,2L8.4,11L0,5.8L-8.4,11L-5.8,2L-13,-4L-3.8,-4.2Z" class="star"/>'
      : ''
  return `<g class="die${state ? ` is-${state}` : ''}" role="img" aria-label="${value}" transform="${place(x, y, size / 100)}"><ellipse cx="6" cy="56" rx="56" ry="11" class="shadow"/><path d="M-46,-40L-31,-58Q-28,-61 -24,-61H50Q56,-61 56,-55L46,-40Z" class="lid"/><path d="M40,-46L54,-60Q56,-58 56,-55V26Q56,30 54,33L46,44Z" class="side"/><rect x="-46" y="-46" width="92" height="92" rx="11" class="front"/>${pips}${star}</g>`
}
