/**
 * What a strong player of Hammer of the Scots looks at, as numbers from England's side: nobles and their homes, room
 * for the winter, firepower, threats next door, open battles, cards, kings.
 */
import { Odds } from '@muster/block-kit/odds'
import { Strengths, spotOf } from '@muster/block-kit/strengths'
import type { Sheet } from '@muster/kernel/mind'
import { castleLimit } from '../rules/1-board.ts'
import { noblesOf, ratingOf, sideOfNoble } from '../rules/2-armies.ts'
import type { State } from '../state.ts'
import {
  AREAS,
  ASIDE,
  BLOCKS_OF,
  CARD_VALUE,
  EDWARD,
  ENGLAND,
  FRENCH,
  HOMES,
  isEvent,
  isNoble,
  KIND,
  KING,
  LETTER,
  MAP,
  MORAY,
  NOBLE_BLOCK,
  NOBLES,
  NORSE,
  onMap,
  POOL,
  SCOTLAND,
  SELKIRK,
  THE_ENGLAND,
  WALLACE,
} from '../tables.ts'
import { firepower, reckon } from './board.ts'

/** How many of the notes below are of whole campaigns: the rest are of the moment. */
export const BROAD = 30

const FIRST_YEAR: Readonly<Record<string, number>> = { 'the-bruce': 1306 }
const YEARS = 8
const TURNS = 5
/** 5.3 The attacker withdraws after three. */
const ROUNDS = 3
const SIDE_NAMES = ['english', 'scottish'] as const
const NOBLE_NAMES = NOBLES.map((noble) => `noble ${noble}`)
const HOME_NAMES = NOBLES.map((noble) => `home of ${noble}`)
const AREA_NAMES = AREAS.map((area) => `holds ${area}`)
const FIRE_NAMES = AREAS.map((area) => `firepower in ${area}`)
const LETTER_NAMES = SIDE_NAMES.map((side) => ['A', 'B', 'C'].map((letter) => `${side} ${letter}`))

const flag = (is: boolean): number => (is ? 1 : 0)
const alive = (s: State, block: number): number => flag(onMap(s.at[block]))

/** Notes on positions, on sheets and tallies that are used again and again. */
export class HammerEye {
  readonly #board = new Strengths(MAP)
  readonly #odds = new Odds()
  readonly #letters = new Float64Array(6)

  look(s: State, sheet: Sheet): void {
    reckon(s, this.#board)
    const nobles = noblesOf(s, ENGLAND) - noblesOf(s, SCOTLAND)
    const years = Math.min(1, (s.year - (FIRST_YEAR[s.scenario] ?? 1297)) / YEARS)
    const season = s.winter ? 1 : (s.turn - 1) / TURNS
    this.#broad(s, sheet, nobles, years)
    this.#seasons(s, sheet, nobles, years, season)
    this.#nobles(s, sheet, years, season)
    this.#areas(s, sheet)
    this.#winterRoom(s, sheet, season)
    this.#threats(s, sheet, season)
    this.#armies(s, sheet, season)
    this.#battles(s, sheet)
    this.#cards(s, sheet)
  }

  /** The state of the whole war. */
  #broad(s: State, sheet: Sheet, nobles: number, years: number): void {
    const { total } = this.#board
    const last = flag(s.year === s.lastYear)
    const margin = Math.max(-3, Math.min(3, nobles + (onMap(s.at[WALLACE]) ? -0.5 : 0.5)))
    sheet.note('nobles', nobles)
    sheet.note('nobles, later', nobles * years)
    sheet.note('nobles, last year', nobles * last)
    sheet.note('margin, last year', margin * last)
    sheet.note('margin, later', margin * years)
    sheet.note('years', years)
    sheet.note('last year', last)
    sheet.note('firepower', total[ENGLAND] - total[SCOTLAND])
    sheet.note('english firepower', total[ENGLAND])
    sheet.note('firepower, later', (total[ENGLAND] - total[SCOTLAND]) * years)
    sheet.note('english pool', s.count[POOL * 2])
    sheet.note('scottish pool', s.count[POOL * 2 + 1])
    sheet.note('wallace', alive(s, WALLACE))
    sheet.note('wallace dead', flag(s.at[WALLACE] === ASIDE))
    sheet.note('wallace, later', alive(s, WALLACE) * years)
    sheet.note('crowned', flag(s.crowned))
    sheet.note('king', alive(s, KING))
    sheet.note('king dead', flag(s.crowned && s.at[KING] === ASIDE))
    sheet.note('edward', alive(s, EDWARD))
    sheet.note('edward II', flag(s.edward === 2))
    sheet.note('edward II on the map', flag(s.edward === 2) * alive(s, EDWARD))
    sheet.note('edward dead', flag(s.at[EDWARD] === ASIDE))
    sheet.note('french', alive(s, FRENCH))
    sheet.note('french came', flag(s.frenchCame))
    sheet.note('norse', alive(s, NORSE))
    sheet.note('moray', alive(s, MORAY))
    sheet.note('few english nobles', Math.max(0, 4 - noblesOf(s, ENGLAND)))
    sheet.note('few scottish nobles', Math.max(0, 4 - noblesOf(s, SCOTLAND)))
    sheet.note('scottish blocks', blocksOnMap(s, SCOTLAND))
    sheet.note('english blocks', blocksOnMap(s, ENGLAND))
  }

  #seasons(s: State, sheet: Sheet, nobles: number, years: number, season: number): void {
    sheet.note('winter', flag(s.winter))
    sheet.note('season', season)
    sheet.note('nobles, season', nobles * season)
    sheet.note('season, later', season * years)
    sheet.note('english first', s.first === ENGLAND ? 1 : -1)
    sheet.note('year ends', flag(s.yearEnds))
    sheet.note('truce', s.truce === ENGLAND ? 1 : s.truce === SCOTLAND ? -1 : 0)
  }

  /** Each noble's side, and who would have him in winter as things stand. */
  #nobles(s: State, sheet: Sheet, years: number, season: number): void {
    const { near, hits: fire } = this.#board
    let lostByEngland = 0
    let lostByScotland = 0
    let openByEngland = 0
    let openByScotland = 0
    let unsafeEnglish = 0
    let unsafeScottish = 0
    let contestedEnglish = 0
    let contestedScottish = 0
    for (let noble = 0; noble < NOBLES.length; noble++) {
      const side = sideOfNoble(s, noble)
      sheet.note(NOBLE_NAMES[noble], side === ENGLAND ? 1 : side === SCOTLAND ? -1 : 0)
      const homes = HOMES[NOBLE_BLOCK[noble][SCOTLAND]]
      let held = 0
      let contested = 0
      let safety = -99
      for (let i = 0; i < homes.length; i++) {
        const home = homes[i]
        const english = s.count[home * 2] > 0
        const scottish = s.count[home * 2 + 1] > 0
        if (english && scottish) contested++
        else if (english || scottish) held += english ? 1 : -1
        if (side !== -1) {
          const foe = 1 - side
          const here = fire[spotOf(home, side)] - fire[spotOf(home, foe)] - near[spotOf(home, foe)] * 0.5
          safety = Math.max(safety, here)
        }
      }
      sheet.note(HOME_NAMES[noble], held / homes.length)
      const isLost =
        side === ENGLAND ? held <= -homes.length : side === SCOTLAND ? held >= homes.length : false
      const isOpen = held === 0 && contested === 0
      if (side === ENGLAND) {
        lostByEngland += flag(isLost)
        openByEngland += flag(isOpen)
        contestedEnglish += contested
        unsafeEnglish += flag(safety < 0)
      } else if (side === SCOTLAND) {
        lostByScotland += flag(isLost)
        openByScotland += flag(isOpen)
        contestedScottish += contested
        unsafeScottish += flag(safety < 0)
      }
    }
    sheet.note('english homes lost', lostByEngland)
    sheet.note('scottish homes lost', lostByScotland)
    sheet.note('homes lost, season', (lostByScotland - lostByEngland) * season)
    sheet.note('homes lost, season, later', (lostByScotland - lostByEngland) * season * years)
    sheet.note('english homes open', openByEngland)
    sheet.note('scottish homes open', openByScotland)
    sheet.note('homes contested', contestedScottish - contestedEnglish)
    sheet.note('english homes unsafe', unsafeEnglish)
    sheet.note('scottish homes unsafe', unsafeScottish)
    sheet.note('homes unsafe, season', (unsafeScottish - unsafeEnglish) * season)
  }

  #areas(s: State, sheet: Sheet): void {
    const { hits: fire } = this.#board
    for (let area = 0; area < AREAS.length; area++) {
      const english = s.count[area * 2] > 0
      const scottish = s.count[area * 2 + 1] > 0
      sheet.note(AREA_NAMES[area], english === scottish ? 0 : english ? 1 : -1)
      sheet.note(FIRE_NAMES[area], fire[area * 2] - fire[area * 2 + 1])
    }
  }

  /** Who can stay over the winter, and what is built there. */
  #winterRoom(s: State, sheet: Sheet, season: number): void {
    for (let side = 0; side < 2; side++) {
      let points = 0
      let room = 0
      let excess = 0
      let needed = 0
      for (let area = 1; area < AREAS.length; area++) {
        const here = s.count[spotOf(area, side)]
        if (here === 0 || s.count[spotOf(area, 1 - side)] > 0) continue
        const limit = castleLimit(side === ENGLAND ? ENGLAND : SCOTLAND, area)
        points += limit
        room += Math.max(0, limit - here)
        const exempt = side === SCOTLAND && area === SELKIRK && s.at[WALLACE] === SELKIRK ? 1 : 0
        excess += Math.max(0, here - exempt - limit)
        needed += Math.min(limit, missingSteps(this.#board.steps[spotOf(area, side)], here))
      }
      const name = SIDE_NAMES[side]
      sheet.note(ROOM[side].points, points)
      sheet.note(ROOM[side].room, room)
      sheet.note(ROOM[side].excess, excess)
      sheet.note(ROOM[side].excessLate, excess * season)
      sheet.note(ROOM[side].needed, needed)
      if (name === 'english') this.#english(s, sheet, season)
    }
  }

  /** 7.31 Archers, knights and hobelars go home in winter; infantry may stay. */
  #english(s: State, sheet: Sheet, season: number): void {
    let stay = 0
    let leave = 0
    let waiting = 0
    for (const block of BLOCKS_OF[ENGLAND]) {
      const at = s.at[block]
      if (!onMap(at) || isNoble(block)) continue
      if (at === THE_ENGLAND) waiting += firepower(s, block)
      else if (KIND[block] === 'infantry') stay += firepower(s, block)
      else leave += firepower(s, block)
    }
    sheet.note('english infantry in scotland', stay)
    sheet.note('english guests in scotland', leave)
    sheet.note('english waiting', waiting)
    sheet.note('english infantry in scotland, season', stay * season)
    sheet.note('english guests in scotland, season', leave * season)
    sheet.note('english waiting, season', waiting * season)
  }

  /** Who stands next to somebody stronger, who could be taken, who stands alone. */
  #threats(s: State, sheet: Sheet, season: number): void {
    const { hits: fire, near, lords: nobles } = this.#board
    for (let side = 0; side < 2; side++) {
      const foe = 1 - side
      let outgunned = 0
      let noblesAtRisk = 0
      let stacked = 0
      let alone = 0
      let reach = 0
      for (let area = 1; area < AREAS.length; area++) {
        const own = fire[spotOf(area, side)]
        if (own === 0 || s.count[spotOf(area, foe)] > 0) continue
        const danger = near[spotOf(area, foe)] - own
        if (danger > 0) {
          outgunned += Math.min(danger, own)
          noblesAtRisk += nobles[spotOf(area, side)] * Math.min(1, danger)
        }
        if (danger < 0 && near[spotOf(area, foe)] > 0) stacked += Math.min(1, -danger)
        if (near[spotOf(area, side)] === 0 && s.count[spotOf(area, side)] === 1) alone++
        reach += nobles[spotOf(area, side)] * flag(near[spotOf(area, foe)] > own * 1.3)
      }
      sheet.note(THREAT[side].outgunned, outgunned)
      sheet.note(THREAT[side].nobles, noblesAtRisk)
      sheet.note(THREAT[side].noblesLate, noblesAtRisk * season)
      sheet.note(THREAT[side].stacked, stacked)
      sheet.note(THREAT[side].alone, alone)
      sheet.note(THREAT[side].reach, reach * (1 - season))
    }
    const wallace = s.at[WALLACE]
    const wallaceDanger = onMap(wallace)
      ? Math.max(0, near[spotOf(wallace, ENGLAND)] - fire[spotOf(wallace, SCOTLAND)])
      : 0
    sheet.note('wallace in danger', wallaceDanger)
    const king = s.at[KING]
    const kingDanger = onMap(king)
      ? Math.max(0, near[spotOf(king, ENGLAND)] - fire[spotOf(king, SCOTLAND)])
      : 0
    sheet.note('king in danger', kingDanger)
    const edward = s.at[EDWARD]
    const edwardDanger =
      onMap(edward) && edward !== THE_ENGLAND
        ? Math.max(0, near[spotOf(edward, SCOTLAND)] - fire[spotOf(edward, ENGLAND)])
        : 0
    sheet.note('edward in danger', edwardDanger)
    sheet.note('edward in england', flag(edward === THE_ENGLAND))
    sheet.note('raiders', s.count[THE_ENGLAND * 2 + SCOTLAND])
  }

  /** What kinds of blocks there are, and how worn. */
  #armies(s: State, sheet: Sheet, season: number): void {
    const letters = this.#letters
    letters.fill(0)
    for (let side = 0; side < 2; side++) {
      let steps = 0
      let weak = 0
      let missing = 0
      for (const block of BLOCKS_OF[side]) {
        if (!onMap(s.at[block])) continue
        letters[side * 3 + LETTER[block]] += firepower(s, block)
        steps += s.steps[block]
        if (s.steps[block] === 1) weak++
        if (isNoble(block)) missing += s.steps[block]
      }
      for (let letter = 0; letter < 3; letter++)
        sheet.note(LETTER_NAMES[side][letter], letters[side * 3 + letter])
      sheet.note(ARMY[side].steps, steps)
      sheet.note(ARMY[side].weak, weak)
      sheet.note(ARMY[side].nobles, missing)
    }
    sheet.note('wallace steps', onMap(s.at[WALLACE]) ? s.steps[WALLACE] : 0)
    sheet.note('king steps', onMap(s.at[KING]) ? s.steps[KING] : 0)
    sheet.note('edward steps', onMap(s.at[EDWARD]) ? s.steps[EDWARD] : 0)
    sheet.note('edward steps, season', (onMap(s.at[EDWARD]) ? s.steps[EDWARD] : 0) * season)
  }

  /** Battles to be fought this turn, worked out round by round. */
  #battles(s: State, sheet: Sheet): void {
    let english = 0
    let scottish = 0
    let swing = 0
    let englishNobles = 0
    let scottishNobles = 0
    let wallace = 0
    let king = 0
    let edward = 0
    const { lords: nobles } = this.#board
    const odds = this.#odds
    const frame = s.stack[s.stack.length - 1]
    for (let area = 0; area < AREAS.length; area++) {
      if (s.count[area * 2] === 0 || s.count[area * 2 + 1] === 0) continue
      const isOn = frame !== undefined && frame.step === 'battle' && frame.area === area
      const attacker = s.attacker[area] === SCOTLAND ? SCOTLAND : ENGLAND
      odds.clear()
      this.#line(s, area, ENGLAND, attacker !== ENGLAND)
      this.#line(s, area, SCOTLAND, attacker !== SCOTLAND)
      odds.fight(attacker, isOn ? frame.round : 1, ROUNDS)
      const lost = 1 - odds.left[ENGLAND]
      const won = 1 - odds.left[SCOTLAND]
      english += lost * odds.steps[ENGLAND]
      scottish += won * odds.steps[SCOTLAND]
      swing += won - lost
      englishNobles += lost * nobles[spotOf(area, ENGLAND)]
      scottishNobles += won * nobles[spotOf(area, SCOTLAND)]
      if (s.at[WALLACE] === area) wallace = won
      if (s.at[KING] === area) king = won
      if (s.at[EDWARD] === area) edward = lost
    }
    sheet.note('battles, english losses', english)
    sheet.note('battles, scottish losses', scottish)
    sheet.note('battles, swing', swing)
    sheet.note('battles, english nobles', englishNobles)
    sheet.note('battles, scottish nobles', scottishNobles)
    sheet.note('battles, wallace', wallace)
    sheet.note('battles, king', king)
    sheet.note('battles, edward', edward)
  }

  #line(s: State, area: number, side: number, defends: boolean): void {
    const blocks = BLOCKS_OF[side]
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i]
      if (s.at[block] !== area) continue
      const hits = (s.steps[block] * ratingOf(s, block, area, defends)) / 6
      this.#odds.add(side, LETTER[block], hits, s.steps[block], s.joins[block] > 1)
    }
  }

  #cards(s: State, sheet: Sheet): void {
    for (let side = 0; side < 2; side++) {
      let value = 0
      let events = 0
      const hand = s.hands[side === ENGLAND ? ENGLAND : SCOTLAND]
      for (let i = 0; i < hand.length; i++) {
        value += CARD_VALUE[hand[i]]
        if (isEvent(hand[i])) events++
      }
      sheet.note(HAND[side].value, value)
      sheet.note(HAND[side].events, events)
    }
  }
}

const ROOM = SIDE_NAMES.map((side) => ({
  points: `${side} castles`,
  room: `${side} winter room`,
  excess: `${side} beyond castles`,
  excessLate: `${side} beyond castles, season`,
  needed: `${side} builds wanted`,
}))
const THREAT = SIDE_NAMES.map((side) => ({
  outgunned: `${side} outgunned`,
  nobles: `${side} nobles in danger`,
  noblesLate: `${side} nobles in danger, season`,
  stacked: `${side} standing firm`,
  alone: `${side} alone`,
  reach: `${side} nobles within reach`,
}))
const ARMY = SIDE_NAMES.map((side) => ({
  steps: `${side} steps`,
  weak: `${side} worn blocks`,
  nobles: `${side} noble steps`,
}))
const HAND = SIDE_NAMES.map((side) => ({ value: `${side} hand`, events: `${side} events` }))

function blocksOnMap(s: State, side: number): number {
  let count = 0
  for (let area = 0; area < AREAS.length; area++) count += s.count[spotOf(area, side)]
  return count
}

/** Steps that blocks of an area could regain, reckoned at three to a block. */
const missingSteps = (steps: number, blocks: number): number => Math.max(0, blocks * 3.3 - steps)
