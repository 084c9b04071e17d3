/** What the site says of puzzles, in Polish. */
import type { puzzles as en } from './puzzles.en.ts'

export const puzzles: typeof en = {
  title: 'Zagadki',
  lead: 'Prawdziwe pozycje z jednym najlepszym wyborem. Znajdź go na planszy; dowiesz się dlaczego.',
  link: 'Zagadki: znajdź najlepszy wybór',
  solvedOf: (solved, of) => `rozwiązane: ${solved} z ${of}`,
  solved: 'Rozwiązana',
  region: 'Zagadka',
  goal: (seat, goal) => `Twoja strona: ${seat}. Cel: ${goal}.`,
  theMatch: 'wygrać partię',
  wrong: (choice, times, of) =>
    `${choice}: rozegrane ${of} razy, prowadzi do celu ${times} razy. Jest coś lepszego; nic się nie zmieniło.`,
  right: 'Tak jest.',
  answer: 'Pokaż odpowiedź',
  answerIs: (choice) => `Odpowiedź: ${choice}.`,
  next: 'Następna zagadka',
  all: 'Wszystkie zagadki',
  none: 'Nie ma takiej zagadki.',
}
