/** What the table of this game says besides the game's own text/. */
export interface ClientWords {
  readonly kinds: Readonly<Record<string, string>>
  about(kind: string, rating: string, homes: string): string
  readonly cardsTurned: string
  city(name: string): string
  readonly crown: string
  readonly port: string
  readonly coast: string
  campaign(number: number): string
  readonly throne: string
  readonly king: string
  readonly pretender: string
  readonly nobody: string
  readonly campaignAndTurn: string
  readonly battlesToCome: string
  against(mine: string, theirs: string): string
  readonly onMap: string
  readonly pool: string
  readonly cardsLeft: string
  readonly dead: string
  cardOf(name: string): string
  playerNumber(first: boolean): string
  readonly points: string
  readonly event: string
  readonly action: string
  readonly cards: Readonly<Record<string, string>>
}

export const CLIENT_WORDS: Readonly<Record<'en' | 'pl', ClientWords>> = {
  en: {
    kinds: {
      heir: 'royal heir',
      noble: 'noble',
      church: 'church',
      levy: 'levy',
      bombard: 'bombard',
      mercenary: 'mercenaries',
      rebel: 'rebels',
    },
    about: (kind, rating, homes) => `${kind}, ${rating}${homes === '' ? '' : `, shields ${homes}`}`,
    cardsTurned: 'Cards turned up',
    city: (name) => `city of ${name}`,
    crown: 'crown',
    port: 'port',
    coast: 'coast',
    campaign: (number) => `Campaign ${number}`,
    throne: 'The throne',
    king: 'King',
    pretender: 'Pretender',
    nobody: 'nobody',
    campaignAndTurn: 'Campaign and turn',
    battlesToCome: 'Battles to come',
    against: (mine, theirs) => `${mine} against ${theirs}`,
    onMap: 'blocks on the map',
    pool: 'in the pool',
    cardsLeft: 'cards left',
    dead: 'Dead',
    cardOf: (name) => `card ${name}`,
    playerNumber: (first) => (first ? 'Player 1' : 'Player 2'),
    points: 'Action points left',
    event: 'event',
    action: 'action points',
    cards: {
      'force-march': 'The blocks of one area go up to three areas.',
      muster: 'Blocks from anywhere near gather in one area.',
      piracy: 'Two sea moves, which may attack.',
      plague: 'Plague in an enemy city: every block there loses a step.',
      surprise: 'One group; each border lets one more across.',
      treason: 'One group; then tempt an enemy before a battle.',
      action: 'Groups to move and blocks to recruit.',
    },
  },
  pl: {
    kinds: {
      heir: 'następca tronu',
      noble: 'szlachcic',
      church: 'duchowny',
      levy: 'pospolite ruszenie',
      bombard: 'bombarda',
      mercenary: 'najemnicy',
      rebel: 'rebelianci',
    },
    about: (kind, rating, homes) => `${kind}, ${rating}${homes === '' ? '' : `, tarcze: ${homes}`}`,
    cardsTurned: 'Karty odkryte',
    city: (name) => `miasto ${name}`,
    crown: 'korona',
    port: 'port',
    coast: 'wybrzeże',
    campaign: (number) => `Kampania ${number}`,
    throne: 'Tron',
    king: 'Król',
    pretender: 'Pretendent',
    nobody: 'nikt',
    campaignAndTurn: 'Kampania i etap',
    battlesToCome: 'Bitwy do rozegrania',
    against: (mine, theirs) => `${mine} na ${theirs}`,
    onMap: 'bloczki na planszy',
    pool: 'w puli',
    cardsLeft: 'karty na ręce',
    dead: 'Polegli',
    cardOf: (name) => `karta ${name}`,
    playerNumber: (first) => (first ? 'Gracz 1' : 'Gracz 2'),
    points: 'Zostało punktów akcji',
    event: 'wydarzenie',
    action: 'punkty akcji',
    cards: {
      'force-march': 'Bloczki z jednego obszaru idą do trzech obszarów.',
      muster: 'Bloczki z okolicy gromadzą się w jednym obszarze.',
      piracy: 'Dwa ruchy morskie, także z atakiem.',
      plague: 'Zaraza w mieście wroga: każdy bloczek traci tam punkt siły.',
      surprise: 'Jedna grupa; każda granica puszcza o jeden więcej.',
      treason: 'Jedna grupa; potem kuszenie wroga przed bitwą.',
      action: 'Grupy do ruchu i bloczki do wystawienia.',
    },
  },
}
