/**
 * The fog of war: what an opponent can tell of blocks that stand upright.
 *
 * A hidden block keeps its token as long as somebody at the table could follow it with their eyes, and gets a new
 * one when the rules let it slip away. Tokens are handed out in an order drawn by lot, so they mean nothing.
 */
import { type Chance, shuffle } from '@muster/kernel/chance'
import type { Referee, Seats } from '@muster/kernel/game'
import type { BlockSet, BlockState } from './blocks.ts'

const BOTH: Seats = 3

/** Turns a block's face up for these seats. */
export function faceUp(s: BlockState, referee: Referee, block: number, seats: Seats): void {
  referee.reveal(s.known, block, seats)
  if (seats === BOTH) companies(s)[block] = s.token[block]
}

/** A match kept from before companies were counted has none. */
function companies(s: BlockState): number[] {
  s.company ??= s.at.map(() => 0)
  return s.company
}

/**
 * Nobody can follow a block any longer. If it slips away unseen nobody knows who is left of those it was shuffled with
 * either; of one that is face up everybody sees who it is.
 */
export function forget(s: BlockState, block: number): void {
  const company = companies(s)
  const own = company[block]
  company[block] = 0
  if (own === 0 || s.known[block] === BOTH) return
  for (let other = 0; other < company.length; other++) if (company[other] === own) company[other] = 0
}

/** Stands a block up again: only its owner sees it. */
export function standUp(s: BlockState, set: BlockSet, block: number): void {
  s.known[block] = 1 << set.side[block]
}

/** Blocks that have just slipped out of sight, or come into it: new tokens, by lot. */
export function rename(s: BlockState, chance: Chance, blocks: readonly number[]): void {
  for (const block of blocks) forget(s, block)
  handOut(s, chance, blocks)
}

/** Blocks that everybody has seen are shuffled: who they are is known, though not which is which. */
export function mix(s: BlockState, chance: Chance, blocks: readonly number[]): void {
  const company = companies(s)
  if (!areWhole(company, blocks)) {
    rename(s, chance, blocks)
    return
  }
  const first = s.nextToken
  handOut(s, chance, blocks)
  for (const block of blocks) company[block] = first
}

/** Blocks that stand together by a printed set-up: who they are is known, though not which is which. */
export function introduce(s: BlockState, blocks: readonly number[]): void {
  const company = companies(s)
  // No token is below zero: one of them who is turned up later is no longer in this company.
  const own = -Math.min(...blocks.map((block) => s.token[block]))
  for (const block of blocks) company[block] = own
}

/** Whether everybody can follow these blocks, and nobody else is in company with any of them. */
function areWhole(company: readonly number[], blocks: readonly number[]): boolean {
  for (const block of blocks) if (company[block] === 0) return false
  for (let other = 0; other < company.length; other++) {
    if (company[other] === 0 || blocks.includes(other)) continue
    for (const block of blocks) if (company[block] === company[other]) return false
  }
  return true
}

function handOut(s: BlockState, chance: Chance, blocks: readonly number[]): void {
  if (blocks.length === 1) {
    s.token[blocks[0]] = s.nextToken++
    return
  }
  for (const block of shuffle(chance, blocks.slice())) s.token[block] = s.nextToken++
}

/** The hidden blocks of a side, and what decides how they may be dealt again. */
export interface Fog {
  /** In the order of their numbers. */
  readonly hidden: readonly number[]
  /** All that belongs to the spot on the table (place, token, having moved…) and stays there. */
  readonly bySpot: readonly number[][]
  /** Whether a block could stand at the spot of another, for all that everybody knows. */
  fits(block: number, spot: number): boolean
  /** Whether a place is on the map, where blocks have their strengths. */
  isOnMap(place: number): boolean
  /**
   * How likely a block stands at the spot of another, beside any other that could, by what everybody saw and knows: above
   * zero, for what cannot be is said by `fits`. Where it is not given, all are alike.
   */
  likelihood?(block: number, spot: number): number
}

/**
 * Deals hidden blocks and their strengths again; those that everybody has seen and can follow stay who they are, or among
 * those they were shuffled with. It depends on chance and on what can be seen, never on which of these
 * blocks stands where: of two states that a viewer cannot tell apart it makes the same one.
 * Returns where each block's identity went: `now[old block] = new block`.
 */
export function redealBlocks(s: BlockState, set: BlockSet, fog: Fog, chance: Chance): number[] {
  const spots = spotsInOrder(s, fog.hidden)
  const places = fog.hidden.map((block) => s.at[block])
  const company = companies(s)
  const own: Fog = {
    ...fog,
    fits: (block, spot) => company[block] === company[spot] && fog.fits(block, spot),
  }
  const holder = match(spots, shuffle(chance, fog.hidden.slice()), set.side.length, own)
  if (own.likelihood !== undefined) exchange(holder, spots, own.fits, own.likelihood, chance)
  const waiting = spots.filter((spot) => !fog.isOnMap(s.at[spot]))
  // Whoever watches a block sees it gain and lose strength: each company keeps its own.
  const deals = [...new Set(spots.map((spot) => company[spot]))].map((each) => {
    const standing = spots.filter((spot) => company[spot] === each && fog.isOnMap(s.at[spot]))
    const strengths = standing.map((spot) => s.steps[spot]).sort((one, two) => two - one)
    if (each === 0) makeRoom(holder, set, strengths, standing, waiting, own, chance)
    return { standing, strengths }
  })
  for (const values of fog.bySpot) {
    const before = fog.hidden.map((spot) => values[spot])
    fog.hidden.forEach((spot, i) => {
      values[holder[spot]] = before[i]
    })
  }
  fog.hidden.forEach((spot, i) => {
    s.at[holder[spot]] = places[i]
    s.steps[holder[spot]] = 0
  })
  for (const { standing, strengths } of deals) {
    const blocks = standing.map((spot) => holder[spot])
    dealStrengths(s, set, blocks, strengths, chance)
  }
  return holder
}

/** Spots as anybody could count them: by place, and there by token. */
const spotsInOrder = (s: BlockState, hidden: readonly number[]): number[] =>
  hidden.toSorted((one, two) => s.at[one] - s.at[two] || s.token[one] - s.token[two])

/** A block for every spot: the first that fits, and where none is left, somebody makes room for another. */
function match(spots: readonly number[], blocks: readonly number[], count: number, fog: Fog): number[] {
  const holder = Array.from({ length: count }, (_, block) => block)
  const spotOf = new Array<number>(count).fill(-1)
  const mayHold = (block: number, spot: number): boolean => block === spot || fog.fits(block, spot)
  const seat = (spot: number, tried: Uint8Array): boolean => {
    for (const block of blocks) {
      if (spotOf[block] >= 0 || !mayHold(block, spot)) continue
      spotOf[block] = spot
      return true
    }
    for (const block of blocks) {
      if (tried[block] === 1 || !mayHold(block, spot)) continue
      tried[block] = 1
      if (!seat(spotOf[block], tried)) continue
      spotOf[block] = spot
      return true
    }
    return false
  }
  for (const spot of spots) {
    if (seat(spot, new Uint8Array(count))) continue
    // The game says that nobody could stand there, though somebody does: all stay where they are.
    return holder
  }
  for (const block of blocks) holder[spotOf[block]] = block
  return holder
}

/** Exchanges that are tried for every spot: after some ten of them what it was dealt first no longer matters. */
const EXCHANGES = 10
const FINE = 1 << 20

/**
 * Lets blocks exchange their spots two by two, more readily for the likelier (Metropolis), until a deal is as likely as all
 * its blocks together make it.
 */
function exchange(
  holder: number[],
  spots: readonly number[],
  fits: Fog['fits'],
  likelihood: (block: number, spot: number) => number,
  chance: Chance,
): void {
  for (let i = spots.length * EXCHANGES; i > 0; i--) {
    const one = spots[chance.below(spots.length)]
    const two = spots[chance.below(spots.length)]
    const [first, second] = [holder[one], holder[two]]
    if (one === two || !fits(first, two) || !fits(second, one)) continue
    const now = likelihood(first, one) * likelihood(second, two)
    const then = likelihood(first, two) * likelihood(second, one)
    if (then < now && chance.below(FINE) * now >= then * FINE) continue
    holder[one] = second
    holder[two] = first
  }
}

/** Sees to it that enough blocks on the map are large enough for the strengths there, by exchange with the pool. */
function makeRoom(
  holder: number[],
  set: BlockSet,
  strengths: readonly number[],
  standing: readonly number[],
  waiting: readonly number[],
  fog: Fog,
  chance: Chance,
): void {
  for (let most = strengths[0] ?? 0; most > 1; most--) {
    const isLarge = (spot: number): boolean => set.maxSteps[holder[spot]] >= most
    let missing = strengths.filter((steps) => steps >= most).length - standing.filter(isLarge).length
    for (const from of missing > 0 ? shuffle(chance, waiting.slice()) : []) {
      if (missing <= 0) break
      if (!isLarge(from)) continue
      const to = standing.find(
        (spot) => !isLarge(spot) && fog.fits(holder[from], spot) && fog.fits(holder[spot], from),
      )
      if (to === undefined) continue
      const kept = holder[from]
      holder[from] = holder[to]
      holder[to] = kept
      missing--
    }
  }
}

/** The greatest strengths first, each to any block that can have it. */
function dealStrengths(
  s: BlockState,
  set: BlockSet,
  blocks: readonly number[],
  strengths: readonly number[],
  chance: Chance,
): void {
  const left = shuffle(
    chance,
    blocks.toSorted((one, two) => one - two),
  )
  for (const steps of strengths) {
    const i = left.findIndex((block) => set.maxSteps[block] >= steps)
    const [block] = left.splice(Math.max(0, i), 1)
    s.steps[block] = Math.min(steps, set.maxSteps[block])
  }
}
