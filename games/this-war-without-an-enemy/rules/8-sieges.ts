/** 8.0 Sieges: the order of Siege Combat (7.03) and Sallying (8.2). */
import { put } from '@muster/block-kit/blocks'
import { die } from '@muster/kernel/chance'
import { no, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import { type FrameOf, SALLY, type SiegeStage, STORM } from '../frames.ts'
import { FROM_THE_CITY, HELD, LINE, NOBODY_JOINS, NONE, OUT, type State } from '../state.ts'
import {
  AREA_OF_CITY,
  ARMIES,
  BLOCKS_OF,
  cityOfInside,
  EFFECTIVENESS,
  EVERY_CITY,
  EVERY_SPOT,
  enemyOf,
  insideOf,
  isArtillery,
  isInside,
  onBoard,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { loseStep, shuffleFaces } from './3-blocks.ts'
import { isBesieged } from './4-board.ts'
import { cityFalls, settle } from './4-changes.ts'
import { gainGuns, pushTurncoats } from './7-captures.ts'
import { beginBattle } from './7-events.ts'
import { mendHalfHits } from './7-fire.ts'
import { clearLines, combatOf, newCombat, troopsInLine } from './7-line.ts'
import { staged } from './stages.ts'

const NO_SIEGE = no('7.03', 'no-siege-there')

const awaits = (s: State, city: number): boolean => (s.resolved & (1 << city)) === 0 && isBesieged(s, city)

/** 7.03 Player 1 selects the Besieged Cities one after the other. */
export const siegeCombats: Step<State, FrameOf<'siege-combats'>> = {
  rule: '7.03',
  seats: (s) => (EVERY_CITY.filter((city) => awaits(s, city)).length > 1 ? sideBit(s.first) : 0),
  run(s) {
    const city = EVERY_CITY.find((each) => awaits(s, each))
    if (city === undefined) s.stack.pop()
    else open(s, city)
  },
  choices: {
    siege: {
      args: ['area'],
      among: () => INSIDES,
      may: (s, _, place) => (isInside(place) && awaits(s, cityOfInside(place)) ? yes : NO_SIEGE),
      act: (s, _, __, place) => open(s, cityOfInside(place)),
    },
  },
}

const INSIDES: readonly number[] = EVERY_CITY.map(insideOf)

function open(s: State, city: number): void {
  s.resolved |= 1 << city
  s.stack.push({ step: 'siege-combat', city, next: 'guns-of-the-city' })
}

/** 7.03 First the Besieged may Sally, then the Besieger may Storm. */
const STAGES = staged<SiegeStage, FrameOf<'siege-combat'>>({
  'guns-of-the-city'(s, f) {
    if (s.siege[f.city] !== NONE)
      s.stack.push({ step: 'fire-on-lines', side: inside(s, f.city), city: f.city, blocks: [] })
  },
  sally(s, f) {
    if (isBesieged(s, f.city))
      s.stack.push({ step: 'sally', side: inside(s, f.city), city: f.city, blocks: [] })
  },
  storming(s, f) {
    if (isBesieged(s, f.city)) s.stack.push({ step: 'mining', city: f.city })
  },
  end: (s) => void s.stack.pop(),
})

const inside = (s: State, city: number): Side => s.besieged[city] as Side

export const siegeCombat: Step<State, FrameOf<'siege-combat'>> = { rule: '7.03', run: STAGES.run }

/** Blocks that may fight in this siege: 7.6 those that Retreated to it this Turn may not. */
export const takesPart = (s: State, block: number): boolean => s.tired[block] === 0

/** The besiegers as their enemy sees them: standing blocks, told apart only by where they stand on the table. */
export function besiegersInOrder(s: State, side: Side, city: number): number[] {
  const area = AREA_OF_CITY[city]
  return BLOCKS_OF[side]
    .filter((block) => s.at[block] === area && takesPart(s, block))
    .sort((one, two) => s.token[one] - s.token[two])
}

type Lines = FrameOf<'fire-on-lines'>

const gunsLeft = (s: State, f: Lines): number[] =>
  BLOCKS_OF[f.side].filter(
    (block) => s.at[block] === insideOf(f.city) && isArtillery(block) && !f.blocks.includes(block),
  )

const NO_GUN = no('8.2', 'not-a-gun-inside')
const NOBODY_THERE = no('8.2', 'no-such-besieger')

/** 8.2 With a Siege Marker, Artillery in the City may first fire, each block at one standing besieger of its choice. */
export const fireOnLines: Step<State, Lines> = {
  rule: '8.2',
  seats: (s, f) => (gunsLeft(s, f).length > 0 && isBesieged(s, f.city) ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'fire-on-lines', params: { city: f.city } }),
  choices: {
    'fire-at': {
      args: ['block', 'spot'],
      among(s, f) {
        const pairs: number[] = []
        const count = besiegersInOrder(s, enemyOf(f.side), f.city).length
        for (const block of gunsLeft(s, f))
          for (let spot = 0; spot < count; spot++) pairs.push((spot << 10) | block)
        return pairs
      },
      may(s, f, block, spot) {
        if (!gunsLeft(s, f).includes(block)) return NO_GUN
        return spot < besiegersInOrder(s, enemyOf(f.side), f.city).length ? yes : NOBODY_THERE
      },
      act: fireAt,
    },
    done: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

/** 8.2, W-16 At -1, whatever the target is; it stays upright, and what exceeds its strength is lost. */
function fireAt(s: State, f: Lines, referee: Referee, block: number, spot: number): void {
  const target = besiegersInOrder(s, enemyOf(f.side), f.city)[spot]
  const dice: number[] = []
  let hits = 0
  for (let i = s.steps[block]; i > 0; i--) {
    const rolled = die(referee.chance)
    dice.push(rolled)
    if (rolled <= EFFECTIVENESS[block] - 1) hits++
  }
  f.blocks.push(block)
  referee.emit({ type: 'fired-on-lines', city: f.city, block, dice, hits, token: s.token[target] })
  for (; hits > 0 && s.at[target] === AREA_OF_CITY[f.city]; hits--) loseStep(s, referee, target)
  settle(s, referee)
}

type Sally = FrameOf<'sally'>

const NOT_INSIDE = no('8.2', 'not-besieged-there')
const NOT_ARTILLERY = no('8.2', 'artillery-stays-inside')
const CHOSEN = no('8.2', 'already-chosen')
const NOBODY_CHOSEN = no('8.2', 'nobody-chosen')

/** 8.2 Any or all of the Besieged may Sally. Against a Siege Marker only Cavalry and Infantry. */
export const sally: Step<State, Sally> = {
  rule: '8.2',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'sally', params: { city: f.city, chosen: f.blocks.length } }),
  choices: {
    join: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may(s, f, block) {
        if (SIDE[block] !== f.side || s.at[block] !== insideOf(f.city)) return NOT_INSIDE
        if (f.blocks.includes(block)) return CHOSEN
        return isArtillery(block) && s.siege[f.city] !== NONE ? NOT_ARTILLERY : yes
      },
      act: (_, f, __, block) => void f.blocks.push(block),
    },
    sally: {
      args: [],
      may: (_, f) => (f.blocks.some((block) => !isArtillery(block)) ? yes : NOBODY_CHOSEN),
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'sally', city: f.city, count: f.blocks.length })
        if (s.siege[f.city] === NONE) sallyInTheOpen(s, referee, f)
        else sallyAgainstLines(s, f)
      },
    },
    decline: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

/** 8.2, W-40 Without a Siege Marker a Sally is a normal Battle: the Besieged attack, all besiegers defend. */
function sallyInTheOpen(s: State, referee: Referee, f: Sally): void {
  const area = AREA_OF_CITY[f.city]
  s.attacker[area] = f.side
  for (const block of f.blocks) {
    put(s, ARMIES, block, area)
    s.late[block] = FROM_THE_CITY
    s.line[block] = LINE
  }
  for (const block of BLOCKS_OF[enemyOf(f.side)])
    if (s.at[block] === area) s.line[block] = takesPart(s, block) ? LINE : HELD
  beginBattle(s, referee, {
    area,
    attacker: f.side,
    next: 'withdrawal',
    main: NOBODY_JOINS,
    relief: true,
    city: f.city,
  })
}

/** 8.2 Against a Siege Marker as many besiegers defend as blocks sally, chosen by the Besieged as they stand. */
function sallyAgainstLines(s: State, f: Sally): void {
  for (const block of f.blocks) s.line[block] = LINE
  const count = besiegersInOrder(s, enemyOf(f.side), f.city).length
  const left = Math.min(count, f.blocks.length)
  s.stack.push({ step: 'pick-besiegers', side: f.side, city: f.city, left, picked: 0 })
}

type Picking = FrameOf<'pick-besiegers'>

export const pickBesiegers: Step<State, Picking> = {
  rule: '8.2',
  seats: (s, f) =>
    f.left > 0 && besiegersInOrder(s, enemyOf(f.side), f.city).length > bits(f.picked) + f.left
      ? sideBit(f.side)
      : 0,
  run: beginSally,
  prompt: (_, f) => ({ code: 'pick-besiegers', params: { left: f.left } }),
  choices: {
    pick: {
      args: ['spot'],
      among: () => EVERY_SPOT,
      may(s, f, spot) {
        if (spot >= besiegersInOrder(s, enemyOf(f.side), f.city).length) return NOBODY_THERE
        return (f.picked & (1 << spot)) === 0 ? yes : CHOSEN
      },
      act(_, f, __, spot) {
        f.picked |= 1 << spot
        f.left--
      },
    },
  },
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** 8.2 The rounds of a Sally: no Withdrawal, no General Retreat, classes not told apart. */
function beginSally(s: State, f: Picking): void {
  s.stack.pop()
  const area = AREA_OF_CITY[f.city]
  const lines = besiegersInOrder(s, enemyOf(f.side), f.city)
  lines.forEach((block, spot) => {
    const all = f.left > 0
    s.line[block] = all || (f.picked & (1 << spot)) !== 0 ? LINE : HELD
  })
  s.stack.push(newCombat(SALLY, area, f.city, f.side))
}

/** 8.2 When no Cavalry or Infantry defends any more, each Defending Artillery block loses a strength to the sallying side. */
export const sallyGuns: Step<State, FrameOf<'sally-guns'>> = {
  rule: '8.2',
  run(s, _, referee) {
    s.stack.pop()
    const f = combatOf(s)
    const defender = enemyOf(f.attacker)
    if (troopsInLine(s, defender) > 0 || troopsInLine(s, f.attacker) === 0) return
    let strength = 0
    for (const block of BLOCKS_OF[defender]) {
      if (s.line[block] !== LINE || !isArtillery(block)) continue
      strength++
      // Out of the line, so that it is taken once.
      s.line[block] = HELD
      loseStep(s, referee, block)
    }
    gainGuns(s, referee, f.attacker, f.area, insideOf(f.city), strength)
  },
}

/**
 * 8.2, 8.3 There is no Retreat or Regroup: a Sally goes back in. W-18 The Attacker has won only if no Infantry or
 * Cavalry stood before him any more; 8.3 a City that was Stormed is then taken, and its guns with it.
 */
export const endSiegeCombat: Step<State, FrameOf<'end-siege-combat'>> = {
  rule: '8.0',
  run(s, _, referee) {
    s.stack.pop()
    const f = combatOf(s)
    const defender = enemyOf(f.attacker)
    const won = troopsInLine(s, defender) === 0
    mendHalfHits(s, f, referee)
    s.stack.pop()
    standUp(s, referee)
    s.stack.push({ step: 'siege-ends' })
    const [winner, loser] = won ? [f.attacker, defender] : [defender, f.attacker]
    if (f.turncoats) pushTurncoats(s, referee, winner, f.area, f.lostFoot[loser], f.lostHorse[loser])
    if (won && f.kind === STORM) cityFalls(s, referee, f.city, winner)
  },
}

function standUp(s: State, referee: Referee): void {
  for (const blocks of BLOCKS_OF) {
    shuffleFaces(
      s,
      referee,
      blocks.filter((block) => s.line[block] !== OUT && onBoard(s.at[block])),
    )
  }
}

/** What a Siege Combat leaves behind. */
export const siegeEnds: Step<State, FrameOf<'siege-ends'>> = {
  rule: '8.0',
  run(s, _, referee) {
    s.stack.pop()
    clearLines(s)
    settle(s, referee)
  },
}
