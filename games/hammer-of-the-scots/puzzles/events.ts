import type { Puzzle } from '@muster/kernel/puzzle'
import { at, LAST, SEVEN, SIX } from './common.ts'

export const EVENTS: readonly Puzzle[] = [
  {
    id: 'herald-to-the-lonely',
    seat: 'scotland',
    title: { en: 'A herald to the lonely', pl: 'Herold do samotnego' },
    task: {
      en: 'The last turn, eight nobles to six. Your herald may win over one of them on 1-4. Whom do you name?',
      pl: 'Ostatnia tura, ośmiu szlachciców do sześciu. Twój herold przekona jednego z nich przy 1-4. Kogo wskażesz?',
    },
    position: at({
      board: {
        ...SIX,
        argyll: 'argyll-e',
        galloway: 'galloway-e, ulster-infantry',
        annan: 'bruce-e, lancaster-knights',
        lennox: 'lennox-e, wales-infantry',
        atholl: 'atholl-e, hobelars',
        dunbar: 'dunbar-e, durham-infantry, northumber-infantry',
        mentieth: 'mentieth-e, york-knights',
        lanark: 'stewart-e, lancaster-archers',
        fife: 'wallace',
      },
      given: LAST,
      begin: 'turn move-1-1 herald',
      played: ['scotland: play'],
    }),
    best: ['name argyll'],
    by: 0.1,
    why: {
      en: '',
      pl: '',
    },
  },
  {
    id: 'english-herald',
    seat: 'england',
    title: { en: 'The King’s herald', pl: 'Herold króla' },
    task: {
      en: 'Seven nobles each, Wallace lives, the last turn. Whom does the English herald visit?',
      pl: 'Po siedmiu szlachciców, Wallace żyje, ostatnia tura. Kogo odwiedzi angielski herold?',
    },
    position: at({
      board: {
        ross: 'ross-s, grant',
        moray: 'moray, wallace',
        buchan: 'buchan-s, fraser',
        mar: 'mar-s, douglas',
        angus: 'angus-s, lindsay',
        badenoch: 'comyn-s',
        atholl: 'atholl-s, campbell, graham',
      },
      given: LAST,
      begin: 'turn herald move-1-2',
      played: ['england: play'],
    }),
    best: ['name comyn'],
    by: 0.1,
    why: {
      en: '',
      pl: '',
    },
  },
  {
    id: 'pillage-a-lord',
    seat: 'scotland',
    title: { en: 'Pillage makes friends', pl: 'Grabież zjednuje' },
    task: {
      en: 'The last turn, eight nobles to six, and you hold Pillage. Which group do you pillage?',
      pl: 'Ostatnia tura, ośmiu szlachciców do sześciu, a ty masz Grabież. Którą grupę złupisz?',
    },
    position: at({
      board: {
        ...SIX,
        atholl: 'atholl-e 2',
        mentieth: 'mentieth-e, york-knights',
        fife: 'wallace 2',
        lothian: 'edward',
      },
      given: LAST,
      begin: 'turn move-1-1 pillage',
      played: ['scotland: play'],
    }),
    best: ['pillage atholl'],
    by: 0.2,
    why: {
      en: '',
      pl: '',
    },
  },
  {
    id: 'pillage-for-england',
    seat: 'england',
    title: { en: 'The last two steps', pl: 'Ostatnie dwa poziomy' },
    task: {
      en: 'Seven nobles each, the last turn, Wallace far away. Your Pillage gives two hits: where?',
      pl: 'Po siedmiu szlachciców, ostatnia tura, Wallace daleko. Twoja Grabież daje dwa trafienia: gdzie?',
    },
    position: at({
      board: { ...SEVEN, ross: 'ross-s, wallace', mar: 'mar-s 2', buchan: 'buchan-s, fraser', strathspey: 'york-knights 2', lochaber: 'hobelars' },
      given: LAST,
      begin: 'turn pillage move-1-2',
      played: ['england: play'],
    }),
    best: ['pillage mar'],
    by: 0.2,
    why: {
      en: '',
      pl: '',
    },
  },
  {
    id: 'truce-saves',
    seat: 'scotland',
    title: { en: 'A truce in time', pl: 'Rozejm w porę' },
    task: {
      en: 'Seven nobles each, the last turn. Atholl has one step left, and an English host stands next door with the move.',
      pl: 'Po siedmiu szlachciców, ostatnia tura. Athollowi został jeden poziom, a obok stoi angielska armia, która może ruszyć.',
    },
    position: at({
      board: { ...SEVEN, atholl: 'atholl-s 1', mentieth: 'mentieth-e, edward, york-knights, lancaster-knights', ross: 'ross-s, wallace' },
      given: LAST,
      begin: 'turn move-3-1 truce',
    }),
    best: ['play'],
    by: 0.2,
    why: {
      en: '',
      pl: '',
    },
  },
]
