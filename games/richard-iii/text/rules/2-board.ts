import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BOARD: RuleBook = {
  '2.0': rule(
    [
      'Board',
      'The map shows England and Wales with the places of exile around them. Lancaster has the north, York the south.',
    ],
    [
      'Plansza',
      'Mapa pokazuje Anglię i Walię oraz miejsca wygnania wokół nich. Lancasterowie zajmują północ, Yorkowie południe.',
    ],
  ),
  '2.1': rule(
    [
      'Areas',
      'An area with your blocks alone is friendly, with enemy blocks alone enemy, with nobody vacant, with blocks of both sides contested: there a battle is due. This changes at once when blocks come or go. Yellow, blue and red borders between areas limit movement.',
    ],
    [
      'Obszary',
      'Obszar tylko z twoimi bloczkami jest przyjazny, tylko z wrogimi wrogi, bez bloczków pusty, a z bloczkami obu stron sporny: czeka na bitwę. Zmienia się to od razu, gdy bloczki wchodzą lub wychodzą. Żółte, niebieskie i czerwone granice między obszarami ograniczają ruch.',
    ],
  ),
  '2.2': rule(
    [
      'Shields',
      'A noble who defends an area with his shield fights one better (B2 as B3), also if he came this turn or changed sides in the battle. Attacking there he does not. Of several heirs who defend a shield only the senior in the fight gains; heirs in reserve do not count. The three York shields serve every York heir. The shields in Cornwall, Dorset and Pembroke serve other Lancaster heirs only after Exeter, Somerset or Richmond is dead.',
    ],
    [
      'Tarcze',
      'Szlachcic, który broni obszaru ze swoją tarczą, walczy o jeden lepiej (B2 jak B3), także gdy przyszedł w tej turze albo zdradził podczas bitwy. Atakując, nie ma tej korzyści. Gdy tarczy broni kilku następców, korzysta tylko senior obecny w walce; rezerwy się nie liczą. Trzy tarcze Yorków służą każdemu ich następcy. Tarcze w Cornwall, Dorset i Pembroke służą innym następcom Lancasterów dopiero po śmierci Exetera, Somerseta i Richmonda.',
    ],
  ),
  '2.3': rule(
    [
      'Crowns',
      'In an area with a crown the King, or the senior of the royal heirs in the fight, defends one better. If the area also has his shield both count and he defends two better: Exeter alone holds Cornwall as A3.',
    ],
    [
      'Korona',
      'W obszarze z koroną Król albo najstarszy z następców tronu w walce broni się o jeden lepiej. Jeśli jest tam też jego tarcza, obie korzyści się sumują: sam Exeter broni Cornwall jako A3.',
    ],
  ),
  '2.4': rule(
    [
      'Cities',
      'There are seven. Bristol, Coventry, Newcastle and York favour Lancaster, London, Norwich and Salisbury favour York. Each has a levy that fights one better when it defends its own city.',
    ],
    [
      'Miasta',
      'Jest ich siedem. Bristol, Coventry, Newcastle i York sprzyjają Lancasterom, Londyn, Norwich i Salisbury Yorkom. Każde ma swoich zaciężnych, którzy broniąc własnego miasta walczą o jeden lepiej.',
    ],
  ),
  '2.5': rule(
    [
      'Cathedrals',
      'Canterbury and York have a cathedral. The church block of the place fights one better when it defends it.',
    ],
    [
      'Katedry',
      'Katedry stoją w Canterbury i w Yorku. Bloczek kościoła broniący swojej katedry walczy o jeden lepiej.',
    ],
  ),
  '2.6': rule(
    [
      'Wales',
      'Wales is Pembroke, Caernarvon, Powys and Glamorgan. Both sides may use it; it is no exile. The Welsh fight one better when they defend any of the four areas.',
    ],
    [
      'Walia',
      'Walia to Pembroke, Caernarvon, Powys i Glamorgan. Mogą jej używać obie strony; nie jest obszarem wygnania. Walijczycy broniący któregokolwiek z tych czterech obszarów walczą o jeden lepiej.',
    ],
  ),
  '2.7': rule(
    [
      'Exile',
      'Lancaster has France and Scotland for exile, York Calais and Ireland. The enemy may never enter an exile area, neither to attack nor in retreat or regrouping. Except for Scotland they are reached by sea alone.',
    ],
    [
      'Wygnanie',
      'Obszary wygnania Lancasterów to Francja i Szkocja, Yorków Calais i Irlandia. Wróg nigdy nie może na nie wejść: ani atakując, ani wycofując się lub przegrupowując. Oprócz Szkocji prowadzi do nich tylko ruch morski.',
    ],
  ),
  '2.71': rule(
    ['Ireland', 'Home of the Irish. The way there and back is a sea move over the Irish Sea.'],
    ['Irlandia', 'Dom Irlandczyków. Droga tam i z powrotem to ruch morski przez Morze Irlandzkie.'],
  ),
  '2.72': rule(
    [
      'Scotland',
      'Home of the Scots. Lancaster blocks may also go there over land: by a move, a retreat or a regrouping.',
    ],
    [
      'Szkocja',
      'Dom Szkotów. Bloczki Lancasterów mogą tam wejść także lądem: ruchem, wycofaniem lub przegrupowaniem.',
    ],
  ),
  '2.8': rule(
    ['Seas', 'Three sea zones, the islands and the ports decide where blocks can sail.'],
    ['Morza', 'O tym, dokąd bloczki mogą płynąć, decydują trzy obszary morskie, wyspy i porty.'],
  ),
  '2.81': rule(
    [
      'Sea zones',
      'The zones are the North Sea, the English Channel and the Irish Sea. Kent lies between the first two, Cornwall between the Channel and the Irish Sea, Scotland between the Irish and the North Sea; they belong to both zones beside them.',
    ],
    [
      'Obszary morskie',
      'Są to North Sea, English Channel i Irish Sea. Kent leży między dwoma pierwszymi, Cornwall między English Channel a Irish Sea, Szkocja między Irish Sea a North Sea; należą do obu sąsiednich obszarów morskich.',
    ],
  ),
  '2.82': rule(
    [
      'Islands',
      'Wight and Anglesey play no part. The Isle of Man has one of Stanley’s two shields and is reached only by a sea move.',
    ],
    [
      'Wyspy',
      'Wight i Anglesey nie biorą udziału w grze. Na Wyspie Man jest jedna z dwóch tarcz Stanleya; dostać się tam można tylko ruchem morskim.',
    ],
  ),
  '2.83': rule(
    [
      'Ports',
      'Every coastal area has small ports that will do for a sea move. A ship on the map marks a major port: between two of them two blocks sail for one point.',
    ],
    [
      'Porty',
      'Każdy obszar nadbrzeżny ma małe porty, które wystarczą do ruchu morskiego. Statek na mapie oznacza duży port: między dwoma dużymi portami za jeden punkt płyną dwa bloczki.',
    ],
  ),
}
