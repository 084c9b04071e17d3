/**
 * The position language for rules tests: a few words set up a table, action words play on it.
 *
 *   const table = position({ moray: 'wallace 4, moray 3', england: 'york-knights' }).turn('move-1-1', 'move-3-1')
 *   table.march('moray', 'ross')
 *   expect(table.whyNot('scotland', 'move fraser')).toMatchObject({ rule: '4.2' })
 *
 * Blocks and areas go by their ids (see data/); a number is a strength, full if left out.
 */
import { put } from '@muster/block-kit/blocks'
import { fastChance } from '@muster/kernel/chance'
import { startMatch } from '@muster/kernel/match'
import { checkSetup } from '@muster/kernel/setup'
import { TestTable as KernelTable } from '@muster/kernel/testing/test-table'
import type { HammerEvent } from '../events.ts'
import { hammerOfTheScots as game } from '../game.ts'
import { playerOne } from '../rules/3-cards.ts'
import { emptyTable } from '../rules/8-scenarios.ts'
import type { State } from '../state.ts'
import {
  AREAS,
  ARMIES,
  ASIDE,
  areaNumber,
  BOTH,
  blockNumber,
  cardNumber,
  EVERY_BLOCK,
  FRENCH,
  isEvent,
  isNoble,
  KING,
  MAX_STEPS,
  onMap,
  POOL,
  SIDES,
  type Side,
} from '../tables.ts'
import type { HammerView } from '../view.ts'

export type SideName = (typeof SIDES)[number]
const sideNumber = (side: SideName): Side => SIDES.indexOf(side) as Side

/** Blocks by area, such as { fife: 'wallace 4, douglas 3' }; `pool` and `aside` are places too. */
export type Placement = Readonly<Record<string, string>>

/** Anything else about the state that a test needs to be so. */
export type Circumstances = Partial<
  Pick<
    State,
    | 'year'
    | 'turn'
    | 'schiltrons'
    | 'edward'
    | 'edwardWintered'
    | 'crowned'
    | 'frenchCame'
    | 'lastYear'
    | 'edwardFrom'
  >
> & {
  readonly scenario?: string
  readonly hands?: readonly [string, string]
  /** Blocks that are not mentioned are out of play instead of in their pools: for tests that draw. */
  readonly others?: 'aside'
}

/**
 * A table with these blocks on it. Blocks that are not mentioned are in their pools; nobles, the Scottish king and
 * the French knights that are not mentioned are aside.
 */
export function position(placement: Placement, circumstances: Circumstances = {}): TestTable {
  const { scenario, hands, others, ...rest } = circumstances
  const s = Object.assign(emptyTable(scenario ?? 'braveheart'), rest)
  for (const block of others === 'aside' ? [] : EVERY_BLOCK) {
    if (!isNoble(block) && block !== KING && block !== FRENCH) put(s, ARMIES, block, POOL)
  }
  for (const [place, blocks] of Object.entries(placement)) {
    for (const words of blocks.split(',').filter((each) => each.trim() !== ''))
      putWords(s, place, words.trim())
  }
  hands?.forEach((cards, side) => {
    s.hands[side as Side] = cards.split(',').map((card) => cardNumber(card.trim()))
    for (const card of s.hands[side as Side]) s.cardKnown[card] = 1 << side
  })
  return new TestTable(s)
}

/** A scenario as it is set up, with the first cards dealt. */
export function opening(
  scenario: string,
  options: Readonly<Record<string, string>> = {},
  seed = 1297,
): TestTable {
  const match = startMatch(game, checkSetup(game, { scenario, options }), fastChance(seed))
  const table = new TestTable(match.state)
  table.told.push(...match.opening.told)
  return table
}

function putWords(s: State, place: string, words: string): void {
  const [name, steps] = words.split(/\s+/)
  const block = blockNumber(name)
  const to = place === 'pool' ? POOL : place === 'aside' ? ASIDE : areaNumber(place)
  put(s, ARMIES, block, to)
  if (!onMap(to)) return
  s.steps[block] = steps === undefined ? MAX_STEPS[block] : Number(steps)
  s.token[block] = s.nextToken++
}

/** The table of Hammer of the Scots. */
export class TestTable extends KernelTable<State, HammerView, HammerEvent, SideName> {
  constructor(state: State) {
    super(game, SIDES, state, 1297)
  }

  // Where to begin

  /** A game turn in which these cards were turned up: events, moves, battles, and so on to the next turn. */
  turn(english: string, scottish: string): this {
    const cards: [number, number] = [cardNumber(english), cardNumber(scottish)]
    this.state.cards = cards
    for (const card of cards) this.state.cardKnown[card] = BOTH
    this.state.first = playerOne(cards[0], cards[1])
    this.state.yearEnds = isEvent(cards[0]) && isEvent(cards[1])
    return this.begin({ step: 'game-turn', stage: 1 })
  }

  /** A battle that this side began, with everybody in the first line. */
  battle(area: string, attacker: SideName): this {
    this.state.attacker[areaNumber(area)] = sideNumber(attacker)
    return this.begin({ step: 'battles' })
  }

  /** The winter turn. */
  winter(): this {
    return this.begin({ step: 'winter', stage: 0 })
  }

  /** The end of a game turn, after its battles: border raids and sudden death. */
  endOfTurn(): this {
    return this.begin({ step: 'game-turn', stage: 6 })
  }

  // What is so

  /** The area of a block, or pool, aside, retreating. */
  at(block: string): string {
    const place = this.state.at[blockNumber(block)]
    return AREAS[place] ?? (place === POOL ? 'pool' : place === ASIDE ? 'aside' : 'retreating')
  }

  steps(block: string): number {
    return this.state.steps[blockNumber(block)]
  }

  /** The name by which the opponent follows a block with their eyes. */
  token(block: string): number {
    return this.state.token[blockNumber(block)]
  }

  // What players do

  england(...actions: string[]): this {
    return this.act('england', ...actions)
  }

  scotland(...actions: string[]): this {
    return this.act('scotland', ...actions)
  }

  /** Moves a block through these areas, and stops there. */
  march(block: string, ...areas: string[]): this {
    const side = SIDES[ARMIES.side[blockNumber(block)]]
    this.act(side, `move ${block}`)
    for (const area of areas) this.act(side, `to ${area}`)
    if (this.step === 'march') this.act(side, 'stop')
    return this
  }
}
