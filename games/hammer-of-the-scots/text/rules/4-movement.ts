import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const MOVEMENT: RuleBook = {
  '4.0': rule(
    [
      'Movement',
      'Nobody has to move, and moves cannot be saved. A block moves once a turn; it passes friends, but stops and fights where the enemy stands.',
    ],
    [
      'Ruch',
      'Nikt nie musi się ruszać, a ruchów nie można odłożyć. Bloczek rusza się raz w turze; mija swoich, ale zatrzymuje się i walczy tam, gdzie stoi wróg.',
    ],
  ),
  '4.1': rule(
    ['Initiative', 'The higher card is Player 1 and moves first; England on a tie.'],
    ['Inicjatywa', 'Wyższa karta daje gracza pierwszego, który rusza pierwszy; przy remisie Anglia.'],
  ),
  '4.2': rule(
    [
      'Group moves',
      'All your blocks in one area are a group. Each point of the card moves one group: any of its blocks, to the same or different areas, each as far as its movement allows.',
    ],
    [
      'Ruch grup',
      'Wszystkie twoje bloczki w jednym obszarze to grupa. Każdy punkt karty porusza jedną grupę: dowolne jej bloczki, do tych samych lub różnych obszarów, każdy najdalej o swój ruch.',
    ],
  ),
  '4.3': rule(
    [
      'Border limits',
      'In a move phase at most six blocks of a player may cross a black border and at most two a red one. A block that crosses a red border must stop.',
    ],
    [
      'Limity granic',
      'W fazie ruchu przez czarną granicę przechodzi najwyżej sześć bloczków gracza, a przez czerwoną najwyżej dwa. Bloczek, który przekroczył czerwoną granicę, musi się zatrzymać.',
    ],
  ),
  '4.4': rule(
    [
      'Anglo-Scottish border',
      'Each point of the card takes one block, not a group, over the dashed border. A block that enters England must stop.',
    ],
    [
      'Granica angielsko-szkocka',
      'Każdy punkt karty przeprowadza przez przerywaną granicę jeden bloczek, nie grupę. Bloczek, który wszedł do Anglii, musi się zatrzymać.',
    ],
  ),
  '4.5': rule(
    [
      'Control of areas',
      'Your blocks make an area friendly, the enemy’s make it enemy, nobody’s make it neutral. It changes at once.',
    ],
    [
      'Kontrola obszarów',
      'Twoje bloczki czynią obszar przyjaznym, wrogie wrogim, a niczyje neutralnym. Zmiana następuje od razu.',
    ],
  ),
  '4.6': rule(
    [
      'Pinning',
      'Attackers, reserves included, keep as many defenders from moving as they are. The rest may leave, but not over a border by which the enemy came in.',
    ],
    [
      'Związanie walką',
      'Atakujący, także w rezerwie, wiążą tylu obrońców, ilu ich jest. Reszta może wyjść, ale nie przez granicę, którą wszedł wróg.',
    ],
  ),
  '4.7': rule(
    [
      'Norse',
      'The Norse need a card point of their own. They go from any Scottish coast to any other and may attack there; never into England.',
    ],
    [
      'Norwegowie',
      'Norwegowie potrzebują osobnego punktu karty. Płyną z dowolnego szkockiego wybrzeża na inne i mogą tam atakować; nigdy do Anglii.',
    ],
  ),
}
