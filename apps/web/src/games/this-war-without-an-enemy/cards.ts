import type { CardFace } from '@muster/board-kit/card'
import type { Language } from '@muster/kernel/text'
import { COMPONENTS } from '@muster/this-war-without-an-enemy/components'
import { CLIENT_WORDS } from './words.ts'

const SCENES: Readonly<Record<string, string>> = {
  surprise: 'swords',
  hotham: 'scroll',
  carew: 'scroll',
  ships: 'sea',
  rcfc: 'horse',
  fever: 'plague',
  laststand: 'swords',
  strips: 'walls',
  desertion: 'march',
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

/** A card as it is drawn, in our own words; `name` is what the game calls it, with its points behind. */
export function cardFace(id: string, name: string, language: Language): CardFace {
  const data = COMPONENTS.cards.find((each) => each.id.toLowerCase() === id)
  const words = CLIENT_WORDS[language]
  const key = data?.event?.key ?? 'none'
  return {
    kind: data?.side ?? 'royalist',
    id,
    title: name.replace(/ \(\d\)$/, ''),
    tag: words.cardTags[data?.event?.phase ?? 'none'] ?? '',
    scene: data?.event == null ? 'march' : (SCENES[key] ?? 'pikes'),
    text: words.cardTexts[key] ?? '',
    value: data?.ap ?? null,
  }
}
