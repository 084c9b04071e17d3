/** Positions of Richard III with one best choice. `muster puzzles richard-iii` checks what they claim. */
import type { Puzzle, Puzzles } from '@muster/kernel/puzzle'
import type { State } from '../state.ts'
import { at } from './common.ts'
import { EARLIER_WARS } from './earlier-wars.ts'

/** Nobles who are counted at the end, each at home: five of Lancaster, four of York. */
const LORDS = {
  essex: 'oxford',
  pembroke: 'pembroke',
  lincoln: 'beaumont',
  cumbria: 'clifford',
  'east-anglia': 'norfolk',
  oxford: 'suffolk',
  sussex: 'arundel',
  leicester: 'hastings',
} as const
const FEW_YORKISTS = {
  essex: 'oxford',
  pembroke: 'pembroke',
  lincoln: 'beaumont',
  cumbria: 'clifford',
  wilts: 'wiltshire',
  sussex: 'arundel',
  leicester: 'hastings',
} as const
const FEW_LANCASTRIANS = {
  essex: 'oxford',
  pembroke: 'pembroke',
  'east-anglia': 'norfolk',
  oxford: 'suffolk',
  sussex: 'arundel',
  leicester: 'hastings',
} as const
/** Of the houses only Richmond and Gloucester are left. */
const DEAD = 'henry-vi, prince-edward, exeter-l, somerset, york, march, rutland, clarence-y'
/** The last turn of the last campaign: the political turn after it names the King. */
const LAST = { campaign: 3, turn: 7, throne: 'york' } as const

const PUZZLES: readonly Puzzle[] = [
  {
    id: 'the-last-heir',
    seat: 'york',
    title: { en: 'The last heir', pl: 'Ostatni następca' },
    task: {
      en: 'Lancaster has more lords, and the nobles are about to be counted. Richmond, their last heir, is before you in Dorset.',
      pl: 'Lancaster ma więcej panów, a szlachta zaraz zostanie policzona. Richmond, jej ostatni następca, stoi przed tobą w Dorset.',
    },
    position: at({
      board: { ...FEW_YORKISTS, dorset: 'richmond 2, gloucester 3 from sussex', dead: DEAD },
      given: LAST,
      begin: 'battle dorset york',
      dice: [6, 6],
      played: ['lancaster: fight richmond'],
    }),
    best: ['fight gloucester', 'charge richmond'],
    by: 0.25,
    why: {
      en: 'A house without heirs has lost, whatever the count says. Waiting only lets Richmond go: now is the one chance, by fighting or by a charge.',
      pl: 'Ród bez następców przegrał, cokolwiek powie liczenie. Czekanie tylko wypuści Richmonda: to jedyna szansa, w walce albo szarżą.',
    },
  },
  {
    id: 'stanley-may-turn',
    seat: 'york',
    title: { en: 'Stanley may turn', pl: 'Stanley może zdradzić' },
    task: {
      en: 'The count stands badly, and Stanley faces King Richard in Derby. What does the King do?',
      pl: 'Liczenie wypada źle, a Stanley stoi w Derby naprzeciw króla Ryszarda. Co robi król?',
    },
    position: at({
      board: { ...LORDS, derby: 'stanley-l 4, gloucester 3 from warwick', cornwall: 'richmond', dead: DEAD },
      given: LAST,
      begin: 'battle derby york',
      dice: [6, 6, 6, 6],
      played: ['lancaster: fight stanley-l'],
    }),
    best: ['persuade gloucester stanley-l'],
    by: 0.15,
    why: {
      en: 'A noble who comes over is one less there and one more here: the count swings by two. Three dice will hardly kill four steps in time; one even die turns him (6.9).',
      pl: 'Szlachcic, który przechodzi, to tam o jednego mniej, a tu o jednego więcej: liczenie zmienia się o dwa. Trzy kości nie zabiją w porę czterech poziomów; parzysta kość go zjedna (6.9).',
    },
  },
  {
    id: 'leave-the-field',
    seat: 'lancaster',
    title: { en: 'Leave the field', pl: 'Opuść pole' },
    task: {
      en: 'You have more lords and the count is near. Richmond, your last heir, stands in Dorset with one step before the King.',
      pl: 'Masz więcej panów, a liczenie blisko. Richmond, twój ostatni następca, stoi w Dorset z jednym poziomem przed królem.',
    },
    position: at({
      board: { ...FEW_YORKISTS, dorset: 'richmond 1, gloucester 3 from sussex', dead: DEAD },
      given: LAST,
      begin: 'battle dorset york',
      played: ['lancaster: hold richmond', 'york: hold gloucester'],
    }),
    best: ['retreat richmond cornwall', 'retreat richmond somerset', 'retreat richmond wilts'],
    by: 0.25,
    why: {
      en: 'If he lives, the count makes him King; if he falls, the house is ended. From the second round on he may go: nothing in Dorset is worth the crown.',
      pl: 'Jeśli przeżyje, liczenie uczyni go królem; jeśli padnie, ród się skończy. Od drugiej rundy może odejść: nic w Dorset nie jest warte korony.',
    },
  },
  {
    id: 'bosworth',
    seat: 'york',
    title: { en: 'Bosworth', pl: 'Pole Bosworth' },
    task: {
      en: 'Richmond, weak, stands behind Oxford in Leicester. The count is lost. King Richard’s turn.',
      pl: 'Słaby Richmond stoi w Leicester za Oxfordem. Liczenie jest przegrane. Kolej króla Ryszarda.',
    },
    position: at({
      board: {
        ...FEW_YORKISTS,
        essex: '',
        leicester: 'richmond 1, oxford 3, gloucester 3 from warwick',
        oxford: 'hastings',
        dead: DEAD,
      },
      given: LAST,
      begin: 'battle leicester york',
      dice: [6, 6, 6],
      played: ['lancaster: fight oxford', 'lancaster: hold richmond'],
    }),
    best: ['charge richmond'],
    by: 0.2,
    why: {
      en: 'Hits go to the strongest, so fighting only wears Oxford down. A charge is aimed: three dice at the last Lancastrian heir, one hit ends the war (6.5).',
      pl: 'Trafienia przyjmuje najsilniejszy, więc walka tylko osłabi Oxforda. Szarża ma cel: trzy kości w ostatniego następcę Lancasterów, jedno trafienie kończy wojnę (6.5).',
    },
  },
  {
    id: 'the-king-within-reach',
    seat: 'lancaster',
    title: { en: 'The King within reach', pl: 'Król w zasięgu' },
    task: {
      en: 'York is ahead in the count, and King Richard, their last heir, is weak behind Norfolk. Richmond’s turn.',
      pl: 'York prowadzi w liczeniu, a król Ryszard, jego ostatni następca, stoi słaby za Norfolkiem. Kolej Richmonda.',
    },
    position: at({
      board: {
        essex: 'oxford',
        pembroke: 'pembroke',
        oxford: 'suffolk',
        sussex: 'arundel',
        leicester: 'hastings, gloucester 1, norfolk 4, richmond 3 from lincoln',
        dead: DEAD,
      },
      given: LAST,
      begin: 'battle leicester lancaster',
      played: ['york: hold hastings', 'york: hold gloucester', 'york: hold norfolk'],
    }),
    best: ['charge gloucester'],
    by: 0.2,
    why: {
      en: 'Norfolk and Hastings shield him in an ordinary fight. A charge passes them by: one hit in three dice, and York has no heir left (6.5).',
      pl: 'W zwykłej walce osłaniają go Norfolk i Hastings. Szarża ich omija: jedno trafienie trzema kośćmi i York nie ma już następcy (6.5).',
    },
  },
  {
    id: 'the-king-leaves',
    seat: 'york',
    title: { en: 'The King leaves', pl: 'Król odchodzi' },
    task: {
      en: 'York is ahead in the count. King Richard, the last of his house, has one step left before Richmond in Warwick.',
      pl: 'York prowadzi w liczeniu. Król Ryszard, ostatni z rodu, ma jeden poziom siły przed Richmondem w Warwick.',
    },
    position: at({
      board: { ...FEW_LANCASTRIANS, warwick: 'gloucester 1, richmond 3 from hereford', dead: DEAD },
      given: LAST,
      begin: 'battle warwick lancaster',
      played: ['york: hold gloucester', 'lancaster: hold richmond'],
    }),
    best: [
      'retreat gloucester leicester',
      'retreat gloucester oxford',
      'retreat gloucester derby',
      'retreat gloucester gloucester',
      'retreat gloucester chester',
    ],
    by: 0.25,
    why: {
      en: 'The count keeps him on the throne if he lives to see it. In a fight at one die to three he mostly does not.',
      pl: 'Liczenie zostawi go na tronie, jeśli go dożyje. W walce jedną kością przeciw trzem przeważnie nie dożyje.',
    },
  },
  {
    id: 'an-heir-for-a-crown',
    seat: 'lancaster',
    title: { en: 'A crown in the hawthorn', pl: 'Korona w głogu' },
    task: {
      en: 'York is ahead in the count. Richmond has King Richard, two steps strong, before him in Warwick, and it is his turn.',
      pl: 'York prowadzi w liczeniu. Richmond ma przed sobą w Warwick króla Ryszarda z siłą dwa i jest jego kolej.',
    },
    position: at({
      board: { ...FEW_LANCASTRIANS, warwick: 'gloucester 2, richmond 3 from hereford', dead: DEAD },
      given: LAST,
      begin: 'battle warwick lancaster',
      dice: [6, 6],
      played: ['york: fight gloucester'],
    }),
    best: ['fight richmond', 'charge gloucester'],
    by: 0.1,
    why: {
      en: 'The last heir of York dies here or the count is lost. To wait gives the King the next blow, or lets him go.',
      pl: 'Ostatni następca Yorków ginie tutaj albo liczenie jest przegrane. Czekanie oddaje królowi następny cios lub pozwala mu odejść.',
    },
  },
  {
    id: 'stanley-the-other-way',
    seat: 'lancaster',
    title: { en: 'Stanley, the other way', pl: 'Stanley w drugą stronę' },
    task: {
      en: 'York is one lord ahead. Stanley stands for York in Derby before Richmond, whose turn it is.',
      pl: 'York ma o jednego pana więcej. Stanley stoi w Derby po stronie Yorku przed Richmondem, którego jest kolej.',
    },
    position: at({
      board: { ...LORDS, derby: 'stanley-y 4, richmond 3 from chester', hereford: 'gloucester', dead: DEAD },
      given: LAST,
      begin: 'battle derby lancaster',
      dice: [6, 6, 6, 6],
      played: ['york: fight stanley-y'],
    }),
    best: ['persuade richmond stanley-y'],
    by: 0.1,
    why: {
      en: 'If Stanley comes over, the count swings by two, and the throne with it. Fighting four steps with three dice seldom even drives him off.',
      pl: 'Jeśli Stanley przejdzie, liczenie zmieni się o dwa, a z nim tron. Walka trzema kośćmi z czterema poziomami rzadko go choćby przepędzi.',
    },
  },
]

export const richardPuzzles: Puzzles<State> = {
  puzzles: [...PUZZLES, ...EARLIER_WARS],
  measures: {},
  isSettled: (s) => s.stack.at(-1)?.step === 'play-cards',
}
