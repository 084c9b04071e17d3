import type { Puzzle } from '@muster/kernel/puzzle'
import { at, LAST, SEVEN, SIX } from './common.ts'

export const MOVES: readonly Puzzle[] = [
  {
    id: 'the-empty-hall',
    seat: 'scotland',
    title: { en: 'The empty hall', pl: 'Puste domostwo' },
    task: {
      en: 'The last move of the war, one group. Lennox is with the English host in Lanark. Find the noble you need.',
      pl: 'Ostatni ruch wojny, jedna grupa. Lennox stoi z angielską armią w Lanark. Znajdź szlachcica, którego potrzebujesz.',
    },
    position: at({
      board: { ...SIX, fife: 'wallace', lanark: 'stewart-e, lennox-e, york-knights', lennox: '' },
      given: LAST,
      begin: 'turn move-1-1 move-1-2',
      played: ['england: end'],
    }),
    best: ['move wallace; to mentieth; to lennox'],
    by: 0.2,
    why: {
      en: '',
      pl: '',
    },
  },
  {
    id: 'his-chair-is-empty',
    seat: 'england',
    title: { en: 'His chair is empty', pl: 'Jego miejsce jest puste' },
    task: {
      en: 'The last turn, seven nobles each, and Wallace is out of reach. Mar has marched to Fife. One group moves.',
      pl: 'Ostatnia tura, po siedmiu szlachciców, Wallace poza zasięgiem. Mar pomaszerował do Fife. Rusza jedna grupa.',
    },
    position: at({
      board: {
        ross: 'ross-s, wallace',
        moray: 'moray',
        buchan: 'buchan-s',
        badenoch: 'comyn-s',
        argyll: 'argyll-s',
        lennox: 'lennox-s, campbell',
        fife: 'mar-s, douglas, fraser',
        atholl: 'atholl-e',
        angus: 'angus-e, wales-infantry',
      },
      given: LAST,
      begin: 'turn move-1-1 move-1-2',
    }),
    best: ['move wales-infantry; to mar'],
    by: 0.2,
    why: {
      en: 'In winter every noble goes home, and to the enemy if the enemy holds it (7.1). Foot that walks into empty Mar wins him without a battle: eight to six.',
      pl: 'Zimą każdy szlachcic wraca do domu, a jeśli trzyma go wróg, przechodzi do wroga (7.1). Piechota, która wejdzie do pustego Mar, zdobędzie go bez bitwy: osiem do sześciu.',
    },
  },
  {
    id: 'throw-him-out',
    seat: 'scotland',
    title: { en: 'Throw him out', pl: 'Wyrzuć go' },
    task: {
      en: 'Seven nobles each, the last move. A few Welsh foot sit in Mar, whose lord is with you in Fife.',
      pl: 'Po siedmiu szlachciców, ostatni ruch. Garść walijskiej piechoty siedzi w Mar, którego pan jest z tobą w Fife.',
    },
    position: at({
      board: {
        ross: 'ross-s',
        moray: 'moray',
        buchan: 'buchan-s',
        badenoch: 'comyn-s',
        angus: 'angus-s',
        atholl: 'atholl-s',
        mar: 'wales-infantry 1',
        fife: 'mar-s, wallace',
      },
      given: LAST,
      begin: 'turn move-1-1 move-1-2',
      played: ['england: end'],
    }),
    best: ['move wallace; to angus; to mar', 'move wallace; to atholl; to mar'],
    by: 0.2,
    why: {
      en: '',
      pl: '',
    },
  },
  {
    id: 'all-of-scotland',
    seat: 'england',
    title: { en: 'All of Scotland', pl: 'Cała Szkocja' },
    task: {
      en: 'One Scottish noble is left, at home in Mar with one step. End the war this turn.',
      pl: 'Został jeden szkocki szlachcic, u siebie w Mar, z jednym poziomem siły. Zakończ wojnę w tej turze.',
    },
    position: at({
      board: { mar: 'mar-s 1', buchan: 'buchan-e 1, york-knights', fife: 'wallace, douglas', annan: 'bruce-e, lancaster-knights' },
      given: { year: 1301, turn: 5 },
      begin: 'turn move-1-1 move-1-2',
    }),
    best: ['move york-knights; to mar'],
    gains: 'the-war-now',
    by: 0.15,
    why: {
      en: 'Whoever controls all nobles at the end of a turn wins at once (9.1). The knights take Mar; that Wallace roams Fife no longer matters.',
      pl: 'Kto na koniec tury kontroluje wszystkich szlachciców, wygrywa natychmiast (9.1). Rycerze biorą Mar; to, że Wallace krąży po Fife, nie ma już znaczenia.',
    },
  },
  {
    id: 'the-weak-lord',
    seat: 'scotland',
    title: { en: 'The weak lord', pl: 'Słaby pan' },
    task: {
      en: 'Eight nobles to six, the last move, Wallace alone in Fife. Whose land does he enter?',
      pl: 'Ośmiu szlachciców do sześciu, ostatni ruch, Wallace sam w Fife. Na czyją ziemię wejdzie?',
    },
    position: at({
      board: {
        ...SIX,
        fife: 'wallace',
        atholl: 'atholl-e 1',
        mentieth: 'mentieth-e, york-knights',
        lothian: 'durham-knights',
      },
      given: LAST,
      begin: 'turn move-1-1 move-1-2',
      played: ['england: end'],
    }),
    best: ['move wallace; to atholl'],
    by: 0.15,
    why: {
      en: 'One noble more makes it seven each, and Wallace breaks the tie. Atholl is alone with one step; every other lord in reach is strong or has knights beside him.',
      pl: 'Jeszcze jeden szlachcic i jest po siedem, a Wallace rozstrzyga remis. Atholl jest sam z jednym poziomem; każdy inny pan w zasięgu jest silny albo ma przy sobie rycerzy.',
    },
  },
]
