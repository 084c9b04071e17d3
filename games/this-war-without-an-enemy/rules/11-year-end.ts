/** 11.0 Year End Phase: new blocks, Regional Recruitment, the return home, the decks. */

import tableData from '../data/tables.json' with { type: 'json' }
import type { Referee, Step } from '../events.ts'
import { type FrameOf, IN_OR_NEXT_TO, type YearEndStage } from '../frames.ts'
import type { State } from '../state.ts'
import {
  AREAS_OF_REGION,
  BESIDE,
  blockNumber,
  CHARLES,
  CONTINENT,
  enemyOf,
  HENRIETTA,
  inAnArea,
  isInside,
  LONDON,
  MANCHESTER,
  MAX_STEPS,
  PARLIAMENT,
  POOL,
  REGIONS,
  ROYALIST,
  SCOTLAND,
  SIDE,
  SIDES,
  type Side,
  victoryOf,
} from '../tables.ts'
import { enter, leave, mingle } from './3-blocks.ts'
import { isFriendlyTo } from './4-board.ts'
import { settle } from './4-changes.ts'
import { prepareDecks } from './5-cards.ts'
import { newModelArmy } from './11-new-model-army.ts'
import { beginRecruitment } from './11-recruitment.ts'
import { beginReturn } from './11-return-home.ts'
import { staged } from './stages.ts'

/** 11.0 In 1642 and 1643 the Royalist comes first, later the Parliamentarian. */
export function firstAtYearEnd(year: number): Side {
  const order: Readonly<Record<string, string>> = tableData.yearEndOrder.first
  return order[year] === SIDES[ROYALIST] ? ROYALIST : PARLIAMENT
}

/** 2.36, 11.0, W-34 Step by step: Recruitment of one and the other player, then the return home of both. */
const YEAR_END = staged<YearEndStage, FrameOf<'year-end'>>({
  'new-blocks': (s, _, referee) => newBlocks(s, referee),
  'new-model-army': (s, _, referee) => newModelArmy(s, referee),
  'first-recruits': (s) => beginRecruitment(s, firstAtYearEnd(s.year)),
  'second-recruits': (s) => beginRecruitment(s, enemyOf(firstAtYearEnd(s.year))),
  'first-returns': (s, _, referee) => beginReturn(s, referee, firstAtYearEnd(s.year)),
  'second-returns': (s, _, referee) => beginReturn(s, referee, enemyOf(firstAtYearEnd(s.year))),
  'next-year'(s) {
    s.stack.pop()
    prepareDecks(s)
    s.stack.push({ step: 'year', year: s.year + 1, turn: 1 })
  },
})

export const yearEnd: Step<State, FrameOf<'year-end'>> = { rule: '11.0', run: YEAR_END.run }

const COVENANT = ['c-leven', 'c-cannon', 'c-horse', 'c-foot-1', 'c-foot-2'].map(blockNumber)

/** 11.1 Henrietta in 1642, Manchester and the Covenanters in 1643; others whenever their condition is met. */
function newBlocks(s: State, referee: Referee): void {
  referee.emit({ type: 'year-ends', year: s.year })
  if (s.year === 1642) receive(s, referee, HENRIETTA, CONTINENT)
  if (s.year === 1643) {
    receive(s, referee, MANCHESTER, POOL)
    for (const block of COVENANT) receive(s, referee, block, SCOTLAND)
    mingle(s, referee, COVENANT)
  }
  for (const { block, condition } of CONDITIONS) if (condition(s)) receive(s, referee, block, POOL)
  settle(s, referee)
}

function receive(s: State, referee: Referee, block: number, place: number): void {
  if (s.at[block] !== BESIDE) return
  referee.emit({ type: 'block-received', side: SIDE[block], block })
  if (place === POOL) leave(s, block, POOL)
  else enter(s, referee, block, place, MAX_STEPS[block])
}

const north = REGIONS.indexOf('north')
const south = REGIONS.indexOf('south')
const east = REGIONS.indexOf('east')

/** 4.16, 11.1 Areas are counted by Region. Ruling: Areas controlled are Friendly ones, the vacant Loyal included. */
const holds =
  (side: Side, region: number, count: number) =>
  (s: State): boolean =>
    AREAS_OF_REGION[region].filter((area) => isFriendlyTo(s, side, area)).length >= count

/** 11.1 The blocks that come when a condition is met; each is received once. */
const CONDITIONS: readonly { block: number; condition: (s: State) => boolean }[] = [
  { block: blockNumber('r-n-foot-4plus'), condition: holds(ROYALIST, north, 4) },
  { block: blockNumber('r-s-foot-4plus'), condition: holds(ROYALIST, south, 4) },
  { block: blockNumber('r-e-foot-2plus'), condition: holds(ROYALIST, east, 2) },
  { block: blockNumber('r-l-foot-london'), condition: (s) => s.owner[victoryOf(LONDON)] === ROYALIST },
  { block: blockNumber('p-n-foot-4plus'), condition: holds(PARLIAMENT, north, 4) },
  { block: blockNumber('p-s-foot-4plus'), condition: holds(PARLIAMENT, south, 4) },
]

/**
 * 11.11, W-29 Once a game, as soon as Henrietta stands with Charles in a Friendly Area, the King gets three strength
 * there or in adjacent Friendly Areas by the rules of 6.3; one of them may be Artillery.
 */
export const meetHenrietta: Step<State, FrameOf<'henrietta-meets-charles'>> = {
  rule: '11.11',
  run(s, _, referee) {
    s.stack.pop()
    const area = s.at[HENRIETTA]
    if (s.henriettaMet || !inAnArea(area) || isInside(area)) return
    if (s.at[CHARLES] !== area || !isFriendlyTo(s, ROYALIST, area)) return
    s.henriettaMet = true
    referee.emit({ type: 'henrietta-meets-charles', area })
    s.stack.push({ step: 'free-recruits', side: ROYALIST, left: 3, guns: 1, where: IN_OR_NEXT_TO, area })
  },
}
