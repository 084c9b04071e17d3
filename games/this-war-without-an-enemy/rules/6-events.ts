/** 6.4 Operational Phase events, and the lasting events of the other Phases: what each card does when enacted. */
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee } from '../events.ts'
import { ANYWHERE, ON_THE_COAST } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import {
  AREA_OF_CITY,
  BLOCKS_OF,
  BRISTOL,
  CHARLES,
  COASTS,
  EVENT,
  EVERY_AREA,
  type EventKey,
  enemyOf,
  GARRISONS_OF,
  HULL,
  inAnArea,
  neighboursOf,
  onBoard,
  PARLIAMENT,
  PLYMOUTH,
  POOL,
  ROYALIST,
  SCOTLAND,
  type Side,
  victoryOf,
  WEST_RIDING,
} from '../tables.ts'
import { controlOf, isBesieged, isFriendlyTo, isNeutral } from './4-board.ts'
import { mayRaiseClubmen } from './6-clubmen.ts'

const FOILED_HOTHAM = no('card-the-hothams-plot-is-foiled', 'plot-foiled')
const FOILED_CAREW = no('card-carew-s-plot-is-foiled', 'plot-foiled')
const HULL_IS_YOURS = no('6.48', 'city-is-yours')
const PLYMOUTH_IS_YOURS = no('6.49', 'city-is-yours')
const NO_FOOTHOLD = no('6.49', 'no-foothold')
const NOBODY_SICK = no('6.42', 'no-camp')
const NO_SUPPLY_AREA = no('6.47', 'no-area-for-supplies')
const NO_KING = no('6.47', 'no-king')
const NO_CLUBMEN = no('6.43', 'no-area-for-clubmen')
const NO_BRADFORD = no('6.41', 'no-area-for-clubmen')
const NO_GARRISON = no('6.48', 'no-garrison')
const NOBODY_DESERTS = no('6.44', 'nobody-to-desert')

/** Whether enacting the event would do anything. */
export function mayEnact(s: State, side: Side, card: number): Verdict {
  switch (EVENT[card]) {
    case 'the-hothams-plot':
      return s.hothamFoiled ? FOILED_HOTHAM : mayPlot(s, HULL, HULL_IS_YOURS)
    case 'carew-s-plot':
      if (s.carewFoiled) return FOILED_CAREW
      return mayCarew(s)
    case 'camp-fever':
      return EVERY_AREA.some((area) => isCamp(s, side, area)) ? yes : NOBODY_SICK
    case 'supplies-from-le-continent':
      return EVERY_AREA.some((area) => isSupplied(s, side, area)) ? yes : NO_SUPPLY_AREA
    case 'the-king-strips-the-garrisons':
      return inAnArea(s.at[CHARLES]) ? yes : NO_KING
    case 'clubmen':
      return EVERY_AREA.some((area) => mayRaiseClubmen(s, side, area, NONE) === yes) ? yes : NO_CLUBMEN
    case 'bradford-clubmen':
      return mayRaiseClubmen(s, side, WEST_RIDING, WEST_RIDING) === yes ? yes : NO_BRADFORD
    case 'desertion-of-regional-troops':
      return BLOCKS_OF[enemyOf(side)].some((block) => onBoard(s.at[block])) ? yes : NOBODY_DESERTS
    default:
      return yes
  }
}

/** 6.49 Carew's Plot needs a siege of Plymouth or control of Bristol. */
function mayCarew(s: State): Verdict {
  const plot = mayPlot(s, PLYMOUTH, PLYMOUTH_IS_YOURS)
  if (plot !== yes) return plot
  return isBesieged(s, PLYMOUTH) || s.owner[victoryOf(BRISTOL)] === ROYALIST ? yes : NO_FOOTHOLD
}

/** 6.48, 6.49 No effect if the King already has the City; Ruling: nor while the Area is Contested. */
function mayPlot(s: State, city: number, already: Verdict): Verdict {
  if (s.owner[victoryOf(city)] === ROYALIST) return already
  if (isBesieged(s, city) && s.besieged[city] === PARLIAMENT) return yes
  const area = AREA_OF_CITY[city]
  if (!isNeutral(s, area) && controlOf(s, area) !== PARLIAMENT) return already
  return GARRISONS_OF[ROYALIST].some((block) => s.at[block] === POOL || onBoard(s.at[block]))
    ? yes
    : NO_GARRISON
}

/** 6.42 An Area with two or more enemy blocks, besieging ones included and Besieged ones not. 4.17, 4.18 Scotland and Ireland are none. */
export const isCamp = (s: State, side: Side, area: number): boolean =>
  area < SCOTLAND && s.count[area * 2 + enemyOf(side)] >= 2

/** 6.47 A Friendly Area on the German Ocean or the British Sea, or a Friendly one next to such. */
export function isSupplied(s: State, side: Side, area: number): boolean {
  if (area >= SCOTLAND || !isFriendlyTo(s, side, area)) return false
  if ((COASTS[area] & EASTERN_SEAS) !== 0) return true
  return neighboursOf(area).some(
    (next) => next < SCOTLAND && (COASTS[next] & EASTERN_SEAS) !== 0 && isFriendlyTo(s, side, next),
  )
}

const EASTERN_SEAS = 0b011

type Effect = (s: State, referee: Referee, side: Side) => void

const lasting =
  (
    flag: 'wallsOfLondon' | 'siegeTrain' | 'supportSlips' | 'toTheScots' | 'hothamFoiled' | 'carewFoiled',
  ): Effect =>
  (s) => {
    s[flag] = true
  }

const recruits =
  (left: number, guns: number, where: number): Effect =>
  (s, _, side) =>
    void s.stack.push({ step: 'free-recruits', side, left, guns, where, area: NONE })

/** What each event does at once; tactical events aimed at a Battle or Siege are in 7-events.ts. */
const EFFECTS: Readonly<Partial<Record<EventKey, Effect>>> = {
  // card-camp-fever
  'camp-fever': (s, _, side) => void s.stack.push({ step: 'camp-fever', side }),
  // card-desertion-of-regional-troops
  'desertion-of-regional-troops': (s, _, side) =>
    void s.stack.push({ step: 'desertion', side: enemyOf(side) }),
  // card-parliamentary-ships-captured, card-the-excise-ordinance-raises-war-funds: 6.46
  'parliamentary-ships-captured': recruits(2, 0, ON_THE_COAST),
  'the-excise-ordinance-raises-war-funds': recruits(2, 0, ANYWHERE),
  // card-supplies-from-le-continent, card-the-king-strips-the-garrisons: 6.47
  'supplies-from-le-continent': (s, _, side) => void s.stack.push({ step: 'supplies', side }),
  'the-king-strips-the-garrisons': (s, _, side) =>
    void s.stack.push({ step: 'strip-garrisons', side, left: 3 }),
  // card-clubmen, card-bradford-clubmen
  clubmen: (s, _, side) => void s.stack.push({ step: 'clubmen', side, area: NONE }),
  'bradford-clubmen': (s, _, side) => void s.stack.push({ step: 'clubmen', side, area: WEST_RIDING }),
  // card-the-hothams-plot, card-carew-s-plot
  'the-hothams-plot': (s) => plot(s, HULL),
  'carew-s-plot': (s) => plot(s, PLYMOUTH),
  // card-the-hothams-plot-is-foiled, card-carew-s-plot-is-foiled
  'the-hothams-plot-is-foiled': lasting('hothamFoiled'),
  'carew-s-plot-is-foiled': lasting('carewFoiled'),
  // card-fortification-of-london: 6.45 The walls of London are complete from now on.
  'fortification-of-london': lasting('wallsOfLondon'),
  // card-new-model-army-siege-train, card-support-for-the-king-slips-away, card-king-charles-surrender-to-the-scots
  'new-model-army-siege-train': lasting('siegeTrain'),
  'support-for-the-king-slips-away': lasting('supportSlips'),
  'king-charles-surrender-to-the-scots': lasting('toTheScots'),
  // card-quartermaster-general: 9.12 Two blocks are spared this Turn.
  'quartermaster-general': (s, _, side) => {
    s.spare[side] = 2
  },
  // card-rupert-dismissed-by-the-king
  'rupert-dismissed-by-the-king': (s) => void s.stack.push({ step: 'dismiss-rupert' }),
}

export function enactEvent(s: State, referee: Referee, side: Side, card: number): void {
  const event = EVENT[card]
  if (event !== null) EFFECTS[event]?.(s, referee, side)
}

/**
 * 6.48, 6.49 The City changes sides: besieged, it Surrenders (9.22); otherwise a Royalist Garrison is put in the
 * Neutral Area, or inside the City if the Area is Parliament's, which begins a Siege.
 */
function plot(s: State, city: number): void {
  if (isBesieged(s, city)) s.stack.push({ step: 'city-surrenders', city })
  else s.stack.push({ step: 'plot', side: ROYALIST, city })
}
