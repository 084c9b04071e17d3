/** What a battle board shows, worked out from the view and from what was heard. For all block games. */
import type { GameEvent } from '@muster/kernel/game'
import type { PieceScene } from '../client.ts'

import type { Heard } from '../match/source.ts'
import type { Table } from '../table.svelte.ts'
import { ui } from '../text/index.svelte.ts'

export interface Roll {
  readonly block: string
  readonly dice: readonly number[]
  readonly rating: number
}

/** What one side rolled at once: one block, or in some games all that fire together. */
export interface Volley {
  readonly seat: number
  /** Which volley of the match it is. */
  readonly number: number
  readonly round: number
  readonly rolls: readonly Roll[]
  readonly hits: number
  /** Who has taken hits of it, in order. */
  readonly taken: readonly Taken[]
}

/** One hit: what was left of whom before and after it. */
export interface Taken {
  readonly block: string
  readonly from: number
  readonly to: number
  readonly half: boolean
}

/** A part of a round and who acts in it, in order. */
export interface Part {
  readonly label: string
  readonly pieces: readonly PieceScene[]
  readonly now?: boolean
}

/** What a game says of its battles. */
export interface BattleRules {
  readonly area: string
  /** The attacking seat. */
  readonly attacker: number
  readonly round: number
  /** At most so many rounds. */
  readonly rounds: number
  /** The numbers of the rules that the board cites. */
  readonly rules: {
    readonly rounds: string
    readonly order: string
    readonly reserves: string
    readonly hits: string
  }
}

/** A box beside a rank: those who do not fight now, and why. */
export interface Aside {
  readonly label: string
  readonly note: string
  readonly rule: string
  readonly pieces: readonly PieceScene[]
}

export interface BattleScene extends BattleRules {
  readonly title: string
  /** Who attacks and who defends. */
  readonly sides: string
  /** How many blocks of what strength. */
  counted(blocks: number, steps: number): string
  /** What is said of the end of the rounds and of the order. */
  readonly lastRound: string
  readonly orderNote: string
  readonly defender: number
  readonly ranks: readonly (readonly PieceScene[])[]
  readonly asides: readonly (readonly Aside[])[]
  readonly order: readonly Part[]
  /** A word about a piece, by its key. */
  readonly notes: ReadonlyMap<string, string>
  /** Who has had a turn this round. */
  readonly acted: ReadonlySet<string>
  /** All that was rolled in this battle, the newest last. */
  readonly volleys: readonly Volley[]
}

interface OfBlock extends GameEvent {
  readonly block: string
}
interface OfRoll extends OfBlock {
  readonly dice: readonly number[]
  readonly rating?: number
  readonly effectiveness?: number
  readonly hits: number
}
interface OfHit extends OfBlock {
  readonly steps: number
  readonly lost?: number
  readonly half?: boolean
}
const ROLLS = ['fought', 'charged', 'answered', 'rolled']
/** Rolls of this kind that follow one another are one volley. */
const TOGETHER = 'rolled'
const isRoll = (event: GameEvent): event is OfRoll => ROLLS.includes(event.type)
const BEGINS = ['battle-begins', 'storm', 'sally']
const TURNS = [...ROLLS, 'passed', 'retreats', 'retreated', 'treachery']
const ofBlock = (event: GameEvent): OfBlock => event as OfBlock

const ratingOf = (piece: PieceScene): string => piece.face?.rating ?? 'Z'

export function battleScene(table: Table, battle: BattleRules): BattleScene {
  const words = ui.t.battle
  const here = table.pieces.filter((piece) => piece.area === battle.area)
  const rank = (seat: number): PieceScene[] =>
    here.filter((p) => p.seat === seat && !p.reserve).sort((a, b) => ratingOf(a).localeCompare(ratingOf(b)))
  const ranks = [rank(0), rank(1)]
  const defender = 1 - battle.attacker
  const inOrder = [...ranks[defender], ...ranks[battle.attacker]]
  const letters = ['A', 'B', 'C', ...(inOrder.some((piece) => ratingOf(piece).startsWith('D')) ? ['D'] : [])]
  return {
    ...battle,
    title: words.title(table.name('area', battle.area)),
    sides: words.sides(table.seatName(battle.attacker), table.seatName(1 - battle.attacker)),
    counted: words.steps,
    lastRound: words.afterLast(battle.rounds),
    orderNote: words.order,
    defender,
    ranks,
    asides: [0, 1].map((seat) =>
      reserveBox(
        here.filter((p) => p.seat === seat && p.reserve),
        battle.rules.reserves,
      ),
    ),
    order: letters.map((label) => ({
      label,
      pieces: inOrder.filter((piece) => piece.face?.rating.startsWith(label)),
    })),
    notes: new Map(),
    ...heardOf(table, table.log),
  }
}

/** The box of those who join later, if there are any. */
const reserveBox = (pieces: readonly PieceScene[], rule: string): Aside[] =>
  pieces.length === 0 ? [] : [{ label: ui.t.battle.reserve, note: ui.t.battle.reserveJoins, rule, pieces }]

function heardOf(table: Table, log: readonly Heard[]): Pick<BattleScene, 'acted' | 'volleys'> {
  let acted = new Set<string>()
  let volleys: Volley[] = []
  let round = 1
  let last = ''
  for (const event of log.flatMap((heard) => heard.events)) {
    if (BEGINS.includes(event.type)) volleys = []
    if (BEGINS.includes(event.type) || event.type === 'round-begins') {
      round = (event as GameEvent & { readonly round?: number }).round ?? 1
      acted = new Set()
      continue
    }
    if (isRoll(event)) volleys = withRoll(table, volleys, event, round, last)
    else if (event.type === 'hit') volleys = withHit(volleys, ofBlock(event).block, event as OfHit)
    if (TURNS.includes(event.type) && 'block' in event) acted.add(ofBlock(event).block)
    last = event.type
  }
  return { acted, volleys }
}

function withRoll(table: Table, all: Volley[], event: OfRoll, round: number, last: string): Volley[] {
  const newest = all[all.length - 1]
  const seat = table.client.seatOf(event) ?? 0
  const { dice, rating, effectiveness, hits } = event
  const roll = { block: event.block, dice, rating: rating ?? effectiveness ?? 0 }
  if (event.type === TOGETHER && last === TOGETHER && newest?.seat === seat) {
    const more = { ...newest, rolls: [...newest.rolls, roll], hits: newest.hits + hits }
    return [...all.slice(0, -1), more]
  }
  return [...all, { seat, number: all.length + 1, round, rolls: [roll], hits, taken: [] }]
}

function withHit(all: Volley[], block: string, { steps, lost = 1, half = false }: OfHit): Volley[] {
  const newest = all[all.length - 1]
  if (newest === undefined) return all
  const taken = { block, from: half ? steps : steps + lost, to: steps, half }
  return [...all.slice(0, -1), { ...newest, taken: [...newest.taken, taken] }]
}

/** The newest volley of each seat. A die is never replaced by another side's die. */
export const lastOf = (volleys: readonly Volley[], seat: number): Volley | null =>
  volleys.findLast((volley) => volley.seat === seat) ?? null

/** On average so many of these dice hit. */
export const expectedOf = ({ rolls }: Volley): number =>
  rolls.reduce((sum, { dice, rating }) => sum + (dice.length * Math.max(0, rating)) / 6, 0)

/** Dice that decide something else than hits, and what they decided, in words. */
export interface Tried {
  readonly seat: number
  readonly dice: readonly number[]
  readonly happens: boolean
  readonly text: string
}

/** Such dice of what is shown now: whether cavalry routs, who pursues, whether somebody is tempted in vain. */
export const triedNow = (table: Table): readonly Tried[] =>
  (table.playback.beat?.events ?? []).flatMap((event) => {
    const word = table.client.course.says?.(event)
    if (word?.says !== 'tried') return []
    const { seat, dice, happens } = word
    return [{ seat, dice, happens, text: table.text.event(event) }]
  })
