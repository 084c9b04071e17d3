/**
 * What a strong player of This War Without an Enemy looks at, as numbers from the King's side: Victory Points and how
 * long they must hold, Cities that are besieged, open or in danger, strength by Region and what it could reach, open
 * battles, hunger, Leaders, land to recruit from, cards.
 */
import { isContested } from '@muster/block-kit/blocks'
import { spotOf } from '@muster/block-kit/strengths'
import type { Sheet } from '@muster/kernel/mind'
import { KING_POINTS } from '../rules/3-blocks.ts'
import { controlOf } from '../rules/4-board.ts'
import { siegeCell, unfedIn } from '../rules/9-supply.ts'
import { LAST_TURN_OF, turnsLeft } from '../rules/12-scenarios.ts'
import { NONE, type State } from '../state.ts'
import {
  AREA_COUNT,
  AREAS_OF_REGION,
  BLOCKS_OF,
  CARD_POINTS,
  CHARLES,
  CITY_IN,
  CITY_SIZE,
  COVENANTER,
  CROMWELL,
  DISTANCE,
  EFFECTIVENESS,
  EVENT,
  enemyOf,
  insideOf,
  isArtillery,
  isCavalry,
  isInside,
  LEADER,
  MAX_STEPS,
  onBoard,
  PARLIAMENT,
  POOL,
  REGIONAL_LEADER,
  REGIONS,
  ROYALIST,
  RUPERT,
  SIDES,
  type Side,
  VICTORY_AREA,
  VICTORY_CITIES,
  VICTORY_IN,
  VICTORY_POINTS,
} from '../tables.ts'
import { firepower, WarBoard } from './board.ts'
import { Fight } from './fight.ts'
import { kingsDanger } from './king.ts'
import { Loose } from './loose.ts'
import { answerTo, mayStillAct, Verdict } from './verdict.ts'

/** The turns of a whole war, beyond which nothing is longer. */
const MAX_TURNS = 26
/** How far away an army still weighs on a City. */
const FAR = 5

const flag = (is: boolean): number => (is ? 1 : 0)
const sign = (side: number): number => (side === ROYALIST ? 1 : -1)
const within = (number: number, most: number): number => Math.max(-most, Math.min(most, number))
const named = <K extends string>(notes: readonly K[]): readonly Readonly<Record<K, string>>[] =>
  SIDES.map((side) => Object.fromEntries(notes.map((note) => [note, `${side} ${note}`])) as Record<K, string>)

const HELD = VICTORY_CITIES.map((city) => `holds ${city}`)
const GUARDED = VICTORY_CITIES.map((city) => `guard of ${city}`)
const PRESSED = VICTORY_CITIES.map((city) => `pressure on ${city}`)
const STRENGTH = REGIONS.map((region) => `firepower in ${region}`)
const LAND = REGIONS.map((region) => `areas in ${region}`)
const CITIES_NOTES = named([
  'cities open',
  'cities in danger',
  'cities firm',
  'sieges, fall',
  'sieges, hold',
  'storms',
])
const ARMY = named(['horse', 'foot', 'guns', 'worn', 'pool', 'hungry', 'leaders', 'missing', 'shut in'])
const THREAT = named(['outgunned', 'firm', 'alone', 'prey', 'leaders in danger'])
const BATTLE = named(['losses', 'leaders at stake', 'points at stake'])
const HAND = named(['hand', 'events', 'best card', 'cards'])

/** 9.2 The chance of a City to surrender when its Siege Marker has this value. */
const SURRENDERS: readonly number[] = [0, 1, 2, 3, 4, 5].map((value) =>
  value === 0 ? 0 : [1, 2, 3, 4, 5, 6].filter((roll) => siegeCell(value, roll).surrender).length / 6,
)
/** And within this resolution or the one after it. */
const SOON: readonly number[] = SURRENDERS.map(
  (now, value) => 1 - (1 - now) * (1 - SURRENDERS[Math.min(5, value + 1)]),
)

export class WarEye {
  readonly #board = new WarBoard()
  readonly #fight = new Fight()
  readonly #verdict = new Verdict()
  readonly #loose = new Loose()
  /** By side: Cities open, in danger, firm, about to fall, holding out, ripe for a storm, all by their points. */
  readonly #cities = new Float64Array(12)
  readonly #stakes = new Float64Array(6)
  #swing = 0

  look(s: State, sheet: Sheet): void {
    this.#board.reckon(s)
    this.#loose.reckon(s)
    this.#reckonCities(s)
    this.#reckonBattles(s)
    const left = turnsLeft(s)
    this.#broad(s, sheet, left)
    this.#moment(s, sheet, left)
    this.#victoryCities(s, sheet)
    this.#regions(s, sheet)
    for (let side = 0; side < 2; side++) {
      const names = CITIES_NOTES[side]
      const at = side * 6
      sheet.note(names['cities open'], this.#cities[at])
      sheet.note(names['cities in danger'], this.#cities[at + 1])
      sheet.note(names['cities firm'], this.#cities[at + 2])
      sheet.note(names['sieges, fall'], this.#cities[at + 3])
      sheet.note(names['sieges, hold'], this.#cities[at + 4])
      sheet.note(names.storms, this.#cities[at + 5])
      this.#army(s, sheet, side as Side)
      this.#threats(s, sheet, side as Side)
      this.#hand(s, sheet, side as Side)
    }
    this.#battles(sheet)
  }

  /** The state of the whole war: what helps one side hurts the other as much. */
  #broad(s: State, sheet: Sheet, left: number): void {
    const { total } = this.#board
    const lead = marginOf(s)
    const long = left / MAX_TURNS
    const close = 1 / (1 + left)
    const cities = this.#cities
    const falling = cities[9] - cities[3]
    const fire = total[ROYALIST] - total[PARLIAMENT]
    const share = fire / Math.max(1, total[ROYALIST] + total[PARLIAMENT])
    const counts = flag(s.year > 1642)
    sheet.note('margin', lead)
    sheet.note('margin, close', lead * close)
    sheet.note('ahead, close', within(lead * 2, 1) * close)
    sheet.note('ahead, last turn', within(lead * 2, 1) * flag(left === 0))
    sheet.note('near the end', (Math.max(0, s.vp - 1) - Math.max(0, -s.vp - 1)) * counts)
    sheet.note('very near the end', (Math.max(0, s.vp - 2) - Math.max(0, -s.vp - 2)) * counts)
    sheet.note('falling', falling)
    sheet.note('falling, close', falling * close)
    sheet.note('in danger', cities[7] - cities[1])
    sheet.note('open', cities[6] - cities[0])
    sheet.note('firepower', fire)
    sheet.note('firepower, long', fire * long)
    sheet.note('share of firepower', share)
    sheet.note('share of firepower, long', share * long)
    sheet.note('land', landOf(s))
    sheet.note('land, long', landOf(s) * long)
    sheet.note('charles', flag(onBoard(s.at[CHARLES])))
    sheet.note('to the scots', flag(s.toTheScots))
    sheet.note('to the scots, lead', flag(s.toTheScots) * Math.min(0, s.vp))
    sheet.note('long', long)
    sheet.note('close', close)
    sheet.note('last turn', flag(left === 0))
    sheet.note('covenant', covenant(s))
    sheet.note('pools', s.count[POOL * 2] - s.count[POOL * 2 + 1])
  }

  #moment(s: State, sheet: Sheet, left: number): void {
    const season = s.turn / LAST_TURN_OF
    sheet.note('margin, season', marginOf(s) * season)
    sheet.note('season', season)
    sheet.note('winter', flag(s.winter))
    sheet.note('land, season', landOf(s) * season * flag(left > 6))
    sheet.note('first', sign(s.first))
    sheet.note('walls of london', flag(s.wallsOfLondon))
    sheet.note('siege train', flag(s.siegeTrain))
    sheet.note('support slips', flag(s.supportSlips) * Math.min(0, s.vp))
    sheet.note('rupert', flag(onBoard(s.at[RUPERT])))
    sheet.note('cromwell', flag(onBoard(s.at[CROMWELL])))
    sheet.note('henrietta', flag(s.henriettaMet))
    sheet.note('king in danger', kingsDanger(s, this.#board, SOON))
    const verdict = this.#verdict.of(s, SURRENDERS, this.#loose.now)
    const isAnswered = mayStillAct(s, answerTo(verdict))
    sheet.note('loose', this.#loose.drift)
    sheet.note('verdict', isAnswered ? 0 : verdict)
    sheet.note('verdict, answered', isAnswered ? verdict : 0)
    sheet.note('last turn of the year', flag(s.turn === LAST_TURN_OF))
  }

  #victoryCities(s: State, sheet: Sheet): void {
    const { field, inside } = this.#board
    for (let v = 0; v < VICTORY_AREA.length; v++) {
      const area = VICTORY_AREA[v]
      const owner = s.owner[v]
      const walls = CITY_IN[area]
      const guard =
        field.hits[spotOf(area, owner)] + (walls >= 0 && sideIn(s, walls) === owner ? inside[walls] : 0)
      sheet.note(HELD[v], sign(owner))
      sheet.note(GUARDED[v], sign(owner) * Math.min(2, guard))
      sheet.note(PRESSED[v], -sign(owner) * this.#pressure(enemyOf(owner as Side), area))
    }
  }

  /** How much an army is on its way: hits, the less the farther off they are. */
  #pressure(side: Side, area: number): number {
    const { hits } = this.#board.field
    const distance = DISTANCE[area]
    let sum = 0
    for (let from = 0; from < AREA_COUNT; from++) {
      const own = hits[spotOf(from, side)]
      if (own > 0 && distance[from] < FAR) sum += own * (1 - distance[from] / FAR)
    }
    return sum
  }

  #regions(s: State, sheet: Sheet): void {
    const { hits } = this.#board.field
    for (let region = 0; region < REGIONS.length; region++) {
      let fire = 0
      let land = 0
      const areas = AREAS_OF_REGION[region]
      for (let i = 0; i < areas.length; i++) {
        fire += hits[areas[i] * 2] - hits[areas[i] * 2 + 1]
        const control = controlOf(s, areas[i])
        if (control === ROYALIST) land++
        else if (control === PARLIAMENT) land--
      }
      sheet.note(STRENGTH[region], fire)
      sheet.note(LAND[region], land)
    }
  }

  #reckonCities(s: State): void {
    const { field, inside, insideSteps, reach, guns } = this.#board
    const cities = this.#cities
    cities.fill(0)
    for (let v = 0; v < VICTORY_AREA.length; v++) {
      const area = VICTORY_AREA[v]
      const points = VICTORY_POINTS[v]
      const owner = s.owner[v]
      const foe = 1 - owner
      const at = owner * 6
      const walls = CITY_IN[area]
      const enemies = field.hits[spotOf(area, foe)]
      if (walls >= 0 && s.besieged[walls] === owner) {
        const relief = Math.min(1, reach[spotOf(area, owner)] / (enemies + 0.3))
        const value = s.siege[walls]
        cities[at + 3] += points * (value === NONE ? 0 : SOON[Math.min(5, value)] + 0.1) * (1 - 0.5 * relief)
        cities[at + 4] += points * Math.min(1, insideSteps[walls] / (CITY_SIZE[walls] * 2))
        const walled = inside[walls] * (guns[spotOf(area, foe)] > 1 ? 2 : 3) + 0.1
        cities[at + 5] += points * Math.min(1, Math.max(0, enemies / walled - 0.7))
        continue
      }
      const own = field.hits[spotOf(area, owner)]
      const threat = reach[spotOf(area, foe)] + enemies
      if (own === 0) cities[at] += points * Math.min(1, threat)
      else if (threat > own) cities[at + 1] += points * Math.min(1, (threat - own) / (own + 0.5))
      else cities[at + 2] += points
    }
    // 4.52 The King is worth as much as a great City, wherever he stands.
    const area = s.at[CHARLES]
    if (area >= AREA_COUNT) return
    const own = field.hits[spotOf(area, ROYALIST)]
    const threat = reach[spotOf(area, PARLIAMENT)] + field.hits[spotOf(area, PARLIAMENT)]
    if (threat > own) cities[ROYALIST * 6 + 1] += KING_POINTS * Math.min(1, (threat - own) / (own + 0.5))
  }

  #army(s: State, sheet: Sheet, side: Side): void {
    let horse = 0
    let foot = 0
    let guns = 0
    let worn = 0
    let missing = 0
    let leaders = 0
    let shut = 0
    const blocks = BLOCKS_OF[side]
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i]
      const at = s.at[block]
      if (!onBoard(at)) continue
      const fire = firepower(s, block)
      if (isCavalry(block)) horse += fire
      else if (isArtillery(block)) guns += s.steps[block]
      else foot += fire
      if (s.steps[block] === 1) worn++
      if (LEADER[block] || REGIONAL_LEADER[block]) leaders++
      if (isInside(at)) shut += fire
      missing += MAX_STEPS[block] - s.steps[block]
    }
    const names = ARMY[side]
    sheet.note(names.horse, horse)
    sheet.note(names.foot, foot)
    sheet.note(names.guns, guns)
    sheet.note(names.worn, worn)
    sheet.note(names.missing, missing)
    sheet.note(names.leaders, leaders)
    sheet.note(names['shut in'], shut)
    sheet.note(names.pool, s.count[POOL * 2 + side])
    sheet.note(names.hungry, hungry(s, side))
  }

  #threats(s: State, sheet: Sheet, side: Side): void {
    const { field, reach } = this.#board
    const foe = enemyOf(side)
    let outgunned = 0
    let firm = 0
    let alone = 0
    let prey = 0
    let leaders = 0
    for (let area = 0; area < AREA_COUNT; area++) {
      const own = field.hits[spotOf(area, side)]
      if (own === 0 || s.count[spotOf(area, foe)] > 0) continue
      const danger = reach[spotOf(area, foe)] - own
      if (danger > 0) {
        outgunned += Math.min(danger, own)
        leaders += field.lords[spotOf(area, side)] * Math.min(1, danger)
        if (field.near[spotOf(area, foe)] > own * 1.5) prey += own
      } else if (field.near[spotOf(area, foe)] > 0) firm += Math.min(1, -danger)
      if (s.count[spotOf(area, side)] === 1 && field.near[spotOf(area, side)] === 0) alone++
    }
    const names = THREAT[side]
    sheet.note(names.outgunned, outgunned)
    sheet.note(names.firm, firm)
    sheet.note(names.alone, alone)
    sheet.note(names.prey, prey)
    sheet.note(names['leaders in danger'], leaders)
  }

  /** The battles of this turn, worked out round by round. */
  #reckonBattles(s: State): void {
    const fight = this.#fight
    const stakes = this.#stakes
    stakes.fill(0)
    this.#swing = 0
    for (let area = 0; area < AREA_COUNT; area++) {
      if (!isContested(s, area)) continue
      fight.reckon(s, area, roundOf(s, area))
      this.#swing += fight.wins[ROYALIST] - fight.wins[PARLIAMENT]
      const v = VICTORY_IN[area]
      for (let side = 0; side < 2; side++) {
        stakes[side * 3] += (1 - fight.left[side]) * fight.steps[side]
        stakes[side * 3 + 1] += fight.falls[side] * this.#board.field.lords[spotOf(area, side)]
        if (v >= 0 && s.owner[v] === side) stakes[side * 3 + 2] += (1 - fight.wins[side]) * VICTORY_POINTS[v]
        if (side === ROYALIST && s.at[CHARLES] === area)
          stakes[side * 3 + 2] += fight.falls[side] * KING_POINTS
      }
    }
  }

  #battles(sheet: Sheet): void {
    sheet.note('battles, swing', this.#swing)
    for (let side = 0; side < 2; side++) {
      const names = BATTLE[side]
      sheet.note(names.losses, this.#stakes[side * 3])
      sheet.note(names['leaders at stake'], this.#stakes[side * 3 + 1])
      sheet.note(names['points at stake'], this.#stakes[side * 3 + 2])
    }
  }

  #hand(s: State, sheet: Sheet, side: Side): void {
    const hand = s.hands[side]
    let points = 0
    let events = 0
    let best = 0
    for (let i = 0; i < hand.length; i++) {
      points += CARD_POINTS[hand[i]]
      best = Math.max(best, CARD_POINTS[hand[i]])
      if (EVENT[hand[i]] !== null) events++
    }
    const names = HAND[side]
    sheet.note(names.hand, points)
    sheet.note(names.events, events)
    sheet.note(names['best card'], best)
    sheet.note(names.cards, hand.length)
  }
}

/** 10.0, 12.21 How far the King is above what he needs when the last Turn ends, below zero: how far Parliament is. */
const marginOf = (s: State): number => s.vp + (s.scenario === 'early-war' ? -0.5 : 0.5)

/** Areas that a side controls, which is what recruits come from (11.2): the King's less Parliament's. */
function landOf(s: State): number {
  let land = 0
  for (let area = 0; area < AREA_COUNT; area++) {
    const control = controlOf(s, area)
    if (control === ROYALIST) land++
    else if (control === PARLIAMENT) land--
  }
  return land
}

/** How strong the Scots are in the field, in or out of Scotland. */
function covenant(s: State): number {
  let fire = 0
  for (const block of BLOCKS_OF[PARLIAMENT]) {
    if (COVENANTER[block] && onBoard(s.at[block])) fire += (s.steps[block] * EFFECTIVENESS[block]) / 6
  }
  return fire
}

/** 9.11 Blocks beyond what their Areas feed. */
function hungry(s: State, side: Side): number {
  let over = 0
  for (let area = 0; area < AREA_COUNT; area++)
    if (s.count[spotOf(area, side)] > 0) over += unfedIn(s, side, area)
  return over
}

const sideIn = (s: State, city: number): number => {
  const inside = insideOf(city)
  return s.count[inside * 2] > 0 ? ROYALIST : s.count[inside * 2 + 1] > 0 ? PARLIAMENT : NONE
}

function roundOf(s: State, area: number): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame.step === 'combat' && frame.area === area) return Math.max(1, frame.round)
  }
  return 1
}
