/** Hammer of the Scots at the table. */

import { shieldSymbol } from '@muster/board-kit/blazon'
import { inLanguages } from '@muster/board-kit/localise'
import type { GameEvent } from '@muster/kernel/game'
import type { Language } from '@muster/kernel/text'
import type { BoardData, GameClient, Geometry, PieceScene } from '@muster/table-kit/client.ts'
import { blocksFaceUp, mergeBlocks } from '@muster/table-kit/merge.ts'
import { namedIn } from '@muster/table-kit/named-in.ts'
import { ruleIn } from '@muster/table-kit/rule-in.svelte.ts'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import { ARMS, armsOfBlock } from '../board/arms.ts'
import { WOOD } from '../board/colours.ts'
import { cardFace, faceOf } from '../board/faces.ts'
import boardUrl from '../board/generated/board.svg?url'
import geometryData from '../board/generated/geometry.json'
import blockData from '../data/blocks.json'
import mapData from '../data/map.json'
import { FIELDS, type HammerEvent } from '../events.ts'
import { AREAS, SIDES, THE_ENGLAND } from '../tables.ts'
import { AIM } from '../text/aim.ts'
import { WORDS } from '../text/board.ts'
import { caption } from '../text/caption.ts'
import { CLIENT_WORDS } from '../text/client.ts'
import { en } from '../text/en.ts'
import { ENDING } from '../text/ending.ts'
import { pl } from '../text/pl.ts'
import { together } from '../text/together.ts'
import type { HammerView } from '../view.ts'
import { vocabulary } from '../vocabulary.ts'
import { course } from './course.ts'
import { borderFacts, explained } from './facts.ts'
import HammerBattle from './HammerBattle.svelte'
import HammerRail from './HammerRail.svelte'
import HammerStrip from './HammerStrip.svelte'

const geometry = geometryData as unknown as Geometry
const blocks = new Map(blockData.blocks.map((each) => [each.id, each]))
const areas = new Map(mapData.areas.map((each) => [each.id, each]))
const seen = (view: unknown): HammerView => view as HammerView

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

async function loadBoard(): Promise<BoardData> {
  const svg = await (await fetch(boardUrl)).text()
  const used = [...new Set(blockData.blocks.flatMap((each) => armsOfBlock(each) ?? []))]
  const symbols = used
    .filter((id) => !svg.includes(`id="arms-${id}"`))
    .map((id) => shieldSymbol(id, ARMS[id], ARMS))
    .join('')
  return { svg: inLanguages(svg, WORDS), geometry, symbols }
}

const ofEvent = (event: GameEvent): HammerEvent => event as HammerEvent

function seatOf(event: GameEvent): number | null {
  const e = ofEvent(event)
  if ('side' in e) return SIDES.indexOf(e.side)
  if (e.type === 'fought' || e.type === 'passed' || e.type === 'retreats') return sideOfBlock(e.block)
  if (e.type === 'hit' || e.type === 'eliminated' || e.type === 'block-revealed') return sideOfBlock(e.block)
  return null
}

const sideOfBlock = (id: string): number => (blocks.get(id)?.side === 'england' ? 0 : 1)

/** How long a line deserves to be looked at when somebody else did it, in milliseconds. */
function weight(event: GameEvent): number {
  switch (ofEvent(event).type) {
    case 'fought':
      return 950
    case 'cards-revealed':
    case 'battle-ends':
    case 'noble-changed-sides':
      return 800
    case 'battle-begins':
      return 700
    case 'marched':
    case 'sailed':
    case 'eliminated':
      return 430
    default:
      return 120
  }
}

/** A hit takes a step, a point gives one. */
const STEP: Readonly<Record<string, number>> = { hit: -1, build: 1 }
const changes = (_: Table, words: string): number => STEP[words.split(' ')[0]] ?? 0

/** The points of the area in which something would be built; null where points are not by area. */
function pointsFor({ moment, pieces }: Table, words: string): number | null {
  const [verb, id] = words.split(' ')
  const { params = {} } = moment.seen.decision?.prompt ?? {}
  const area = verb === 'raise' ? id : pieces.find((each) => each.block === id)?.area
  const points = verb === 'raise' || verb === 'build' ? params[area ?? ''] : undefined
  return points === undefined ? null : Number(points)
}

function heading(event: GameEvent, language: 'en' | 'pl'): string | null {
  const e = ofEvent(event)
  const words = CLIENT_WORDS[language]
  if (e.type === 'year-begins') return String(e.year)
  if (e.type === 'cards-revealed') return words.cardsTurned
  if (e.type === 'winter-begins') return words.winterOf(e.year)
  return null
}

const SCORES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { nobles: 'Nobles' },
  pl: { nobles: 'Szlachta' },
}

export const client: GameClient = {
  id: 'hammer-of-the-scots',
  course,
  ending: ENDING,
  loadCoach: async () => (await import('./coach.ts')).coaching(faceOf),
  aim: (scenario, language) => AIM[language](scenario),
  face: faceOf,
  scoreName: (name, language) => SCORES[language][name] ?? name,
  vocabulary,
  text: { en, pl },
  sides: ['england', 'scotland'],
  march: { start: 'move', follow: ['to'], stop: 'stop', farRule: '4.2', haltRule: '4.3' },
  most: ({ code, params }) => (code === 'sea-move' ? Number(params.left) : null),
  changes,
  stakes: (table, words) => {
    const points = pointsFor(table, words)
    return points === null ? '' : CLIENT_WORDS[settings.language].pointsHere(points)
  },
  together: (events, language) => together(events as readonly HammerEvent[], language),
  loses: (view, words, offers) =>
    words === 'end' && offers.some((each) => each.startsWith('move ')) ? seen(view).points : 0,
  loadBoard,
  pieces,
  hand: (view) => seen(view).hand,
  card: cardFace,
  battleVerbs: ['battle'],
  leaps: ['sail'],
  sails: 'sail',
  apart: ['battle'],
  afterBattle: ['regroup'],
  battle: (view) => seen(view).battle?.area ?? null,
  crossings: (view) =>
    seen(view).crossed.flatMap((list, seat) =>
      list.map(([from, to, count]) => {
        const border = geometry.borders.find(
          (b) => (b.a === from && b.b === to) || (b.a === to && b.b === from),
        )
        return {
          seat,
          from,
          to,
          count,
          limit: border?.type === 'red' ? 2 : 6,
          at: border?.at ?? ([0, 0] as const),
        }
      }),
    ),
  caption: (view, language) => caption(seen(view), language),
  about(id, language) {
    const data = blocks.get(id)
    if (data === undefined) return ''
    const words = CLIENT_WORDS[language]
    const homes = data.home.map((home) => (language === 'en' ? en : pl).name('area', home)).join(', ')
    return words.about(
      words.kinds[data.type] ?? data.type,
      `${data.combat.letter}${data.combat.number}`,
      data.movement,
      homes,
    )
  },
  movement: (id) => blocks.get(id)?.movement ?? 2,
  area(id, language) {
    const words = CLIENT_WORDS[language]
    const data = areas.get(id)
    const homes = homesIn(id)
    return [
      data === undefined || data.castleLimit === 0 ? words.noCastle : words.castle(data.castleLimit),
      ...(data?.cathedral ? [words.cathedral] : []),
      ...(homes.length > 0 ? [words.homeOf(homes.join(', '))] : []),
    ]
  },
  rule: ruleIn(async () => (await import('../text/rules.ts')).RULES),
  merge: (views) => mergeBlocks(views.map(seen)),
  faceUp: (views, seat) => blocksFaceUp(views.map(seen), seat),
  cites: { block: '2.0', hidden: '2.0', area: '1.1', card: '3.1' },
  border: borderFacts,
  explains: (what, _, language) => explained(what, language),
  markers: (view) => [{ track: 'year', space: String(seen(view).year) }],
  places: (event) => (event.type === 'levied' ? [AREAS[THE_ENGLAND]] : namedIn(FIELDS, 'area')(event)),
  seatOf,
  weight,
  isSecret: (event) => {
    const e = ofEvent(event)
    if (e.type === 'marched' || e.type === 'sailed' || e.type === 'regrouped') return e.block !== undefined
    return e.type === 'retreats' ? e.to !== undefined : e.type === 'card-laid' && e.card !== undefined
  },
  heading,
  Rail: HammerRail,
  Strip: HammerStrip,
  Battle: HammerBattle,
}

function homesIn(area: string): string[] {
  const names = blockData.blocks
    .filter((each) => each.side === 'scotland' && (each.home as readonly string[]).includes(area))
    .map((each) => each.name)
  return [...new Set(names)]
}
