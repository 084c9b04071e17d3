/** The lines of a coach: each is told once ever, beside the thing it speaks of, when that first matters. */
import type { Language } from '@muster/kernel/text'
import type { PieceScene } from '../client.ts'
import { settings } from '../settings.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { COACH_WORDS } from '../text/coach.ts'
import type { Anatomy } from './anatomy.ts'
import type { Anchor } from './anchors.ts'

export interface CoachLine {
  readonly id: string
  /** The rule it speaks of; empty for none. */
  readonly rule: string
  readonly text: Readonly<Record<Language, string>>
  /** What it points at, if this is the moment for it. It is asked only while the player has something to choose. */
  when(table: Table): Anchor | null
}

export interface Coaching {
  readonly lines: readonly CoachLine[]
  readonly anatomy: Anatomy
}

/** How a game's lines are put together: its words, their rules, and when each is told. The first that fits comes first. */
export function coachLines<Id extends string>(
  words: Readonly<Record<Language, Readonly<Record<Id, string>>>>,
  rules: Readonly<Record<Id, string>>,
  when: Readonly<Record<Id, (table: Table) => Anchor | null>>,
): readonly CoachLine[] {
  return (Object.keys(when) as Id[]).map((id) => ({
    id,
    rule: rules[id],
    text: { en: words.en[id], pl: words.pl[id] },
    when: when[id],
  }))
}

// What lines wait for.

export const asks = ({ promptCode }: Table, ...codes: readonly string[]): boolean =>
  codes.includes(promptCode)

export const offersVerb = ({ offers }: Table, ...verbs: readonly string[]): boolean =>
  offers.all.some((words) => verbs.includes(words.split(' ')[0]))

/** How many of the last gestures count as just now. */
const LATELY = 4

/** Whether something of this kind has just happened. */
export const heard = ({ log }: Table, ...types: readonly string[]): boolean =>
  log.slice(-LATELY).some(({ events }) => events.some(({ type }) => types.includes(type)))

export const anchorOf = (piece: PieceScene | undefined): Anchor | null =>
  piece === undefined ? null : `piece ${piece.key}`

export const ownPiece = (table: Table, such: (piece: PieceScene) => boolean = () => true): Anchor | null =>
  anchorOf(
    table.pieces.find((piece) => piece.seat === table.viewerSeat && piece.block !== null && such(piece)),
  )

/** A piece that may be sent somewhere, while nothing is chosen yet. */
export const movable = (table: Table): Anchor | null =>
  table.chosen.length > 0
    ? null
    : ownPiece(table, ({ block }) => block !== null && table.offeredPieces.has(block))

/** A place to which what is chosen may go. */
export function target(table: Table, such: (area: string) => boolean): Anchor | null {
  if (table.chosen.length === 0) return null
  const found = table.targets.find(({ area }) => such(area))
  return found === undefined ? null : `area ${found.area}`
}

/** A place over a border of at most so many blocks. */
export const overBorder = (table: Table, limit: number): Anchor | null =>
  target(table, (area) => {
    const from = table.activeArea
    const border = from === null ? null : table.client.border?.(from, area, 'en')
    return border != null && border.limit <= limit
  })

/** An area in which more of the viewer's blocks stand than this. */
export function crowded(table: Table, most: number): Anchor | null {
  const counts = new Map<string, number>()
  for (const { area, seat } of table.pieces)
    if (seat === table.viewerSeat) counts.set(area, (counts.get(area) ?? 0) + 1)
  const [found] = [...counts].find(([, count]) => count > most) ?? []
  return found === undefined ? null : `area ${found}`
}

/** A block in the battle that hits with something else than is printed on it. */
export const hitsBetter = (table: Table): Anchor | null =>
  table.battleArea === null
    ? null
    : anchorOf(
        table.pieces.find(
          ({ area, block }) =>
            area === table.battleArea &&
            block !== null &&
            table.client.course.hitsWith?.(table.view, block)?.because != null,
        ),
      )

export const inBattle = (table: Table): boolean => table.battleArea !== null

/** What is told at any table. */
export const COMMON: readonly CoachLine[] = [
  {
    id: 'pace',
    rule: '',
    text: COACH_WORDS.faster,
    // Whoever has played for a while, at the pace that newcomers get.
    when: (table) =>
      settings.pace === null && table.log.filter(({ seat }) => seat === table.viewerSeat).length > 14
        ? 'pace'
        : null,
  },
]
