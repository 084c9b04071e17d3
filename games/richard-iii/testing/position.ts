/**
 * The position language for rules tests: a few words set up a table, action words play on it.
 *
 *   const table = position({ middlesex: 'henry-vi 4', calais: 'warwick-y, march' }).turn('action-3-1', 'action-3-2')
 *   table.york('move warwick-y', 'sail kent')
 *   expect(table.whyNot('york', 'move henry-vi')).toMatchObject({ rule: '5.2' })
 *
 * The words of the board are in ../position.ts.
 */
import type { Position } from '@muster/kernel/position'
import { TestTable } from '@muster/kernel/testing/test-table'
import type { RichardEvent } from '../events.ts'
import { richardIII as game } from '../game.ts'
import {
  BOXES,
  battleIn,
  type Circumstances,
  layBoard,
  politicalTurn,
  supplyPhase,
  turnOf,
} from '../position.ts'
import type { State } from '../state.ts'
import { AREAS, blockNumber, EVERY_BLOCK, SIDE, SIDES } from '../tables.ts'
import type { RichardView } from '../view.ts'

export type SideName = (typeof SIDES)[number]

/** A table with these blocks on it, and nothing else on the map. */
export const position = (board: Position['board'], circumstances: Circumstances = {}): RichardTable =>
  new RichardTable(game, SIDES, layBoard(board, circumstances))

/** The table of Richard III. */
export class RichardTable extends TestTable<State, RichardView, RichardEvent, SideName> {
  // Where to begin

  /** A game turn in which these cards were turned up: actions, battles, supply, and so on to the next turn. */
  turn(lancaster: string, york: string): this {
    return this.begin(turnOf(this.state, lancaster, york))
  }

  /** The actions of one side with a card, while the other has nothing to do afterwards but to end its own. */
  acts(side: SideName, card: string): this {
    const other = card === 'action-2-1' ? 'action-2-2' : 'action-2-1'
    const [lancaster, york] = side === 'lancaster' ? [card, other] : [other, card]
    this.turn(lancaster, york)
    if (this.deciding[0] !== side) this.act(this.deciding[0], 'end')
    return this
  }

  /** A battle that this side began, with everybody in the first line; nothing follows it. */
  battle(area: string, attacker: SideName): this {
    return this.begin(battleIn(this.state, area, attacker))
  }

  supplyPhase(): this {
    return this.begin(supplyPhase())
  }

  politicalTurn(): this {
    return this.begin(politicalTurn())
  }

  // What is so

  /** The area of a block, or the box it is in. */
  at(block: string): string {
    const place = this.state.at[blockNumber(block)]
    return AREAS[place] ?? Object.keys(BOXES).find((box) => BOXES[box] === place) ?? 'nowhere'
  }

  steps(block: string): number {
    return this.state.steps[blockNumber(block)]
  }

  /** The name by which the opponent follows a block with their eyes. */
  token(block: string): number {
    return this.state.token[blockNumber(block)]
  }

  /** What a block has fought, charged or answered with, in order: the highest roll that hits. */
  ratings(): [string, number][] {
    return this.told.flatMap(({ event }): [string, number][] => {
      const told = event as RichardEvent
      return told.type === 'fought' || told.type === 'charged' || told.type === 'answered'
        ? [[told.block, told.rating]]
        : []
    })
  }

  /** The blocks in reserve. */
  get reserves(): string[] {
    return EVERY_BLOCK.filter((block) => this.state.joins[block] > 0).map(
      (block) => game.domains.block[block],
    )
  }

  // What players do

  lancaster(...actions: string[]): this {
    return this.act('lancaster', ...actions)
  }

  york(...actions: string[]): this {
    return this.act('york', ...actions)
  }

  /** Moves a block through these areas, and stops there. */
  march(block: string, ...areas: string[]): this {
    const side = SIDES[SIDE[blockNumber(block)]]
    this.act(side, `move ${block}`, ...areas.map((area) => `to ${area}`))
    return this.step === 'march' ? this.act(side, 'stop') : this
  }

  sail(block: string, area: string): this {
    return this.act(SIDES[SIDE[blockNumber(block)]], `move ${block}`, `sail ${area}`)
  }

  /** Everybody whose turn it is passes, until the battle of this moment is over or somebody must do something else. */
  hold(rounds = 1): this {
    const began = this.round
    while (this.step === 'battle' && this.round < began + rounds) {
      const [side] = this.deciding
      const [block] = this.offered(side, 'hold')
      if (block === undefined) break
      this.act(side, `hold ${block}`)
    }
    return this
  }

  /** The round of the battle that is being fought; 0 if there is none. */
  get round(): number {
    const frame = this.state.stack.find((each) => each.step === 'battle')
    return frame?.step === 'battle' ? frame.round : 0
  }

  get attacker(): SideName | null {
    const frame = this.state.stack.find((each) => each.step === 'battle')
    return frame?.step === 'battle' ? SIDES[frame.attacker] : null
  }
}
