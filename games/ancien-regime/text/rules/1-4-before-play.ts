/** 1 to 4: what is new, the components, the set-up and how to win. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BEFORE_PLAY: RuleBook = {
  '1.1': rule(
    [
      'What differs from Coalitions',
      'An Emperor is elected before Austria’s Drill; every Power has Subsidies and the new Mercenaries, and every Power suffers Corruption after Mobilisation. Great Britain and Spain have Sea Routes, but nobody gives support in battle across one. Minor Powers vote in the election like Major ones.',
    ],
    [
      'Różnice wobec Koalicji',
      'Przed Musztrą Austrii wybiera się Cesarza; każde Mocarstwo ma Subwencje i nowych Najemników, a po Mobilizacji każde podlega Korupcji. Wielka Brytania i Hiszpania mają Szlaki Morskie, lecz przez Szlak Morski nikt nie udziela wsparcia w bitwie. Pomniejsze Mocarstwa głosują w Elekcji tak jak Główne.',
    ],
  ),
  '1.2': rule(
    [
      'Votes for an Emperor',
      'The summary of changes asks for more than five votes, the chapter on the election for five. Here five votes are enough (8.5).',
    ],
    [
      'Liczba głosów na Cesarza',
      'Przegląd zmian żąda ponad pięciu głosów, a rozdział o Elekcji pięciu. Tutaj wystarcza pięć (8.5).',
    ],
  ),
  '2.1': rule(
    [
      'Components',
      'Austria, France and Russia have four Generals each, the other Powers three. France has 49 Unit tokens, Austria and Russia 28 each, the others 21 each; a token’s other side is a Garrison. There are six Fortresses, one Crown and 56 Battle cards; Money never runs out.',
    ],
    [
      'Komponenty',
      'Austria, Francja i Rosja mają po czterech Generałów, pozostałe Mocarstwa po trzech. Francja ma 49 żetonów Oddziałów, Austria i Rosja po 28, pozostałe po 21; odwrotna strona żetonu to Garnizon. Jest sześć Fortec, jedna Korona i 56 kart Bitwy; Pieniędzy nigdy nie brakuje.',
    ],
  ),
  '2.2': rule(
    [
      'Frederick II',
      'One of the Prussian Generals is King Frederick II. He has a move of his own with Leadership (9.4.4).',
    ],
    [
      'Fryderyk II',
      'Jeden z pruskich Generałów to król Fryderyk II Wielki. Przy Przywództwie ma on własny ruch (9.4.4).',
    ],
  ),
  '3.1': rule(
    [
      'Scenarios',
      'Play begins in 1740 or in 1756, with four to seven players. All seven Powers are on the board whatever the number of players.',
    ],
    [
      'Scenariusze',
      'Gra zaczyna się w roku 1740 albo 1756, dla czterech do siedmiu graczy. Bez względu na ich liczbę na planszy jest wszystkich siedem Mocarstw.',
    ],
  ),
  '3.2': rule(
    [
      'Who plays what',
      'Seven players take a Power each. With six the Ottoman Empire is a Minor Power, with five Spain too, with four Russia as well. Minor Powers begin under nobody’s control.',
    ],
    [
      'Mocarstwa graczy',
      'Siedmiu graczy bierze po jednym Mocarstwie. Przy sześciu Pomniejszym Mocarstwem jest Imperium Osmańskie, przy pięciu także Hiszpania, a przy czterech jeszcze Rosja. Na początku nikt ich nie kontroluje.',
    ],
  ),
  '3.3': rule(
    [
      'First statuses',
      'In 1740 Austria and Russia begin in the British Coalition, Prussia and Spain in the French one, and the Ottoman Empire is Neutral. In 1756 Prussia is in the British Coalition, Austria and Russia in the French one; Spain and the Ottoman Empire are Neutral. Nobody begins as an Expansionist.',
    ],
    [
      'Początkowe Statusy',
      'W 1740 Austria i Rosja zaczynają w Koalicji brytyjskiej, Prusy i Hiszpania we francuskiej, a Imperium Osmańskie jest Neutralne. W 1756 Prusy są w Koalicji brytyjskiej, Austria i Rosja we francuskiej, a Hiszpania i Imperium Osmańskie są Neutralne. Nikt nie zaczyna jako Ekspansjonista.',
    ],
  ),
  '3.4': rule(
    [
      'First Morale',
      'In both scenarios: Prussia 12, France 11, Austria 9, Great Britain 5, Spain 4, Russia 3, Ottoman Empire 2.',
    ],
    [
      'Początkowe Morale',
      'W obu scenariuszach: Prusy 12, Francja 11, Austria 9, Wielka Brytania 5, Hiszpania 4, Rosja 3, Imperium Osmańskie 2.',
    ],
  ),
  '3.5': rule(
    [
      'Influence at the start',
      'Every player’s Power begins with no Influence. Minor Powers have none at all.',
    ],
    [
      'Początkowy Wpływ',
      'Mocarstwo każdego gracza zaczyna bez punktów Wpływu. Pomniejsze Mocarstwa w ogóle ich nie mają.',
    ],
  ),
  '3.6': rule(
    [
      'Pieces on the board',
      'The scenario says where Generals stand, with how many Units, and where there are Garrisons and Fortresses. All other Generals and tokens wait off the board.',
    ],
    [
      'Rozstawienie',
      'Scenariusz mówi, gdzie stoją Generałowie i z iloma Oddziałami oraz gdzie są Garnizony i Fortece. Pozostali Generałowie i żetony czekają poza planszą.',
    ],
  ),
  '3.7': rule(
    [
      'First hands and the pile',
      'Each Power is dealt the number of Battle cards that the scenario lists for it, whatever the number of its Generals on the board. The rest is the draw pile; when it is used up, the discards are shuffled into a new one.',
    ],
    [
      'Karty na początek',
      'Każde Mocarstwo dostaje tyle kart Bitwy, ile podaje dla niego scenariusz, bez względu na liczbę jego Generałów na planszy. Reszta to talia; gdy się wyczerpie, odrzucone karty tasuje się w nową.',
    ],
  ),
  '3.8': rule(
    [
      'Supply and first turn',
      'Money and Fortresses not yet in play are a supply for all. The Wheel of War begins with Great Britain on Drill.',
    ],
    [
      'Pula zasobów i pierwsza tura',
      'Pieniądze i Fortece, które nie są w grze, tworzą wspólną pulę. Na początku tarcza Wielkiej Brytanii jest na Kole Wojny przy Musztrze.',
    ],
  ),
  '3.9': rule(
    [
      'Choosing Frederick',
      'Before play begins Prussia says which of its Generals on the board is Frederick II.',
    ],
    ['Wybór Fryderyka', 'Przed grą Prusy wskazują, który z ich Generałów na planszy jest Fryderykiem II.'],
  ),
  '3.10': rule(
    [
      'Charles Edward Stuart',
      'France has a pretender to the British throne in waiting, who may land in Scotland once. He is in play in both scenarios unless the set-up leaves him out.',
    ],
    [
      'Karol Edward Stuart',
      'Francja ma w odwodzie pretendenta do brytyjskiego tronu, który raz może wylądować w Szkocji. Jest w grze w obu scenariuszach, chyba że przy zakładaniu partii się go pominie.',
    ],
  ),
  '3.10.1': rule(
    [
      'Stuart waits',
      'He is one of the two French Generals that begin off the board and has two Units with him. Until he lands he counts as a General off the board for Mobilisation (9.5.2).',
    ],
    [
      'Stuart czeka',
      'Jest jednym z dwóch francuskich Generałów, którzy zaczynają poza planszą, i ma przy sobie dwa Oddziały. Do lądowania liczy się przy Mobilizacji jako Generał poza planszą (9.5.2).',
    ],
  ),
  '3.10.2': rule(
    [
      'Stuart lands',
      'In a Movement Turn of its own France may put him into Scotland with his two Units. That is his move for that Turn; later he moves and leaves Garrisons like any General. Leadership cannot place him while he waits.',
    ],
    [
      'Lądowanie Stuarta',
      'We własnej Turze Ruchu Francja może umieścić go z dwoma Oddziałami w Szkocji. To jego ruch w tej Turze; później porusza się i wydziela Garnizony jak każdy Generał. Dopóki czeka, nie można go umieścić akcją Przywództwa.',
    ],
  ),
  '3.10.3': rule(
    [
      'Battle for Scotland',
      'If a General or Garrison of a Power outside the French Coalition is in Scotland when he lands, they fight at the end of that Movement Turn.',
    ],
    [
      'Bitwa o Szkocję',
      'Jeśli przy jego lądowaniu w Szkocji jest Generał lub Garnizon Mocarstwa spoza Koalicji francuskiej, na końcu tej Tury Ruchu dochodzi do bitwy.',
    ],
  ),
  '3.10.4': rule(
    [
      'Units for Stuart, and nobody else',
      'Once landed he can be given Units by Mobilisation. France may not place any other General in Scotland or another British home territory, Hannover included; marching or sailing there is allowed.',
    ],
    [
      'Oddziały dla Stuarta i nikt inny',
      'Po lądowaniu może dostawać Oddziały przez Mobilizację. Żadnego innego Generała Francja nie może umieścić w Szkocji ani na innym brytyjskim Terytorium Macierzystym, także w Hanowerze; wolno tam jednak wejść ruchem.',
    ],
  ),
  '3.10.5': rule(
    [
      'The end of the adventure',
      'He lands once only. As soon as he leaves the board his story is over: the pawn is then an ordinary French General off the board. If he is beaten he may not go to Paris.',
    ],
    [
      'Koniec wyprawy',
      'Ląduje tylko raz. Gdy opuści planszę, jego historia się kończy, a pionek jest odtąd zwykłym francuskim Generałem poza planszą. Pokonany nie może wrócić do Paryża.',
    ],
  ),
  '3.11': rule(
    ['Grey pawns on the board', 'Grey outlines of pawns belong to another expansion and mean nothing here.'],
    ['Szare sylwetki', 'Szare sylwetki pionków należą do innego rozszerzenia i tutaj nic nie znaczą.'],
  ),
  '4.1': rule(
    [
      'Winning',
      'The first Power to reach 25 Influence wins at once, after Gain Influence or after a battle; battles still open are not fought. If one battle takes several Powers there, the most Influence wins, then the higher Morale, then Power Order.',
    ],
    [
      'Zwycięstwo',
      'Mocarstwo, które pierwsze ma 25 punktów Wpływu, od razu zwycięża: po Poszerzeniu Wpływów albo po bitwie; pozostałych bitew się nie rozgrywa. Jeśli jedna bitwa daje to kilku Mocarstwom, wygrywa większy Wpływ, potem wyższe Morale, potem Kolejność Mocarstw.',
    ],
  ),
}
