import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const KINGS: RuleBook = {
  '6.0': rule(
    ['Kings', 'What is special about the kings of England and of Scotland.'],
    ['Królowie', 'Co wyróżnia królów Anglii i Szkocji.'],
  ),
  '6.1': rule(
    [
      'English kings',
      'Edward is Edward I until he falls in battle or 1306 ends; then he is Edward II, who never winters in Scotland and whose death in battle loses the match.',
    ],
    [
      'Królowie angielscy',
      'Edward to Edward I, póki nie padnie w bitwie albo nie skończy się rok 1306; potem jest Edwardem II, który nie zimuje w Szkocji, a jego śmierć w bitwie przegrywa partię.',
    ],
  ),
  '6.2': rule(
    [
      'Scottish kings',
      'Once in a match the Scots may crown Bruce, Comyn or Balliol, with any event card in place of its event.',
    ],
    [
      'Królowie szkoccy',
      'Raz w partii Szkoci mogą koronować Bruce’a, Comyna lub Balliola, dowolną kartą wydarzenia zamiast jej efektu.',
    ],
  ),
  '6.21': rule(
    [
      'Bruce or Comyn',
      'Wallace must be dead and the candidate in Fife. The nobles of the other faction, but Moray, go over to England.',
    ],
    [
      'Bruce albo Comyn',
      'Wallace musi być martwy, a kandydat stać w Fife. Szlachta drugiej frakcji, oprócz Moraya, przechodzi do Anglii.',
    ],
  ),
  '6.22': rule(
    [
      'Balliol',
      'From 1301, with the French knights on the map. The King stands beside them; the Bruce faction goes over to England.',
    ],
    [
      'Balliol',
      'Od roku 1301, gdy na planszy są rycerze francuscy. Król staje obok nich; frakcja Bruce’a przechodzi do Anglii.',
    ],
  ),
}
