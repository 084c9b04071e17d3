import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const YEAR_END: RuleBook = {
  '11.0': rule(
    [
      'Year end phase',
      'New blocks, Regional Recruitment, Regional blocks return home, new decks. In each step the Royalist goes first in 1642 and 1643, the Parliamentarian in 1644 and 1645.',
    ],
    [
      'Faza Końca Roku',
      'Nowe bloki, Pobór Regionalny, powrót bloków Regionalnych do domu, nowe talie. W każdym kroku w latach 1642 i 1643 pierwszy jest Rojalista, w latach 1644 i 1645 Parlamentarzysta.',
    ],
  ),
  '11.1': rule(
    [
      'New blocks',
      'After 1642 Henrietta appears on the Continent. After 1643 Manchester joins the pool, and by the Solemn League and Covenant Leven’s five blocks appear in Scotland. After 1644 the New Model Army replaces six blocks. Four Friendly Areas in the North or the South bring either side another Foot block, two in the East and London itself bring the King one, each once.',
    ],
    [
      'Nowe bloki',
      'Po roku 1642 na Kontynencie pojawia się Henrietta. Po 1643 do Puli Rekrutacyjnej trafia Manchester, a Uroczysta Liga i Przymierze umieszcza w Szkocji pięć bloków Levena. Po 1644 Armia Nowego Wzoru zastępuje sześć bloków. Cztery Przyjazne Strefy na Północy lub na Południu dają każdej ze stron dodatkowy blok Piechoty, a dwie na Wschodzie i sam Londyn dają go Rojaliście, każdy raz.',
    ],
  ),
  '11.11': rule(
    [
      'Henrietta',
      'As soon as Henrietta and Charles are together in a Friendly Area the Royalist adds three strength there or in adjacent Friendly Areas, as in recruitment; one of them may be Artillery. This happens once; then she is Cavalry like any other.',
    ],
    [
      'Henrietta',
      'Gdy tylko Henrietta i Charles znajdą się razem w Przyjaznej Strefie, Rojalista dodaje 3 siły w tej lub sąsiednich Przyjaznych Strefach, jak przy Poborze; jedna z nich może przypaść Artylerii. Zdarza się to raz; potem jest to zwykły blok Kawalerii.',
    ],
  ),
  '11.12': rule(
    [
      'New Model Army',
      'T Fairfax and Skippon replace Essex and Manchester in Buckinghamshire & Hertfordshire, sharing their strength. Cromwell replaces the better East Horse, a New Model Horse any other Horse, New Model Foot F Fairfax and Waller, strength for strength. Who was in the pool is replaced there; who is besieged waits for the end of the siege. Supply Limits do not matter.',
    ],
    [
      'Armia Nowego Wzoru',
      'T Fairfax i Skippon zastępują Esseksa i Manchestera w Buckinghamshire & Hertfordshire, dzieląc ich siłę. Cromwell zastępuje lepszą Kawalerię Wschodu, Kawaleria Nowego Wzoru dowolną inną, a Piechota Nowego Wzoru F Fairfaksa i Wallera, z tą samą siłą. Kto był w Puli Rekrutacyjnej, jest tam zastępowany; kto jest oblężony, czeka na koniec Oblężenia. Limit Zaopatrzenia nie ma znaczenia.',
    ],
  ),
  '11.2': rule(
    [
      'Regional recruitment',
      'In each Region a player has a Recruitment Point for every Friendly Area and every unbesieged Major City of his. A point adds one strength to an Infantry or Cavalry block in the Region, or deploys one at strength 1 in a Friendly Area that can supply it: Regional blocks only at home, there in Vacant Areas too, others also in a Sympathetic Victory City of a Neutral Area. Nothing for Clubmen, Covenanters, besieged blocks or Regional blocks abroad.',
    ],
    [
      'Pobór Regionalny',
      'W każdym Regionie gracz ma Punkt Rekrutacji (PR) za każdą Przyjazną Strefę i każde swoje nieoblężone Duże Miasto. Jeden PR dodaje 1 siły blokowi Piechoty lub Kawalerii w Regionie albo rozmieszcza blok o sile 1 w Przyjaznej Strefie, która może go zaopatrzyć: bloki Regionalne tylko w domu, tam także w Strefach Niezajętych, inne także w Przychylnym Mieście dającym PZ w Neutralnej Strefie. Nic dla Bojówek, Prezbiterian, bloków oblężonych i Regionalnych poza domem.',
    ],
  ),
  '11.21': rule(
    [
      'Manufacture of Cannons',
      'In a Region with a Major City of his a player may spend two points to add a strength to Artillery or to deploy an Artillery block at strength 1.',
    ],
    [
      'Produkcja Armat',
      'W Regionie, w którym gracz kontroluje Duże Miasto, może wydać 2 PR, żeby dodać Artylerii 1 siły albo rozmieścić blok Artylerii o sile 1.',
    ],
  ),
  '11.22': rule(
    [
      'London Recruitment',
      'Unbesieged London gives its holder two more points for blocks in or next to Buckinghamshire & Hertfordshire; each may also serve Artillery.',
    ],
    [
      'Pobór w Londynie',
      'Nieoblężony Londyn daje kontrolującemu dodatkowe 2 PR na bloki w Buckinghamshire & Hertfordshire i sąsiednich Strefach; każdego można użyć też na Artylerię.',
    ],
  ),
  '11.3': rule(
    [
      'Regional blocks return home',
      'Regional blocks and Regional Leaders outside their Home Region go to Friendly Areas at home that can supply them, else to the pool. London blocks go to Buckinghamshire & Hertfordshire, or to the pool if the enemy has it; Covenanters to the North or Scotland. Besieged blocks stay, and whoever is with a Leader may stay.',
    ],
    [
      'Powrót Bloków Regionalnych do domu',
      'Bloki Regionalne i Dowódcy Regionalni spoza Rodzimego Regionu wracają do Przyjaznych Stref w domu, które mogą ich zaopatrzyć, inaczej do Puli Rekrutacyjnej. Bloki Londynu wracają do Buckinghamshire & Hertfordshire, a jeśli to Wroga Strefa, do Puli; Prezbiterianie na Północ lub do Szkocji. Oblężeni zostają, a kto jest z Dowódcą, może zostać.',
    ],
  ),
  '11.4': rule(
    [
      'Preparation of card decks for the next year',
      'Cards with a downward arrow of this Year leave the game, those with an upward arrow of the next Year join, and all played, discarded and unplayed cards go back into the deck, which is shuffled. Cards removed or lying beside the map stay out.',
    ],
    [
      'Przygotowanie Talii Kart na następny Rok',
      'Karty ze strzałką w dół i tym Rokiem opuszczają grę, karty ze strzałką w górę i następnym Rokiem wchodzą do talii, a wszystkie zagrane, odrzucone i niezagrane wracają do niej i tasuje się ją. Karty usunięte i leżące obok mapy nie wracają.',
    ],
  ),
}
