/** Names that come from the components, in the form in which every language shows them. */
import type { Language } from '@muster/kernel/text'
import { titleCase } from '@muster/kernel/wording'
import { COMPONENTS } from '../components.ts'
import { CARD_POINTS, CARDS, EVENT, PLACES } from '../tables.ts'
import { EVENT_WORDS } from './cards.ts'

/** Areas as the map prints them; a City by its name. */
export const placeNames: Readonly<Record<string, string>> = Object.fromEntries(
  PLACES.map((id) => [id, COMPONENTS.areas.find((area) => area.id === id)?.name ?? titleCase(id)]),
)

/** `se` is SE, `4plus` is 4+, `cheshire` Cheshire. */
const labelWord = (word: string): string =>
  /^s[ew]$/.test(word) ? word.toUpperCase() : titleCase(word).replace(/^(\d)plus$/, '$1+')

/** What tells blocks of one name apart: the end of the id, `r-w-foot-se-wales-1` is SE Wales 1. */
function tagOf(id: string): string {
  if (id.startsWith('p-nma-')) return 'NMA'
  const end = /^[rpc]-[a-z]+-(?:foot|horse)-(.+)$/.exec(id)?.[1] ?? /-(\d)$/.exec(id)?.[1] ?? ''
  const words = end.split('-').filter((word) => word !== 'pool')
  return words.map(labelWord).join(' ')
}

/** A block by its name, with its label or number where the name is shared. */
export function blockNames(translate: (name: string) => string): Record<string, string> {
  return Object.fromEntries(
    COMPONENTS.blocks.map((block) => {
      const shared =
        COMPONENTS.blocks.filter((each) => each.name === block.name && each.side === block.side).length > 1
      const tag = shared ? tagOf(block.id) : ''
      const name = translate(block.name)
      return [block.id, tag === '' ? name : `${name} (${tag})`]
    }),
  )
}

/** A card by its event and points, or by its points alone. */
export const cardNames = (plain: (points: number) => string, language: Language): Record<string, string> =>
  Object.fromEntries(
    CARDS.map((id, card) => {
      const event = EVENT[card]
      return [
        id,
        event === null
          ? plain(CARD_POINTS[card])
          : `${EVENT_WORDS[event][language][0]} (${CARD_POINTS[card]})`,
      ]
    }),
  )
