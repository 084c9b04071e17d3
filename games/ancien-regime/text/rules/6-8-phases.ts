/** 6 to 8: the sequence of play, the Diplomacy Phase and the Imperial Election. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const PHASES: RuleBook = {
  '6.1': rule(
    [
      'Rounds',
      'Rounds follow each other until a Power wins. A round is a Diplomacy Phase and an Action Phase of seven turns, within which the Emperor is elected.',
    ],
    [
      'Rundy',
      'Rundy następują po sobie, aż któreś Mocarstwo zwycięży. Runda to Faza Dyplomacji i Faza Akcji złożona z siedmiu tur, w której odbywa się Elekcja Cesarza.',
    ],
  ),
  '6.2': rule(
    [
      'When diplomacy comes',
      'The Diplomacy Phase opens every round but the first, just before Great Britain’s Drill.',
    ],
    [
      'Kiedy jest dyplomacja',
      'Faza Dyplomacji otwiera każdą rundę prócz pierwszej, tuż przed Musztrą Wielkiej Brytanii.',
    ],
  ),
  '6.3': rule(
    [
      'Action Phase',
      'In each of the seven turns every Power performs its action; then the Wheel of War turns.',
    ],
    [
      'Faza Akcji',
      'W każdej z siedmiu tur każde Mocarstwo wykonuje swoją akcję; potem obraca się Koło Wojny.',
    ],
  ),
  '6.4': rule(
    [
      'When the election comes',
      'It is held when Austria’s shield comes to Drill, in the third turn of each round, before anybody acts in that turn.',
    ],
    [
      'Kiedy jest Elekcja',
      'Odbywa się, gdy tarcza Austrii przychodzi na Musztrę, czyli w trzeciej turze rundy, zanim ktokolwiek w tej turze wykona akcję.',
    ],
  ),
  '7.1': rule(
    [
      'Diplomacy step by step',
      'First the Powers talk, then they declare their statuses, then the board is brought into line with them (chapter 11).',
    ],
    [
      'Przebieg Fazy Dyplomacji',
      'Najpierw negocjacje dyplomatyczne, potem deklaracja Statusu Dyplomatycznego, na końcu aktualizacja stanu planszy (rozdział 11).',
    ],
  ),
  '7.2': rule(
    [
      'Who may change status',
      'Every Power but Great Britain and France may keep its status or take another. This can be done in the Diplomacy Phase only; a Minor Power’s status also changes when another player takes it over.',
    ],
    [
      'Kto zmienia Status',
      'Każde Mocarstwo prócz Wielkiej Brytanii i Francji może zachować Status albo go zmienić. Dzieje się to tylko w Fazie Dyplomacji; Status Pomniejszego Mocarstwa zmienia się też, gdy przejmuje je inny gracz.',
    ],
  ),
  '7.3': rule(
    [
      'Talks and declaration',
      'After open talks each Power that does not lead a Coalition chooses one of four statuses in secret: British Coalition, French Coalition, Neutral or Expansionist. All choices are shown together. Great Britain and France always lead their own Coalitions.',
    ],
    [
      'Negocjacje i deklaracja',
      'Po otwartych negocjacjach każde Mocarstwo prócz Czołowych wybiera w sekrecie jeden z czterech Statusów: Koalicję brytyjską, Koalicję francuską, Neutralność albo Ekspansjonizm. Wszystkie wybory ujawnia się razem. Wielka Brytania i Francja są zawsze na czele własnych Koalicji.',
    ],
  ),
  '7.4': rule(
    ['Peace and war', 'Statuses decide which Powers are at peace and which are at war.'],
    [
      'Stan Pokoju i Stan Wojny',
      'O tym, które Mocarstwa są ze sobą w Stanie Pokoju, a które w Stanie Wojny, rozstrzygają Statusy.',
    ],
  ),
  '7.4.1': rule(
    [
      'Members of a Coalition',
      'They are at peace with each other and with Neutral Powers, at war with the other Coalition and with all Expansionists.',
    ],
    [
      'Członkowie Koalicji',
      'Są w Stanie Pokoju ze sobą nawzajem i z Neutralnymi, a w Stanie Wojny z drugą Koalicją i wszystkimi Ekspansjonistami.',
    ],
  ),
  '7.4.2': rule(
    ['Neutral Powers', 'A Neutral Power is at peace with everybody.'],
    ['Mocarstwa Neutralne', 'Neutralne Mocarstwo jest w Stanie Pokoju ze wszystkimi.'],
  ),
  '7.4.3': rule(
    [
      'Expansionists',
      'An Expansionist is at war with everybody but the Neutral Powers, other Expansionists included.',
    ],
    [
      'Ekspansjoniści',
      'Ekspansjonista jest w Stanie Wojny ze wszystkimi prócz Neutralnych, także z innymi Ekspansjonistami.',
    ],
  ),
  '7.4.4': rule(
    [
      'No attack at peace',
      'A Power does not attack one with which it is at peace. The one exception: a Neutral Power’s General or Garrison outside that Power’s home territory may be attacked.',
    ],
    [
      'W Stanie Pokoju nie ma ataku',
      'Mocarstwo nie atakuje tego, z którym jest w Stanie Pokoju. Jedyny wyjątek: wolno zaatakować Generała lub Garnizon Neutralnego Mocarstwa poza jego Terytorium Macierzystym.',
    ],
  ),
  '7.5': rule(
    [
      'Membership of a Coalition',
      'What members of a Coalition may do for each other and must not do to each other.',
    ],
    [
      'Członkostwo w Koalicji',
      'Co członkom Koalicji wolno dla siebie nawzajem, a czego nie wolno im przeciw sobie.',
    ],
  ),
  '7.5.1': rule(
    ['Allies', 'The members of a Coalition are each other’s Allies.'],
    ['Sojusznicy', 'Członkowie jednej Koalicji są Sojusznikami.'],
  ),
  '7.5.2': rule(
    [
      'Passage',
      'A General may enter or cross territory that an Ally controls, by any kind of move, if that Ally agrees. Leave is asked for each General and move beforehand; if it is refused he may move otherwise. Powers of one player always agree with each other, and a guest need not leave later.',
    ],
    [
      'Przejście',
      'Na Terytorium kontrolowane przez Sojusznika Generał może wejść i przez nie przejść, jakimkolwiek ruchem, jeśli Sojusznik się zgodzi. O zgodę prosi się przed ruchem, osobno dla każdego Generała i ruchu; po odmowie wolno mu poruszyć się inaczej. Mocarstwa jednego gracza zawsze się zgadzają, a gość nie musi później odchodzić.',
    ],
  ),
  '7.5.3': rule(
    ['Support among Allies', 'Allies may support each other in battle (10.2).'],
    ['Wsparcie Sojuszników', 'Sojusznicy mogą udzielać sobie wsparcia w bitwach (10.2).'],
  ),
  '7.5.4': rule(
    [
      'Allies do not fight',
      'Allies do not attack each other, and none leaves a Garrison in another’s home territory.',
    ],
    [
      'Sojusznicy nie walczą',
      'Sojusznicy nie atakują się nawzajem i nie zostawiają Garnizonów na swoich Terytoriach Macierzystych.',
    ],
  ),
  '7.5.5': rule(
    [
      'Gifts among Allies',
      'With the action Subsidies and Mercenaries a Power may give its Allies up to three Money or up to three cards.',
    ],
    [
      'Pomoc dla Sojuszników',
      'Akcją Subwencji i Najemników można dać Sojusznikom do trzech Pieniędzy albo do trzech kart.',
    ],
  ),
  '7.5.6': rule(
    [
      'Joining a Coalition',
      'A Leading Power may refuse a Power that wishes to join. Refusals are announced after the choices are shown, Great Britain’s first. The Power refused chooses another status openly: not that Coalition, and the other one only if its Leading Power agrees.',
    ],
    [
      'Dołączenie do Koalicji',
      'Czołowe Mocarstwo może odrzucić Mocarstwo, które chce dołączyć. Odmowy ogłasza się po ujawnieniu wyborów, najpierw brytyjskie. Odrzucone Mocarstwo jawnie wybiera inny Status: nie tę Koalicję, a drugą tylko za zgodą jej Czołowego Mocarstwa.',
    ],
  ),
  '7.5.7': rule(
    [
      'Expulsion',
      'A Leading Power may expel a member in the Diplomacy Phase of a later round than the one in which it joined, when the statuses are shown. The Power expelled chooses any other status openly; into the other Coalition it needs that Leading Power’s consent. A member that stays need not ask to be let in again.',
    ],
    [
      'Wydalenie',
      'Czołowe Mocarstwo może wydalić członka w Fazie Dyplomacji rundy późniejszej niż ta, w której dołączył, po ujawnieniu Statusów. Wydalone Mocarstwo jawnie wybiera jakikolwiek inny Status; do drugiej Koalicji potrzebuje zgody jej Czołowego Mocarstwa. Kto zostaje w Koalicji, nie musi prosić o przyjęcie na nowo.',
    ],
  ),
  '7.6': rule(
    [
      'Neutrality',
      'Any Power but Great Britain and France may be Neutral: safe at home, rich, and bound to its own ground.',
    ],
    [
      'Neutralność',
      'Neutralne może być każde Mocarstwo prócz Wielkiej Brytanii i Francji: bezpieczne u siebie, bogate i związane z własną ziemią.',
    ],
  ),
  '7.6.1': rule(
    ['A Neutral’s home is safe', 'Nobody may attack the home territory of a Neutral Power.'],
    [
      'Neutralny jest bezpieczny u siebie',
      'Terytorium Macierzystego Neutralnego Mocarstwa nie wolno atakować.',
    ],
  ),
  '7.6.2': rule(
    ['A Neutral abroad is not', 'Its Generals and Garrisons outside its home territory may be attacked.'],
    ['Poza domem już nie', 'Jego Generałów i Garnizony poza Terytorium Macierzystym wolno atakować.'],
  ),
  '7.6.3': rule(
    [
      'Where a Neutral may be',
      'A Neutral Power’s Generals stand only in territory it controls, and it has no Garrison in another’s home (11.3). So it keeps a Garrison outside its home while its General stands there.',
    ],
    [
      'Gdzie może być Neutralny',
      'Generałowie Neutralnego Mocarstwa stoją tylko na Terytoriach, które ono kontroluje, a Garnizonów na cudzych Terytoriach Macierzystych ono nie ma (11.3). Póki więc jego Generał stoi poza domem, Garnizon musi tam zostać.',
    ],
  ),
  '7.6.4': rule(
    ['A Neutral’s taxes', 'Taxation gives a Neutral Power twice the Money.'],
    ['Podatki Neutralnego', 'Opodatkowanie daje Neutralnemu Mocarstwu dwa razy więcej Pieniędzy.'],
  ),
  '7.7': rule(
    [
      'Expansionism',
      'Any Power but Great Britain and France may be an Expansionist. It may attack everybody everywhere, except in a Neutral Power’s home territory.',
    ],
    [
      'Ekspansjonizm',
      'Ekspansjonistą może być każde Mocarstwo prócz Wielkiej Brytanii i Francji. Wolno mu atakować wszystkich i wszędzie, prócz Terytoriów Macierzystych Mocarstw Neutralnych.',
    ],
  ),
  '7.8': rule(
    [
      'When the board is updated',
      'When a Garrison or General is in the home of a Power with which war has become peace; when a General shares a territory with pieces of a Power with which peace has become war; when a Neutral Power’s General is where that Power has no control. Chapter 11 says how.',
    ],
    [
      'Kiedy aktualizuje się planszę',
      'Gdy Garnizon lub Generał jest na Terytorium Macierzystym Mocarstwa, z którym wojna zmieniła się w pokój; gdy Generał dzieli Terytorium z Generałem lub Garnizonem Mocarstwa, z którym pokój zmienił się w wojnę; gdy Generał Neutralnego Mocarstwa jest tam, gdzie ono nie ma kontroli. Jak to zrobić, mówi rozdział 11.',
    ],
  ),
  '8.1': rule(
    ['Imperial Election', 'Once a round, directly before Austria’s Drill, the Powers elect an Emperor.'],
    ['Elekcja Cesarza', 'Raz na rundę, tuż przed Musztrą Austrii, Mocarstwa wybierają Cesarza.'],
  ),
  '8.2': rule(
    [
      'Electors',
      'The electors are Pfalz, Nassau, Lorraine, Bohemia, Bavaria, Hannover, Saxonia and Berlin. Each gives one vote to the Power that controls it.',
    ],
    [
      'Terytoria Elektorskie',
      'Są to Palatynat, Nassau, Lotaryngia, Czechy, Bawaria, Hanower, Saksonia i Berlin. Każde daje jeden głos Mocarstwu, które je kontroluje.',
    ],
  ),
  '8.3': rule(
    [
      'Who votes and who stands',
      'Only a Power that controls an elector may vote and be elected. The others may join in the talks.',
    ],
    [
      'Kto głosuje i na kogo',
      'Głosować i zostać wybranym może tylko Mocarstwo, które kontroluje Terytorium Elektorskie. Pozostałe mogą brać udział w negocjacjach.',
    ],
  ),
  '8.4': rule(
    [
      'Voting',
      'Votes are given openly in Power Order. A Power gives all its votes to one candidate, itself or another with which it is not at war, or abstains.',
    ],
    [
      'Głosowanie',
      'Głosuje się jawnie, zgodnie z Kolejnością Mocarstw. Mocarstwo oddaje wszystkie głosy na jednego kandydata, na siebie lub inne Mocarstwo, z którym nie jest w Stanie Wojny, albo się wstrzymuje.',
    ],
  ),
  '8.5': rule(
    [
      'Emperor',
      'Five votes make a Power Emperor: it takes the Crown and gains 2 more Influence with its Gain Influence. A Power that controls five electors is elected without a vote if it wishes. The Crown stays until the next election, even if the electors are lost.',
    ],
    [
      'Cesarz',
      'Pięć głosów czyni Mocarstwo Cesarzem: bierze Koronę i przy Poszerzeniu Wpływów zyskuje 2 punkty Wpływu więcej. Mocarstwo, które kontroluje pięć Terytoriów Elektorskich, zostaje wybrane bez głosowania, jeśli chce. Korona zostaje przy nim do następnej Elekcji, nawet jeśli straci te Terytoria.',
    ],
  ),
  '8.6': rule(
    [
      'No Emperor',
      'If nobody has five votes there is no Emperor in this round; a former Emperor gives the Crown back.',
    ],
    [
      'Brak Cesarza',
      'Jeśli nikt nie ma pięciu głosów, w tej rundzie nie ma Cesarza, a dotychczasowy oddaje Koronę.',
    ],
  ),
  '8.7': rule(
    [
      'Minor Powers in the election',
      'A Minor Power votes and may be elected like a Major one, apart from its controller and in its own place in the order. One that nobody controls yet does not vote.',
    ],
    [
      'Pomniejsze Mocarstwa w Elekcji',
      'Pomniejsze Mocarstwo głosuje i może zostać wybrane jak Główne, oddzielnie od tego, kto je kontroluje, i na własnym miejscu w kolejności. Jeśli nikt go jeszcze nie kontroluje, nie głosuje.',
    ],
  ),
}
