/** 7.3 The line of battle: the combat that is being fought, and who fights in it. */
import type { Combat, CombatKind, FrameOf } from '../frames.ts'
import { JOINED, LINE, NOBODY, NONE, OUT, RESERVE, type State } from '../state.ts'
import { BLOCKS_OF, CLASS, enemyOf, isArtillery, type Side } from '../tables.ts'

export type CombatFrame = FrameOf<'combat'>

/** The combat that the steps above it on the stack are about. */
export function combatOf(s: State): CombatFrame {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame.step === 'combat') return frame
  }
  throw new Error('no combat is being fought')
}

/** A combat as it begins, before any event is considered. */
export function newCombat(kind: CombatKind, area: number, city: number, attacker: Side): CombatFrame {
  return {
    step: 'combat',
    kind,
    area,
    city,
    attacker,
    round: 0,
    next: 'begin',
    relief: false,
    retreating: NOBODY,
    surprise: false,
    breach: false,
    positional: false,
    disfavours: false,
    noCharge: false,
    turncoats: false,
    stand: NONE,
    guns: [NONE, NONE],
    cavalryHits: [0, 0],
    excess: [0, 0],
    hadCavalry: [false, false],
    scored: [0, 0],
    lostFoot: [0, 0],
    lostHorse: [0, 0],
  }
}

/** 7.3 Who comes first in each part: the Defender, or by Surprise Attack (7.94) the Attacker. */
export const firstOf = (f: Combat): Side => (f.surprise ? f.attacker : enemyOf(f.attacker))
export const secondOf = (f: Combat): Side => enemyOf(firstOf(f))

export const inLine = (s: State, block: number): boolean => s.line[block] === LINE || s.line[block] === JOINED

/** Blocks of a class (Cavalry or Infantry) that fight for a side now. */
export function fighters(s: State, side: Side, ofClass: number): number {
  let count = 0
  const blocks = BLOCKS_OF[side]
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (CLASS[block] === ofClass && inLine(s, block)) count++
  }
  return count
}

/** Infantry and Cavalry that fight for a side now. */
export function troopsInLine(s: State, side: Side): number {
  let count = 0
  const blocks = BLOCKS_OF[side]
  for (let i = 0; i < blocks.length; i++) if (inLine(s, blocks[i]) && !isArtillery(blocks[i])) count++
  return count
}

export function troopsInReserve(s: State, side: Side): number {
  let count = 0
  for (const block of BLOCKS_OF[side]) if (s.line[block] === RESERVE && !isArtillery(block)) count++
  return count
}

/** Puts everybody out of the combat again. */
export function clearLines(s: State): void {
  for (const side of BLOCKS_OF) {
    for (const block of side) {
      s.line[block] = OUT
      s.does[block] = 0
      s.half[block] = 0
    }
  }
}

export type Result = Pick<FrameOf<'end-battle'>, 'area' | 'winner' | 'relief' | 'city' | 'foot' | 'horse'>

/** 7.5 The Battle is over; what follows comes stage by stage. */
export function endBattle(s: State, result: Result): void {
  s.stack.push({
    step: 'end-battle',
    ...result,
    next: 'stand-up',
    freely: s.skirmish,
    reached: [result.area],
  })
}
