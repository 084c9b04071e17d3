import type { CardFace } from '@muster/board-kit/card'
import type { Language } from '@muster/kernel/text'
import { CARD_POINTS, CARD_SIDE, CARDS, EVENT, type EventKey, SIDES } from '../tables.ts'
import { cardWords } from '../text/cards.ts'

const SCENES: Readonly<Record<EventKey, string>> = {
  'surprise-attack': 'swords',
  'the-hothams-plot': 'scroll',
  'carew-s-plot': 'scroll',
  'parliamentary-ships-captured': 'sea',
  'roundhead-cavalry-fails-to-charge': 'horse',
  'camp-fever': 'plague',
  'determined-last-stand': 'swords',
  'the-king-strips-the-garrisons': 'walls',
  'desertion-of-regional-troops': 'march',
  'advantageous-terrain': 'pikes',
  mining: 'walls',
  turncoats: 'pikes',
  'well-positioned-artillery': 'guns',
  'quartermaster-general': 'coins',
  'terrain-disfavours-cavalry': 'horse',
  'supplies-from-le-continent': 'sea',
  clubmen: 'clubs',
  'bradford-clubmen': 'clubs',
  'the-excise-ordinance-raises-war-funds': 'coins',
  'fortification-of-london': 'walls',
  'new-model-army-siege-train': 'guns',
  'support-for-the-king-slips-away': 'scroll',
  'rupert-dismissed-by-the-king': 'scroll',
  'king-charles-surrender-to-the-scots': 'scroll',
  'the-hothams-plot-is-foiled': 'scroll',
  'carew-s-plot-is-foiled': 'scroll',
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
