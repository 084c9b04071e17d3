import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const SCENARIOS: RuleBook = {
  '12.0': rule(
    ['Scenarios', 'Five ways to begin: their rules, decks and set-ups.'],
    ['Scenariusze', 'Pięć początków gry: ich zasady, talie i rozstawienia.'],
  ),
  '12.1': rule(
    ['The full war', 'From September 1642 to the end of 1646: 26 Turns.'],
    ['Cała Wojna', 'Od września 1642 do końca 1646: 26 Tur.'],
  ),
  '12.11': rule(
    ['Scenario Rules', 'All rules hold as they stand.'],
    ['Zasady scenariusza', 'Obowiązują wszystkie zasady bez zmian.'],
  ),
  '12.12': rule(
    [
      'Preparation of the Card Decks',
      'Cards with an upward arrow are kept apart until their Year; the others are shuffled.',
    ],
    [
      'Przygotowanie Talii Kart',
      'Karty ze strzałką w górę czekają osobno na swój Rok; pozostałe się tasuje.',
    ],
  ),
  '12.13': rule(
    [
      'Initial Set Up of the Markers and Blocks',
      'The armies of September 1642 at full strength: the King’s main army in Cheshire, Essex in Gloucestershire. One Victory Point for Parliament; 1642, Turn V.',
    ],
    [
      'Początkowe Ułożenie Znaczników i Bloków',
      'Armie z września 1642 z pełną siłą: główna armia króla w Cheshire, Essex w Gloucestershire. 1 PZ dla Parlamentu; rok 1642, Tura V.',
    ],
  ),
  '12.2': rule(
    ['The early war', 'September 1642 to the end of 1643: 8 Turns.'],
    ['Wczesna Wojna', 'Od września 1642 do końca 1643: 8 Tur.'],
  ),
  '12.21': rule(
    [
      'Scenario Rules',
      'The game ends after 1643. The Royalists win with a point or more for the King, otherwise Parliament.',
    ],
    [
      'Zasady scenariusza',
      'Gra kończy się po roku 1643. Rojalista wygrywa, mając przynajmniej 1 PZ dla Króla, inaczej wygrywa Parlamentarzysta.',
    ],
  ),
  '12.22': rule(
    [
      'Preparation of the Card Decks',
      'Without the cards of later Years, the two plots and the cards that foil them.',
    ],
    [
      'Przygotowanie Talii Kart',
      'Bez kart późniejszych Lat, bez obu spisków i bez kart, które je udaremniają.',
    ],
  ),
  '12.23': rule(
    ['Initial Set Up of the Markers and Blocks', 'The same as in The Full War.'],
    ['Początkowe Ułożenie Znaczników i Bloków', 'Takie samo jak w Całej Wojnie.'],
  ),
  '12.3': rule(
    ['The mid-to-late war', 'From the start of 1644 to the end of 1646: 18 Turns.'],
    ['Druga Połowa Wojny', 'Od początku 1644 do końca 1646: 18 Tur.'],
  ),
  '12.31': rule(
    [
      'Scenario Rules',
      'It begins in Turn I of 1644, without the Yorkshire treaty. In 1644 the Royalist still decides ties of initiative, then the Parliamentarian.',
    ],
    [
      'Zasady scenariusza',
      'Zaczyna się w Turze I roku 1644, bez traktatu o Yorkshire. W roku 1644 o remisie inicjatywy decyduje jeszcze Rojalista, potem Parlamentarzysta.',
    ],
  ),
  '12.32': rule(
    [
      'Preparation of the Card Decks',
      'London is fortified from the start. The cards of the first Years are out of the game and those of 1645 and 1646 are kept apart.',
    ],
    [
      'Przygotowanie Talii Kart',
      'Londyn jest ufortyfikowany od początku. Karty pierwszych Lat są usunięte z gry, a karty lat 1645 i 1646 czekają osobno.',
    ],
  ),
  '12.33': rule(
    [
      'Initial Set Up of the Markers and Blocks',
      'The armies of January 1644 at full strength: Charles, Henrietta and Rupert at Oxford, Essex in London, the Covenanters in Scotland. One Victory Point for the King. Henrietta’s gift has been used.',
    ],
    [
      'Początkowe Ułożenie Znaczników i Bloków',
      'Armie ze stycznia 1644 z pełną siłą: Charles, Henrietta i Rupert w Oksfordzie, Essex w Londynie, Prezbiterianie w Szkocji. 1 PZ dla Króla. Dar Henrietty jest już wykorzystany.',
    ],
  ),
  '12.4': rule(['The mid war', '1644 alone: 6 Turns.'], ['Środek Wojny', 'Sam rok 1644: 6 Tur.']),
  '12.41': rule(
    [
      'Scenario Rules',
      'The game ends after 1644. Parliament wins with a point or more, otherwise the Royalists.',
    ],
    [
      'Zasady scenariusza',
      'Gra kończy się po roku 1644. Parlamentarzysta wygrywa, mając przynajmniej 1 PZ, inaczej wygrywa Rojalista.',
    ],
  ),
  '12.42': rule(
    ['Preparation of the Card Decks', 'The same as in The Mid-to-Late War.'],
    ['Przygotowanie Talii Kart', 'Takie samo jak w Drugiej Połowie Wojny.'],
  ),
  '12.43': rule(
    ['Initial Set Up of the Markers and Blocks', 'The same as in The Mid-to-Late War.'],
    ['Początkowe Ułożenie Znaczników i Bloków', 'Takie samo jak w Drugiej Połowie Wojny.'],
  ),
  '12.5': rule(
    ['The path to war', 'From June 1642 to the end of 1646: 27 Turns, with armies drawn partly by lot.'],
    ['Droga do Wojny', 'Od czerwca 1642 do końca 1646: 27 Tur, z armiami częściowo losowanymi.'],
  ),
  '12.51': rule(
    [
      'Scenario Rules',
      '1642 has three Turns, so each discards three cards. In Turn III there is not yet war: nobody is Pinned, the Yorkshire treaty does not hold, Rupert comes over free and without a roll. Battles, sallies and stormings last one round; more hits win a Battle, the Defender on a tie. The Loser may retreat over any border, and his Reserves then fight a Battle of their own.',
    ],
    [
      'Zasady scenariusza',
      'Rok 1642 ma trzy Tury, więc każdy odrzuca trzy karty. W Turze III nie ma jeszcze wojny: nikt nie jest Przygwożdżony, traktat o Yorkshire nie obowiązuje, a Rupert przypływa za darmo i bez rzutu. Bitwy, Wypady i Szturmy trwają jedną Rundę; Bitwę wygrywa, kto zadał więcej trafień, przy remisie Obrońca. Przegrany może się wycofać przez każdą granicę, a jego Odwód stacza potem własną Bitwę.',
    ],
  ),
  '12.52': rule(
    [
      'Preparation of the Card Decks',
      'Cards with an upward arrow are kept apart until their Year; the others are shuffled.',
    ],
    [
      'Przygotowanie Talii Kart',
      'Karty ze strzałką w górę czekają osobno na swój Rok; pozostałe się tasuje.',
    ],
  ),
  '12.53': rule(
    [
      'Initial Set Up of the Markers and Blocks',
      'After the fixed blocks each side draws eleven and they are deployed in turn at full strength, Royalists first: at home, not in an Area Loyal to the enemy, one to an Area, two where there is a Fortified City, the first of them inside if the City favours its side. London takes three London blocks besides Essex. Hopton goes to Cornwall, F Fairfax to the West Riding, the King’s second Cannon to a Fortified City. The rest go to the pools, and the Victory Points are counted.',
    ],
    [
      'Początkowe Ułożenie Znaczników i Bloków',
      'Po stałych blokach każda strona losuje jedenaście i na zmianę rozmieszcza je z pełną siłą, Rojalista pierwszy: w domu, nie w Strefie Lojalnej przeciwnikowi, po jednym w Strefie, po dwa tam, gdzie jest Ufortyfikowane Miasto, przy czym pierwszy w Mieście, jeśli jest ono Przychylne. Londyn mieści obok Esseksa trzy bloki Londynu. Hopton staje w Cornwall, F Fairfax w West Riding, drugie Działa króla w Ufortyfikowanym Mieście. Reszta trafia do Pul Rekrutacyjnych i liczy się PZ.',
    ],
  ),
}
