import { form, forms } from '@muster/kernel/polish'

/** What the table of this game says besides the game's own text/. */
export interface ClientWords {
  readonly kinds: Readonly<Record<string, string>>
  about(kind: string, rating: string, movement: number, homes: string): string
  readonly cardsTurned: string
  castle(limit: number): string
  readonly noCastle: string
  readonly cathedral: string
  homeOf(names: string): string
  winterOf(year: number): string
  readonly nobles: string
  noblesHint(year: number): string
  readonly yearAndTurn: string
  readonly winter: string
  readonly battlesToCome: string
  against(mine: string, theirs: string): string
  readonly mainAttack: string
  readonly pool: string
  readonly hiddenBlocks: string
  cardsLeft(count: number): string
  pointsHere(count: number): string
  readonly lastSeen: string
  playerNumber(first: boolean): string
  cardOf(name: string): string
  onMap(count: number): string
  groupsWord: string
  groupsLeft(left: number, of: number): string
}

export const CLIENT_WORDS: Readonly<Record<'en' | 'pl', ClientWords>> = {
  en: {
    kinds: {
      leader: 'leader',
      noble: 'noble',
      archers: 'archers',
      knights: 'knights',
      hobelars: 'hobelars',
      cavalry: 'light cavalry',
      infantry: 'infantry',
      norse: 'Norse',
    },
    about: (kind, rating, movement, homes) =>
      `${kind}, ${rating}, moves ${movement}${homes === '' ? '' : `, home ${homes}`}`,
    cardsTurned: 'Cards turned up',
    castle: (limit) => `castle ${limit}`,
    noCastle: 'no castle',
    cathedral: 'cathedral',
    homeOf: (names) => `home of ${names}`,
    winterOf: (year) => `Winter ${year}`,
    nobles: 'Nobles',
    noblesHint: (year) => (year === 0 ? 'all of them win' : `most at the end of ${year} win`),
    yearAndTurn: 'Year and turn',
    winter: 'Winter',
    battlesToCome: 'Battles to come',
    against: (mine, theirs) => `${mine} against ${theirs}`,
    mainAttack: 'Main attack',
    pool: 'in the pool',
    hiddenBlocks: 'blocks, hidden',
    cardsLeft: (count) => (count === 1 ? 'card left' : 'cards left'),
    pointsHere: (count) => (count === 1 ? '1 point left here' : `${count} points left here`),
    lastSeen: 'Last seen in battle',
    playerNumber: (first) => (first ? 'Player 1, moves first' : 'Player 2, moves second'),
    cardOf: (name) => `card ${name}`,
    onMap: (count) => `${count} on the map`,
    groupsWord: 'Groups',
    groupsLeft: (left, of) => `${left} of ${of} left`,
  },
  pl: {
    kinds: {
      leader: 'dowódca',
      noble: 'szlachcic',
      archers: 'łucznicy',
      knights: 'rycerze',
      hobelars: 'hobelarzy',
      cavalry: 'lekka kawaleria',
      infantry: 'piechota',
      norse: 'Norwegowie',
    },
    about: (kind, rating, movement, homes) =>
      `${kind}, ${rating}, ruch ${movement}${homes === '' ? '' : `, dom: ${homes}`}`,
    cardsTurned: 'Karty odkryte',
    castle: (limit) => `zamek ${limit}`,
    noCastle: 'bez zamku',
    cathedral: 'katedra',
    homeOf: (names) => `dom: ${names}`,
    winterOf: (year) => `Zima ${year}`,
    nobles: 'Szlachta',
    noblesHint: (year) => (year === 0 ? 'wygrywa komplet' : `wygrywa większość na koniec ${year}`),
    yearAndTurn: 'Rok i tura',
    winter: 'Zima',
    battlesToCome: 'Bitwy do rozegrania',
    against: (mine, theirs) => `${mine} na ${theirs}`,
    mainAttack: 'Atak główny',
    pool: 'w puli',
    hiddenBlocks: 'bloczki, zakryte',
    cardsLeft: (count) => `${form(count, 'karta', 'karty', 'kart')} na ręce`,
    pointsHere: (count) => `tu zostało: ${forms(count, 'punkt', 'punkty', 'punktów')}`,
    lastSeen: 'Ostatnio widziane w bitwie',
    playerNumber: (first) => (first ? 'Gracz 1, rusza pierwszy' : 'Gracz 2, rusza drugi'),
    cardOf: (name) => `karta ${name}`,
    onMap: (count) => `na planszy: ${count}`,
    groupsWord: 'Grupy',
    groupsLeft: (left, of) => `zostało ${left} z ${of}`,
  },
}
