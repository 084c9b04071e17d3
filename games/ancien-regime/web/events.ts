/** What the log does with an event: where it points, whose colour it has, how long it is looked at. */

import type { GameEvent } from '@muster/kernel/game'
import type { Language } from '@muster/kernel/text'
import { namedIn } from '@muster/table-kit/named-in.ts'
import { type AncienEvent, FIELDS } from '../events.ts'
import { POWERS } from '../tables.ts'
import { CLIENT_WORDS } from '../text/client.ts'
import { servedBy } from '../text/text.ts'

const of = (event: GameEvent): AncienEvent => event as AncienEvent

const named = namedIn(FIELDS, 'territory')
/** The Stuarts land nowhere else. */
export const places = (event: GameEvent): string[] =>
  event.type === 'stuart-lands' || event.type === 'stuart-gone' ? ['scotland'] : named(event)

/** The Power whose colour a line has. */
export function powerOf(event: GameEvent): number | null {
  const power = nameOfPower(of(event))
  return power === null ? null : POWERS.indexOf(power)
}

function nameOfPower(e: AncienEvent): string | null {
  if (e.type === 'battle-begins') return e.attacker
  if (e.type === 'offer-answered') return e.by
  if (e.type === 'further-turn-answered') return e.arbiter
  if (e.type === 'minor-taken') return e.by
  if ('power' in e) return e.power
  if ('general' in e) return servedBy(e.general)
  return 'seat' in e ? e.seat : null
}

export function weight(event: GameEvent): number {
  switch (of(event).type) {
    case 'battle-counted':
    case 'statuses-revealed':
    case 'bids-revealed':
      return 1400
    case 'battle-begins':
    case 'emperor-elected':
      return 900
    case 'marched':
    case 'sailed':
    case 'moved-strategically':
    case 'card-played-open':
    case 'card-turned':
    case 'arbiter-named':
      return 420
    default:
      return 70
  }
}

/** Others hear of a card, a status, a bid only that it is there. */
export function isSecret(event: GameEvent): boolean {
  const e = of(event)
  switch (e.type) {
    case 'hand-dealt':
    case 'cards-given':
      return e.cards !== undefined
    case 'card-drawn':
    case 'card-offered':
    case 'card-played':
      return e.card !== undefined
    case 'status-laid':
      return e.status !== undefined
    case 'bid-laid':
      return e.bid !== undefined
    default:
      return false
  }
}

export function heading(event: GameEvent, language: Language): string | null {
  const e = of(event)
  return e.type === 'turn-begins' ? CLIENT_WORDS[language].heading(e.round, e.turn) : null
}
