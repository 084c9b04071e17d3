/** Walls, storms, hunger. */
import type { Puzzle } from '@muster/kernel/puzzle'
import { at, LAST_WINTER, WAR_GOES_ON, WAR_WON } from './common.ts'

export const SIEGES: readonly Puzzle[] = [
  {
    id: 'storm-or-go-home',
    seat: 'royalist',
    title: { en: 'Storm, or go home', pl: 'Szturm albo do domu' },
    task: {
      en: 'The last Turn of The Early War, no Victory Points: without one Parliament has won. Hopton and his foot stand before Plymouth, whose Garrison has one strength left.',
      pl: 'Ostatnia Tura Wczesnej Wojny, zero Punktów Zwycięstwa: bez jednego wygrał Parlament. Hopton z Piechotą stoi pod Plymouth, którego Garnizonowi został jeden poziom siły.',
    },
    position: at({
      scenario: 'early-war',
      board: { devon: 'r-hopton 4, r-s-foot-pool 3', plymouth: 'p-garrison-1 1' },
      given: LAST_WINTER,
      begin: 'sieges',
      played: ['parliament: decline', 'royalist: join r-hopton; join r-s-foot-pool'],
    }),
    best: ['storm'],
    gains: WAR_WON,
    by: 0.4,
    why: {
      en: 'A siege of this age surrenders one time in ten. A storm costs men that nobody will need after this Turn, and takes the City nearly every time.',
      pl: 'Tak młode oblężenie kończy się kapitulacją raz na dziesięć. Szturm kosztuje ludzi, którzy po tej Turze nie będą już potrzebni, a bierze Miasto prawie zawsze.',
    },
  },
  {
    id: 'once-more-to-the-breach',
    seat: 'royalist',
    title: { en: 'Once more', pl: 'Jeszcze raz' },
    task: {
      en: 'The same last Turn. The first round of the storm of Plymouth has hit nobody. Hopton has three left, the Garrison one.',
      pl: 'Ta sama ostatnia Tura. W pierwszej rundzie szturmu na Plymouth nikt nie trafił. Hopton ma trzy, Garnizon jeden.',
    },
    position: at({
      scenario: 'early-war',
      board: { devon: 'r-hopton 3', plymouth: 'p-garrison-1 1' },
      given: LAST_WINTER,
      begin: 'sieges',
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
      played: [
        'parliament: decline',
        'royalist: join r-hopton; storm',
        'parliament: engage p-garrison-1',
        'royalist: engage r-hopton',
      ],
    }),
    best: ['go-on'],
    gains: WAR_WON,
    by: 0.4,
    why: {
      en: 'The Attacker decides after each round whether the storm goes on (8.3). There is no next Turn to save Hopton for.',
      pl: 'Po każdej rundzie Atakujący decyduje, czy szturm trwa (8.3). Nie ma następnej Tury, na którą warto by oszczędzać Hoptona.',
    },
  },
  {
    id: 'before-hull-falls',
    seat: 'parliament',
    title: { en: 'Before Hull falls', pl: 'Zanim padnie Hull' },
    task: {
      en: 'The King has two points. Hull has been besieged so long that it will surrender this Turn. Outside stands one weak regiment; your foot is ready to sally.',
      pl: 'Król ma dwa punkty. Hull jest oblegane tak długo, że w tej Turze się podda. Na zewnątrz stoi jeden słaby oddział; twoja Piechota jest gotowa do wypadu.',
    },
    position: at({
      board: { 'east-riding': 'r-n-foot-northumb 1', hull: 'p-n-foot-pool 3' },
      given: { year: 1643, turn: 4, vp: 2, siege: { hull: 5 } },
      begin: 'sieges',
      played: ['parliament: join p-n-foot-pool'],
    }),
    best: ['sally'],
    gains: WAR_GOES_ON,
    by: 0.4,
    why: {
      en: 'Sallies come before Siege Resolution. Beat the besiegers and there is no siege left to resolve; wait, and the Marker of five opens the gates for them.',
      pl: 'Wypady są przed Rozstrzygnięciem Oblężeń. Pobij oblegających, a nie będzie czego rozstrzygać; czekaj, a Znacznik o wartości pięć sam otworzy im bramy.',
    },
  },
  {
    id: 'behind-the-walls',
    seat: 'parliament',
    title: { en: 'Behind the walls', pl: 'Za mury' },
    task: {
      en: 'The King has two points, and Newcastle’s army, seven strong, enters the East Riding. A regiment of two stands outside Hull.',
      pl: 'Król ma dwa punkty, a armia Newcastle’a, siły siedem, wkracza do East Riding. Pod Hull stoi oddział o sile dwa.',
    },
    position: at({
      board: {
        'east-riding': 'p-n-foot-pool 2',
        'north-riding': 'r-newcastle 4, r-n-horse-northumb 3',
      },
      given: { year: 1643, turn: 3, vp: 2 },
      begin: 'actions royalist 1',
      played: ['royalist: group north-riding; join r-newcastle; join r-n-horse-northumb; march east-riding'],
    }),
    best: ['withdraw p-n-foot-pool'],
    gains: WAR_GOES_ON,
    by: 0.4,
    why: {
      en: 'In the field it is two against seven, and an empty Hull opens its gates. Inside it is a siege, and sieges take Turns: the choice is made once, when the first enemies come (6.15).',
      pl: 'W polu to dwa przeciw siedmiu, a puste Hull otwiera bramy. Za murami to oblężenie, a oblężenia trwają Tury: wybiera się raz, gdy nadchodzą pierwsi wrogowie (6.15).',
    },
  },
  {
    id: 'who-goes-hungry',
    seat: 'royalist',
    title: { en: 'Who goes hungry?', pl: 'Kto głoduje?' },
    task: {
      en: 'Parliament has one point. Worcestershire cannot feed all six of your blocks, and Charles has one strength left.',
      pl: 'Parlament ma jeden punkt. Worcestershire nie wyżywi wszystkich sześciu twoich bloków, a Charlesowi został jeden poziom siły.',
    },
    position: at({
      board: {
        worcestershire:
          'r-charles 1, r-m-foot-pool 2, r-m-foot-cheshire 2, r-northampton 2, r-w-foot-cheshire 3, r-w-foot-se-wales-1 3',
      },
      given: { year: 1644, turn: 4, vp: -1 },
      begin: 'supply',
    }),
    best: [
      'lose r-m-foot-pool',
      'lose r-m-foot-cheshire',
      'lose r-northampton',
      'lose r-w-foot-cheshire',
      'lose r-w-foot-se-wales-1',
    ],
    gains: WAR_GOES_ON,
    by: 0.4,
    why: {
      en: 'The owner chooses who is unsupplied (9.12). Anybody but Charles: hunger can end the war as well as a battle can.',
      pl: 'Właściciel wybiera, kto jest bez Zaopatrzenia (9.12). Każdy, byle nie Charles: głód kończy wojnę równie dobrze jak bitwa.',
    },
  },
  {
    id: 'hunger-in-oxford',
    seat: 'royalist',
    title: { en: 'Hunger in Oxford', pl: 'Głód w Oksfordzie' },
    task: {
      en: 'Oxford is besieged and loses two strength this Turn. Charles has one, his foot three. Parliament has one point.',
      pl: 'Oblężony Oksford traci w tej Turze dwa poziomy siły. Charles ma jeden, jego Piechota trzy. Parlament ma jeden punkt.',
    },
    position: at({
      board: {
        oxfordshire: 'p-essex 4, p-m-foot-derbyshire 3',
        oxford: 'r-charles 1, r-m-foot-pool 3',
      },
      given: { year: 1645, turn: 3, vp: -1, siege: { oxford: 3 } },
      begin: 'supply',
      dice: [3],
    }),
    best: ['lose r-m-foot-pool'],
    gains: WAR_GOES_ON,
    by: 0.4,
    why: {
      en: 'One block may bear all of it (9.21). The foot loses two and still holds the walls; the King has nothing to give.',
      pl: 'Jeden blok może ponieść całość (9.21). Piechota traci dwa i nadal broni murów; król nie ma czego oddać.',
    },
  },
]
