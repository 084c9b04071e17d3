/**
 * Positions in which rare things meet: sieges with and without Marker, relief armies next door, guns in Cities, events
 * about to be enacted, Clubmen, exchanges of the New Model Army that wait, Winter, Turn III. Any of them could come
 * about in a match; play from the start seldom reaches them.
 */
import { put } from '@muster/block-kit/blocks'
import { rename } from '@muster/block-kit/fog'
import { type Chance, shuffle } from '@muster/kernel/chance'
import { hasChaperone } from '../rules/3-blocks.ts'
import { setControl } from '../rules/4-board.ts'
import { NEW_MODEL_PAIRS } from '../rules/11-new-model-army.ts'
import { emptyTable, LAST_TURN_OF } from '../rules/12-scenarios.ts'
import { IN_DECK, IN_HAND, LATER, NOBODY, NONE, OUT_OF_GAME, PLAYED, type State } from '../state.ts'
import {
  ADD_YEAR,
  AREA_OF,
  AREA_OF_CITY,
  ARMIES,
  BESIDE,
  BLOCKS_OF,
  BOTH,
  CARDS_OF,
  CHARLES,
  CITY_IN,
  CITY_SIZE,
  CLUBMEN,
  CLUBMEN_OF,
  CONTINENT,
  COVENANTER,
  EVENT,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_CARD,
  EVERY_CITY,
  type EventKey,
  enemyOf,
  GARRISON,
  HENRIETTA,
  IRELAND,
  IRISH,
  insideOf,
  isArtillery,
  isHome,
  isInside,
  LEADER,
  MANCHESTER,
  MAX_STEPS,
  NMA_HORSE,
  neighboursOf,
  onBoard,
  PARLIAMENT,
  POOL,
  REGIONAL,
  REGIONAL_LEADER,
  REMOVE_YEAR,
  REMOVED,
  ROYALIST,
  RUPERT,
  RUPERT_CARD,
  SCOTLAND,
  type Side,
} from '../tables.ts'

const oneIn = (chance: Chance, n: number): boolean => chance.below(n) === 0
const some = <T>(chance: Chance, from: readonly T[]): T => from[chance.below(from.length)]

/** A position at the beginning of an Operational Phase, the cards of the Turn turned up. */
export function rarePosition(chance: Chance): State {
  const s = emptyTable(oneIn(chance, 5) ? 'path-to-war' : 'full-war')
  setTheDate(s, chance)
  callUp(s, chance)
  for (const city of shuffle(chance, EVERY_CITY.slice()).slice(0, 4)) setTheScene(s, chance, city)
  placeTheRest(s, chance)
  layMarkers(s, chance)
  settleStrengths(s, chance)
  deal(s, chance)
  setControl(s)
  s.vp = chance.below(5) - 2
  s.first = chance.below(2) as Side
  s.stack = [{ step: 'turn', next: 'first-foils' }]
  return s
}

function setTheDate(s: State, chance: Chance): void {
  s.skirmish = s.scenario === 'path-to-war'
  s.year = s.skirmish ? 1642 : some(chance, [1643, 1644, 1645, 1645, 1646])
  s.turn = s.skirmish ? 3 : 1 + chance.below(LAST_TURN_OF)
  s.winter = s.turn === LAST_TURN_OF && s.year !== 1642
  s.wallsOfLondon = oneIn(chance, 2)
  s.siegeTrain = s.year >= 1645 && oneIn(chance, 2)
  s.supportSlips = s.year >= 1645 && oneIn(chance, 3)
  s.henriettaMet = s.year > 1643 || oneIn(chance, 2)
}

/** Blocks that have come by this date, in their pools. */
function callUp(s: State, chance: Chance): void {
  const newModel = s.year >= 1645
  const replaced: readonly number[] = NEW_MODEL_PAIRS.map((pair) => pair.old)
  const fresh: readonly number[] = [...NEW_MODEL_PAIRS.map((pair) => pair.block), NMA_HORSE]
  for (const block of EVERY_BLOCK) {
    if (CLUBMEN[block] || block === RUPERT_CARD || COVENANTER[block]) continue
    if (fresh.includes(block)) {
      if (newModel) put(s, ARMIES, block, POOL)
    } else if (newModel && replaced.includes(block)) put(s, ARMIES, block, REMOVED)
    else if (IRISH[block] || block === HENRIETTA || (block === MANCHESTER && s.year < 1644)) continue
    else put(s, ARMIES, block, POOL)
  }
  if (s.year >= 1644)
    for (const block of BLOCKS_OF[PARLIAMENT]) if (COVENANTER[block]) stand(s, block, SCOTLAND)
  if (s.year >= 1644) for (const block of BLOCKS_OF[ROYALIST]) if (IRISH[block]) stand(s, block, IRELAND)
  if (s.year >= 1643) stand(s, HENRIETTA, CONTINENT)
  if (s.skirmish && oneIn(chance, 2)) stand(s, RUPERT, CONTINENT)
}

function stand(s: State, block: number, place: number): void {
  put(s, ARMIES, block, place)
}

const isFree = (s: State, block: number): boolean =>
  s.at[block] === POOL ||
  (s.at[block] === SCOTLAND && COVENANTER[block]) ||
  ((s.at[block] === IRELAND || s.at[block] === CONTINENT) && !COVENANTER[block])

/** Whether a block could stand there: no enemies, room in a City, at home or led. */
function mayStand(s: State, block: number, place: number, side: Side): boolean {
  if (!isFree(s, block) || s.count[place * 2 + enemyOf(side)] > 0) return false
  const city = CITY_IN[place]
  if (GARRISON[block] && city < 0) return false
  if (isInside(place) && !isArtillery(block)) {
    const troops = BLOCKS_OF[side].filter((each) => s.at[each] === place && !isArtillery(each)).length
    if (troops >= CITY_SIZE[city]) return false
  }
  return !REGIONAL[block] || isHome(block, place) || hasChaperone(s, block, place)
}

/** Puts up to so many blocks of a side in a place, Leaders first so that others may follow them. */
function army(s: State, chance: Chance, side: Side, place: number, size: number): void {
  let left = size
  if (oneIn(chance, 2))
    left -= placeOne(s, chance, side, place, (block) => LEADER[block] || REGIONAL_LEADER[block])
  if (oneIn(chance, 2)) placeOne(s, chance, side, place, isArtillery)
  while (left > 0 && placeOne(s, chance, side, place, (block) => !isArtillery(block)) > 0) left--
}

function placeOne(
  s: State,
  chance: Chance,
  side: Side,
  place: number,
  which: (block: number) => boolean,
): number {
  const able = BLOCKS_OF[side].filter((block) => which(block) && mayStand(s, block, place, side))
  if (able.length === 0) return 0
  stand(s, some(chance, able), place)
  return 1
}

/** A City under siege, with a relief next door; or one that is held, with enemies next door. */
function setTheScene(s: State, chance: Chance, city: number): void {
  const area = AREA_OF_CITY[city]
  const holder = chance.below(2) as Side
  const enemy = enemyOf(holder)
  if (oneIn(chance, 3)) army(s, chance, holder, area, 1 + chance.below(4))
  else {
    const inside = insideOf(city)
    waitForExchange(s, chance, holder, inside)
    army(s, chance, holder, inside, 1 + chance.below(CITY_SIZE[city]))
    army(s, chance, enemy, area, 1 + chance.below(5))
    if (troops(s, holder, inside) === 0 || s.count[area * 2 + enemy] === 0) {
      empty(s, inside)
      return
    }
    s.besieged[city] = holder
  }
  for (const next of shuffle(
    chance,
    neighboursOf(area).filter((each) => each < SCOTLAND),
  ).slice(0, 3))
    army(s, chance, oneIn(chance, 3) ? enemy : holder, next, 1 + chance.below(4))
}

const troops = (s: State, side: Side, place: number): number =>
  BLOCKS_OF[side].filter((block) => s.at[block] === place && !isArtillery(block)).length

function empty(s: State, place: number): void {
  for (const block of EVERY_BLOCK)
    if (s.at[block] === place) stand(s, block, COVENANTER[block] ? SCOTLAND : POOL)
  s.exchanges = s.exchanges.filter((_, i) => onBoard(s.at[s.exchanges[i - (i % 2)]]))
}

/** 11.12 A block whose exchange waits because it is Besieged. */
function waitForExchange(s: State, chance: Chance, side: Side, inside: number): void {
  if (side !== PARLIAMENT || s.year < 1645) return
  const pair = some(chance, NEW_MODEL_PAIRS)
  if (s.at[pair.old] !== REMOVED || s.at[pair.block] !== POOL) return
  stand(s, pair.block, BESIDE)
  stand(s, pair.old, inside)
  s.exchanges.push(pair.old, pair.block)
}

function placeTheRest(s: State, chance: Chance): void {
  if (s.at[CHARLES] === POOL) {
    const open = EVERY_AREA.filter((area) => mayStand(s, CHARLES, area, ROYALIST))
    stand(s, CHARLES, some(chance, open))
  }
  for (const side of [ROYALIST, PARLIAMENT] as const) {
    for (let i = 0; i < 6; i++) army(s, chance, side, some(chance, EVERY_AREA), 1 + chance.below(2))
    if (s.year >= 1645 && oneIn(chance, 3)) {
      const area = some(chance, EVERY_AREA)
      if (s.count[area * 2 + enemyOf(side)] === 0) stand(s, CLUBMEN_OF[side], area)
    }
  }
  // 11.11 Where the Queen already stands with the King she has brought her arms.
  if (AREA_OF[s.at[HENRIETTA]] === AREA_OF[s.at[CHARLES]]) s.henriettaMet = true
}

/** 8.01 A Marker where there are besiegers enough. */
function layMarkers(s: State, chance: Chance): void {
  for (const city of EVERY_CITY) {
    if (s.besieged[city] === NOBODY) continue
    const besiegers = troops(s, enemyOf(s.besieged[city] as Side), AREA_OF_CITY[city])
    if (besiegers >= CITY_SIZE[city]) s.siege[city] = chance.below(5)
  }
}

function settleStrengths(s: State, chance: Chance): void {
  for (const side of BLOCKS_OF) {
    const standing = side.filter((block) => onBoard(s.at[block]))
    for (const block of standing) {
      s.steps[block] =
        CLUBMEN[block] || oneIn(chance, 2) ? MAX_STEPS[block] : 1 + chance.below(MAX_STEPS[block])
      if (CLUBMEN[block]) s.known[block] = BOTH
    }
    rename(s, chance, standing)
  }
}

const ABOUT_SIEGES: readonly (EventKey | null)[] = [
  'clubmen',
  'bradford-clubmen',
  'the-hothams-plot',
  'carew-s-plot',
  'mining',
  'turncoats',
  'advantageous-terrain',
  'surprise-attack',
]
const MEETING_SIEGES = (event: EventKey | null): boolean => ABOUT_SIEGES.includes(event)
const ANY_EVENT = (event: EventKey | null): boolean => event !== null

/** The cards of the Turn, most of them with events, and hands for the rest of the Year. */
function deal(s: State, chance: Chance): void {
  for (const card of EVERY_CARD) {
    s.cardAt[card] =
      ADD_YEAR[card] > s.year
        ? LATER
        : REMOVE_YEAR[card] !== 0 && REMOVE_YEAR[card] < s.year
          ? OUT_OF_GAME
          : IN_DECK
  }
  for (const side of [ROYALIST, PARLIAMENT] as const) {
    const deck = shuffle(
      chance,
      CARDS_OF[side].filter((card) => s.cardAt[card] === IN_DECK),
    )
    const wanted = some(chance, [MEETING_SIEGES, MEETING_SIEGES, ANY_EVENT])
    const eventful = deck.findIndex((card) => wanted(EVENT[card]))
    const [card] = deck.splice(oneIn(chance, 5) ? 0 : Math.max(0, eventful), 1)
    s.cards[side] = card
    s.cardAt[card] = PLAYED
    s.cardKnown[card] = BOTH
    s.hands[side] = deck.slice(0, LAST_TURN_OF - s.turn - (s.skirmish ? 1 : 0)).sort((a, b) => a - b)
    for (const held of s.hands[side]) {
      s.cardAt[held] = IN_HAND
      s.cardKnown[held] = 1 << side
    }
  }
  s.aim = [NONE, NONE]
}
