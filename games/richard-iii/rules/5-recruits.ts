/** 5.4 Recruits: which block may be placed where. */
import { isFriendly, isNeutral } from '@muster/block-kit/blocks'
import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee } from '../events.ts'
import type { State } from '../state.ts'
import {
  BLOCKS_OF,
  CITIES,
  CITY,
  CROWN,
  CROWNS,
  EVERY_AREA,
  EVERY_BLOCK,
  EXILE_OF,
  EXILES,
  HOMES,
  KIND,
  KINSMEN,
  NO_EVENT,
  NO_SIDE,
  POOL,
  SIDE,
  type Side,
  SPENT,
} from '../tables.ts'
import { isClosedTo, isOpen, kinsmansShield } from './2-board.ts'
import { enter, fullStrength, tell } from './3-armies.ts'
import { ENEMY_EXILE, NO_POINTS } from './5-sea-moves.ts'

const NOT_IN_POOL = no('5.4', 'not-in-your-pool')
const FACE_DOWN = no('6.83', 'face-down-this-campaign')
const EVENT_ONLY = no('5.1', 'points-for-the-event-only')
const NOT_HIS_SHIELD = no('5.4', 'not-his-shield')
const NOT_ITS_CATHEDRAL = no('5.4', 'not-its-cathedral')
const NOT_ITS_CITY = no('5.4', 'not-its-city')
const NO_CITY = no('5.4', 'no-city-there')
const NOT_IN_WALES = no('5.4', 'not-in-wales')
const ENEMY_THERE = no('5.4', 'enemy-there')
const BOMBARD_NEEDS_FRIENDS = no('5.4', 'bombard-needs-a-friendly-city')
const REBEL_NEEDS_VACANT = no('5.4', 'rebel-needs-a-vacant-area')
const REBEL_NOT_IN_EXILE = no('5.4', 'rebel-not-in-exile')
const NOT_A_CROWN = no('6.82', 'not-a-crown-area')
const NOT_YOUR_EXILE = no('6.82', 'not-your-exile')

/** The areas worth asking about for each block. 3.24 Levies and bombards all start in the pool. */
function placesOf(side: Side, block: number): readonly number[] {
  switch (KIND[block]) {
    case 'heir':
      return [...CROWNS, ...EXILES[side]]
    case 'noble':
      return [...new Set([...HOMES[block], ...KINSMEN[block].flatMap((each) => HOMES[each])])]
    case 'church':
    case 'levy':
      return HOMES[block]
    case 'mercenary':
      return HOMES[block].filter((area) => EXILE_OF[area] === NO_SIDE)
    case 'bombard':
      return CITIES
    case 'rebel':
      return EVERY_AREA
  }
}

/** All places where each block can ever be recruited, as pairs of block and area. */
const PLACES_OF: readonly (readonly number[])[] = EVERY_BLOCK.map((block) =>
  placesOf(SIDE[block], block).map((area) => pair(block, area)),
)

/** The recruits worth asking about: of the blocks in the pool, while there are points for them. */
export function recruitsOf(s: State, side: Side): readonly number[] {
  const pairs: number[] = []
  if (s.points === 0 || s.event !== NO_EVENT) return pairs
  for (const block of BLOCKS_OF[side]) {
    if (s.at[block] === POOL) for (const each of PLACES_OF[block]) pairs.push(each)
  }
  return pairs
}

/**
 * 5.4 One action point recruits one block of the pool. 6.83 to 6.86 Not one that lies face down.
 * R-11 The action points of an event recruit nobody.
 */
export function mayRecruit(s: State, side: Side, block: number, area: number): Verdict {
  if (SIDE[block] !== side) return NOT_IN_POOL
  if (s.at[block] !== POOL) return s.at[block] === SPENT ? FACE_DOWN : NOT_IN_POOL
  if (s.event !== NO_EVENT) return EVENT_ONLY
  if (s.points === 0) return NO_POINTS
  return mayBePlaced(s, block, area)
}

function mayBePlaced(s: State, block: number, area: number): Verdict {
  const side = SIDE[block]
  if (isClosedTo(side, area)) return ENEMY_EXILE
  switch (KIND[block]) {
    case 'heir':
      return mayHeirEnter(s, side, area)
    case 'noble':
      if (!isShieldOf(s, block, area)) return NOT_HIS_SHIELD
      break
    case 'church':
      if (!HOMES[block].includes(area)) return NOT_ITS_CATHEDRAL
      break
    case 'levy':
      if (!HOMES[block].includes(area)) return NOT_ITS_CITY
      break
    case 'mercenary':
      // 3.25 The other five wait in exile and are simply moved; only the Welsh are ever in a pool.
      if (!HOMES[block].includes(area)) return NOT_IN_WALES
      break
    case 'bombard':
      if (!CITY[area]) return NO_CITY
      return isFriendly(s, side, area) ? yes : BOMBARD_NEEDS_FRIENDS
    case 'rebel':
      // R-43 The Isle of Man is no exile: a Rebel may appear there, though it can never leave.
      if (EXILE_OF[area] !== NO_SIDE) return REBEL_NOT_IN_EXILE
      return isNeutral(s, area) ? yes : REBEL_NEEDS_VACANT
  }
  return isOpen(s, side, area) ? yes : ENEMY_THERE
}

/** R-42 A dead Neville's shield is for going home only (8.3), unless the players have agreed otherwise. */
const isShieldOf = (s: State, block: number, area: number): boolean =>
  HOMES[block].includes(area) || (s.readings.nevillesShare && kinsmansShield(s, block, area))

/**
 * 6.82 Heirs of the King come in a friendly or vacant crown area, those of the Pretender in his exile.
 * R-38 An heir who has been sent to the pool is recruited in the same way.
 */
export function mayHeirEnter(s: State, side: Side, area: number): Verdict {
  if (side !== s.throne) return EXILE_OF[area] === side ? yes : NOT_YOUR_EXILE
  if (!CROWN[area]) return NOT_A_CROWN
  return isOpen(s, side, area) ? yes : ENEMY_THERE
}

/** 5.4 At full strength, not revealed, and it does not move this turn. */
export function recruit(s: State, referee: Referee, block: number, area: number): void {
  s.points--
  enter(s, referee, block, area, fullStrength(block))
  s.moved[block] = 1
  tell(referee, { type: 'recruited', side: SIDE[block], token: s.token[block], area }, block)
}
