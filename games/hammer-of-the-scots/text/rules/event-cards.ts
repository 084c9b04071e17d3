import { type RuleBook, rule } from '@muster/kernel/rule-book'
import { EVENT_WORDS } from '../cards.ts'

/** The exact rule of an event, under the title of its card. */
const event = (id: string, en: string, pl: string): RuleBook => ({
  [`card-${id}`]: rule([EVENT_WORDS[id].en[0], en], [EVENT_WORDS[id].pl[0], pl]),
})

export const EVENT_CARDS: RuleBook = {
  ...event(
    'herald',
    'Name an enemy noble on the map, not Moray, and roll a die: on 1 to 4 he changes sides where he stands, at his strength. If blocks of both sides are then in the area they fight at once, and the side that won him attacks.',
    'Wskaż wrogiego szlachcica na planszy, nie Moraya, i rzuć kością: przy 1–4 zmienia stronę tam, gdzie stoi, ze swoją siłą. Jeśli w obszarze są wtedy bloczki obu stron, od razu walczą, a atakuje strona, która go zyskała.',
  ),
  ...event(
    'pillage',
    'Choose an enemy group next to a group of yours. It takes two hits, each on its strongest block, and your group may gain the steps it lost. Blocks lost so go to their pool, crosses too; a noble other than Moray changes sides at strength 1.',
    'Wskaż wrogą grupę obok swojej. Przyjmuje ona dwa trafienia, każde na najsilniejszy bloczek, a twoja grupa może zyskać utracone poziomy siły. Tak wyeliminowane bloczki trafiają do puli, także te z krzyżem; szlachcic inny niż Moray zmienia stronę z siłą 1.',
  ),
  ...event(
    'sea-move',
    'One or two blocks sail from one coast to another that only your blocks hold; England counts as a coast. Not the Norse.',
    'Jeden lub dwa bloczki płyną z jednego wybrzeża na inne, które trzymają tylko twoje bloczki; Anglia liczy się jako wybrzeże. Nie Norwegowie.',
  ),
  ...event(
    'truce',
    'This turn the opponent may not move a block into an area that holds yours; Scots may not enter England at all.',
    'W tej turze przeciwnik nie może wejść do obszaru z twoimi bloczkami; Szkoci nie mogą wejść do Anglii wcale.',
  ),
  ...event(
    'victuals',
    'Up to three steps, shared out as you like, for your blocks in one area, none beyond its full strength.',
    'Do trzech poziomów siły, rozdzielonych dowolnie, dla twoich bloczków w jednym obszarze, żadnego ponad pełną siłę.',
  ),
}
