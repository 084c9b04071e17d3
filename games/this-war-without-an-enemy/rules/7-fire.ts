/** 7.4 Fire and Engage: dice, effectiveness, hits; 8.31 Fortified and 7.91 Positional Defence with their half-hits. */
import { die } from '@muster/kernel/chance'
import { no, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import { type Combat, type FrameOf, SALLY, STORM } from '../frames.ts'
import { LINE, NOBODY, type State } from '../state.ts'
import {
  BLOCKS_OF,
  CAVALRY,
  CLASS,
  CLUBMEN,
  COVENANTER,
  EFFECTIVENESS,
  INFANTRY,
  isArtillery,
  isCavalry,
  isInfantry,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { eliminate } from './3-blocks.ts'
import { combatOf, inLine } from './7-line.ts'

export type Manner = 'cannon' | 'cannon-at-cavalry' | 'fire' | 'engage' | 'charge' | 'charge-foot'

/** Who takes the hits. */
export const ON_CAVALRY = 0
export const ON_INFANTRY = 1
export const ON_FOOT_THEN_HORSE = 2
export const ON_ANY = 3

/**
 * 3.12, 7.4 Effectiveness, with all modifiers added up (W-14: below 1 nothing hits).
 * 7.41 Artillery at Cavalry -1; 7.44 Infantry fire -1; 7.42 Cavalry against an army without any +1, but not in a
 * Storming; 7.3 in General Retreat -2, against it -1; 8.2 besieging Artillery in a Sally -1; 8.3 Defending Infantry
 * in a Storming +1; 7.95 card-terrain-disfavours-cavalry all Cavalry -1.
 */
export function effectivenessOf(f: Combat, block: number, manner: Manner): number {
  const side = SIDE[block]
  let value = EFFECTIVENESS[block]
  if (manner === 'fire') value--
  else if (manner === 'cannon-at-cavalry' || (manner === 'cannon' && f.kind === SALLY)) value--
  else if (manner === 'charge-foot' && f.kind !== STORM) value++
  if (f.kind === STORM && side !== f.attacker && isInfantry(block)) value++
  if (f.retreating === side) value -= 2
  else if (f.retreating !== NOBODY) value--
  if (f.disfavours && isCavalry(block)) value--
  return value
}

const UNPROTECTED = 0
const FORTIFIED = 1
const POSITIONAL = 2

/**
 * 8.31 Defenders in a Storming, unless the walls are breached; 7.92 the block of the Last Stand: two hits for each
 * strength, halves rounded up. 7.91 The Defender's Infantry on Advantageous Terrain, but not what began in Reserve or
 * is in General Retreat: the same, rounded down (card-advantageous-terrain).
 */
export function protectionOf(s: State, f: Combat, block: number): number {
  const side = SIDE[block]
  const defends = side !== f.attacker
  if (f.kind === STORM && defends && !f.breach) return FORTIFIED
  if (f.stand === block) return FORTIFIED
  if (f.positional && defends && isInfantry(block) && s.line[block] === LINE && f.retreating !== side)
    return POSITIONAL
  return UNPROTECTED
}

/** 3.11, 8.31 As many dice as strength; a half-hit rounds up behind walls, down (7.91) in the field. */
export const diceOf = (s: State, f: Combat, block: number): number =>
  s.steps[block] - (s.half[block] === 1 && protectionOf(s, f, block) !== FORTIFIED ? 1 : 0)

/** 7.4 The block rolls; every die at or below its effectiveness is a hit. */
export function rollFor(s: State, f: Combat, referee: Referee, block: number, manner: Manner): number {
  const effectiveness = effectivenessOf(f, block, manner)
  const dice: number[] = []
  let hits = 0
  for (let i = diceOf(s, f, block); i > 0; i--) {
    const rolled = die(referee.chance)
    dice.push(rolled)
    if (rolled <= effectiveness) hits++
  }
  f.scored[SIDE[block]] += hits
  referee.emit({ type: 'rolled', block, dice, effectiveness, hits })
  return hits
}

export function pushHits(s: State, f: Combat, side: Side, hits: number, on: number): void {
  if (hits > 0) s.stack.push({ step: 'take-hits', side, area: f.area, hits, on })
}

/** Whether a block is of the class that takes these hits: Infantry before Cavalry where both may. 7.41 Artillery never is. */
function takes(s: State, f: FrameOf<'take-hits'>, block: number, footLeft: boolean): boolean {
  if (SIDE[block] !== f.side || !inLine(s, block) || isArtillery(block)) return false
  switch (f.on) {
    case ON_CAVALRY:
      return isCavalry(block)
    case ON_INFANTRY:
      return isInfantry(block)
    case ON_FOOT_THEN_HORSE:
      return isInfantry(block) || !footLeft
    default:
      return true
  }
}

function hasFoot(s: State, side: Side): boolean {
  const blocks = BLOCKS_OF[side]
  for (let i = 0; i < blocks.length; i++)
    if (CLASS[blocks[i]] === INFANTRY && inLine(s, blocks[i])) return true
  return false
}

/**
 * 7.4 The strongest blocks of the class; among equals the owner chooses (W-15). 8.31 A block with a half-hit takes
 * the next one.
 */
export function targets(s: State, f: FrameOf<'take-hits'>): number[] {
  const footLeft = f.on === ON_FOOT_THEN_HORSE && hasFoot(s, f.side)
  let most = 0
  let found: number[] = []
  const blocks = BLOCKS_OF[f.side]
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (!takes(s, f, block, footLeft)) continue
    if (s.half[block] === 1) return [block]
    const steps = s.steps[block]
    if (steps < most) continue
    if (steps > most) {
      most = steps
      found = []
    }
    found.push(block)
  }
  return found
}

const NOT_STRONGEST = no('7.4', 'not-the-strongest')

/** 7.4 Hits are taken one by one, each by the strongest block at that instant; W-13 those that find nobody are lost. */
export const takeHits: Step<State, FrameOf<'take-hits'>> = {
  rule: '7.4',
  seats: (s, f) => (f.hits > 0 && targets(s, f).length > 1 ? sideBit(f.side) : 0),
  run(s, f, referee) {
    const [block] = f.hits > 0 ? targets(s, f) : []
    if (block !== undefined) {
      takeHit(s, f, referee, block)
      return
    }
    s.stack.pop()
    // 7.43 Hits beyond the strength of all enemy Cavalry.
    if (f.on === ON_CAVALRY) combatOf(s).excess[f.side] += f.hits
  },
  prompt: (_, f) => ({ code: 'take-hits', params: { hits: f.hits, area: f.area } }),
  choices: {
    hit: {
      args: ['block'],
      among: (s, f) => targets(s, f),
      may: (s, f, block) => (targets(s, f).includes(block) ? yes : NOT_STRONGEST),
      act: takeHit,
    },
  },
}

/** 3.11, 8.31 A hit takes a strength, or half of one from a block that is protected. */
function takeHit(s: State, f: FrameOf<'take-hits'>, referee: Referee, block: number): void {
  const combat = combatOf(s)
  f.hits--
  if (protectionOf(s, combat, block) !== UNPROTECTED && s.half[block] === 0) s.half[block] = 1
  else {
    if (protectionOf(s, combat, block) !== UNPROTECTED) s.half[block] = 0
    s.steps[block]--
  }
  referee.emit({ type: 'hit', block, steps: s.steps[block], half: s.half[block] === 1 })
  if (s.steps[block] <= 0) fall(s, combat, referee, block)
}

/** 7.8 Eliminated in a round; 7.96 remembered for the Turncoats, Clubmen and Covenanters aside. */
function fall(s: State, f: Combat, referee: Referee, block: number): void {
  const side = SIDE[block]
  if (!CLUBMEN[block] && !COVENANTER[block]) {
    if (CLASS[block] === CAVALRY) f.lostHorse[side]++
    else f.lostFoot[side]++
  }
  eliminate(s, referee, block)
}

/** 8.31, 7.91 At the end half-hits are made good behind walls and in a Last Stand, and cost a strength in the field. */
export function mendHalfHits(s: State, f: Combat, referee: Referee): void {
  for (const side of BLOCKS_OF) {
    for (const block of side) {
      if (s.half[block] === 0) continue
      s.half[block] = 0
      const up = (f.kind === STORM && !f.breach) || f.stand === block
      if (up) continue
      s.steps[block]--
      referee.emit({ type: 'hit', block, steps: s.steps[block], half: false })
      if (s.steps[block] <= 0) fall(s, f, referee, block)
    }
  }
}
