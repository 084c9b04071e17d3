/** 8.3 Storming: mining, bombardment, the assault. */
import { die } from '@muster/kernel/chance'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import tableData from '../data/tables.json' with { type: 'json' }
import type { Referee, Step } from '../events.ts'
import { type FrameOf, STORM } from '../frames.ts'
import { JOINED, LINE, RELIEVED, RESERVE, type State } from '../state.ts'
import {
  AREA_OF_CITY,
  BLOCKS_OF,
  COVENANTER,
  enemyOf,
  insideOf,
  isArtillery,
  LONDON,
  PARLIAMENT,
  SIDE,
  type Side,
  STORMING_VALUE,
  sideBit,
} from '../tables.ts'
import { turnFaceUp } from './3-blocks.ts'

import { isAimed } from './7-events.ts'
import { inLine, newCombat } from './7-line.ts'
import { takesPart } from './8-sieges.ts'

type Storm = FrameOf<'storm'>

/** 8.3 First the mine, if there is one; London's walls are as good as breached until they are finished (6.45). */
export const mining: Step<State, FrameOf<'mining'>> = {
  rule: '7.93',
  run(s, { city }, referee) {
    s.stack.pop()
    const side = enemyOf(s.besieged[city] as Side)
    let breach = city === LONDON && !s.wallsOfLondon
    // 7.93 card-mining On 4-6 there is a breach for this Turn's Storming.
    if (isAimed(s, side, 'mining', insideOf(city)) && s.siege[city] >= 1) {
      const rolled = die(referee.chance)
      const opened = rolled >= 4
      referee.emit({ type: 'mined', city, die: rolled, breach: opened })
      breach = breach || opened
    }
    s.stack.push({ step: 'storm', side, city, blocks: [], breach, bombarded: false })
  },
}

const ROWS = tableData.bombardment.rows

/** 8.3 The Bombardment Table: 2-4, 5-7, 8-10 (W: ten is here) and eleven or more. */
export function breaches(strength: number, roll: number): boolean {
  const row = ROWS.find((each) => strength >= each.min && (each.max === null || strength <= each.max))
  return row?.breachOn.includes(Math.min(roll, 6)) === true
}

/** 8.3 The strength of the guns that bombard; 7.6 those that Retreated to the siege this Turn do not. */
function gunsAt(s: State, f: Storm, counts: (block: number) => boolean): number {
  let strength = 0
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] === AREA_OF_CITY[f.city] && isArtillery(block) && takesPart(s, block) && counts(block))
      strength += s.steps[block]
  }
  return strength
}

const allGuns = (s: State, f: Storm): number => gunsAt(s, f, () => true)

/** 8.3 card-new-model-army-siege-train +1 for Parliament with two strength of its own guns, the Covenanters' aside. */
const siegeTrain = (s: State, f: Storm): number =>
  s.siegeTrain && f.side === PARLIAMENT && gunsAt(s, f, (block) => !COVENANTER[block]) >= 2 ? 1 : 0

const NO_GUNS = no('8.3', 'too-few-guns')
const ALREADY = no('8.3', 'already-bombarded')
const BREACHED = no('8.3', 'already-breached')
const NOT_A_BESIEGER = no('8.3', 'not-a-besieger')
const NOT_ARTILLERY = no('8.3', 'artillery-does-not-storm')
const TOO_MANY = no('8.3', 'storming-value')
const CHOSEN = no('8.3', 'already-chosen')
const NOBODY_CHOSEN = no('8.3', 'nobody-chosen')
const CAME_LATE = no('7.6', 'retreated-here')

/** 8.3 The Besieger may bombard with two strength of Artillery, and then storm with as many blocks as the City's Storming value. */
export const storm: Step<State, Storm> = {
  rule: '8.3',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({
    code: 'storm',
    params: { city: f.city, chosen: f.blocks.length, limit: STORMING_VALUE[f.city] },
  }),
  choices: {
    bombard: {
      args: [],
      may: mayBombard,
      act(s, f, referee) {
        const strength = allGuns(s, f)
        const rolled = die(referee.chance)
        f.bombarded = true
        f.breach = breaches(strength, rolled + siegeTrain(s, f))
        referee.emit({ type: 'bombarded', city: f.city, strength, die: rolled, breach: f.breach })
      },
    },
    join: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: mayStorm,
      act: (_, f, __, block) => void f.blocks.push(block),
    },
    storm: {
      args: [],
      may: (_, f) => (f.blocks.length > 0 ? yes : NOBODY_CHOSEN),
      act(s, f, referee) {
        s.stack.pop()
        beginStorm(s, referee, f)
      },
    },
    decline: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

export function mayBombard(s: State, f: Storm): Verdict {
  if (f.breach) return BREACHED
  if (f.bombarded) return ALREADY
  return allGuns(s, f) >= 2 ? yes : NO_GUNS
}

function mayStorm(s: State, f: Storm, block: number): Verdict {
  if (SIDE[block] !== f.side || s.at[block] !== AREA_OF_CITY[f.city]) return NOT_A_BESIEGER
  if (isArtillery(block)) return NOT_ARTILLERY
  if (!takesPart(s, block)) return CAME_LATE
  if (f.blocks.includes(block)) return CHOSEN
  return f.blocks.length < STORMING_VALUE[f.city] ? yes : TOO_MANY
}

/** 8.3 The chosen blocks attack, the rest of the besiegers are in Reserve; all in the City defend. */
function beginStorm(s: State, referee: Referee, f: Storm): void {
  const area = AREA_OF_CITY[f.city]
  const inside = insideOf(f.city)
  referee.emit({ type: 'storm', city: f.city, count: f.blocks.length })
  for (const block of BLOCKS_OF[f.side]) {
    if (s.at[block] === area && takesPart(s, block)) s.line[block] = f.blocks.includes(block) ? LINE : RESERVE
  }
  for (const block of BLOCKS_OF[enemyOf(f.side)]) if (s.at[block] === inside) s.line[block] = LINE
  s.stack.push({ ...newCombat(STORM, area, f.city, f.side), breach: f.breach })
}

type Exchange = FrameOf<'exchange'>

const NOT_STORMING = no('8.3', 'not-storming')
const NOT_IN_RESERVE = no('8.3', 'not-in-reserve')
const LAST_ONE = no('8.3', 'nobody-would-storm')

function storming(s: State, side: Side): number {
  let count = 0
  for (const block of BLOCKS_OF[side]) if (inLine(s, block)) count++
  return count
}

const inReserve = (s: State, side: Side, block: number): boolean =>
  SIDE[block] === side && s.line[block] === RESERVE && !isArtillery(block)

/** 8.3 At the beginning of Rounds 2 and 3 Storming blocks and Reserves may be exchanged freely. */
export const exchange: Step<State, Exchange> = {
  rule: '8.3',
  seats: (s, f) => (BLOCKS_OF[f.side].some((block) => inReserve(s, f.side, block)) ? sideBit(f.side) : 0),
  run: endExchange,
  prompt: (_, f) => ({
    code: 'exchange',
    params: { city: f.city, limit: STORMING_VALUE[f.city] },
  }),
  choices: {
    relieve: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => (SIDE[block] === f.side && s.line[block] === LINE ? yes : NOT_STORMING),
      act(s, _, __, block) {
        s.line[block] = RELIEVED
      },
    },
    'send-in': {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) =>
        !inReserve(s, f.side, block)
          ? NOT_IN_RESERVE
          : storming(s, f.side) < STORMING_VALUE[f.city]
            ? yes
            : TOO_MANY,
      act(s, _, referee, block) {
        s.line[block] = JOINED
        turnFaceUp(s, referee, block)
      },
    },
    done: {
      args: [],
      may: (s, f) => (storming(s, f.side) > 0 ? yes : LAST_ONE),
      act: endExchange,
    },
  },
}

function endExchange(s: State, f: Exchange): void {
  s.stack.pop()
  for (const block of BLOCKS_OF[f.side]) {
    if (s.line[block] === RELIEVED) s.line[block] = RESERVE
    else if (s.line[block] === JOINED) s.line[block] = LINE
  }
}
