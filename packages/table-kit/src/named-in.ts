/** The things of one domain that an event names: the fields say which of its values they are. */
import type { GameEvent } from '@muster/kernel/game'
import type { Fields } from '@muster/kernel/ids'

export const namedIn =
  (fields: Fields, domain: string) =>
  (event: GameEvent): string[] =>
    Object.entries(event).flatMap(([key, value]) =>
      fields[key] === domain ? [value].flat().filter((each): each is string => typeof each === 'string') : [],
    )
