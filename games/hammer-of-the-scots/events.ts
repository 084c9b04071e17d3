/** Everything that can happen, as data. The words are in text/. */
import type { Frame, Referee as KernelReferee, Step as KernelStep } from '@muster/kernel/game'
import type { FieldsOf, Named } from '@muster/kernel/ids'
import type { SIDES, Side } from './tables.ts'

/** A block as everybody may know it: its side and token. `block` is whispered to those who see its face. */
interface Seen {
  side: Side
  token: number
  block?: number
}

/** As the rules tell it: ids are the integers of tables.ts. */
export type Emitted =
  | { type: 'year-begins'; year: number }
  | { type: 'hand-dealt'; side: Side; count: number; cards?: number[] }
  | { type: 'levied'; count: number; blocks?: number[] }
  | { type: 'card-laid'; side: Side; card?: number }
  | { type: 'cards-revealed'; cards: [number, number]; first: Side; yearEnds: boolean }
  | { type: 'event-played'; side: Side; card: number }
  | { type: 'event-passed'; side: Side; card: number }
  | { type: 'herald-named'; side: Side; noble: number; die: number; persuaded: boolean }
  | { type: 'pillaged'; side: Side; area: number; by: number }
  | ({ type: 'step-lost'; area: number; steps?: number } & Seen)
  | ({ type: 'step-gained'; area: number; steps?: number } & Seen)
  | ({ type: 'sailed'; from: number; to: number } & Seen)
  | { type: 'truce-declared'; side: Side }
  | { type: 'crowned'; candidate: number; area: number }
  | { type: 'noble-changed-sides'; noble: number; side: Side; area: number }
  | ({ type: 'marched'; from: number; to: number } & Seen)
  | { type: 'moves-ended'; side: Side }
  | { type: 'main-attack-declared'; side: Side; area: number; tokens: number[] }
  | { type: 'battle-begins'; area: number; attacker: Side }
  | { type: 'round-begins'; area: number; round: number }
  | { type: 'block-revealed'; block: number; steps: number; area: number }
  | { type: 'celtic-unity'; block: number; die: number; leaves: boolean }
  | { type: 'control-changed'; area: number; attacker: Side }
  | { type: 'fought'; block: number; dice: number[]; rating: number; hits: number }
  | { type: 'passed'; block: number }
  | { type: 'hit'; block: number; steps: number }
  | { type: 'eliminated'; block: number; dead: boolean }
  | { type: 'retreats'; block: number; area: number; to?: number }
  | ({ type: 'retreated-to'; from: number; to: number } & Seen)
  | { type: 'battle-ends'; area: number; winner: Side | -1 }
  | ({ type: 'regrouped'; from: number; to: number } & Seen)
  | ({ type: 'raid-loss' } & Seen)
  | ({ type: 'pillage-loss'; area: number } & Seen)
  | { type: 'edward-dies' }
  | { type: 'winter-begins'; year: number }
  | ({ type: 'went-home'; area: number } & Seen)
  | ({ type: 'disbanded'; area: number } & Seen)
  | { type: 'edward-winters'; area: number }
  | { type: 'wallace-to-selkirk' }
  | ({ type: 'king-to-cathedral'; area: number } & Seen)
  | ({ type: 'raised'; area: number } & Seen)
  | ({ type: 'landed'; area: number } & Seen)
  | { type: 'french-join' }
  | { type: 'nobles-counted'; england: number; scotland: number }

/** Which of the game's domains each number is from, in events, prompts and refusals. */
export const FIELDS = {
  side: 'side',
  first: 'side',
  attacker: 'side',
  winner: 'side',
  area: 'area',
  from: 'area',
  to: 'area',
  by: 'area',
  block: 'block',
  blocks: 'block',
  noble: 'noble',
  candidate: 'candidate',
  card: 'card',
  cards: 'card',
  year: 'number',
  count: 'number',
  steps: 'number',
  die: 'number',
  dice: 'number',
  rating: 'number',
  hits: 'number',
  round: 'number',
  token: 'number',
  tokens: 'number',
  england: 'number',
  scotland: 'number',
} as const satisfies FieldsOf<Emitted>

/** As everybody hears it: ids are names. */
export type HammerEvent = Named<Emitted, typeof FIELDS, { readonly side: (typeof SIDES)[number] }>

export type Referee = KernelReferee<Emitted>
export type Step<S, F extends Frame> = KernelStep<S, F, Emitted>
