/** How a match of Richard III is shown: which event is which beat, and what it changes on the map. */
import type { GameEvent } from '@muster/kernel/game'
import { standsIn } from '@muster/table-kit/chronicle/chronicle.ts'
import { type BlockChange, changedBlocks } from '@muster/table-kit/course/block-changes.ts'
import type { BeatKind, Course, Going, Joining, Strength } from '@muster/table-kit/course/kinds.ts'
import type { BattleWord } from '@muster/table-kit/course/report.ts'
import type { RichardEvent } from '../events.ts'
import { BLOCKS, COUNTERPART, HEIRS, isHeir, RATING, SIDE, SIDES } from '../tables.ts'
import type { RichardView } from '../view.ts'

const BEATS: Readonly<Record<RichardEvent['type'], BeatKind | Joining>> = {
  'campaign-begins': 'line',
  'turn-begins': 'line',
  'hand-dealt': 'line',
  'hand-kept': 'line',
  'hand-shown': 'event',
  'card-laid': 'line',
  'cards-revealed': 'cards',
  marched: 'march',
  sailed: 'voyage',
  recruited: 'recruit',
  'muster-named': 'event',
  'event-passed': 'line',
  'plague-strikes': 'event',
  'actions-ended': 'line',
  'main-attack-declared': 'attack',
  'battle-begins': 'announced',
  'round-begins': 'round',
  'block-revealed': 'opening',
  'reserves-enter': 'line',
  'control-changed': 'joins',
  fought: 'roll',
  charged: 'roll',
  answered: 'roll',
  passed: 'line',
  hit: 'hit',
  treachery: 'treachery',
  treason: 'treachery',
  'changed-sides': 'joins',
  retreated: 'retreat',
  'battle-ends': 'result',
  regrouped: 'march',
  killed: 'fall',
  lost: 'fall',
  'step-lost': 'attrition',
  'henry-freed': 'crown',
  'king-proclaimed': 'crown',
  executed: 'crown',
  'heir-enters': 'table',
  'heir-waits': 'line',
  'political-turn-begins': 'line',
  disbanded: 'table',
  'nobles-counted': 'table',
  usurped: 'crown',
  'throne-kept': 'crown',
  'went-home': 'table',
  'went-to-pool': 'table',
  'rebel-joins': 'table',
}

const of = (event: GameEvent): RichardEvent => event as RichardEvent

function kind(event: GameEvent): BeatKind | Joining {
  const e = of(event)
  // Blocks are turned up before the first round is named.
  if (e.type === 'round-begins' && e.round === 1) return 'joins'
  if (e.type === 'killed' && isHeir(BLOCKS.indexOf(e.block))) return 'heir'
  return BEATS[e.type] ?? 'line'
}

function going(event: GameEvent): Going | null {
  const e = of(event)
  return e.type === 'marched' || e.type === 'sailed' || e.type === 'regrouped'
    ? { piece: String(e.token), from: e.from, to: e.to }
    : null
}

function changeOf(event: RichardEvent): BlockChange | null {
  switch (event.type) {
    case 'marched':
    case 'sailed':
    case 'regrouped':
    case 'retreated':
      return { does: 'moves', token: event.token, to: event.to }
    case 'went-home':
      return { does: 'moves', token: event.token, to: event.area }
    case 'disbanded':
      return event.to === null
        ? { does: 'goes', token: event.token }
        : { does: 'moves', token: event.token, to: event.to }
    case 'step-lost':
      return event.steps === undefined ? null : { does: 'has', token: event.token, steps: event.steps }
    case 'hit':
      return { does: 'has-left', block: event.block, steps: event.steps }
    case 'killed':
      return { does: 'goes', block: event.block }
    case 'lost':
    case 'went-to-pool':
      return { does: 'goes', token: event.token }
    case 'block-revealed': {
      const side = SIDES[SIDE[BLOCKS.indexOf(event.block)]]
      return { does: 'shows', block: event.block, steps: event.steps, side, at: event.area }
    }
    case 'changed-sides':
    case 'recruited':
    case 'heir-enters':
      return { does: 'anew', at: event.area }
    default:
      return null
  }
}

const PLACE = {
  at: (each: RichardView['blocks'][number]) => each.area,
  put: (each: RichardView['blocks'][number], to: string) => ({ ...each, area: to }),
}

function happens(before: unknown, event: GameEvent, after: unknown): RichardView {
  const [was, will] = [before as RichardView, after as RichardView]
  const change = changeOf(of(event))
  const blocks = change === null ? was.blocks : changedBlocks(was.blocks, change, will.blocks, PLACE)
  const e = of(event)
  switch (e.type) {
    case 'killed':
      return { ...was, blocks, dead: e.dead ? [...was.dead, e.block] : was.dead }
    case 'usurped':
    case 'king-proclaimed':
      return { ...was, blocks, throne: will.throne, king: will.king, pretender: will.pretender }
    case 'block-revealed':
    case 'round-begins':
      return { ...was, blocks, battle: will.battle ?? was.battle }
    case 'cards-revealed':
      return { ...was, blocks, cards: will.cards, laid: will.laid, first: will.first }
    default:
      return { ...was, blocks }
  }
}

const seat = (side: string): number => (SIDES as readonly string[]).indexOf(side)

function says(event: GameEvent): BattleWord | null {
  const e = of(event)
  switch (e.type) {
    case 'battle-begins':
      return { says: 'begins', area: e.area, attacker: seat(e.attacker) }
    case 'round-begins':
      return { says: 'round', round: e.round }
    case 'block-revealed':
      return { says: 'shown', block: e.block, steps: e.steps }
    case 'fought':
    case 'charged':
    case 'answered':
      return { says: 'rolled', block: e.block, dice: e.dice, rating: e.rating, hits: e.hits }
    case 'hit':
      return { says: 'hit', block: e.block, steps: e.steps }
    case 'killed':
      return { says: 'fell', block: e.block, forGood: e.dead }
    case 'retreated':
      return { says: 'retreated', block: e.block, to: e.to }
    case 'treachery':
      return { says: 'tried', seat: SIDE[BLOCKS.indexOf(e.by)] ?? 0, dice: e.dice, happens: e.turned }
    case 'treason':
      return { says: 'tried', seat: seat(e.side), dice: e.dice, happens: e.turned }
    case 'changed-sides': {
      // The block that is told of is the one that he fights as from now on.
      const now = BLOCKS.indexOf(e.block)
      return { says: 'changed', block: BLOCKS[COUNTERPART[now]] ?? null, to: SIDE[now] ?? 0 }
    }
    case 'battle-ends':
      return { says: 'ends', winner: e.winner === null ? null : seat(e.winner) }
    default:
      return null
  }
}

/** 2.2 to 2.6 At its shield, cathedral, city or crown a block fights better; the rules have worked it out. */
function hitsWith(view: unknown, id: string): Strength | null {
  const rating = (view as RichardView).battle?.ratings[id]
  if (rating === undefined) return null
  return rating > RATING[BLOCKS.indexOf(id)]
    ? { rating, because: 'home', rule: '2.2' }
    : { rating, because: null, rule: null }
}

/** 9.0 Whoever has lost five heirs has lost. */
const heirsLeft = ({ dead }: RichardView, side: number): number =>
  HEIRS[side].filter((heir) => !dead.includes(BLOCKS[heir])).length

export const course: Course = {
  says,
  seatOf: (id) => SIDE[BLOCKS.indexOf(id)] ?? 0,
  hitsWith,
  scores: (view) => [
    { name: 'heirs', values: [0, 1].map((side) => heirsLeft(view as RichardView, side)), of: 5 },
  ],
  when: (view) => ({ chapter: (view as RichardView).campaign, winter: (view as RichardView).political }),
  crown: (view) => seat((view as RichardView).throne),
  areas: (view) =>
    standsIn(
      (view as RichardView).blocks.map(({ side, area }) => ({ side, place: area })),
      SIDES,
    ),
  turnedUp(event) {
    const e = of(event)
    return e.type === 'cards-revealed' ? e.cards.map((card, seat) => ({ seat, card })) : []
  },
  kind,
  going,
  happens,
  leaves: (view, after) => ({ ...(after as RichardView), blocks: (view as RichardView).blocks }),
  chosen: ['went-home', 'went-to-pool'],
  closes: ['rebel-joins'],
  nobodys: ['disbanded', 'nobles-counted', 'rebel-joins'],
  namesBattle: ['battles'],
  budget: 10_000,
  lengths: { treachery: { ms: 2200 }, crown: { ms: 2400 } },
}
