/** To samo po polsku. */
import type * as en from './standing.en.ts'

export const standing: typeof en.standing = {
  ladder: 'Ranking',
  ladderLead:
    'Z partii rankingowych między ludźmi. Liczba po ± mówi, jak niepewny jest ranking; maleje z każdą partią. O miejscu decyduje to, co pewne: ranking bez tej niepewności.',
  noLadder:
    'Nikt jeszcze nie rozegrał rankingowej partii tej gry. Otwórz partię przez sieć i zaznacz „Rankingowa”.',
  game: 'Gra',
  place: 'Miejsce',
  name: 'Nazwa',
  rating: 'Ranking',
  won: 'Wygrane',
  drawn: 'Remisy',
  lost: 'Przegrane',
  bots: 'Boty między sobą',
  botsLead: 'Z partii jednych botów z drugimi: można je porównywać ze sobą, nie z ludźmi.',
  botsPlayed: (scenario: string) =>
    `Scenariusz: ${scenario}. Po niewielu partiach ranking jest niepewny: patrz na liczbę po ±.`,
  bot: 'Bot',
  marshalOf: (playouts: number) => `Marszałek, rozegrań na decyzję: ${playouts} (bot)`,
  played: 'Partie',
  since: (when) => `Tutaj od: ${when}`,
  unknown: 'Nie ma tu konta o tej nazwie.',
  noRated: 'Jeszcze bez partii rankingowych.',
  placeOf: (place) => `Miejsce w rankingu: ${place}`,
  sides: 'Według stron',
  side: 'Strona',
  opponents: 'Przeciwnicy',
  opponent: 'Przeciwnik',
  gone: 'konto już usunięte',
  graph: (game) => `Ranking w grze ${game}, partia po partii`,
  graphSays: (first, last, count) => `Od ${first} do ${last}, partii: ${count}. Liczby są w tabeli poniżej.`,
  numbers: 'Liczby, partia po partii',
  when: 'Kiedy',
  result: 'Wynik',
  outcome: { won: 'wygrana', drawn: 'remis', lost: 'przegrana' },
  matches: 'Publiczne partie',
  noMatches: 'Jeszcze bez publicznych partii.',
  look: 'Zobacz',
}
