/** 9.7 Movement. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const MOVEMENT: RuleBook = {
  '9.7': rule(
    [
      'Movement',
      'Name an Arbiter, disband Garrisons if you wish, then take up to three Movement Turns, the second and third only with the Arbiter’s consent. After each Turn its battles are fought. Nobody has to move.',
    ],
    [
      'Ruch',
      'Wybierz Arbitra, rozwiąż Garnizony, jeśli chcesz, potem wykonaj do trzech Tur Ruchu, drugą i trzecią tylko za zgodą Arbitra. Po każdej Turze rozgrywa się jej bitwy. Nikt nie musi się poruszać.',
    ],
  ),
  '9.7.1': rule(
    [
      'Arbiter',
      'Name one even if nothing will move: a Power outside your Coalition with Morale below 15, for the whole action. It cannot decline, gains 1 Morale at once, and may forbid the second and third Turn, which give it 2 and 3 more. A Turn that would take its Morale above 15 is not allowed. If nobody can be named there is one Turn only.',
    ],
    [
      'Arbiter',
      'Wybierz go, nawet jeśli nic się nie ruszy: Mocarstwo spoza twojej Koalicji, z Morale niższym niż 15, na całą akcję. Nie może odmówić, od razu zyskuje 1 punkt Morale i może nie pozwolić na drugą i trzecią Turę, które dają mu jeszcze 2 i 3. Tura, po której miałby więcej niż 15, jest niedozwolona. Jeśli nikogo nie można wybrać, jest tylko jedna Tura.',
    ],
  ),
  '9.7.2': rule(
    [
      'Disbanding',
      'Before the first Turn you may take Garrisons of yours off the board. Home territory of another Power returns to its owner; other ground then belongs to nobody. A Garrison never becomes a Unit again by your own wish. A Neutral Power may not disband the Garrison beside its General outside its home.',
    ],
    [
      'Rozwiązywanie Garnizonów',
      'Przed pierwszą Turą możesz zdjąć z planszy własne Garnizony. Cudze Terytorium Macierzyste wraca do właściciela, inne staje się niekontrolowane. Z własnej woli nie zmienia się Garnizonu z powrotem w Oddział. Neutralne Mocarstwo nie może rozwiązać Garnizonu, przy którym poza domem stoi jego Generał.',
    ],
  ),
  '9.7.3': rule(
    [
      'One move a Turn',
      'In a Movement Turn each of your Generals may make one move: a March, a Sea Movement or a Strategic Movement. Generals move one after the other.',
    ],
    [
      'Jeden ruch w Turze',
      'W Turze Ruchu każdy twój Generał może wykonać jeden ruch: Przemarsz, Ruch Morski albo Ruch Strategiczny. Generałowie poruszają się po kolei.',
    ],
  ),
  '9.7.3.1': rule(
    ['March', 'A General goes to an adjacent territory, over land or a strait. He may attack there.'],
    ['Przemarsz', 'Generał idzie na sąsiednie Terytorium, lądem lub przez cieśninę. Może tam zaatakować.'],
  ),
  '9.7.3.2': rule(
    [
      'Sea Movement',
      'From one end of a Sea Route to the other: a route of your own, or an Ally’s with its leave; one route in a move. He may attack from the sea. There is no other way to or from Great Britain.',
    ],
    [
      'Ruch Morski',
      'Z jednego końca Szlaku Morskiego na drugi: własnym Szlakiem albo Szlakiem Sojusznika za jego pozwoleniem; jeden Szlak w jednym ruchu. Wolno atakować z morza. Do Wielkiej Brytanii i z niej nie ma innej drogi.',
    ],
  ),
  '9.7.3.3': rule(
    [
      'Strategic Movement',
      'Up to three territories by land, all of them, the last too, under your control or a consenting Ally’s and free of enemies. Where he starts does not matter; own Generals on the way do not hinder; no Sea Routes. The same ground is not entered twice.',
    ],
    [
      'Ruch Strategiczny',
      'Do trzech Terytoriów lądem, wszystkie, także ostatnie, pod twoją kontrolą lub zgadzającego się Sojusznika i wolne od przeciwników. Nie jest ważne, skąd się zaczyna; własni Generałowie na drodze nie przeszkadzają; bez Szlaków Morskich. Na to samo Terytorium nie wchodzi się dwa razy.',
    ],
  ),
  '9.7.4': rule(
    [
      'Units stay with their General',
      'Units go with their General. They are not handed to another or left behind for him, except as a Garrison.',
    ],
    [
      'Oddziały są przy Generale',
      'Oddziały idą ze swoim Generałem. Nie przekazuje się ich innemu ani nie zostawia dla niego, chyba że jako Garnizon.',
    ],
  ),
  '9.7.5': rule(
    [
      'One General to a territory',
      'A General may end his move where no other General of his Power stands at that moment; so he may take the place of one who has just left, but two cannot change places. He may share a territory with Allies. A Power thus attacks a territory with one General; the others can support him.',
    ],
    [
      'Jeden Generał na Terytorium',
      'Generał może zakończyć ruch tam, gdzie w tej chwili nie stoi inny Generał jego Mocarstwa; może więc zająć miejsce tego, który właśnie odszedł, ale dwóch się nie zamieni. Z Sojusznikami może dzielić Terytorium. Dlatego Mocarstwo atakuje Terytorium jednym Generałem; pozostali mogą go wesprzeć.',
    ],
  ),
  '9.7.6': rule(
    [
      'Placing Garrisons',
      'When a General enters or leaves a territory, or wins an attack there, he may turn one of his Units into a Garrison, at home too. There must be no Garrison there and it must not be an Ally’s home. Where a battle is due he must win it first; where he is about to leave, it is done before the next General moves. A General who only stands still places none.',
    ],
    [
      'Umieszczanie Garnizonów',
      'Gdy Generał wchodzi na Terytorium, opuszcza je albo wygrywa na nim atak, może zamienić jeden ze swoich Oddziałów w Garnizon, także u siebie. Nie może tam być żadnego Garnizonu ani nie może to być Terytorium Macierzyste Sojusznika. Gdzie czeka bitwa, trzeba ją najpierw wygrać; na opuszczonym Terytorium robi się to, zanim ruszy następny Generał. Generał, który tylko stoi, nie umieszcza Garnizonu.',
    ],
  ),
  '9.7.7': rule(
    [
      'Several Garrisons',
      'One General may leave Garrisons in every territory that he leaves, passes through or enters in his move, as long as he has Units.',
    ],
    [
      'Wielokrotne garnizonowanie',
      'Jeden Generał może zostawić Garnizony na każdym Terytorium, które w swoim ruchu opuszcza, mija lub na które wchodzi, póki ma Oddziały.',
    ],
  ),
}
