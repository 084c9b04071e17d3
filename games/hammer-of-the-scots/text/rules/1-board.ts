import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BOARD: RuleBook = {
  '1.0': rule(
    [
      'Board',
      'The map shows Scotland and the north of England. England sits at its southern edge, Scotland at the northern.',
    ],
    [
      'Plansza',
      'Plansza przedstawia Szkocję i północ Anglii. Gracz angielski siada przy południowej krawędzi, szkocki przy północnej.',
    ],
  ),
  '1.1': rule(
    [
      'Areas',
      'Blocks stand in areas and go from one to the next over a black or red border. Where two areas touch only across water there is no way between them.',
    ],
    [
      'Obszary',
      'Bloczki stoją w obszarach i przechodzą między nimi przez czarną lub czerwoną granicę. Obszary, które dzieli tylko woda, nie są połączone.',
    ],
  ),
  '1.2': rule(
    [
      'Castle limits',
      'The number at a castle says how many blocks may winter in the area and how many replacement points it gives. No castle counts as 0.',
    ],
    [
      'Limit zamku',
      'Liczba przy zamku mówi, ile bloczków może w obszarze zimować i ile punktów odbudowy on daje. Brak zamku to 0.',
    ],
  ),
  '1.3': rule(
    [
      'Cathedrals',
      'Strathspey, Lennox and Fife have a cathedral. For Scotland it adds 1 to wintering and to replacement points; for England nothing.',
    ],
    [
      'Katedry',
      'W Strathspey, Lennox i Fife jest katedra. Szkocji dodaje ona 1 do zimowania i do punktów odbudowy; Anglii nie dodaje nic.',
    ],
  ),
  '1.4': rule(
    [
      'Home areas of nobles',
      'A noble who defends his home area fights one better: B2 counts as B3. Attacking it he does not. Bruce and Comyn have two homes each.',
    ],
    [
      'Obszary rodowe',
      'Szlachcic broniący swojego obszaru rodowego walczy o jeden lepiej: B2 liczy się jak B3. Atakując go, nie. Bruce i Comyn mają po dwa.',
    ],
  ),
}
