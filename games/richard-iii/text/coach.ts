/** What is told to newcomers at the table: the aim of the game, and one line beside each thing when it first matters. */

/** The rule that each line speaks of. */
export const COACH_RULES = {
  block: '3.13',
  hand: '1.1',
  exile: '5.31',
  'by-sea': '5.3',
  recruit: '5.4',
  border: '5.21',
  'second-border': '6.3',
  order: '6.2',
  hits: '6.4',
  charge: '6.5',
  treachery: '6.9',
  home: '2.2',
  bombard: '6.2',
  supply: '7.1',
  'last-turns': '8.2',
  'heir-in-danger': '9.0',
} as const

export type CoachId = keyof typeof COACH_RULES

export const COACH: Readonly<Record<'en' | 'pl', Readonly<Record<CoachId, string>>>> = {
  en: {
    block: 'The crown marks an heir and his rank. Hearts are dice of treachery; a rose never changes sides.',
    hand: 'The number is action points: each one move or one recruit. A tie goes to the Pretender.',
    exile: 'From exile you go by sea. Two blocks from one major port to another cost one point.',
    'by-sea': 'A sea move never attacks: it ends on a friendly or vacant coast of the same sea.',
    recruit:
      'A noble enters at his shield, a levy in its city, at full strength, if no enemy is there. He does not move this turn.',
    border: 'Yellow 4, blue 3, red 2 and stop: so many of your blocks in a turn.',
    'second-border': 'One border is the main attack; blocks over the others arrive in round 2.',
    order: 'Nobody retreats in round 1. In round 4 the attacker must.',
    hits: 'All hits of one block go to the strongest enemy; what he cannot take goes on to the next.',
    charge: 'Your senior heir here may charge: he picks his target, but if it lives it strikes back at him.',
    treachery: 'King, Pretender, Warwick: one treachery roll each in a battle. All dice must be even.',
    home: 'At home they fight one better; a royal heir also at a crown.',
    bombard: 'A bombard is A3 in round 1 and acts last after that.',
    supply: 'An area feeds 4 blocks, with a city 5. Each one too many loses a step.',
    'last-turns':
      'After turn 7 nobles and heirs are counted: the Pretender with more takes the throne; ties keep the King.',
    'heir-in-danger': 'Heirs die for good. Five dead heirs lose the game at once.',
  },
  pl: {
    block: 'Korona oznacza następcę i jego starszeństwo. Serca to kości zdrady; róża nigdy nie zdradza.',
    hand: 'Liczba to punkty akcji: każdy na ruch albo rekruta. Przy remisie pierwszy jest Pretendent.',
    exile: 'Z wygnania płynie się morzem. Dwa bloczki z dużego portu do dużego portu to jeden punkt.',
    'by-sea': 'Ruch morski nie atakuje: kończy się na przyjaznym lub pustym wybrzeżu tego samego morza.',
    recruit:
      'Szlachcic wchodzi przy swojej tarczy, zaciężni w swoim mieście, z pełną siłą, o ile nie ma tam wroga. W tej turze się nie rusza.',
    border: 'Żółta 4, niebieska 3, czerwona 2 i stop: tyle twoich bloczków na turę.',
    'second-border': 'Jedna granica to atak główny; bloczki z pozostałych wchodzą w rundzie 2.',
    order: 'W rundzie 1 nikt się nie wycofuje. W rundzie 4 atakujący musi.',
    hits: 'Wszystkie trafienia bloczka przyjmuje razem najsilniejszy wróg; nadmiar przechodzi na następnego.',
    charge: 'Twój najstarszy następca może tu szarżować: wybiera cel, ale jeśli ten przeżyje, odpowie mu.',
    treachery:
      'Król, Pretendent, Warwick: po jednym Rzucie Zdrady w bitwie. Wszystkie kości muszą być parzyste.',
    home: 'U siebie walczą o jeden lepiej; następca tronu także przy koronie.',
    bombard: 'Bombarda to A3 w rundzie 1, potem działa ostatnia.',
    supply: 'Obszar żywi 4 bloczki, z miastem 5. Każdy nadmiarowy traci poziom siły.',
    'last-turns':
      'Po turze 7 liczy się szlachciców i następców: Pretendent z większością zdobywa tron; remis dla Króla.',
    'heir-in-danger': 'Następcy giną na zawsze. Pięciu zabitych to natychmiastowa przegrana.',
  },
}
