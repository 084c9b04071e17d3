/** 9.0 to 9.6: the Action Phase but for Movement. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const ACTIONS: RuleBook = {
  '9.0.1': rule(
    [
      'All act at once',
      'The actions of a turn are taken together, only Movement comes after the rest. Where order matters, cards drawn or the last Fortress, it is the order of the actions. Mobilisation waits while an Ally on Subsidies may still give something.',
    ],
    [
      'Wszyscy naraz',
      'Akcje tury wykonuje się jednocześnie, tylko Ruch następuje po wszystkich innych. Gdy kolejność ma znaczenie, przy dobieraniu kart lub ostatniej Fortecy, jest to kolejność akcji. Mobilizacja czeka, póki Sojusznik z Subwencjami może jeszcze coś dać.',
    ],
  ),
  '9.0.2': rule(
    [
      'When Frederick moves',
      'Frederick’s Move comes when all other actions of the turn are done and before Spain’s Movement, with which it falls together.',
    ],
    [
      'Kiedy rusza Fryderyk',
      'Ruch Fryderyka następuje po wszystkich innych akcjach tury, a przed Ruchem Hiszpanii, który przypada w tej samej turze.',
    ],
  ),
  '9.0.3': rule(
    [
      'Gains come before moves',
      'A Power that collects Money or Influence in a turn does so before another Power’s Movement in that turn can take anything from it.',
    ],
    [
      'Zysk przed Ruchem',
      'Mocarstwo, które w tej turze zbiera Pieniądze lub punkty Wpływu, dostaje je, zanim Ruch innego Mocarstwa zdąży mu coś odebrać.',
    ],
  ),
  '9.1': rule(
    ['Drill', 'Draw a Battle card, then discard one from the hand; it may be the one just drawn.'],
    ['Musztra', 'Dobierz kartę Bitwy, potem odrzuć jedną z ręki; może to być ta dobrana.'],
  ),
  '9.2': rule(
    [
      'Taxation',
      'Collect Money for each controlled territory that is your own home, undisputed, or disputed without a stripe of yours: as much as its number. A Neutral Power collects double.',
    ],
    [
      'Opodatkowanie',
      'Za każde kontrolowane Terytorium, które jest twoim Macierzystym, Niespornym albo Spornym bez twojego paska, dostajesz tyle Pieniędzy, ile wynosi jego liczba. Neutralne Mocarstwo dostaje podwójnie.',
    ],
  ),
  '9.3': rule(
    [
      'Subsidies and Mercenaries',
      'Offer your Allies either Money or cards, three in all, divided as you like. Each of them may accept or decline its own share; what is declined stays with you. A Power without Allies has nothing to do.',
    ],
    [
      'Subwencje i Najemnicy',
      'Zaoferuj Sojusznikom albo Pieniądze, albo karty, razem najwyżej trzy, podzielone dowolnie. Każdy przyjmuje lub odrzuca ofertę dla siebie; co odrzucono, zostaje u ciebie. Mocarstwo bez Sojuszników nic nie robi.',
    ],
  ),
  '9.3.1': rule(
    ['Subsidies', 'Up to three Money to one or more Allies. The giver must have it.'],
    ['Subwencje', 'Do trzech Pieniędzy dla jednego lub kilku Sojuszników. Trzeba je mieć.'],
  ),
  '9.3.2': rule(
    [
      'Mercenaries',
      'Up to three Battle cards from the hand to one or more Allies. Whoever then holds more than six discards.',
    ],
    [
      'Najemnicy',
      'Do trzech kart Bitwy z ręki dla jednego lub kilku Sojuszników. Kto ma potem więcej niż sześć, odrzuca nadmiar.',
    ],
  ),
  '9.4': rule(
    [
      'Leadership',
      'Do one thing: place Generals, take Generals off the board, draw a card, or gain Morale. Prussia has Frederick’s Move besides.',
    ],
    [
      'Przywództwo',
      'Zrób jedno: umieść Generałów, zdejmij Generałów z planszy, dobierz kartę albo zyskaj Morale. Prusy mają ponadto Ruch Fryderyka.',
    ],
  ),
  '9.4.1': rule(
    [
      'Generals on and off the board',
      'Place any number of Generals from off the board in territories you control, where no General of yours and no enemy General stands. Or take any number off the board; their Units are lost. Not both in one action.',
    ],
    [
      'Generałowie na planszę i z planszy',
      'Umieść dowolną liczbę Generałów spoza planszy na kontrolowanych Terytoriach, na których nie stoi ani twój Generał, ani Generał przeciwnika. Albo zdejmij dowolną liczbę z planszy; ich Oddziały przepadają. Nie jedno i drugie w jednej akcji.',
    ],
  ),
  '9.4.2': rule(
    ['Leadership: a card', 'Draw one Battle card.'],
    ['Przywództwo: karta', 'Dobierz jedną kartę Bitwy.'],
  ),
  '9.4.3': rule(
    ['Leadership: Morale', 'Gain 1 Morale, if it is below 15.'],
    ['Przywództwo: Morale', 'Zyskaj 1 punkt Morale, jeśli jest go mniej niż 15.'],
  ),
  '9.4.4': rule(
    [
      'Frederick’s Move',
      'On top of its Leadership Prussia makes one Movement Turn with Frederick alone, without an Arbiter, if he is on the board, even if just placed. He may move in any way, attack and leave Garrisons; none are disbanded. If he is beaten he stays Frederick and can return.',
    ],
    [
      'Ruch Fryderyka',
      'Oprócz Przywództwa Prusy wykonują jedną Turę Ruchu samym Fryderykiem, bez Arbitra, jeśli jest na planszy, choćby dopiero umieszczony. Może się poruszyć dowolnym rodzajem ruchu, atakować i zostawiać Garnizony; Garnizonów się przy tym nie rozwiązuje. Pokonany pozostaje Fryderykiem i może wrócić.',
    ],
  ),
  '9.5': rule(
    ['Mobilisation', 'Buy Units, cards, Morale and Fortresses; what Money is left is lost.'],
    ['Mobilizacja', 'Kup Oddziały, karty, Morale i Fortece; Pieniądze, które zostaną, przepadają.'],
  ),
  '9.5.1': rule(
    [
      'Prices',
      'A Unit, a Battle card or a point of Morale costs 1 Money, a Fortress 5. Buy as many as you can pay for, as long as there are tokens and cards and Morale is below 15.',
    ],
    [
      'Ceny',
      'Oddział, karta Bitwy i punkt Morale kosztują po 1 Pieniądzu, Forteca 5. Kupujesz, ile chcesz i za ile cię stać, dopóki są żetony i karty, a Morale jest niższe niż 15.',
    ],
  ),
  '9.5.2': rule(
    ['Cards for waiting Generals', 'Draw a Battle card for each General of yours off the board.'],
    ['Karty za Generałów poza planszą', 'Dobierz kartę Bitwy za każdego swojego Generała poza planszą.'],
  ),
  '9.5.3': rule(
    [
      'Where Units go',
      'A bought Unit joins any General of yours on the board. No General has more than three.',
    ],
    [
      'Dokąd idą Oddziały',
      'Kupiony Oddział dołącza do dowolnego twojego Generała na planszy. Żaden Generał nie ma więcej niż trzech.',
    ],
  ),
  '9.5.4': rule(
    [
      'Fortresses',
      'A Fortress is built where you have a Garrison, one to a territory, six in the whole game. It is never removed, and any Garrison there, whoever’s, has Strength 4 instead of 1.',
    ],
    [
      'Fortece',
      'Fortecę buduje się tam, gdzie masz Garnizon, jedną na Terytorium, sześć w całej grze. Nigdy się jej nie usuwa, a każdy Garnizon w niej, czyjkolwiek, ma Siłę 4 zamiast 1.',
    ],
  ),
  '9.5.5': rule(
    ['Corruption', 'Money not spent by the end of Mobilisation goes back to the supply.'],
    ['Korupcja', 'Pieniądze niewydane do końca Mobilizacji wracają do puli.'],
  ),
  '9.6': rule(
    [
      'Gain Influence',
      'Gain Influence for each controlled disputed territory with your stripe and each controlled home territory of another Power: as much as its number. The Emperor gains 2 more.',
    ],
    [
      'Poszerzenie Wpływów',
      'Za każde kontrolowane Terytorium Sporne z twoim paskiem i każde kontrolowane Terytorium Macierzyste innego Mocarstwa dostajesz tyle punktów Wpływu, ile wynosi jego liczba. Cesarz dostaje 2 więcej.',
    ],
  ),
}
