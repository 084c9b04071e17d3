/** 9.7.3 to 9.7.7 A Movement Turn: what its mover may do, Garrisons and Stuart's landing included. */
import { pair } from '@muster/kernel/action'
import { yes } from '@muster/kernel/verdict'
import type { Step } from '../events.ts'
import type { MovementFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import { STUART_LANDED, STUART_WAITS, type State } from '../state.ts'
import {
  FRANCE,
  GENERALS_OF,
  HARBOURS,
  NEIGHBOURS,
  NONE,
  powerBit,
  routeBetween,
  SCOTLAND,
  SERVES,
  STUART,
} from '../tables.ts'
import { enemiesIn, hasGeneral, NOTHING, put, seatMask } from './5-basics.ts'
import { mayGarrison, placeGarrison } from './9-7-garrisons.ts'
import { allyHolding, request } from './9-7-passage.ts'
import { BY_LAND, BY_SEA, mayMarch, maySail, maySetOut, NOT_YOUR_GENERAL, OWN_GENERAL } from './9-7-ways.ts'
import { beginBattles } from './10-battle.ts'

const NOT_LEFT = refuse('9.7.6', 'not-entered-or-left')
const BATTLE_FIRST = refuse('9.7.6', 'battle-first')
const NOT_STUART = refuse('3.10.2', 'not-stuart')
const NOT_WAITING = refuse('3.10.5', 'stuart-not-waiting')

/** The moves worth asking about: every General who has not moved, and the territories next to him. */
function everyMove(s: State, f: MovementFrame, ways: readonly (readonly number[])[]): readonly number[] {
  const found: number[] = []
  const generals = GENERALS_OF[f.power]
  for (let i = 0; i < generals.length; i++) {
    const general = generals[i]
    const from = s.place[general]
    if (from === NONE || ((f.moved >> general) & 1) === 1 || (f.only !== NONE && f.only !== general)) continue
    const next = ways[from]
    for (let j = 0; j < next.length; j++) found.push(pair(general, next[j]))
  }
  return found
}

/** 9.7.3, 9.7.4, 9.7.5 One Movement Turn: Generals move one after the other with all their Units. */
export const movementTurn: Step<State, MovementFrame> = {
  rule: '9.7.3',
  seats: (s, f) => seatMask(s, f.power),
  prompt: (_, f) => ({
    code: f.only === NONE ? 'movement-turn' : 'frederick-move',
    params: { power: f.power, number: f.number },
  }),
  choices: {
    /** 9.7.3.1 March to an adjacent territory. */
    march: {
      args: ['general', 'territory'],
      among: (s, f) => everyMove(s, f, NEIGHBOURS),
      may: mayMarch,
      act(s, f, referee, general, to) {
        request(s, f, referee, general, [to], BY_LAND, allyHolding(s, f.power, to))
      },
    },
    /** 9.7.3.2 Sea Movement, which may be an attack. */
    sail: {
      args: ['general', 'territory'],
      among: (s, f) => everyMove(s, f, HARBOURS),
      may: maySail,
      act(s, f, referee, general, to) {
        const route = routeBetween(s.place[general], to)
        const asked = allyHolding(s, f.power, to) | (route === f.power ? 0 : powerBit(route))
        request(s, f, referee, general, [to], BY_SEA, asked)
      },
    },
    /** 9.7.3.3 Strategic Movement sets out to the first of two or three territories. */
    'set-out': {
      args: ['general', 'territory'],
      among: (s, f) => everyMove(s, f, NEIGHBOURS),
      may: maySetOut,
      act(s, _, __, general, to) {
        s.stack.push({ step: 'route', general, path: [to] })
      },
    },
    /** 9.7.6 A General who has entered turns a Unit into a Garrison, if no battle awaits him (R15). */
    garrison: {
      args: ['general'],
      among: (_, f) => (f.moved === 0 ? NOTHING : GENERALS_OF[f.power]),
      may(s, f, general) {
        if (SERVES[general] !== f.power) return NOT_YOUR_GENERAL
        if (((f.moved >> general) & 1) === 0 || s.place[general] === NONE) return NOT_LEFT
        if (general === STUART && f.landed === 1) return NOT_LEFT
        if (enemiesIn(s, f.power, s.place[general]) !== 0) return BATTLE_FIRST
        return mayGarrison(s, general, s.place[general])
      },
      act: (s, _, referee, general) => placeGarrison(s, referee, general, s.place[general]),
    },
    /** 9.7.6, 9.7.7 The General who moved last leaves a Garrison where he set out or passed through. */
    'leave-garrison': {
      args: ['territory'],
      among: (_, f) => f.left,
      may: (s, f, territory) => (f.left.includes(territory) ? mayGarrison(s, f.last, territory) : NOT_LEFT),
      act: (s, f, referee, territory) => placeGarrison(s, referee, f.last, territory),
    },
    /** 3.10, 3.10.2, R5 France lands Stuart with his two Units in Scotland; this is his move. */
    'land-stuart': {
      args: [],
      may(s, f) {
        if (f.power !== FRANCE || f.only !== NONE) return NOT_STUART
        if (s.stuart !== STUART_WAITS) return NOT_WAITING
        return hasGeneral(s, FRANCE, SCOTLAND) ? OWN_GENERAL : yes
      },
      act(s, f, referee) {
        s.stuart = STUART_LANDED
        put(s, referee, STUART, SCOTLAND)
        f.moved |= 1 << STUART
        f.last = STUART
        f.left = []
        f.landed = 1
        referee.emit({ type: 'stuart-lands' })
      },
    },
    /** 9.7 The turn ends when the mover says so; nobody need move. */
    'end-turn': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'movement-turn-ended', power: f.power, number: f.number })
        beginBattles(s, f)
      },
    },
  },
}
