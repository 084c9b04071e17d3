/**
 * What a strong player of Richard III looks at, as numbers from Lancaster's side: who would be King if the campaign
 * ended now, lords in England and those who could be raised, heirs, strength and threats, battles with what can still
 * join them, cards.
 */
import { blocksOf, isContested } from '@muster/block-kit/blocks'
import { Strengths, spotOf } from '@muster/block-kit/strengths'
import type { Sheet } from '@muster/kernel/mind'
import { claimant, deadHeirs, isLord } from '../rules/3-armies.ts'
import type { State } from '../state.ts'
import {
  AREA_COUNT,
  AREAS,
  ASIDE,
  BLOCKS_OF,
  CARD_AP,
  COUNTS_FOR_USURPATION,
  DEAD,
  EVERY_BLOCK,
  EXILE_OF,
  HEIRS,
  HOMES,
  isEvent,
  isHeir,
  LANCASTER,
  LETTER,
  MAP,
  MIDDLESEX,
  MINORS,
  NO_SIDE,
  neighboursOf,
  onMap,
  POOL,
  RATING,
  SIDE,
  SPENT,
  SUPPLY,
  YORK,
} from '../tables.ts'
import { Battles } from './battles.ts'
import { lordCount } from './count.ts'
import { ARMY, DANGER, HAND, HOLD_NAMES, HUNT, LORD_NAMES, RAISE, WAR } from './notes.ts'

const TURNS = 7
const CAMPAIGNS = 3
const SHARE_FROM_BATTLE = 0.2
const flag = (is: boolean): number => (is ? 1 : 0)
const firepower = (s: State, block: number): number => (s.steps[block] * RATING[block]) / 6

/** How much an army counts for in an area so many borders away: what is next door is as good as there. */
const CLOSENESS = [1, 1, 0.7, 0.4, 0.2]
/** By area: the areas that feel an army in it, and how much. */
const FELT: readonly (readonly (readonly [area: number, share: number])[])[] = AREAS.map((_, from) => {
  const distance = new Map([[from, 0]])
  for (const [area, steps] of distance) {
    if (steps + 1 === CLOSENESS.length) continue
    for (const next of neighboursOf(area)) if (!distance.has(next)) distance.set(next, steps + 1)
  }
  return [...distance].map(([area, steps]) => [area, CLOSENESS[steps]])
})

export class RichardEye {
  readonly #board = new Strengths(MAP)
  readonly #ready = new Strengths(MAP)
  readonly #battles = new Battles(this.#board, this.#ready)

  look(s: State, sheet: Sheet): void {
    this.#reckon(s)
    const season = s.political ? 1 : (s.turn - 1) / (TURNS - 1)
    this.#throne(s, sheet, season)
    this.#war(s, sheet)
    this.#armies(s, sheet)
    this.#recruits(s, sheet, season)
    this.#areas(s, sheet)
    this.#dangers(s, sheet, season)
    this.#hunts(s, sheet, season)
    this.#battles.look(s, sheet)
    this.#cards(s, sheet)
  }

  #reckon(s: State): void {
    this.#board.clear()
    this.#ready.clear()
    for (let block = 0; block < EVERY_BLOCK.length; block++) {
      const at = s.at[block]
      if (!onMap(at)) continue
      this.#board.add(at, SIDE[block], firepower(s, block), s.steps[block], isLord(block))
      if (s.moved[block] === 0 && !isContested(s, at))
        this.#ready.add(at, SIDE[block], firepower(s, block), s.steps[block], false)
    }
    for (let area = 0; area < AREA_COUNT; area++) {
      this.#board.spread(area, isContested(s, area) ? SHARE_FROM_BATTLE : 1)
    }
  }

  /** 8.2 Who would be King if the lords were counted now. */
  #throne(s: State, sheet: Sheet, season: number): void {
    const lead = lordCount(s, LANCASTER) - lordCount(s, YORK)
    const throne = s.throne === LANCASTER ? 1 : -1
    const margin = Math.max(-4, Math.min(4, lead + throne * 0.5))
    const last = flag(s.campaign === s.lastCampaign)
    const end = season * season
    const ahead = Math.sign(lead + throne * 0.5)
    const { total } = this.#board
    const firepower = total[LANCASTER] - total[YORK]
    const heirs = deadHeirs(s, YORK) - deadHeirs(s, LANCASTER)
    // Both sides of a scale: what helps one house hurts the other as much. Whole wars are too few to learn more from.
    sheet.note('throne', throne)
    sheet.note('throne, last campaign', throne * last)
    sheet.note('lead', lead)
    sheet.note('lead, season', lead * season)
    sheet.note('lead, season, last campaign', lead * season * last)
    sheet.note('ahead, end', ahead * end)
    sheet.note('ahead, end, last campaign', ahead * end * last)
    sheet.note('margin, end, last campaign', margin * end * last)
    sheet.note('heirs', heirs)
    sheet.note('last heirs', flag(deadHeirs(s, YORK) >= 4) - flag(deadHeirs(s, LANCASTER) >= 4))
    sheet.note('lords lost', lostLords(s, YORK) - lostLords(s, LANCASTER))
    sheet.note('firepower', firepower)
    sheet.note('firepower, early', firepower * (1 - season))
    // From here on of the moment.
    sheet.note('margin', margin)
    sheet.note('margin, end', margin * end)
    sheet.note('lead, last campaign', lead * last)
    sheet.note('ahead', ahead * season)
    sheet.note('campaign', (s.campaign - 1) / (CAMPAIGNS - 1))
    sheet.note('last campaign', last)
    sheet.note('season', season)
    sheet.note('season, last campaign', season * last)
    sheet.note('throne, season', throne * season)
    const london = flag(blocksOf(s, LANCASTER, MIDDLESEX) > 0) - flag(blocksOf(s, YORK, MIDDLESEX) > 0)
    sheet.note('london', london)
    sheet.note('london, season', london * season)
  }

  #war(s: State, sheet: Sheet): void {
    const { total } = this.#board
    sheet.note('firepower, all', total[LANCASTER] + total[YORK])
    for (let side = 0; side < 2; side++) {
      const names = WAR[side]
      const dead = deadHeirs(s, side === LANCASTER ? LANCASTER : YORK)
      let heirs = 0
      let minors = 0
      for (const heir of HEIRS[side]) {
        if (onMap(s.at[heir])) heirs++
        if (s.at[heir] === MINORS) minors++
      }
      let lords = 0
      let waiting = 0
      let gone = 0
      for (const block of BLOCKS_OF[side]) {
        if (!isLord(block)) continue
        const at = s.at[block]
        if (onMap(at) && COUNTS_FOR_USURPATION[at]) lords++
        else if (at === POOL) waiting++
        else if (at === SPENT || at === DEAD) gone++
        else if (at === ASIDE) continue
      }
      sheet.note(names['heirs dead'], dead)
      sheet.note(names['last heir'], flag(dead >= 4) + 0.3 * flag(dead === 3))
      sheet.note(names['heirs on the map'], heirs)
      sheet.note(names.minors, minors)
      sheet.note(names.lords, lords)
      sheet.note(names['lords waiting'], waiting)
      sheet.note(names['lords gone'], gone)
    }
    sheet.note('lancaster firepower', total[LANCASTER])
    sheet.note('york firepower', total[YORK])
    sheet.note('no lancastrian king', flag(s.throne === LANCASTER && s.king < 0))
    sheet.note('no yorkist king', flag(s.throne === YORK && s.king < 0))
    sheet.note('political', flag(s.political))
  }

  #armies(s: State, sheet: Sheet): void {
    for (let side = 0; side < 2; side++) {
      let steps = 0
      let blocks = 0
      // The Isle of Man is as far off as exile: nobody counts there, and nobody marches from it.
      let exile = 0
      let exiledLords = 0
      let sharp = 0
      let worn = 0
      let heirSteps = 0
      for (const block of BLOCKS_OF[side]) {
        const at = s.at[block]
        if (!onMap(at)) continue
        steps += s.steps[block]
        blocks++
        if (!COUNTS_FOR_USURPATION[at]) {
          exile += firepower(s, block)
          if (isLord(block)) exiledLords++
        }
        if (LETTER[block] < 2) sharp += firepower(s, block)
        if (isLord(block) && s.steps[block] === 1) worn++
        if (isHeir(block)) heirSteps += s.steps[block]
      }
      const names = ARMY[side]
      sheet.note(names.steps, steps)
      sheet.note(names.blocks, blocks)
      sheet.note(names['in exile'], exile)
      sheet.note(names['lords in exile'], exiledLords)
      sheet.note(names['A and B'], sharp)
      sheet.note(names['worn lords'], worn)
      sheet.note(names['heir steps'], heirSteps)
    }
  }

  /** 5.4 Whoever waits in the pool and could be raised in a home that is not the enemy's. */
  #recruits(s: State, sheet: Sheet, season: number): void {
    for (let side = 0; side < 2; side++) {
      let lords = 0
      let others = 0
      let shut = 0
      for (const block of BLOCKS_OF[side]) {
        if (s.at[block] !== POOL) continue
        const homes = HOMES[block]
        let open = false
        for (let i = 0; i < homes.length && !open; i++) open = blocksOf(s, 1 - side, homes[i]) === 0
        if (!isLord(block)) others += flag(open)
        else if (open) lords++
        else shut++
      }
      const names = RAISE[side]
      sheet.note(names['lords to raise'], lords * (1 - season))
      sheet.note(names['others to raise'], others * (1 - season))
      sheet.note(names['lords shut out'], shut)
    }
  }

  #areas(s: State, sheet: Sheet): void {
    const { lords } = this.#board
    for (let area = 0; area < AREA_COUNT; area++) {
      const one = blocksOf(s, LANCASTER, area) > 0
      const two = blocksOf(s, YORK, area) > 0
      sheet.note(HOLD_NAMES[area], one === two ? 0 : one ? 1 : -1)
      sheet.note(LORD_NAMES[area], lords[spotOf(area, LANCASTER)] - lords[spotOf(area, YORK)])
    }
  }

  #dangers(s: State, sheet: Sheet, season: number): void {
    const { hits, near, lords } = this.#board
    const still = 1 - season * 0.5
    for (let side = 0; side < 2; side++) {
      const foe = 1 - side
      let outgunned = 0
      let lordsAtRisk = 0
      let heirsAtRisk = 0
      let over = 0
      let firm = 0
      for (let area = 0; area < AREA_COUNT; area++) {
        const here = blocksOf(s, side, area)
        if (here === 0) continue
        over += Math.max(0, here - SUPPLY[area])
        if (EXILE_OF[area] !== NO_SIDE || blocksOf(s, foe, area) > 0) continue
        const own = hits[spotOf(area, side)]
        const danger = near[spotOf(area, foe)] - own
        if (danger > 0) {
          const share = Math.min(1, danger / (own + 0.5))
          outgunned += Math.min(danger, own)
          lordsAtRisk += lords[spotOf(area, side)] * share
        } else if (near[spotOf(area, foe)] > 0) firm += Math.min(1, -danger)
      }
      for (const heir of HEIRS[side]) {
        const at = s.at[heir]
        if (onMap(at) && EXILE_OF[at] === NO_SIDE)
          heirsAtRisk += flag(near[spotOf(at, foe)] > hits[spotOf(at, side)])
      }
      const first = claimant(s, side === LANCASTER ? LANCASTER : YORK)
      const at = first >= 0 ? s.at[first] : DEAD
      const isOut = onMap(at) && EXILE_OF[at] === NO_SIDE
      const names = DANGER[side]
      sheet.note(names.outgunned, outgunned * still)
      sheet.note(names['lords in danger'], lordsAtRisk * still)
      sheet.note(names['heirs in danger'], heirsAtRisk)
      sheet.note(
        names['claimant in danger'],
        isOut ? Math.max(0, near[spotOf(at, foe)] - hits[spotOf(at, side)]) : 0,
      )
      sheet.note(names['over supply'], over)
      sheet.note(names.firm, firm)
    }
  }

  /** How near each side's armies are to lords of the other that could not stand against them. */
  #hunts(s: State, sheet: Sheet, season: number): void {
    const { hits, lords } = this.#board
    const lead = lordCount(s, LANCASTER) - lordCount(s, YORK) + (s.throne === LANCASTER ? 0.5 : -0.5)
    for (let side = 0; side < 2; side++) {
      const foe = 1 - side
      const felt = this.#felt.fill(0)
      let army = 0
      for (let from = 0; from < AREA_COUNT; from++) {
        const own = hits[spotOf(from, side)]
        if (own === 0 || EXILE_OF[from] !== NO_SIDE) continue
        if (own > army) army = own
        const around = FELT[from]
        for (let i = 0; i < around.length; i++) felt[around[i][0]] += own * around[i][1]
      }
      let hunt = 0
      let heirs = 0
      for (let area = 0; area < AREA_COUNT; area++) {
        if (lords[spotOf(area, foe)] === 0 || EXILE_OF[area] !== NO_SIDE) continue
        hunt += lords[spotOf(area, foe)] * within(area, felt, hits[spotOf(area, foe)])
      }
      for (const heir of HEIRS[foe]) {
        const at = s.at[heir]
        if (onMap(at) && EXILE_OF[at] === NO_SIDE) heirs += within(at, felt, hits[spotOf(at, foe)])
      }
      const names = HUNT[side]
      const isBehind = side === LANCASTER ? lead < 0 : lead > 0
      sheet.note(names.hunt, hunt)
      sheet.note(names['hunt, season'], hunt * season)
      sheet.note(names['hunt when behind'], isBehind ? hunt : 0)
      sheet.note(names['hunt for heirs'], heirs)
      sheet.note(names['main army'], army)
      sheet.note(names['main army, season'], army * season)
    }
  }

  /** By area: how much of the hunters is felt there. */
  readonly #felt = new Float64Array(AREA_COUNT)

  #cards(s: State, sheet: Sheet): void {
    for (let side = 0; side < 2; side++) {
      const hand = s.hands[side === LANCASTER ? LANCASTER : YORK]
      let points = 0
      let events = 0
      let best = 0
      for (let i = 0; i < hand.length; i++) {
        points += CARD_AP[hand[i]]
        best = Math.max(best, CARD_AP[hand[i]])
        if (isEvent(hand[i])) events++
      }
      const names = HAND[side]
      sheet.note(names.hand, points)
      sheet.note(names.events, events)
      sheet.note(names['best card'], best)
    }
    sheet.note('lancaster first', s.first === LANCASTER ? 1 : -1)
  }
}

/** How sure those in an area are to be driven out or struck down, from 0 to 1: twice their strength is enough for it. */
const within = (area: number, felt: Float64Array, defence: number): number =>
  Math.max(0, Math.min(1, felt[area] / (defence + 0.3) - 1))

/** 6.83 Lords who are dead for good: none of them will ever be counted again. */
function lostLords(s: State, side: number): number {
  let lost = 0
  for (const block of BLOCKS_OF[side]) if (isLord(block) && s.at[block] === DEAD) lost++
  return lost
}
