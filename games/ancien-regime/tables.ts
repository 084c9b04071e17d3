/**
 * The components as integer tables, made once from data/ and checked as they are made. A Power, General,
 * territory, card value or status is a small number; its place in these tables is its id, and the lists of
 * words are its names.
 */
import cardData from './data/battle-cards.json' with { type: 'json' }
import mapData from './data/map.json' with { type: 'json' }
import powerData from './data/powers.json' with { type: 'json' }
import scenarioData from './data/scenarios.json' with { type: 'json' }

export const NONE = -1

function numbered(names: readonly string[], what: string): (name: string) => number {
  return (name) => {
    const found = names.indexOf(name)
    if (found < 0) throw new Error(`there is no ${what} called ${name}`)
    return found
  }
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`ancien-regime data: ${what}`)
}

// 5.6 The Powers, in Power Order

export const POWERS: readonly string[] = powerData.powerOrder
export const powerNumber = numbered(POWERS, 'Power')
export const POWER_COUNT = 7
must(POWERS.length === POWER_COUNT && powerData.powers.length === POWER_COUNT, 'there are seven Powers')
export const BRITAIN = powerNumber('britain')
export const PRUSSIA = powerNumber('prussia')
export const AUSTRIA = powerNumber('austria')
export const FRANCE = powerNumber('france')
export const EVERY_POWER: readonly number[] = POWERS.map((_, power) => power)
export const powerBit = (power: number): number => 1 << power
/** The Powers in a mask, in Power Order. */
export const powersIn = (mask: number): number[] => EVERY_POWER.filter((power) => (mask >> power) & 1)

const powerOf = (power: number) => {
  const found = powerData.powers.find((each) => each.id === POWERS[power])
  if (found === undefined) throw new Error(`ancien-regime data: nothing is said of ${POWERS[power]}`)
  return found
}

/** 2.1 How many Unit tokens, which are Garrisons on their other side, each Power has. */
export const TOKENS: readonly number[] = EVERY_POWER.map((power) => powerOf(power).unitTokens)

// 2.1 The Generals

const names = (power: number): readonly string[] => {
  const listed = (powerData.suggestedGeneralNames as unknown as Record<string, readonly string[]>)[
    POWERS[power]
  ]
  must(listed.length === powerOf(power).generals, `${POWERS[power]} has as many names as Generals`)
  return listed
}
const asId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

export const GENERAL_NAMES: readonly string[] = EVERY_POWER.flatMap(names)
export const GENERALS: readonly string[] = GENERAL_NAMES.map(asId)
export const generalNumber = numbered(GENERALS, 'General')
export const GENERAL_COUNT = 24
must(GENERALS.length === GENERAL_COUNT, 'there are 24 Generals')
/** The Power that a General serves. */
export const SERVES: readonly number[] = EVERY_POWER.flatMap((power) => names(power).map(() => power))
export const EVERY_GENERAL: readonly number[] = GENERALS.map((_, general) => general)
export const GENERALS_OF: readonly (readonly number[])[] = EVERY_POWER.map((power) =>
  EVERY_GENERAL.filter((general) => SERVES[general] === power),
)
export const FREDERICK = generalNumber('frederick-ii')
export const STUART = generalNumber('charles-edward-stuart')

// 5.2 The territories

export const TERRITORIES: readonly string[] = mapData.territories.map((each) => each.id)
export const TERRITORY_NAMES: readonly string[] = mapData.territories.map((each) => each.name)
export const territoryNumber = numbered(TERRITORIES, 'territory')
export const TERRITORY_COUNT = TERRITORIES.length
export const EVERY_TERRITORY: readonly number[] = TERRITORIES.map((_, territory) => territory)

/** 5.2.2 The Power whose home territory this is; NONE for disputed, undisputed and impassable ones. */
export const OWNER: readonly number[] = mapData.territories.map((each) =>
  each.owner === null ? NONE : powerNumber(each.owner),
)
/** 5.2.1 The printed number; a territory without one counts as 0 (R22). */
export const VALUE: readonly number[] = mapData.territories.map((each) => each.value ?? 0)
/** 5.2.4 The Powers with a stripe, as a mask. */
export const STRIPES: readonly number[] = mapData.territories.map((each) =>
  each.stripes.reduce((mask, power) => mask | powerBit(powerNumber(power)), 0),
)
/** 5.2.6 Mountains that no General ever enters. */
export const IMPASSABLE: readonly boolean[] = mapData.territories.map((each) => each.type === 'impassable')
export const ELECTORS: readonly number[] = EVERY_TERRITORY.filter(
  (territory) => mapData.territories[territory].elector,
)
must(ELECTORS.length === 8, 'there are eight electors')
/** 5.2.3 Each Power's capital. */
export const CAPITAL: readonly number[] = EVERY_POWER.map((power) => territoryNumber(powerOf(power).capital))
mapData.territories.forEach((each, territory) => {
  const kinds = ['capital', 'home', 'disputed', 'undisputed', 'impassable']
  must(kinds.includes(each.type), `${each.id} is of a known kind`)
  must(
    (each.owner !== null) === (each.type === 'home' || each.type === 'capital'),
    `${each.id} has an owner if home`,
  )
  must((STRIPES[territory] !== 0) === (each.type === 'disputed'), `${each.id} has stripes if disputed`)
  must(
    (each.type === 'capital') === CAPITAL.includes(territory),
    `${each.id} is a capital if a Power says so`,
  )
})
export const SCOTLAND = territoryNumber('scotland')

/** 9.7.3.1 Land borders and straits (R31) alike. */
export const NEIGHBOURS: readonly (readonly number[])[] = EVERY_TERRITORY.map((territory) =>
  mapData.adjacency
    .filter(({ a, b }) => a === TERRITORIES[territory] || b === TERRITORIES[territory])
    .map(({ a, b }) => territoryNumber(a === TERRITORIES[territory] ? b : a))
    .sort((a, b) => a - b),
)
const ADJACENT: readonly number[] = EVERY_TERRITORY.flatMap((from) =>
  EVERY_TERRITORY.map((to) => (NEIGHBOURS[from].includes(to) ? 1 : 0)),
)
export const adjacent = (from: number, to: number): boolean => ADJACENT[from * TERRITORY_COUNT + to] === 1
for (const { a, b } of mapData.adjacency) {
  must(
    !IMPASSABLE[territoryNumber(a)] && !IMPASSABLE[territoryNumber(b)],
    `nothing borders on mountains: ${a}, ${b}`,
  )
}

/** 5.2.7 The Sea Routes: the Power that controls the route between two territories, or NONE. */
const ROUTE: readonly number[] = EVERY_TERRITORY.flatMap((from) =>
  EVERY_TERRITORY.map((to) => {
    const route = mapData.seaRoutes.find(
      ({ a, b }) =>
        (a === TERRITORIES[from] && b === TERRITORIES[to]) ||
        (b === TERRITORIES[from] && a === TERRITORIES[to]),
    )
    return route === undefined ? NONE : powerNumber(route.controller)
  }),
)
export const routeBetween = (from: number, to: number): number => ROUTE[from * TERRITORY_COUNT + to]
/** Where Sea Routes lead from a territory. */
export const HARBOURS: readonly (readonly number[])[] = EVERY_TERRITORY.map((from) =>
  EVERY_TERRITORY.filter((to) => routeBetween(from, to) !== NONE),
)
for (const { a, b } of mapData.seaRoutes) {
  const coasts = mapData.territories.filter((each) => each.id === a || each.id === b)
  must(
    coasts.length === 2 && coasts.every((each) => each.coastal),
    `the Sea Route ${a}-${b} joins two coasts`,
  )
}

/** R18 Steps by land and strait between any two territories; FAR where there is no way. */
export const FAR = 999
export const DISTANCE: readonly (readonly number[])[] = EVERY_TERRITORY.map((from) =>
  stepsFrom(from, NEIGHBOURS),
)

/** Steps from a territory to every other one, given where one can go from each. */
export function stepsFrom(from: number, ways: readonly (readonly number[])[]): number[] {
  const steps = TERRITORIES.map(() => FAR)
  steps[from] = 0
  const queue = [from]
  for (const here of queue) {
    for (const next of ways[here]) {
      if (steps[next] !== FAR) continue
      steps[next] = steps[here] + 1
      queue.push(next)
    }
  }
  return steps
}

// 7.3 The four statuses

export const STATUSES = ['british', 'french', 'neutral', 'expansionist'] as const
export const BRITISH = 0
export const FRENCH = 1
export const NEUTRAL = 2
export const EXPANSIONIST = 3
/** The Leading Power of each Coalition. */
export const LEADER: readonly number[] = [BRITAIN, FRANCE]
must(
  powerData.powers.every((each) => each.leading === LEADER.includes(powerNumber(each.id))),
  'Britain and France lead',
)

// 10.3.11 The Battle cards: card number 0 is worth 1, and so on

export const CARDS: readonly string[] = cardData.distribution.map((each) => String(each.value))
export const CARD_KINDS = 5
export const CARD_COUNTS: readonly number[] = cardData.distribution.map((each) => each.count)
must(CARDS.join('') === '12345', 'Battle cards are worth 1 to 5')
must(CARD_COUNTS.reduce((sum, count) => sum + count, 0) === cardData.total, 'the Battle cards add up')
export const EVERY_CARD: readonly number[] = [0, 1, 2, 3, 4]
export const TWO = 1
export const THREE = 2
export const FOUR = 3
export const FIVE = 4
export const worth = (card: number): number => card + 1

// 5.1 The Wheel of War

export const ACTIONS: readonly string[] = powerData.wheel.actions.map((each) => each.id)
export const DRILL = 0
export const TAXATION = 1
export const SUBSIDIES = 2
export const LEADERSHIP = 3
export const MOBILISATION = 4
export const GAIN_INFLUENCE = 5
export const MOVEMENT = 6
must(
  ACTIONS.join() === 'drill,taxation,subsidies,leadership,mobilisation,gainInfluence,movement',
  'the wheel has its seven actions in order',
)
export const TURNS = 7

// Limits

export const MORALE_MAX = powerData.limits.moraleMax
export const UNITS_MAX = powerData.limits.unitsPerGeneral
export const HAND_LIMIT = powerData.limits.handLimit
export const VICTORY = powerData.limits.victoryInfluence
export const VOTES_NEEDED = powerData.limits.electionVotesNeeded
export const FORTRESSES = powerData.components.fortresses
export const FORTRESS_PRICE = 5
/** More Money, cards or Units than this are never counted out one by one. */
export const AMOUNTS: readonly string[] = Array.from({ length: MORALE_MAX + 1 }, (_, amount) =>
  String(amount),
)
export const EVERY_AMOUNT: readonly number[] = AMOUNTS.map((_, amount) => amount)

// 3 The scenarios

export interface Force {
  readonly generals: readonly { readonly territory: number; readonly units: number }[]
  readonly garrisons: readonly number[]
  readonly fortresses: readonly number[]
  readonly cards: number
  readonly money: number
}

export interface ScenarioTable {
  readonly id: string
  readonly title: string
  readonly players: readonly number[]
  readonly status: readonly number[]
  readonly morale: readonly number[]
  readonly forces: readonly Force[]
  /** 5.1.5 The action under each shield in turn 1, by Power. */
  readonly wheel: readonly number[]
}

type Named = Readonly<Record<string, number>>

function scenarioTable(data: (typeof scenarioData.scenarios)[number]): ScenarioTable {
  const { diplomaticStatus, morale, wheel } = data
  const status = EVERY_POWER.map((power) => {
    const leads = LEADER.indexOf(power)
    if (leads >= 0) return leads
    const found = STATUSES.findIndex((name) =>
      (diplomaticStatus[name] as readonly string[]).includes(POWERS[power]),
    )
    must(found >= 0, `${POWERS[power]} has a status in ${data.id}`)
    return found
  })
  const forces = EVERY_POWER.map((power) => {
    const force = data.setup[POWERS[power] as keyof typeof data.setup]
    const placed = force.generals.length + force.offBoardGenerals
    must(placed === GENERALS_OF[power].length, `${POWERS[power]} has all its Generals in ${data.id}`)
    return {
      generals: force.generals.map((each) => ({
        territory: territoryNumber(each.territory),
        units: each.units,
      })),
      garrisons: (force.garrisons as readonly string[]).map(territoryNumber),
      fortresses: (force.fortresses as readonly string[]).map(territoryNumber),
      cards: force.battleCards,
      money: force.money,
    }
  })
  const [fewest, most] = data.players
  return {
    id: data.id,
    title: data.name,
    players: Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i),
    status,
    morale: POWERS.map((power) => (morale as Named)[power]),
    forces,
    wheel: POWERS.map((power) => (wheel.positions as Named)[power] - 1),
  }
}

export const SCENARIOS: readonly ScenarioTable[] = scenarioData.scenarios.map(scenarioTable)
for (const scenario of SCENARIOS) {
  must(new Set(scenario.wheel).size === TURNS, `every shield of ${scenario.id} is on an action of its own`)
  for (const [players, minors] of Object.entries(powerData.minorsByPlayerCount)) {
    // A Power is Minor exactly if it comes after the players' in Power Order: so a seat's number is its Major's.
    if (Array.isArray(minors))
      must(POWERS.slice(Number(players)).join() === minors.join(), `Minors with ${players}`)
  }
}

/** 5.1.2 The Power that performs an action in a turn (from 1): WHEEL[scenario][turn * 7 + action]. */
export const WHEEL: readonly (readonly number[])[] = SCENARIOS.map(({ wheel }) => {
  const on: number[] = []
  for (let turn = 0; turn <= TURNS; turn++) {
    for (let action = 0; action < TURNS; action++) {
      on.push(EVERY_POWER.findIndex((power) => (wheel[power] + turn + 6) % TURNS === action))
    }
  }
  return on
})

/** The cards of a battle are numbered as they are played; there are never more than three for each General. */
export const SLOTS: readonly string[] = Array.from({ length: EVERY_GENERAL.length * 3 }, (_, slot) =>
  String(slot),
)
