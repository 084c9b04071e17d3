/** The worked examples of the rulebook that can be stepped through on a board, by the ids of EXAMPLES.md. */
import type { WorkedExample } from '@muster/kernel/worked-example'

const NOBLES =
  'comyn angus argyll buchan galloway ross bruce mar lennox atholl dunbar mentieth stewart'.split(' ')
/** The nobles who have no part in an example stand together, out of its way, for England. */
const others = (...named: readonly string[]): string =>
  NOBLES.filter((noble) => !named.includes(noble))
    .map((noble) => `${noble}-e`)
    .join(', ')

const SIX = 'douglas, campbell, graham, macdonald, lindsay, barclay'
const march = (block: string, ...areas: readonly string[]): string =>
  [`move ${block}`, ...areas.map((area) => `to ${area}`)].join('; ')
const halt = (block: string, ...areas: readonly string[]): string => `${march(block, ...areas)}; stop`
const each = (side: string, blocks: string, way: (block: string) => string): string[] =>
  blocks.split(', ').map((block) => `${side}: ${way(block)}`)

export const EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'EX-18',
    title: { en: 'No way over the water', pl: 'Przez wodę nie ma drogi' },
    position: {
      board: { carrick: 'douglas', lothian: 'campbell', ross: others() },
      begin: 'turn move-1-1 move-3-1',
    },
    areas: ['carrick', 'argyll', 'lanark'],
    steps: [
      {
        says: {
          en: 'Douglas in Carrick sets out. Argyll looks near, over the firth.',
          pl: 'Douglas wyrusza z Carrick. Argyll wydaje się blisko, za zatoką.',
        },
        plays: ['scotland: move douglas'],
        refused: { 'scotland: to argyll': '1.1' },
      },
      {
        says: {
          en: 'Lanark shares a border with Carrick: there he may go.',
          pl: 'Lanark graniczy z Carrick: tam wolno mu iść.',
        },
        plays: ['scotland: to lanark; stop'],
        stand: { douglas: 'lanark 4' },
      },
    ],
  },
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
    id: 'EX-3',
    title: { en: 'Two areas by two roads', pl: 'Dwa obszary dwiema drogami' },
    position: {
      board: { buchan: 'douglas, campbell, graham', england: others() },
      begin: 'turn move-1-1 move-3-1',
    },
    areas: ['buchan', 'angus', 'fife', 'atholl', 'moray', 'mar'],
    steps: [
      {
        says: {
          en: 'These blocks move two areas. Douglas goes by Angus to Fife.',
          pl: 'Te bloczki ruszają się o dwa obszary. Douglas idzie przez Angus do Fife.',
        },
        plays: [`scotland: ${march('douglas', 'angus', 'fife')}`],
        stand: { douglas: 'fife' },
      },
      {
        says: {
          en: 'Campbell, of the same group, goes by Strathspey to Moray. One point moves the whole group.',
          pl: 'Campbell z tej samej grupy idzie przez Strathspey do Moray. Jeden punkt porusza całą grupę.',
        },
        plays: [`scotland: ${march('campbell', 'strathspey', 'moray')}`],
        stand: { campbell: 'moray 4' },
      },
      {
        says: {
          en: 'Graham crosses the red border from Mar to Atholl and has to halt there.',
          pl: 'Graham przekracza czerwoną granicę z Mar do Atholl i musi się tam zatrzymać.',
        },
        plays: [`scotland: ${march('graham', 'angus', 'atholl')}`],
        stand: { graham: 'atholl 4' },
        refused: { 'scotland: move graham': '4.0' },
      },
    ],
  },
  {
    id: 'EX-4',
    title: { en: 'A border is full', pl: 'Granica jest pełna' },
    position: {
      board: { buchan: SIX, strathspey: 'fraser, grant', mar: 'keith, etterick', england: others() },
      begin: 'turn move-1-1 move-3-1',
    },
    areas: ['buchan', 'angus', 'strathspey', 'mar'],
    steps: [
      {
        says: {
          en: 'Six blocks go from Buchan to Angus: as many as a black border lets through.',
          pl: 'Sześć bloczków idzie z Buchan do Angus: tyle przepuszcza czarna granica.',
        },
        plays: each('scotland', SIX, (block) => halt(block, 'angus')),
        stand: { barclay: 'angus', douglas: 'angus' },
      },
      {
        says: {
          en: 'Fraser comes to Buchan and would follow them.',
          pl: 'Fraser dochodzi do Buchan i chce pójść za nimi.',
        },
        plays: ['scotland: move fraser; to buchan'],
        refused: { 'scotland: to angus': '4.3' },
      },
      {
        says: {
          en: 'The border from Mar is another one. It is red: two may cross it, and Keith and Etterick do.',
          pl: 'Granica z Mar to inna granica. Jest czerwona: mogą ją przekroczyć dwa bloczki, i Keith z Etterickiem to robią.',
        },
        plays: ['scotland: stop', ...each('scotland', 'keith, etterick', (block) => march(block, 'angus'))],
        stand: { keith: 'angus', etterick: 'angus' },
      },
    ],
  },
  {
    id: 'EX-5',
    title: { en: 'Over the border of the kingdoms', pl: 'Przez granicę królestw' },
    position: {
      board: {
        england:
          'york-infantry, york-knights, lancaster-knights, durham-infantry, hobelars, lancaster-archers',
        ross: others(),
      },
      begin: 'turn move-3-1 move-1-1',
    },
    areas: ['england', 'dunbar', 'lothian', 'annan', 'lanark'],
    steps: [
      {
        says: {
          en: 'A card of 3. Each block that leaves England costs a point: two go by Dunbar to Lothian.',
          pl: 'Karta o wartości 3. Każdy bloczek opuszczający Anglię kosztuje punkt: dwa idą przez Dunbar do Lothian.',
        },
        plays: [
          `england: ${march('york-infantry', 'dunbar', 'lothian')}`,
          `england: ${march('york-knights', 'dunbar', 'lothian')}`,
        ],
        stand: { 'york-infantry': 'lothian', 'york-knights': 'lothian' },
      },
      {
        says: {
          en: 'The third goes by Annan to Lanark. Then no point is left, and the hobelars stay.',
          pl: 'Trzeci idzie przez Annan do Lanark. Punktów już nie ma i hobelarzy zostają.',
        },
        plays: [`england: ${march('lancaster-knights', 'annan', 'lanark')}`],
        stand: { 'lancaster-knights': 'lanark', hobelars: 'england' },
      },
    ],
  },
  {
    id: 'EX-6',
    title: { en: 'Who is pinned', pl: 'Kto jest związany' },
    position: {
      board: {
        buchan: SIX,
        angus: 'york-infantry, durham-infantry, cumbria-infantry',
        strathspey: 'hobelars, york-knights',
        england: others(),
      },
      begin: 'turn move-3-1 move-2-1',
    },
    areas: ['buchan', 'angus', 'strathspey', 'mar', 'badenoch'],
    steps: [
      {
        says: {
          en: 'Three come from Angus and two from Strathspey into Buchan, where six Scots stand.',
          pl: 'Trzech przybywa z Angus i dwóch ze Strathspey do Buchan, gdzie stoi sześciu Szkotów.',
        },
        plays: [
          ...each(
            'england',
            'york-infantry, durham-infantry, cumbria-infantry, hobelars, york-knights',
            (block) => march(block, 'buchan'),
          ),
          'england: end; lead york-infantry',
        ],
        stand: { hobelars: 'buchan' },
      },
      {
        says: {
          en: 'Five attackers pin five. One Scot may leave, but not by the way the enemy came.',
          pl: 'Pięciu atakujących wiąże pięciu. Jeden Szkot może odejść, lecz nie drogą, którą przyszedł wróg.',
        },
        plays: ['scotland: move douglas'],
        refused: { 'scotland: to angus': '4.6', 'scotland: to strathspey': '4.6' },
      },
      {
        says: {
          en: 'Douglas goes to Mar. All others are pinned.',
          pl: 'Douglas idzie do Mar. Wszyscy pozostali są związani.',
        },
        plays: ['scotland: to mar; stop'],
        stand: { douglas: 'mar 4' },
        refused: { 'scotland: move campbell': '4.6' },
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
]
