/** Puzzles of the wars before Bosworth: Henry, York, Edward and their last days. */
import type { Puzzle } from '@muster/kernel/puzzle'
import { at } from './common.ts'

/** Lancaster's lords, of whom there are few, and York's. */
const YORK_LEADS = {
  essex: 'oxford',
  pembroke: 'pembroke',
  'east-anglia': 'norfolk',
  oxford: 'suffolk',
  sussex: 'arundel',
  leicester: 'hastings',
} as const
const LANCASTER_LEADS = {
  essex: 'oxford',
  pembroke: 'pembroke',
  lincoln: 'beaumont',
  cumbria: 'clifford',
  wilts: 'wiltshire',
  sussex: 'arundel',
  leicester: 'hastings',
} as const
const ONLY_YORK = 'march, rutland, clarence-y, gloucester'
const ONLY_MARCH = 'york, rutland, clarence-y, gloucester'
const ONLY_HENRY = 'prince-edward, exeter-l, somerset, richmond'
const ONLY_PRINCE = 'henry-vi, exeter-l, somerset, richmond'
const HENRY_REIGNS = { campaign: 3, turn: 7, throne: 'lancaster' } as const
const EDWARD_REIGNS = { campaign: 3, turn: 7, throne: 'york' } as const

export const EARLIER_WARS: readonly Puzzle[] = [
  {
    id: 'wakefield',
    seat: 'york',
    title: { en: 'Not at Wakefield', pl: 'Nie pod Wakefield' },
    task: {
      en: 'The count will make York King. He stands in South Yorks with one step left, the last of his house, before Clifford.',
      pl: 'Liczenie uczyni Yorka królem. Stoi w South Yorks z jednym poziomem siły, ostatni z rodu, przed Cliffordem.',
    },
    position: at({
      board: {
        ...YORK_LEADS,
        'south-yorks': 'york 1, clifford 3 from north-yorks',
        wilts: 'henry-vi',
        dead: `${ONLY_YORK}, ${ONLY_HENRY}`,
      },
      given: HENRY_REIGNS,
      begin: 'battle south-yorks lancaster',
      dice: [6, 6, 6],
      played: ['lancaster: fight clifford', 'york: hold york', 'lancaster: hold clifford'],
    }),
    best: ['retreat york derby', 'retreat york lincoln', 'retreat york east-yorks', 'retreat york lancaster'],
    by: 0.2,
    why: {
      en: 'He has the lords; he needs only to be alive when they are counted. One die against three is not how a crown is won.',
      pl: 'Panów ma; musi tylko żyć, gdy będą liczeni. Jedną kością przeciw trzem nie zdobywa się korony.',
    },
  },
  {
    id: 'saint-albans',
    seat: 'york',
    title: { en: 'Saint Albans', pl: 'Saint Albans – szarża' },
    task: {
      en: 'King Henry, last of his house and weak, stands behind Beaumont and Oxford. The count is Lancaster’s. York’s turn.',
      pl: 'Król Henryk, ostatni z rodu i słaby, stoi za Beaumontem i Oxfordem. Liczenie należy do Lancastera. Kolej Yorka.',
    },
    position: at({
      board: {
        ...LANCASTER_LEADS,
        essex: '',
        lincoln: '',
        middlesex: 'henry-vi 1, beaumont 3, oxford 3, york 4 from kent',
        dead: `${ONLY_YORK}, ${ONLY_HENRY}`,
      },
      given: HENRY_REIGNS,
      begin: 'battle middlesex york',
      dice: [6, 6, 6],
      played: ['lancaster: fight oxford', 'lancaster: hold henry-vi', 'lancaster: hold beaumont'],
    }),
    best: ['charge henry-vi'],
    by: 0.2,
    why: {
      en: 'Hits of a fight go to the strongest, and Henry is the weakest. An heir may charge whom he likes (6.5): four dice, one hit, and the house of Lancaster is ended.',
      pl: 'Trafienia w walce przyjmuje najsilniejszy, a Henryk jest najsłabszy. Następca może szarżować na kogo chce (6.5): cztery kości, jedno trafienie i ród Lancasterów się kończy.',
    },
  },
  {
    id: 'tewkesbury',
    seat: 'york',
    title: { en: 'Tewkesbury', pl: 'Pod Tewkesbury' },
    task: {
      en: 'King Edward meets Prince Edward, the last heir of Lancaster, in Gloucester; Devon and Pembroke shield him. The count is lost.',
      pl: 'Król Edward spotyka w Gloucester księcia Edwarda, ostatniego następcę Lancasterów; osłaniają go Devon i Pembroke. Liczenie jest przegrane.',
    },
    position: at({
      board: {
        ...LANCASTER_LEADS,
        pembroke: '',
        gloucester: 'prince-edward 1, devon 2, pembroke 3, march 3 from oxford',
        dead: `${ONLY_MARCH}, ${ONLY_PRINCE}`,
      },
      given: EDWARD_REIGNS,
      begin: 'battle gloucester york',
    }),
    best: ['charge prince-edward'],
    by: 0.2,
    why: {
      en: 'March is an A: he acts before anybody there. A fight would strike Pembroke; a charge strikes the Prince, and with him the whole cause (6.5).',
      pl: 'March ma literę A: działa przed wszystkimi. Walka trafiłaby Pembroke’a; szarża trafia księcia, a z nim całą sprawę (6.5).',
    },
  },
  {
    id: 'the-prince-escapes',
    seat: 'lancaster',
    title: { en: 'The Prince escapes', pl: 'Książę uchodzi' },
    task: {
      en: 'Lancaster leads the count. Prince Edward, the last heir, has lived through one round before King Edward in Gloucester.',
      pl: 'Lancaster prowadzi w liczeniu. Książę Edward, ostatni następca, przetrwał jedną rundę przed królem Edwardem w Gloucester.',
    },
    position: at({
      board: {
        ...LANCASTER_LEADS,
        gloucester: 'prince-edward 2, march 3 from oxford',
        dead: `${ONLY_MARCH}, ${ONLY_PRINCE}`,
      },
      given: EDWARD_REIGNS,
      begin: 'battle gloucester york',
      dice: [6, 6, 6],
      played: ['york: fight march', 'lancaster: hold prince-edward', 'york: hold march'],
    }),
    best: [
      'retreat prince-edward hereford',
      'retreat prince-edward somerset',
      'retreat prince-edward warwick',
      'retreat prince-edward wilts',
    ],
    by: 0.2,
    why: {
      en: 'From the second round on he may leave. If he lives the count crowns him; against A3 he would not live long.',
      pl: 'Od drugiej rundy może odejść. Jeśli przeżyje, liczenie go ukoronuje; przeciw A3 długo by nie pożył.',
    },
  },
  {
    id: 'york-at-bay',
    seat: 'lancaster',
    title: { en: 'York at bay', pl: 'York osaczony' },
    task: {
      en: 'York leads the count and is the last of his house. Clifford has him in South Yorks, two steps strong.',
      pl: 'York prowadzi w liczeniu i jest ostatnim z rodu. Clifford dopadł go w South Yorks, z siłą dwa.',
    },
    position: at({
      board: {
        ...YORK_LEADS,
        'south-yorks': 'york 2, clifford 3 from north-yorks',
        wilts: 'henry-vi',
        dead: `${ONLY_YORK}, ${ONLY_HENRY}`,
      },
      given: HENRY_REIGNS,
      begin: 'battle south-yorks lancaster',
    }),
    best: ['fight clifford'],
    by: 0.1,
    why: {
      en: 'Clifford is an A and strikes first. In this round York may not retreat: what is not done now cannot be done when he is gone.',
      pl: 'Clifford ma literę A i uderza pierwszy. W tej rundzie York nie może uciec: czego nie zrobi się teraz, nie zrobi się, gdy odejdzie.',
    },
  },
  {
    id: 'clarence-wavers',
    seat: 'lancaster',
    title: { en: 'Clarence wavers', pl: 'Clarence się waha' },
    task: {
      en: 'York is just ahead. Clarence fights for his brother Edward in Warwick, before King Henry, whose turn it is.',
      pl: 'York prowadzi o włos. Clarence walczy w Warwick za brata Edwarda przed królem Henrykiem, którego jest kolej.',
    },
    position: at({
      board: {
        essex: 'oxford',
        pembroke: 'pembroke',
        lincoln: 'beaumont',
        'east-anglia': 'norfolk',
        sussex: 'arundel',
        leicester: 'hastings',
        warwick: 'clarence-y 3, henry-vi 4 from oxford',
        rutland: 'march',
        dead: `york, rutland, gloucester, ${ONLY_HENRY}`,
      },
      given: HENRY_REIGNS,
      begin: 'battle warwick lancaster',
      dice: [6, 6, 6],
      played: ['york: fight clarence-y'],
    }),
    best: ['persuade henry-vi clarence-y'],
    by: 0.1,
    why: {
      en: 'Clarence has a loyalty of one: an even die, and he counts for Lancaster instead of York (6.9, 9.1). No dice in battle swing the count by two.',
      pl: 'Lojalność Clarence’a wynosi jeden: parzysta kość i liczy się Lancasterowi zamiast Yorkowi (6.9, 9.1). Żadne kości w bitwie nie zmienią liczenia o dwa.',
    },
  },
  {
    id: 'a-lord-too-many',
    seat: 'york',
    title: { en: 'One lord to spare', pl: 'Jeden pan na zbyciu' },
    task: {
      en: 'The count is even, and a tie keeps King Edward. Worcester, one step strong, has met Wiltshire in Rutland.',
      pl: 'Liczenie jest równe, a remis zostawia króla Edwarda. Worcester z jednym poziomem siły spotkał w Rutland Wiltshire’a.',
    },
    position: at({
      board: {
        essex: 'oxford',
        pembroke: 'pembroke',
        lincoln: 'beaumont',
        cornwall: 'prince-edward',
        'east-anglia': 'norfolk',
        sussex: 'arundel',
        leicester: 'hastings',
        hereford: 'march',
        rutland: 'worcester 1, wiltshire 3 from lincoln',
        dead: `${ONLY_MARCH}, ${ONLY_PRINCE}`,
      },
      given: EDWARD_REIGNS,
      begin: 'battle rutland lancaster',
      played: ['york: hold worcester', 'lancaster: hold wiltshire'],
    }),
    best: ['retreat worcester leicester', 'retreat worcester east-anglia'],
    by: 0.2,
    why: {
      en: 'A lord who dies is one less in the count, and one less is a throne lost. Worcester has only to be somewhere in England, alive.',
      pl: 'Pan, który ginie, to o jednego mniej w liczeniu, a o jednego mniej to stracony tron. Worcester ma tylko być żywy gdzieś w Anglii.',
    },
  },
]
