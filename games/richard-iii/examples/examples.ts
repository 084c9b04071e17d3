/** The worked examples of the rulebook that can be stepped through on a board, by the ids of EXAMPLES.md. */
import type { WorkedExample } from '@muster/kernel/worked-example'

const march = (block: string, ...areas: readonly string[]): string =>
  [`move ${block}`, ...areas.map((area) => `to ${area}`)].join('; ')
const halt = (block: string, ...areas: readonly string[]): string => `${march(block, ...areas)}; stop`
const each = (side: string, blocks: string, way: (block: string) => string): string[] =>
  blocks.split(', ').map((block) => `${side}: ${way(block)}`)

export const EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'EX-4',
    title: { en: 'Where a group may end', pl: 'Dokąd może dojść grupa' },
    position: {
      board: {
        'east-anglia': 'henry-vi, oxford, beaumont, clifford, devon, pembroke, wiltshire',
        calais: 'york',
      },
      begin: 'turn action-3-1 action-2-1',
    },
    areas: ['east-anglia', 'essex', 'middlesex', 'rutland', 'lincoln'],
    steps: [
      {
        says: {
          en: 'One point moves blocks of one area. Henry goes by Essex to Middlesex, Oxford by Rutland to Lincoln.',
          pl: 'Jeden punkt porusza bloczki jednego obszaru. Henryk idzie przez Essex do Middlesex, Oxford przez Rutland do Lincoln.',
        },
        plays: [
          `lancaster: ${march('henry-vi', 'essex', 'middlesex')}`,
          `lancaster: ${march('oxford', 'rutland', 'lincoln')}`,
        ],
        stand: { 'henry-vi': 'middlesex', oxford: 'lincoln' },
      },
      {
        says: {
          en: 'Two more go to Rutland. The blue border lets three through, so Devon may not go that way.',
          pl: 'Dwa kolejne idą do Rutland. Niebieska granica przepuszcza trzy, więc Devon tędy nie przejdzie.',
        },
        plays: [
          ...each('lancaster', 'beaumont, clifford', (block) => halt(block, 'rutland')),
          'lancaster: move devon',
        ],
        refused: { 'lancaster: to rutland': '5.21' },
      },
      {
        says: {
          en: 'By Essex there is another border: he and two more come to Rutland over it.',
          pl: 'Przez Essex prowadzi inna granica: on i dwaj kolejni dochodzą nią do Rutland.',
        },
        plays: [
          'lancaster: to essex; to rutland',
          ...each('lancaster', 'pembroke, wiltshire', (block) => march(block, 'essex', 'rutland')),
        ],
        stand: { devon: 'rutland', wiltshire: 'rutland' },
      },
    ],
  },
  {
    id: 'EX-3',
    title: { en: 'A border is full', pl: 'Granica jest pełna' },
    position: {
      board: { middlesex: 'henry-vi, oxford, beaumont, clifford, devon', calais: 'york' },
      begin: 'turn action-3-1 action-2-1',
    },
    areas: ['middlesex', 'oxford', 'leicester', 'sussex'],
    steps: [
      {
        says: {
          en: 'Four blocks go from Middlesex to Oxford: the yellow border is full.',
          pl: 'Cztery bloczki idą z Middlesex do Oxford: żółta granica jest pełna.',
        },
        plays: [
          ...each('lancaster', 'henry-vi, oxford, beaumont, clifford', (block) => halt(block, 'oxford')),
          'lancaster: move devon',
        ],
        refused: { 'lancaster: to oxford': '5.21' },
      },
      {
        says: {
          en: 'The fifth goes round by Leicester and comes there too.',
          pl: 'Piąty idzie naokoło przez Leicester i też tam dochodzi.',
        },
        plays: ['lancaster: to leicester; to oxford'],
        stand: { devon: 'oxford' },
      },
    ],
  },
  {
    id: 'EX-20',
    title: { en: 'Each player has the whole border', pl: 'Każdy gracz ma całą granicę dla siebie' },
    position: {
      board: { derby: 'henry-vi, oxford, beaumont', leicester: 'york, march, rutland' },
      begin: 'turn action-3-1 action-2-1',
    },
    areas: ['derby', 'lancaster', 'leicester', 'warwick'],
    steps: [
      {
        says: {
          en: 'Two Lancastrians cross the red border from Derby and stop there. A third may not.',
          pl: 'Dwóch Lancasterów przekracza czerwoną granicę z Derby i tam się zatrzymuje. Trzeci nie może.',
        },
        plays: [
          ...each('lancaster', 'henry-vi, oxford', (block) => march(block, 'lancaster')),
          'lancaster: move beaumont',
        ],
        refused: { 'lancaster: to lancaster': '5.21' },
      },
      {
        says: {
          en: 'He goes to Warwick instead. York may send two over the same border.',
          pl: 'Idzie więc do Warwick. York może wysłać dwóch przez tę samą granicę.',
        },
        plays: [
          'lancaster: to warwick; stop; end',
          ...each('york', 'york, march', (block) => march(block, 'derby', 'lancaster')),
        ],
        stand: { york: 'lancaster', beaumont: 'warwick' },
      },
    ],
  },
  {
    id: 'EX-5',
    title: { en: 'Who is pinned', pl: 'Kto jest związany' },
    position: {
      board: {
        derby: 'henry-vi, oxford, beaumont',
        warwick: 'clifford',
        chester: 'york, march, rutland, hastings, herbert',
      },
      begin: 'turn action-4-1 action-3-1',
    },
    areas: ['chester', 'derby', 'warwick', 'hereford', 'powys'],
    steps: [
      {
        says: {
          en: 'Three come from Derby, the main attack, and one from Warwick into Chester, where five stand.',
          pl: 'Trzech przybywa z Derby, to główny atak, i jeden z Warwick do Chester, gdzie stoi pięciu.',
        },
        plays: [
          ...each('lancaster', 'henry-vi, oxford, beaumont, clifford', (block) => march(block, 'chester')),
          'lancaster: end; lead oxford',
        ],
        stand: { clifford: 'chester' },
      },
      {
        says: {
          en: 'The three of the main attack pin three. Two may leave, but not by Derby or Warwick.',
          pl: 'Trzech z głównego ataku wiąże trzech. Dwóch może odejść, lecz nie przez Derby ani Warwick.',
        },
        plays: ['york: move york'],
        refused: { 'york: to derby': '5.22', 'york: to warwick': '5.22' },
      },
      {
        says: {
          en: 'York goes to Hereford, March to Powys. The others have to stay.',
          pl: 'York idzie do Hereford, March do Powys. Pozostali muszą zostać.',
        },
        plays: ['york: to hereford; stop', `york: ${halt('march', 'powys')}`],
        stand: { york: 'hereford', march: 'powys' },
        refused: { 'york: move rutland': '5.22' },
      },
    ],
  },
  {
    id: 'EX-8',
    title: { en: 'Recruits', pl: 'Zaciąg' },
    position: {
      board: { calais: 'york', france: 'henry-vi', pool: 'northumberland-l, newcastle-levy' },
      begin: 'turn action-2-1 action-2-2',
      played: ['york: end'],
    },
    areas: ['northumbria'],
    steps: [
      {
        says: {
          en: 'Lancaster has two points. Northumberland is recruited at home for one, at full strength.',
          pl: 'Lancaster ma dwa punkty. Northumberland zaciąga się u siebie za jeden, z pełną siłą.',
        },
        plays: ['lancaster: recruit northumberland-l northumbria'],
        stand: { 'northumberland-l': 'northumbria 4' },
      },
      {
        says: {
          en: 'The other raises the levy of Newcastle in the same area.',
          pl: 'Za drugi staje tam pospolite ruszenie z Newcastle.',
        },
        plays: ['lancaster: recruit newcastle-levy northumbria'],
        stand: { 'newcastle-levy': 'northumbria' },
      },
    ],
  },
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
          pl: 'Trzy bloczki z trzech obszarów, po punkcie każdy, wchodzą do Sussex przez granicę z Oxford.',
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
          pl: 'Lancaster śle na pomoc trzech z East Anglia.',
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
]
