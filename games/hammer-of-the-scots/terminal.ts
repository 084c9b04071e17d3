/** Hammer of the Scots as text: the areas from north to south, who holds them and what this seat sees there. */

import { blocksIn, bordersOf, holderOf, names } from '@muster/block-kit/block-map'
import type { GameText, Language } from '@muster/kernel/text'
import { BLOCKS, CASTLE, CATHEDRAL, MAP } from './tables.ts'
import type { HammerView } from './view.ts'

const WORDS = {
  en: {
    turn: (v: HammerView) => (v.winter ? `${v.year}, winter` : `${v.year}, turn ${v.turn}`),
    nobles: 'nobles',
    pools: 'pools',
    cards: 'cards played',
    hand: 'your hand',
    laid: 'your card',
    dead: 'dead',
    truce: (side: string) => `${side} has a truce this turn`,
    battle: (area: string, round: number) => `battle in ${area}, round ${round}`,
    hidden: (count: number, side: string) => `${count} ${count === 1 ? 'block' : 'blocks'} of ${side}`,
    nobody: '-',
    both: 'battle',
    reserve: 'reserve',
    legend:
      'area, castle limit (+ a cathedral), holder, blocks with their strength (~ has moved), [borders; ! red]',
  },
  pl: {
    turn: (v: HammerView) => (v.winter ? `${v.year}, zima` : `${v.year}, tura ${v.turn}`),
    nobles: 'szlachcice',
    pools: 'pule do ciągnięcia',
    cards: 'zagrane karty',
    hand: 'twoje karty',
    laid: 'twoja karta',
    dead: 'wyeliminowani na stałe',
    truce: (side: string) => `rozejm w tej turze: ${side}`,
    battle: (area: string, round: number) => `bitwa: ${area}, runda ${round}`,
    hidden: (count: number, side: string) =>
      `${side}: ${count} ${count === 1 ? 'zakryty' : count < 5 ? 'zakryte' : 'zakrytych'}`,
    nobody: '-',
    both: 'bitwa',
    reserve: 'rezerwa',
    legend:
      'obszar, limit zamku (+ katedra), kto go ma, bloczki z siłą (~ już się poruszył), [granice; ! czerwone]',
  },
} as const

const SIDES = ['england', 'scotland'] as const
/** Everything north of the border first; England, where the English player sits, last. */
const NORTH_TO_SOUTH = [...MAP.areas.keys()].filter((area) => area !== 0).concat(0)

export function map(view: HammerView, text: GameText, language: Language): string {
  const words = WORDS[language]
  const lines = [header(view, text, language), `  (${words.legend})`]
  const width = Math.max(...MAP.areas.map((area) => text.name('area', area).length))
  for (const area of NORTH_TO_SOUTH) {
    const here = view.blocks.filter((block) => block.area === MAP.areas[area])
    const castle = `${CASTLE[area]}${CATHEDRAL[area] ? '+' : ' '}`
    const holder = holderOf(here, text, words.both, words.nobody)
    const name = text.name('area', MAP.areas[area]).padEnd(width)
    const blocks = blocksIn(here, { blocks: BLOCKS, sides: SIDES }, text, words)
    lines.push(
      `  ${name}  ${castle} ${holder.padEnd(9)} ${blocks}${blocks === '' ? '' : '  '}[${bordersOf(MAP, area, text)}]`,
    )
  }
  return lines.join('\n')
}

function header(view: HammerView, text: GameText, language: Language): string {
  const words = WORDS[language]
  const bySide = (numbers: readonly number[]): string =>
    SIDES.map((side, i) => `${text.seat(side)} ${numbers[i]}`).join(', ')
  const cards = view.cards.flatMap((card, i) =>
    card === null ? [] : [`${text.seat(SIDES[i])} ${text.name('card', card)}`],
  )
  const parts = [
    words.turn(view),
    `${words.nobles}: ${bySide(view.nobleCount)}`,
    `${words.pools}: ${bySide(view.pools)}`,
  ]
  if (cards.length > 0) parts.push(`${words.cards}: ${cards.join(', ')}`)
  if (view.truce !== null) parts.push(words.truce(text.seat(view.truce)))
  if (view.battle !== null) parts.push(words.battle(text.name('area', view.battle.area), view.battle.round))
  if (view.dead.length > 0) parts.push(`${words.dead}: ${names(text, 'block', view.dead)}`)
  const hand = view.hand.length > 0 ? `\n${words.hand}: ${names(text, 'card', view.hand)}` : ''
  const laid = view.myCard === null ? '' : `\n${words.laid}: ${text.name('card', view.myCard)}`
  return `${parts.join('; ')}${hand}${laid}`
}
