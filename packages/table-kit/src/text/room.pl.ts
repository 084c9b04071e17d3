import type { room as english } from './room.en.ts'

/** Co mówią miejsca wokół planszy. */
export const room: typeof english = {
  versus: (mine, theirs, hidden) => `${mine} na ${theirs}${hidden === theirs ? ' zakryte' : ''}`,
  against: (mine, theirs) => `${mine} przeciw ${theirs}`,
  attackOn: (mine, theirs, hidden) =>
    `Atak: ${mine} przeciw ${theirs}${hidden === theirs ? ' (zakryte)' : ''}`,
  bySea: 'morzem',
  borderUsed: (border, count, limit) => `granica ${border}, wykorzystano ${count} z ${limit}`,
  letGo: 'Puść',
  nothing:
    'Wskaż bloczek, obszar, granicę lub kartę: tutaj przeczytasz, co to jest i dlaczego można lub nie można tego wybrać.',
  groups: 'Twoje grupy',
  chosen: 'Wybrane bloczki',
  targets: 'Dokąd mogą iść',
  places: 'Co można wybrać',
  cards: 'Wybierz kartę',
  away: (name, count) => `${name}: ${count}, poza widokiem`,
  awayTarget: (name) => `${name}, poza widokiem`,
  moreAway: (count) => `Jeszcze ${count} poza widokiem: pokaż całą planszę`,
  score: 'Stan',
  back: 'Wróć na stronę główną',
  menu: 'Menu',
  more: 'więcej',
  taller: 'Pokaż więcej',
  lower: 'Pokaż znów planszę',
  theTable: 'Partia',
  info: 'Co to jest',
  wouldStay: (names, reason, rule) => `Zostaliby na miejscu: ${names}. ${reason} (${rule})`,
  stays: (names, count) => `${names}: ${count === 1 ? 'zostaje' : 'zostają'}`,
  mayCross: (count, border) => `Granica ${border} przepuszcza ${count}`,
}
