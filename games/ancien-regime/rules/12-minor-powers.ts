/**
 * 12 Minor Powers: who controls them. What else is special about them stands where it applies, with its number.
 */
import { yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { CAPITAL, EVERY_AMOUNT, EVERY_POWER, NONE } from '../tables.ts'
import { controlOf, countAllies, loseMorale } from './5-basics.ts'
import { warNow } from './7-diplomacy.ts'
import { beginUpdate } from './11-board-update.ts'

const TOO_MUCH = refuse('12.4.2', 'more-than-your-morale')

/**
 * 12.4, 12.4.5 Whoever controls the Minor's capital, directly or through a Minor, takes it; otherwise there is
 * a bid (R50: always).
 */
export function beginControl(s: State, referee: Referee, minor: number): void {
  const holder = controlOf(s, CAPITAL[minor])
  if (holder !== minor && holder !== NONE && s.controller[holder] !== NONE) {
    takeOver(s, referee, minor, s.controller[holder], 0, true)
    return
  }
  s.stack.push({
    step: 'bid',
    minor,
    bids: EVERY_POWER.map(() => NONE),
    known: EVERY_POWER.map((power) => (power < s.players ? 1 << power : 0)),
  })
}

/** 12.4.2 All players bid at once and in secret, at most the Morale of their Major. */
export const bid: Step<State, FrameOf<'bid'>> = {
  rule: '12.4.2',
  seats(s, f) {
    let mask = 0
    for (let seat = 0; seat < s.players; seat++) if (f.bids[seat] === NONE) mask |= 1 << seat
    return mask
  },
  run: revealBids,
  prompt: (_, f) => ({ code: 'bid', params: { minor: f.minor } }),
  choices: {
    bid: {
      args: ['amount'],
      among: () => EVERY_AMOUNT,
      may: (s, _, amount, __, seat) => (amount <= s.morale[seat] ? yes : TOO_MUCH),
      act(_, f, referee, amount, __, seat) {
        f.bids[seat] = amount
        referee.whisper({ type: 'bid-laid', power: seat }, 1 << seat, { bid: amount })
      },
    },
  },
}

/**
 * 12.4.3, 12.4.4, 5.6, R50 The highest bid wins, the first in Power Order among equals, even at 0; only the
 * winner pays.
 */
function revealBids(s: State, f: FrameOf<'bid'>, referee: Referee): void {
  s.stack.pop()
  let winner = 0
  for (let seat = 0; seat < s.players; seat++) {
    referee.reveal(f.known, seat, (1 << s.players) - 1)
    if (f.bids[seat] > f.bids[winner]) winner = seat
  }
  referee.emit({ type: 'bids-revealed', minor: f.minor, bids: f.bids.slice(0, s.players) })
  loseMorale(s, winner, f.bids[winner])
  takeOver(s, referee, f.minor, winner, f.bids[winner], false)
}

/**
 * 12.4.6, 12.4.7, 12.4.8, 12.4.9, 12.5, 12.12, 12.12.1, R33 The Minor follows its controller: status, Allies,
 * cards, Money and Generals, which stay the Minor's own. Where this makes peace or war the board is updated.
 */
function takeOver(
  s: State,
  referee: Referee,
  minor: number,
  by: number,
  paid: number,
  capital: boolean,
): void {
  const war = warNow(s)
  s.controller[minor] = by
  if (((s.seen[minor] >> by) & 1) === 0) {
    s.seen[minor] = 0
    referee.reveal(s.seen, minor, 1 << by)
  }
  referee.emit({ type: 'minor-taken', minor, by, paid, capital })
  if (s.status[minor] !== s.status[by]) {
    referee.emit({ type: 'status-changed', power: minor, before: s.status[minor], status: s.status[by] })
    s.status[minor] = s.status[by]
  }
  countAllies(s)
  beginUpdate(s, war)
}
