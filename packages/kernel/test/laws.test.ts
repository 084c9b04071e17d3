/** The laws can fail: each is shown a game that breaks it. */
import { describe, expect, it } from 'vitest'
import { laws, obeysTheLaws } from '../conformance/laws.ts'
import type { Trial } from '../conformance/sampling.ts'
import { type Chance, fastChance } from '../src/chance.ts'
import type { Game, Referee } from '../src/game.ts'
import { silentReferee } from '../src/referee.ts'
import { checkSetup } from '../src/setup.ts'
import { yes } from '../src/verdict.ts'
import { type TallyState, tally } from '../testing/tally.ts'

const TRIAL: Trial<TallyState> = { setup: checkSetup(tally, {}), matches: 50, limit: 1000, close: 60 }

/** Tally with two hidden pieces that are named when the match begins. */
const withNames = (order: (chance: Chance) => [number, number]): Game<TallyState> => ({
  ...tally,
  setup: (setup, referee) => ({ ...tally.setup(setup, referee), numbers: order(referee.chance) }),
  redeal(s, viewer, chance) {
    const [one, two] = s.numbers
    const numbers: [number, number] = chance.below(2) === 0 ? [one, two] : [two, one]
    return { ...tally.redeal(s, viewer, chance), ...(s.stack[0]?.step === 'lay' ? { numbers } : {}) }
  },
})
const names = {
  tokens: ({ stack, numbers }: TallyState) => (stack[0]?.step === 'lay' ? numbers : [0, 0]),
}

obeysTheLaws(tally, TRIAL)

/** Tally with one of its steps' choices changed. */
function withChoice(step: string, verb: string, change: object): Game<TallyState> {
  const compiled = tally.steps[step]
  const choices = compiled.choices.map((each) =>
    each.verb === verb ? { ...each, choice: { ...each.choice, ...change } } : each,
  )
  const byVerb = compiled.byVerb.map((each) => choices.find((choice) => choice.verb === each?.verb))
  return { ...tally, steps: { ...tally.steps, [step]: { ...compiled, choices, byVerb } } }
}

const clock = { ticks: 0 }
const broken: readonly (readonly [string, RegExp, Game<TallyState>, Partial<Trial<TallyState>>?])[] = [
  [
    'a rule that looks at the clock',
    /^1 /,
    withChoice('add', 'add', { act: (s: TallyState) => (s.sum = ++clock.ticks) }),
  ],
  ['a match that never ends', /^2 progress: every random/, withChoice('add', 'stop', { act: () => {} })],
  [
    'a seat that is left without an offer',
    /^2 progress: every random/,
    withChoice('lay', 'lay', { among: () => [] }),
  ],
  [
    'an offer that cannot be carried out',
    /^2 progress: every offered/,
    withChoice('add', 'add', {
      act() {
        throw new Error('cannot')
      },
    }),
  ],
  ['a view that leaks', /^4 secrecy: a viewer/, { ...tally, view: (s) => ({ all: s.stack }) }],
  [
    'a redeal that breaks the invariants',
    /^4 secrecy: a viewer/,
    { ...tally, redeal: (s) => ({ ...s, sum: 99 }) },
  ],
  ['a redeal that deals nothing', /^4 secrecy: a viewer/, { ...tally, redeal: (s) => s }],
  [
    'a redeal that cannot be played',
    /^4 secrecy: play/,
    { ...tally, redeal: (s) => ({ ...s, stack: [{ step: 'lay', laid: [5, 5] }, { step: 'add' }], sum: 99 }) },
  ],
  [
    'a choice that is final or not by what is hidden',
    /^4 secrecy: whether a choice is final/,
    withChoice('lay', 'lay', {
      act(_: TallyState, f: { laid: number[] }, referee: Referee, number: number, __: number, seat: number) {
        if (f.laid[1 - seat] < 0) f.laid[seat] = number
        else if (f.laid[1 - seat] === 3) referee.chance.below(2)
      },
    }),
  ],
  ['names that rise with the pieces', /^4 secrecy: names/, withNames(() => [1, 2]), names],
  [
    'a decision that no position leads to',
    /^4 secrecy: whether a choice is final/,
    { ...tally, steps: { ...tally.steps, rare: tally.steps.add } },
    { position: (seed) => tally.setup(TRIAL.setup, silentReferee(fastChance(seed))) },
  ],
  [
    'a state that JSON cannot hold',
    /^5 round trip: a state/,
    { ...tally, setup: (a, b) => ({ ...tally.setup(a, b), sum: Number.NaN }) },
  ],
  [
    'a replay that differs',
    /^5 round trip: a replay/,
    { ...tally, setup: (a, b) => ({ ...tally.setup(a, b), sum: ++clock.ticks % 3 }) },
  ],
  [
    'a choice that teaches and can be taken back',
    /^6 /,
    // The second seat to lay sees what the first laid, without a reveal.
    {
      ...tally,
      view: (s) => (s.stack[0]?.step === 'add' ? s.numbers : tally.view(s, -1)),
      steps: silentReveal(),
    },
  ],
  ['an invariant that breaks', /^7 /, { ...tally, faults: (s) => (s.sum > 1 ? ['too much'] : []) }],
  [
    'something allowed that is never offered',
    /^8 explained: everything/,
    withChoice('lay', 'lay', { may: () => yes }),
  ],
]

/** Tally whose numbers are turned up without telling the kernel. */
function silentReveal(): Game<TallyState>['steps'] {
  const { lay } = tally.steps
  const run = (s: TallyState, f: { step: string }): void => {
    if (f.step !== 'lay' || !('laid' in f)) return
    s.numbers = f.laid as [number, number]
    s.leader = s.numbers[1] > s.numbers[0] ? 1 : 0
    s.stack = [{ step: 'add' }]
  }
  return { ...tally.steps, lay: { ...lay, step: { ...lay.step, run } } }
}

it('no law fails on names drawn by lot', () => {
  const byLot = withNames((chance) => (chance.below(2) === 0 ? [1, 2] : [2, 1]))
  for (const law of Object.values(laws)) expect(() => law(byLot, { ...TRIAL, ...names })).not.toThrow()
})

describe('a law fails on', () => {
  for (const [what, law, game, change] of broken) {
    it(what, () => {
      const found = Object.entries(laws).filter(([name]) => law.test(name))
      expect(found).toHaveLength(1)
      expect(() => found[0][1](game, { ...TRIAL, ...change })).toThrow()
    })
  }
})
