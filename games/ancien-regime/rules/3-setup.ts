/** 3 Set-up: the scenario on the board, the first hands, Frederick and Charles Edward Stuart. */
import type { Setup } from '@muster/kernel/game'
import { yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import { STUART_NOT_PLAYED, STUART_WAITS, type State } from '../state.ts'
import {
  CARD_COUNTS,
  CARD_KINDS,
  EVERY_POWER,
  EVERY_TERRITORY,
  FREDERICK,
  GENERALS,
  GENERALS_OF,
  NONE,
  POWER_COUNT,
  PRUSSIA,
  SCENARIOS,
  STUART,
  TERRITORIES,
} from '../tables.ts'
import { countAllies, generalIn, put, takeFromPile } from './5-basics.ts'

export const STUART_OPTION = 'stuart'

/**
 * 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.8 The board as the scenario says. Powers without a player are Minor:
 * uncontrolled, and without Money (12.3). The wheel has Britain on Drill because this is turn 1 (5.1.5).
 */
export function setUp(setup: Setup, referee: Referee): State {
  const scenario = SCENARIOS.findIndex((each) => each.id === setup.scenario)
  const { status, morale, forces } = SCENARIOS[scenario]
  const { players } = setup
  const isMajor = (power: number): boolean => power < players
  const s: State = {
    stack: [{ step: 'turn', stage: 0 }, { step: 'frederick' }],
    outcome: null,
    rules: 0,
    scenario,
    players,
    round: 1,
    turn: 1,
    place: GENERALS.map(() => NONE),
    units: GENERALS.map(() => 0),
    garrison: TERRITORIES.map(() => NONE),
    fortress: TERRITORIES.map(() => 0),
    present: TERRITORIES.map(() => 0),
    morale: [...morale],
    influence: EVERY_POWER.map(() => 0),
    money: EVERY_POWER.map((power) => (isMajor(power) ? forces[power].money : 0)),
    status: [...status],
    controller: EVERY_POWER.map((power) => (isMajor(power) ? power : NONE)),
    allies: EVERY_POWER.map(() => 0),
    hands: new Array<number>(POWER_COUNT * CARD_KINDS).fill(0),
    seen: EVERY_POWER.map((power) => (isMajor(power) ? 1 << power : 0)),
    pile: [...CARD_COUNTS],
    discards: CARD_COUNTS.map(() => 0),
    emperor: NONE,
    stuart: STUART_NOT_PLAYED,
    caretaker: NONE,
    battle: null,
  }
  for (const power of EVERY_POWER) {
    forces[power].generals.forEach(({ territory, units }, i) => {
      const general = GENERALS_OF[power][i]
      put(s, referee, general, territory)
      s.units[general] = units
    })
    for (const territory of forces[power].garrisons) s.garrison[territory] = power
    for (const territory of forces[power].fortresses) s.fortress[territory] = 1
  }
  if (setup.options[STUART_OPTION] !== 'off') armStuart(s)
  countAllies(s)
  dealHands(s, referee)
  return s
}

/**
 * 3.10, 3.10.1, R4, R48 France is never Minor, so Stuart never changes hands. He waits beside the board with
 * two of the French Units.
 */
function armStuart(s: State): void {
  s.stuart = STUART_WAITS
  s.units[STUART] = 2
}

/** 3.7, R3 The hands that the scenario lists, dealt from the shuffled cards; the rest is the draw pile. */
function dealHands(s: State, referee: Referee): void {
  for (const power of EVERY_POWER) {
    const count = SCENARIOS[s.scenario].forces[power].cards
    const cards: number[] = []
    for (let i = 0; i < count; i++) {
      const card = takeFromPile(s, referee)
      s.hands[power * CARD_KINDS + card]++
      cards.push(card)
    }
    referee.whisper({ type: 'hand-dealt', power, count }, s.seen[power], { cards })
  }
}

const NOT_A_START = refuse('3.9', 'not-a-prussian-start')

/**
 * 3.9 The Prussian player says which of the Generals on the board is Frederick: he and the one there change
 * places.
 */
export const frederick: Step<State, FrameOf<'frederick'>> = {
  rule: '3.9',
  seats: () => 1 << PRUSSIA,
  prompt: () => ({ code: 'frederick', params: {} }),
  choices: {
    frederick: {
      args: ['territory'],
      among: () => EVERY_TERRITORY,
      may: (s, _, territory) => (generalIn(s, PRUSSIA, territory) === NONE ? NOT_A_START : yes),
      act(s, _, referee, territory) {
        const other = generalIn(s, PRUSSIA, territory)
        const units = s.units[other]
        s.place[other] = s.place[FREDERICK]
        s.units[other] = s.units[FREDERICK]
        s.place[FREDERICK] = territory
        s.units[FREDERICK] = units
        s.stack.pop()
        referee.emit({ type: 'frederick-chosen', territory })
      },
    },
  },
}
