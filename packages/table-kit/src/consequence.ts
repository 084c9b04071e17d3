/** What a move to a target would mean here and now: against how many, over which border. */

import { capital } from '@muster/kernel/sentence'
import type { Target } from './offers.ts'
import { settings } from './settings.svelte.ts'
import type { Table } from './table.svelte.ts'
import { listed, ui } from './text/index.svelte.ts'

export interface Consequence {
  readonly attack: boolean
  /** For the row of a list: “4 v 1 hidden · black 0/6”. */
  readonly row: string
  /** For the line at the target: “4 against 1 · black 0/6”. */
  readonly line: string
  /** A whole sentence. */
  readonly told: string
}

interface Crossed {
  readonly kind: string
  readonly count: number
  readonly limit: number
}

/** The last border on the way, and how full it is. */
function crossed(table: Table, target: Target): Crossed | null {
  if (table.client.leaps?.includes(lastVerb(table, target)) === true) return null
  const path = table.pathTo(target)
  const from = path.length > 1 ? path[path.length - 2] : table.activeArea
  if (from === null || from === undefined || path.length === 0) return null
  const facts = table.client.border?.(from, target.area, settings.language) ?? null
  if (facts === null) return null
  const known = table.client
    .crossings(table.view)
    .find((each) => each.seat === table.viewerSeat && each.from === from && each.to === target.area)
  return { kind: facts.kind, count: known?.count ?? 0, limit: facts.limit }
}

/** How the last step there is taken. */
const lastVerb = ({ selection }: Table, target: Target): string =>
  selection.ordersTo(target)[0]?.words.at(-1)?.split(' ')[0] ?? ''

/** What there is to say of a place before it is chosen, where choosing it means one thing. */
function stakesIn(table: Table, area: string): string {
  const [words, other] = table.offers.places.get(area) ?? []
  return words === undefined || other !== undefined ? '' : (table.client.stakes?.(table, words) ?? '')
}

export function consequenceOf(table: Table, target: Target): Consequence {
  const words = ui.t.room
  const border = crossed(table, target)
  const path = table.pathTo(target)
  const by = path.length > 1 ? table.byName(path) : ''
  const sea = table.client.sails === lastVerb(table, target) ? words.bySea : ''
  const gauge = border === null ? sea : `${border.kind} ${border.count}/${border.limit}`
  const there = table.pieces.filter((piece) => piece.area === target.area)
  const enemies = there.filter((piece) => piece.seat !== table.viewerSeat)
  const hidden = enemies.filter((piece) => piece.block === null && piece.counter === undefined).length
  // Where nobody is sent, those fight who stand there already, whoever attacked.
  const fights = target.blocks.length === 0 && enemies.length > 0 && enemies.length < there.length
  // An area that is only pointed at is no march: what pointing at it means, the sentence says.
  const pointed = target.blocks.length === 0 && !fights
  const attack = !pointed && table.attacks(target.area)
  const mine = fights ? there.length - enemies.length : target.blocks.length
  const counted = mine > 0 && enemies.length > 0 && enemies[0].counter === undefined
  const stakes = pointed ? stakesIn(table, target.area) : ''
  const direct = pointed
    ? stakes || ui.t.battle.mayBeChosen
    : attack
      ? fights
        ? ui.t.list.battle
        : ui.t.list.attack
      : ui.t.list.go
  const row = [attack && counted ? words.versus(mine, enemies.length, hidden) : '', by, gauge, stakes].filter(
    Boolean,
  )
  // Where counters are not counted the plate with the swords says it already.
  const bare = pointed || enemies[0]?.counter !== undefined
  const line = [
    attack ? (counted ? words.against(mine, enemies.length) : bare ? '' : direct) : '',
    gauge || by,
  ]
  const told = [
    attack && counted
      ? fights
        ? words.against(mine, enemies.length)
        : words.attackOn(mine, enemies.length, hidden)
      : direct,
    border === null ? sea : words.borderUsed(border.kind, border.count, border.limit),
    by,
    target.reason === null
      ? ''
      : words.wouldStay(
          capital(listed(target.behind.map((block) => table.name('block', block)))),
          table.text.refusal(target.reason),
          target.reason.rule,
        ),
  ]
  return {
    attack,
    row: row.join(' · ') || (pointed ? '' : direct),
    line: line.filter(Boolean).join(' · ') || (bare ? '' : direct),
    told: told.filter(Boolean).join(' · '),
  }
}
