/** 4.0 Set-up: the campaign of 1460 (4.3, 4.4) and the two later campaigns of the publisher's sheet. */
import { newBlocks, put } from '@muster/block-kit/blocks'
import { newBorders } from '@muster/block-kit/borders'
import { introduce, rename } from '@muster/block-kit/fog'
import { MusterError } from '@muster/kernel/errors'
import type { Setup } from '@muster/kernel/game'
import scenarioData from '../data/scenarios.json' with { type: 'json' }
import type { Referee } from '../events.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import {
  ARMIES,
  ASIDE,
  areaNumber,
  blockNumber,
  DEAD,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_CARD,
  LANCASTER,
  MAP,
  MINORS,
  NO_EVENT,
  onMap,
  PLACES,
  POOL,
  REBEL,
  SIDE,
  YORK,
} from '../tables.ts'
import { beginCampaign } from './1-game-turns.ts'
import { fullStrength } from './3-armies.ts'
import { imprison } from './4-prisoner.ts'

interface Placement {
  readonly block: string
  readonly area: string
}

interface Printed {
  readonly id: string
  readonly campaigns: readonly number[]
  readonly king: string
  readonly lancaster: readonly Placement[]
  readonly york: readonly Placement[]
  readonly lancasterPool: readonly string[]
  readonly yorkPool: readonly string[]
  readonly lancasterMinors: readonly string[]
  readonly yorkMinors: readonly string[]
  readonly lancasterEnemyNobles: readonly string[]
  readonly yorkEnemyNobles: readonly string[]
  readonly prisoner?: { readonly block: string }
}
const SCENARIOS: readonly Printed[] = scenarioData.scenarios

function printedSetup(scenario: string): Printed {
  const printed = SCENARIOS.find((each) => each.id === scenario)
  if (printed === undefined) {
    const known = SCENARIOS.map((each) => each.id).join(', ')
    throw new MusterError('unknown-scenario', { game: 'Richard III', scenario, known })
  }
  return printed
}

const LAST_CAMPAIGN = 3

/** An empty table: all blocks dead, nothing dealt, Lancaster on the throne. Scenarios and tests build on it. */
export function emptyTable(scenario: string): State {
  const { campaigns } = printedSetup(scenario)
  // Named one by one: put together of other objects, each match would have a shape of its own to V8, and its rules cost half as much again.
  const { at, steps, token, known, company, count, nextToken } = newBlocks(ARMIES, PLACES, DEAD)
  const { crossed, entered } = newBorders(MAP)
  return {
    at,
    steps,
    token,
    known,
    company,
    count,
    nextToken,
    stack: [],
    outcome: null,
    rules: 0,
    scenario,
    readings: { nevillesAsPrinted: false, piracyPorts: false, nevillesShare: false, bombardsSail: false },
    campaign: campaigns[0],
    lastCampaign: campaigns[campaigns.length - 1],
    turn: 1,
    political: false,
    throne: LANCASTER,
    king: NONE,
    minorsDue: [0, 0],
    hands: [[], []],
    discards: [],
    cardKnown: EVERY_CARD.map(() => 0),
    redealt: [0, 0],
    cards: [NONE, NONE],
    first: YORK,
    facts: [0, 0, 0],
    event: NO_EVENT,
    points: 0,
    goal: NONE,
    berths: [],
    group: EVERY_AREA.map(() => 0),
    moved: EVERY_BLOCK.map(() => 0),
    entry: EVERY_BLOCK.map(() => NONE),
    pirate: EVERY_BLOCK.map(() => 0),
    crossed,
    entered,
    attacker: EVERY_AREA.map(() => NOBODY),
    treason: NOBODY,
    joins: EVERY_BLOCK.map(() => 0),
    acted: EVERY_BLOCK.map(() => 0),
  }
}

const PRINTED_IS_KNOWN_SINCE = 3

/** 4.1 The set-up is printed: everybody knows who stands where, until they march. */
function introduceAll(s: State): void {
  for (const area of EVERY_AREA) {
    const here = EVERY_BLOCK.filter((block) => s.at[block] === area)
    if (here.length > 0) introduce(s, here)
  }
}

/**
 * 4.1 Blocks stand as listed, upright, at full strength. 4.2 The pools are hidden from the opponent. 4.5 Minors and
 * 4.6 enemy nobles wait beside the map. What a later scenario does not list is dead.
 */
export function setUp(setup: Setup, referee: Referee, rules: number): State {
  const s = emptyTable(setup.scenario)
  const printed = printedSetup(setup.scenario)
  s.readings = {
    nevillesAsPrinted: setup.options['nevilles-loyalty'] === 'as-printed',
    piracyPorts: setup.options['piracy-ports'] === 'peaceful-moves',
    nevillesShare: setup.options['nevilles-shields'] === 'always',
    bombardsSail: setup.options['bombards-sail'] === 'yes',
  }
  // R-46 A later campaign is played alone, or as the beginning of what is left of the game.
  if (setup.options['go-on'] === 'yes') s.lastCampaign = LAST_CAMPAIGN
  s.king = blockNumber(printed.king)
  s.throne = SIDE[s.king]
  for (const { block, area } of [...printed.lancaster, ...printed.york]) {
    put(s, ARMIES, blockNumber(block), areaNumber(area))
    s.steps[blockNumber(block)] = fullStrength(blockNumber(block))
  }
  placeAll(s, [...printed.lancasterPool, ...printed.yorkPool], POOL)
  placeAll(s, [...printed.lancasterMinors, ...printed.yorkMinors], MINORS)
  placeAll(s, [...printed.lancasterEnemyNobles, ...printed.yorkEnemyNobles], ASIDE)
  put(s, ARMIES, REBEL[s.throne], ASIDE)
  if (printed.prisoner !== undefined) imprison(s, blockNumber(printed.prisoner.block))
  rename(
    s,
    referee.chance,
    EVERY_BLOCK.filter((block) => onMap(s.at[block])),
  )
  if (rules >= PRINTED_IS_KNOWN_SINCE) introduceAll(s)
  beginCampaign(s, referee, printed.campaigns[0])
  return s
}

function placeAll(s: State, blocks: readonly string[], place: number): void {
  for (const block of blocks) put(s, ARMIES, blockNumber(block), place)
}
