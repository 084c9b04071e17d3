/** 7 The Diplomacy Phase: secret statuses, what Leading Powers say to them, and what changes. */
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { BRITISH, EVERY_POWER, FRENCH, LEADER, NEUTRAL, NONE, POWER_COUNT, powerBit } from '../tables.ts'
import { atWar, countAllies, isMajor } from './5-basics.ts'
import { beginUpdate } from './11-board-update.ts'

const NOT_JOINING = refuse('7.5.6', 'not-joining')
const NOT_A_MEMBER = refuse('7.5.7', 'not-a-member')
const MINOR_FOLLOWS = refuse('12.4.7', 'minor-follows-its-controller')
const REFUSED_YOU = refuse('7.5.7', 'refused-you')

const EVERY_STATUS: readonly number[] = [0, 1, 2, 3]

/** 7.2, 7.6, 7.7 Britain and France never change status; neither is ever Neutral or Expansionist. */
const mayChoose = (s: State, power: number): boolean => isMajor(s, power) && !LEADER.includes(power)

/** 7.1, 7.3 Talks (see windows.ts), then every Power but the Leading ones secretly picks a token. */
export function beginDiplomacy(s: State): void {
  s.stack.push({
    step: 'status',
    chosen: EVERY_POWER.map(() => NONE),
    known: EVERY_POWER.map((power) => (isMajor(s, power) ? 1 << power : 0)),
  })
}

/** 7.3 All choose at once and in secret; when the last has chosen, all are revealed together. */
export const status: Step<State, FrameOf<'status'>> = {
  rule: '7.3',
  seats(s, f) {
    let mask = 0
    for (let power = 0; power < s.players; power++) {
      if (mayChoose(s, power) && f.chosen[power] === NONE) mask |= 1 << power
    }
    return mask
  },
  run: revealStatuses,
  prompt: () => ({ code: 'status', params: {} }),
  choices: {
    declare: {
      args: ['status'],
      among: () => EVERY_STATUS,
      may: () => yes,
      act(_, f, referee, chosen, __, seat) {
        f.chosen[seat] = chosen
        referee.whisper({ type: 'status-laid', power: seat }, 1 << seat, { status: chosen })
      },
    },
  },
}

function revealStatuses(s: State, f: FrameOf<'status'>, referee: Referee): void {
  const everybody = (1 << s.players) - 1
  for (let power = 0; power < s.players; power++) {
    if (mayChoose(s, power)) referee.reveal(f.known, power, everybody)
  }
  referee.emit({ type: 'statuses-revealed', statuses: f.chosen })
  s.stack.pop()
  const barred = EVERY_POWER.map(() => 0)
  askLeader(s, referee, BRITISH, f.chosen, barred)
}

/** R9 Wants to come in (and was not in), or stays: only the first can be refused, only the second expelled. */
const wantsIn = (s: State, chosen: readonly number[], power: number, coalition: number): boolean =>
  mayChoose(s, power) && chosen[power] === coalition && s.status[power] !== coalition
const staysIn = (s: State, chosen: readonly number[], power: number, coalition: number): boolean =>
  mayChoose(s, power) && chosen[power] === coalition && s.status[power] === coalition

/** 7.5.6, 7.5.7, R9 Leading Powers announce refusals and expulsions, Britain first. */
function askLeader(s: State, referee: Referee, coalition: number, chosen: number[], barred: number[]): void {
  if (coalition > FRENCH) askTurnedAway(s, referee, chosen, barred)
  else s.stack.push({ step: 'coalition', coalition, chosen, barred })
}

export const coalition: Step<State, FrameOf<'coalition'>> = {
  rule: '7.5.6',
  seats(s, f) {
    for (let power = 0; power < s.players; power++) {
      if (mayChoose(s, power) && f.chosen[power] === f.coalition) return 1 << LEADER[f.coalition]
    }
    return 0
  },
  run: closeCoalition,
  prompt: (_, f) => ({ code: 'coalition', params: { coalition: f.coalition } }),
  choices: {
    'refuse-entry': {
      args: ['power'],
      among: () => EVERY_POWER,
      may(s, f, power) {
        if (!isMajor(s, power)) return MINOR_FOLLOWS
        return wantsIn(s, f.chosen, power, f.coalition) ? yes : NOT_JOINING
      },
      act(_, f, referee, power) {
        turnAway(f, power)
        referee.emit({ type: 'refused-entry', power, coalition: f.coalition })
      },
    },
    expel: {
      args: ['power'],
      among: () => EVERY_POWER,
      may(s, f, power) {
        if (!isMajor(s, power)) return MINOR_FOLLOWS
        return staysIn(s, f.chosen, power, f.coalition) ? yes : NOT_A_MEMBER
      },
      act(_, f, referee, power) {
        turnAway(f, power)
        referee.emit({ type: 'expelled', power, coalition: f.coalition })
      },
    },
    'accept-all': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        referee.emit({ type: 'coalition-closed', coalition: f.coalition })
        closeCoalition(s, f, referee)
      },
    },
  },
}

function turnAway(f: FrameOf<'coalition'>, power: number): void {
  f.chosen[power] = NONE
  f.barred[power] |= 1 << f.coalition
}

function closeCoalition(s: State, f: FrameOf<'coalition'>, referee: Referee): void {
  s.stack.pop()
  askLeader(s, referee, f.coalition + 1, f.chosen, f.barred)
}

/** 7.5.7, R9 Those turned away choose again, openly and in Power Order; then all statuses change. */
function askTurnedAway(s: State, referee: Referee, chosen: number[], barred: number[]): void {
  for (let power = 0; power < s.players; power++) {
    if (barred[power] === 0 || chosen[power] !== NONE) continue
    s.stack.push({ step: 'other-status', power, chosen, barred })
    return
  }
  changeStatuses(s, referee, chosen, barred)
}

export const otherStatus: Step<State, FrameOf<'other-status'>> = {
  rule: '7.5.7',
  seats: (_, f) => 1 << f.power,
  prompt: () => ({ code: 'other-status', params: {} }),
  choices: {
    'choose-status': {
      args: ['status'],
      among: () => EVERY_STATUS,
      may: (_, f, chosen): Verdict => (((f.barred[f.power] >> chosen) & 1) === 1 ? REFUSED_YOU : yes),
      act(s, f, referee, chosen) {
        s.stack.pop()
        if (chosen < NEUTRAL) {
          s.stack.push({
            step: 'petition',
            power: f.power,
            coalition: chosen,
            chosen: f.chosen,
            barred: f.barred,
          })
          return
        }
        settle(s, referee, f, chosen)
      },
    },
  },
}

/** R9 A Power turned away by one Coalition joins the other only if its Leading Power accepts. */
export const petition: Step<State, FrameOf<'petition'>> = {
  rule: '7.5.6',
  seats: (_, f) => 1 << LEADER[f.coalition],
  prompt: (_, f) => ({ code: 'petition', params: { power: f.power } }),
  choices: {
    'let-in': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'petition-answered', power: f.power, coalition: f.coalition, granted: true })
        settle(s, referee, f, f.coalition)
      },
    },
    'keep-out': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'petition-answered', power: f.power, coalition: f.coalition, granted: false })
        f.barred[f.power] |= 1 << f.coalition
        s.stack.push({ step: 'other-status', power: f.power, chosen: f.chosen, barred: f.barred })
      },
    },
  },
}

type TurnedAway = FrameOf<'other-status'> | FrameOf<'petition'>

function settle(s: State, referee: Referee, f: TurnedAway, chosen: number): void {
  f.chosen[f.power] = chosen
  referee.emit({ type: 'status-chosen', power: f.power, status: chosen })
  askTurnedAway(s, referee, f.chosen, f.barred)
}

/**
 * 7.2, 12.8, R45 All statuses change together, those of Minors with their controllers'; then the board is
 * updated (7.8).
 */
function changeStatuses(
  s: State,
  referee: Referee,
  chosen: readonly number[],
  barred: readonly number[],
): void {
  const war = warNow(s)
  for (const power of EVERY_POWER) {
    const controller = s.controller[power]
    if (controller === NONE) continue
    const next = mayChoose(s, controller) ? chosen[controller] : s.status[controller]
    if (next === s.status[power]) continue
    const declared = barred[controller] === 0 ? { declared: true as const } : {}
    referee.emit({ type: 'status-changed', power, before: s.status[power], status: next, ...declared })
    s.status[power] = next
  }
  countAllies(s)
  beginUpdate(s, war)
}

/** 7.4 For each Power the Powers with which it is at war, as masks. */
export function warNow(s: State): number[] {
  const war: number[] = []
  for (let a = 0; a < POWER_COUNT; a++) {
    let mask = 0
    for (let b = 0; b < POWER_COUNT; b++) if (atWar(s, a, b)) mask |= powerBit(b)
    war.push(mask)
  }
  return war
}
