import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const ARMIES: RuleBook = {
  '3.0': rule(
    [
      'Armies',
      'Lancaster’s blocks are red, York’s white, the Rebel black. They stand with their faces to their owner, so that the opponent sees neither who they are nor how strong.',
    ],
    [
      'Armie',
      'Bloczki Lancasterów są czerwone, Yorków białe, Rebelianci czarni. Stoją przodem do właściciela, więc przeciwnik nie widzi ani kim są, ani jak są silne.',
    ],
  ),
  '3.1': rule(
    ['Block data', 'A block shows its strength, its combat rating, its loyalty and whom it stands for.'],
    ['Dane na bloczkach', 'Bloczek pokazuje siłę, współczynnik walki, lojalność i to, kogo przedstawia.'],
  ),
  '3.11': rule(
    [
      'Strength',
      'The marks on the upper edge are the current strength, at most 4, 3 or 2. A block rolls that many dice, and each hit takes one.',
    ],
    [
      'Siła',
      'Znaki na górnej krawędzi to bieżąca siła, najwyżej 4, 3 lub 2. Tyloma kośćmi rzuca bloczek, a każde trafienie zabiera jeden poziom.',
    ],
  ),
  '3.12': rule(
    [
      'Combat rating',
      'The letter says when a block has its turn in a round, A before B before C. The number is the highest roll that hits.',
    ],
    [
      'Współczynnik walki',
      'Litera mówi, kiedy bloczek ma swoją turę w rundzie: A przed B przed C. Liczba to najwyższy wynik rzutu, który trafia.',
    ],
  ),
  '3.13': rule(
    [
      'Loyalty',
      'A block with a rose never changes sides. A number from 1 to 3 is the number of dice that must all come up even for it to betray; it may differ for the two sides (Rivers has 1 with Lancaster, 2 with York). A crown marks an heir. The Nevilles have a rule of their own.',
    ],
    [
      'Lojalność',
      'Bloczek z różą nigdy nie zdradza. Liczba od 1 do 3 mówi, na ilu kościach muszą wypaść same wyniki parzyste, żeby zdradził; może być różna dla obu stron (Rivers ma 1 u Lancasterów, 2 u Yorków). Korona oznacza następcę. Neville’owie mają własną zasadę.',
    ],
  ),
  '3.14': rule(
    ['Name and title', 'Family names and titles on the blocks are there for colour.'],
    ['Nazwa i tytuł', 'Nazwy rodów i tytuły na bloczkach są tylko ozdobą.'],
  ),
  '3.2': rule(
    ['Kinds of block', 'Heirs, nobles, the church, levies and bombards, mercenaries and the Rebel.'],
    ['Typy bloczków', 'Następcy, szlachta, kościół, zaciężni i bombardy, najemnicy oraz Rebelianci.'],
  ),
  '3.21': rule(
    [
      'Heirs',
      'Each house has five heirs, ranked 1 (senior) to 5 (junior). The senior living heir of the house that holds the throne is King, that of the other Pretender; the heirs of the King are the royal heirs. An heir defends his shield one better, a royal heir also a crown. If the Pretender dies the next heir takes his place at once.',
    ],
    [
      'Następcy',
      'Każdy ród ma pięciu następców, od 1 (senior) do 5 (junior). Najstarszy żyjący następca rodu, który ma tron, jest Królem, drugiego rodu Pretendentem; następcy Króla to następcy tronu. Następca broni swojej tarczy o jeden lepiej, a następca tronu także korony. Gdy ginie Pretendent, kolejny następca od razu zajmuje jego miejsce.',
    ],
  ),
  '3.22': rule(
    [
      'Nobles',
      'A noble with a rose serves one house for ever. The others may serve either house and have a red and a white block, of which one is in play. A noble defends his shields one better.',
    ],
    [
      'Szlachta',
      'Szlachcic z różą zawsze służy jednemu rodowi. Pozostali mogą służyć obu i mają bloczek czerwony i biały, z których w grze jest jeden. Szlachcic broni swoich tarcz o jeden lepiej.',
    ],
  ),
  '3.23': rule(
    [
      'Church',
      'The archbishops of Canterbury and York. Each counts as a noble when the throne is at stake and defends its own cathedral one better.',
    ],
    [
      'Kościół',
      'Arcybiskupi Canterbury i Yorku. Każdy liczy się jako szlachcic przy uzurpacji i broni swojej katedry o jeden lepiej.',
    ],
  ),
  '3.24': rule(
    [
      'Levies',
      'Each house has a levy for every city that favours it, and a bombard. They begin in the pool. A levy defends its own city one better.',
    ],
    [
      'Zaciężni',
      'Każdy ród ma po jednym bloczku zaciężnych za każde sprzyjające mu miasto oraz bombardę. Zaczynają w puli. Zaciężni bronią swojego miasta o jeden lepiej.',
    ],
  ),
  '3.25': rule(
    [
      'Mercenaries',
      'The French, Scots and Welsh fight for Lancaster, the Burgundians, the men of Calais and the Irish for York.',
    ],
    [
      'Najemnicy',
      'Dla Lancasterów walczą Francuzi, Szkoci i Walijczycy, dla Yorków Burgundowie, najemnicy z Calais i Irlandczycy.',
    ],
  ),
  '3.26': rule(
    ['Rebel', 'The black block fights for the Pretender, whoever he is.'],
    ['Rebelianci', 'Czarny bloczek walczy dla Pretendenta, kimkolwiek on jest.'],
  ),
}
