import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const POLITICAL_TURN: RuleBook = {
  '8.0': rule(
    [
      'Political turn',
      'After the seventh turn of a campaign the levies go, the Pretender may win the throne, all go home and a new campaign is made ready, in this order.',
    ],
    [
      'Tura polityczna',
      'Po siódmej turze kampanii kolejno: rozwiązuje się zaciężnych, Pretendent może zdobyć tron, wszyscy wracają do domu i przygotowuje się nową kampanię.',
    ],
  ),
  '8.1': rule(
    [
      'Levies disband',
      'Levies, bombards and the Welsh go to the pools, the other mercenaries to their homes; the Rebel leaves the map.',
    ],
    [
      'Rozwiązanie zaciężnych',
      'Zaciężni, bombardy i Walijczycy wracają do pul, pozostali najemnicy do swoich domów; Rebelianci schodzą z mapy.',
    ],
  ),
  '8.2': rule(
    [
      'Usurpation',
      'The Pretender takes the throne if he has more nobles and heirs on the map than the King. Each archbishop counts one, and so does holding Middlesex with London; exile, the Isle of Man and the pools do not count, and the King wins ties. The senior heir of the winner is King, and the old King goes into exile as Pretender.',
    ],
    [
      'Uzurpacja',
      'Pretendent zdobywa tron, jeśli ma na mapie więcej szlachty i następców niż Król. Każdy arcybiskup liczy się za jednego, podobnie zajęte Middlesex z Londynem; wygnanie, Wyspa Man i pule się nie liczą, a remis wygrywa Król. Najstarszy następca zwycięzcy jest Królem, a dawny Król idzie na wygnanie jako Pretendent.',
    ],
  ),
  '8.3': rule(
    [
      'Pretender goes home',
      'The Pretender and his heirs on the map go to exile. His nobles go to a shield of theirs and the church to its cathedral, or to the pool if the enemy holds them all. Salisbury and Kent, while Yorkist, may go to Calais if the enemy holds all their shields and Calais can feed them; Warwick may not go there as a Lancastrian. A Neville may use the shield of a dead one.',
    ],
    [
      'Pretendent wraca do domu',
      'Pretendent i jego następcy na mapie wracają na wygnanie. Jego szlachta wraca na swoją tarczę, a kościół do swojej katedry albo, jeśli wszystkie trzyma wróg, do puli. Salisbury i Kent po stronie Yorków mogą iść do Calais, gdy wróg trzyma wszystkie ich tarcze, a Calais może ich utrzymać; Warwick po stronie Lancasterów nie może. Neville może użyć tarczy martwego Neville’a.',
    ],
  ),
  '8.4': rule(
    [
      'King goes home',
      'The King and the royal heirs on the map go to a shield of theirs or to any friendly or vacant crown area, else to the pool. Nobles and the church as in 8.3. Whoever of either side is in exile stays there.',
    ],
    [
      'Król idzie do domu',
      'Król i następcy tronu na mapie wracają na swoją tarczę lub do dowolnego przyjaznego lub pustego obszaru z koroną, inaczej do puli. Szlachta i kościół jak w 8.3. Kto po którejkolwiek stronie jest na wygnaniu, tam zostaje.',
    ],
  ),
  '8.5': rule(
    [
      'Campaign reset',
      'Blocks that lay face down can be used again, the Rebel joins the Pretender’s pool, and all blocks regain full strength. All 25 cards are shuffled and seven dealt to each player.',
    ],
    [
      'Reset kampanii',
      'Bloczki leżące awersem do dołu wracają do użytku, Rebelianci trafiają do puli Pretendenta, a wszystkie bloczki odzyskują pełną siłę. Tasuje się wszystkie 25 kart i rozdaje po siedem.',
    ],
  ),
}
