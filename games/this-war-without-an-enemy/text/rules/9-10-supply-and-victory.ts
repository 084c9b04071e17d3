import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const SUPPLY_AND_VICTORY: RuleBook = {
  '9.0': rule(
    ['Supply phase', 'Areas supply their blocks, and sieges are resolved.'],
    ['Faza Zaopatrzenia', 'Strefy zaopatrują swoje bloki, a oblężenia są rozpatrywane.'],
  ),
  '9.1': rule(
    ['Supply', 'How many blocks an Area supplies, and what the others lose.'],
    ['Zaopatrzenie', 'Ile bloków zaopatruje Strefa i co tracą pozostałe.'],
  ),
  '9.11': rule(
    [
      'Provision of Supply',
      'An Area supplies four Infantry and Cavalry blocks, at most two of them Cavalry; a Mountain Area three, at most one of them Cavalry. A Minor City adds one Infantry block, a Major City two, London four, but not to their besiegers. Artillery needs nothing; besieged blocks are not checked.',
    ],
    [
      'Dostarczenie Zaopatrzenia',
      'Strefa zaopatruje cztery bloki Piechoty i Kawalerii, w tym najwyżej dwa Kawalerii; Strefa Górzysta trzy, w tym najwyżej jeden. Małe Miasto dodaje jeden blok Piechoty, Duże dwa, Londyn cztery, ale nie swoim oblegającym. Artyleria nie potrzebuje nic; oblężonych bloków się nie sprawdza.',
    ],
  ),
  '9.12': rule(
    [
      'Supply Attrition',
      'Each block beyond what the Area supplies loses one strength; the owner chooses which, and Cavalry beyond its limit comes first. With Quartermaster General two blocks are spared.',
    ],
    [
      'Wyczerpanie Zaopatrzenia',
      'Każdy blok ponad to, co zaopatruje Strefa, traci 1 siły; które, wybiera właściciel, a najpierw Kawaleria ponad swój limit. Kwatermistrz Generalny oszczędza dwa bloki.',
    ],
  ),
  '9.2': rule(
    [
      'Siege resolution',
      'For each City with a Siege Marker of 1 or more the besieged player rolls a die. The higher the Marker and the roll, the sooner there is attrition, or surrender, or both. Player 1 chooses the order, and each City is finished before the next.',
    ],
    [
      'Rozpatrywanie Oblężeń',
      'Za każde Miasto ze Znacznikiem Oblężenia o wartości co najmniej 1 oblężony gracz rzuca kostką. Im wyższy Znacznik i wynik, tym prędzej następuje Wyczerpanie, Kapitulacja albo jedno i drugie. Kolejność wybiera Gracz 1; każde Miasto rozpatruje się do końca przed następnym.',
    ],
  ),
  '9.21': rule(
    [
      'Siege Attrition',
      'The besieged lose as much strength as they have blocks in the City, shared out as their owner likes. Some results hold only if Cavalry is inside, which then loses at least one, and some only in York and Oxford, which have no port. Artillery is left out.',
    ],
    [
      'Wyczerpanie Oblężeniem',
      'Oblężeni tracą tyle siły, ile mają bloków w Mieście, rozdzielając straty według wyboru właściciela. Niektóre wyniki działają tylko, gdy w Mieście jest Kawaleria, która traci wtedy przynajmniej 1, a niektóre tylko w nieportowym Yorku i Oksfordzie. Artyleria się nie liczy.',
    ],
  ),
  '9.22': rule(
    [
      'Surrender',
      'The City goes to the besieger and Artillery inside is captured. Infantry and Cavalry march out to adjacent Areas that are Friendly, or Neutral with a Sympathetic City; without such they go to the nearest one at the cost of a strength. Regional blocks only home or to their Leader, else they are eliminated; so are Garrisons. Supply Limits do not matter. With Support for the King Slips Away Parliament’s points are added to the roll of a Royalist City.',
    ],
    [
      'Kapitulacja',
      'Miasto przechodzi do oblegającego, a Artyleria w nim zostaje przechwycona. Piechota i Kawaleria wychodzą do sąsiednich Stref Przyjaznych lub Neutralnych z Przychylnym Miastem; jeśli takich nie ma, do najbliższej, tracąc 1 siły. Bloki Regionalne tylko do domu lub do swojego Dowódcy, inaczej są Wyeliminowane, podobnie jak Garnizony. Limit Zaopatrzenia nie ma znaczenia. Po Malejącym Poparciu dla Króla do rzutu Miasta Rojalisty dodaje się PZ Parlamentu.',
    ],
  ),
  '9.3': rule(
    ['Progression of sieges', 'Then every Siege Marker still there goes up by one, to 5 at most.'],
    ['Postęp Oblężeń', 'Potem wartość każdego Znacznika Oblężenia rośnie o 1, najwyżej do 5.'],
  ),
  '10.0': rule(
    [
      'Victory phase',
      'Three Victory Points for one side are a Major Victory. After the Winter Turn of 1646 the game ends: one or two points are a Minor Victory, and an even balance is one for the Royalists. There is no Victory Phase in 1642.',
    ],
    [
      'Faza Zwycięstwa',
      'Przynajmniej 3 PZ po jednej stronie to Ogromne Zwycięstwo. Po Turze Zimowej roku 1646 gra się kończy: 1 lub 2 PZ dają Pomniejsze Zwycięstwo, a remis daje je Rojaliście. W 1642 roku nie ma Fazy Zwycięstwa.',
    ],
  ),
  '10.1': rule(
    ['Victory phase events', 'Two events of the Victory Phase, explained.'],
    ['Zdarzenia Fazy Zwycięstwa', 'Objaśnienie dwóch Zdarzeń Fazy Zwycięstwa.'],
  ),
  '10.11': rule(
    [
      'King Charles Surrender to the Scots',
      'From the Turn in which it is played two points are enough for a Major Victory of Parliament. The Charles block stays in play.',
    ],
    [
      'Król Karol Poddaje się Szkotom',
      'Od Tury, w której zagrano to Zdarzenie, Parlamentarzyście wystarczą 2 PZ do Ogromnego Zwycięstwa. Blok Charlesa zostaje w grze.',
    ],
  ),
  '10.12': rule(
    [
      'Rupert Dismissed by the King',
      'If Rupert lost a Battle, surrendered a City or was eliminated this Turn, he is no Leader any more. If he is not with Charles, Regional blocks with him that have no Regional Leader there may go to Charles or to a Friendly Area at home.',
    ],
    [
      'Rupert Oddalony przez Króla',
      'Jeśli w tej Turze Rupert przegrał Bitwę, poddał Miasto lub został Wyeliminowany, przestaje być Dowódcą. Jeśli nie ma go przy Charlesie, bloki Regionalne przy nim, które nie mają tam Dowódcy Regionalnego, mogą iść do Charlesa albo do Przyjaznej Strefy w domu.',
    ],
  ),
}
