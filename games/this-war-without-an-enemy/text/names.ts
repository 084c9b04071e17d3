/** Names that come from the components, in the form in which every language shows them. */
import type { Language } from '@muster/kernel/text'
import { COMPONENTS } from '../components.ts'
import { CARD_POINTS, CARDS, EVENT, PLACES } from '../tables.ts'
import { EVENT_WORDS } from './cards.ts'

export const titleCase = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Areas as the map prints them; a City by its name. */
export const placeNames: Readonly<Record<string, string>> = Object.fromEntries(
  PLACES.map((id) => [id, COMPONENTS.areas.find((area) => area.id === id)?.name ?? titleCase(id)]),
)

const NUMBERED = /-(\d|4a|4b)$/

/** A block by its name, with its label or number where the name is shared. */
export function blockNames(translate: (name: string) => string): Record<string, string> {
  return Object.fromEntries(
    COMPONENTS.blocks.map((block) => {
      const shared =
        COMPONENTS.blocks.filter((each) => each.name === block.name && each.side === block.side).length > 1
      const mark = NUMBERED.exec(block.id)?.[1]
      const label = block.id
        .split('-')
        .slice(3)
        .filter((word) => !/^(pool|\d)$/.test(word))
        .map(titleCase)
        .join(' ')
      const tag = [label, mark].filter((each) => each !== undefined && each !== '').join(' ')
      const name = translate(block.name)
      return [block.id, shared && tag !== '' ? `${name} (${tag})` : name]
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
