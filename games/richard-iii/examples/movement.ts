/** Worked examples: moves by land and sea, and recruits. */
import { each, halt, march } from '@muster/block-kit/example-words'
import type { WorkedExample } from '@muster/kernel/worked-example'

export const MOVEMENT: readonly WorkedExample[] = [
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
          pl: 'Cztery bloczki idą z Middlesex do Oksfordu: żółta granica jest pełna.',
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
          pl: 'Za drugi stają tam zaciężni z Newcastle.',
        },
        plays: ['lancaster: recruit newcastle-levy northumbria'],
        stand: { 'newcastle-levy': 'northumbria' },
      },
    ],
  },
  {
    id: 'EX-6',
    title: { en: 'What only ships can reach', pl: 'Dokąd można tylko statkiem' },
    position: {
      board: { glamorgan: 'york', kent: 'march', france: 'henry-vi' },
      begin: 'turn action-2-1 action-2-2',
    },
    areas: ['glamorgan', 'somerset', 'hereford', 'gloucester', 'kent', 'essex'],
    steps: [
      {
        says: {
          en: 'From Glamorgan there is no way to Somerset on land but by Hereford and Gloucester, and those have no coast.',
          pl: 'Z Glamorgan do Somerset lądem można tylko przez Hereford i Gloucester, a te nie mają wybrzeża.',
        },
        plays: ['york: move york'],
        refused: {
          'york: to somerset': '5.2',
          'york: sail hereford': '2.81',
          'york: sail gloucester': '2.81',
        },
      },
      {
        says: {
          en: 'By sea he is there at once. March sails from Kent to Essex in the same way.',
          pl: 'Morzem jest tam od razu. March tak samo płynie z Kent do Essex.',
        },
        plays: ['york: sail somerset', 'york: move march; sail essex'],
        stand: { york: 'somerset', march: 'essex' },
      },
    ],
  },
  {
    id: 'EX-7',
    title: { en: 'From port to port', pl: 'Z portu do portu' },
    position: {
      board: { calais: 'york, march, rutland, warwick-y, kent-y', france: 'henry-vi' },
      begin: 'turn action-2-1 action-2-2',
    },
    areas: ['calais', 'kent', 'essex', 'east-anglia'],
    steps: [
      {
        says: {
          en: 'A point carries two blocks from one major port to another: York and March go to Sandwich in Kent.',
          pl: 'Za punkt dwa bloczki płyną z dużego portu do dużego portu: York i March do Sandwich w Kent.',
        },
        plays: ['york: move york; sail kent', 'york: move march; sail kent'],
        stand: { york: 'kent', march: 'kent' },
      },
      {
        says: {
          en: 'The second point takes one block to a coast without a major port: Rutland to Essex. Then it is used up.',
          pl: 'Za drugi płynie jeden bloczek na wybrzeże bez dużego portu: Rutland do Essex. Wtedy jest zużyty.',
        },
        plays: ['york: move rutland; sail essex'],
        stand: { rutland: 'essex' },
        refused: { 'york: move warwick-y': '1.2' },
      },
    ],
  },
]
