import type { CardFace } from '@muster/board-kit/card'
import type { Language } from '@muster/kernel/text'
import { CARD_POINTS, CARD_SIDE, CARDS, EVENT, type EventKey, SIDES } from '../tables.ts'
import { cardWords } from '../text/cards.ts'

const SCENES: Readonly<Record<EventKey, string>> = {
  surprise: 'swords',
  hotham: 'scroll',
  carew: 'scroll',
  ships: 'sea',
  rcfc: 'horse',
  fever: 'plague',
  laststand: 'swords',
  strips: 'walls',
  desertion: 'march',
  advTerrain: 'pikes',
  mining: 'walls',
  turncoats: 'pikes',
  wpa: 'guns',
  qmg: 'coins',
  tdc: 'horse',
  supplies: 'sea',
  clubmen: 'clubs',
  bradford: 'clubs',
  excise: 'coins',
  fortlondon: 'walls',
  siegetrain: 'guns',
  slips: 'scroll',
  dismissed: 'scroll',
  tothescots: 'scroll',
  hfoil: 'scroll',
  cfoil: 'scroll',
}

/** A card as it is drawn. */
export function cardFace(id: string, language: Language): CardFace {
  const card = CARDS.indexOf(id)
  const event = EVENT[card] ?? null
  return {
    kind: SIDES[CARD_SIDE[card] ?? 0],
    id,
    ...cardWords(id, language),
    scene: event === null ? 'march' : SCENES[event],
    value: CARD_POINTS[card] ?? null,
  }
}
