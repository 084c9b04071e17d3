/** To samo po polsku. */
import type * as en from './notices.en.ts'

export const notices: typeof en.notices = {
  title: 'Daj mi znać, gdy moja kolej',
  lead: 'Raz na każde oczekiwanie, o wszystkich partiach razem i nigdy, kiedy patrzysz na tę stronę.',
  address: 'Adres e-mail',
  addressHint: 'Nikt go nie widzi. Najpierw trzeba go potwierdzić: wyślemy wiadomość z linkiem.',
  badAddress: 'To nie jest adres e-mail. Taki adres wygląda na przykład tak: anna@example.org.',
  save: 'Zapisz adres',
  forget: 'Zapomnij go',
  sent: 'Wiadomość jest w drodze. Otwórz link, który w niej jest.',
  unconfirmed: 'Jeszcze niepotwierdzony: otwórz link z wiadomości.',
  confirmed: 'Potwierdzony.',
  refused:
    'Serwer pocztowy mówi, że takiej skrzynki nie ma. Nic więcej tam nie wysyłamy: sprawdź adres i zapisz go ponownie.',
  noMail: 'Ten serwer nie wysyła e-maili; może to zmienić jego gospodarz. Cała reszta działa.',
  mail: 'e-mailem',
  push: 'w tej przeglądarce',
  pushDenied: 'Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach tej strony.',
  pushNone: 'Ta przeglądarka tego nie umie.',
  webhook: 'w pokoju rozmów, przez webhook',
  webhookUrl: 'Adres webhooka',
  webhookHint: 'W Discordzie: ustawienia kanału, Integracje, Webhooki, Kopiuj.',
  badUrl: 'To nie jest adres strony. Taki adres zaczyna się od https://.',
  form: 'Format wiadomości',
  forms: { discord: 'Discord', json: 'zwykły JSON' },
  reminders: 'także zanim skończy mi się czas',
  reports: 'e-mailem także, kiedy ktoś zgłosi coś gospodarzom',
  keep: 'Zapisz',
  kept: 'Zapisano.',
}
