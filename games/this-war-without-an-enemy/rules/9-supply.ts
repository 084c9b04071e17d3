/** 9.0 Supply Phase: supply and attrition (9.1), siege resolution (9.2), progression of sieges (9.3). */
import { die } from '@muster/kernel/chance'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import tableData from '../data/tables.json' with { type: 'json' }
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import {
  AREA_COUNT,
  BLOCKS_OF,
  CAVALRY,
  CITY_IN,
  CITY_SUPPLY,
  cityOfInside,
  EVERY_CITY,
  enemyOf,
  INFANTRY,
  insideOf,
  isArtillery,
  isCavalry,
  isInside,
  MOUNTAIN,
  PORT_SEA,
  ROYALIST,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { countClass, learnt, loseStep, troopsIn } from './3-blocks.ts'
import { isBesieged } from './4-board.ts'
import { settle } from './4-changes.ts'

const LAND = tableData.supply.otherArea
const HILLS = tableData.supply.mountainArea

/** 9.11 Blocks that an Area feeds (4.14 fewer in the mountains), with those its City adds; a besieger gets nothing from the City. */
function supplyLimit(s: State, side: Side, area: number): number {
  const land = MOUNTAIN[area] ? HILLS.total : LAND.total
  return land + (isBesiegerIn(s, side, area) ? 0 : CITY_SUPPLY[area])
}

/** 4.14, 9.11 Of these, how many may be Cavalry. */
const cavalryLimit = (area: number): number => (MOUNTAIN[area] ? HILLS.maxCavalry : LAND.maxCavalry)

const isBesiegerIn = (s: State, side: Side, area: number): boolean =>
  CITY_IN[area] >= 0 && s.besieged[CITY_IN[area]] === enemyOf(side)

/**
 * 9.11, 9.12 Unsupplied blocks: first the Cavalry beyond its limit; then, with that Cavalry seen to, as many of any
 * class as exceed the rest. A City feeds Infantry only, so of the Cavalry no more than the land's limit counts.
 */
export function shortage(
  horse: number,
  foot: number,
  land: number,
  city: number,
  maxHorse: number,
): [number, number] {
  const tooManyHorse = Math.max(0, horse - maxHorse)
  const fed = Math.min(horse, maxHorse)
  return [tooManyHorse, Math.max(0, foot + fed - land - city)]
}

/** 9.11 How many of a side's blocks an Area does not feed. */
export function unfedIn(s: State, side: Side, area: number): number {
  // As few blocks as even an Area of nothing but Cavalry could feed need no counting.
  if (s.count[area * 2 + side] <= cavalryLimit(area)) return 0
  const [horse, any] = shortageIn(s, side, area)
  return horse + any
}

function shortageIn(s: State, side: Side, area: number): [number, number] {
  const land = MOUNTAIN[area] ? HILLS.total : LAND.total
  const city = supplyLimit(s, side, area) - land
  const horse = countClass(s, side, area, CAVALRY)
  const foot = countClass(s, side, area, INFANTRY)
  return shortage(horse, foot, land, city, cavalryLimit(area))
}

/** 6.3, 11.2 Whether the Area could not feed its blocks with this one more. */
export function exceedsSupply(s: State, side: Side, area: number, block: number): boolean {
  if (isArtillery(block)) return false
  const here = s.count[area * 2 + side] + 1
  const limit = supplyLimit(s, side, area)
  const land = MOUNTAIN[area] ? HILLS.total : LAND.total
  if (here <= cavalryLimit(area) && here <= land) return false
  const horse = countClass(s, side, area, CAVALRY) + (isCavalry(block) ? 1 : 0)
  const foot = countClass(s, side, area, INFANTRY) + (isCavalry(block) ? 0 : 1)
  const [tooManyHorse, tooMany] = shortage(horse, foot, land, limit - land, cavalryLimit(area))
  return tooManyHorse + tooMany > 0
}

type Supply = FrameOf<'supply'>

const NOT_HUNGRY = no('9.12', 'not-in-this-area')
const CAVALRY_FIRST = no('9.12', 'cavalry-first')
const ALREADY = no('9.12', 'already-reduced')
const NOBODY_SPARED = no('9.12', 'nobody-spared')

function mayStarve(s: State, f: Supply, block: number): Verdict {
  if (SIDE[block] !== f.side || s.at[block] !== f.area || isArtillery(block)) return NOT_HUNGRY
  if (f.blocks.includes(block)) return ALREADY
  return f.horse > 0 && !isCavalry(block) ? CAVALRY_FIRST : yes
}

function countOff(f: Supply, block: number): void {
  f.blocks.push(block)
  if (f.horse > 0) f.horse--
  else f.any--
}

/**
 * 9.12 The owner chooses which blocks are unsupplied; each loses a strength. 3.21 Artillery needs nothing. W-23 The
 * Besieged are not checked. card-quartermaster-general Two blocks may be spared.
 */
export const supply: Step<State, Supply> = {
  rule: '9.12',
  seats: (_, f) => (f.horse + f.any > 0 ? sideBit(f.side) : 0),
  run(s, f, referee) {
    if (f.blocks.length > 0) {
      f.blocks = []
      learnt(s, referee)
      s.stack.pop()
      settle(s, referee)
      s.stack.push(f)
    }
    for (f.area++; f.area < AREA_COUNT; f.area++) {
      // As few blocks as even an Area of nothing but Cavalry could feed need no counting.
      if (s.count[f.area * 2 + f.side] <= cavalryLimit(f.area)) continue
      const [tooManyHorse, tooMany] = shortageIn(s, f.side, f.area)
      f.horse = tooManyHorse
      f.any = tooMany
      if (f.horse + f.any > 0) return
    }
    s.stack.pop()
  },
  prompt: (_, f) => ({ code: 'supply', params: { area: f.area, left: f.horse + f.any } }),
  choices: {
    lose: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: mayStarve,
      act(s, f, referee, block) {
        countOff(f, block)
        loseStep(s, referee, block)
      },
    },
    spare: {
      args: ['block'],
      among: (s, f) => (s.spare[f.side] > 0 ? BLOCKS_OF[f.side] : NO_BLOCKS),
      may: (s, f, block) => (s.spare[f.side] > 0 ? mayStarve(s, f, block) : NOBODY_SPARED),
      act(s, f, referee, block) {
        countOff(f, block)
        s.spare[f.side]--
        referee.whisper({ type: 'spared', side: f.side, token: s.token[block] }, sideBit(f.side), { block })
      },
    },
  },
}

const NO_BLOCKS: readonly number[] = []

const NO_MARKER = no('9.2', 'no-siege-to-resolve')

const awaits = (s: State, city: number): boolean =>
  (s.resolved & (1 << city)) === 0 && s.siege[city] >= 1 && isBesieged(s, city)

/** 9.2, W-24 Each City with a Marker of 1 or more; Player 1 chooses the order, and each is finished before the next. */
export const siegeResolutions: Step<State, FrameOf<'siege-resolutions'>> = {
  rule: '9.2',
  seats: (s) => (EVERY_CITY.filter((city) => awaits(s, city)).length > 1 ? sideBit(s.first) : 0),
  run(s, _, referee) {
    const city = EVERY_CITY.find((each) => awaits(s, each))
    if (city === undefined) s.stack.pop()
    else resolve(s, referee, city)
  },
  choices: {
    siege: {
      args: ['area'],
      among: () => INSIDES,
      may: (s, _, place) => (isInside(place) && awaits(s, cityOfInside(place)) ? yes : NO_MARKER),
      act: (s, _, referee, place) => resolve(s, referee, cityOfInside(place)),
    },
  },
}

const INSIDES: readonly number[] = EVERY_CITY.map(insideOf)

interface Cell {
  readonly surrender: boolean
  readonly attrition: readonly string[]
}
const ROWS = Object.values(tableData.siege.rows).map((row) => Object.values(row) as readonly Cell[])

/** 9.2 A cell of the Siege Attrition and Surrender Table. */
export const siegeCell = (value: number, roll: number): Cell =>
  ROWS[Math.min(value, ROWS.length) - 1][Math.min(Math.max(roll, 1), 6) - 1]

/**
 * 9.22 card-support-for-the-king-slips-away A Royalist City adds Parliament's Victory Points to the roll, for the
 * Surrender only.
 */
function surrenderBonus(s: State, side: Side): number {
  return s.supportSlips && side === ROYALIST && s.vp < 0 ? -s.vp : 0
}

/** 9.22 On how many of the six faces a besieged City surrenders at the next roll; none without a Marker of 1 or more. */
export function surrenderFaces(s: State, city: number): number {
  const value = s.siege[city]
  if (value < 1) return 0
  const bonus = surrenderBonus(s, s.besieged[city] as Side)
  return [1, 2, 3, 4, 5, 6].filter((face) => siegeCell(value, face + bonus).surrender).length
}

/** 9.21 Attrition: of all, of Oxford and York which are no ports, or of a City with Cavalry in it; never twice. */
function suffers(s: State, city: number, attrition: readonly string[]): boolean {
  const place = insideOf(city)
  return attrition.some(
    (trigger) =>
      trigger === 'all' ||
      (trigger === 'non-port' && PORT_SEA[place] < 0) ||
      (trigger === 'cavalry' && hasHorse(s, place)),
  )
}

const hasHorse = (s: State, place: number): boolean =>
  BLOCKS_OF.some((blocks) => blocks.some((block) => s.at[block] === place && isCavalry(block)))

function resolve(s: State, referee: Referee, city: number): void {
  s.resolved |= 1 << city
  const side = s.besieged[city] as Side
  const rolled = die(referee.chance)
  const value = s.siege[city]
  const cell = siegeCell(value, rolled)
  const surrenders = siegeCell(value, rolled + surrenderBonus(s, side)).surrender
  const attrition = suffers(s, city, cell.attrition)
  referee.emit({ type: 'siege-rolled', city, die: rolled, value, attrition, surrender: surrenders })
  // 9.21 Only where it is the Cavalry that suffers must one of the losses be Cavalry.
  const onlyHorse =
    attrition &&
    !suffers(
      s,
      city,
      cell.attrition.filter((trigger) => trigger !== 'cavalry'),
    )
  const left = attrition ? troopsIn(s, side, insideOf(city)) : 0
  s.stack.push({ step: 'siege-attrition', side, city, left, horse: onlyHorse, surrender: surrenders })
}

type Attrition = FrameOf<'siege-attrition'>

const NOT_INSIDE = no('9.21', 'not-besieged-there')
const HORSE_FIRST = no('9.21', 'one-must-be-cavalry')

const canSuffer = (s: State, f: Attrition, block: number): boolean =>
  SIDE[block] === f.side && s.at[block] === insideOf(f.city) && !isArtillery(block)

/** 9.21 A total strength equal to the number of blocks; the owner chooses freely, one block may lose several. */
export const siegeAttrition: Step<State, Attrition> = {
  rule: '9.21',
  // Which of the hidden blocks are guns or horse the other side does not know.
  discreet: true,
  suffered: true,
  seats: (s, f) => (f.left > 0 && troopsIn(s, f.side, insideOf(f.city)) > 0 ? sideBit(f.side) : 0),
  run(s, f, referee) {
    s.stack.pop()
    // 9.22 Surrender comes after the losses; W-25 with nobody left the City has fallen anyway.
    if (f.surrender && troopsIn(s, f.side, insideOf(f.city)) > 0)
      s.stack.push({ step: 'city-surrenders', city: f.city })
    else settle(s, referee)
  },
  prompt: (_, f) => ({ code: 'siege-attrition', params: { city: f.city, left: f.left } }),
  choices: {
    lose: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) =>
        !canSuffer(s, f, block) ? NOT_INSIDE : f.horse && !isCavalry(block) ? HORSE_FIRST : yes,
      act(s, f, referee, block) {
        f.left--
        f.horse = false
        loseStep(s, referee, block)
      },
    },
  },
}

const MARKER_MAX = tableData.siege.markerMax

/** 9.3 All remaining Siege Markers go up by one; Ruling: 5 is the highest. */
export const progressOfSieges: Step<State, FrameOf<'progress-of-sieges'>> = {
  rule: '9.3',
  run(s, _, referee) {
    s.stack.pop()
    for (const city of EVERY_CITY) {
      if (s.siege[city] === NONE || s.siege[city] === MARKER_MAX) continue
      s.siege[city]++
      referee.emit({ type: 'siege-marker', city, value: s.siege[city] })
    }
  },
}
