/** What the notes of the eye are called: made once, because it looks at thousands of positions for a choice. */
import { AREAS } from '../tables.ts'

const SIDE_NAMES = ['lancaster', 'york'] as const
export const HOLD_NAMES = AREAS.map((area) => `holds ${area}`)
export const LORD_NAMES = AREAS.map((area) => `lords in ${area}`)
const named = <K extends string>(notes: readonly K[]): readonly Readonly<Record<K, string>>[] =>
  SIDE_NAMES.map(
    (side) => Object.fromEntries(notes.map((note) => [note, `${side} ${note}`])) as Record<K, string>,
  )

export const WAR = named([
  'heirs dead',
  'last heir',
  'heirs on the map',
  'minors',
  'lords',
  'lords waiting',
  'lords gone',
])
export const ARMY = named([
  'steps',
  'blocks',
  'in exile',
  'lords in exile',
  'A and B',
  'worn lords',
  'heir steps',
])
export const RAISE = named(['lords to raise', 'others to raise', 'lords shut out'])
export const DANGER = named([
  'outgunned',
  'lords in danger',
  'heirs in danger',
  'claimant in danger',
  'over supply',
  'firm',
])
export const BATTLE = named(['losses', 'lords at stake', 'heirs at stake', 'claimant at stake'])
export const HUNT = named([
  'hunt',
  'hunt, season',
  'hunt when behind',
  'hunt for heirs',
  'main army',
  'main army, season',
])
export const HAND = named(['hand', 'events', 'best card'])
