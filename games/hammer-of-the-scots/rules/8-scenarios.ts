/** 8.0 Scenarios and the tournament bid. */
import { newBlocks, put } from '@muster/block-kit/blocks'
import { newBorders } from '@muster/block-kit/borders'
import { rename } from '@muster/block-kit/fog'
import { MusterError } from '@muster/kernel/errors'
import type { Setup } from '@muster/kernel/game'
import scenarioData from '../data/scenarios.json' with { type: 'json' }
import type { Referee } from '../events.ts'
import { FACTS, NOBODY, NONE, type State } from '../state.ts'
import {
  AREAS,
  ARMIES,
  ASIDE,
  areaNumber,
  blockNumber,
  ENGLAND,
  EVERY_BLOCK,
  EVERY_CARD,
  MAP,
  MAX_STEPS,
  onMap,
  PLACES,
  POOL,
} from '../tables.ts'
import { levy } from './7-builds.ts'
import { beginYear } from './course-of-play.ts'

/** 8.1, 8.2 The two printed set-ups. 8.3 The campaign starts like Braveheart. */
const PRINTED = scenarioData.scenarios.filter((each) => 'england' in each)

interface Printed {
  readonly startYear: number
  readonly scottishKingCrowned: boolean
  readonly england: readonly Placement[]
  readonly scotland: readonly Placement[]
  readonly englishPool: readonly string[]
  readonly scottishPool: readonly string[]
  readonly englishLevyAtStart: { readonly draw: number }
}
interface Placement {
  readonly block: string
  readonly area: string
}

function printedSetup(scenario: string): Printed {
  const data = scenarioData.scenarios.find((each) => each.id === scenario)
  const id = data !== undefined && 'setup' in data ? data.setup : scenario
  const printed = PRINTED.find((each) => each.id === id)
  if (printed === undefined)
    throw new MusterError('unknown-scenario', { game: 'Hammer of the Scots', scenario, known: '' })
  return printed as unknown as Printed
}

/** The last year; 0 for the campaign, which lasts until somebody wins, past 1314 if need be (8.3, H-41). */
function lastYearOf(scenario: string): number {
  const data = scenarioData.scenarios.find((each) => each.id === scenario)
  return data?.endYear ?? 0
}

/** An empty table: all blocks aside, nothing dealt, nobody at war. Scenarios and tests build on it. */
export function emptyTable(scenario: string): State {
  // Named one by one: put together of other objects, each match would have a shape of its own to V8, and its rules cost half as much again.
  const { at, steps, token, known, company, count, nextToken } = newBlocks(ARMIES, PLACES, ASIDE)
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
    schiltrons: false,
    edwardFrom: 0,
    lastYear: lastYearOf(scenario),
    year: printedSetup(scenario).startYear,
    turn: 1,
    winter: false,
    homeward: [],
    hands: [[], []],
    discards: [],
    cardKnown: EVERY_CARD.map(() => 0),
    cards: [NONE, NONE],
    first: ENGLAND,
    facts: new Array<number>(FACTS).fill(0),
    truce: NOBODY,
    yearEnds: false,
    points: 0,
    group: AREAS.map(() => 0),
    moved: EVERY_BLOCK.map(() => 0),
    origin: EVERY_BLOCK.map(() => NONE),
    entry: EVERY_BLOCK.map(() => NONE),
    raider: EVERY_BLOCK.map(() => 0),
    crossed,
    entered,
    attacker: AREAS.map(() => NOBODY),
    joins: EVERY_BLOCK.map(() => 0),
    acted: EVERY_BLOCK.map(() => 0),
    edward: 1,
    edwardWintered: 0,
    crowned: false,
    frenchCame: false,
  }
}

/** 8.1, 8.2, 8.3 Sets a scenario up: blocks at full strength on the map, the rest in the pools, the first levy. */
export function setUp(setup: Setup, referee: Referee): State {
  const s = emptyTable(setup.scenario)
  const printed = printedSetup(setup.scenario)
  const { edwardAway, extraLevy } = handicap(setup.options.bid)
  s.schiltrons = setup.options.schiltrons === 'on'
  s.edwardFrom = s.year + edwardAway
  s.crowned = printed.scottishKingCrowned
  for (const { block, area } of [...printed.england, ...printed.scotland]) {
    put(s, ARMIES, blockNumber(block), areaNumber(area))
    s.steps[blockNumber(block)] = MAX_STEPS[blockNumber(block)]
  }
  for (const block of [...printed.englishPool, ...printed.scottishPool])
    put(s, ARMIES, blockNumber(block), POOL)
  const placed = EVERY_BLOCK.filter((block) => onMap(s.at[block]))
  rename(s, referee.chance, placed)
  levy(s, referee, printed.englishLevyAtStart.draw + extraLevy, s.year)
  beginYear(s, referee, s.year)
  return s
}

// The tournament bid

export const BIDS = ['none', 'E1', 'E2', 'E3', 'S1', 'S2', 'S3'] as const
export type Bid = (typeof BIDS)[number]

/**
 * 9-tournament E-n: Edward stays in the pool for n years, undrawable but counted for the size of the levy.
 * S-n: n blocks more than the usual four in the levy of 1297.
 */
export function handicap(bid: string | undefined): { edwardAway: number; extraLevy: number } {
  const size = Number(bid?.slice(1)) || 0
  return { edwardAway: bid?.[0] === 'E' ? size : 0, extraLevy: bid?.[0] === 'S' ? size : 0 }
}

/**
 * 9-tournament Two secret bids settled: which of the two bidders (0 or 1) plays England, and the bid that applies.
 * Opposite equal bids cancel; otherwise the difference applies to the higher bidder. Ruling: of two bids for the
 * same side the higher gets it, and between two equal ones for the same side the first bidder does.
 */
export function settleBids(first: Bid, second: Bid): { england: 0 | 1; bid: Bid } {
  const size = (bid: Bid): number => Number(bid.slice(1)) || 0
  const difference = size(first) - size(second)
  const higher = difference >= 0 ? 0 : 1
  const side = (higher === 0 ? first : second)[0]
  const england = side === 'S' ? ((1 - higher) as 0 | 1) : higher
  if (difference === 0) return { england, bid: 'none' }
  return { england, bid: `${side}${Math.abs(difference)}` as Bid }
}
