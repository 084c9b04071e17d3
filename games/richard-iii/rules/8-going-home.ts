/** 8.3 The Pretender goes home, 8.4 the King goes home. */
import { blocksOf, put } from '@muster/block-kit/blocks'
import { pair } from '@muster/kernel/action'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  ARMIES,
  BLOCKS_OF,
  CALAIS,
  CROWN,
  EVERY_AREA,
  EVERY_BLOCK,
  EXILE_OF,
  HOMES,
  isHeir,
  KINSMEN,
  LANCASTER,
  NO_SIDE,
  onMap,
  POOL,
  SHIELD_OF_HEIR,
  SIDE,
  type Side,
  SUPPLY,
  sideBit,
  TURNED_HEIR,
  WARWICK_SHIELD,
} from '../tables.ts'
import { isClosedTo, isHeirsShield, isOpen, kinsmansShield } from './2-board.ts'
import { leave, tell } from './3-armies.ts'
import { isSuppliedFree } from './7-supply.ts'

const GONE_HOME = no('8.3', 'not-on-its-way')
const TO_EXILE = no('8.3', 'must-go-to-exile')
const NOT_HOME = no('8.3', 'not-his-home')
const NOT_ROYAL_HOME = no('8.4', 'not-his-shield-or-a-crown')
const ENEMY_THERE = no('8.3', 'enemy-there')
const NOT_VACANT = no('9.1', 'not-vacant')
const CLOSED = no('2.7', 'enemy-exile')
const CALAIS_IS_NO_REFUGE = no('8.3', 'his-shields-are-open')
const CALAIS_FULL = no('7.2', 'calais-full')
const HAS_A_HOME = no('8.3', 'has-a-home')

/** 8.4 Blocks in exile stay there; all others on the map are on their way until they have arrived. */
const isOnItsWay = (s: State, side: Side, block: number): boolean => {
  const at = s.at[block]
  return SIDE[block] === side && onMap(at) && EXILE_OF[at] === NO_SIDE && s.moved[block] === 0
}

/** The areas that can ever be a home of each block. */
const POSSIBLE_HOMES: readonly (readonly number[])[] = EVERY_BLOCK.map((block) =>
  EVERY_AREA.filter((area) => {
    if (isHeir(block)) {
      return (
        CROWN[area] ||
        EXILE_OF[area] === SIDE[block] ||
        HOMES[block].includes(area) ||
        SHIELD_OF_HEIR[area] >= 0
      )
    }
    if (HOMES[block].includes(area) || area === CALAIS) return true
    return KINSMEN[block].some((kinsman) => HOMES[kinsman].includes(area))
  }),
)

/**
 * 8.3, 8.4 Every block on the map goes home, in any order that its owner likes. He says it of each of them, also of
 * one that is at home already: that it need not travel is its owner's business.
 */
export const goHome: Step<State, FrameOf<'go-home'>> = {
  rule: '8.3',
  discreet: true,
  seats: (s, f) => (BLOCKS_OF[f.side].some((block) => isOnItsWay(s, f.side, block)) ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  choices: {
    home: {
      args: ['block', 'area'],
      among: (s, f) => travels(s, f.side),
      may: (s, f, block, area) => (isOnItsWay(s, f.side, block) ? mayGoHome(s, block, area) : GONE_HOME),
      act(s, f, referee, block, area) {
        put(s, ARMIES, block, area)
        s.moved[block] = 1
        tell(referee, { type: 'went-home', side: f.side, token: s.token[block], area }, block)
      },
    },
    'to-pool': {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may(s, f, block) {
        if (!isOnItsWay(s, f.side, block)) return GONE_HOME
        return hasHome(s, block) ? HAS_A_HOME : yes
      },
      act(s, f, referee, block) {
        tell(referee, { type: 'went-to-pool', side: f.side, token: s.token[block], area: s.at[block] }, block)
        leave(s, block, POOL)
      },
    },
  },
}

function travels(s: State, side: Side): number[] {
  const pairs: number[] = []
  for (const block of BLOCKS_OF[side]) {
    if (isOnItsWay(s, side, block)) for (const area of POSSIBLE_HOMES[block]) pairs.push(pair(block, area))
  }
  return pairs
}

function mayGoHome(s: State, block: number, area: number): Verdict {
  if (isHeir(block)) return mayHeirGoHome(s, block, area)
  if (isClosedTo(SIDE[block], area)) return CLOSED
  if (TURNED_HEIR[block]) return mayTurnedHeirGoHome(s, block, area)
  if (HOMES[block].includes(area) || kinsmansShield(s, block, area)) {
    // R-41 Of several shields or, for Nevilles, those of a dead kinsman, the owner chooses one that is open.
    return isOpen(s, SIDE[block], area) ? yes : ENEMY_THERE
  }
  return area === CALAIS && WARWICK_SHIELD[block] ? mayFleeToCalais(s, block) : NOT_HOME
}

/**
 * 8.3, R-34 The Pretender and his heirs must go to exile, whatever becomes of their shields.
 * 8.4, R-36 The King and royal heirs go to a shield of theirs or to any crown area, friendly or vacant.
 */
function mayHeirGoHome(s: State, block: number, area: number): Verdict {
  const side = SIDE[block]
  if (side !== s.throne) return EXILE_OF[area] === side ? yes : TO_EXILE
  if (!CROWN[area] && !isHeirsShield(s, block, area)) return NOT_ROYAL_HOME
  return isOpen(s, side, area) ? yes : ENEMY_THERE
}

/** 9.1 As an enemy noble Exeter goes to Cornwall, R-50 or to the pool, and Clarence to any vacant York shield. */
function mayTurnedHeirGoHome(s: State, block: number, area: number): Verdict {
  if (!HOMES[block].includes(area)) return NOT_HOME
  if (!isOpen(s, SIDE[block], area)) return ENEMY_THERE
  if (SIDE[block] !== LANCASTER) return yes
  const others = blocksOf(s, SIDE[block], area) - (s.at[block] === area ? 1 : 0)
  return others === 0 ? yes : NOT_VACANT
}

/** 8.3, R-35 Yorkist Salisbury and Kent may go to Calais, within 7.2, when all their shields are enemy-occupied. */
function mayFleeToCalais(s: State, block: number): Verdict {
  if (HOMES[block].some((area) => isOpen(s, SIDE[block], area))) return CALAIS_IS_NO_REFUGE
  let exiles = 0
  for (const each of BLOCKS_OF[SIDE[block]])
    if (s.at[each] === CALAIS && !isSuppliedFree(each, CALAIS)) exiles++
  return exiles < SUPPLY[CALAIS] ? yes : CALAIS_FULL
}

/** 8.3, 8.4 Only those with no open home of their own go to the pool; Calais and kinsmen's shields are an offer. */
function hasHome(s: State, block: number): boolean {
  const homes = isHeir(block) ? POSSIBLE_HOMES[block] : HOMES[block]
  for (const area of homes) if (mayGoHome(s, block, area) === yes) return true
  return false
}
