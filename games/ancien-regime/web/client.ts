/** Coalitions: Ancien Régime at the table. */

import { inLanguages } from '@muster/board-kit/localise'
import type { Language } from '@muster/kernel/text'
import type { BoardData, GameClient, Geometry, Marker } from '@muster/table-kit/client.ts'
import { ruleIn } from '@muster/table-kit/rule-in.svelte.ts'
import { cardFace } from '../board/cards.ts'
import { INITIALS } from '../board/counters.ts'
import boardUrl from '../board/generated/board.svg?url'
import geometryData from '../board/generated/geometry.json'
import mapData from '../data/map.json'
import { GENERALS, HARBOURS, MOBILISATION, NONE, POWERS, SERVES, TERRITORIES } from '../tables.ts'
import { AIM } from '../text/aim.ts'
import { WORDS } from '../text/board.ts'
import { caption } from '../text/caption.ts'
import { CLIENT_WORDS } from '../text/client.ts'
import { en } from '../text/en.ts'
import { ENDING } from '../text/ending.ts'
import { pl } from '../text/pl.ts'
import { terms } from '../text/terms.ts'
import type { AncienView, NumberedView } from '../view.ts'
import { named } from '../view-names.ts'
import { vocabulary } from '../vocabulary.ts'
import AncienAsk from './AncienAsk.svelte'
import AncienBattle from './AncienBattle.svelte'
import AncienCount from './AncienCount.svelte'
import AncienHand from './AncienHand.svelte'
import AncienRail from './AncienRail.svelte'
import AncienRevealed from './AncienRevealed.svelte'
import AncienStrip from './AncienStrip.svelte'
import { course } from './course.ts'
import { heading, isSecret, places, powerOf, weight } from './events.ts'
import { merge } from './merge.ts'
import { shown } from './offers.ts'
import { painted, pieces, powerId } from './pieces.ts'
import { sentence } from './sentence.ts'
import { standing } from './standing.svelte.ts'
import { suggests } from './suggests.ts'
import TalksPanel from './talks/TalksPanel.svelte'
import {
  actionOf,
  controlOf,
  everyPower,
  hasEnemies,
  numberIn,
  powerOn,
  seen,
  stepOf,
  territoryNumber,
  topStep,
} from './world.ts'

const texts = { en, pl }
const geometry = geometryData as unknown as Geometry

async function loadBoard(): Promise<BoardData> {
  const svg = await (await fetch(boardUrl)).text()
  return { svg: inLanguages(svg, WORDS), geometry, symbols: '' }
}

/** What a territory is: its kind, whose, its value, the crown of an elector, where one can sail. */
function area(id: string, language: Language): string[] {
  const words = CLIENT_WORDS[language]
  const data = mapData.territories.find((each) => each.id === id)
  if (data === undefined) return []
  const name = (power: string): string => texts[language].name('power', power)
  const harbours = HARBOURS[territoryNumber(id)].map((to) =>
    texts[language].name('territory', TERRITORIES[to]),
  )
  return [
    data.owner === null ? words.kinds[data.type] : `${words.kinds[data.type]} (${name(data.owner)})`,
    ...(data.stripes.length > 0 ? [words.claimed(data.stripes.map(name).join(', '))] : []),
    ...(data.value === null ? [] : [words.value(data.value)]),
    ...(data.elector ? [words.elector] : []),
    ...(harbours.length > 0 ? [words.routeTo(harbours.join(', '))] : []),
  ]
}

/** The steps of a battle that are played on the battle board; for the others the map is needed. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['withdraw', 'occupy', 'rout', 'battles'])

const SPACES_OF_WHEEL = [
  'drill',
  'taxation',
  'subsidies',
  'leadership',
  'mobilisation',
  'gainInfluence',
  'movement',
]
const BOXES_OF_STATUS = ['british-coalition', 'french-coalition', 'neutral', 'expansionist']

/** 5.1 Influence, Morale, status and place on the Wheel of every Power, on the printed tracks. */
function markers(view: NumberedView): Marker[] {
  const disc = (track: string, space: string | number, power: number): Marker => ({
    track,
    space: String(space),
    of: { colour: powerId(power), letter: INITIALS[powerId(power)] },
  })
  return everyPower.flatMap((power) => {
    const { influence, morale, status } = view.powers[power]
    return [
      disc('influence', Math.min(25, influence), power),
      disc('morale', Math.min(15, morale), power),
      disc('wheel', SPACES_OF_WHEEL[actionOf(view, power)] ?? '', power),
      disc(BOXES_OF_STATUS[status] ?? '', '', power),
    ]
  })
}

const SCORES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { influence: 'Influence', crown: 'Emperor' },
  pl: { influence: 'Wpływ', crown: 'Cesarz' },
}

export const client: GameClient = {
  id: 'ancien-regime',
  course,
  ending: ENDING,
  scoreName: (name, language) => SCORES[language][name] ?? name,
  loadCoach: async () => (await import('./coach.ts')).coaching,
  aim: (_, language) => AIM[language],
  vocabulary,
  text: texts,
  terms,
  sides: everyPower.map(powerId),
  march: null,
  domains: { piece: 'general', place: 'territory' },
  ways: { start: 'set-out', follow: ['go-on'], stop: 'halt' },
  shown,
  beside: (view) => GENERALS.filter((_, general) => seen(view).place[general] === NONE),
  /** 9.5.5 Unspent Money is lost with the end of Mobilisation. */
  loses(view, words, offers) {
    if (words !== 'end-mobilisation' || !offers.some((each) => each.startsWith('buy-'))) return 0
    return seen(view).powers[powerOn(seen(view), MOBILISATION)].money
  },
  confirms: (language) => [CLIENT_WORDS[language].keepBuying, CLIENT_WORDS[language].endIt],
  loadBoard,
  pieces: (view) => pieces(seen(view)),
  painted,
  hand: (view) =>
    seen(view).powers.flatMap(({ hand }) =>
      (hand ?? []).flatMap((count, card) => new Array<string>(count).fill(String(card + 1))),
    ),
  card: cardFace,
  battleVerbs: ['fight'],
  battle(view) {
    const { battle } = seen(view)
    return battle === null || ON_THE_MAP.has(topStep(seen(view))?.step ?? '')
      ? null
      : TERRITORIES[battle.territory]
  },
  crossings: () => [],
  caption: (view, language) => caption(view as AncienView, language),
  about: (id, language) => CLIENT_WORDS[language].generalOf(POWERS[SERVES[GENERALS.indexOf(id)]]),
  movement: () => 1,
  area,
  rule: ruleIn(async () => (await import('../text/rules.ts')).RULES),
  cites: { block: '5.9', hidden: '5.9', area: '5.2', card: '5.10' },
  merge: (views) => named(merge(views.map(seen))),
  markers: (view) => markers(seen(view)),
  places,
  seatOf: powerOf,
  weight,
  isSecret,
  heading,
  attacks(view, viewer, id) {
    const turn = stepOf(seen(view), 'movement-turn')
    const power = numberIn(turn, 'power')
    if (power === NONE || seen(view).powers[power].controller !== viewer) return false
    return hasEnemies(seen(view), power, territoryNumber(id))
  },
  fights(view) {
    const { battle } = seen(view)
    const pending = stepOf(seen(view), 'battles')?.details.pending
    const waiting = Array.isArray(pending) ? pending : []
    return [...(battle === null ? [] : [battle.territory]), ...waiting].map((at) => TERRITORIES[at])
  },
  holder(view, id, language) {
    const power = controlOf(seen(view), territoryNumber(id))
    return power === NONE ? CLIENT_WORDS[language].nobody : texts[language].name('power', POWERS[power])
  },
  sentence,
  standing,
  suggests,
  Rail: AncienRail,
  Strip: AncienStrip,
  Battle: AncienBattle,
  Counted: AncienCount,
  Revealed: AncienRevealed,
  Ask: AncienAsk,
  asksLast: ['movement-turn', 'frederick-move', 'withdraw'],
  Hand: AncienHand,
  whole: ['status', 'other-status', 'bid', 'vote', 'arbiter', 'coalition'],
  Talks: TalksPanel,
}
