/** To samo po polsku. */
import type * as en from './security.en.ts'

export const security: typeof en.security = {
  passkeys: 'Klucze dostępu',
  passkeysLead:
    'Loguj się odciskiem palca, twarzą albo PIN-em urządzenia zamiast hasłem. Nie da się ich odgadnąć ani wyłudzić fałszywą stroną.',
  noPasskeys: 'Klucze dostępu wymagają nowszej przeglądarki albo adresu zaczynającego się od https.',
  none: 'Nie masz jeszcze klucza.',
  passkeyName: 'Nazwa, po której go poznasz',
  passkeyNameHint: '„Telefon”, „Biuro”',
  password: 'Hasło',
  addPasskey: 'Dodaj klucz dostępu',
  passkeyAdded: (name) => `Dodano klucz „${name}”.`,
  passkeyGone: 'Ten klucz już tu nie działa. Usuń go też z urządzenia.',
  passkeyFailed: 'Nie utworzono ani nie użyto klucza. Spróbuj ponownie albo użyj hasła.',
  remove: 'Usuń',
  removePasskey: (name) => `Usuń klucz: ${name}`,
  rename: 'Zmień nazwę',
  renamePasskey: (name) => `Zmień nazwę klucza: ${name}`,
  passkeyRenamed: (name) => `Klucz nazywa się teraz „${name}”.`,
  keepName: 'Zapisz',
  cancel: 'Anuluj',
  since: (when) => `od ${when}`,
  used: (when) => `ostatnio użyty ${when}`,
  neverUsed: 'jeszcze nieużyty',
  signInByPasskey: 'Zaloguj się kluczem dostępu',
  factor: 'Drugi składnik',
  factorLead:
    'Przy logowaniu hasłem trzeba wtedy podać także sześć cyfr z aplikacji w telefonie. Klucze dostępu tego nie wymagają.',
  factorOff: 'Jest wyłączony.',
  factorOn: (codes) => `Jest włączony. Pozostałe kody zapasowe: ${codes}.`,
  factorBegin: 'Włącz',
  factorScan: 'Odczytaj ten obrazek aplikacją uwierzytelniającą albo wpisz w niej klucz:',
  factorPicture: 'Klucz jako obrazek dla aplikacji',
  factorKey: 'Klucz',
  factorOpen: 'Otwórz w aplikacji na tym urządzeniu',
  code: 'Sześć cyfr z aplikacji',
  codeOrRecovery: 'Sześć cyfr z aplikacji albo kod zapasowy',
  confirm: 'Potwierdź',
  recovery: 'Kody zapasowe',
  recoveryLead: 'Zapisz je teraz: każdy wpuści cię raz bez telefonu, a nie będą pokazane ponownie.',
  recoveryKept: 'Mam je',
  factorEnd: 'Wyłącz',
  factorEnded: 'Drugi składnik jest wyłączony.',
  tokens: 'Dla programów',
  tokensLead:
    'Token pozwala botowi albo skryptowi grać jako ty. Zobaczysz go raz; zakończysz go wyżej, w części „Twoje sesje”.',
  tokenName: 'Do czego służy',
  tokenMake: 'Utwórz token',
  tokenMade: 'Skopiuj go teraz; nie będzie pokazany ponownie:',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  data: 'Co o tobie przechowujemy',
  dataLead:
    'Wszystko, co tu masz, w jednym pliku: konto, ustawienia, rankingi, twoje wypowiedzi i twoje partie tak, jak je było widać z twoich miejsc.',
  download: 'Pobierz',
  vacation: 'Urlop',
  vacationLead:
    'Twoje zegary staną we wszystkich partiach, które na to pozwalają, o ile zostały w nich dni urlopu. Nie da się tego cofnąć.',
  vacationDays: 'Dni',
  vacationGo: 'Weź urlop',
  vacationTaken: (matches, days) =>
    matches === 0
      ? 'W żadnej twojej partii nie ma zegara z dniami urlopu.'
      : `Twoje zegary stoją najwyżej ${days} dni; liczba partii: ${matches}.`,
  forgottenTitle: 'Nowe hasło',
  forgottenLead:
    'Wpisz swoją nazwę albo adres e-mail potwierdzony na koncie: wyślemy link, przez który wybierzesz nowe hasło.',
  who: 'Nazwa albo adres e-mail',
  sendLink: 'Wyślij mi link',
  linkSent:
    'Jeśli jest takie konto z potwierdzonym adresem, wiadomość jest w drodze. Link działa raz, przez godzinę.',
  noAddress:
    'Nie ma wiadomości? Zajrzyj do spamu. Jeśli i tam jej nie ma, konto nie ma potwierdzonego adresu: poproś o link gospodarza tego serwera.',
  resetLead: 'Wybierz nowe hasło. Od razu zalogujemy cię tutaj, a wszystkie inne sesje się zakończą.',
  resetDone: (name) => `Hasło zmienione. Zalogowane konto: ${name}; wszystkie inne sesje są zakończone.`,
  anotherLink: 'Poproś o nowy link',
}
