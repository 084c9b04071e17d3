/** The dice that a step of an example throws, and what is said of each throw. */
import type { DieState } from '@muster/board-kit/dice'
import type { GameEvent } from '@muster/kernel/game'
import type { Language } from '@muster/kernel/text'
import type { GameClient } from '@muster/table-kit/client.ts'

export interface Thrown {
  readonly dice: readonly { readonly value: number; readonly state: DieState }[]
  readonly text: string
}

interface OfDice extends GameEvent {
  readonly dice?: readonly number[]
  readonly die?: number
}

export const thrownIn = (
  heard: readonly GameEvent[],
  client: GameClient,
  language: Language,
): readonly Thrown[] =>
  heard.flatMap((event) => {
    const { dice, die } = event as OfDice
    const values = dice ?? (die === undefined ? [] : [die])
    if (values.length === 0) return []
    const word = client.course.says?.(event)
    const stateOf = (value: number): DieState => {
      if (word?.says === 'rolled') return value <= word.rating ? 'hit' : 'miss'
      return word?.says === 'tried' ? (word.happens ? 'hit' : 'miss') : ''
    }
    const shown = values.map((value) => ({ value, state: stateOf(value) }))
    return [{ dice: shown, text: client.text[language].event(event) }]
  })
