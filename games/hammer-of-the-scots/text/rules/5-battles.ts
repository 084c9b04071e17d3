import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BATTLES: RuleBook = {
  '5.0': rule(
    ['Battles', 'How battles are fought, who retreats and what becomes of the beaten.'],
    ['Bitwy', 'Jak toczą się bitwy, kto ucieka i co się dzieje z pokonanymi.'],
  ),
  '5.1': rule(
    [
      'Sequence',
      'Battles are fought one after the other when all have moved. Player 1 names the next before any block is turned up.',
    ],
    [
      'Kolejność',
      'Bitwy rozgrywa się jedna po drugiej, gdy wszyscy się ruszyli. Następną wskazuje gracz pierwszy, zanim odkryje się bloczki.',
    ],
  ),
  '5.2': rule(
    [
      'Celtic unity',
      'A Welsh or Irish block that joins a battle rolls a die; on 5 or 6 it goes back to the English pool.',
    ],
    [
      'Wspólnota celtycka',
      'Za walijski lub irlandzki bloczek wchodzący do bitwy rzuca się kością; przy 5–6 wraca on do angielskiej puli.',
    ],
  ),
  '5.3': rule(
    [
      'Combat rounds',
      'A battle has at most three rounds. If it is not decided then, the attacker must withdraw.',
    ],
    ['Rundy walki', 'Bitwa ma najwyżej trzy rundy. Jeśli się nie rozstrzygnie, atakujący musi się wycofać.'],
  ),
  '5.31': rule(
    [
      'Combat turns',
      'In each round every block has one turn: it fights, retreats or passes. A before B before C; with the same letter the defender first.',
    ],
    [
      'Tury walki',
      'W każdej rundzie bloczek ma jedną turę: walczy, ucieka albo pasuje. A przed B przed C; przy tej samej literze obrońca pierwszy.',
    ],
  ),
  '5.32': rule(
    [
      'Reserves',
      'One group that crossed one border is the main attack; all others wait in reserve and join in round 2. If the defenders are gone after round 1, sides change roles.',
    ],
    [
      'Rezerwy',
      'Jedna grupa, która przeszła jedną granicę, to główny atak; pozostałe czekają w rezerwie i wchodzą w rundzie 2. Jeśli po rundzie 1 nie ma obrońców, strony zamieniają się rolami.',
    ],
  ),
  '5.33': rule(
    ['Reinforcements', 'Blocks that Player 2 moves into a battle begun by Player 1 are reserves.'],
    [
      'Posiłki',
      'Bloczki, które gracz drugi wprowadza do bitwy zaczętej przez gracza pierwszego, są rezerwą.',
    ],
  ),
  '5.4': rule(
    [
      'Resolution',
      'A fighting block rolls as many dice as its strength; each at or below its number is a hit.',
    ],
    [
      'Rozstrzyganie',
      'Walczący bloczek rzuca tyloma kośćmi, ile ma siły; każdy wynik nie wyższy od jego liczby to trafienie.',
    ],
  ),
  '5.41': rule(
    [
      'Hits',
      'Each hit goes to the strongest enemy block; between equals its owner chooses. Hits count at once.',
    ],
    [
      'Trafienia',
      'Każde trafienie przyjmuje najsilniejszy wrogi bloczek; między równymi wybiera właściciel. Trafienia działają od razu.',
    ],
  ),
  '5.41-schiltrons': rule(
    [
      'Schiltrons (optional rule)',
      'Scottish infantry fights one better in a battle in which the English have no archers: C2 as C3, C3 as C4.',
    ],
    [
      'Schiltrony (zasada opcjonalna)',
      'Szkocka piechota walczy o jeden lepiej w bitwie, w której Anglicy nie mają łuczników: C2 jak C3, C3 jak C4.',
    ],
  ),
  '5.5': rule(
    [
      'Retreats',
      'In its turn a block may retreat to an adjacent friendly or neutral area: not into a battle, not over a border the enemy came in by, within the border limits, and not over the kingdoms’ border the wrong way. Who must and cannot is eliminated.',
    ],
    [
      'Ucieczki',
      'W swojej turze bloczek może uciec do sąsiedniego obszaru przyjaznego lub neutralnego: nie do bitwy, nie przez granicę, którą wszedł wróg, w limicie granicy i nie przez granicę królestw w złą stronę. Kto musi, a nie może, jest wyeliminowany.',
    ],
  ),
  '5.6': rule(
    [
      'Regrouping',
      'After a won battle the winner’s blocks there, reserves too, may go to adjacent friendly or neutral areas within the border limits.',
    ],
    [
      'Przegrupowanie',
      'Po wygranej bitwie bloczki zwycięzcy, także rezerwy, mogą przejść do sąsiednich obszarów przyjaznych lub neutralnych w limitach granic.',
    ],
  ),
  '5.7': rule(
    [
      'Captured nobles',
      'A noble eliminated in combat changes sides at once, at strength 1 in the other side’s reserve. Moray never does: he is dead.',
    ],
    [
      'Schwytana szlachta',
      'Szlachcic wyeliminowany w walce od razu zmienia stronę, z siłą 1 w rezerwie drugiej strony. Moray nigdy: ginie.',
    ],
  ),
  '5.8': rule(
    [
      'Eliminated blocks',
      'An eliminated block goes to its pool. One with a cross that falls in battle is out for good.',
    ],
    [
      'Wyeliminowane bloczki',
      'Wyeliminowany bloczek trafia do puli. Bloczek z krzyżem, który padł w bitwie, odpada na zawsze.',
    ],
  ),
  '5.9': rule(
    [
      'Border raids',
      'At the end of every turn in which Scots hold England, the English lose one block from the map, not a noble.',
    ],
    [
      'Najazdy granic',
      'Na koniec każdej tury, w której Szkoci okupują Anglię, Anglicy tracą z planszy jeden bloczek, nie szlachcica.',
    ],
  ),
}
