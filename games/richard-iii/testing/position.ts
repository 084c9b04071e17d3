/**
 * The position language for rules tests: a few words set up a table, action words play on it.
 *
 *   const table = position({ middlesex: 'henry-vi 4', calais: 'warwick-y, march' }).turn('action-3-1', 'action-3-2')
 *   table.york('move warwick-y', 'sail kent')
 *   expect(table.whyNot('york', 'move henry-vi')).toMatchObject({ rule: '5.2' })
 *
 * Blocks and areas go by their ids (see data/); a number is a strength, full if left out.
 */
import { put } from '@muster/block-kit/blocks'
import { TestTable } from '@muster/kernel/testing/test-table'
import type { RichardEvent } from '../events.ts'
import { richardIII as game } from '../game.ts'
import { emptyTable } from '../rules/4-scenarios.ts'
import { playerOne } from '../rules/5-cards.ts'
import type { Readings, State } from '../state.ts'
import {
  AREAS,
  ARMIES,
  ASIDE,
  areaNumber,
  BLOCKS,
  BOTH,
  blockNumber,
  COUNTERPART,
  cardNumber,
  DEAD,
  EVERY_BLOCK,
  HEIRS,
  KIND,
  MAX_STEPS,
  MINORS,
  onMap,
  POOL,
  SIDE,
  SIDES,
  type Side,
  SPENT,
  TOWER,
} from '../tables.ts'
import type { RichardView } from '../view.ts'

export type SideName = (typeof SIDES)[number]
const sideNumber = (side: SideName): Side => SIDES.indexOf(side) as Side

const BOXES: Readonly<Record<string, number>> = {
  pool: POOL,
  'face-down': SPENT,
  minors: MINORS,
  aside: ASIDE,
  tower: TOWER,
  dead: DEAD,
}

/** Blocks by place, such as { fife: 'wallace 4, douglas 3' }; pool, face-down, minors, aside, tower, dead are places. */
export type Placement = Readonly<Record<string, string>>

/** Anything else about the state that a test needs to be so. */
export type Circumstances = Partial<Pick<State, 'campaign' | 'lastCampaign' | 'turn' | 'minorsDue'>> & {
  readonly scenario?: string
  /** The side on the throne; Lancaster if left out. Its senior heir in play is King. */
  readonly throne?: SideName
  readonly readings?: Partial<Readings>
  readonly hands?: readonly [string, string]
}

/**
 * A table with these blocks on it. Who is not mentioned is not there: heirs are dead if they come before the senior who
 * is there, and otherwise alive and away as minors of whom none is due; all others are aside.
 */
export function position(placement: Placement, circumstances: Circumstances = {}): RichardTable {
  const { scenario, throne, readings, hands, ...rest } = circumstances
  const s = Object.assign(emptyTable(scenario ?? 'wars-of-the-roses'), rest)
  Object.assign(s.readings, readings)
  for (const block of EVERY_BLOCK) put(s, ARMIES, block, KIND[block] === 'heir' ? MINORS : ASIDE)
  for (const [place, blocks] of Object.entries(placement)) {
    for (const words of blocks.split(',').filter((each) => each.trim() !== ''))
      putWords(s, place, words.trim())
  }
  for (const heirs of HEIRS) buryTheSeniors(s, heirs, placement.minors ?? '')
  s.throne = sideNumber(throne ?? 'lancaster')
  s.first = (1 - s.throne) as Side
  s.king = HEIRS[s.throne].find((heir) => onMap(s.at[heir]) || s.at[heir] === TOWER) ?? -1
  hands?.forEach((cards, side) => {
    s.hands[side as Side] = cards.split(',').map((card) => cardNumber(card.trim()))
    for (const card of s.hands[side as Side]) s.cardKnown[card] = 1 << side
  })
  return new RichardTable(game, SIDES, s)
}

function putWords(s: State, place: string, words: string): void {
  const [name, steps] = words.split(/\s+/)
  const block = blockNumber(name)
  const to = BOXES[place] ?? areaNumber(place)
  put(s, ARMIES, block, to)
  const other = COUNTERPART[block]
  if (other >= 0 && (to === DEAD || s.at[other] === MINORS)) put(s, ARMIES, other, to === DEAD ? DEAD : ASIDE)
  if (!onMap(to)) return
  s.steps[block] = steps === undefined ? MAX_STEPS[block] : Number(steps)
  s.token[block] = s.nextToken++
}

/** Whoever comes before the senior heir who is there, and is not said to be a minor, is dead. */
function buryTheSeniors(s: State, heirs: readonly number[], minors: string): void {
  const senior = heirs.findIndex((heir) => onMap(s.at[heir]) || s.at[heir] === TOWER)
  for (const heir of heirs.slice(0, Math.max(0, senior))) {
    if (s.at[heir] === MINORS && !minors.includes(BLOCKS[heir])) put(s, ARMIES, heir, DEAD)
  }
}

/** The table of Richard III. */
export class RichardTable extends TestTable<State, RichardView, RichardEvent, SideName> {
  // Where to begin

  /** A game turn in which these cards were turned up: actions, battles, supply, and so on to the next turn. */
  turn(lancaster: string, york: string): this {
    const cards: [number, number] = [cardNumber(lancaster), cardNumber(york)]
    this.state.cards = cards
    for (const card of cards) this.state.cardKnown[card] = BOTH
    this.state.discards = cards.slice()
    this.state.first = playerOne(this.state, cards)
    return this.begin({ step: 'game-turn', stage: 1 })
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
    this.state.attacker[areaNumber(area)] = sideNumber(attacker)
    return this.begin({ step: 'battles' })
  }

  supplyPhase(): this {
    return this.begin({ step: 'supply-phase', stage: 0, due: [0, 0] })
  }

  politicalTurn(): this {
    return this.begin({ step: 'political-turn', stage: 0 })
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
