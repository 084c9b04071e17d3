import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const EVENT_CARDS: RuleBook = {
  'card-herald': rule(
    ['Herald', 'Name an enemy noble on the map, not Moray. On 1 to 4 he changes sides where he stands.'],
    ['Herold', 'Wskaż wrogiego szlachcica na planszy, nie Moraya. Przy 1–4 zmienia stronę tam, gdzie stoi.'],
  ),
  'card-pillage': rule(
    ['Pillage', 'Two hits on an enemy group next to yours; what it loses, your group may gain.'],
    ['Grabież', 'Dwa trafienia we wrogą grupę obok twojej; co ona straci, twoja grupa może zyskać.'],
  ),
  'card-sea-move': rule(
    [
      'Sea Move',
      'One or two blocks sail from one coast to another that only your blocks hold. Not the Norse.',
    ],
    [
      'Ruch morski',
      'Jeden lub dwa bloczki płyną z jednego wybrzeża na inne, które trzymają tylko twoje bloczki. Nie Norwegowie.',
    ],
  ),
  'card-truce': rule(
    [
      'Truce',
      'This turn the opponent may not move a block into an area that holds yours; Scots may not enter England at all.',
    ],
    [
      'Rozejm',
      'W tej turze przeciwnik nie może wejść do obszaru z twoimi bloczkami; Szkoci nie mogą wejść do Anglii wcale.',
    ],
  ),
  'card-victuals': rule(
    ['Victuals', 'Up to three steps for your blocks in one area.'],
    ['Zaopatrzenie', 'Do trzech poziomów siły dla twoich bloczków w jednym obszarze.'],
  ),
}
