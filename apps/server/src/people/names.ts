/** Names of people: which are the same to the eye, and which nobody may take. */
import { ROSTER } from '@muster/bots/roster'

/** Two names that differ only in case, width or the form of their accents are the same. */
export const plainKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Letters that are drawn alike, by the Latin letter that they look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  е: 'e',
  ѕ: 's',
  і: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  һ: 'h',
  ѵ: 'v',
  г: 'r',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  η: 'n',
  ω: 'w',
  // Within Latin and digits
  i: 'l',
  ı: 'l',
  '1': 'l',
  '0': 'o',
  '5': 's',
  ø: 'o',
}

/** What a name looks like at a glance: two people may not have names that look the same. */
export const nameKey = (name: string): string =>
  Array.from(plainKey(name), (letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replace(/[ ._'-]+/g, ' ')

const OFFICES = 'admin administrator bot guest host moderator muster referee server support system'.split(' ')
const RESERVED = new Set([...OFFICES, ...ROSTER, 'marshal'].map(nameKey))
/** Names by which somebody could pass for a bot, a guest or the house. */
export const isReserved = (name: string): boolean =>
  RESERVED.has(nameKey(plainKey(name).replace(/[ ._'-]*\p{N}*$/u, '')))
