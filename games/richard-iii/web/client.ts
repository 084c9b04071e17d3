/** Richard III at the table. */
import { shieldSymbol } from '@muster/board-kit/blazon'
import { inLanguages } from '@muster/board-kit/localise'
import type { GameEvent } from '@muster/kernel/game'
import type { Language } from '@muster/kernel/text'
import type { BoardData, GameClient, Geometry, PieceScene, SpareBlock } from '@muster/table-kit/client.ts'
import { blocksFaceUp, mergeBlocks } from '@muster/table-kit/merge.ts'
import { namedIn } from '@muster/table-kit/named-in.ts'
import { ruleIn } from '@muster/table-kit/rule-in.svelte.ts'
import { ARMS, armsOfBlock } from '../board/arms.ts'
import { WOOD } from '../board/colours.ts'
import { cardFace, faceOf } from '../board/faces.ts'
import boardUrl from '../board/generated/board.svg?url'
import geometryData from '../board/generated/geometry.json'
import blockData from '../data/blocks.json'
import mapData from '../data/map.json'
import { FIELDS, type RichardEvent } from '../events.ts'
import { BLOCKS, SIDE, SIDES } from '../tables.ts'
import { AIM } from '../text/aim.ts'
import { WORDS } from '../text/board.ts'
import { caption } from '../text/caption.ts'
import { CLIENT_WORDS } from '../text/client.ts'
import { en } from '../text/en.ts'
import { ENDING } from '../text/ending.ts'
import { pl } from '../text/pl.ts'
import { terms } from '../text/terms.ts'
import type { RichardView } from '../view.ts'
import { vocabulary } from '../vocabulary.ts'
import { course } from './course.ts'
import { BORDER_LIMITS, borderFacts, explained } from './facts.ts'
import RichardBattle from './RichardBattle.svelte'
import RichardRail from './RichardRail.svelte'
import RichardStrip from './RichardStrip.svelte'
import { stakes, worth } from './stakes.ts'

const geometry = geometryData as unknown as Geometry
const blocks = new Map(blockData.blocks.map((each) => [each.id, each]))
const areas = new Map(mapData.areas.map((each) => [each.id, each]))
const seen = (view: unknown): RichardView => view as RichardView
const texts = { en, pl }

function pieces(view: unknown): PieceScene[] {
  return seen(view).blocks.map((each) => ({
    key: String(each.token),
    block: each.block ?? null,
    side: each.side,
    seat: (SIDES as readonly string[]).indexOf(each.side),
    area: each.area,
    moved: each.moved,
    reserve: each.reserve,
    face: each.block === undefined ? null : faceOf(each.block, each.steps ?? 1),
    back: WOOD[each.side].back,
  }))
}

/** 5.4 A block comes out of the pool at full strength. */
function inThePool(block: string): SpareBlock[] {
  const data = blocks.get(block)
  const face = faceOf(block, data?.maxSteps ?? 1)
  return data === undefined || face === null ? [] : [{ block, side: data.side, face }]
}

async function loadBoard(): Promise<BoardData> {
  const svg = await (await fetch(boardUrl)).text()
  const used = [...new Set(blockData.blocks.flatMap((each) => armsOfBlock(each) ?? []))]
  const missing = used.filter((id) => !svg.includes(`id="arms-${id}"`))
  const symbols = missing.map((id) => shieldSymbol(id, ARMS[id], ARMS)).join('')
  return { svg: inLanguages(svg, WORDS), geometry, symbols }
}

const ofEvent = (event: GameEvent): RichardEvent => event as RichardEvent

function weight(event: GameEvent): number {
  switch (ofEvent(event).type) {
    case 'fought':
    case 'charged':
    case 'treachery':
      return 950
    case 'cards-revealed':
    case 'battle-ends':
    case 'battle-begins':
      return 750
    case 'marched':
    case 'sailed':
    case 'killed':
      return 430
    default:
      return 120
  }
}

const between = (from: string, to: string) =>
  geometry.borders.find((b) => (b.a === from && b.b === to) || (b.a === to && b.b === from))

const SCORES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { heirs: 'Heirs alive', crown: 'King' },
  pl: { heirs: 'Żyjący następcy', crown: 'Król' },
}

export const client: GameClient = {
  id: 'richard-iii',
  course,
  ending: ENDING,
  loadCoach: async () => (await import('./coach.ts')).coaching(faceOf),
  aim: (scenario, language) => AIM[language](scenario),
  face: faceOf,
  scoreName: (name, language) => SCORES[language][name] ?? name,
  vocabulary,
  text: texts,
  terms,
  stakes,
  worth,
  changes: ({ moment }, words) => {
    const [verb] = words.split(' ')
    if (verb === 'hit') return -Number(moment.seen.decision?.prompt.params.hits ?? 0)
    return verb === 'starve' ? -1 : 0
  },
  sides: ['lancaster', 'york'],
  march: { start: 'move', follow: ['to', 'sail'], stop: 'stop', farRule: '5.2', haltRule: '5.21' },
  modes: {
    actions: [
      { id: 'move', verbs: ['move'] },
      { id: 'recruit', verbs: ['recruit'] },
    ],
  },
  modeName: (id, language) => CLIENT_WORDS[language].modes[id] ?? id,
  spare: (view) => seen(view).pools.flatMap((pool) => pool.blocks.flatMap(inThePool)),
  loses: (view, words, offers) =>
    words === 'end' && offers.some((each) => each.startsWith('move ')) ? seen(view).points : 0,
  loadBoard,
  pieces,
  hand: (view) => seen(view).hand,
  card: cardFace,
  battleVerbs: ['battle'],
  retreat: (language) => CLIENT_WORDS[language].retreat,
  leaps: ['sail', 'home'],
  sails: 'sail',
  apart: ['battle'],
  afterBattle: ['regroup'],
  battle: (view) => seen(view).battle?.area ?? null,
  crossings: (view) =>
    seen(view).crossed.flatMap((list, seat) =>
      list.map(([from, to, count]) => {
        const border = between(from, to)
        return {
          seat,
          from,
          to,
          count,
          limit: BORDER_LIMITS[border?.type ?? ''] ?? 4,
          at: border?.at ?? ([0, 0] as const),
        }
      }),
    ),
  caption: (view, language) => caption(seen(view), language),
  about(id, language) {
    const data = blocks.get(id)
    if (data === undefined) return ''
    const words = CLIENT_WORDS[language]
    const homes = (data.shields as readonly string[])
      .map((home) => texts[language].name('area', home))
      .join(', ')
    return words.about(
      words.kinds[data.type] ?? data.type,
      `${data.combat.letter}${data.combat.number}`,
      homes,
    )
  },
  movement: () => 2,
  area(id, language) {
    const words = CLIENT_WORDS[language]
    const data = areas.get(id)
    if (data === undefined) return []
    return [
      ...(data.city === null ? [] : [words.city(data.city)]),
      ...(data.crown ? [words.crown] : []),
      ...(data.majorPort ? [words.port] : data.coastal ? [words.coast] : []),
    ]
  },
  rule: ruleIn(async () => (await import('../text/rules.ts')).RULES),
  merge: (views) => mergeBlocks(views.map(seen)),
  faceUp: (views, seat) => blocksFaceUp(views.map(seen), seat),
  cites: { block: '3.1', hidden: '3.0', area: '2.1', card: '1.1' },
  border: (a, b, language) => borderFacts(between(a, b)?.type ?? '', language),
  explains: (what, _, language) => explained(what, language),
  markers: (view) => [
    { track: 'campaign', space: String(seen(view).campaign) },
    { track: 'turn', space: String(seen(view).turn) },
  ],
  places: namedIn(FIELDS, 'area'),
  seatOf(event) {
    const e = ofEvent(event)
    if ('side' in e) return SIDES.indexOf(e.side)
    return 'block' in e && e.block !== undefined ? SIDE[BLOCKS.indexOf(e.block)] : null
  },
  weight,
  isSecret: (event) => {
    const e = ofEvent(event)
    if (e.type === 'marched' || e.type === 'sailed' || e.type === 'regrouped') return e.block !== undefined
    return e.type === 'card-laid' && e.card !== undefined
  },
  heading(event, language) {
    const e = ofEvent(event)
    if (e.type === 'campaign-begins') return CLIENT_WORDS[language].campaign(e.campaign)
    return e.type === 'cards-revealed' ? CLIENT_WORDS[language].cardsTurned : null
  },
  Rail: RichardRail,
  Strip: RichardStrip,
  Battle: RichardBattle,
}
