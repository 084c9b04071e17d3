/** 8 The Imperial Election. */
import { yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { ELECTORS, EVERY_POWER, NONE, POWER_COUNT, powerBit, VOTES_NEEDED } from '../tables.ts'
import { atWar, controlOf, isControlled, seatMask } from './5-basics.ts'

const NOT_A_CANDIDATE = refuse('8.3', 'not-a-candidate')
const AT_WAR = refuse('8.4', 'at-war-with-candidate')

/** 8.2, 5.5 Each of the eight electors gives whoever controls it one vote. */
export function votesOf(s: State, power: number): number {
  let votes = 0
  for (const elector of ELECTORS) if (controlOf(s, elector) === power) votes++
  return votes
}

/**
 * 8.3, 8.7, R34, R46 Whoever controls an elector votes and can be elected, Minors too once somebody controls
 * them.
 */
function participants(s: State): number {
  let mask = 0
  for (const elector of ELECTORS) {
    const power = controlOf(s, elector)
    if (power !== NONE && isControlled(s, power)) mask |= powerBit(power)
  }
  return mask
}

/** 8.1 The election: a claim by whoever has five votes of its own, else votes. */
export function beginElection(s: State, referee: Referee): void {
  for (const power of EVERY_POWER) {
    if (votesOf(s, power) < VOTES_NEEDED || !isControlled(s, power)) continue
    s.stack.push({ step: 'claim', power })
    return
  }
  beginVote(s, referee)
}

function beginVote(s: State, referee: Referee): void {
  const voters = participants(s)
  const first = nextVoter(voters, NONE)
  const votes = EVERY_POWER.map(() => 0)
  if (first === NONE) crown(s, referee, votes)
  else s.stack.push({ step: 'vote', votes, voters, power: first })
}

/** 5.6 Power Order. */
function nextVoter(voters: number, after: number): number {
  for (let power = after + 1; power < POWER_COUNT; power++) if (((voters >> power) & 1) === 1) return power
  return NONE
}

/** 8.5 A Power with five electors of its own is elected without a vote, if it wants to be. */
export const claim: Step<State, FrameOf<'claim'>> = {
  rule: '8.5',
  seats: (s, f) => seatMask(s, f.power),
  prompt: (_, f) => ({ code: 'claim', params: { power: f.power } }),
  choices: {
    'take-crown': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        const votes = EVERY_POWER.map((power) => (power === f.power ? votesOf(s, power) : 0))
        crown(s, referee, votes)
      },
    },
    'decline-crown': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'crown-declined', power: f.power })
        beginVote(s, referee)
      },
    },
  },
}

/**
 * 8.4, R10 Open votes in Power Order; all of a Power's votes go to one candidate with whom it is not at war.
 */
export const vote: Step<State, FrameOf<'vote'>> = {
  rule: '8.4',
  seats: (s, f) => seatMask(s, f.power),
  prompt: (s, f) => ({ code: 'vote', params: { power: f.power, votes: votesOf(s, f.power) } }),
  choices: {
    vote: {
      args: ['power'],
      among: () => EVERY_POWER,
      may(s, f, candidate) {
        if (((f.voters >> candidate) & 1) === 0) return NOT_A_CANDIDATE
        return atWar(s, f.power, candidate) ? AT_WAR : yes
      },
      act(s, f, referee, candidate) {
        const votes = votesOf(s, f.power)
        f.votes[candidate] += votes
        referee.emit({ type: 'voted', power: f.power, candidate, votes })
        nextVote(s, f, referee)
      },
    },
    abstain: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        referee.emit({ type: 'abstained', power: f.power })
        nextVote(s, f, referee)
      },
    },
  },
}

function nextVote(s: State, f: FrameOf<'vote'>, referee: Referee): void {
  f.power = nextVoter(f.voters, f.power)
  if (f.power !== NONE) return
  s.stack.pop()
  crown(s, referee, f.votes)
}

/** 8.5, R1 Five votes or more make the Emperor. 8.6, R11 Otherwise there is none, and the Crown goes back. */
function crown(s: State, referee: Referee, votes: readonly number[]): void {
  s.emperor = votes.findIndex((each) => each >= VOTES_NEEDED)
  if (s.emperor === NONE) referee.emit({ type: 'no-emperor' })
  else referee.emit({ type: 'emperor-elected', power: s.emperor, votes: votes[s.emperor] })
}
