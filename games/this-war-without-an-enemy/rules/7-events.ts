/** 7.01, 7.9 Tactical Phase events: each is for one Battle, or for the Siege Combat at one City. */
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import {
  BLOCKS_OF,
  CHARLES,
  CITY_COUNT,
  cityOfInside,
  ESSEX,
  EVENT,
  EVERY_AREA,
  EVERY_CITY,
  type EventKey,
  insideOf,
  isArtillery,
  isInside,
  LONDON,
  onBoard,
  PARLIAMENT,
  ROYALIST,
  SCOTLAND,
  type Side,
  sideBit,
} from '../tables.ts'
import { isBesieged, isContestedArea } from './4-board.ts'

const NO_BATTLE = no('7.01', 'no-battle-there')
const NO_SIEGE = no('7.01', 'no-siege-there')
const NOT_FOR_SIEGES = no('7.01', 'not-for-sieges')
const ONLY_SIEGES = no('7.93', 'only-sieges')
const NO_MARKER = no('7.93', 'siege-too-young')
const NOT_BESIEGER = no('7.93', 'not-the-besieger')
const NOT_ATTACKER = no('7.94', 'not-the-attacker')
const NOT_DEFENDER = no('7.91', 'not-the-defender')
const OPEN_LONDON = no('7.91', 'london-incomplete')

/** 7.01 There is a Battle or Siege that the event may be for. */
export const hasTarget = (s: State, side: Side, card: number): boolean =>
  TARGETS.some((place) => mayAim(s, side, card, place) === yes)

const TARGETS: readonly number[] = [...EVERY_AREA, ...EVERY_CITY.map(insideOf)]

/** 7.01 The Battle or Siege is named, or the event left alone. */
export const aim: Step<State, FrameOf<'aim'>> = {
  rule: '7.01',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'aim', params: { card: f.card } }),
  choices: {
    aim: {
      args: ['area'],
      among: () => TARGETS,
      may: (s, f, place) => mayAim(s, f.side, f.card, place),
      act(s, f, referee, place) {
        s.stack.pop()
        s.enacted[f.side] = true
        s.aim[f.side] = place
        referee.emit({ type: 'event-aimed', side: f.side, card: f.card, place })
      },
    },
    decline: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'event-declined', side: f.side, card: f.card })
      },
    },
  },
}

/**
 * 7.01 What may be named. Ruling: Mining, Turncoats and Advantageous Terrain may be for Siege Combat, the others for
 * Battles only. W-35 What the event demands of the armies is tested when the Battle is selected; what everybody can
 * see (who attacks, who besieges) is tested here.
 */
function mayAim(s: State, side: Side, card: number, place: number): Verdict {
  if (!onBoard(place) || (place >= SCOTLAND && !isInside(place))) return NO_BATTLE
  const event = EVENT[card]
  if (isInside(place)) return mayAimAtSiege(s, side, event, cityOfInside(place))
  if (event === 'mining') return ONLY_SIEGES
  if (!isContestedArea(s, place)) return NO_BATTLE
  if (event === 'surprise-attack') return s.attacker[place] === side ? yes : NOT_ATTACKER
  if (event === 'advantageous-terrain') return s.attacker[place] === side ? NOT_DEFENDER : yes
  return yes
}

function mayAimAtSiege(s: State, side: Side, event: EventKey | null, city: number): Verdict {
  if (event !== 'mining' && event !== 'turncoats' && event !== 'advantageous-terrain') return NOT_FOR_SIEGES
  if (city >= CITY_COUNT || !isBesieged(s, city)) return NO_SIEGE
  if (event === 'turncoats') return yes
  const besieged = s.besieged[city]
  if (event === 'advantageous-terrain')
    return besieged === side && city === LONDON && !s.wallsOfLondon ? OPEN_LONDON : yes
  if (besieged === side) return NOT_BESIEGER
  return s.siege[city] >= 1 ? yes : NO_MARKER
}

/** Whether a side's event is for this Battle or Siege. */
export const isAimed = (s: State, side: Side, event: EventKey, place: number): boolean =>
  s.aim[side] === place && place !== NONE && EVENT[s.cards[side]] === event

/** Whether the event is in force here, whoever played it; twice counts once (W-35). */
export const isInForce = (s: State, event: EventKey, place: number): boolean =>
  isAimed(s, ROYALIST, event, place) || isAimed(s, PARLIAMENT, event, place)

/** 7.94 The Attacker has no Artillery, nor Charles or Essex, Reserve included. */
function isSurprise(s: State, area: number, attacker: Side): boolean {
  if (!isAimed(s, attacker, 'surprise-attack', area)) return false
  for (const block of BLOCKS_OF[attacker]) {
    if (s.at[block] === area && (isArtillery(block) || block === CHARLES || block === ESSEX)) return false
  }
  return true
}

/** 7.02 A Battle is selected, or a Sally begins that is one; W-35 what an event demands of the armies is tested now. */
export function beginBattle(
  s: State,
  referee: Referee,
  battle: Pick<FrameOf<'open-battle'>, 'area' | 'attacker' | 'next' | 'main' | 'relief' | 'city'>,
): void {
  const { area, attacker } = battle
  referee.emit({ type: 'battle-begins', area, attacker })
  s.stack.push({
    step: 'open-battle',
    ...battle,
    withdrew: 0,
    surprise: isSurprise(s, area, attacker),
  })
}
