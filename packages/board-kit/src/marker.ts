import { escapeText, place } from './svg.ts'

/** A round marker for tracks: a shield-coloured disc with an initial. */
export const marker = (cls: string, letter: string, x: number, y: number, r: number): string =>
  `<g class="marker ${cls}" transform="${place(x, y, r / 20)}"><circle cx="2" cy="3" r="20" class="shadow"/><circle r="20" class="disc"/><circle r="15.5" class="disc-line"/><text y="7" text-anchor="middle" class="marker-text">${escapeText(letter)}</text></g>`
