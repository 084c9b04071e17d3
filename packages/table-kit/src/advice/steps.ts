/** Choices of one plan as a player thinks of them: who goes where, and what else is done. */
import type { GameClient } from '../client.ts'

export interface March {
  readonly blocks: readonly string[]
  readonly to: string
}
/** A march, or the words of another choice. */
export type PlanStep = March | string

export function stepsOf(choices: readonly string[], march: GameClient['march']): PlanStep[] {
  const steps: PlanStep[] = []
  let blocks: string[] = []
  let to: string | null = null
  let said: string[] = []
  const end = (): void => {
    if (to === null || blocks.length === 0) steps.push(...said)
    else steps.push({ blocks, to })
    blocks = []
    to = null
    said = []
  }
  for (const words of choices) {
    const [verb, thing] = words.split(' ')
    const starts = verb === march?.start
    const goesOn = march?.follow.includes(verb) === true
    if (!goesOn && !(starts && to === null)) end()
    if (starts) blocks.push(thing)
    else if (goesOn) to = thing
    if (starts || goesOn || verb === march?.opens) said.push(words)
    else steps.push(words)
  }
  end()
  return together(steps)
}

/** Marches to one place, one after the other, are one. */
function together(steps: readonly PlanStep[]): PlanStep[] {
  const joined: PlanStep[] = []
  for (const step of steps) {
    const last = joined.at(-1)
    if (typeof step !== 'string' && typeof last === 'object' && last.to === step.to)
      joined[joined.length - 1] = { to: step.to, blocks: [...last.blocks, ...step.blocks] }
    else joined.push(step)
  }
  return joined
}
