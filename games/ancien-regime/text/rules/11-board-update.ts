/** 11 What happens on the board when statuses change. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BOARD_UPDATE: RuleBook = {
  '11.0': rule(
    [
      'Board update',
      'As soon as all statuses have changed the board is made to agree with them: first Garrisons are removed, then Generals withdraw, then new enemies in one territory are parted. Each step goes in Power Order.',
    ],
    [
      'Aktualizacja stanu planszy',
      'Gdy wszystkie Statusy się zmienią, od razu dostosowuje się do nich planszę: najpierw usuwa się Garnizony, potem wycofują się Generałowie, na końcu rozdziela się nowych przeciwników na jednym Terytorium. Każdy krok zgodnie z Kolejnością Mocarstw.',
    ],
  ),
  '11.1': rule(
    [
      'War has become peace',
      'A Power with Garrisons or Generals in the home territory of one with which it was at war and now is at peace has to clear that ground.',
    ],
    [
      'Wojna zmieniła się w pokój',
      'Mocarstwo, które ma Garnizony lub Generałów na Terytorium Macierzystym Mocarstwa, z którym było w Stanie Wojny, a jest w Stanie Pokoju, musi je opuścić.',
    ],
  ),
  '11.1.1': rule(
    [
      'Garrisons there',
      'Such a Garrison becomes a Unit of its General in that territory, else of another of its Generals on the board with room, of the owner’s choice. If there is none it is exchanged for 1 Money.',
    ],
    [
      'Garnizony',
      'Taki Garnizon staje się Oddziałem swojego Generała na tym Terytorium, a jeśli to niemożliwe, innego Generała tego Mocarstwa na planszy, który ma miejsce, według wyboru właściciela. Jeśli takiego nie ma, wymienia się go na 1 Pieniądz.',
    ],
  ),
  '11.1.2': rule(
    [
      'Generals there',
      'If the Powers are now Allies, a General may stay if whoever controls the territory agrees. Otherwise, or in the home of a Power that has become Neutral, he withdraws to the nearest territory his Power controls, or off the board, losing his Units. Former Allies leave a new Neutral’s home as well.',
    ],
    [
      'Generałowie',
      'Jeśli Mocarstwa są teraz Sojusznikami, Generał może zostać za zgodą tego, kto kontroluje Terytorium. W przeciwnym razie, a także na Terytorium Macierzystym Mocarstwa, które stało się Neutralne, wycofuje się na najbliższe Terytorium pod kontrolą swojego Mocarstwa albo poza planszę, tracąc Oddziały. Dotychczasowi Sojusznicy też opuszczają Terytoria nowego Neutralnego.',
    ],
  ),
  '11.2': rule(
    [
      'Peace has become war',
      'If a General shares a territory with a General or Garrison of a Power that is now an enemy, or with a Neutral’s outside its home, there is no battle: the weaker side gives way.',
    ],
    [
      'Pokój zmienił się w wojnę',
      'Jeśli Generał dzieli Terytorium z Generałem lub Garnizonem Mocarstwa, które stało się przeciwnikiem, albo Neutralnego poza jego domem, bitwy nie ma: słabsza strona ustępuje.',
    ],
  ),
  '11.2.1': rule(
    ['Who is weaker', 'The Strength in the territory is compared; Allies count together.'],
    ['Kto jest słabszy', 'Porównuje się Siłę na Terytorium; Sojusznicy liczą się razem.'],
  ),
  '11.2.2': rule(
    ['Equal Strength', 'The side with the Garrison counts as stronger. If there is none, lots are drawn.'],
    ['Siła równa', 'Za silniejszą uważa się stronę z Garnizonem. Jeśli go nie ma, rozstrzyga los.'],
  ),
  '11.2.3': rule(
    [
      'The weaker gives way',
      'Its Garrison becomes a Unit of one of its Generals, or 1 Money. Its General withdraws with his Units to the nearest territory that his Power controls, or off the board, losing them.',
    ],
    [
      'Słabszy ustępuje',
      'Jego Garnizon staje się Oddziałem któregoś z jego Generałów albo 1 Pieniądzem. Generał wycofuje się z Oddziałami na najbliższe Terytorium pod kontrolą swojego Mocarstwa albo poza planszę, tracąc Oddziały.',
    ],
  ),
  '11.3': rule(
    ['A Power becomes Neutral', 'It goes back to its own ground, and others leave its home.'],
    [
      'Mocarstwo staje się Neutralne',
      'Wraca na własne Terytoria, a inni opuszczają jego Terytoria Macierzyste.',
    ],
  ),
  '11.3.1': rule(
    [
      'First as for peace',
      'It is now at peace with everybody, so 11.1 applies to it and to its former enemies.',
    ],
    [
      'Najpierw jak przy pokoju',
      'Jest teraz w Stanie Pokoju ze wszystkimi, więc jego i jego dotychczasowych wrogów dotyczy 11.1.',
    ],
  ),
  '11.3.2': rule(
    [
      'A Neutral goes home',
      'Its Garrisons in other Powers’ homes become Units of its Generals, or 1 Money each. Its Generals there, and in any territory that it does not control, withdraw to the nearest one that it does, or off the board, losing their Units.',
    ],
    [
      'Neutralny wraca',
      'Jego Garnizony na cudzych Terytoriach Macierzystych stają się Oddziałami jego Generałów albo 1 Pieniądzem każdy. Generałowie stamtąd i z każdego Terytorium, którego ono nie kontroluje, wycofują się na najbliższe kontrolowane albo poza planszę, tracąc Oddziały.',
    ],
  ),
  '11.3.3': rule(
    [
      'What a Neutral keeps abroad',
      'Its Garrisons on ground that is nobody’s home stay, and its Generals may stand there; but others may attack such a territory. It is the only way to attack a Neutral.',
    ],
    [
      'Co Neutralny zachowuje poza domem',
      'Jego Garnizony na Terytoriach, które nie są niczyim Terytorium Macierzystym, zostają, a jego Generałowie mogą tam być; inni mogą jednak takie Terytorium zaatakować. To jedyny sposób, by zaatakować Neutralnego.',
    ],
  ),
  '11.3.4': rule(
    [
      'A Neutral stays on its own ground',
      'A Neutral Power’s General does not enter territory that it does not control, not even an Ally’s.',
    ],
    [
      'Neutralny zostaje u siebie',
      'Generał Neutralnego Mocarstwa nie wchodzi na Terytoria, których ono nie kontroluje, nawet Sojusznika.',
    ],
  ),
  '11.3.5': rule(
    ['A Neutral’s home is closed', 'No General of another Power enters a Neutral Power’s home territory.'],
    [
      'Dom Neutralnego jest zamknięty',
      'Na Terytorium Macierzyste Neutralnego Mocarstwa nie wchodzi Generał żadnego innego Mocarstwa.',
    ],
  ),
}
