/** What a battle came to, worked out from what was heard of it: who lost what, fell, retreated, changed sides; and luck. */
import type { GameEvent } from '@muster/kernel/game'

/** What an event says of a battle, in names. A game says which of its events say what. */
export type BattleWord =
  | {
      readonly says: 'begins'
      readonly area: string
      readonly attacker: number
      readonly defender?: number
      /** What kind of fight it is, if no battle: `fightWords` of the client has words for it. */
      readonly as?: string
    }
  | { readonly says: 'round'; readonly round: number }
  | { readonly says: 'shown'; readonly block: string; readonly steps: number }
  | {
      readonly says: 'rolled'
      readonly block: string
      readonly dice: readonly number[]
      readonly rating: number
      readonly hits: number
    }
  /** Dice that decide whether something happens: a side's cavalry routs, a block pursues, treachery is in vain. */
  | {
      readonly says: 'tried'
      readonly seat: number
      readonly dice: readonly number[]
      readonly happens: boolean
    }
  | { readonly says: 'hit'; readonly block: string; readonly steps: number }
  | { readonly says: 'fell'; readonly block: string; readonly forGood: boolean }
  | { readonly says: 'retreated'; readonly block: string; readonly to: string | null }
  /** Which block it was before, if it has another one now. */
  | { readonly says: 'changed'; readonly block: string | null; readonly to: number }
  /** The winner's seat, or which of the two it is; null for nobody. */
  | {
      readonly says: 'ends'
      readonly winner: number | 'attacker' | 'defender' | null
      /** Who attacked, where that was not said before. */
      readonly attacker?: number
    }

export type Fate = 'stands' | 'fell' | 'dead' | 'retreated' | 'changed'

export interface BlockLoss {
  readonly block: string
  readonly from: number
  readonly to: number
  readonly fate: Fate
  /** Where it went. */
  readonly area: string | null
}

export interface SideReport {
  readonly seat: number
  /** Strength of all its blocks at the beginning and at the end. */
  readonly from: number
  readonly to: number
  readonly blocks: readonly BlockLoss[]
  readonly hits: number
  readonly expected: number
  readonly dice: number
}

export interface BattleReport {
  readonly area: string
  /** What kind of fight it was; null for a battle. */
  readonly as: string | null
  readonly attacker: number
  readonly winner: number | null
  readonly rounds: number
  readonly rolls: number
  readonly sides: readonly SideReport[]
}

interface Fighter {
  block: string
  seat: number
  from: number
  to: number
  fate: Fate
  area: string | null
}

interface Tally {
  hits: number
  expected: number
  dice: number
}

/** The reports of a battle that was heard from its beginning; null while it has not ended. */
export function reportOf(
  events: readonly GameEvent[],
  says: (event: GameEvent) => BattleWord | null,
  seatOf: (block: string) => number,
): BattleReport | null {
  const fighters = new Map<string, Fighter>()
  const luck: Tally[] = [0, 1].map(() => ({ hits: 0, expected: 0, dice: 0 }))
  const report = {
    area: '',
    as: null as string | null,
    attacker: 0,
    winner: null as number | null,
    rounds: 0,
    rolls: 0,
  }
  /** Those who came over fight on, but were not what the side set out with. */
  const joined = new Set<string>()
  let begun = false
  let ended = false
  let last: BattleWord['says'] | null = null
  for (const event of events) {
    const word = says(event)
    if (word === null || word.says === 'tried') continue
    if (word.says === 'begins') {
      fighters.clear()
      for (const each of luck) Object.assign(each, { hits: 0, expected: 0, dice: 0 })
      const { area, as = null, attacker } = word
      Object.assign(report, { area, as, attacker, rounds: 0, rolls: 0, winner: null })
      begun = true
      ended = false
    } else if (word.says === 'round') report.rounds = word.round
    else if (word.says === 'rolled') {
      report.rolls++
      const of = luck[fighters.get(word.block)?.seat ?? seatOf(word.block)]
      of.hits += word.hits
      of.dice += word.dice.length
      of.expected += (word.dice.length * word.rating) / 6
    } else if (word.says === 'ends') {
      report.attacker = word.attacker ?? report.attacker
      report.winner = winnerOf(word.winner, report.attacker)
      ended = true
    } else {
      const cameOver = word.says === 'shown' && last === 'changed' && !fighters.has(word.block)
      happens(fighters, word, seatOf)
      if (cameOver) joined.add(word.block)
    }
    last = word.says
  }
  if (!begun || !ended) return null
  // Whoever has nothing left has fallen, whether that was said or not.
  for (const each of fighters.values()) if (each.to === 0 && each.fate === 'stands') each.fate = 'fell'
  const sides = [0, 1].map((seat): SideReport => {
    const blocks = [...fighters.values()].filter((each) => each.seat === seat && !joined.has(each.block))
    const standing = blocks.filter((each) => each.fate === 'stands' || each.fate === 'retreated')
    return {
      seat,
      from: total(blocks, 'from'),
      to: total(standing, 'to'),
      blocks: blocks.map(({ block, from, to, fate, area }) => ({ block, from, to, fate, area })),
      ...luck[seat],
    }
  })
  return { ...report, sides }
}

/** Of two that fight, the winner's seat. */
const winnerOf = (winner: number | 'attacker' | 'defender' | null, attacker: number): number | null =>
  winner === 'attacker' ? attacker : winner === 'defender' ? 1 - attacker : winner

const total = (blocks: readonly Fighter[], what: 'from' | 'to'): number =>
  blocks.reduce((sum, each) => sum + each[what], 0)

type OfFighter = Extract<BattleWord, { says: 'shown' | 'hit' | 'fell' | 'retreated' | 'changed' }>

function happens(fighters: Map<string, Fighter>, word: OfFighter, seatOf: (block: string) => number): void {
  if (word.says === 'changed') {
    // A noble who is beaten is another block from then on; the one that took the last hit is he.
    const beaten = [...fighters.values()].findLast((each) => each.to === 0 && each.fate === 'stands')
    const block = word.block === null ? beaten : fighters.get(word.block)
    if (block !== undefined) block.fate = 'changed'
    return
  }
  const { block } = word
  const fighter = fighters.get(block)
  switch (word.says) {
    case 'shown':
      if (fighter === undefined)
        fighters.set(block, {
          block,
          seat: seatOf(block),
          from: word.steps,
          to: word.steps,
          fate: 'stands',
          area: null,
        })
      return
    case 'hit':
      if (fighter !== undefined) fighter.to = word.steps
      return
    case 'fell':
      if (fighter !== undefined) Object.assign(fighter, { to: 0, fate: word.forGood ? 'dead' : 'fell' })
      return
    case 'retreated':
      if (fighter !== undefined) Object.assign(fighter, { fate: 'retreated', area: word.to ?? fighter.area })
  }
}
