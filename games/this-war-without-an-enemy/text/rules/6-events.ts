import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const OPERATIONAL_EVENTS: RuleBook = {
  '6.4': rule(
    ['Operational phase events', 'What has to be known of single Operational events.'],
    [
      'Zdarzenia Fazy Operacyjnej w szczegółach',
      'Co trzeba wiedzieć o poszczególnych Zdarzeniach Fazy Operacyjnej.',
    ],
  ),
  '6.41': rule(
    [
      'Bradford Clubmen',
      'Parliament’s Clubmen may be placed in the West Riding. If enemies are there one of them is Pinned and a Battle follows with the Clubmen as Defender. Not in the Winter Turn of 1643 if enemies are there.',
    ],
    [
      'Bojówki z Bradford',
      'Bojówkę Parlamentarzysty można umieścić w West Riding. Jeśli są tam wrogowie, jeden z nich jest Przygwożdżony i dochodzi do Bitwy, w której Bojówka jest Obrońcą. Nie w Turze Zimowej roku 1643, jeśli są tam wrogowie.',
    ],
  ),
  '6.42': rule(
    [
      'Camp Fever',
      'Choose an Area with two or more enemy blocks outside a besieged City. Their owner reduces two Infantry or Cavalry blocks there by one each, or the only one there is. Artillery does not suffer.',
    ],
    [
      'Gorączka Obozowa',
      'Wskaż Strefę z przynajmniej dwoma blokami przeciwnika poza oblężonym Miastem. Ich właściciel zmniejsza tam o 1 siłę dwóch bloków Piechoty lub Kawalerii albo jedynego, jaki jest. Artyleria nie cierpi.',
    ],
  ),
  '6.43': rule(
    [
      'Clubmen',
      'Your Clubmen are placed in a Neutral or Enemy Area that is not Loyal to the enemy, even if they stood elsewhere. Enemies there are in Battle with them, one of them Pinned and the Clubmen the Defender; where there is a Fortified City enemies may withdraw into it first, and Garrisons must. Not in a Contested Area, nor in a Winter Turn where enemies stand.',
    ],
    [
      'Bojówki',
      'Twoja Bojówka trafia do Strefy Neutralnej lub Wrogiej, która nie jest Lojalna przeciwnikowi, nawet jeśli stała gdzie indziej. Z wrogami w tej Strefie dochodzi do Bitwy, w której Bojówka jest Obrońcą, a jeden z nich jest Przygwożdżony; do Ufortyfikowanego Miasta wrogowie mogą się wcześniej wycofać, a Garnizony muszą. Nie w Spornej Strefie i nie w Turze Zimowej tam, gdzie stoją wrogowie.',
    ],
  ),
  '6.44': rule(
    [
      'Desertion of Regional Troops',
      'The enemy picks one of his Regional blocks outside its Home Region, reduces it by one and puts it into a Friendly Area at home, else a Neutral one, else into his pool. If he has none such he reduces any one of his blocks by one.',
    ],
    [
      'Dezercja Wojsk Regionalnych',
      'Przeciwnik wybiera swój blok Regionalny poza Rodzimym Regionem, zmniejsza jego siłę o 1 i umieszcza go w Przyjaznej Strefie w domu, inaczej w Neutralnej, inaczej w Puli Rekrutacyjnej. Jeśli takiego nie ma, zmniejsza o 1 siłę dowolnego swojego bloku.',
    ],
  ),
  '6.45': rule(
    [
      'Fortification of London',
      'From now on London’s walls are complete and count like those of any other City.',
    ],
    [
      'Fortyfikacja Londynu',
      'Od tej pory mury Londynu są ukończone i liczą się jak mury każdego innego Miasta.',
    ],
  ),
  '6.46': rule(
    [
      'Parliamentary Ships Captured/The Excise Ordinance Raises War Funds',
      'Two free recruitments by the usual rules, for the ships in Coastal Areas only. No Artillery.',
    ],
    [
      'Przejęcie Statków Parlamentarzystów/Podatek Akcyzowy na Pokrycie Kosztów Wojny',
      'Dwa razy darmowy Pobór na zwykłych zasadach, w przypadku statków tylko w Strefach Przybrzeżnych. Bez Artylerii.',
    ],
  ),
  '6.47': rule(
    [
      'Supplies from Le Continent/The King Strips the Garrisons',
      'Free recruitments by the usual rules, but Artillery may be strengthened and deployed too: two in one Area at or next to a Friendly coast of the German Ocean or the British Sea; or three in or next to the King’s Friendly Area, and one more for each Garrison given up.',
    ],
    [
      'Zaopatrzenie z Kontynentu/Król Uszczupla Garnizony',
      'Darmowy Pobór na zwykłych zasadach, ale także dla Artylerii: dwa razy w jednej Strefie na Przyjaznym wybrzeżu Morza Północnego lub Kanału La Manche albo obok niego; lub trzy razy w Przyjaznej Strefie króla i obok niej, i raz więcej za każdy oddany Garnizon.',
    ],
  ),
  '6.48': rule(
    [
      'The Hothams’ Plot',
      'Hull goes over to the King, unless he has it. If he besieges it, its blocks surrender; in a Neutral East Riding he puts a Garrison into the Area; if Parliament holds the Area he puts it into Hull, and a siege begins. The Garrison is free, of strength 1; with both on the map one of them has to be moved.',
    ],
    [
      'Spisek Hothamów',
      'Hull przechodzi do Rojalisty, jeśli go jeszcze nie kontroluje. Gdy je oblega, bloki w Mieście kapitulują; w Neutralnym East Riding umieszcza Garnizon w Strefie; gdy Strefa jest Przyjazna Parlamentarzyście, umieszcza go w Hull i zaczyna się oblężenie. Garnizon jest darmowy, o sile 1; gdy oba są na planszy, trzeba przenieść jeden z nich.',
    ],
  ),
  '6.49': rule(
    [
      'Carew’s Plot',
      'Plymouth goes over to the King like Hull in the Hothams’ Plot, with Devon as its Area, but only if he besieges Plymouth or controls Bristol.',
    ],
    [
      'Spisek Carewa',
      'Plymouth przechodzi do Rojalisty tak jak Hull w Spisku Hothamów, ze Strefą Devon, ale tylko jeśli oblega on Plymouth lub kontroluje Bristol.',
    ],
  ),
}
