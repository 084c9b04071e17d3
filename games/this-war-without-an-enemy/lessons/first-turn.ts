/** The Royalists before Bristol: a card, Group Moves, a siege begun, recruits. */
import type { Lesson } from '@muster/kernel/lesson'

export const firstTurn: Lesson = {
  id: 'first-turn',
  name: { en: 'The first Turn', pl: 'Pierwsza Tura' },
  about: {
    en: 'Lay a card, move two groups, besiege Bristol, recruit.',
    pl: 'Zagrywasz kartę, ruszasz dwie grupy, oblegasz Bristol, prowadzisz Pobór.',
  },
  seat: 'royalist',
  position: {
    board: {
      wiltshire: 'r-charles 4, r-rupert 4, r-hopton 4, r-cannon-1 3',
      'se-wales': 'r-w-foot-se-wales-1 2',
      somerset: 'p-waller 3, p-s-foot-gloucester 3',
      berkshire: 'p-essex 4',
      gloucestershire: 'p-m-horse-gloucester 3',
      pool: 'r-w-horse-pool-1, r-garrison-1, p-garrison-1',
    },
    given: { year: 1643, turn: 2, hands: ['r20, r07, r12', 'p10'] },
    begin: 'cards',
    played: ['parliament: lay p10'],
  },
  steps: [
    {
      en: 'Nine Victory Cities decide. At 3 Victory Points on one side at the end of a Turn the war is over. Bristol is one of them: take it.',
      pl: 'Decyduje dziewięć Miast Zwycięstwa. Gdy na koniec Tury jedna strona ma 3 Punkty Zwycięstwa, wojna się kończy. Bristol jest jednym z nich: zdobądź go.',
      look: ['area somerset'],
    },
    {
      en: 'The number is Action Points and decides who is first. Low cards carry events and you get both. Lay the 4.',
      pl: 'Liczba to Punkty Akcji i pierwszeństwo. Niższe karty mają Zdarzenia, dostajesz jedno i drugie. Zagraj 4.',
      choose: ['lay r20'],
      otherwise: {
        'lay r12': {
          en: 'Useful in a storm; you are not there yet.',
          pl: 'Przyda się przy szturmie, ale jeszcze tam nie jesteś.',
        },
        'lay r07': { en: '2 points are too few today.', pl: '2 punkty to dziś za mało.' },
        'lay r26': { en: 'Just as good. Take the one that is ringed.', pl: 'Równie dobra. Weź tę w ramce.' },
      },
      reply: ['parliament: decline'],
    },
    {
      en: '4 beats 3: you are Player 1. Parliament leaves its event.',
      pl: '4 bije 3: jesteś Graczem 1. Parlament rezygnuje ze Zdarzenia.',
    },
    {
      en: 'Each point: a Group Move, a Muster, a Sea Move or one strength recruited. Choose the Foot in SE Wales.',
      pl: 'Każdy punkt to Ruch Grupowy, Zbiórka, Ruch na Morzu albo jeden punkt siły z Poboru. Wybierz Piechotę w Strefie SE Walia.',
      select: ['r-w-foot-se-wales-1'],
      otherwise: {
        group: {
          en: 'In a moment. First the Foot in SE Wales.',
          pl: 'Za chwilę. Najpierw Piechota w Strefie SE Walia.',
        },
        end: { en: 'You have 4 points to use first.', pl: 'Masz najpierw 4 punkty do użycia.' },
      },
    },
    {
      en: 'It moves two Areas, and Worcestershire is two away, but does not glow. Press it.',
      pl: 'Rusza się o dwie Strefy, a Worcestershire leży o dwie, lecz nie jest podświetlone. Naciśnij.',
      ask: {
        domain: 'area',
        id: 'worcestershire',
        rule: '6.16',
        by: [
          'group se-wales',
          'join r-w-foot-se-wales-1',
          'march shropshire-herefordshire',
          'march worcestershire',
        ],
      },
      otherwise: {
        group: {
          en: 'First press Worcestershire and see why not.',
          pl: 'Najpierw naciśnij Worcestershire i zobacz, dlaczego nie.',
        },
      },
    },
    {
      en: 'A Regional block leaves its Home Region only with a Leader. Send it to Shropshire & Herefordshire, which is still Wales.',
      pl: 'Blok Regionalny opuszcza Rodzimy Region tylko z Dowódcą. Wyślij go do Shropshire i Herefordshire, to jeszcze Walia.',
      choose: [
        'group se-wales',
        'join r-w-foot-se-wales-1',
        'march shropshire-herefordshire',
        'halt',
        'done',
      ],
      otherwise: {
        march: {
          en: 'Also Wales; Shropshire is nearest to England.',
          pl: 'To też Walia; z Shropshire jest najbliżej do Anglii.',
        },
      },
    },
    {
      en: 'Second point: the army in Wiltshire. Leaders, Regional Leaders and guns go where they like. March on Somerset.',
      pl: 'Drugi punkt: armia w Wiltshire. Dowódcy, Dowódcy Regionalni i działa idą, dokąd chcą. Marsz na Somerset.',
      choose: [
        'group wiltshire',
        'join r-charles',
        'join r-rupert',
        'join r-hopton',
        'join r-cannon-1',
        'march somerset',
      ],
      otherwise: {
        'march berkshire': {
          en: 'Also an attack. Bristol is in Somerset.',
          pl: 'Też atak. Bristol leży w Somerset.',
        },
        'march gloucestershire': {
          en: 'Also an attack. Bristol is in Somerset.',
          pl: 'Też atak. Bristol leży w Somerset.',
        },
        end: { en: '3 points are still yours to use.', pl: 'Zostały ci jeszcze 3 punkty.' },
      },
      reply: ['parliament: withdraw p-waller; withdraw p-s-foot-gloucester; done'],
    },
    {
      en: 'The defenders go behind the walls: Bristol holds as many blocks as its size, 2. Stop here: a siege begins, its marker starts at 0.',
      pl: 'Obrońcy wchodzą za mury: Bristol mieści tyle bloków, ile wynosi jego wielkość, 2. Zatrzymaj się tutaj: zaczyna się oblężenie, znacznik stoi na 0.',
      choose: ['done'],
      otherwise: {
        halt: {
          en: 'That stops them too. The move is over with Done.',
          pl: 'To też ich zatrzyma. Ruch kończy „Gotowe”.',
        },
        march: { en: 'You could pass by. Stay and besiege.', pl: 'Możesz iść dalej. Zostań i oblegaj.' },
      },
    },
    {
      en: 'Recruit: add a strength to the Wales Foot; it is in its Home Region. Twice.',
      pl: 'Pobór: dodaj siłę Piechocie z Walii; jest w swoim Regionie. Dwa razy.',
      choose: ['recruit r-w-foot-se-wales-1', 'recruit r-w-foot-se-wales-1'],
      otherwise: {
        deploy: {
          en: 'Also allowed; a new block enters at strength 1.',
          pl: 'Też wolno; nowy blok wchodzi z siłą 1.',
        },
        end: { en: '2 points are still yours to use.', pl: 'Zostały ci jeszcze 2 punkty.' },
      },
    },
    {
      en: 'All 4 points are used. End your Actions.',
      pl: 'Wszystkie 4 punkty zużyte. Zakończ Akcje.',
      choose: ['end'],
      reply: ['parliament: end; decline'],
    },
    {
      en: 'You may bombard and storm now. Walls whole: two hits for one strength. Leave it and let hunger work.',
      pl: 'Możesz teraz ostrzelać i szturmować. Mury całe: dwa trafienia na jeden punkt siły. Zrezygnuj i daj działać głodowi.',
      choose: ['decline'],
      otherwise: {
        bombard: {
          en: 'Allowed. But with 3 strength of guns only a 6 opens the walls.',
          pl: 'Wolno. Ale przy sile dział 3 mury otwiera tylko 6.',
        },
        join: {
          en: 'Allowed: those who join storm the walls. Against whole walls it is dear.',
          pl: 'Wolno: kto dołączy, szturmuje. Przeciw całym murom to kosztowne.',
        },
      },
    },
    {
      en: 'The marker goes up each Turn. From 1 on the City rolls: it may starve or surrender, and you gain a Victory Point.',
      pl: 'Znacznik rośnie co Turę. Od 1 Miasto rzuca kością: może głodować albo skapitulować, a ty zyskasz Punkt Zwycięstwa.',
      look: ['area somerset'],
    },
  ],
}
