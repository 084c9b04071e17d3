import { form } from '@muster/kernel/polish'

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
  cardsLeft(count: number): string
  readonly dead: string
  cardOf(name: string): string
  playerNumber(first: boolean): string
  readonly retreat: string
  readonly points: string
  /** The kinds of action. */
  readonly modes: Readonly<Record<string, string>>
}

export const CLIENT_WORDS: Readonly<Record<'en' | 'pl', ClientWords>> = {
  en: {
    kinds: {
      heir: 'heir',
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
    port: 'major port',
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
    cardsLeft: (count) => (count === 1 ? 'card left' : 'cards left'),
    dead: 'Dead',
    cardOf: (name) => `card ${name}`,
    playerNumber: (first) => (first ? 'Player 1' : 'Player 2'),
    retreat: 'Retreat',
    points: 'Action points left',
    modes: { move: 'Move', recruit: 'Recruit' },
  },
  pl: {
    kinds: {
      heir: 'następca',
      noble: 'szlachcic',
      church: 'kościół',
      levy: 'zaciężni',
      bombard: 'bombarda',
      mercenary: 'najemnicy',
      rebel: 'rebelianci',
    },
    about: (kind, rating, homes) => `${kind}, ${rating}${homes === '' ? '' : `, tarcze: ${homes}`}`,
    cardsTurned: 'Karty odkryte',
    city: (name) => `miasto ${name}`,
    crown: 'korona',
    port: 'duży port',
    coast: 'wybrzeże',
    campaign: (number) => `Kampania ${number}`,
    throne: 'Tron',
    king: 'Król',
    pretender: 'Pretendent',
    nobody: 'nikt',
    campaignAndTurn: 'Kampania i tura',
    battlesToCome: 'Bitwy do rozegrania',
    against: (mine, theirs) => `${mine} na ${theirs}`,
    onMap: 'bloczki na planszy',
    pool: 'w puli',
    cardsLeft: (count) => `${form(count, 'karta', 'karty', 'kart')} na ręce`,
    dead: 'Polegli',
    cardOf: (name) => `karta ${name}`,
    playerNumber: (first) => (first ? 'Gracz 1' : 'Gracz 2'),
    retreat: 'Wycofanie',
    points: 'Zostało punktów akcji',
    modes: { move: 'Ruch', recruit: 'Rekrutacja' },
  },
}
