/** Lengths of time in words: on a clock, and as they are spoken. */
import type { Language } from '@muster/kernel/text'

const SECOND = 1000
const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const two = (number: number): string => String(number).padStart(2, '0')

/** As a clock shows it: `4:07`, `1:04:07`, `2 d 4 h`. A second that has begun counts, so 0:00 is the end. */
export function onClock(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  const minutes = Math.floor(seconds / 60) % 60
  const rest = `${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

type Unit = 'day' | 'hour' | 'minute' | 'second'
const UNITS: readonly (readonly [Unit, number])[] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
]

/** As it is said: the two largest units that there are. */
export function spoken(ms: number, language: Language): string {
  let rest = Math.ceil(ms / SECOND) * SECOND
  const parts: string[] = []
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count === 0 || parts.length === 2) continue
    parts.push(counted(count, unit, language))
  }
  return parts.length === 0 ? counted(0, 'second', language) : parts.join(' ')
}

export const counted = (count: number, unit: Unit, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
