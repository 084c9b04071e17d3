/** 10 Battles. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BATTLES: RuleBook = {
  '10.0.1': rule(
    [
      'Where there is a battle',
      'When a Movement Turn is over, there is a battle wherever a General moved in with a General or Garrison of a Power he is at war with, or of a Neutral Power outside its home. The player who moved chooses the order.',
    ],
    [
      'Gdzie jest bitwa',
      'Po zakończeniu Tury Ruchu dochodzi do bitwy wszędzie tam, gdzie Generał wszedł na Terytorium z Generałem lub Garnizonem Mocarstwa, z którym jest w Stanie Wojny, albo Neutralnego poza jego Terytorium Macierzystym. Kolejność wybiera gracz, który się poruszał.',
    ],
  ),
  '10.0.2': rule(
    ['A battle step by step', 'Count Strength, declare support, play cards, find the result.'],
    ['Przebieg bitwy', 'Zsumowanie Siły, deklaracja wsparcia, zagrywanie kart, wynik.'],
  ),
  '10.1': rule(
    ['Strength', 'Both sides first count what stands in the territory itself.'],
    ['Siła', 'Obie strony najpierw sumują to, co stoi na samym Terytorium.'],
  ),
  '10.1.1': rule(
    ['What counts', 'A General, a Unit and a Garrison count 1 each; a Garrison with a Fortress counts 4.'],
    ['Co się liczy', 'Generał, Oddział i Garnizon liczą się po 1; Garnizon z Fortecą liczy się za 4.'],
  ),
  '10.1.2': rule(
    ['Allies defend together', 'All Generals and Garrisons of Allies in the territory defend as one side.'],
    [
      'Sojusznicy bronią się razem',
      'Wszyscy Generałowie i Garnizony Sojuszników na Terytorium bronią się jako jedna strona.',
    ],
  ),
  '10.1.3': rule(
    ['One number a side', 'Each side has one total of Strength, however many Powers are on it.'],
    ['Jedna suma na stronę', 'Każda strona ma jedną sumę Siły, ilekolwiek Mocarstw po niej walczy.'],
  ),
  '10.2': rule(
    [
      'Support',
      'Generals next to the battle may help with cards. It is for the supporting Power alone to offer this: nobody can demand or refuse it.',
    ],
    [
      'Wsparcie',
      'Generałowie obok pola bitwy mogą pomóc kartami. Decyduje o tym tylko Mocarstwo wspierające: nikt nie może wsparcia zażądać ani go odrzucić.',
    ],
  ),
  '10.2.1': rule(
    [
      'From next door',
      'A supporting General stands in a territory adjacent to the battle, by land or strait.',
    ],
    [
      'Z sąsiedztwa',
      'Wspierający Generał stoi na Terytorium, które sąsiaduje z polem bitwy lądem lub przez cieśninę.',
    ],
  ),
  '10.2.2': rule(
    [
      'Attacker first',
      'Support for the attacker is declared first, then for the defender; on each side in Power Order.',
    ],
    [
      'Najpierw atakujący',
      'Najpierw deklaruje się wsparcie dla atakującego, potem dla obrońcy; po każdej stronie zgodnie z Kolejnością Mocarstw.',
    ],
  ),
  '10.2.3': rule(
    ['Several Generals', 'Any number of a Power’s Generals may support a battle, each of them once.'],
    ['Kilku Generałów', 'Bitwę może wesprzeć dowolnie wielu Generałów jednego Mocarstwa, każdy jeden raz.'],
  ),
  '10.2.4': rule(
    [
      'Whom one may support',
      'A General supports his own Power or an Ally. A Neutral Power has no Allies but its own Minor Powers.',
    ],
    [
      'Kogo wolno wesprzeć',
      'Generał wspiera własne Mocarstwo albo Sojusznika. Neutralne Mocarstwo nie ma Sojuszników prócz własnych Pomniejszych Mocarstw.',
    ],
  ),
  '10.2.5': rule(
    [
      'One battle a Turn',
      'A General who fights in a battle of this Movement Turn, one still to come included, or supports one, supports no other.',
    ],
    [
      'Jedna bitwa w Turze',
      'Generał, który w tej Turze Ruchu walczy w bitwie, choćby dopiero czekającej, albo już jakąś wspiera, nie wspiera innej.',
    ],
  ),
  '10.2.6': rule(
    [
      'Support needs Units',
      'Each Unit with a supporting General allows one card. Without Units he cannot support. Having declared support he loses a Unit after the battle, even if he played no card.',
    ],
    [
      'Wsparcie wymaga Oddziałów',
      'Każdy Oddział wspierającego Generała pozwala zagrać jedną kartę. Bez Oddziałów nie ma wsparcia. Kto zadeklarował wsparcie, traci po bitwie Oddział, nawet jeśli nie zagrał żadnej karty.',
    ],
  ),
  '10.2.7': rule(
    ['Not over the sea', 'Support never comes along a Sea Route.'],
    ['Nie przez morze', 'Wsparcie nigdy nie przychodzi Szlakiem Morskim.'],
  ),
  '10.2.8': rule(
    ['Only cards', 'Supporting Generals and Units add no Strength themselves, only the cards they play.'],
    [
      'Tylko karty',
      'Wspierający Generałowie i Oddziały sami nie dodają Siły, dodają ją tylko zagrane karty.',
    ],
  ),
  '10.3': rule(
    ['Playing cards', 'The Powers play cards in turn, face down and one at a time, until all have finished.'],
    ['Zagrywanie kart', 'Mocarstwa kolejno zagrywają zakryte karty, po jednej, aż wszystkie skończą.'],
  ),
  '10.3.1': rule(
    [
      'One card for a Unit',
      'Each Unit that fights or supports allows one card of its Power, counted as the battle begins. Generals and Garrisons allow none.',
    ],
    [
      'Karta za Oddział',
      'Każdy walczący lub wspierający Oddział pozwala jego Mocarstwu zagrać jedną kartę; liczy się ich stan na początku bitwy. Za Generała i Garnizon kart nie ma.',
    ],
  ),
  '10.3.2': rule(
    [
      'Order of play',
      'First the attacker, then the defenders in the territory, then those who support the attacker, then those who support the defender; then again. Several Powers in one step go in Power Order. A Power plays one card in a step, whatever number of Generals it has there, and may have a part in two steps.',
    ],
    [
      'Kolejność zagrywania',
      'Najpierw atakujący, potem obrońcy na Terytorium, potem wspierający atakującego, potem wspierający obrońcę; i od nowa. Kilka Mocarstw w jednym kroku gra zgodnie z Kolejnością Mocarstw. W jednym kroku Mocarstwo zagrywa jedną kartę, ilukolwiek ma tam Generałów, i może brać udział w dwóch krokach.',
    ],
  ),
  '10.3.3': rule(
    ['Play or pass', 'At its step a Power plays one card face down for one of its Generals, or passes.'],
    [
      'Karta albo pas',
      'W swoim kroku Mocarstwo zagrywa jedną zakrytą kartę za jednego ze swoich Generałów albo pasuje.',
    ],
  ),
  '10.3.4': rule(
    [
      'A card costs Morale',
      'Each card costs 1 Morale when it is played. A Power whose Morale runs out in the battle must stop.',
    ],
    [
      'Karta kosztuje Morale',
      'Każda karta kosztuje w chwili zagrania 1 punkt Morale. Mocarstwo, któremu Morale skończy się w trakcie bitwy, musi przestać.',
    ],
  ),
  '10.3.5': rule(
    [
      'The card at Morale 0',
      'A Power that begins the battle with Morale 0 may still play one card for nothing, if it attacks or defends and has a Unit there; not if it only supports.',
    ],
    [
      'Karta przy Morale 0',
      'Mocarstwo, które zaczyna bitwę z Morale 0, może mimo to zagrać jedną kartę za darmo, jeśli atakuje lub broni się i ma tam Oddział; nie, jeśli tylko wspiera.',
    ],
  ),
  '10.3.6': rule(
    [
      'A stack for each General',
      'Each General has his own stack of cards. It never has more cards than he had Units when the battle began.',
    ],
    [
      'Stos każdego Generała',
      'Każdy Generał ma własny stos kart. Nie ma w nim nigdy więcej kart, niż Generał miał Oddziałów na początku bitwy.',
    ],
  ),
  '10.3.7': rule(
    ['Until all have finished', 'The steps are repeated until every Power has passed or can play no more.'],
    ['Aż wszyscy skończą', 'Kroki powtarza się, aż każde Mocarstwo spasuje albo nie może już nic zagrać.'],
  ),
  '10.3.8': rule(
    [
      'Passing is for good',
      'A Power that passes plays no more cards in this battle, neither for fighting nor for supporting Generals. One without a free Unit in a step is only skipped there.',
    ],
    [
      'Pas do końca bitwy',
      'Mocarstwo, które spasowało, nie zagra już w tej bitwie żadnej karty, ani za Generałów walczących, ani za wspierających. Jeśli w danym kroku nie ma wolnego Oddziału, jest tylko pomijane.',
    ],
  ),
  '10.3.9': rule(
    ['No talk about cards', 'The players do not discuss which cards to play.'],
    ['Bez narad', 'Gracze nie naradzają się, które karty zagrać.'],
  ),
  '10.3.10': rule(
    ['A 3 face up', 'Only a 3 may be played face up, for its ability; it counts 3 either way.'],
    [
      'Odkryta karta 3',
      'Odkrytą wolno zagrać tylko kartę 3, dla jej zdolności; tak czy inaczej liczy się za 3.',
    ],
  ),
  '10.3.11': rule(
    [
      'Abilities of the cards',
      'A 2 counts 3 if its Power controls the territory of the battle. A 3 played face up turns up one face-down card of an opponent. Each pair of 4s in one General’s stack adds 1. Each 5 costs its Power 1 more Morale if its side loses, also if it only supported.',
    ],
    [
      'Zdolności specjalne kart',
      'Karta 2 liczy się za 3, jeśli jej Mocarstwo kontroluje Terytorium bitwy. Odkryta karta 3 ujawnia jedną zakrytą kartę przeciwnika. Każda para kart 4 w stosie jednego Generała dodaje 1. Za każdą kartę 5 jej Mocarstwo traci dodatkowo 1 punkt Morale, jeśli jego strona przegra, także gdy tylko wspierało.',
    ],
  ),
  '10.4': rule(
    ['Result', 'When all have played, the totals decide.'],
    ['Wynik', 'Gdy wszyscy zagrali karty, rozstrzygają sumy Siły.'],
  ),
  '10.4.1': rule(
    [
      'Counting',
      'All cards are turned up, and their values and abilities are added to the Strength of each side. The higher total wins. The cards are then discarded.',
    ],
    [
      'Liczenie',
      'Odkrywa się wszystkie karty, a ich wartości i zdolności dodaje do Siły każdej strony. Wygrywa wyższa suma. Potem karty się odrzuca.',
    ],
  ),
  '10.4.2': rule(
    [
      'In every case',
      'Every General who fought or supported loses one Unit, if he has any. Every Power that played a card draws one.',
    ],
    [
      'W każdym przypadku',
      'Każdy Generał, który walczył lub wspierał, traci jeden Oddział, jeśli go ma. Każde Mocarstwo, które zagrało kartę, dobiera jedną.',
    ],
  ),
  '10.4.3': rule(
    [
      'A tie',
      'The defenders stay. The attacking General goes back with his Units to the nearest territory that his Power controls and that holds neither a General of his own nor an enemy, or off the board, losing them. Nearest is by land and straits only; with none in reach he must leave the board.',
    ],
    [
      'Remis',
      'Obrońcy zostają. Atakujący Generał wycofuje się z Oddziałami na najbliższe Terytorium pod kontrolą swojego Mocarstwa, na którym nie ma ani jego Generała, ani przeciwnika, albo poza planszę, tracąc Oddziały. Odległość liczy się tylko lądem i przez cieśniny; jeśli takiego Terytorium nie ma, Generał musi zejść z planszy.',
    ],
  ),
  '10.4.4': rule(
    [
      'The winners',
      'An attacker may turn a Unit into a Garrison; a defender may not, and in an Ally’s home nobody. Each winning Power, supporters too, gains 1 Influence for each enemy General beaten in the territory, and 1 more for each one of the opposing Coalition. A lone Garrison gives none, even if it had support.',
    ],
    [
      'Zwycięzcy',
      'Atakujący może zamienić Oddział w Garnizon; obrońca nie może, a na Terytorium Macierzystym Sojusznika nikt. Każde zwycięskie Mocarstwo, także wspierające, dostaje 1 punkt Wpływu za każdego Generała przeciwnika pokonanego na Terytorium i jeszcze 1 za każdego z przeciwnej Koalicji. Samotny Garnizon nie daje Wpływu, nawet jeśli miał wsparcie.',
    ],
  ),
  '10.4.5': rule(
    [
      'The losers',
      'Beaten Generals in the territory lose all Units and are removed, and beaten Garrisons too. The owner sends each General to his capital, if his Power controls it and no General of any Power stands there, or off the board. Supporters of the losing side lose only their one Unit.',
    ],
    [
      'Przegrani',
      'Pokonani Generałowie na Terytorium tracą wszystkie Oddziały i są usuwani, tak samo jak pokonane Garnizony. Właściciel odsyła każdego Generała do stolicy, jeśli jego Mocarstwo ją kontroluje i nie stoi tam żaden Generał, albo poza planszę. Wspierający przegraną stronę tracą tylko po jednym Oddziale.',
    ],
  ),
  '10.4.6': rule(
    [
      'Captured Fortress',
      'A Fortress stays when its territory is taken and serves whatever Garrison comes next.',
    ],
    [
      'Zdobyta Forteca',
      'Gdy Terytorium zostanie zdobyte, Forteca zostaje i służy każdemu następnemu Garnizonowi.',
    ],
  ),
}
