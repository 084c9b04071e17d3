/** What the table of this game says besides the game's own text/. */
export interface ClientWords {
  readonly kinds: Readonly<Record<string, string>>
  about(kind: string, rating: string, movement: number, homes: string): string
  readonly cardsTurned: string
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
  readonly cardsLeft: string
  readonly lastSeen: string
  playerNumber(first: boolean): string
  cardOf(name: string): string
  onMap(count: number): string
  groupsWord: string
  groupsLeft(left: number, of: number): string
  readonly cardTags: { readonly event: string; groups(value: number): string }
  readonly cardTexts: Readonly<Record<string, string>>
  readonly battle: {
    title(area: string): string
    sides(attacker: string, defender: string): string
    round(number: number): string
    readonly afterThree: string
    readonly order: string
    readonly choose: string
    readonly defender: string
    readonly attacker: string
    readonly reserve: string
    readonly reserveJoins: string
    readonly noReserve: string
    rolled(name: string): string
    dice(count: number, rating: number): string
    hits(count: number, side: string): string
    readonly missed: string
    readonly actsNow: string
    readonly mayTakeHit: string
    readonly acted: string
    readonly retreating: string
    steps(blocks: number, steps: number): string
    strength(steps: number, max: number): string
    readonly waysOut: string
    readonly noWays: string
    readonly thisRound: string
    readonly quiet: string
    readonly sealed: string
    readonly lookAtMap: string
    readonly backToBattle: string
  }
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
    cardsLeft: 'cards left',
    lastSeen: 'Last seen in battle',
    playerNumber: (first) => (first ? 'Player 1, moves first' : 'Player 2, moves second'),
    cardOf: (name) => `card ${name}`,
    onMap: (count) => `${count} on the map`,
    groupsWord: 'Groups',
    groupsLeft: (left, of) => `${left} of ${of} left`,
    cardTags: {
      event: 'event',
      groups: (value) => (value === 1 ? 'one group' : value === 2 ? 'two groups' : 'three groups'),
    },
    cardTexts: {
      herald: 'Name an enemy noble. On a 1 to 4 he joins you.',
      pillage: 'Two hits on an enemy group next to yours; you gain the steps.',
      'sea-move': 'One or two blocks sail to a coast you hold.',
      truce: 'The enemy may not enter your areas this turn.',
      victuals: 'Up to three steps for your blocks in one area.',
      move: 'Move this many groups.',
    },
    battle: {
      title: (area) => `Battle of ${area}`,
      sides: (attacker, defender) => `${attacker} attacks, ${defender} defends`,
      round: (number) => `Round ${number}`,
      afterThree: 'After round 3 the attacker must withdraw',
      order: 'A before B before C; with the same letter the defender first',
      choose: 'Within a letter you choose which of your blocks goes next',
      defender: 'Defender',
      attacker: 'Attacker',
      reserve: 'Reserve',
      reserveJoins: 'joins at round 2',
      noReserve: 'nobody waits',
      rolled: (name) => `${name} rolled`,
      dice: (count, rating) =>
        `${count} ${count === 1 ? 'die' : 'dice'}, hits on ${rating === 1 ? '1' : `1 to ${rating}`}`,
      hits: (count, side) => `${count} ${count === 1 ? 'hit' : 'hits'} on ${side}`,
      missed: 'No hit',
      actsNow: 'acts now',
      mayTakeHit: 'may take the hit',
      acted: 'has acted',
      retreating: 'breaking off',
      steps: (blocks, steps) =>
        `${blocks} ${blocks === 1 ? 'block' : 'blocks'}, ${steps} ${steps === 1 ? 'step' : 'steps'}`,
      strength: (steps, max) => `strength ${steps} of ${max}`,
      waysOut: 'Ways out',
      noWays: 'No way out is open now.',
      thisRound: 'This round',
      quiet: 'Nothing yet.',
      sealed: 'The dice were sealed before the match',
      lookAtMap: 'Look at the map',
      backToBattle: 'Back to the battle',
    },
  },
  pl: {
    kinds: {
      leader: 'przywódca',
      noble: 'szlachcic',
      archers: 'łucznicy',
      knights: 'rycerze',
      hobelars: 'hobelarowie',
      cavalry: 'lekka jazda',
      infantry: 'piechota',
      norse: 'Norwegowie',
    },
    about: (kind, rating, movement, homes) =>
      `${kind}, ${rating}, ruch ${movement}${homes === '' ? '' : `, dom: ${homes}`}`,
    cardsTurned: 'Karty odkryte',
    winterOf: (year) => `Zima ${year}`,
    nobles: 'Szlachta',
    noblesHint: (year) => (year === 0 ? 'wygrywa komplet' : `wygrywa większość na koniec ${year}`),
    yearAndTurn: 'Rok i tura',
    winter: 'Zima',
    battlesToCome: 'Bitwy do rozegrania',
    against: (mine, theirs) => `${mine} na ${theirs}`,
    mainAttack: 'Główny atak',
    pool: 'w puli',
    hiddenBlocks: 'bloczki, zakryte',
    cardsLeft: 'karty na ręce',
    lastSeen: 'Ostatnio widziane w bitwie',
    playerNumber: (first) => (first ? 'Gracz 1, rusza pierwszy' : 'Gracz 2, rusza drugi'),
    cardOf: (name) => `karta ${name}`,
    onMap: (count) => `na planszy: ${count}`,
    groupsWord: 'Grupy',
    groupsLeft: (left, of) => `zostało ${left} z ${of}`,
    cardTags: {
      event: 'wydarzenie',
      groups: (value) => (value === 1 ? 'jedna grupa' : value === 2 ? 'dwie grupy' : 'trzy grupy'),
    },
    cardTexts: {
      herald: 'Wskaż wrogiego szlachcica. Przy 1–4 przechodzi do ciebie.',
      pillage: 'Dwa trafienia we wrogą grupę obok twojej; punkty siły są twoje.',
      'sea-move': 'Jeden lub dwa bloczki płyną na twoje wybrzeże.',
      truce: 'Wróg nie wejdzie w tej turze do twoich obszarów.',
      victuals: 'Do trzech punktów siły dla bloczków w jednym obszarze.',
      move: 'Tyle grup możesz ruszyć.',
    },
    battle: {
      title: (area) => `Bitwa: ${area}`,
      sides: (attacker, defender) => `Atakuje ${attacker}, broni się ${defender}`,
      round: (number) => `Runda ${number}`,
      afterThree: 'Po rundzie 3 atakujący musi się wycofać',
      order: 'A przed B przed C; przy tej samej literze obrońca pierwszy',
      choose: 'W obrębie litery wybierasz, który z twoich bloczków jest następny',
      defender: 'Obrońca',
      attacker: 'Atakujący',
      reserve: 'Rezerwa',
      reserveJoins: 'wchodzi w rundzie 2',
      noReserve: 'nikt nie czeka',
      rolled: (name) => `Rzut: ${name}`,
      dice: (count, rating) => `kości: ${count}, trafia ${rating === 1 ? '1' : `od 1 do ${rating}`}`,
      hits: (count, side) => `Trafienia: ${count}. Cel: ${side}`,
      missed: 'Bez trafienia',
      actsNow: 'teraz działa',
      mayTakeHit: 'może przyjąć trafienie',
      acted: 'po turze',
      retreating: 'wycofuje się',
      steps: (blocks, steps) => `bloczki: ${blocks}, siła: ${steps}`,
      strength: (steps, max) => `siła ${steps} z ${max}`,
      waysOut: 'Drogi ucieczki',
      noWays: 'Żadna droga nie jest teraz otwarta.',
      thisRound: 'Ta runda',
      quiet: 'Jeszcze nic.',
      sealed: 'Kości zapieczętowano przed partią',
      lookAtMap: 'Pokaż mapę',
      backToBattle: 'Wróć do bitwy',
    },
  },
}
