import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const SET_UP: RuleBook = {
  '4.0': rule(
    [
      'Set-up',
      'Where the blocks of both houses begin, and who waits in the pools and beside the map. A match may also start with the second or third campaign, from the set-ups of 1470 and 1483.',
    ],
    [
      'Przygotowanie',
      'Gdzie zaczynają bloczki obu rodów i kto czeka w pulach oraz obok mapy. Partię można też zacząć od drugiej lub trzeciej kampanii, z rozstawienia na rok 1470 i 1483.',
    ],
  ),
  '4.1': rule(
    ['Deployment', 'Blocks begin in the areas listed for them, upright and at full strength.'],
    ['Rozstawienie', 'Bloczki zaczynają w wyznaczonych obszarach, stojąc, z pełną siłą.'],
  ),
  '4.2': rule(
    [
      'Pool',
      'Blocks off the map that can be recruited form a side’s pool. The opponent does not see which they are.',
    ],
    [
      'Pula',
      'Bloczki poza mapą, które można zrekrutować, tworzą pulę strony. Przeciwnik nie widzi, które to są.',
    ],
  ),
  '4.3': rule(
    [
      'House of Lancaster, set-up of 1460',
      'Lancaster begins as King: Henry VI stands in Middlesex, his heirs and faithful nobles at home, the French and Scots in exile. Most nobles, the levies, the bombard and the Welsh wait in the pool.',
    ],
    [
      'Ród Lancasterów, rozstawienie w roku 1460',
      'Lancasterowie zaczynają jako Król: Henryk VI stoi w Middlesex, jego następcy i wierna szlachta u siebie, Francuzi i Szkoci na wygnaniu. Większość szlachty, zaciężni, bombarda i Walijczycy czekają w puli.',
    ],
  ),
  '4.4': rule(
    [
      'House of York, set-up of 1460',
      'York begins as Pretender in exile: the Duke of York and Rutland in Ireland, March and the Nevilles in Calais, mercenaries with them. The other nobles, the levies, the bombard and the Rebel wait in the pool.',
    ],
    [
      'Ród Yorków, rozstawienie w roku 1460',
      'Yorkowie zaczynają jako Pretendent na wygnaniu: Diuk Yorku i Rutland w Irlandii, March i Neville’owie w Calais, z nimi najemnicy. Pozostała szlachta, zaciężni, bombarda i Rebelianci czekają w puli.',
    ],
  ),
  '4.5': rule(
    [
      'Minors',
      'Each house begins with three heirs; Clarence and Gloucester, Prince Edward and Richmond are still minors. For every heir who is killed the senior minor of his house enters at the start of the next supply phase.',
    ],
    [
      'Drugorzędni następcy',
      'Każdy ród zaczyna z trzema następcami; Clarence i Gloucester oraz Książę Edward i Richmond są na razie drugorzędni. Za każdego zabitego następcę najstarszy drugorzędny następca jego rodu wchodzi do gry na początku kolejnej fazy zaopatrzenia.',
    ],
  ),
  '4.6': rule(
    [
      'Enemy nobles',
      'Nobles who may serve either house have a block for each. The one of the other colour waits beside the map until a treachery roll brings him over.',
    ],
    [
      'Wroga szlachta',
      'Szlachta, która może służyć obu rodom, ma po jednym bloczku dla każdego. Bloczek w drugim kolorze czeka obok mapy, aż udany Rzut Zdrady sprowadzi szlachcica na tę stronę.',
    ],
  ),
}
