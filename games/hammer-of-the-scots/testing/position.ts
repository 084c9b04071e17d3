/**
 * The position language for rules tests: a few words set up a table, action words play on it.
 *
 *   const table = position({ moray: 'wallace 4, moray 3', england: 'york-knights' }).turn('move-1-1', 'move-3-1')
 *   table.march('moray', 'ross')
 *   expect(table.whyNot('scotland', 'move fraser')).toMatchObject({ rule: '4.2' })
 *
 * The words of the board are in ../position.ts.
 */
import { fastChance } from '@muster/kernel/chance'
import { startMatch } from '@muster/kernel/match'
import type { Position } from '@muster/kernel/position'
import { checkSetup } from '@muster/kernel/setup'
import { TestTable as KernelReferee } from '@muster/kernel/testing/test-table'
import type { HammerEvent } from '../events.ts'
import { hammerOfTheScots as game } from '../game.ts'
import { battleIn, type Circumstances, layBoard, turnEnds, turnOf, winterTurn } from '../position.ts'
import type { State } from '../state.ts'
import { AREAS, ARMIES, ASIDE, blockNumber, POOL, SIDES } from '../tables.ts'
import type { HammerView } from '../view.ts'

export type SideName = (typeof SIDES)[number]

/** A table with these blocks on it, and nothing else on the map. */
export const position = (board: Position['board'], circumstances: Circumstances = {}): TestTable =>
  new TestTable(layBoard(board, circumstances))

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

/** The table of Hammer of the Scots. */
export class TestTable extends KernelReferee<State, HammerView, HammerEvent, SideName> {
  constructor(state: State) {
    super(game, SIDES, state, 1297)
  }

  // Where to begin

  /** A game turn in which these cards were turned up: events, moves, battles, and so on to the next turn. */
  turn(english: string, scottish: string): this {
    return this.begin(turnOf(this.state, english, scottish))
  }

  /** A battle that this side began, with everybody in the first line. */
  battle(area: string, attacker: SideName): this {
    return this.begin(battleIn(this.state, area, attacker))
  }

  /** The winter turn. */
  winter(): this {
    return this.begin(winterTurn())
  }

  /** The end of a game turn, after its battles: border raids and sudden death. */
  endOfTurn(): this {
    return this.begin(turnEnds())
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
