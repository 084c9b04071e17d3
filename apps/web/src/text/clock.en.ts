/** What is said about time: choosing it at set-up, the clocks, vacations. */
import type { TimeControl } from '@muster/protocol/time'

export const clock = {
  clocks: 'Clocks',
  up: 'time is up',
  until: (moment: string) => `until ${moment}`,
  away: 'on vacation',
  upOf: (who: string) => `${who}: time is up`,
  awayOf: (who: string, long: string) => `${who}: on vacation for another ${long}`,
  leftOf: (who: string, long: string, running: boolean) =>
    `${who}: ${long} left${running ? ', the clock is running' : ''}`,
  short: (long: string) => `You have ${long} left.`,
  yourTimeIsUp: 'Your time is up.',
  stillYours: {
    wait: 'You may still choose: the match waits for you.',
    claim: 'You may still choose, as long as nobody has claimed.',
  },
  theirTimeIsUp: (who: string) => `${who}: time is up.`,
  botTakesOver: (who: string) => `${who}: time is up. A bot takes the seat.`,
  claimed: (who: string) => `${who} has claimed: time was up.`,
  onVacation: (who: string, days: string) => `${who} is on vacation for ${days}. The clock stands still.`,
  claimWin: 'Claim the win',
  claimBot: 'Let a bot play on',
  title: 'Time to think',
  none: 'as long as anybody likes',
  live: 'in one sitting, with a clock for each player',
  days: 'by correspondence, some days for each turn',
  bank: 'by correspondence, days to spend as you like',
  liveHint:
    'Your clock runs while you must choose. When you have handed over, it stands still and some time is added.',
  daysHint: 'Each time you are awaited you have so many days, until you have handed over.',
  bankHint: 'Everybody begins with a bank of days. Each turn puts some hours back, until the bank is full.',
  perPlayer: 'For each player',
  added: 'Added each turn',
  eachTurn: 'For each turn',
  inBank: 'In the bank',
  putBack: 'Put back each turn',
  vacation: 'Vacation, in all',
  noVacation: 'none',
  atEnd: 'When somebody’s time is up',
  atEndIs: {
    wait: 'nothing happens: the match waits',
    claim: 'the other may claim the win',
    bot: 'a bot takes the seat',
  },
  claimOfMany: 'the others may let a bot play on',
  line: (control: TimeControl): string => {
    switch (control.kind) {
      case 'live':
        return `${Math.round(control.seconds / 60)} min + ${control.increment} s a turn`
      case 'days':
        return control.days === 1 ? '1 day a turn' : `${control.days} days a turn`
      case 'bank':
        return `${control.days} days + ${control.refillHours} h a turn`
    }
  },
  takeVacation: 'Go on vacation',
  vacationLead: (days: string) =>
    `Your clock stands still for whole days from now on. You have ${days} left in this match. You may play meanwhile.`,
  vacationFor: 'For how long',
  vacationYes: 'Begin the vacation',
}
