import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const WINTER: RuleBook = {
  '7.0': rule(
    [
      'Winter',
      'The year ends when both play an event in one turn or all five cards are played. Then comes the winter, step by step.',
    ],
    [
      'Zima',
      'Rok kończy się, gdy obaj zagrają wydarzenie w jednej turze albo gdy skończą się karty. Potem przychodzi zima, krok po kroku.',
    ],
  ),
  '7.1': rule(
    [
      'Nobles go home',
      'All nobles go home, the English first. One whose home the enemy holds goes over to the enemy. Moray may also stay or be disbanded.',
    ],
    [
      'Powrót szlachty',
      'Wszyscy szlachcice wracają do domu, angielscy pierwsi. Ten, którego dom trzyma wróg, przechodzi do wroga. Moray może też zostać albo być odrzucony.',
    ],
  ),
  '7.12': rule(
    ['Bruce and Comyn', 'They may go to either of their homes. If the enemy holds both, the enemy chooses.'],
    ['Bruce i Comyn', 'Mogą iść do dowolnego ze swoich dwóch domów. Jeśli oba trzyma wróg, wybiera wróg.'],
  ),
  '7.2': rule(
    ['Scottish king', 'The King goes to a friendly cathedral, stays, or is disbanded.'],
    ['Król szkocki', 'Król idzie do przyjaznej katedry, zostaje albo jest odrzucony.'],
  ),
  '7.3': rule(
    ['English disbanding', 'English blocks in Scotland may always be disbanded to the pool.'],
    ['Odrzucanie angielskie', 'Angielskie bloczki w Szkocji zawsze można odrzucić do puli.'],
  ),
  '7.31': rule(
    [
      'Who must disband',
      'English archers, knights and hobelars must be disbanded, unless they winter with Edward.',
    ],
    [
      'Kto musi odejść',
      'Angielskich łuczników, rycerzy i hobelarów trzeba odrzucić, chyba że zimują z Edwardem.',
    ],
  ),
  '7.32': rule(
    [
      'English infantry in winter',
      'Infantry may stay within the castle limit. A noble is never disbanded to make room.',
    ],
    [
      'Piechota angielska zimą',
      'Piechota może zostać w limicie zamku. Szlachcica nie odrzuca się, by zrobić miejsce.',
    ],
  ),
  '7.4': rule(
    [
      'English king in winter',
      'Edward I may winter in Scotland with the blocks of his area, but not two years running nor in 1306. Then there is no levy.',
    ],
    [
      'Król angielski zimą',
      'Edward I może zimować w Szkocji z bloczkami swojego obszaru, ale nie dwa lata z rzędu i nie w roku 1306. Wtedy nie ma rekrutacji.',
    ],
  ),
  '7.5': rule(
    [
      'Scottish disbanding',
      'Wallace may go to Selkirk and regain two steps. What exceeds the castle limits is disbanded.',
    ],
    [
      'Odrzucanie szkockie',
      'Wallace może iść do Selkirk i odzyskać dwa poziomy siły. Nadwyżkę ponad limity zamków się odrzuca.',
    ],
  ),
  '7.6': rule(
    ['Builds', 'Each friendly area gives replacement points to be spent there.'],
    ['Odbudowa', 'Każdy przyjazny obszar daje punkty odbudowy do wydania na miejscu.'],
  ),
  '7.61': rule(
    [
      'Scottish builds',
      'A point adds a step to a block there or raises a block from the pool, within the castle limit.',
    ],
    [
      'Zaciąg szkocki',
      'Punkt dodaje bloczkowi na miejscu poziom siły albo wystawia bloczek z puli, w limicie zamku.',
    ],
  ),
  '7.61-overseas': rule(
    [
      'Overseas reinforcements',
      'Norse or French knights drawn for an area without a coast land in an adjacent friendly coastal area, whatever its castle limit, and points of the first area may still build them up. Without such a coast they are put back and another block is drawn.',
    ],
    [
      'Posiłki zza morza',
      'Norwegowie lub rycerze francuscy wylosowani dla obszaru bez wybrzeża lądują w sąsiednim przyjaznym obszarze z wybrzeżem, bez względu na limit zamku, a punkty pierwszego obszaru nadal mogą ich odbudować. Jeśli takiego wybrzeża nie ma, wracają do puli i losuje się inny bloczek.',
    ],
  ),
  '7.62': rule(
    ['French knights', 'Once Scotland has 8 nobles the French knights join its pool.'],
    ['Rycerze francuscy', 'Gdy Szkocja ma 8 szlachciców, rycerze francuscy wchodzą do jej puli.'],
  ),
  '7.63': rule(
    ['English builds', 'English points build up infantry and nobles only; nobody is raised.'],
    [
      'Odbudowa angielska',
      'Angielskie punkty odbudowują tylko piechotę i szlachtę; nikogo się nie wystawia.',
    ],
  ),
  '7.7': rule(
    [
      'English levy',
      'Half of the English pool, rounded up, is drawn at full strength and placed in England.',
    ],
    ['Rekrutacja angielska', 'Połowę angielskiej puli, w górę, losuje się z pełną siłą i stawia w Anglii.'],
  ),
  '7.8': rule(
    ['New cards', 'All cards are shuffled and each player gets five.'],
    ['Nowe karty', 'Tasuje się wszystkie karty i każdy gracz dostaje pięć.'],
  ),
}
