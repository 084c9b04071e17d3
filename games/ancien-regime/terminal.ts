/** Coalitions: Ancien Régime as text: the Powers with their tracks, then every territory that holds something. */

import type { GameText, Language } from '@muster/kernel/text'
import {
  ACTIONS,
  CARDS,
  GENERALS,
  NONE,
  OWNER,
  POWERS,
  SCENARIOS,
  SERVES,
  STATUSES,
  TERRITORIES,
  WHEEL,
} from './tables.ts'
import type { AncienView, NumberedView } from './view.ts'
import { numbered } from './view-names.ts'

const WORDS = {
  en: {
    turn: (v: NumberedView) => `Round ${v.round}, turn ${v.turn}`,
    actions: ['Drill', 'Taxation', 'Subsidies', 'Leadership', 'Mobilisation', 'Gain Influence', 'Movement'],
    emperor: 'Emperor',
    powers: 'Power: action; status; Morale, Influence, Money, cards',
    by: 'played by',
    hand: 'hand',
    board: 'territory (owner): Generals with their Units, Garrison, Fortress',
    garrison: 'Garrison',
    fortress: 'Fortress',
    battle: 'Battle',
    cards: 'cards',
    faceDown: '?',
    window: (kind: string, seconds: number) =>
      `Negotiation is open (${kind}, ${seconds / 60} minutes in live play).`,
  },
  pl: {
    turn: (v: NumberedView) => `Runda ${v.round}, tura ${v.turn}`,
    actions: [
      'Musztra',
      'Opodatkowanie',
      'Subwencje i Najemnicy',
      'Przywództwo',
      'Mobilizacja',
      'Poszerzenie Wpływów',
      'Ruch',
    ],
    emperor: 'Cesarz',
    powers: 'Mocarstwo: akcja; Status; Morale, Wpływ, Pieniądze, karty',
    by: 'gra',
    hand: 'ręka',
    board: 'Terytorium (Macierzyste): Generałowie z Oddziałami, Garnizon, Forteca',
    garrison: 'Garnizon',
    fortress: 'Forteca',
    battle: 'Bitwa',
    cards: 'karty',
    faceDown: '?',
    window: (kind: string, seconds: number) => `Trwają negocjacje (${kind}, na żywo ${seconds / 60} minuty).`,
  },
} as const

export function map(sent: AncienView, text: GameText, language: Language): string {
  const view = numbered(sent)
  const words = WORDS[language]
  const power = (id: number): string => text.name('power', POWERS[id])
  const lines = [
    `${words.turn(view)}${view.emperor === NONE ? '' : `; ${words.emperor}: ${power(view.emperor)}`}`,
  ]
  if (view.window !== null) lines.push(words.window(view.window.kind, view.window.seconds))
  lines.push(`  (${words.powers})`)
  view.powers.forEach((each, id) => {
    const status = text.name('status', STATUSES[each.status])
    const by =
      each.controller === id ? '' : `, ${words.by} ${each.controller === NONE ? '-' : power(each.controller)}`
    const hand = each.hand === undefined ? '' : ` (${words.hand}: ${handWords(each.hand)})`
    const numbers = `${each.morale}, ${each.influence}, ${each.money}, ${each.cards}${hand}`
    lines.push(`  ${power(id)}${by}: ${words.actions[actionOf(view, id)]}; ${status}; ${numbers}`)
  })
  lines.push(`  (${words.board})`)
  TERRITORIES.forEach((territory, at) => {
    const here = piecesIn(view, at, text, words)
    if (here === '') return
    const owner = OWNER[at] === NONE ? '' : ` (${power(OWNER[at])})`
    lines.push(`  ${text.name('territory', territory)}${owner}: ${here}`)
  })
  if (view.battle !== null) lines.push(battleLine(view.battle, text, words))
  return lines.join('\n')
}

function actionOf(view: NumberedView, power: number): number {
  const scenario = SCENARIOS.findIndex((each) => each.id === view.scenario)
  return ACTIONS.findIndex((_, i) => WHEEL[scenario][view.turn * 7 + i] === power)
}

const handWords = (hand: readonly number[]): string =>
  hand.flatMap((count, card) => new Array<string>(count).fill(CARDS[card])).join(' ') || '-'

type Words = (typeof WORDS)[Language]

function piecesIn(view: NumberedView, at: number, text: GameText, words: Words): string {
  const power = (id: number): string => text.name('power', POWERS[id])
  const here = GENERALS.flatMap((general, i) =>
    view.place[i] === at ? [`${text.name('general', general)} (${power(SERVES[i])}) ${view.units[i]}`] : [],
  )
  if (view.garrison[at] !== NONE) here.push(`${words.garrison} (${power(view.garrison[at])})`)
  if (view.fortress[at] === 1) here.push(words.fortress)
  return here.join(', ')
}

function battleLine(battle: NonNullable<NumberedView['battle']>, text: GameText, words: Words): string {
  const cards = battle.cards.map(
    ({ general, card }) =>
      `${text.name('general', GENERALS[general])} ${card === null ? words.faceDown : CARDS[card]}`,
  )
  const where = text.name('territory', TERRITORIES[battle.territory])
  return `${words.battle}: ${where}, ${battle.strength.join(' : ')}; ${words.cards}: ${cards.join(', ') || '-'}`
}
