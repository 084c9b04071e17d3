import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BOARD: RuleBook = {
  '4.0': rule(
    ['The board', 'England and Wales with parts of Scotland, Ireland and the Continent.'],
    ['Plansza', 'Anglia i Walia oraz części Szkocji, Irlandii i Kontynentu.'],
  ),
  '4.1': rule(
    ['Areas', 'England and Wales are divided into Areas.'],
    ['Strefy', 'Anglia i Walia są podzielone na Strefy.'],
  ),
  '4.11': rule(
    [
      'Borders',
      'A border is open, river or mountain. Its kind limits how many blocks may cross it into a fight or in retreat. Areas with only the sea between them have no border: Lincolnshire and the East Riding, Somerset and South East Wales or Shropshire & Herefordshire.',
    ],
    [
      'Granice',
      'Granica jest otwarta, rzeczna lub górska. Jej rodzaj ogranicza, ile bloków może przez nią wejść do walki lub się wycofać. Strefy, które dzieli tylko morze, nie mają granicy: Lincolnshire i East Riding, Somerset i SE Wales lub Shropshire & Herefordshire.',
    ],
  ),
  '4.12': rule(
    [
      'Loyal Areas',
      'A crown marks an Area Loyal to the Royalists, a mace one Loyal to the Parliamentarians.',
    ],
    ['Strefy Lojalne', 'Korona oznacza Strefę Lojalną Rojaliście, buława Lojalną Parlamentarzyście.'],
  ),
  '4.13': rule(
    [
      'Coastal Areas',
      'Areas on a Sea are Coastal. Shropshire & Herefordshire is one, and Buckinghamshire & Hertfordshire too, thanks to the Port of London.',
    ],
    [
      'Strefy Przybrzeżne',
      'Strefy nad Morzem są Przybrzeżne. Należą do nich Shropshire & Herefordshire oraz, dzięki portowi w Londynie, Buckinghamshire & Hertfordshire.',
    ],
  ),
  '4.14': rule(
    [
      'Mountain Areas',
      'Cumberland & Westmorland, NW Wales and Central Wales supply fewer blocks than other Areas.',
    ],
    [
      'Strefy Górzyste',
      'Cumberland & Westmorland, NW Wales i Central Wales zaopatrują mniej bloków niż inne Strefy.',
    ],
  ),
  '4.15': rule(
    [
      'Control of Areas',
      'An Area is Friendly if only your blocks are there, or nobody is and it is Loyal to you; what is Friendly to one side is Enemy to the other. Nobody there and Loyal to none: Neutral. Blocks of both: Contested. Blocks shut up in a Fortified City do not count. An Area without blocks is Vacant. Control changes at once, when an Action or event is done.',
    ],
    [
      'Kontrolowanie Stref',
      'Strefa jest Przyjazna, gdy są w niej tylko twoje bloki albo nie ma żadnych i jest Lojalna tobie; Przyjazna jednej stronie jest Wroga drugiej. Bez bloków i nikomu Lojalna jest Neutralna, z blokami obu stron Sporna. Bloki zamknięte w Ufortyfikowanym Mieście się nie liczą. Strefa bez bloków jest Niezajęta. Kontrola zmienia się od razu, gdy Akcja lub Zdarzenie się skończy.',
    ],
  ),
  '4.16': rule(
    [
      'Regions',
      'Areas form five Regions: the North, Wales, the Midlands, the East and the South. They matter for moving and recruiting Regional blocks.',
    ],
    [
      'Regiony',
      'Strefy tworzą pięć Regionów: Północ, Walię, Midlands, Wschód i Południe. Wpływają one na ruch i Pobór bloków Regionalnych.',
    ],
  ),
  '4.17': rule(
    ['Scotland', 'Covenanters start in Scotland and go in and out freely. Nobody else may enter it.'],
    [
      'Szkocja',
      'Prezbiterianie zaczynają w Szkocji i swobodnie z niej wychodzą i do niej wracają. Nikt inny nie może do niej wejść.',
    ],
  ),
  '4.18': rule(
    ['Ireland', 'The Irish start in Ireland. Nobody may move there.'],
    ['Irlandia', 'W Irlandii zaczynają bloki irlandzkie. Nikt nie może się tam poruszyć.'],
  ),
  '4.19': rule(
    ['Le Continent', 'Henrietta starts on the Continent. Nobody may move there.'],
    ['Kontynent', 'Na Kontynencie zaczyna Henrietta. Nikt nie może się tam poruszyć.'],
  ),
  '4.2': rule(
    [
      'Cities',
      'The Size is 4 for London, 2 for the Major Cities Bristol, Oxford, York and Newcastle, 1 for all others. A Fortified City holds as many Infantry and Cavalry blocks as its Size. Every City helps to supply its Area; coloured ones are worth Victory Points. London’s walls are not complete at the start.',
    ],
    [
      'Miasta',
      'Rozmiar Londynu to 4, Dużych Miast (Bristol, Oksford, York, Newcastle) 2, pozostałych 1. Ufortyfikowane Miasto mieści tyle bloków Piechoty i Kawalerii, ile wynosi jego Rozmiar. Każde Miasto zwiększa zaopatrzenie Strefy; Miasta z kolorową obwódką dają PZ. Mury Londynu są na początku niedokończone.',
    ],
  ),
  '4.21': rule(
    [
      'Sympathy of Cities',
      'Oxford, Chester, York and Newcastle are Sympathetic to the Royalists, Plymouth, Bristol, London, Cambridge and Hull to the Parliamentarians. In a Neutral Area a Victory City belongs to the side it favours, otherwise to the holder of the Area, unless the other side has a block inside. In a Contested Area it stays with whoever had it.',
    ],
    [
      'Przychylność Miast',
      'Oksford, Chester, York i Newcastle są Przychylne Rojaliście, Plymouth, Bristol, Londyn, Cambridge i Hull Parlamentarzyście. W Neutralnej Strefie Miasto dające PZ należy do strony, której jest Przychylne, inaczej do kontrolującego Strefę, chyba że w Mieście jest blok przeciwnika. W Spornej Strefie zostaje przy tym, kto je miał.',
    ],
  ),
  '4.22': rule(
    ['Enlarged London Section', 'A larger picture of London to put blocks on when many stand around it.'],
    [
      'Powiększona Strefa Londynu',
      'Większy rysunek Londynu, na którym można ustawiać bloki, gdy jest ich wokół wiele.',
    ],
  ),
  '4.3': rule(
    [
      'Seas and ports',
      'Whoever controls Hull controls the German Ocean, with London the British Sea, with Bristol the Irish Sea. The lesser ports Newcastle, Plymouth and Chester help ships when the enemy controls their Sea.',
    ],
    [
      'Morza i porty',
      'Kto kontroluje Hull, kontroluje Morze Północne, kto Londyn, Kanał La Manche, kto Bristol, Morze Irlandzkie. Mniejsze Porty Newcastle, Plymouth i Chester pomagają w ruchu, gdy ich Morze kontroluje przeciwnik.',
    ],
  ),
  '4.4': rule(
    [
      'Recruitment pool',
      'Blocks in a Recruitment Pool stand upright, so that the enemy does not see them. Most eliminated blocks return there, Garrisons too.',
    ],
    [
      'Pula Rekrutacyjna',
      'Bloki w Puli Rekrutacyjnej stoją pionowo, żeby przeciwnik ich nie widział. Wraca tam większość Wyeliminowanych bloków, także Garnizony.',
    ],
  ),
  '4.5': rule(
    [
      'Victory track',
      'One marker shows the balance of Victory Points, for the King on one side, for Parliament on the other. Points beyond three are counted on.',
    ],
    [
      'Tor Zwycięstwa',
      'Jeden znacznik pokazuje przewagę w Punktach Zwycięstwa: po jednej stronie Króla, po drugiej Parlamentu. Punkty powyżej trzech liczy się dalej.',
    ],
  ),
  '4.51': rule(
    [
      'Capture of a Victory City',
      'As soon as a Victory City changes hands the balance moves one point to the side that gained it, two for London.',
    ],
    [
      'Zdobycie Miasta dającego Punkty Zwycięstwa',
      'Gdy tylko Miasto dające PZ zmieni kontrolującego, przewaga przesuwa się o 1 PZ w stronę tego, kto je zyskał, a za Londyn o 2.',
    ],
  ),
  '4.52': rule(
    [
      'Capture of the King',
      'If the Charles block is Eliminated the King is captured: two points for Parliament.',
    ],
    [
      'Złapanie Króla',
      'Jeśli blok Charlesa zostanie Wyeliminowany, król jest złapany: Parlament zyskuje 2 PZ.',
    ],
  ),
  '5.0': rule(
    [
      'The cards',
      'Each side has its own 26 cards with 2, 3 or 4 Action Points; those with 2 and 3 also carry an event and the Phase in which it is used. An upward arrow tells the Year in which a card joins the deck, a downward arrow the Year in which it leaves. A played card is set aside unless its event says otherwise.',
    ],
    [
      'Karty',
      'Każda strona ma własne 26 kart po 2, 3 lub 4 Punkty Akcji; karty z 2 i 3 PA mają też Zdarzenie i Fazę, w której się je rozpatruje. Strzałka w górę wskazuje Rok, w którym karta wchodzi do talii, strzałka w dół Rok, w którym ją opuszcza. Zagraną kartę odkłada się na bok, chyba że Zdarzenie mówi inaczej.',
    ],
  ),
}
