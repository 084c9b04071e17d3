/** How a match of Hammer of the Scots is shown: which event is which beat, and what it changes on the map. */

import type { GameEvent } from '@muster/kernel/game'
import { standsIn } from '@muster/table-kit/chronicle/chronicle.ts'
import { type BlockChange, changedBlocks } from '@muster/table-kit/course/block-changes.ts'
import type { BeatKind, Course, Going, Joining, Strength } from '@muster/table-kit/course/kinds.ts'
import type { BattleWord } from '@muster/table-kit/course/report.ts'
import type { HammerEvent } from '../events.ts'
import { AREAS, BLOCKS, HOMES, KIND, RATING, SIDE, SIDES, THE_ENGLAND } from '../tables.ts'
import type { HammerView } from '../view.ts'

const BEATS: Readonly<Record<HammerEvent['type'], BeatKind | Joining>> = {
  'year-begins': 'line',
  'hand-dealt': 'line',
  levied: 'table',
  'card-laid': 'line',
  'cards-revealed': 'cards',
  'event-played': 'event',
  'event-passed': 'line',
  'herald-named': 'die',
  pillaged: 'event',
  'step-lost': 'attrition',
  'step-gained': 'attrition',
  sailed: 'voyage',
  'truce-declared': 'joins',
  crowned: 'crown',
  'noble-changed-sides': 'sides',
  marched: 'march',
  'moves-ended': 'line',
  'main-attack-declared': 'attack',
  'battle-begins': 'announced',
  'round-begins': 'round',
  'block-revealed': 'joins',
  'celtic-unity': 'die',
  'control-changed': 'joins',
  fought: 'roll',
  passed: 'line',
  hit: 'hit',
  eliminated: 'fall',
  retreats: 'retreat',
  'retreated-to': 'joins',
  'battle-ends': 'result',
  regrouped: 'march',
  'raid-loss': 'attrition',
  'pillage-loss': 'attrition',
  'edward-dies': 'crown',
  'winter-begins': 'line',
  'went-home': 'table',
  disbanded: 'table',
  'edward-winters': 'table',
  'wallace-to-selkirk': 'table',
  'king-to-cathedral': 'table',
  raised: 'table',
  landed: 'table',
  'french-join': 'table',
  'nobles-counted': 'table',
}

const of = (event: GameEvent): HammerEvent => event as HammerEvent

function kind(event: GameEvent): BeatKind | Joining {
  const e = of(event)
  // Whoever leads a side falls once in a match.
  if (e.type === 'eliminated' && e.dead && KIND[BLOCKS.indexOf(e.block)] === 'leader') return 'heir'
  return e.type === 'round-begins' && e.round === 1 ? 'opening' : (BEATS[e.type] ?? 'line')
}

function going(event: GameEvent): Going | null {
  const e = of(event)
  return e.type === 'marched' || e.type === 'sailed' || e.type === 'regrouped'
    ? { piece: String(e.token), from: e.from, to: e.to }
    : null
}

function changeOf(event: HammerEvent): BlockChange | null {
  switch (event.type) {
    case 'marched':
    case 'sailed':
    case 'regrouped':
    case 'retreated-to':
      return { does: 'moves', token: event.token, to: event.to }
    case 'went-home':
    case 'king-to-cathedral':
      return { does: 'moves', token: event.token, to: event.area }
    case 'step-lost':
    case 'step-gained':
      return event.steps === undefined ? null : { does: 'has', token: event.token, steps: event.steps }
    case 'hit':
      return { does: 'has-left', block: event.block, steps: event.steps }
    case 'eliminated':
    case 'retreats':
      return { does: 'goes', block: event.block }
    case 'disbanded':
      return { does: 'goes', token: event.token }
    case 'block-revealed': {
      const side = SIDES[SIDE[BLOCKS.indexOf(event.block)]]
      return { does: 'shows', block: event.block, steps: event.steps, side, at: event.area }
    }
    case 'noble-changed-sides':
    case 'raised':
    case 'landed':
      return { does: 'anew', at: event.area }
    case 'levied':
      return { does: 'anew', at: AREAS[THE_ENGLAND] }
    default:
      return null
  }
}

const PLACE = {
  at: (each: HammerView['blocks'][number]) => each.area,
  put: (each: HammerView['blocks'][number], to: string) => ({ ...each, area: to }),
}

function happens(before: unknown, event: GameEvent, after: unknown): HammerView {
  const [was, will] = [before as HammerView, after as HammerView]
  const change = changeOf(of(event))
  const blocks = change === null ? was.blocks : changedBlocks(was.blocks, change, will.blocks, PLACE)
  switch (of(event).type) {
    case 'round-begins':
      return { ...was, blocks, battle: will.battle ?? was.battle }
    case 'noble-changed-sides':
      return { ...was, blocks, nobles: will.nobles, nobleCount: will.nobleCount }
    case 'cards-revealed':
      return { ...was, blocks, cards: will.cards, laid: will.laid, first: will.first }
    default:
      return { ...was, blocks }
  }
}

const seat = (side: (typeof SIDES)[number]): number => SIDES.indexOf(side)

function says(event: GameEvent): BattleWord | null {
  const e = of(event)
  switch (e.type) {
    case 'battle-begins':
      return { says: 'begins', area: e.area, attacker: seat(e.attacker) }
    case 'round-begins':
      return { says: 'round', round: e.round }
    case 'block-revealed':
      return { says: 'shown', block: e.block, steps: e.steps }
    case 'celtic-unity':
      return { says: 'tried', seat: SIDE[BLOCKS.indexOf(e.block)] ?? 0, dice: [e.die], happens: e.leaves }
    case 'fought':
      return { says: 'rolled', block: e.block, dice: e.dice, rating: e.rating, hits: e.hits }
    case 'hit':
      return { says: 'hit', block: e.block, steps: e.steps }
    case 'eliminated':
      return { says: 'fell', block: e.block, forGood: e.dead }
    case 'retreats':
      return { says: 'retreated', block: e.block, to: e.to ?? null }
    case 'noble-changed-sides':
      return { says: 'changed', block: null, to: seat(e.side) }
    case 'battle-ends':
      return { says: 'ends', winner: e.winner === null ? null : seat(e.winner) }
    default:
      return null
  }
}

/** 1.4 A noble who defends his home fights one better. */
function hitsWith(view: unknown, id: string): Strength | null {
  const { battle } = view as HammerView
  const number = BLOCKS.indexOf(id)
  if (battle === null || number < 0) return null
  const defends = SIDES[SIDE[number]] !== battle.attacker
  const home = defends && HOMES[number].includes(AREAS.indexOf(battle.area))
  return home
    ? { rating: RATING[number] + 1, because: 'home', rule: '1.4' }
    : { rating: RATING[number], because: null, rule: null }
}

export const course: Course = {
  says,
  seatOf: (id) => SIDE[BLOCKS.indexOf(id)] ?? 0,
  hitsWith,
  scores: (view) => [{ name: 'nobles', values: (view as HammerView).nobleCount, of: 14 }],
  when: (view) => ({ chapter: (view as HammerView).year, winter: (view as HammerView).winter }),
  areas: (view) =>
    standsIn(
      (view as HammerView).blocks.map(({ side, area }) => ({ side, place: area })),
      SIDES,
    ),
  turnedUp(event) {
    const e = of(event)
    return e.type === 'cards-revealed' ? e.cards.map((card, seat) => ({ seat, card })) : []
  },
  kind,
  going,
  happens,
  leaves: (view, after) => ({ ...(after as HammerView), blocks: (view as HammerView).blocks }),
  nobodys: ['levied', 'french-join', 'nobles-counted'],
  closes: ['levied'],
  namesBattle: ['battles'],
  budget: 10_000,
  lengths: { recruit: { ms: 1000, more: 120 } },
}
