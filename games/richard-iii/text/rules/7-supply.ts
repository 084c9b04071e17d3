import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const SUPPLY: RuleBook = {
  '7.0': rule(
    ['Supply phase', 'Where too many blocks stand together, some lose strength.'],
    ['Faza zaopatrzenia', 'Gdzie stoi razem za dużo bloczków, niektóre tracą siłę.'],
  ),
  '7.1': rule(
    [
      'Supply limits',
      'An area feeds four of a side’s blocks, five with a city. For each block too many its owner names one that loses a step, none twice in a phase. Who loses his last step dies as in battle.',
    ],
    [
      'Limity zaopatrzenia',
      'Obszar utrzymuje cztery bloczki strony, z miastem pięć. Za każdy nadmiarowy bloczek właściciel wskazuje jeden, który traci poziom siły, żadnego dwa razy w tej samej fazie. Kto traci ostatni poziom, ginie jak w bitwie.',
    ],
  ),
  '7.2': rule(
    [
      'Exile limits',
      'Calais and France feed four blocks and their own mercenaries, Ireland and Scotland two and their own. Blocks beyond that lose a step as in 7.1, and at the campaign reset all that are still too many go to the pool, the owner choosing.',
    ],
    [
      'Limity na wygnaniu',
      'Calais i Francja utrzymują cztery bloczki i swoich najemników, Irlandia i Szkocja dwa i swoich najemników. Nadmiarowe bloczki tracą poziom siły jak w 7.1, a przy resecie kampanii wszystkie, których nadal jest za dużo, idą do puli; wybiera właściciel.',
    ],
  ),
}
