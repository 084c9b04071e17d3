/** 6 Sequence of play: rounds of seven turns; what happens in a turn, in which order. */
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import { AUSTRIA, DRILL, FREDERICK, LEADERSHIP, MOVEMENT, NONE, PRUSSIA, TURNS } from '../tables.ts'
import { isControlled, isMajor, powerOn } from './5-basics.ts'
import { beginDiplomacy } from './7-diplomacy.ts'
import { beginElection } from './8-election.ts'
import { beginFrederickMove, beginMovement } from './9-7-movement.ts'
import { openActions } from './9-actions.ts'
import { beginControl } from './12-minor-powers.ts'

const DIPLOMACY = 0
const ELECTION = 1
const CONTROL = 2
const ACTIONS = 3
const FREDERICK_MOVES = 4
const MOVE = 5
const TURN_OF_THE_WHEEL = 6

/**
 * 6.1, R35, R26 The order inside a turn: Diplomacy, election, control of a Minor, the actions 1 to 6,
 * Frederick's Move, Movement; then the wheel turns. Each stage puts its steps on top and this one comes back
 * when they are done.
 */
export const turn: Step<State, FrameOf<'turn'>> = {
  rule: '6.1',
  run(s, f, referee) {
    const stage = f.stage
    f.stage++
    switch (stage) {
      case DIPLOMACY:
        return startTurn(s, referee)
      case ELECTION:
        return maybeElect(s, referee)
      case CONTROL:
        return maybeControl(s, referee)
      case ACTIONS:
        return openActions(s, referee)
      case FREDERICK_MOVES:
        return maybeFrederick(s)
      case MOVE:
        return maybeMove(s, referee)
      case TURN_OF_THE_WHEEL:
        f.stage = 0
        return turnTheWheel(s)
    }
  },
}

/** 6.2 Diplomacy comes first in every round but the first, just before Britain's Drill. */
function startTurn(s: State, referee: Referee): void {
  if (s.turn === 1) referee.emit({ type: 'round-begins', round: s.round })
  referee.emit({ type: 'turn-begins', round: s.round, turn: s.turn })
  if (s.turn === 1 && s.round > 1) beginDiplomacy(s)
}

/** 6.4, 8.1 The election is held when Austria's shield comes to Drill, before anybody acts. */
function maybeElect(s: State, referee: Referee): void {
  if (powerOn(s, DRILL) === AUSTRIA) beginElection(s, referee)
}

/** 12.4.1 When a Minor's shield comes to Drill its control is decided, before anybody acts. */
function maybeControl(s: State, referee: Referee): void {
  const power = powerOn(s, DRILL)
  if (!isMajor(s, power)) beginControl(s, referee, power)
}

/** 9.0.2, 9.4.4 Frederick's Move follows the other actions of the turn in which Prussia is on Leadership. */
function maybeFrederick(s: State): void {
  if (powerOn(s, LEADERSHIP) === PRUSSIA && s.place[FREDERICK] !== NONE) beginFrederickMove(s)
}

/** 6.3, 9.0.1 Movement comes last. */
function maybeMove(s: State, referee: Referee): void {
  const power = powerOn(s, MOVEMENT)
  if (isControlled(s, power)) beginMovement(s, referee, power)
}

/** 5.1, 5.1.3, 5.1.4 Every shield goes on to the next action; with Britain back on Drill a new round begins. */
function turnTheWheel(s: State): void {
  s.turn++
  if (s.turn <= TURNS) return
  s.turn = 1
  s.round++
}
