/** 12.5 The Path to War: the armies are raised by lot and placed in turn. */
import { put } from '@muster/block-kit/blocks'
import { pair } from '@muster/kernel/action'
import { shuffle } from '@muster/kernel/chance'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  AREA_OF_CITY,
  ARMIES,
  BLOCKS_OF,
  BRISTOL,
  BUCKS,
  blockNumber,
  CHARLES,
  CITY_IN,
  CONTINENT,
  CORNWALL,
  EAST_RIDING,
  ESSEX,
  EVERY_AREA,
  EVERY_VICTORY_CITY,
  enemyOf,
  F_FAIRFAX,
  HOPTON,
  HULL,
  insideOf,
  isArtillery,
  isHome,
  LETTER,
  LONDON,
  LOYAL,
  MAX_STEPS,
  NEWCASTLE_CITY,
  NORTH_RIDING,
  PARLIAMENT,
  POOL,
  REGIONAL,
  REGIONAL_LEADER,
  ROYALIST,
  RUPERT,
  SCOTLAND,
  SIDE,
  type Side,
  SYMPATHY,
  sideBit,
  victoryOf,
  WEST_RIDING,
} from '../tables.ts'
import { enter, mingle, tell } from './3-blocks.ts'
import { setControl } from './4-board.ts'
import { settle } from './4-changes.ts'
import { nameAll, type Printed, set } from './12-scenarios.ts'

const NEWCASTLE = blockNumber('r-newcastle')
const KINGS_CANNON = blockNumber('r-cannon-1')

/** 12.53 The fixed blocks; the Garrisons in the pools; eleven of the others by lot, the rest in the pools too. */
export function setUpPath(s: State, referee: Referee, printed: Printed): void {
  set(s, NEWCASTLE, AREA_OF_CITY[NEWCASTLE_CITY])
  set(s, RUPERT, CONTINENT)
  for (const block of [ESSEX, blockNumber('p-cannon-1'), blockNumber('p-cannon-2')]) set(s, block, BUCKS)
  set(s, blockNumber('p-n-foot-pool'), AREA_OF_CITY[HULL])
  set(s, blockNumber('p-s-foot-devon'), AREA_OF_CITY[BRISTOL])
  nameAll(s, referee)
  const drawn = [printed.royalist, printed.parliament].map((army) => {
    for (const block of [...army.pool, ...(army.randomPool ?? [])]) put(s, ARMIES, blockNumber(block), POOL)
    return shuffle(referee.chance, (army.randomPool ?? []).map(blockNumber))
      .slice(0, army.draw)
      .sort((a, b) => a - b)
  })
  setControl(s)
  s.stack.push({ step: 'place-blocks', side: ROYALIST, left: [drawn[0], drawn[1]] })
  s.stack.push({ step: 'place-charles', side: ROYALIST })
}

const YORK_OR_HULL = no('12.53', 'york-or-east-riding')

/** 12.53 Charles and a Cannon begin in York or in the East Riding, before the walls of Hull. */
export const placeCharles: Step<State, FrameOf<'place-charles'>> = {
  rule: '12.53',
  seats: (_, f) => sideBit(f.side),
  choices: {
    'king-at': {
      args: ['area'],
      among: () => [NORTH_RIDING, EAST_RIDING],
      may: (_, __, area) => (area === NORTH_RIDING || area === EAST_RIDING ? yes : YORK_OR_HULL),
      act(s, _, referee, area) {
        s.stack.pop()
        const party = [CHARLES, KINGS_CANNON]
        for (const block of party) enter(s, referee, block, area, MAX_STEPS[block])
        mingle(s, referee, party)
        party.sort((one, two) => s.token[one] - s.token[two])
        for (const block of party) stand(s, referee, block, area)
      },
    },
  },
}

/** Tells of a block that is put down; where both sides are in the Area of a City, those it is Sympathetic to are inside. */
function stand(s: State, referee: Referee, block: number, area: number): void {
  tell(referee, { type: 'deployed', side: SIDE[block], token: s.token[block], place: area }, block)
  const city = CITY_IN[area]
  if (city < 0) return
  const friend = SYMPATHY[victoryOf(city)]
  const inside = insideOf(city)
  const shut = s.count[area * 2 + enemyOf(friend)] > 0
  for (const each of BLOCKS_OF[friend]) if (s.at[each] === area && shut) put(s, ARMIES, each, inside)
}

type Placing = FrameOf<'place-blocks'>

const NOT_DRAWN = no('12.53', 'not-drawn')
const NOT_AN_AREA = no('12.53', 'not-an-area')
const LOYAL_TO_ENEMY = no('12.53', 'loyal-to-enemy')
const NOT_HOME = no('12.53', 'outside-home-region')
const IN_CORNWALL = no('12.53', 'hopton-in-cornwall')
const IN_WEST_RIDING = no('12.53', 'fairfax-in-west-riding')
const IN_LONDON = no('12.53', 'london-block-in-london')
const TAKEN = no('12.53', 'area-taken')
const CITY_FOR_GUNS = no('12.53', 'cannon-needs-city')
const ONLY_ROYALIST = no('12.53', 'only-royalist-there')
const HAS_A_PLACE = no('12.53', 'has-a-place')

/** Blocks in an Area and its City; guns do not count (12.53). */
function troopsAround(s: State, side: Side, area: number): number {
  let count = 0
  const inside = CITY_IN[area] >= 0 ? insideOf(CITY_IN[area]) : area
  for (const block of BLOCKS_OF[side]) {
    if (!isArtillery(block) && (s.at[block] === area || s.at[block] === inside)) count++
  }
  return count
}

/**
 * 12.53 Where a drawn block may be placed: not in an Area Loyal to the other player, Regional blocks (and Regional
 * Leaders: Ruling) at home, one block to an Area, two where there is a Fortified City.
 */
function mayPlace(s: State, f: Placing, block: number, area: number): Verdict {
  const { side } = f
  if (SIDE[block] !== side || !f.left[side].includes(block)) return NOT_DRAWN
  if (area >= SCOTLAND) return NOT_AN_AREA
  if (LOYAL[area] === enemyOf(side)) return LOYAL_TO_ENEMY
  if (block === HOPTON && area !== CORNWALL) return IN_CORNWALL
  if (block === F_FAIRFAX && area !== WEST_RIDING) return IN_WEST_RIDING
  if (LETTER[block] === 'L' && area !== BUCKS) return IN_LONDON
  if ((REGIONAL[block] || REGIONAL_LEADER[block]) && !isHome(block, area)) return NOT_HOME
  if (isArtillery(block)) return mayPlaceGun(s, side, area)
  if (area === BUCKS) return mayPlaceAtLondon(s, side, block)
  const own = troopsAround(s, side, area)
  const theirs = troopsAround(s, enemyOf(side), area)
  if (area === NORTH_RIDING && side === PARLIAMENT && s.at[CHARLES] === area) return ONLY_ROYALIST
  return own + theirs < (CITY_IN[area] >= 0 ? 2 : 1) ? yes : TAKEN
}

/** 12.53 The second Royalist Cannon goes into a Fortified City that the King holds, beyond the limits; Ruling: with troops (W-25). */
function mayPlaceGun(s: State, side: Side, area: number): Verdict {
  const city = CITY_IN[area]
  if (city < 0 || SYMPATHY[victoryOf(city)] !== side || troopsAround(s, side, area) === 0)
    return CITY_FOR_GUNS
  return s.count[area * 2 + enemyOf(side)] === 0 ? yes : CITY_FOR_GUNS
}

/** 12.53 Besides Essex up to three London blocks in London, and one East block outside it. */
function mayPlaceAtLondon(s: State, side: Side, block: number): Verdict {
  if (side !== PARLIAMENT) return TAKEN
  let same = 0
  for (const each of BLOCKS_OF[side]) {
    if (
      s.at[each] === BUCKS &&
      (LETTER[each] === 'L') === (LETTER[block] === 'L') &&
      each !== ESSEX &&
      !isArtillery(each)
    )
      same++
  }
  return same < (LETTER[block] === 'L' ? 3 : 1) ? yes : TAKEN
}

const hasPlace = (s: State, f: Placing, block: number): boolean =>
  EVERY_AREA.some((area) => mayPlace(s, f, block, area) === yes)

/** 12.53 One block at a time, the Royalist first; Ruling: a block without a place goes to the Recruitment Pool. */
export const placeBlocks: Step<State, Placing> = {
  rule: '12.53',
  discreet: true,
  seats: (_, f) => (f.left[0].length + f.left[1].length > 0 ? sideBit(f.side) : 0),
  run: beginTheWar,
  prompt: (_, f) => ({ code: 'place-blocks', params: { left: f.left[f.side].length } }),
  choices: {
    place: {
      args: ['block', 'area'],
      among: (_, f) => f.left[f.side].flatMap((block) => EVERY_AREA.map((area) => pair(block, area))),
      may: mayPlace,
      act(s, f, referee, block, area) {
        strike(f, block)
        enter(s, referee, block, area, MAX_STEPS[block])
        stand(s, referee, block, area)
        passTurn(f)
      },
    },
    shelve: {
      args: ['block'],
      among: (_, f) => f.left[f.side],
      may(s, f, block) {
        if (!f.left[f.side].includes(block)) return NOT_DRAWN
        return hasPlace(s, f, block) ? HAS_A_PLACE : yes
      },
      act(_, f, __, block) {
        strike(f, block)
        passTurn(f)
      },
    },
  },
}

function strike(f: Placing, block: number): void {
  const left = f.left[f.side]
  left.splice(left.indexOf(block), 1)
}

function passTurn(f: Placing): void {
  if (f.left[enemyOf(f.side)].length > 0) f.side = enemyOf(f.side)
}

/**
 * 12.53 One Victory Point for the King and half of one for each Victory City of his, against one for London and half
 * of one for each other City of Parliament's: the difference is where the marker starts.
 */
export function startingPoints(s: State): number {
  let points = 0
  for (const city of EVERY_VICTORY_CITY) {
    if (city === victoryOf(LONDON)) continue
    points += s.owner[city] === ROYALIST ? 1 : -1
  }
  const london = s.owner[victoryOf(LONDON)] === PARLIAMENT ? 2 : -1
  return (points + 2 - london) / 2
}

function beginTheWar(s: State, _: Placing, referee: Referee): void {
  s.stack.pop()
  setControl(s)
  s.vp = startingPoints(s)
  s.stack.push({ step: 'year', year: 1642, turn: 3 })
  settle(s, referee)
}
