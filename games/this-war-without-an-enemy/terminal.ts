/** This War Without an Enemy as text: the places with blocks in them, sieges, cities and seas, as this seat sees them. */

import { blocksIn, holderOf, names } from '@muster/block-kit/block-map'
import type { GameText, Language } from '@muster/kernel/text'
import { BLOCKS, PLACES, SIDES } from './tables.ts'
import type { WarView } from './view.ts'

const WORDS = {
  en: {
    turn: (v: WarView) => (v.winter ? `${v.year}, Winter` : `${v.year}, Turn ${v.turn}`),
    points: (vp: number) =>
      vp === 0 ? 'no Victory Points' : vp > 0 ? `${vp} VP for the King` : `${-vp} VP for Parliament`,
    cities: 'cities',
    seas: 'seas',
    siege: (city: string, marker: number | null) =>
      `siege of ${city}${marker === null ? ', no Marker' : `, Marker ${marker}`}`,
    pools: 'pools',
    pool: 'your pool',
    hand: 'your hand',
    cards: 'cards played',
    combat: (area: string, round: number) => `combat in ${area}, round ${round}`,
    hidden: (count: number, side: string) => `${count} ${count === 1 ? 'block' : 'blocks'} of ${side}`,
    both: 'contested',
    nobody: '-',
    reserve: 'reserve',
  },
  pl: {
    turn: (v: WarView) => (v.winter ? `${v.year}, Zima` : `${v.year}, Tura ${v.turn}`),
    points: (vp: number) =>
      vp === 0 ? 'brak PZ' : vp > 0 ? `${vp} PZ dla króla` : `${-vp} PZ dla Parlamentu`,
    cities: 'miasta',
    seas: 'morza',
    siege: (city: string, marker: number | null) =>
      `oblężenie: ${city}${marker === null ? ', bez znacznika' : `, znacznik ${marker}`}`,
    pools: 'Pule Rekrutacyjne',
    pool: 'twoja pula',
    hand: 'twoje karty',
    cards: 'zagrane karty',
    combat: (area: string, round: number) => `walka: ${area}, runda ${round}`,
    hidden: (count: number, side: string) => `${side}: ${count} zakrytych`,
    both: 'sporna',
    nobody: '-',
    reserve: 'Odwód',
  },
} as const

const held = (owners: Readonly<Record<string, string>>, text: GameText): string =>
  Object.entries(owners)
    .map(([name, side]) => `${name} ${text.seat(side)}`)
    .join(', ')

export function map(view: WarView, text: GameText, language: Language): string {
  const words = WORDS[language]
  const blocks = view.blocks.map((block) => ({ ...block, area: block.place }))
  const lines = [
    `${words.turn(view)}; ${words.points(view.vp)}`,
    `${words.cities}: ${held(view.cities, text)}`,
    `${words.seas}: ${held(view.seas, text)}`,
  ]
  for (const place of PLACES) {
    const here = blocks.filter((block) => block.area === place)
    if (here.length === 0) continue
    const holder = holderOf(here, text, words.both, words.nobody)
    lines.push(
      `  ${text.name('area', place)} (${holder}): ${blocksIn(here, { blocks: BLOCKS, sides: SIDES }, text, words)}`,
    )
  }
  for (const { city, marker } of view.sieges) lines.push(words.siege(text.name('area', city), marker))
  if (view.combat !== null) lines.push(words.combat(text.name('area', view.combat.area), view.combat.round))
  const played = view.cards.filter((card): card is string => card !== null)
  if (played.length > 0) lines.push(`${words.cards}: ${names(text, 'card', played)}`)
  lines.push(`${words.pools}: ${SIDES.map((side, i) => `${text.seat(side)} ${view.pools[i]}`).join(', ')}`)
  if (view.pool.length > 0) lines.push(`${words.pool}: ${names(text, 'block', view.pool)}`)
  if (view.hand.length > 0) lines.push(`${words.hand}: ${names(text, 'card', view.hand)}`)
  return lines.join('\n')
}
