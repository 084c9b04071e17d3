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
  | { type: 'campaign-begins'; campaign: number; throne: Side }
  | { type: 'turn-begins'; campaign: number; turn: number }
  | { type: 'hand-dealt'; side: Side; count: number; cards?: number[] }
  | { type: 'hand-kept'; side: Side }
  | { type: 'hand-shown'; side: Side; cards: number[] }
  | { type: 'card-laid'; side: Side; card?: number }
  | { type: 'cards-revealed'; cards: [number, number]; first: Side }
  | ({ type: 'marched'; from: number; to: number } & Seen)
  | ({ type: 'sailed'; from: number; to: number; attacks: boolean } & Seen)
  | ({ type: 'recruited'; area: number } & Seen)
  | { type: 'muster-named'; side: Side; area: number }
  | { type: 'event-passed'; side: Side; card: number }
  | { type: 'plague-strikes'; side: Side; area: number }
  | { type: 'actions-ended'; side: Side }
  | { type: 'main-attack-declared'; side: Side; area: number; tokens: number[] }
  | { type: 'battle-begins'; area: number; attacker: Side }
  | { type: 'round-begins'; area: number; round: number }
  | { type: 'block-revealed'; block: number; steps: number; area: number }
  | { type: 'reserves-enter'; area: number; side: Side }
  | { type: 'control-changed'; area: number; attacker: Side }
  | { type: 'fought'; block: number; dice: number[]; rating: number; hits: number }
  | { type: 'charged'; block: number; target: number; dice: number[]; rating: number; hits: number }
  | { type: 'answered'; block: number; target: number; dice: number[]; rating: number; hits: number }
  | { type: 'passed'; block: number }
  | { type: 'hit'; block: number; lost: number; steps: number }
  | { type: 'treachery'; by: number; target: number; dice: number[]; turned: boolean }
  | { type: 'treason'; side: Side; target: number; dice: number[]; turned: boolean }
  | { type: 'changed-sides'; block: number; area: number }
  | { type: 'retreated'; block: number; from: number; to: number; token: number }
  | { type: 'battle-ends'; area: number; winner: Side | -1 }
  | ({ type: 'regrouped'; from: number; to: number } & Seen)
  | { type: 'killed'; block: number; dead: boolean }
  | ({ type: 'lost'; area: number } & Seen)
  | ({ type: 'step-lost'; area: number; steps?: number } & Seen)
  | { type: 'henry-freed'; area: number }
  /** Without an area: a King who is not on the map. */
  | { type: 'king-proclaimed'; block: number; area: number | null; token: number }
  | { type: 'executed'; block: number }
  | { type: 'heir-enters'; block: number; area: number; token: number }
  | { type: 'heir-waits'; block: number }
  | { type: 'political-turn-begins'; campaign: number }
  /** Without a `to`: those who go to the pool. */
  | ({ type: 'disbanded'; area: number; to: number | null } & Seen)
  | { type: 'nobles-counted'; counts: [number, number] }
  | { type: 'usurped'; throne: Side }
  | { type: 'throne-kept'; throne: Side }
  | ({ type: 'went-home'; area: number } & Seen)
  | ({ type: 'went-to-pool'; area: number } & Seen)
  | { type: 'rebel-joins'; side: Side }

/** Which of the game's domains each number is from, in events, prompts and refusals. */
export const FIELDS = {
  side: 'side',
  throne: 'side',
  first: 'side',
  attacker: 'side',
  winner: 'side',
  area: 'area',
  from: 'area',
  to: 'area',
  block: 'block',
  target: 'block',
  by: 'block',
  card: 'card',
  cards: 'card',
  campaign: 'number',
  turn: 'number',
  count: 'number',
  counts: 'number',
  steps: 'number',
  lost: 'number',
  dice: 'number',
  rating: 'number',
  hits: 'number',
  round: 'number',
  token: 'number',
  tokens: 'number',
} as const satisfies FieldsOf<Emitted>

/** As everybody hears it: ids are names. */
export type RichardEvent = Named<Emitted, typeof FIELDS, { readonly side: (typeof SIDES)[number] }>

export type Referee = KernelReferee<Emitted>
export type Step<S, F extends Frame> = KernelStep<S, F, Emitted>
