import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BLOCKS: RuleBook = {
  '3.0': rule(
    ['The blocks', 'What is printed on a block, which kinds there are and where they may go.'],
    ['Bloki', 'Co widać na bloku, jakie są rodzaje bloków i dokąd mogą iść.'],
  ),
  '3.1': rule(
    ['Block information', 'Strength, effectiveness, discipline and text labels.'],
    ['Informacje na blokach', 'Siła, skuteczność, dyscyplina i informacje tekstowe.'],
  ),
  '3.11': rule(
    [
      'Strength',
      'The circles on the upper edge are the current strength, at most 2, 3 or 4: as many dice as the block rolls. Each hit or loss takes one. A block never grows beyond its circles, and one whose circles are all coloured never grows at all.',
    ],
    [
      'Siła',
      'Okręgi przy górnej krawędzi to bieżąca siła, najwyżej 2, 3 lub 4: tyloma kostkami rzuca blok. Każde trafienie lub strata zabiera 1 siły. Siła nie rośnie ponad liczbę okręgów, a blok, którego wszystkie okręgi są zamalowane, nie rośnie wcale.',
    ],
  ),
  '3.12': rule(
    [
      'Effectiveness',
      'The number in the upper right corner is the highest roll that hits in Fire or Engage.',
    ],
    [
      'Skuteczność',
      'Liczba w prawym górnym rogu to najwyższy wynik rzutu, który trafia w Ostrzale lub w walce w Zwarciu.',
    ],
  ),
  '3.13': rule(
    [
      'Discipline',
      'The number in the lower left corner of Cavalry is the highest roll with which it stays on the field instead of pursuing beaten enemy horse.',
    ],
    [
      'Dyscyplina',
      'Liczba w lewym dolnym rogu Kawalerii to najwyższy wynik rzutu, przy którym zostaje ona na polu bitwy, zamiast ścigać pobitą kawalerię wroga.',
    ],
  ),
  '3.14': rule(
    [
      'Text Labels',
      'Below the picture stands the name of a Leader or of a special block, above it the place where the block starts in September 1642, or the Year or condition on which it comes into play.',
    ],
    [
      'Informacje tekstowe',
      'Pod ilustracją jest nazwa Dowódcy lub bloku specjalnego, nad nią miejsce, w którym blok zaczyna we wrześniu 1642, albo Rok lub warunek, przy którym wchodzi do gry.',
    ],
  ),
  '3.2': rule(
    ['Block types', 'Artillery, Cavalry and Infantry.'],
    ['Typy bloków', 'Artyleria, Kawaleria i Piechota.'],
  ),
  '3.21': rule(
    [
      'Artillery',
      'Cannon do little in the field and much at sieges. They need no supply and never take hits in a Battle.',
    ],
    [
      'Artyleria',
      'Działa niewiele znaczą w polu, a dużo przy oblężeniu. Nie potrzebują zaopatrzenia i nigdy nie przyjmują trafień w Bitwie.',
    ],
  ),
  '3.22': rule(
    [
      'Cavalry',
      'Strong in the field, but unpredictable, and good at catching those who withdraw. Cavalry are the Horse blocks, Rupert, Cromwell and Henrietta.',
    ],
    [
      'Kawaleria',
      'Silna w polu, lecz nieprzewidywalna, dobra w nękaniu wycofujących się. Do Kawalerii należą zwykłe bloki bez nazwy (w instrukcji „Koń”), Rupert, Cromwell i Henrietta.',
    ],
  ),
  '3.23': rule(
    [
      'Infantry',
      'Weak against Cavalry in the field, but needed at sieges. Infantry are the Foot blocks, all other Leaders and Regional Leaders, Garrisons and Clubmen.',
    ],
    [
      'Piechota',
      'Słaba przeciw Kawalerii w polu, ale niezbędna przy oblężeniach. Do Piechoty należą zwykłe bloki bez nazwy (w instrukcji „Stopa”), pozostali Dowódcy i Dowódcy Regionalni, Garnizony i Bojówki.',
    ],
  ),
  '3.3': rule(
    [
      'Regional blocks',
      'The letter in the lower corner is the Home Region: Wales, the North, the Midlands, the East, the South or London. A Regional block ends every move, Retreat and Regroup at home or together with a Leader or its own Regional Leader, and is recruited only at home. Covenanters, their Cannon too, have Scotland and the North for home.',
    ],
    [
      'Bloki Regionalne',
      'Litera w dolnym rogu to Rodzimy Region: Walia (W), Północ (N), Midlands (M), Wschód (E), Południe (S) lub Londyn (L). Blok Regionalny kończy każdy ruch, Odwrót i Przegrupowanie w domu albo razem z Dowódcą lub swoim Dowódcą Regionalnym, a Pobór dotyczy go tylko w domu. Domem Prezbiterian, także ich Dział, są Szkocja i Północ.',
    ],
  ),
  '3.4': rule(
    [
      'Non-regional blocks',
      'Leaders (Charles, Rupert, Essex, T Fairfax, Cromwell, Skippon), Regional Leaders, Artillery, Henrietta and the Irish go where they like. Henrietta leaves the Continent and the Irish leave Ireland only by Sea Move.',
    ],
    [
      'Bloki Nieregionalne',
      'Dowódcy (Charles, Rupert, Essex, T Fairfax, Cromwell, Skippon), Dowódcy Regionalni, Artyleria, Henrietta i Irlandczycy chodzą, dokąd chcą. Henrietta opuszcza Kontynent, a Irlandczycy Irlandię tylko Ruchem na Morzu.',
    ],
  ),
  '3.5': rule(
    [
      'Local blocks',
      'Each side has one Clubmen block and two Garrisons. Once placed they never move to another Area.',
    ],
    [
      'Bloki Lokalne',
      'Każda strona ma jeden blok Bojówki i dwa Garnizony. Umieszczone na planszy nie zmieniają Strefy.',
    ],
  ),
}
