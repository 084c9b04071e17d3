/** This War Without an Enemy at the table. */
import type { GameEvent } from '@muster/kernel/game'
import type { Language } from '@muster/kernel/text'
import type { Crossing, GameClient, Marker } from '@muster/table-kit/client.ts'
import { blocksFaceUp, mergeBlocks } from '@muster/table-kit/merge.ts'
import { namedIn } from '@muster/table-kit/named-in.ts'
import { ruleIn } from '@muster/table-kit/rule-in.svelte.ts'
import { COMPONENTS } from '../components.ts'
import { FIELDS, type WarEvent } from '../events.ts'
import {
  AREA_OF_CITY,
  BLOCKS,
  CITIES,
  CITY_SIZE,
  CITY_SUPPLY,
  MAP,
  PLACES,
  SIDE,
  SIDES,
  VICTORY_AREA,
} from '../tables.ts'
import { AIM } from '../text/aim.ts'
import { caption, TURNS } from '../text/caption.ts'
import { CLIENT_WORDS } from '../text/client.ts'
import { en } from '../text/en.ts'
import { ENDING } from '../text/ending.ts'
import { pl } from '../text/pl.ts'
import { terms } from '../text/terms.ts'
import type { WarView } from '../view.ts'
import { vocabulary } from '../vocabulary.ts'
import { geometry, loadBoard } from './board.ts'
import { cardFace } from './cards.ts'
import { course } from './course.ts'
import { blockData, faceAt, pieces, spare } from './pieces.ts'
import { suggests } from './suggests.ts'
import WarBattle from './WarBattle.svelte'
import WarOrders from './WarOrders.svelte'
import WarRail from './WarRail.svelte'
import WarStrip from './WarStrip.svelte'

const seen = (view: unknown): WarView => view as WarView
const texts = { en, pl }
const areas = new Map(COMPONENTS.areas.map((each) => [each.id, each]))

/** Borders without a limit have nothing to count. */
function crossings(view: WarView): Crossing[] {
  return view.crossed.flatMap((list, seat) =>
    list.flatMap(([from, to, count]) => {
      const border = geometry.borders.find(({ a, b }) => a === from && b === to)
      const limit = MAP.borders.find(({ a, b }) => a === from && b === to)?.limit ?? 0
      return border === undefined || limit > 6 ? [] : [{ seat, from, to, count, limit, at: border.at }]
    }),
  )
}

/** What an Area is, and what has become of its City. */
function aboutArea(id: string, language: Language, view: WarView): string[] {
  const words = CLIENT_WORDS[language]
  const city = CITIES.indexOf(id)
  if (city >= 0) return aboutInside(city, language, view)
  const area = areas.get(id)
  if (area === undefined) return []
  const side = (name: string): string => texts[language].seat(name)
  const town = area.city
  const land = area.mountain ? 3 : 4
  const victory = VICTORY_AREA.includes(PLACES.indexOf(id)) ? town : null
  return [
    words.regions[area.region] ?? area.region,
    ...(area.loyal === null ? [] : [words.loyal(side(area.loyal))]),
    ...(area.mountain ? [words.mountain] : []),
    words.feeds(land + CITY_SUPPLY[PLACES.indexOf(id)]),
    ...(town === null ? [] : [words.city(town.name, town.size, town.fortified, town.stormingValue ?? 0)]),
    ...(victory == null
      ? []
      : [words.victory(victory.victoryPoints, side(view.cities[victory.name.toLowerCase()] ?? ''))]),
    ...(town?.port == null ? [] : [words.port(words.seas[town.port.sea] ?? '', town.port.key)]),
  ]
}

function aboutInside(city: number, language: Language, view: WarView): string[] {
  const words = CLIENT_WORDS[language]
  const area = texts[language].name('area', PLACES[AREA_OF_CITY[city]])
  const siege = view.sieges.find((each) => each.city === CITIES[city])
  return [
    words.insideOf(area, CITY_SIZE[city]),
    ...(siege === undefined ? [] : [words.besieged(texts[language].seat(siege.besieged), siege.marker)]),
  ]
}

const ofEvent = (event: GameEvent): WarEvent => event as WarEvent

const areasIn = namedIn(FIELDS, 'area')
const citiesIn = namedIn(FIELDS, 'city')
/** What happens at a City is looked for in its Area. */
const places = (event: GameEvent): string[] => [
  ...areasIn(event),
  ...citiesIn(event).map((city) => PLACES[AREA_OF_CITY[CITIES.indexOf(city)]]),
]

function weight(event: GameEvent): number {
  switch (ofEvent(event).type) {
    case 'rolled':
    case 'bombarded':
    case 'mined':
    case 'siege-rolled':
    case 'sailed':
      return 900
    case 'cards-revealed':
    case 'city-changed-hands':
    case 'surrendered':
    case 'battle-begins':
    case 'battle-ends':
    case 'event-enacted':
      return 750
    case 'marched':
    case 'eliminated':
    case 'deployed':
      return 430
    default:
      return 120
  }
}

/** The combat, or the Siege Combat whose choices are being made, by the Area that it is in. */
function battleArea(view: WarView): string | null {
  if (view.combat !== null) return view.combat.area
  const city = view.siegeCombat?.city
  return city === undefined ? null : PLACES[AREA_OF_CITY[CITIES.indexOf(city)]]
}

/** The printed track ends at three; who has more stands on its end. */
function markers(view: WarView): Marker[] {
  const vp = Math.max(-3, Math.min(3, view.vp))
  const side = vp > 0 ? 'royalist' : 'parliament'
  return [
    { track: 'vp', space: vp === 0 ? '0' : `${side}-${Math.abs(vp)}` },
    { track: 'year', space: String(view.year) },
    { track: 'turn', space: TURNS[view.turn - 1] ?? '' },
  ]
}

const SCORES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { points: 'Victory Points' },
  pl: { points: 'Punkty Zwycięstwa' },
}

export const client: GameClient = {
  id: 'this-war-without-an-enemy',
  course,
  ending: ENDING,
  loadCoach: async () => (await import('./coach.ts')).coaching,
  aim: (scenario, language) => AIM[language](scenario),
  face: faceAt,
  scoreName: (name, language) => SCORES[language][name] ?? name,
  // Points are counted for the King; below zero they are Parliament’s.
  scoreValue: (value, seat, language) =>
    CLIENT_WORDS[language].balance(SIDES[seat] === 'royalist' ? value : -value),
  fightWords: (as, language) => {
    const { titles, stays } = CLIENT_WORDS[language]
    return as === 'sally' || as === 'storm' ? { title: titles[as], stays: stays[as] } : null
  },
  vocabulary,
  text: texts,
  terms,
  suggests,
  sides: ['royalist', 'parliament'],
  march: {
    start: 'join',
    follow: ['march'],
    stop: 'halt',
    opens: 'group',
    prompts: ['actions', 'group-move', 'muster'],
    farRule: '6.11',
    haltRule: '6.11',
  },
  modes: {
    actions: [
      { id: 'march', verbs: ['group'] },
      { id: 'muster', verbs: ['muster'] },
      { id: 'sail', verbs: ['embark'] },
      { id: 'recruit', verbs: ['recruit', 'deploy'] },
    ],
    'regional-recruitment': [
      { id: 'regions', verbs: ['recruit', 'deploy'] },
      { id: 'london', verbs: ['london-recruit', 'london-deploy'] },
    ],
  },
  modeName: (id, language) => CLIENT_WORDS[language].modes[id] ?? id,
  spare: (view) => spare(seen(view)),
  Orders: WarOrders,
  ordered: ['fire-or-engage', 'aim-guns', 'fire-on-lines', 'pick-besiegers'],
  // Behind walls a hit may take only half a strength (8.31).
  changes: ({ view }, words) => {
    const [verb] = words.split(' ')
    return verb === 'lose' || (verb === 'hit' && seen(view).combat?.kind === 'battle') ? -1 : 0
  },
  loses: (view, words, offers) =>
    words === 'end' && offers.some((each) => each.startsWith('group ')) ? seen(view).points : 0,
  loadBoard,
  pieces: (view) => pieces(seen(view)),
  hand: (view) => seen(view).hand,
  card: cardFace,
  battleVerbs: ['battle', 'siege'],
  afterBattle: ['regroup'],
  lostIfLeft: ['retreat'],
  prepares: ['storm', 'sally'],
  battle: (view) => battleArea(seen(view)),
  crossings: (view) => crossings(seen(view)),
  caption: (view, language) => caption(seen(view), language),
  about(id, language) {
    const data = blockData(id)
    if (data === undefined) return ''
    const words = CLIENT_WORDS[language]
    const home = data.region === null ? '' : (words.homes[data.region] ?? data.region)
    return words.about(words.kinds[data.kind] ?? data.kind, data.effectiveness, data.discipline, home)
  },
  movement: (id) => (blockData(id)?.mayMove === true ? 2 : 0),
  area: (id, language, view) => aboutArea(id, language, seen(view)),
  rule: ruleIn(async () => (await import('../text/rules.ts')).RULES),
  cites: { block: '3.1', hidden: '3.0', area: '4.1', card: '5.0' },
  merge: (views) => mergeBlocks(views.map(seen)),
  faceUp: (views, seat) => blocksFaceUp(views.map(seen), seat),
  markers: (view) => markers(seen(view)),
  places,
  seatOf(event) {
    const e = ofEvent(event)
    if ('side' in e) return SIDES.indexOf(e.side)
    if ('block' in e && e.block !== undefined) return SIDE[BLOCKS.indexOf(e.block)]
    return 'attacker' in e ? SIDES.indexOf(e.attacker) : 'winner' in e ? SIDES.indexOf(e.winner) : null
  },
  weight,
  isSecret: (event) => {
    const e = ofEvent(event)
    if (e.type === 'card-laid' || e.type === 'card-discarded') return e.card !== undefined
    return 'token' in e && e.type !== 'fired-on-lines' && e.block !== undefined
  },
  heading(event, language) {
    const e = ofEvent(event)
    if (e.type === 'year-begins') return CLIENT_WORDS[language].year(e.year)
    return e.type === 'cards-revealed' ? CLIENT_WORDS[language].cardsTurned : null
  },
  Rail: WarRail,
  Strip: WarStrip,
  Battle: WarBattle,
}
