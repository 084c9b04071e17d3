import { type RuleBook, rule } from '@muster/kernel/rule-book'
import { EVENT_WORDS } from '../cards.ts'

/** The exact rule of an event, under the title of its card. */
const event = (id: string, en: string, pl: string): RuleBook => ({
  [`card-${id}`]: rule([EVENT_WORDS[id].en[0], en], [EVENT_WORDS[id].pl[0], pl]),
})

export const EVENT_CARDS: RuleBook = {
  ...event(
    'force-march',
    'The blocks of one area move, each up to three areas, and may attack. Border limits hold, and red borders and the enemy stop them as usual. No sea move, no recruit.',
    'Bloczki z jednego obszaru poruszają się, każdy najdalej o trzy obszary, i mogą atakować. Limity granic obowiązują, a czerwona granica i wróg zatrzymują jak zwykle. Bez ruchu morskiego i rekrutacji.',
  ),
  ...event(
    'muster',
    'Name a friendly or vacant area. All your blocks that reach it over land in one or two areas, past no enemy and within the border limits, may move there. No sea move.',
    'Wskaż obszar przyjazny lub pusty. Wszystkie twoje bloczki, które dojdą tam lądem w jednym lub dwóch obszarach, nie mijając wroga i w limitach granic, mogą się tam ruszyć. Bez ruchu morskiego.',
  ),
  ...event(
    'piracy',
    'Two sea moves, one block each, without the port bonus. They may go to an enemy or contested coast and attack; pirates fight in round one, unless they join a battle that Player 1 began. A block that attacked so leaves only by sea, to a friendly or vacant coast of the same zone.',
    'Dwa ruchy morskie po jednym bloczku, bez bonusu portów. Mogą prowadzić na wrogie lub sporne wybrzeże i być atakiem; piraci walczą w pierwszej rundzie, chyba że dołączają do bitwy zaczętej przez Gracza 1. Bloczek, który tak zaatakował, odchodzi tylko morzem, na przyjazne lub puste wybrzeże tego samego obszaru morskiego.',
  ),
  ...event(
    'plague',
    'Choose a city area that the enemy alone holds. Every block there loses a step; who has only one is eliminated.',
    'Wskaż obszar z miastem, który trzyma tylko wróg. Każdy bloczek traci tam jeden poziom siły; kto ma tylko jeden, zostaje wyeliminowany.',
  ),
  ...event(
    'surprise',
    'The blocks of one area move, and every border lets one more of them across than usual. The point may also be used for a sea move. No recruit.',
    'Bloczki z jednego obszaru poruszają się, a każda granica przepuszcza ich o jeden więcej niż zwykle. Punktu można też użyć na ruch morski. Bez rekrutacji.',
  ),
  ...event(
    'treason',
    'The blocks of one area move, or one block sails. Later in the turn, before any one battle begins, make a treachery roll against an enemy block in it that is not in reserve; King, Pretender and Warwick need not be there. No recruit.',
    'Bloczki z jednego obszaru poruszają się albo jeden bloczek płynie. Później w tej turze, przed początkiem dowolnej bitwy, wykonaj Rzut Zdrady na wrogi bloczek spoza rezerwy; Król, Pretendent i Warwick nie muszą być obecni. Bez rekrutacji.',
  ),
}
