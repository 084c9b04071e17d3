/** Everything that can happen, as data. The words are in text/. */
import type { Frame, Referee as KernelReferee, Step as KernelStep } from '@muster/kernel/game'
import type { FieldsOf, Named } from '@muster/kernel/ids'

/** 10.4 Who wins a battle when all is counted. */
export type Winner = 'attacker' | 'defender' | 'nobody'

/** As the rules tell it: ids are the integers of tables.ts. */
export type Emitted =
  | { type: 'frederick-chosen'; territory: number }
  | { type: 'round-begins'; round: number }
  | { type: 'turn-begins'; round: number; turn: number }
  | { type: 'hand-dealt'; power: number; count: number; cards?: number[] }
  | { type: 'card-drawn'; power: number; card?: number }
  | { type: 'no-card-left'; power: number }
  | { type: 'card-discarded'; power: number; card: number }
  | { type: 'pile-shuffled' }
  // 7
  | { type: 'status-laid'; power: number; status?: number }
  | { type: 'statuses-revealed'; statuses: number[] }
  | { type: 'refused-entry'; power: number; coalition: number }
  | { type: 'expelled'; power: number; coalition: number }
  | { type: 'coalition-closed'; coalition: number }
  | { type: 'status-chosen'; power: number; status: number }
  | { type: 'petition-answered'; power: number; coalition: number; granted: boolean }
  /** `declared`: as it was turned up with all the others’, and nobody objected. */
  | { type: 'status-changed'; power: number; before: number; status: number; declared?: true }
  // 8
  | { type: 'voted'; power: number; candidate: number; votes: number }
  | { type: 'abstained'; power: number }
  | { type: 'emperor-elected'; power: number; votes: number }
  | { type: 'no-emperor' }
  | { type: 'crown-declined'; power: number }
  // 9
  | { type: 'taxed'; power: number; money: number; doubled: boolean }
  | { type: 'money-offered'; power: number; recipient: number }
  | { type: 'card-offered'; power: number; recipient: number; card?: number }
  | { type: 'offers-made'; power: number }
  | { type: 'offer-answered'; power: number; by: number; accepted: boolean }
  | { type: 'money-given'; power: number; recipient: number; money: number }
  | { type: 'cards-given'; power: number; recipient: number; count: number; cards?: number[] }
  | { type: 'general-placed'; power: number; general: number; territory: number }
  | { type: 'general-recalled'; power: number; general: number; units: number }
  | { type: 'leadership-card'; power: number }
  | { type: 'morale-gained'; power: number; morale: number }
  | { type: 'leadership-ended'; power: number }
  | { type: 'unit-bought'; power: number; general: number }
  | { type: 'card-bought'; power: number }
  | { type: 'morale-bought'; power: number }
  | { type: 'fortress-built'; power: number; territory: number }
  | { type: 'mobilisation-ended'; power: number; lost: number }
  | { type: 'influence-gained'; power: number; influence: number; emperor: boolean }
  // 9.7
  | { type: 'arbiter-named'; power: number; arbiter: number }
  | { type: 'no-arbiter'; power: number }
  | { type: 'garrison-disbanded'; power: number; territory: number }
  | { type: 'marched'; general: number; from: number; to: number }
  | { type: 'sailed'; general: number; from: number; to: number }
  | { type: 'moved-strategically'; general: number; from: number; path: number[] }
  | { type: 'consent-asked'; general: number; to: number }
  | { type: 'consent-given'; seat: number }
  | { type: 'consent-refused'; seat: number; general: number }
  | { type: 'garrison-placed'; power: number; territory: number }
  | { type: 'stuart-lands' }
  | { type: 'stuart-gone' }
  | { type: 'movement-turn-ended'; power: number; number: number }
  | { type: 'further-turn-asked'; power: number; arbiter: number; number: number }
  | { type: 'further-turn-answered'; power: number; arbiter: number; number: number; granted: boolean }
  | { type: 'movement-ended'; power: number }
  // 10
  | { type: 'battle-begins'; territory: number; attacker: number; defenders: number[]; strength: number[] }
  | { type: 'caretaker'; seat: number; minor: number }
  | { type: 'supports'; general: number; attacker: boolean }
  | { type: 'stands-aside'; power: number }
  | { type: 'card-played'; power: number; general: number; slot: number; card?: number }
  | { type: 'card-played-open'; power: number; general: number; slot: number; card: number }
  | { type: 'card-turned'; slot: number; card: number }
  | { type: 'passed'; power: number }
  | { type: 'battle-counted'; territory: number; cards: number[]; strength: number[]; winner: Winner }
  | { type: 'unit-lost'; general: number }
  | { type: 'morale-lost'; power: number; morale: number }
  | { type: 'garrison-removed'; power: number; territory: number }
  | { type: 'general-beaten'; general: number }
  | { type: 'general-to-capital'; general: number }
  | { type: 'general-off-board'; general: number }
  | { type: 'battle-influence'; power: number; recipient: number; influence: number }
  // 11
  | { type: 'garrison-to-unit'; power: number; general: number }
  | { type: 'garrison-to-money'; power: number; money: number }
  | { type: 'may-stay'; general: number; granted: boolean }
  | { type: 'weaker'; territory: number; powers: number[]; because: 'strength' | 'garrison' | 'lot' }
  | { type: 'withdrew'; general: number; from: number; to: number }
  | { type: 'withdrew-off-board'; general: number; from: number }
  // 12
  | { type: 'bid-laid'; power: number; bid?: number }
  | { type: 'bids-revealed'; minor: number; bids: number[] }
  | { type: 'minor-taken'; minor: number; by: number; paid: number; capital: boolean }
  // 4
  | { type: 'victory'; power: number; influence: number }

/** Which of the game's domains each number is from, in events, prompts and refusals. A seat is its own Power. */
export const FIELDS = {
  power: 'power',
  powers: 'power',
  recipient: 'power',
  by: 'power',
  seat: 'power',
  minor: 'power',
  candidate: 'power',
  arbiter: 'power',
  attacker: 'power',
  defenders: 'power',
  general: 'general',
  territory: 'territory',
  from: 'territory',
  to: 'territory',
  path: 'territory',
  coalition: 'status',
  status: 'status',
  before: 'status',
  statuses: 'status',
  card: 'card',
  cards: 'card',
  round: 'number',
  turn: 'number',
  number: 'number',
  count: 'number',
  slot: 'number',
  votes: 'number',
  money: 'number',
  units: 'number',
  morale: 'number',
  influence: 'number',
  lost: 'number',
  strength: 'number',
  bid: 'number',
  bids: 'number',
  paid: 'number',
} as const satisfies FieldsOf<Emitted>

/** As everybody hears it: ids are names. Nobody's status is null. */
export type AncienEvent = Named<Emitted, typeof FIELDS>

export type Referee = KernelReferee<Emitted>
export type Step<S, F extends Frame> = KernelStep<S, F, Emitted>
