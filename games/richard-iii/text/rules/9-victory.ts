import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const VICTORY: RuleBook = {
  '9.0': rule(
    [
      'Victory',
      'Whoever kills all five enemy heirs wins at once. Otherwise whoever is King after the political turn of the last campaign wins.',
    ],
    [
      'Zwycięstwo',
      'Kto wyeliminuje wszystkich pięciu następców wroga, wygrywa natychmiast. Inaczej wygrywa ten, kto jest Królem po turze politycznej ostatniej kampanii.',
    ],
  ),
  '9.1': rule(
    [
      'Clarence and Exeter',
      'These two heirs can be turned by a treachery roll, but not while King or Pretender. Turned, they are no heirs but nobles who count for usurpation; if they come back they are heirs again. The new side may execute them in any supply phase; until they are dead no minor takes their place, and they do not count among the five dead heirs. Exeter goes home to Cornwall, Clarence to a vacant York shield, otherwise to the pool.',
    ],
    [
      'Clarence i Exeter',
      'Tych dwóch następców można przeciągnąć Rzutem Zdrady, ale nie wtedy, gdy są Królem lub Pretendentem. Po zdradzie nie są następcami, lecz szlachtą liczoną przy uzurpacji; jeśli wrócą, znów są następcami. Nowa strona może ich stracić w każdej fazie zaopatrzenia; póki żyją, nie zastępuje ich drugorzędny następca i nie liczą się do pięciu zabitych. Exeter wraca do Cornwall, Clarence na pustą tarczę Yorków, inaczej do puli.',
    ],
  ),
}
