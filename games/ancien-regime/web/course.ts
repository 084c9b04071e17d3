/** How a match of Ancien Régime is shown: which event is which beat, and what it changes on the map. */

import type { GameEvent } from '@muster/kernel/game'
import type { BeatKind, Course, Going, Joining } from '@muster/table-kit/course/kinds.ts'
import type { BattleWord } from '@muster/table-kit/course/report.ts'
import type { AncienEvent } from '../events.ts'
import { GENERALS, POWERS, SERVES } from '../tables.ts'
import type { AncienView } from '../view.ts'

const BEATS: Readonly<Record<AncienEvent['type'], BeatKind | Joining>> = {
  'frederick-chosen': 'line',
  'round-begins': 'line',
  'turn-begins': 'line',
  'hand-dealt': 'line',
  'card-drawn': 'quiet',
  'no-card-left': 'quiet',
  'card-discarded': 'quiet',
  'pile-shuffled': 'line',
  'status-laid': 'line',
  'statuses-revealed': 'statuses',
  'refused-entry': 'joins',
  expelled: 'joins',
  'coalition-closed': 'joins',
  'status-chosen': 'joins',
  'petition-answered': 'line',
  'status-changed': 'sides',
  voted: 'vote',
  abstained: 'vote',
  'emperor-elected': 'crown',
  'no-emperor': 'emperor',
  'crown-declined': 'emperor',
  taxed: 'quiet',
  'money-offered': 'quiet',
  'card-offered': 'quiet',
  'offers-made': 'quiet',
  'offer-answered': 'quiet',
  'money-given': 'quiet',
  'cards-given': 'quiet',
  'general-placed': 'quiet',
  'general-recalled': 'quiet',
  'leadership-card': 'quiet',
  'morale-gained': 'quiet',
  'leadership-ended': 'quiet',
  'unit-bought': 'quiet',
  'card-bought': 'quiet',
  'morale-bought': 'quiet',
  'fortress-built': 'quiet',
  'mobilisation-ended': 'quiet',
  'influence-gained': 'quiet',
  'arbiter-named': 'arbiter',
  'no-arbiter': 'arbiter',
  'garrison-disbanded': 'line',
  marched: 'march',
  sailed: 'voyage',
  'moved-strategically': 'strategic',
  'consent-asked': 'line',
  'consent-given': 'line',
  'consent-refused': 'line',
  'garrison-placed': 'line',
  'stuart-lands': 'event',
  'stuart-gone': 'event',
  'movement-turn-ended': 'line',
  'further-turn-asked': 'line',
  'further-turn-answered': 'permit',
  'movement-ended': 'line',
  'battle-begins': 'announced',
  caretaker: 'line',
  supports: 'line',
  'stands-aside': 'line',
  'card-played': 'line',
  'card-played-open': 'event',
  'card-turned': 'event',
  passed: 'line',
  'battle-counted': 'count',
  'unit-lost': 'joins',
  'morale-lost': 'joins',
  'garrison-removed': 'joins',
  'general-beaten': 'joins',
  'general-to-capital': 'line',
  'general-off-board': 'line',
  'battle-influence': 'joins',
  'garrison-to-unit': 'line',
  'garrison-to-money': 'line',
  'may-stay': 'line',
  weaker: 'line',
  withdrew: 'retreat',
  'withdrew-off-board': 'retreat',
  'bid-laid': 'line',
  'bids-revealed': 'statuses',
  'minor-taken': 'sides',
  victory: 'crown',
}

const of = (event: GameEvent): AncienEvent => event as AncienEvent
const general = (id: string): number => GENERALS.indexOf(id)

function going(event: GameEvent): Going | null {
  const e = of(event)
  if (e.type === 'marched' || e.type === 'sailed' || e.type === 'withdrew')
    return { piece: e.general, from: e.from, to: e.to }
  const last = e.type === 'moved-strategically' ? e.path.at(-1) : undefined
  return e.type === 'moved-strategically' && last !== undefined
    ? { piece: e.general, from: e.from, to: last }
    : null
}

function happens(before: unknown, event: GameEvent, after: unknown): AncienView {
  const [was, will] = [before as AncienView, after as AncienView]
  const e = of(event)
  switch (e.type) {
    case 'marched':
    case 'sailed':
    case 'withdrew':
      return { ...was, place: { ...was.place, [e.general]: e.to } }
    case 'unit-lost':
      return { ...was, units: { ...was.units, [e.general]: (was.units[e.general] ?? 1) - 1 } }
    case 'card-played':
    case 'card-played-open': {
      const { battle } = was
      const card = e.card ?? null
      if (battle === null || battle.cards.length > e.slot) return was
      return {
        ...was,
        battle: { ...battle, cards: [...battle.cards, { general: e.general, card }] },
      }
    }
    case 'battle-counted': {
      const { battle } = was
      if (battle === null) return was
      const cards = battle.cards.map((each, slot) => ({
        ...each,
        card: e.cards[slot] ?? each.card,
      }))
      return { ...was, battle: { ...battle, cards } }
    }
    case 'influence-gained': {
      const { controller } = was.powers[e.power]
      if (controller === null) return was
      const gained = was.powers[controller]?.influence + e.influence
      return {
        ...was,
        powers: { ...was.powers, [controller]: { ...was.powers[controller], influence: gained } },
      }
    }
    case 'battle-begins':
      return { ...was, battle: will.battle?.territory === e.territory ? will.battle : null }
    case 'emperor-elected':
      return { ...was, emperor: e.power }
    case 'no-emperor':
      return { ...was, emperor: null }
    case 'turn-begins':
      return { ...will, place: was.place, units: was.units }
    default:
      return was
  }
}

/** 10.0 What can be told of a battle without dice: who attacks whom, and who wins. */
function says(event: GameEvent): BattleWord | null {
  const e = of(event)
  if (e.type === 'battle-begins')
    return {
      says: 'begins',
      area: e.territory,
      attacker: POWERS.indexOf(e.attacker),
      defender: POWERS.indexOf(e.defenders[0]),
    }
  if (e.type !== 'battle-counted') return null
  return { says: 'ends', winner: e.winner === 'nobody' ? null : e.winner }
}

/** The seat that plays a Power; -1 for nobody. */
const seatOfPower = ({ powers }: AncienView, power: string): number =>
  POWERS.indexOf(powers[power]?.controller ?? '')
const seatOfGeneral = (view: AncienView, id: string): number => seatOfPower(view, POWERS[SERVES[general(id)]])

/** By seat: the territories with a General or Garrison of a Power that it plays. */
function standing(view: AncienView): number[] {
  const held = Array.from({ length: view.players }, () => new Set<string>())
  for (const [id, at] of Object.entries(view.place)) held[seatOfGeneral(view, id)]?.add(at)
  for (const [at, power] of Object.entries(view.garrison)) held[seatOfPower(view, power)]?.add(at)
  return held.map((territories) => territories.size)
}

/** 10.4.1 When a battle is counted its cards lie open; whose they were was seen when they were played. */
function turnedUp(
  event: AncienEvent,
  before: AncienView | null,
  events: readonly GameEvent[],
): readonly { readonly seat: number; readonly card: string }[] {
  if (event.type !== 'battle-counted' || before === null) return []
  const by = (before.battle?.cards ?? []).map((each) => each.general)
  for (const each of events.map(of))
    if (each.type === 'card-played' || each.type === 'card-played-open') by[each.slot] = each.general
  return event.cards.flatMap((card, slot) => {
    const seat = by[slot] === undefined ? -1 : seatOfGeneral(before, by[slot])
    return seat < 0 ? [] : [{ seat, card }]
  })
}

export const course: Course = {
  kind: (event) => BEATS[of(event).type] ?? 'line',
  when: (view) => ({ chapter: (view as AncienView).round }),
  scores: (view) => [
    {
      name: 'influence',
      values: Object.values((view as AncienView).powers)
        .slice(0, (view as AncienView).players)
        .map((each) => each.influence),
    },
  ],
  crown: (view) => POWERS.indexOf((view as AncienView).emperor ?? ''),
  areas: (view) => standing(view as AncienView),
  turnedUp: (event, before, events) => turnedUp(of(event), before as AncienView | null, events),
  says,
  going,
  happens,
  leaves(view, after) {
    // What it cost is told over the battle that was fought, not over the next one.
    const { place, units, battle } = view as AncienView
    return { ...(after as AncienView), place, units, battle }
  },
  /** 10.1, 10.2 Whoever attacks, defends or supports, with the Minors that a seat plays (12.6, 12.11). */
  fights(event, seat, view) {
    const e = of(event)
    const plays = (power: string): boolean => seatOfPower(view as AncienView, power) === seat
    if (e.type === 'battle-begins') return plays(e.attacker) || e.defenders.some(plays)
    if (e.type === 'caretaker') return e.seat === POWERS[seat]
    return e.type === 'supports' && plays(POWERS[SERVES[general(e.general)]])
  },
  known: (event) => of(event).type === 'status-changed' && 'declared' in event,
  /** Influence is what one wins by: one’s own is seen by itself. */
  owned(event, seat, view) {
    const e = of(event)
    return e.type === 'influence-gained' && seatOfPower(view as AncienView, e.power) === seat
      ? 'influence'
      : null
  },
  idle: new Set(['offers-made', 'leadership-ended', 'mobilisation-ended']),
  counts: new Set(['influence-gained']),
  budget: 14_000,
  lengths: {
    quiet: { ms: 2400, more: 60 },
    sides: { ms: 1200 },
    announced: { ms: 700 },
    retreat: { ms: 600 },
    die: { ms: 2000 },
    influence: { ms: 1600 },
  },
}
