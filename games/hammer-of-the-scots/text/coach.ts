/** What is told to newcomers at the table: the aim of the game, and one line beside each thing when it first matters. */

/** The rule that each line speaks of. */
export const COACH_RULES = {
  block: '2.1',
  hand: '3.1',
  'event-card': '3.12',
  group: '4.2',
  attack: '4.0',
  'red-border': '4.3',
  'second-border': '5.32',
  'anglo-scottish': '4.4',
  pinned: '4.6',
  'end-moves': '4.0',
  order: '5.31',
  hits: '5.41',
  home: '1.4',
  retreat: '5.5',
  'changed-sides': '5.7',
  'winter-near': '7.1',
  castle: '1.2',
  raid: '5.9',
} as const

export type CoachId = keyof typeof COACH_RULES

export const COACH: Readonly<Record<'en' | 'pl', Readonly<Record<CoachId, string>>>> = {
  en: {
    block:
      'Marks on top are strength, the letter says when it acts, the number what hits. Point at a block to read about it.',
    hand: 'The higher card is first and moves more groups. Ties go to England; an event comes before every card.',
    'event-card': 'An event moves nobody but always comes first. You may pass instead of using it.',
    group: 'A group is all your blocks in one area. Press it; what glows is in reach.',
    attack: 'It is an attack: your group stops there. The battle comes after both sides have moved.',
    'red-border': 'Red border: two of your blocks in a turn, and they must stop. Black: six.',
    'second-border':
      'Only blocks over one border are the main attack. The others wait in reserve until round 2.',
    'anglo-scottish': 'Over this border each point of the card takes one block, not a group.',
    pinned:
      'Attackers pin as many of your blocks as they are. The rest may leave, not over the border they came by.',
    'end-moves': 'You need not use all. What is left is lost.',
    order: 'A acts before B before C; with equal letters the defender first. At most three rounds.',
    hits: 'You cannot aim. Each hit goes to the strongest enemy block.',
    home: 'A noble who defends his home fights one better: B2 as B3.',
    retreat:
      'A block may retreat in its turn, to an area of yours or an empty one, not the way the enemy came.',
    'changed-sides': 'A noble who falls changes sides at strength 1. Nobles decide the game.',
    'winter-near': 'Winter is near: nobles go home. One whose home the enemy holds goes over to him.',
    castle: 'The castle number is how many blocks may winter here and how many points the area gives.',
    raid: 'While Scots stand in England at the end of a turn, England loses a block. They cannot winter there.',
  },
  pl: {
    block:
      'Kropki u góry to siła, litera mówi, kiedy bloczek działa, liczba, co trafia. Wskaż bloczek, by o nim przeczytać.',
    hand: 'Wyższa karta daje pierwszeństwo i więcej grup. Przy remisie pierwsza jest Anglia; wydarzenie wyprzedza każdą kartę.',
    'event-card': 'Wydarzenie nikogo nie rusza, ale jest zawsze pierwsze. Możesz też spasować.',
    group: 'Grupa to wszystkie twoje bloczki w obszarze. Naciśnij ją; podświetlone jest w zasięgu.',
    attack: 'To atak: grupa się tam zatrzyma. Bitwa będzie po ruchach obu stron.',
    'red-border': 'Czerwona granica: dwa twoje bloczki na turę i muszą stanąć. Czarna: sześć.',
    'second-border':
      'Atakiem głównym są tylko bloczki z jednej granicy. Pozostałe czekają w rezerwie do rundy 2.',
    'anglo-scottish': 'Przez tę granicę każdy punkt karty przeprowadza jeden bloczek, nie grupę.',
    pinned: 'Atakujący wiążą tyle bloczków, ilu ich jest. Reszta może wyjść, ale nie granicą, którą weszli.',
    'end-moves': 'Nie musisz wykorzystać wszystkich. Reszta przepada.',
    order: 'A przed B przed C; przy tej samej literze najpierw obrońca. Najwyżej trzy rundy.',
    hits: 'Nie wybierasz celu. Każde trafienie przyjmuje najsilniejszy wrogi bloczek.',
    home: 'Szlachcic broniący domu walczy o jeden lepiej: B2 jak B3.',
    retreat: 'Bloczek może uciec w swojej turze, do obszaru własnego lub pustego, nie drogą wroga.',
    'changed-sides': 'Szlachcic, który ginie, zmienia stronę i ma siłę 1. O wyniku decydują szlachcice.',
    'winter-near':
      'Zbliża się zima: szlachcice wracają do domów. Jeśli dom zajmuje wróg, szlachcic do niego przechodzi.',
    castle: 'Liczba przy zamku mówi, ile bloczków może tu zimować i ile punktów daje obszar.',
    raid: 'Gdy na koniec tury Szkoci stoją w Anglii, Anglia traci bloczek. Nie mogą tam zimować.',
  },
}
