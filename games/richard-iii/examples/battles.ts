/** Worked examples: battles. */
import { each, march } from '@muster/block-kit/example-words'
import type { WorkedExample } from '@muster/kernel/worked-example'

export const BATTLES: readonly WorkedExample[] = [
  {
    id: 'EX-9',
    title: { en: 'In which order blocks act', pl: 'W jakiej kolejności działają bloczki' },
    position: {
      board: { derby: 'herbert, clarence-y, rivers-l', calais: 'york', france: 'henry-vi' },
      begin: 'battle derby york',
    },
    areas: ['derby'],
    steps: [
      {
        says: {
          en: 'Herbert is an A and acts first, though he attacks.',
          pl: 'Herbert ma literę A i działa pierwszy, choć atakuje.',
        },
        refused: { 'lancaster: hold rivers-l': '6.2' },
      },
      {
        says: {
          en: 'Of the two B the defender, Rivers, comes before Clarence.',
          pl: 'Z dwóch B obrońca, Rivers, jest przed Clarence’em.',
        },
        plays: ['york: hold herbert'],
        refused: { 'york: hold clarence-y': '6.2' },
      },
    ],
  },
  {
    id: 'EX-10',
    title: { en: 'Main attack and reserve', pl: 'Główny atak i odwód' },
    position: {
      board: {
        wilts: 'essex, hastings',
        kent: 'york, march, rutland, herbert',
        sussex: 'henry-vi, oxford',
      },
      begin: 'turn action-2-1 action-4-1',
    },
    areas: ['sussex', 'wilts', 'kent'],
    steps: [
      {
        says: {
          en: 'Two come from Wilts and four from Kent into Sussex. March, from Kent, leads the main attack.',
          pl: 'Dwóch przybywa z Wilts i czterech z Kent do Sussex. March, z Kent, prowadzi główny atak.',
        },
        plays: [
          ...each('york', 'essex, hastings, york, march, rutland, herbert', (block) =>
            march(block, 'sussex'),
          ),
          'york: end; lead march',
          'lancaster: end',
        ],
        stand: { essex: 'sussex', herbert: 'sussex' },
      },
      {
        says: {
          en: 'In round 1 those from Wilts are in reserve and do not fight.',
          pl: 'W rundzie 1 ci z Wilts są w odwodzie i nie walczą.',
        },
        refused: { 'york: fight essex': '6.2', 'york: fight hastings': '6.2' },
      },
    ],
  },
  {
    id: 'EX-11',
    title: { en: 'Three areas, one main attack', pl: 'Trzy obszary, jeden główny atak' },
    position: {
      board: { middlesex: 'henry-vi', oxford: 'oxford', gloucester: 'devon', sussex: 'york, march' },
      begin: 'turn action-3-1 action-2-1',
    },
    areas: ['sussex', 'oxford', 'middlesex', 'gloucester'],
    steps: [
      {
        says: {
          en: 'Three blocks of three areas, a point each, all come into Sussex over its border with Oxford.',
          pl: 'Trzy bloczki z trzech obszarów, po punkcie każdy, wchodzą do Sussex przez granicę z Oksfordem.',
        },
        plays: [
          `lancaster: ${march('henry-vi', 'oxford', 'sussex')}`,
          `lancaster: ${march('oxford', 'sussex')}`,
          `lancaster: ${march('devon', 'oxford', 'sussex')}`,
        ],
        stand: { 'henry-vi': 'sussex', oxford: 'sussex', devon: 'sussex' },
      },
      {
        says: {
          en: 'They are all main attack: nobody is asked who leads, and Oxford acts in round 1, between March and York.',
          pl: 'Wszyscy są głównym atakiem: nikt nie pyta, kto prowadzi, a Oxford działa już w rundzie 1, między Marchem a Yorkiem.',
        },
        plays: [
          'lancaster: end',
          'york: end',
          'york: hold march',
          'lancaster: hold oxford',
          'york: hold york',
        ],
        stand: { devon: 'sussex' },
      },
    ],
  },
  {
    id: 'EX-12',
    title: { en: 'Reserves of both sides', pl: 'Odwody obu stron' },
    position: {
      board: {
        rutland: 'york, march, rutland',
        middlesex: 'hastings, herbert',
        essex: 'henry-vi, oxford',
        'east-anglia': 'devon, beaumont, clifford',
      },
      begin: 'turn action-2-1 action-4-1',
    },
    areas: ['essex', 'rutland', 'middlesex', 'east-anglia'],
    steps: [
      {
        says: {
          en: 'York attacks Essex with three from Rutland, the main attack, and two from Middlesex.',
          pl: 'York atakuje Essex trzema z Rutland, to główny atak, i dwoma z Middlesex.',
        },
        plays: [
          ...each('york', 'york, march, rutland, hastings, herbert', (block) => march(block, 'essex')),
          'york: end; lead york',
        ],
        stand: { herbert: 'essex', york: 'essex' },
      },
      {
        says: {
          en: 'Lancaster sends three from East Anglia to help.',
          pl: 'Lancaster śle na pomoc trzech z Anglii Wschodniej.',
        },
        plays: [
          ...each('lancaster', 'devon, beaumont, clifford', (block) => march(block, 'essex')),
          'lancaster: end',
        ],
        stand: { devon: 'essex' },
      },
      {
        says: {
          en: 'Round 1 is three against two. All five others are in reserve and come in round 2.',
          pl: 'Runda 1 to trzech na dwóch. Pozostałych pięciu jest w odwodzie i dochodzi w rundzie 2.',
        },
        refused: { 'lancaster: fight devon': '6.2', 'york: fight hastings': '6.2' },
      },
    ],
  },
  {
    id: 'EX-13',
    title: { en: 'Which dice hit', pl: 'Które kości trafiają' },
    position: {
      board: { derby: 'stanley-l 3, york 4', france: 'henry-vi' },
      begin: 'battle derby york',
      dice: [1, 2, 3],
    },
    areas: ['derby'],
    steps: [
      {
        says: {
          en: 'Stanley, B2 with strength 3, rolls three dice: 1, 2 and 3. The 1 and the 2 hit York.',
          pl: 'Stanley, B2 o sile 3, rzuca trzema kośćmi: 1, 2 i 3. Jedynka i dwójka trafiają Yorka.',
        },
        plays: ['lancaster: fight stanley-l'],
        stand: { york: 'derby 2' },
      },
    ],
  },
  {
    id: 'EX-14',
    title: { en: 'Treachery', pl: 'Zdrada' },
    position: {
      board: { derby: 'york 4, northumberland-l 4, devon 2', france: 'henry-vi' },
      begin: 'battle derby lancaster',
      dice: [2, 4],
    },
    areas: ['derby'],
    steps: [
      {
        says: {
          en: 'York tries to win Northumberland over. His loyalty is 2: two dice, and both have to be even. They are 2 and 4.',
          pl: 'York próbuje przekonać Northumberlanda. Jego lojalność to 2: dwie kości i obie muszą być parzyste. Wypada 2 i 4.',
        },
        plays: ['york: persuade york northumberland-l'],
        stand: { 'northumberland-y': 'derby 4', 'northumberland-l': 'aside' },
      },
    ],
  },
  {
    id: 'EX-2',
    title: { en: 'Crown and shield', pl: 'Korona i tarcza' },
    position: {
      board: { cornwall: 'exeter-l 2, york 4, henry-vi 2 from dorset reserve' },
      begin: 'battle cornwall york',
      dice: [3, 3, 3, 3, 3, 3],
    },
    areas: ['cornwall', 'dorset'],
    steps: [
      {
        says: {
          en: 'Lancaster is King, and Exeter alone defends Cornwall, with its crown and his shield: A1 fights as A3. Two threes are two hits.',
          pl: 'Lancaster jest królem, a Exeter sam broni Kornwalii z jej koroną i swoją tarczą: A1 walczy jak A3. Dwie trójki to dwa trafienia.',
        },
        plays: ['lancaster: fight exeter-l', 'york: hold york'],
        stand: { york: 'cornwall 2' },
      },
      {
        says: {
          en: 'In round 2 Henry VI has come, and the crown is his. Exeter has only his shield, A2: threes miss.',
          pl: 'W rundzie 2 przybył Henryk VI i korona należy do niego. Exeter ma tylko tarczę, A2: trójki chybiają.',
        },
        plays: ['lancaster: fight exeter-l'],
        stand: { york: 'cornwall 2' },
      },
      {
        says: {
          en: 'Henry fights as B3: both of his threes hit.',
          pl: 'Henryk walczy jak B3: obie jego trójki trafiają.',
        },
        plays: ['lancaster: fight henry-vi'],
        stand: { york: 'dead' },
      },
    ],
  },
  {
    id: 'EX-17',
    title: { en: 'Loyalty differs by house', pl: 'Lojalność zależy od rodu' },
    position: {
      board: { derby: 'york 4, rivers-l 2, henry-vi 4' },
      begin: 'battle derby lancaster',
      dice: [2],
    },
    areas: ['derby'],
    steps: [
      {
        says: {
          en: 'To Lancaster the loyalty of Rivers is 1: York rolls one die, a 2, and he comes over.',
          pl: 'Wobec Lancasterów lojalność Riversa to 1: York rzuca jedną kością, wypada 2, i Rivers przechodzi.',
        },
        plays: ['york: persuade york rivers-l'],
        stand: { 'rivers-y': 'derby 2', 'rivers-l': 'aside' },
      },
      {
        says: {
          en: 'To York it is 2: it takes two even dice to win him back, and not in the battle in which he came over.',
          pl: 'Wobec Yorków to 2: by go odzyskać, potrzeba dwóch parzystych kości, i nie w bitwie, w której przeszedł.',
        },
        plays: ['lancaster: hold henry-vi', 'york: hold york', 'york: hold rivers-y'],
        refused: { 'lancaster: persuade henry-vi rivers-y': '6.9' },
      },
    ],
  },
  {
    id: 'EX-18',
    title: { en: 'Somerset’s shield', pl: 'Tarcza Somerseta' },
    position: {
      board: { dorset: 'prince-edward 2, york 4', dead: 'somerset', france: 'henry-vi' },
      begin: 'battle dorset york',
      dice: [2, 3],
    },
    areas: ['dorset'],
    steps: [
      {
        says: {
          en: 'The shield of Dorset is Somerset’s. He is dead, so it helps the senior Lancaster heir who defends there.',
          pl: 'Tarcza Dorset należy do Somerseta. Nie żyje, więc pomaga najstarszemu dziedzicowi Lancasterów, który tu broni.',
        },
        stand: { 'prince-edward': 'dorset 2' },
      },
      {
        says: {
          en: 'Prince Edward fights with 2 instead of 1: of 2 and 3 the 2 hits. While Somerset lives it would miss.',
          pl: 'Książę Edward walczy z 2 zamiast 1: z 2 i 3 trafia dwójka. Za życia Somerseta by chybiła.',
        },
        plays: ['lancaster: fight prince-edward'],
        stand: { york: 'dorset 3' },
      },
    ],
  },
]
