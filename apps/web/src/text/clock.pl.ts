/** To samo po polsku. */
import { forms } from '@muster/kernel/polish'
import type * as en from './clock.en.ts'

export const clock: typeof en.clock = {
  clocks: 'Zegary',
  up: 'koniec czasu',
  until: (moment) => `do ${moment}`,
  away: 'na urlopie',
  upOf: (who) => `${who}: koniec czasu`,
  awayOf: (who, long) => `${who}: na urlopie jeszcze ${long}`,
  leftOf: (who, long, running) => `${who}: zostało ${long}${running ? ', zegar idzie' : ''}`,
  short: (long) => `Zostało ci ${long}.`,
  yourTimeIsUp: 'Twój czas się skończył.',
  stillYours: {
    wait: 'Możesz jeszcze wybrać: partia na ciebie czeka.',
    claim: 'Możesz jeszcze wybrać, dopóki nikt z tego nie skorzystał.',
  },
  theirTimeIsUp: (who) => `${who}: koniec czasu.`,
  botTakesOver: (who) => `${who}: koniec czasu. Miejsce zajmuje bot.`,
  claimed: (who) => `${who} korzysta z końca czasu drugiej strony.`,
  onVacation: (who, days) => `${who}: urlop przez ${days}. Zegar stoi.`,
  claimWin: 'Odbierz wygraną',
  claimBot: 'Niech dalej gra bot',
  title: 'Czas do namysłu',
  none: 'ile kto chce',
  live: 'za jednym posiedzeniem, z zegarem dla każdego',
  days: 'korespondencyjnie, kilka dni na turę',
  bank: 'korespondencyjnie, dni do własnego podziału',
  liveHint:
    'Twój zegar idzie, gdy masz wybierać. Gdy oddasz turę, staje, a do czasu dodaje się jeszcze trochę.',
  daysHint: 'Ilekroć na ciebie kolej, masz tyle dni, aż oddasz turę.',
  bankHint: 'Każdy zaczyna z zapasem dni. Każda tura zwraca kilka godzin, aż zapas będzie pełny.',
  perPlayer: 'Dla każdego',
  added: 'Dodawane co turę',
  eachTurn: 'Na każdą turę',
  inBank: 'W zapasie',
  putBack: 'Zwracane co turę',
  vacation: 'Urlop, łącznie',
  noVacation: 'bez urlopu',
  atEnd: 'Gdy komuś skończy się czas',
  atEndIs: {
    wait: 'nic się nie dzieje: partia czeka',
    claim: 'druga strona może odebrać wygraną',
    bot: 'miejsce zajmuje bot',
  },
  claimOfMany: 'pozostali mogą oddać miejsce botowi',
  line: (control) => {
    switch (control.kind) {
      case 'live':
        return `${Math.round(control.seconds / 60)} min + ${control.increment} s na turę`
      case 'days':
        return `${forms(control.days, 'dzień', 'dni', 'dni')} na turę`
      case 'bank':
        return `${control.days} dni + ${control.refillHours} h na turę`
    }
  },
  takeVacation: 'Weź urlop',
  vacationLead: (days) =>
    `Twój zegar stanie na pełne dni, od teraz. W tej partii zostało ci ${days}. Wolno ci w tym czasie grać.`,
  vacationFor: 'Na jak długo',
  vacationYes: 'Zacznij urlop',
}
