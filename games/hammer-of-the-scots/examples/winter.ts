/** Worked examples: what comes with winter. */
import type { WorkedExample } from '@muster/kernel/worked-example'

export const WINTER: readonly WorkedExample[] = [
  {
    id: 'EX-15',
    title: { en: 'The castle is full', pl: 'Zamek jest pełny' },
    position: {
      board: { buchan: 'douglas 1, buchan-s 1' },
      begin: 'winter',
      played: ['england: home annan', 'england: home badenoch'],
    },
    areas: ['buchan'],
    steps: [
      {
        says: {
          en: 'Winter. Buchan’s castle holds two, and two stand there: nobody may be drawn.',
          pl: 'Zima. Zamek w Buchan mieści dwa bloczki i dwa tam stoją: nikogo nie można dobrać.',
        },
        refused: { 'scotland: raise buchan': '7.61' },
      },
      {
        says: {
          en: 'Its two points may still build up those who are there.',
          pl: 'Jego dwa punkty mogą jednak wzmocnić tych, którzy tam są.',
        },
        plays: ['scotland: build douglas', 'scotland: build douglas'],
        stand: { douglas: 'buchan 3' },
        refused: { 'scotland: build buchan-s': '7.6' },
      },
    ],
  },
  {
    id: 'EX-20',
    title: { en: 'What an area yields in winter', pl: 'Co obszar daje zimą' },
    position: {
      board: { buchan: 'douglas 1, buchan-s 1' },
      begin: 'winter',
      played: ['england: home annan', 'england: home badenoch'],
    },
    areas: ['buchan'],
    steps: [
      {
        says: {
          en: 'Buchan’s castle is worth two points to whoever holds it. Each adds a step.',
          pl: 'Zamek w Buchan daje dwa punkty temu, kto go trzyma. Każdy dodaje stopień.',
        },
        plays: ['scotland: build douglas; build buchan-s'],
        stand: { douglas: 'buchan 2', 'buchan-s': 'buchan 2' },
        refused: { 'scotland: build douglas': '7.6' },
      },
    ],
  },
  {
    id: 'EX-1',
    title: { en: 'A cathedral', pl: 'Katedra' },
    position: {
      board: { fife: 'douglas 1, campbell 1', lennox: 'lennox-e 1' },
      begin: 'winter',
      played: ['england: home annan', 'england: home badenoch'],
    },
    areas: ['fife', 'lennox'],
    steps: [
      {
        says: {
          en: 'Fife has a castle of 2 and a cathedral, which counts for Scotland alone: three points.',
          pl: 'Fife ma zamek o wartości 2 i katedrę, która liczy się tylko Szkocji: trzy punkty.',
        },
        plays: ['scotland: build douglas; build douglas; build douglas'],
        stand: { douglas: 'fife 4' },
        refused: { 'scotland: build campbell': '7.6' },
      },
      {
        says: {
          en: 'Lennox has a cathedral too, but for England only its castle of 1 counts.',
          pl: 'Lennox też ma katedrę, ale Anglii liczy się tylko zamek o wartości 1.',
        },
        plays: ['scotland: done', 'england: build lennox-e'],
        stand: { 'lennox-e': 'lennox 2' },
        refused: { 'england: build lennox-e': '7.6' },
      },
    ],
  },
  {
    id: 'EX-13',
    title: { en: 'A noble finds his home taken', pl: 'Szlachcic zastaje dom zajęty' },
    position: {
      board: { england: 'mar-e 2', mar: 'douglas', buchan: 'buchan-s' },
      given: { turn: 5 },
      begin: 'turn move-2-1 move-1-1',
    },
    areas: ['england', 'mar'],
    steps: [
      {
        says: {
          en: 'The last turn of the year; then nobles go home. Mar, English and at strength 2, is in England; Douglas holds his home.',
          pl: 'Ostatnia tura roku; potem szlachta wraca do domu. Mar, angielski, o sile 2, jest w Anglii; jego dom trzyma Douglas.',
        },
        stand: { douglas: 'mar 4', 'mar-e': 'england 2' },
      },
      {
        says: {
          en: 'So he becomes Scottish, at the strength he had, and stands in Mar.',
          pl: 'Przechodzi więc na stronę Szkocji z siłą, jaką miał, i stoi w Mar.',
        },
        plays: ['england: end', 'scotland: end', 'england: home annan', 'england: home badenoch'],
        stand: { 'mar-s': 'mar 2', 'mar-e': 'aside' },
      },
    ],
  },
  {
    id: 'EX-14',
    title: { en: 'Edward winters in Scotland', pl: 'Edward zimuje w Szkocji' },
    position: {
      board: {
        mentieth:
          'edward, york-knights, york-infantry, lancaster-infantry, ulster-infantry, wales-infantry, durham-infantry',
      },
      given: { year: 1303, edwardWintered: 1301 },
      begin: 'winter',
    },
    areas: ['mentieth', 'england'],
    steps: [
      {
        says: {
          en: 'Winter of 1303. Edward, who did not winter in 1302, is in Mentieth with knights and five infantry.',
          pl: 'Zima 1303. Edward, który nie zimował w 1302, jest w Mentieth z rycerzami i pięcioma piechotami.',
        },
        plays: ['england: home annan', 'england: home badenoch', 'england: winter'],
        stand: { edward: 'mentieth', 'york-knights': 'mentieth', 'durham-infantry': 'mentieth' },
      },
      {
        says: {
          en: 'All may stay with him. There is no levy: England is empty when 1304 begins.',
          pl: 'Wszyscy mogą z nim zostać. Nie ma zaciągu: gdy zaczyna się 1304, Anglia jest pusta.',
        },
        plays: ['england: done', 'scotland: done', 'england: done'],
        stand: { edward: 'mentieth', 'wales-infantry': 'mentieth' },
        count: { england: 0 },
        given: { year: 1304 },
      },
    ],
  },
  {
    id: 'EX-16',
    title: { en: 'The English levy', pl: 'Angielski zaciąg' },
    position: {
      board: {
        lothian: 'york-infantry, lancaster-infantry',
        mentieth: 'durham-infantry, cumbria-infantry',
      },
      begin: 'winter',
      played: ['england: home annan', 'england: home badenoch', 'england: done', 'scotland: done'],
    },
    areas: ['england', 'lothian', 'mentieth'],
    steps: [
      {
        says: {
          en: 'Four English infantry winter in Scotland; eleven blocks are in the English pool.',
          pl: 'Cztery angielskie piechoty zimują w Szkocji; w angielskiej puli jest jedenaście bloczków.',
        },
        count: { england: 0 },
      },
      {
        says: {
          en: 'Half of them, rounded up, are drawn: six, at full strength, into England.',
          pl: 'Dobiera się połowę, w górę: sześć, z pełną siłą, do Anglii.',
        },
        plays: ['england: done'],
        count: { england: 6 },
      },
    ],
  },
  {
    id: 'EX-21',
    title: { en: 'The Norse land on a coast', pl: 'Norwegowie lądują na wybrzeżu' },
    position: {
      board: {
        badenoch: 'douglas',
        buchan: 'campbell',
        moray: 'grant 1',
        strathspey: 'keith',
        angus: 'fraser',
        pool: 'norse',
      },
      given: { others: 'aside' },
      begin: 'winter',
      played: ['england: home annan', 'scotland: home lochaber'],
    },
    areas: ['badenoch', 'moray', 'strathspey', 'buchan', 'lochaber'],
    steps: [
      {
        says: {
          en: 'A block is drawn in Badenoch: the Norse, who cannot be there, for it has no coast. Angus does not adjoin it.',
          pl: 'W Badenoch dobiera się bloczek: Norwegów, którzy nie mogą tam być, bo nie ma wybrzeża. Angus z nim nie graniczy.',
        },
        plays: ['scotland: raise badenoch'],
        refused: { 'scotland: land angus': '7.61-overseas' },
      },
      {
        says: {
          en: 'They land in Moray, a friendly coast next to it, castle limit or not.',
          pl: 'Lądują w Moray, na sąsiednim przyjaznym wybrzeżu, bez względu na limit zamku.',
        },
        plays: ['scotland: land moray'],
        stand: { norse: 'moray 1', grant: 'moray 1' },
      },
    ],
  },
]
