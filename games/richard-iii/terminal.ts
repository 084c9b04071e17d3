/** Richard III as text: the areas, who holds them and what this seat sees there. */

import { blocksIn, bordersOf, holderOf, names } from '@muster/block-kit/block-map'
import type { GameText, Language } from '@muster/kernel/text'
import { BLOCKS, CITY, COASTAL, CROWN, EXILE_OF, MAP, PORT, SIDES } from './tables.ts'
import type { RichardView } from './view.ts'

const WORDS = {
  en: {
    turn: (v: RichardView) =>
      v.political ? `campaign ${v.campaign}, political turn` : `campaign ${v.campaign}, turn ${v.turn}`,
    king: 'King',
    pretender: 'Pretender',
    prisoner: 'prisoner in the Tower',
    pools: 'pools',
    cards: 'cards played',
    hand: 'your hand',
    pool: 'your pool',
    laid: 'your card',
    dead: 'dead',
    battle: (area: string, round: number) => `battle in ${area}, round ${round}`,
    hidden: (count: number, side: string) => `${count} ${count === 1 ? 'block' : 'blocks'} of ${side}`,
    nobody: '-',
    both: 'battle',
    reserve: 'reserve',
    legend:
      'area: k crown, c city, ~ coast, p major port, x exile; holder, blocks with strength (~ has moved), [borders; ! red]',
  },
  pl: {
    turn: (v: RichardView) =>
      v.political ? `kampania ${v.campaign}, tura polityczna` : `kampania ${v.campaign}, tura ${v.turn}`,
    king: 'Król',
    pretender: 'Pretendent',
    prisoner: 'więzień w Tower',
    pools: 'pule',
    cards: 'zagrane karty',
    hand: 'twoje karty',
    pool: 'twoja pula',
    laid: 'twoja karta',
    dead: 'martwi',
    battle: (area: string, round: number) => `bitwa: ${area}, runda ${round}`,
    hidden: (count: number, side: string) => `${side}: ${count} zakryt${count === 1 ? 'y' : 'e'}`,
    nobody: '-',
    both: 'bitwa',
    reserve: 'rezerwa',
    legend:
      'obszar: k korona, c miasto, ~ wybrzeże, p duży port, x wygnanie; kto go ma, bloczki z siłą (~ poruszył się), [granice; ! czerwone]',
  },
} as const

export function map(view: RichardView, text: GameText, language: Language): string {
  const words = WORDS[language]
  const lines = [header(view, text, language), `  (${words.legend})`]
  const width = Math.max(...MAP.areas.map((area) => text.name('area', area).length))
  for (const [area, id] of MAP.areas.entries()) {
    const here = view.blocks.filter((block) => block.area === id)
    const holder = holderOf(here, text, words.both, words.nobody)
    const name = text.name('area', id).padEnd(width)
    const blocks = blocksIn(here, { blocks: BLOCKS, sides: SIDES }, text, words)
    const borders = bordersOf(MAP, area, text)
    lines.push(
      `  ${name} ${marks(area)} ${holder.padEnd(15)} ${blocks}${borders === '' ? '' : ` [${borders}]`}`,
    )
  }
  return lines.join('\n')
}

function marks(area: number): string {
  const sea = PORT[area] ? 'p' : COASTAL[area] ? '~' : ' '
  return `${CROWN[area] ? 'k' : ' '}${CITY[area] ? 'c' : ' '}${sea}${EXILE_OF[area] >= 0 ? 'x' : ' '}`
}

function header(view: RichardView, text: GameText, language: Language): string {
  const words = WORDS[language]
  const who = (block: string | null): string => (block === null ? words.nobody : text.name('block', block))
  const cards = view.cards.flatMap((card, i) =>
    card === null ? [] : [`${text.seat(SIDES[i])} ${text.name('card', card)}`],
  )
  const pools = SIDES.map((side, i) => `${text.seat(side)} ${view.pools[i].count}`).join(', ')
  const parts = [
    words.turn(view),
    `${words.king} (${text.seat(view.throne)}): ${who(view.king)}`,
    `${words.pretender}: ${who(view.pretender)}`,
    `${words.pools}: ${pools}`,
  ]
  if (view.prisoner !== null) parts.push(`${words.prisoner}: ${who(view.prisoner)}`)
  if (cards.length > 0) parts.push(`${words.cards}: ${cards.join(', ')}`)
  if (view.battle !== null) parts.push(words.battle(text.name('area', view.battle.area), view.battle.round))
  if (view.dead.length > 0) parts.push(`${words.dead}: ${names(text, 'block', view.dead)}`)
  const mine = view.pools.flatMap((pool) => pool.blocks)
  const lines = [parts.join('; ')]
  if (view.hand.length > 0) lines.push(`${words.hand}: ${names(text, 'card', view.hand)}`)
  if (view.myCard !== null) lines.push(`${words.laid}: ${text.name('card', view.myCard)}`)
  if (mine.length > 0) lines.push(`${words.pool}: ${names(text, 'block', mine)}`)
  return lines.join('\n')
}
