/** Worked examples: blocks, and how they fight. */
import { each, march } from '@muster/block-kit/example-words'
import type { WorkedExample } from '@muster/kernel/worked-example'
import { others } from './words.ts'

export const BATTLES: readonly WorkedExample[] = [
  {
    id: 'EX-19',
    title: { en: 'Strength is dice', pl: 'Siła to liczba kości' },
    position: {
      board: { fife: 'wallace 4, york-infantry 3', england: others() },
      begin: 'battle fife england',
      dice: [1, 5, 6, 2, 6],
    },
    areas: ['fife'],
    steps: [
      {
        says: {
          en: 'Wallace has strength 4, so he rolls four dice: 1, 5, 6 and 2. He hits on 1 to 3: two hits.',
          pl: 'Wallace ma siłę 4, więc rzuca czterema kośćmi: 1, 5, 6 i 2. Trafia przy 1–3: dwa trafienia.',
        },
        plays: ['scotland: fight wallace'],
        stand: { 'york-infantry': 'fife 1' },
      },
      {
        says: {
          en: 'With strength 1 the infantry rolls one die, a 6: no hit.',
          pl: 'Z siłą 1 piechota rzuca jedną kością i wypada 6: brak trafienia.',
        },
        plays: ['england: fight york-infantry'],
        stand: { wallace: 'fife 4' },
      },
    ],
  },
  {
    id: 'EX-7',
    title: { en: 'In which order blocks act', pl: 'W jakiej kolejności działają bloczki' },
    position: {
      board: { buchan: 'york-knights, york-infantry, buchan-s, grant', england: others('buchan') },
      begin: 'battle buchan england',
    },
    areas: ['buchan'],
    steps: [
      {
        says: {
          en: 'Buchan is at home and fights as B3. He and the knights are both B; the defender acts first.',
          pl: 'Buchan jest u siebie i walczy jako B3. On i rycerze to B; najpierw działa obrońca.',
        },
        refused: { 'england: hold york-knights': '5.31', 'scotland: hold grant': '5.31' },
      },
      {
        says: { en: 'Then the knights.', pl: 'Potem rycerze.' },
        plays: ['scotland: hold buchan-s'],
        refused: { 'scotland: hold grant': '5.31' },
      },
      {
        says: {
          en: 'After all B come all C: the Scottish infantry, which defends, and then the English.',
          pl: 'Po wszystkich B przychodzą wszystkie C: szkocka piechota, która się broni, a potem angielska.',
        },
        plays: ['england: hold york-knights'],
        refused: { 'england: hold york-infantry': '5.31' },
      },
    ],
  },
  {
    id: 'EX-8',
    title: { en: 'Main attack and reserve', pl: 'Główny atak i odwód' },
    position: {
      board: {
        angus: 'york-infantry, durham-infantry, york-knights, lancaster-knights',
        mar: 'cumbria-infantry, westmor-infantry',
        buchan: 'wallace, douglas',
        england: others(),
      },
      begin: 'turn move-3-1 move-1-1',
    },
    areas: ['buchan', 'angus', 'mar'],
    steps: [
      {
        says: {
          en: 'Four come from Angus and two from Mar into Buchan. Angus is declared the main attack.',
          pl: 'Czterech przybywa z Angus i dwóch z Mar do Buchan. Głównym atakiem jest Angus.',
        },
        plays: [
          ...each(
            'england',
            'york-infantry, durham-infantry, york-knights, lancaster-knights, cumbria-infantry, westmor-infantry',
            (block) => march(block, 'buchan'),
          ),
          'england: end; lead york-knights',
          'scotland: end',
        ],
        stand: { 'cumbria-infantry': 'buchan' },
      },
      {
        says: {
          en: 'Round 1 is four against two. The two from Mar are reserves and do not act.',
          pl: 'Runda 1 to czterech na dwóch. Dwaj z Mar są w odwodzie i nie działają.',
        },
        plays: [
          'scotland: hold wallace',
          'england: hold york-knights',
          'england: hold lancaster-knights',
          'scotland: hold douglas',
        ],
        refused: { 'england: fight cumbria-infantry': '5.31' },
      },
      {
        says: {
          en: 'Round 2: the reserves have joined, and act with the others of their letter.',
          pl: 'Runda 2: odwód dołączył i działa razem z innymi swojej litery.',
        },
        plays: [
          'england: hold york-infantry',
          'england: hold durham-infantry',
          'scotland: hold wallace',
          'england: hold york-knights',
          'england: hold lancaster-knights',
          'scotland: hold douglas',
          'england: hold cumbria-infantry',
        ],
        stand: { 'cumbria-infantry': 'buchan', wallace: 'buchan' },
      },
    ],
  },
  {
    id: 'EX-9',
    title: { en: 'Reinforcements come later', pl: 'Posiłki przychodzą później' },
    position: {
      board: {
        angus: 'york-infantry, durham-infantry, york-knights, lancaster-knights',
        buchan: 'douglas, campbell',
        moray: 'fraser, grant, graham',
        england: others(),
      },
      begin: 'turn move-3-1 move-1-1',
    },
    areas: ['buchan', 'angus', 'moray', 'strathspey'],
    steps: [
      {
        says: {
          en: 'England attacks Buchan from Angus with four.',
          pl: 'Anglia atakuje Buchan z Angus czterema bloczkami.',
        },
        plays: [
          ...each('england', 'york-infantry, durham-infantry, york-knights, lancaster-knights', (block) =>
            march(block, 'buchan'),
          ),
          'england: end',
        ],
        stand: { 'york-knights': 'buchan 4' },
      },
      {
        says: {
          en: 'The Scot, who is Player 2, moves three from Moray into the battle.',
          pl: 'Szkot, który jest Graczem 2, prowadzi trzech z Moray do bitwy.',
        },
        plays: [
          ...each('scotland', 'fraser, grant, graham', (block) => march(block, 'strathspey', 'buchan')),
          'scotland: end',
        ],
        stand: { graham: 'buchan' },
      },
      {
        says: {
          en: 'Round 1 is four against two: the three wait in reserve.',
          pl: 'Runda 1 to czterech na dwóch: trzej czekają w odwodzie.',
        },
        plays: ['england: hold york-knights', 'england: hold lancaster-knights'],
        refused: { 'scotland: fight fraser': '5.31' },
      },
      {
        says: { en: 'In round 2 they act with the others.', pl: 'W rundzie 2 działają razem z innymi.' },
        plays: [
          'scotland: hold douglas',
          'scotland: hold campbell',
          'england: hold york-infantry',
          'england: hold durham-infantry',
          'england: hold york-knights',
          'england: hold lancaster-knights',
          'scotland: hold fraser',
        ],
        stand: { fraser: 'buchan' },
      },
    ],
  },
  {
    id: 'EX-10',
    title: { en: 'Which dice hit', pl: 'Które kości trafiają' },
    position: {
      board: { fife: 'york-knights 3, wallace 4', england: others() },
      begin: 'battle fife scotland',
      dice: [2, 4, 5],
    },
    areas: ['fife'],
    steps: [
      {
        says: {
          en: 'Wallace passes; it is for the knights, B3, at strength 3.',
          pl: 'Wallace pasuje; kolej rycerzy, B3, o sile 3.',
        },
        plays: ['scotland: hold wallace'],
        stand: { wallace: 'fife 4' },
      },
      {
        says: {
          en: 'They roll 2, 4 and 5. Only the 2 is 3 or less: one hit.',
          pl: 'Rzucają 2, 4 i 5. Tylko 2 to najwyżej 3: jedno trafienie.',
        },
        plays: ['england: fight york-knights'],
        stand: { wallace: 'fife 3' },
      },
    ],
  },
  {
    id: 'EX-11',
    title: { en: 'A schiltron', pl: 'Schiltron' },
    position: {
      options: { schiltrons: 'on' },
      board: { fife: 'douglas 4, york-knights 4', england: others() },
      begin: 'battle fife england',
      dice: [4, 4, 5, 6],
    },
    areas: ['fife'],
    steps: [
      {
        says: {
          en: 'No English archers are here. The knights pass.',
          pl: 'Angielskich łuczników tu nie ma. Rycerze pasują.',
        },
        plays: ['england: hold york-knights'],
        stand: { 'york-knights': 'fife 4' },
      },
      {
        says: {
          en: 'Douglas, C3, forms a schiltron and hits on 1 to 4: the two fours count.',
          pl: 'Douglas, C3, formuje schiltron i trafia przy 1–4: liczą się obie czwórki.',
        },
        plays: ['scotland: fight douglas'],
        stand: { 'york-knights': 'fife 2' },
      },
    ],
  },
  {
    id: 'EX-12',
    title: { en: 'A raid into England', pl: 'Najazd na Anglię' },
    position: {
      board: { england: 'douglas', lothian: 'york-infantry', ross: others() },
      begin: 'end-of-turn',
    },
    areas: ['england', 'lothian'],
    steps: [
      {
        says: {
          en: 'The turn ends with a Scottish block in England. England has to lose a block, but no noble.',
          pl: 'Tura kończy się ze szkockim bloczkiem w Anglii. Anglia traci bloczek, ale nie szlachcica.',
        },
        refused: { 'england: lose ross-e': '5.9' },
      },
      {
        says: { en: 'Its only other block goes to the pool.', pl: 'Jej jedyny inny bloczek idzie do puli.' },
        plays: ['england: lose york-infantry'],
        stand: { 'york-infantry': 'pool' },
      },
    ],
  },
  {
    id: 'EX-2',
    title: { en: 'A letter and a number', pl: 'Litera i liczba' },
    position: {
      board: { fife: 'keith 3, york-knights 4', england: others() },
      begin: 'battle fife england',
      dice: [1, 2, 3, 1, 2, 3],
    },
    areas: ['fife'],
    steps: [
      {
        says: {
          en: 'Keith is B1 and rolls 1, 2 and 3: only the 1 hits.',
          pl: 'Keith to B1 i rzuca 1, 2 i 3: trafia tylko jedynka.',
        },
        plays: ['scotland: fight keith'],
        stand: { 'york-knights': 'fife 3' },
      },
      {
        says: {
          en: 'The knights are B3 and roll the same: all three hit, and Keith falls.',
          pl: 'Rycerze to B3 i rzucają to samo: wszystkie trzy trafiają i Keith pada.',
        },
        plays: ['england: fight york-knights'],
        stand: { keith: 'pool', 'york-knights': 'fife 3' },
      },
    ],
  },
]
