/**
 * A tiny game for the kernel's own tests: two seats each lay a secret number, then the higher takes as many turns of
 * "add one or stop" as it likes, rolls a die, and the match ends. It has simultaneous choices, a secret, an
 * automatic step, a die and a reveal. It comes in two versions: before and after rule 2 was changed.
 */
import { die } from '../src/chance.ts'
import {
  type BaseState,
  defineGame,
  type GameDefinition,
  type Referee,
  type Steps,
  since,
} from '../src/game.ts'
import { no, yes } from '../src/verdict.ts'

export type TallyFrame = { step: 'lay'; laid: [number, number] } | { step: 'add' } | { step: 'score' }

export type TallyEvent = { type: 'laid'; number?: number }

export interface TallyState extends BaseState {
  stack: TallyFrame[]
  numbers: [number, number]
  known: number[]
  leader: number
  sum: number
}

const TOO_MANY = [no('2', 'too-many', { limit: 3 }), no('2', 'too-many', { limit: 2 })]
const OUT_OF_RANGE = no('1', 'out-of-range')

const steps: Steps<TallyState, TallyFrame, TallyEvent> = {
  lay: {
    rule: '1',
    seats: (_, f) => (f.laid[0] < 0 ? 1 : 0) | (f.laid[1] < 0 ? 2 : 0),
    run(s, f, referee) {
      s.numbers = f.laid
      referee.reveal(s.known, 0, 3)
      referee.reveal(s.known, 1, 3)
      s.leader = f.laid[1] > f.laid[0] ? 1 : 0
      s.stack = [{ step: 'add' }]
    },
    choices: {
      lay: {
        args: ['amount'],
        among: () => [0, 1, 2, 3, 4],
        may: (_, __, number) => (number < 5 ? yes : OUT_OF_RANGE),
        act(_, f, referee, number, __, seat) {
          f.laid[seat] = number
          referee.whisper({ type: 'laid' }, 1 << seat, { number })
        },
      },
    },
  },
  add: {
    rule: '2',
    seats: (s) => 1 << s.leader,
    choices: {
      add: {
        args: [],
        /** 2 Three may be added; since version 4 two. */
        may(s) {
          const isNew = since(s, 4)
          return s.sum < (isNew ? 2 : 3) ? yes : TOO_MANY[isNew ? 1 : 0]
        },
        act: (s) => void s.sum++,
      },
      stop: { args: [], may: () => yes, act: (s) => void s.stack.push({ step: 'score' }) },
    },
  },
  score: {
    rule: '3',
    run(s, _, referee) {
      s.sum += die(referee.chance)
      s.outcome = { winners: [s.leader], code: 'scored', rule: '3' }
    },
  },
}

const definition: GameDefinition<TallyState, TallyFrame, unknown, TallyEvent> = {
  id: 'tally',
  title: 'Tally',
  plays: [3],
  scenarios: [
    { id: 'short', title: 'Short', players: [2] },
    { id: 'other', title: 'Other', players: [2] },
  ],
  options: [{ id: 'speed', title: 'Speed', values: ['slow', 'fast'], initial: 'slow', scenarios: ['short'] }],
  sections: ['1', '2', '3', '9.0'].map((id) => ({ id, title: id, narrative: false })),
  domains: { amount: ['zero', 'one', 'two', 'three', 'four', 'five'] },
  fields: { number: 'amount' },
  steps,
  seats: () => ['left', 'right'],
  setup: (_: unknown, __: Referee): TallyState => ({
    stack: [{ step: 'lay', laid: [-1, -1] }],
    outcome: null,
    numbers: [-1, -1],
    known: [1, 2],
    leader: 0,
    sum: 0,
  }),
  view(s, viewer) {
    const [frame] = s.stack
    const laid = frame?.step === 'lay' ? frame.laid : s.numbers
    const shown = laid.map((number, seat) =>
      viewer === seat || s.known[seat] === 3 ? number : number < 0 ? -1 : '?',
    )
    return { laid: shown, sum: s.sum }
  },
  redeal(s, viewer, chance) {
    const twin: TallyState = JSON.parse(JSON.stringify(s))
    const [frame] = twin.stack
    if (frame?.step === 'lay') {
      for (const seat of [0, 1])
        if (seat !== viewer && frame.laid[seat] >= 0) frame.laid[seat] = chance.below(5)
    }
    return twin
  },
  faults: (s) => (s.sum > 9 ? ['the sum is too high'] : []),
}

/** As it was at first. */
export const tally = defineGame(definition)
/** After rule 2 was changed: matches begun before are played on as they began. */
export const tallyAfter = defineGame({ ...definition, plays: [3, 4] })
/** A game that has not kept its first rules. */
export const tallyForgetful = defineGame({ ...definition, plays: [4] })
