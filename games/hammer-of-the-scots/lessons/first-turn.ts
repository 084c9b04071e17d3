/** Scotland's first turn of Braveheart: a card, three groups, a border that is full, and the battles to come. */
import type { Lesson } from '@muster/kernel/lesson'

export const firstTurn: Lesson = {
  id: 'first-turn',
  name: { en: 'The first turn', pl: 'Pierwsza tura' },
  about: {
    en: 'Lay a card, move three groups, ask why not, choose a battle.',
    pl: 'Kładziesz kartę, ruszasz trzy grupy, pytasz „dlaczego nie?”, wybierasz bitwę.',
  },
  seat: 'scotland',
  position: {
    board: {
      england: 'york-infantry, durham-knights, lancaster-archers, hobelars',
      badenoch: 'comyn-e',
      angus: 'angus-e',
      argyll: 'argyll-e',
      mar: 'mar-e',
      lennox: 'lennox-e',
      buchan: 'buchan-e',
      ross: 'ross-e',
      atholl: 'atholl-e',
      dunbar: 'dunbar-e',
      mentieth: 'mentieth-e, northumber-infantry',
      lanark: 'stewart-e',
      lothian: 'cumbria-infantry',
      annan: 'bruce-s',
      galloway: 'galloway-s',
      fife: 'wallace, douglas, barclay',
      moray: 'moray, fraser',
      strathspey: 'grant',
    },
    given: {
      hands: [
        'move-2-1, move-1-1, move-2-2, move-1-2, truce',
        'move-3-1, move-2-3, move-1-3, move-1-4, herald',
      ],
    },
    begin: 'cards',
    played: ['england: lay move-2-1'],
  },
  steps: [
    {
      en: 'Fourteen nobles; you hold 3, England 11. The most at the end of 1305 win. A turn has three parts: cards, moves, battles.',
      pl: 'Czternastu szlachciców; masz 3, Anglia 11. Wygrywa, kto ma więcej na koniec 1305 roku. Tura ma trzy części: karty, ruchy, bitwy.',
    },
    {
      en: 'Both lay one card face down. The higher is first and moves more groups; ties go to England. Lay the 3.',
      pl: 'Obie strony kładą po jednej zakrytej karcie. Wyższa daje pierwszeństwo i więcej grup; przy remisie pierwsza jest Anglia. Połóż 3.',
      choose: ['lay move-3-1'],
      otherwise: {
        'lay herald': {
          en: 'An event is always first, but it moves nobody. Keep it for a noble.',
          pl: 'Wydarzenie jest zawsze pierwsze, ale nikogo nie rusza. Zachowaj je na szlachcica.',
        },
        lay: {
          en: "You do not know England's card, and the 3 moves more groups.",
          pl: 'Nie znasz karty Anglii, a trójka rusza więcej grup.',
        },
      },
    },
    {
      en: '3 beats 2: you are first, with three groups.',
      pl: '3 bije 2: zaczynasz ty i masz trzy grupy.',
    },
    {
      en: 'A group is all your blocks in one area. Choose the group in Fife.',
      pl: 'Grupa to wszystkie twoje bloczki w jednym obszarze. Wybierz grupę w Fife.',
      select: ['wallace', 'douglas', 'barclay'],
      otherwise: {
        move: { en: 'In a moment. Start with Fife.', pl: 'Za chwilę. Zacznij od Fife.' },
        end: { en: 'You have three groups to move first.', pl: 'Masz najpierw trzy grupy do ruszenia.' },
      },
    },
    {
      en: 'Glowing areas are in reach. Send all three to Mentieth: enemies are there, so they stop and will fight.',
      pl: 'Podświetlone obszary są w zasięgu. Wyślij wszystkie trzy do Mentieth: stoi tam wróg, więc się zatrzymają i będzie bitwa.',
      choose: ['move wallace', 'to mentieth', 'move douglas', 'to mentieth', 'move barclay', 'to mentieth'],
      otherwise: {
        'to atholl': {
          en: 'A red border lets only two of yours cross in a turn. Take Mentieth.',
          pl: 'Przez czerwoną granicę przejdą w turze tylko dwa twoje bloczki. Wybierz Mentieth.',
        },
        'to angus': {
          en: 'Also an attack. Mentieth has the bigger castle.',
          pl: 'Też atak. W Mentieth stoi większy zamek.',
        },
        end: { en: 'You have three groups to move first.', pl: 'Masz najpierw trzy grupy do ruszenia.' },
      },
    },
    {
      en: 'Second group: Moray and Fraser, over the red border to Ross. Two may cross, and they must stop.',
      pl: 'Druga grupa: Moray i Fraser, przez czerwoną granicę do Ross. Przejdą dwa bloczki i muszą się zatrzymać.',
      choose: ['move moray', 'to ross', 'move fraser', 'to ross'],
      otherwise: {
        to: {
          en: 'Allowed, but take Ross: one noble stands there alone.',
          pl: 'Wolno, ale wybierz Ross: stoi tam jeden szlachcic.',
        },
        end: { en: 'Two groups are still to move.', pl: 'Zostały jeszcze dwie grupy.' },
      },
    },
    {
      en: 'Third group: Grant. Choose him in Strathspey; he may move two areas.',
      pl: 'Trzecia grupa: Grant. Wybierz go w Strathspey; może ruszyć się o dwa obszary.',
      select: ['grant'],
      otherwise: {
        move: { en: 'Take Grant this time.', pl: 'Tym razem weź bloczek Grant.' },
        end: { en: 'One group is still to move.', pl: 'Została jeszcze jedna grupa.' },
      },
    },
    {
      en: 'Ross is two areas away, and does not glow for him. Press it all the same: dark areas answer “why not?”.',
      pl: 'Ross leży o dwa obszary dalej, a nie jest dla niego podświetlone. Naciśnij mimo to: ciemne obszary odpowiadają „dlaczego nie?”.',
      ask: { domain: 'area', id: 'ross', rule: '4.3', by: ['move grant', 'to moray', 'to ross'] },
      otherwise: {
        move: {
          en: 'First press Ross and see why not.',
          pl: 'Najpierw naciśnij Ross i zobacz, dlaczego nie.',
        },
        end: {
          en: 'First press Ross and see why not.',
          pl: 'Najpierw naciśnij Ross i zobacz, dlaczego nie.',
        },
      },
    },
    {
      en: 'Two of yours have crossed to Ross this turn, and two is its limit. Send Grant to Moray.',
      pl: 'Do Ross przeszły już w tej turze dwa twoje bloczki, a taki jest limit. Wyślij bloczek Grant do Moray.',
      choose: ['move grant', 'to moray', 'stop'],
      otherwise: {
        'to buchan': {
          en: 'Allowed, but one block against a noble at home is a poor fight.',
          pl: 'Wolno, ale jeden bloczek przeciw szlachcicowi w domu to słaba walka.',
        },
        'to badenoch': {
          en: 'Allowed, but one block against a noble at home is a poor fight.',
          pl: 'Wolno, ale jeden bloczek przeciw szlachcicowi w domu to słaba walka.',
        },
      },
    },
    {
      en: 'All three groups have moved. Until you end, Undo takes any move back. End your moves.',
      pl: 'Wszystkie trzy grupy ruszyły. Dopóki nie zakończysz, „Cofnij” cofa każdy ruch. Zakończ ruchy.',
      choose: ['end'],
      reply: ['england: move stewart-e; to mentieth; move lennox-e; to mentieth', 'england: end'],
    },
    {
      en: 'England sends two blocks to Mentieth. They reinforce a battle you began, so they wait in reserve and join in round 2.',
      pl: 'Anglia wysyła dwa bloczki do Mentieth. Wzmacniają bitwę, którą zaczynasz ty, więc czekają w rezerwie i wejdą w rundzie 2.',
      look: ['area mentieth'],
    },
    {
      en: 'Two battles. Whoever is first chooses the order. Fight Ross first.',
      pl: 'Dwie bitwy. Kolejność wybiera pierwszy gracz. Zacznij od Ross.',
      choose: ['battle ross'],
      otherwise: {
        battle: {
          en: 'Allowed. Ross is shorter to learn with.',
          pl: 'Wolno. Ross jest krótsze na początek.',
        },
      },
    },
    {
      en: 'That is a turn. Up to five make a year; then comes winter, when nobles go home and armies shrink.',
      pl: 'Tak wygląda tura. Do pięciu tur tworzy rok; potem przychodzi zima, szlachcice wracają do domów, a armie maleją.',
    },
  ],
}
