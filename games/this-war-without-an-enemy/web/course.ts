/** How a match of This War Without an Enemy is shown: which event is which beat, and what it changes on the map. */
import type { GameEvent } from '@muster/kernel/game'
import { standsIn } from '@muster/table-kit/chronicle/chronicle.ts'
import { type BlockChange, changedBlocks } from '@muster/table-kit/course/block-changes.ts'
import type { BeatKind, Course, Going, Joining, Strength } from '@muster/table-kit/course/kinds.ts'
import type { BattleWord } from '@muster/table-kit/course/report.ts'
import type { WarEvent } from '../events.ts'
import { BLOCKS, isArtillery, isCavalry, SIDE, SIDES } from '../tables.ts'
import type { CombatView, WarView } from '../view.ts'

const BEATS: Readonly<Record<WarEvent['type'], BeatKind | Joining>> = {
  'year-begins': 'table',
  'turn-begins': 'line',
  'hand-dealt': 'line',
  'card-discarded': 'line',
  'card-laid': 'line',
  'cards-revealed': 'cards',
  'player-one': 'arbiter',
  'event-enacted': 'event',
  'event-declined': 'line',
  'event-aimed': 'event',
  arrived: 'recruit',
  'action-taken': 'line',
  marched: 'march',
  sailed: 'voyage',
  'actions-ended': 'line',
  'into-city': 'retreat',
  'step-lost': 'attrition',
  'step-gained': 'recruit',
  eliminated: 'fall',
  'king-captured': 'crown',
  'city-changed-hands': 'city',
  'siege-begins': 'line',
  'siege-marker': 'attrition',
  'siege-lifted': 'line',
  'clubmen-raised': 'event',
  'camp-fever': 'event',
  deserted: 'attrition',
  'henrietta-meets-charles': 'event',
  'battle-begins': 'announced',
  'main-attack': 'attack',
  'cavalry-counted': 'withdrawal',
  'withdrawal-rolled': 'joins',
  'round-begins': 'round',
  'block-revealed': 'joins',
  'general-retreat': 'round',
  rolled: 'roll',
  hit: 'hit',
  'rout-rolled': 'rout',
  'pursuit-rolled': 'pursuit',
  'roles-change': 'joins',
  'battle-ends': 'result',
  retreated: 'retreat',
  'guns-retreat': 'retreat',
  regrouped: 'march',
  'guns-captured': 'attrition',
  turncoats: 'sides',
  'siege-broken-off': 'line',
  'siege-kept-up': 'line',
  mined: 'bombardment',
  bombarded: 'bombardment',
  'fired-on-lines': 'roll',
  sally: 'announced',
  storm: 'announced',
  'siege-rolled': 'bombardment',
  surrendered: 'surrender',
  'marched-out': 'march',
  spared: 'line',
  'rupert-dismissed': 'crown',
  'year-ends': 'table',
  'block-received': 'table',
  'new-model-army': 'table',
  'went-home': 'table',
  deployed: 'recruit',
  'victory-counted': 'table',
}

const of = (event: GameEvent): WarEvent => event as WarEvent

/** A Storming or Sally ends without a word: what is told instead, for the table alone. */
const OVER = 'combat-over'

function kind(event: GameEvent): BeatKind | Joining {
  const e = of(event)
  if (event.type === OVER) return 'result'
  // 6.2 Whoever sails through the enemy's Seas sees the die that decides it, also of a voyage of one's own.
  if (e.type === 'sailed' && e.die > 0) return 'die'
  return e.type === 'round-begins' && e.round === 1 ? 'opening' : (BEATS[e.type] ?? 'line')
}

function going(event: GameEvent): Going | null {
  const e = of(event)
  if (e.type === 'sailed' && e.result !== 'arrives') return null
  return e.type === 'marched' || e.type === 'sailed' || e.type === 'regrouped'
    ? { piece: String(e.token), from: e.from, to: e.to }
    : null
}

function changeOf(event: WarEvent): BlockChange | null {
  switch (event.type) {
    case 'sailed':
      return event.result === 'arrives' ? { does: 'moves', token: event.token, to: event.to } : null
    case 'marched':
    case 'regrouped':
    case 'retreated':
    case 'marched-out':
      return { does: 'moves', token: event.token, to: event.to }
    case 'into-city':
      return { does: 'moves', token: event.token, to: event.city }
    case 'went-home':
    case 'deserted':
      return event.to === null
        ? { does: 'goes', token: event.token }
        : { does: 'moves', token: event.token, to: event.to }
    case 'step-lost':
    case 'step-gained':
      return event.steps === undefined ? null : { does: 'has', token: event.token, steps: event.steps }
    case 'hit':
      return { does: 'has-left', block: event.block, steps: event.steps }
    case 'eliminated':
      return { does: 'goes', token: event.token }
    case 'block-revealed': {
      const side = SIDES[SIDE[BLOCKS.indexOf(event.block)]]
      return { does: 'shows', block: event.block, steps: event.steps, side, at: event.area }
    }
    case 'arrived':
    case 'deployed':
    case 'new-model-army':
      return { does: 'anew', at: event.place }
    default:
      return null
  }
}

const PLACE = {
  at: (each: WarView['blocks'][number]) => each.place,
  put: (each: WarView['blocks'][number], to: string) => ({ ...each, place: to }),
}

function happens(before: unknown, event: GameEvent, after: unknown): WarView {
  const [was, will] = [before as WarView, after as WarView]
  const change = changeOf(of(event))
  const blocks = change === null ? was.blocks : changedBlocks(was.blocks, change, will.blocks, PLACE)
  switch (of(event).type) {
    case 'round-begins':
      return {
        ...was,
        blocks,
        combat: combatOf(of(event) as Round, was, will),
        siegeCombat: will.siegeCombat,
      }
    case 'rolled':
      return { ...was, blocks, combat: rolledIn(was, of(event) as Rolled) }
    case 'cards-revealed':
      return { ...was, blocks, cards: will.cards, laid: will.laid }
    // 9.2 What could be chosen at this siege has been.
    case 'siege-rolled':
      return { ...was, blocks, siegeCombat: null }
    case 'siege-marker':
      return { ...was, blocks, sieges: will.sieges }
    case 'city-changed-hands':
      return { ...was, blocks, cities: will.cities, vp: will.vp }
    default:
      return { ...was, blocks }
  }
}

type Round = Extract<WarEvent, { type: 'round-begins' }>
type Rolled = Extract<WarEvent, { type: 'rolled' }>

/** The combat of a round as the next choice finds it; one that is over by then, as far as it was told. */
function combatOf(round: Round, was: WarView, will: WarView): CombatView {
  const here = (combat: CombatView | null): boolean =>
    combat !== null && combat.area === round.area && combat.city === (round.city ?? null)
  const known = [will.combat, was.combat].find(here)
  return known == null ? begunIn(round, was) : { ...known, round: round.round }
}

function begunIn({ area, city, attacker, round }: Round, was: WarView): CombatView {
  const besieged = was.sieges.find((each) => each.city === city)?.besieged
  return {
    kind: city === undefined ? 'battle' : besieged === attacker ? 'sally' : 'storm',
    area,
    city: city ?? null,
    attacker,
    // 7.3 The Defender comes first, unless surprised.
    priority: SIDES.find((side) => side !== attacker) ?? attacker,
    segment: 'artillery',
    round,
    retreating: null,
    breach: was.siegeCombat?.breach ?? false,
    events: [],
    hitsOn: {},
  }
}

/** 7.3 The part of a round to which a roll belongs. */
function rolledIn({ combat, blocks }: WarView, { block }: Rolled): CombatView | null {
  if (combat === null) return null
  const unit = BLOCKS.indexOf(block)
  const does = blocks.find((each) => each.block === block)?.does
  const rides = isCavalry(unit) && combat.kind !== 'storm'
  const segment = isArtillery(unit) ? 'artillery' : rides ? 'cavalry' : does === 'fires' ? 'fire' : 'foot'
  return { ...combat, segment }
}

/** 8.1, 8.3 A Sally or Storming is over when the next choice is no longer one of it. */
function over(before: unknown, after: unknown, events: readonly GameEvent[]): GameEvent | null {
  const [from, will] = [before as WarView, (after as WarView).combat]
  const round = events.map(of).findLast((event): event is Round => event.type === 'round-begins')
  // It may have begun with the same choice.
  const was = from.combat ?? (round === undefined ? null : begunIn(round, from))
  if (was === null || was.city === null || (will !== null && will.city === was.city)) return null
  if (events.some((event) => event.type === 'battle-ends')) return null
  const other = SIDES.find((side) => side !== was.attacker)
  // Whoever sallies holds the City as long as anybody of theirs is left, in it or, when the siege is raised, before it.
  const [holder, taker, places] =
    was.kind === 'sally' ? [was.attacker, other, [was.city, was.area]] : [other, was.attacker, [was.city]]
  const held = (after as WarView).blocks.some(({ place, side }) => side === holder && places.includes(place))
  const winner = held ? holder : taker
  // Of a City it is told who has taken it, or held it.
  return { type: OVER, winner, attacker: taker } as GameEvent
}

const seat = (side: string): number => (SIDES as readonly string[]).indexOf(side)

function says(event: GameEvent): BattleWord | null {
  if (event.type === OVER) {
    const { winner, attacker } = event as GameEvent & { readonly winner: string; readonly attacker: string }
    return { says: 'ends', winner: seat(winner), attacker: seat(attacker) }
  }
  const e = of(event)
  switch (e.type) {
    case 'battle-begins':
      return { says: 'begins', area: e.area, attacker: seat(e.attacker) }
    case 'storm':
    case 'sally':
      return { says: 'begins', area: e.city, attacker: -1, as: e.type }
    case 'round-begins':
      return { says: 'round', round: e.round }
    case 'block-revealed':
      return { says: 'shown', block: e.block, steps: e.steps }
    case 'rolled':
      return { says: 'rolled', block: e.block, dice: e.dice, rating: e.effectiveness, hits: e.hits }
    case 'rout-rolled':
      return { says: 'tried', seat: seat(e.side), dice: [e.die], happens: e.routs }
    case 'pursuit-rolled':
      return {
        says: 'tried',
        seat: SIDE[BLOCKS.indexOf(e.block)] ?? 0,
        dice: [e.die],
        happens: e.pursues,
      }
    case 'hit':
      return { says: 'hit', block: e.block, steps: e.steps }
    case 'eliminated':
      return e.block === undefined ? null : { says: 'fell', block: e.block, forGood: e.goes !== 'pool' }
    case 'battle-ends':
      return { says: 'ends', winner: seat(e.winner) }
    default:
      return null
  }
}

/** 7.4 With what a block hits in the way that was declared for it; without one, as it engages. */
function hitsWith(view: unknown, id: string): Strength | null {
  const { combat, blocks } = view as WarView
  const ratings = combat?.hitsOn[id]
  if (ratings === undefined) return null
  const does = blocks.find(({ block }) => block === id)?.does
  return { rating: ratings[does === 'fires' || does === 'at-cavalry' ? 0 : 1], because: null, rule: null }
}

export const course: Course = {
  says,
  hitsWith,
  seatOf: (id) => SIDE[BLOCKS.indexOf(id)] ?? 0,
  scores: (view) => [{ name: 'points', values: [(view as WarView).vp, -(view as WarView).vp] }],
  when: (view) => ({ chapter: (view as WarView).year, winter: (view as WarView).winter }),
  areas: (view) => standsIn((view as WarView).blocks, SIDES),
  turnedUp(event) {
    const e = of(event)
    return e.type === 'cards-revealed' ? e.cards.map((card, seat) => ({ seat, card })) : []
  },
  kind,
  going,
  happens,
  leaves: (view, after) => ({ ...(after as WarView), blocks: (view as WarView).blocks }),
  over,
  staged: (view) => (view as WarView).combat === null && (view as WarView).siegeCombat !== null,
  nobodys: ['year-begins', 'year-ends', 'block-received', 'victory-counted'],
  namesBattle: ['battles', 'siege-combats', 'storm', 'sally', 'pick-besiegers'],
  budget: 10_000,
  lengths: { sides: { ms: 1200 }, arbiter: { ms: 1200 } },
}
