/** Which sound an event makes. The block games call the same things by the same names. */
import type { GameEvent } from '@muster/kernel/game'
import type { Sound } from './sound/instruments.ts'
import { play } from './sound/sound.ts'

const SOUNDS: Readonly<Record<string, Sound>> = {
  fought: 'dice',
  charged: 'dice',
  answered: 'dice',
  treachery: 'dice',
  fired: 'dice',
  rolled: 'dice',
  'card-laid': 'card',
  'cards-revealed': 'card',
  'card-played': 'card',
  'card-turned': 'card',
  'statuses-revealed': 'card',
  marched: 'march',
  sailed: 'march',
  regrouped: 'march',
  'retreated-to': 'march',
  raised: 'march',
  recruited: 'march',
  hit: 'hit',
  eliminated: 'hit',
  killed: 'hit',
  'unit-lost': 'hit',
  'battle-begins': 'battle',
}

const isRoll = (event: GameEvent): event is GameEvent & { dice: readonly number[] } =>
  'dice' in event && Array.isArray(event.dice)

/** Of all that one choice caused, the first that makes a sound. */
export function playEvents(events: readonly GameEvent[]): void {
  const event = events.find((each) => each.type in SOUNDS)
  if (event !== undefined) play(SOUNDS[event.type], isRoll(event) ? event.dice.length : 1)
}
