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

/** 6.2 What becomes of a block at sea. */
export type SeaResult = 'arrives' | 'returns' | 'eliminated'

/** As the rules tell it: ids are the integers of tables.ts. */
export type Emitted =
  | { type: 'year-begins'; year: number }
  | { type: 'turn-begins'; year: number; turn: number }
  | { type: 'hand-dealt'; side: Side; count: number; cards?: number[] }
  | { type: 'card-discarded'; side: Side; card?: number }
  | { type: 'card-laid'; side: Side; card?: number }
  | { type: 'cards-revealed'; cards: [number, number] }
  | { type: 'player-one'; side: Side }
  | { type: 'event-enacted'; side: Side; card: number }
  | { type: 'event-declined'; side: Side; card: number }
  | { type: 'event-aimed'; side: Side; card: number; place: number }
  | ({ type: 'arrived'; place: number } & Seen)
  | { type: 'action-taken'; side: Side; action: 'group' | 'muster'; place: number }
  | ({ type: 'marched'; from: number; to: number } & Seen)
  | ({
      type: 'sailed'
      from: number
      to: number
      die: number
      result: 'arrives' | 'returns' | 'eliminated'
    } & Seen)
  | { type: 'actions-ended'; side: Side }
  | ({ type: 'into-city'; city: number } & Seen)
  | ({ type: 'step-lost'; place: number; steps?: number } & Seen)
  | ({ type: 'step-gained'; place: number; steps?: number } & Seen)
  | ({ type: 'eliminated'; place: number; goes: 'pool' | 'removed' | 'beside' } & Seen)
  | { type: 'king-captured' }
  | { type: 'city-changed-hands'; victoryCity: number; area: number; side: Side; vp: number }
  | { type: 'siege-begins'; city: number }
  | { type: 'siege-marker'; city: number; value: number }
  | { type: 'siege-lifted'; city: number }
  | { type: 'clubmen-raised'; side: Side; area: number }
  | { type: 'camp-fever'; area: number }
  /** Without a `to`: to the Recruitment Pool. */
  | ({ type: 'deserted'; to: number | null } & Seen)
  | { type: 'henrietta-meets-charles'; area: number }
  | { type: 'battle-begins'; area: number; attacker: Side }
  | { type: 'main-attack'; area: number; from: number }
  | { type: 'cavalry-counted'; area: number; counts: [number, number] }
  | { type: 'withdrawal-rolled'; area: number; die: number; result: number; success: boolean; loss: number }
  /** With a City: of a Sally or Storming. */
  | { type: 'round-begins'; area: number; city?: number; attacker: Side; round: number }
  | { type: 'block-revealed'; block: number; steps: number; area: number }
  | { type: 'general-retreat'; side: Side; area: number }
  | { type: 'rolled'; block: number; dice: number[]; effectiveness: number; hits: number }
  | { type: 'hit'; block: number; steps: number; half: boolean }
  | { type: 'rout-rolled'; side: Side; die: number; difference: number; routs: boolean }
  | { type: 'pursuit-rolled'; block: number; die: number; modifier: number; pursues: boolean }
  | { type: 'roles-change'; area: number; attacker: Side }
  | { type: 'battle-ends'; area: number; winner: Side }
  | ({ type: 'retreated'; from: number; to: number } & Seen)
  | ({ type: 'guns-retreat'; die: number; lost: boolean } & Seen)
  | ({ type: 'regrouped'; from: number; to: number } & Seen)
  | { type: 'guns-captured'; side: Side; strength: number }
  | { type: 'turncoats'; side: Side; foot: number; horse: number }
  | { type: 'siege-broken-off'; city: number }
  | { type: 'siege-kept-up'; city: number; count: number }
  | { type: 'mined'; city: number; die: number; breach: boolean }
  | { type: 'bombarded'; city: number; strength: number; die: number; breach: boolean }
  | { type: 'fired-on-lines'; city: number; block: number; dice: number[]; hits: number; token: number }
  | { type: 'sally'; city: number; count: number }
  | { type: 'storm'; city: number; count: number }
  | { type: 'siege-rolled'; city: number; die: number; value: number; attrition: boolean; surrender: boolean }
  | { type: 'surrendered'; city: number; side: Side }
  | ({ type: 'marched-out'; to: number } & Seen)
  | { type: 'spared'; side: Side; token: number; block?: number }
  | { type: 'rupert-dismissed' }
  | { type: 'year-ends'; year: number }
  | { type: 'block-received'; side: Side; block: number }
  | { type: 'new-model-army'; old: number; block: number; place: number }
  /** Without a `to`: to the Recruitment Pool. */
  | ({ type: 'went-home'; to: number | null } & Seen)
  | ({ type: 'deployed'; place: number } & Seen)
  | { type: 'victory-counted'; vp: number }

/** Which of the game's domains each number is from, in events, prompts and refusals. An area is any place on the board. */
export const FIELDS = {
  side: 'side',
  attacker: 'side',
  winner: 'side',
  area: 'area',
  place: 'area',
  from: 'area',
  to: 'area',
  city: 'city',
  victoryCity: 'victory-city',
  block: 'block',
  old: 'block',
  card: 'card',
  cards: 'card',
  year: 'number',
  turn: 'number',
  count: 'number',
  counts: 'number',
  steps: 'number',
  strength: 'number',
  loss: 'number',
  die: 'number',
  dice: 'number',
  result: 'number',
  difference: 'number',
  modifier: 'number',
  effectiveness: 'number',
  hits: 'number',
  round: 'number',
  value: 'number',
  vp: 'number',
  foot: 'number',
  horse: 'number',
  token: 'number',
} as const satisfies FieldsOf<Emitted>

/** As everybody hears it: ids are names. */
export type WarEvent = Named<Emitted, typeof FIELDS, { readonly side: (typeof SIDES)[number] }>

export type Referee = KernelReferee<Emitted>
export type Step<S, F extends Frame> = KernelStep<S, F, Emitted>
