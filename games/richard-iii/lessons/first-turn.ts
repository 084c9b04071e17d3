/** York's first turn of 1460: a card, a landing, recruits; the rulebook's own example of a game turn. */
import type { Lesson } from '@muster/kernel/lesson'

export const firstTurn: Lesson = {
  id: 'first-turn',
  name: { en: 'The first turn: a landing', pl: 'Pierwsza tura: lądowanie' },
  about: {
    en: 'Lay a card, sail from exile, recruit a noble and a levy.',
    pl: 'Kładziesz kartę, wypływasz z wygnania, rekrutujesz szlachcica i zaciężnych.',
  },
  seat: 'york',
  position: {
    scenario: 'wars-of-the-roses',
    board: {
      middlesex: 'henry-vi',
      dorset: 'somerset',
      cornwall: 'exeter-l, devon',
      pembroke: 'pembroke',
      wilts: 'wiltshire',
      essex: 'oxford',
      lincoln: 'beaumont',
      'north-yorks': 'clifford',
      france: 'french-mercenary',
      scotland: 'scots-mercenary',
      ireland: 'york, rutland, irish-mercenary',
      calais: 'march, warwick-y, salisbury-y, kent-y, calais-mercenary, burgundian-mercenary',
      pool: 'buckingham-l, northumberland-l, shrewsbury-l, westmoreland-l, rivers-l, stanley-l, bristol-levy, coventry-levy, newcastle-levy, york-levy, york-church-l, bombard-l, welsh-mercenary, norfolk, suffolk, arundel, essex, worcester, hastings, herbert, canterbury-church-y, london-levy, norwich-levy, salisbury-levy, bombard-y, rebel-y',
      minors: 'prince-edward, richmond, clarence-y, gloucester',
    },
    given: {
      turn: 1,
      hands: [
        'action-3-1, action-2-1, action-2-2, action-4-1, action-3-3, action-2-3, surprise',
        'action-3-2, action-2-4, action-4-2, action-2-5, action-3-4, action-4-3, piracy',
      ],
    },
    begin: 'cards',
    played: ['lancaster: lay action-3-1'],
  },
  steps: [
    {
      en: 'Lancaster is King in England; you are the Pretender, in exile in Ireland and Calais. You need the majority of nobles and heirs on the map.',
      pl: 'Lancaster jest Królem w Anglii; ty jesteś Pretendentem na wygnaniu, w Irlandii i Calais. Potrzebujesz większości szlachciców i następców na mapie.',
      look: ['area calais', 'area ireland'],
    },
    {
      en: 'Lay a 3: the number is your action points, each one move or one recruit.',
      pl: 'Połóż 3: liczba to punkty akcji, każdy na jeden ruch albo jednego rekruta.',
      choose: ['lay action-3-2'],
      otherwise: {
        'lay action-4-2': {
          en: 'It would surely be first; the 3 shows what a tie does.',
          pl: 'Pewnie byłaby pierwsza; trójka pokaże, co daje remis.',
        },
        'lay action-4-3': {
          en: 'It would surely be first; the 3 shows what a tie does.',
          pl: 'Pewnie byłaby pierwsza; trójka pokaże, co daje remis.',
        },
        'lay piracy': {
          en: 'An event comes before all cards, but its points serve only the event.',
          pl: 'Zdarzenie wyprzedza wszystkie karty, ale jego punkty służą tylko jemu.',
        },
        'lay action-3-4': {
          en: 'Just as good. Take the one that is ringed.',
          pl: 'Równie dobra. Weź tę w ramce.',
        },
      },
    },
    {
      en: 'A tie: the Pretender is first. That is you.',
      pl: 'Remis: pierwszy jest Pretendent, czyli ty.',
    },
    {
      en: 'Exile is left by sea. Two blocks from one major port to another cost one point. Choose Warwick and Salisbury.',
      pl: 'Z wygnania wypływa się morzem. Dwa bloczki z jednego wielkiego portu do drugiego to jeden punkt. Wybierz bloczki Warwick i Salisbury.',
      select: ['warwick-y', 'salisbury-y'],
      otherwise: {
        move: {
          en: 'They may sail too. Take Warwick and Salisbury.',
          pl: 'Też mogą płynąć. Weź bloczki Warwick i Salisbury.',
        },
      },
    },
    {
      en: 'Middlesex, with London, does not glow. Press it.',
      pl: 'Middlesex z Londynem nie jest podświetlone. Naciśnij je.',
      ask: { domain: 'area', id: 'middlesex', rule: '5.3', by: ['move warwick-y', 'sail middlesex'] },
    },
    {
      en: 'Sail to East Anglia: a port, nobody is there, and two of your nobles have shields in it.',
      pl: 'Płyń do Anglii Wschodniej: jest port, nikogo tam nie ma, a dwóch twoich szlachciców ma tam tarcze.',
      choose: ['move warwick-y', 'sail east-anglia', 'move salisbury-y', 'sail east-anglia'],
      otherwise: {
        'sail kent': {
          en: 'Open as well, but East Anglia has your shields.',
          pl: 'Też otwarte, ale w Anglii Wschodniej są twoje tarcze.',
        },
        'sail sussex': {
          en: 'Open as well, but East Anglia has your shields.',
          pl: 'Też otwarte, ale w Anglii Wschodniej są twoje tarcze.',
        },
      },
    },
    {
      en: 'Recruit Norfolk: a noble enters at full strength where his shield is, if no enemy holds the area.',
      pl: 'Zrekrutuj bloczek Norfolk: szlachcic wchodzi z pełną siłą tam, gdzie jest jego tarcza, o ile nie stoi tam wróg.',
      choose: ['recruit norfolk east-anglia'],
      otherwise: {
        'recruit norfolk': {
          en: 'Norfolk has shields elsewhere too, but far from help.',
          pl: 'Norfolk ma tarcze i gdzie indziej, ale daleko od pomocy.',
        },
      },
    },
    {
      en: 'Next the London levy? Its city is in Middlesex. Press Middlesex.',
      pl: 'Teraz zaciężni z Londynu? Ich miasto leży w Middlesex. Naciśnij Middlesex.',
      ask: { domain: 'area', id: 'middlesex', rule: '5.4' },
    },
    {
      en: 'An enemy holds Middlesex, so nobody is recruited there. Recruit the Norwich levy in its city instead.',
      pl: 'W Middlesex stoi wróg, więc nikogo się tam nie rekrutuje. Zrekrutuj zamiast nich zaciężnych z Norwich, w ich mieście.',
      choose: ['recruit norwich-levy east-anglia'],
    },
    {
      en: 'All 3 points are used. Recruits cannot move this turn. End.',
      pl: 'Wszystkie 3 punkty zużyte. Rekruci w tej turze się nie ruszają. Zakończ.',
      choose: ['end'],
      reply: [
        'lancaster: move oxford; to middlesex; stop',
        'lancaster: move beaumont; to leicester; to middlesex',
        'lancaster: recruit bombard-l middlesex',
        'lancaster: end',
      ],
    },
    {
      en: 'Lancaster gathers at London: two moves and one recruit. No battle.',
      pl: 'Lancaster zbiera się w Londynie: dwa ruchy i jeden rekrut. Bez bitwy.',
      look: ['area middlesex'],
    },
    {
      en: 'Each area feeds 4 blocks, one with a city 5. Nobody starves. After seven turns the political turn counts nobles.',
      pl: 'Obszar żywi 4 bloczki, z miastem 5. Nikt nie głoduje. Po siedmiu turach Tura Polityczna policzy szlachciców.',
    },
  ],
}
