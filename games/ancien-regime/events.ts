/** Everything that can happen, as data. The words are in text/. Numbers are ids of tables.ts. */
export type AncienEvent =
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
  | { type: 'status-changed'; power: number; from: number; to: number }
  // 8
  | { type: 'voted'; power: number; candidate: number; votes: number }
  | { type: 'abstained'; power: number }
  | { type: 'emperor-elected'; power: number; votes: number }
  | { type: 'no-emperor' }
  | { type: 'crown-declined'; power: number }
  // 9
  | { type: 'taxed'; power: number; money: number; doubled: boolean }
  | { type: 'money-offered'; power: number; to: number }
  | { type: 'card-offered'; power: number; to: number; card?: number }
  | { type: 'offers-made'; power: number }
  | { type: 'offer-answered'; power: number; by: number; accepted: boolean }
  | { type: 'money-given'; power: number; to: number; money: number }
  | { type: 'cards-given'; power: number; to: number; count: number; cards?: number[] }
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
  | { type: 'battle-begins'; territory: number; attacker: number; defenders: number; strength: number[] }
  | { type: 'caretaker'; seat: number; minor: number }
  | { type: 'supports'; general: number; attacker: boolean }
  | { type: 'stands-aside'; power: number }
  | { type: 'card-played'; power: number; general: number; slot: number; card?: number }
  | { type: 'card-played-open'; power: number; general: number; slot: number; card: number }
  | { type: 'card-turned'; slot: number; card: number }
  | { type: 'passed'; power: number }
  | { type: 'battle-counted'; territory: number; cards: number[]; strength: number[]; winner: number }
  | { type: 'unit-lost'; general: number }
  | { type: 'morale-lost'; power: number; morale: number }
  | { type: 'garrison-removed'; power: number; territory: number }
  | { type: 'general-beaten'; general: number }
  | { type: 'general-to-capital'; general: number }
  | { type: 'general-off-board'; general: number }
  | { type: 'battle-influence'; power: number; to: number; influence: number }
  // 11
  | { type: 'garrison-to-unit'; power: number; general: number }
  | { type: 'garrison-to-money'; power: number; money: number }
  | { type: 'may-stay'; general: number; granted: boolean }
  | { type: 'weaker'; territory: number; powers: number; by: 'strength' | 'garrison' | 'lot' }
  | { type: 'withdrew'; general: number; from: number; to: number }
  | { type: 'withdrew-off-board'; general: number; from: number }
  // 12
  | { type: 'bid-laid'; power: number; bid?: number }
  | { type: 'bids-revealed'; minor: number; bids: number[] }
  | { type: 'minor-taken'; minor: number; by: number; paid: number; capital: boolean }
  // 4
  | { type: 'victory'; power: number; influence: number }

export type EventType = AncienEvent['type']
