import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const ARMIES: RuleBook = {
  '2.0': rule(
    [
      'Armies',
      'An upright block hides its kind and strength from the opponent. Faces are seen only in battle.',
    ],
    ['Armie', 'Stojący bloczek ukrywa przed przeciwnikiem rodzaj i siłę. Jego przód widać tylko w bitwie.'],
  ),
  '2.1': rule(
    ['Block data', 'Numbers and signs on a block tell its strength, its movement and its combat rating.'],
    ['Dane na bloczkach', 'Liczby i symbole na bloczku mówią o jego sile, ruchu i współczynniku walki.'],
  ),
  '2.11': rule(
    [
      'Strength',
      'The marks on the upper edge are the strength: that many dice. Each hit turns the block and takes one.',
    ],
    ['Siła', 'Znaki na górnej krawędzi to siła: tyle kości. Każde trafienie obraca bloczek i zabiera jeden.'],
  ),
  '2.12': rule(
    [
      'Combat rating',
      'The letter says when a block acts, A before B before C. The number is the highest roll that hits.',
    ],
    [
      'Współczynnik walki',
      'Litera mówi, kiedy bloczek działa: A przed B przed C. Liczba to najwyższy wynik, który trafia.',
    ],
  ),
  '2.2': rule(
    ['Kinds of block', 'Leaders, nobles, archers, knights, infantry and the Norse.'],
    ['Typy bloczków', 'Dowódcy, szlachta, łucznicy, rycerze, piechota i Norwegowie.'],
  ),
  '2.21': rule(
    [
      'Leaders',
      'Scotland has Wallace and the King, England has Edward, who is Edward I and later Edward II. In battle they are blocks like any other, but they move three areas.',
    ],
    [
      'Dowódcy',
      'Szkoci mają Wallace’a i Króla, Anglicy Edwarda, który jest Edwardem I, a potem Edwardem II. W walce są zwykłymi bloczkami, ale mają ruch 3.',
    ],
  ),
  '2.22': rule(
    [
      'Nobles',
      'There are fourteen, of the Bruce or the Comyn faction. Each but Moray has a red and a blue block, and one of the two is in play: red while he serves England, blue while he serves Scotland. Whoever has more nobles wins.',
    ],
    [
      'Szlachta',
      'Jest czternastu szlachciców, z frakcji Bruce’a lub Comyna. Każdy oprócz Moraya ma bloczek czerwony i niebieski, a w grze jest jeden z nich: czerwony, gdy służy Anglii, niebieski, gdy służy Szkocji. Wygrywa ten, kto ma więcej szlachty.',
    ],
  ),
  '2.23': rule(
    ['Archers', 'English and Welsh archers fight as B3, the Scottish ones as B2.'],
    ['Łucznicy', 'Łucznicy angielscy i walijscy mają współczynnik walki B3, szkoccy B2.'],
  ),
  '2.24': rule(
    [
      'Knights',
      'English knights fight as B3, and so do the French knights, who may join Scotland later. Each side also has light cavalry: Scotland’s is B1, the English hobelars are A2.',
    ],
    [
      'Rycerze',
      'Angielscy rycerze mają współczynnik walki B3, podobnie rycerze francuscy, którzy mogą później dołączyć do Szkotów. Każda strona ma też lekką kawalerię: szkocka to B1, angielscy hobelarzy A2.',
    ],
  ),
  '2.25': rule(
    ['Infantry', 'Most infantry fights as C2, some as C3. England also has a Welsh and an Irish block.'],
    [
      'Piechota',
      'Większość piechoty ma współczynnik walki C2, niektóre bloczki C3. Anglicy mają też bloczek walijski i irlandzki.',
    ],
  ),
  '2.26': rule(
    ['Norse', 'The Norse fight as A2 for Scotland and go by ship.'],
    ['Norwegowie', 'Norwegowie walczą dla Szkocji jako A2 i poruszają się statkami.'],
  ),
}
