import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const SCENARIOS_AND_VICTORY: RuleBook = {
  '8.0': rule(
    ['Scenarios', 'Two scenarios and a campaign that joins them.'],
    ['Scenariusze', 'Dwa scenariusze i kampania, która je łączy.'],
  ),
  '8.1': rule(
    [
      'Braveheart',
      '1297 to 1305. England holds most nobles and levies four blocks; Edward waits in the pool. Wallace is in Fife, and only Bruce, Galloway and Moray stand for Scotland.',
    ],
    [
      'Braveheart',
      'Lata 1297–1305. Anglia ma większość szlachty i rekrutuje cztery bloczki; Edward czeka w puli. Wallace stoi w Fife, a po stronie Szkocji są tylko Bruce, Galloway i Moray.',
    ],
  ),
  '8.2': rule(
    [
      'The Bruce',
      '1306 to 1314. Wallace and Moray are dead, the King of Scots is in Fife; the Bruce faction stands for Scotland, the Comyn faction for England, with a few exceptions. Half of the English pool is levied. Edward I dies at the end of 1306.',
    ],
    [
      'The Bruce',
      'Lata 1306–1314. Wallace i Moray nie żyją, szkocki Król jest w Fife; frakcja Bruce’a wspiera Szkocję, frakcja Comyna Anglię, z kilkoma wyjątkami. Rekrutuje się połowę angielskiej puli. Edward I umiera na koniec roku 1306.',
    ],
  ),
  '8.3': rule(
    [
      'Campaign',
      'Begins like Braveheart and goes on, even past 1314, until one side has won. From 1307 the English king is Edward II.',
    ],
    [
      'Kampania',
      'Zaczyna się jak Braveheart i trwa, także po roku 1314, aż jedna ze stron wygra. Od roku 1307 królem Anglii jest Edward II.',
    ],
  ),
  '9-tournament': rule(
    [
      'Tournament bid',
      'Both bid for a side. A bid of E1 to E3 plays England with Edward kept out for so many years; one of S1 to S3 plays Scotland against so many English blocks more in the first levy. The difference of the bids holds for the higher bidder.',
    ],
    [
      'Licytacja turniejowa',
      'Gracze licytują stronę. Kto zgłosi E1–E3, gra Anglią, a Edward przez tyle lat nie wchodzi do gry; kto zgłosi S1–S3, gra Szkocją przeciw tylu dodatkowym angielskim bloczkom pierwszej rekrutacji. Różnica ofert obowiązuje tego, kto przelicytował.',
    ],
  ),
  '9.0': rule(
    [
      'Victory',
      'At the end the side with more nobles wins. With seven each Scotland wins if Wallace is on the map, otherwise England.',
    ],
    [
      'Zwycięstwo',
      'Na koniec wygrywa strona z większą liczbą szlachciców. Przy siedmiu po każdej stronie wygrywa Szkocja, jeśli Wallace jest na planszy, inaczej Anglia.',
    ],
  ),
  '9.1': rule(
    [
      'Sudden death',
      'All nobles in play on one side, the Scottish King or Edward II killed in battle: the match ends at once.',
    ],
    [
      'Nagła śmierć',
      'Wszyscy szlachcice w grze po jednej stronie, Król szkocki lub Edward II zabity w bitwie: partia kończy się od razu.',
    ],
  ),
}
