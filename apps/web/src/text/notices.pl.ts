/** To samo po polsku. */
import type * as en from './notices.en.ts'

export const notices: typeof en.notices = {
  title: 'Daj mi znać, kiedy inni na mnie czekają',
  lead: 'Raz na każde oczekiwanie, o wszystkich partiach razem i nigdy, kiedy patrzysz na tę stronę.',
  address: 'Adres e-mail',
  addressHint: 'Nikt go nie widzi. Najpierw trzeba go potwierdzić z listu.',
  save: 'Zapisz adres',
  forget: 'Zapomnij go',
  sent: 'List jest w drodze. Otwórz link, który w nim jest.',
  unconfirmed: 'Jeszcze niepotwierdzony: otwórz link z listu.',
  confirmed: 'Potwierdzony.',
  noMail: 'Ten serwer nie wysyła listów; może to zmienić jego gospodarz. Cała reszta działa.',
  mail: 'e-mailem',
  push: 'w tej przeglądarce',
  pushDenied: 'Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach tej strony.',
  pushNone: 'Ta przeglądarka tego nie umie.',
  webhook: 'w pokoju rozmów, przez webhook',
  webhookUrl: 'Adres webhooka',
  webhookHint: 'W Discordzie: ustawienia kanału, Integracje, Webhooki, Kopiuj.',
  form: 'Co pokój rozumie',
  forms: { discord: 'Discord', json: 'zwykły JSON' },
  reminders: 'także zanim skończy mi się czas',
  reports: 'e-mailem także, kiedy ktoś zgłosi coś gospodarzom',
  keep: 'Zapisz',
  kept: 'Zapisano.',
}
