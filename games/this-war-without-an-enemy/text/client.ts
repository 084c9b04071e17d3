/** What the table of this game says besides the game's own text/. */
import { form } from '@muster/kernel/polish'
import type { Language } from '@muster/kernel/text'

export interface ClientWords {
  readonly kinds: Readonly<Record<string, string>>
  /** The Home Regions by the letters on the blocks. */
  readonly homes: Readonly<Record<string, string>>
  readonly regions: Readonly<Record<string, string>>
  readonly seas: Readonly<Record<string, string>>
  about(kind: string, effectiveness: number, discipline: number | null, home: string): string
  // Areas
  city(name: string, size: number, fortified: boolean, storming: number): string
  victory(points: number, held: string): string
  port(sea: string, key: boolean): string
  loyal(side: string): string
  readonly mountain: string
  feeds(count: number): string
  besieged(side: string, marker: number | null): string
  insideOf(area: string, size: number): string
  // The rail
  readonly victoryPoints: string
  balance(vp: number): string
  readonly toWin: Readonly<Record<string, string>>
  readonly twoWin: string
  readonly yearAndTurn: string
  readonly winter: string
  readonly phases: Readonly<Record<string, string>>
  readonly cities: string
  readonly seaControl: string
  readonly sieges: string
  /** `surrenders`: on how many of the six faces of the next roll the City falls. */
  siege(besieged: string, marker: number | null, surrenders: number): string
  readonly battlesToCome: string
  against(mine: string, theirs: string): string
  readonly onMap: string
  readonly pool: string
  readonly poolTitle: string
  cardsLeft(count: number): string
  readonly beside: string
  readonly gone: string
  readonly lasting: string
  readonly lastingNames: Readonly<Record<string, string>>
  readonly treaty: string
  playerNumber(first: boolean): string
  cardOf(name: string): string
  year(year: number): string
  readonly cardsTurned: string
  // The dock
  readonly modes: Readonly<Record<string, string>>
  readonly points: string
  readonly chosen: string
  readonly takeAll: string
  readonly allFire: string
  readonly allEngage: string
  readonly roll: string
  readonly deeds: Readonly<Record<string, string>>
  readonly besieger: string
  readonly fireWith: string
  // Combat
  titles: Readonly<Record<'battle' | 'sally' | 'storm' | 'siege', (place: string) => string>>
  /** A fight for a City after which whoever had it still has it; null: the viewer. */
  readonly stays: Readonly<Record<'sally' | 'storm', (place: string, holder: string | null) => string>>
  readonly threeRounds: string
  readonly siegeRounds: string
  readonly siegeChoice: string
  breach(breach: boolean): string
  readonly parts: Readonly<Record<'artillery' | 'fire' | 'cavalry' | 'foot', string>>
  order(first: string): string
  sides(attacker: string, defender: string): string
  counted(blocks: number, strength: number): string
  readonly retreating: string
  readonly halfHit: string
  readonly did: Readonly<Record<string, string>>
  readonly asides: Readonly<
    Record<'reserve' | 'pursuing' | 'routing' | 'held', readonly [label: string, note: string]>
  >
  readonly inForce: Readonly<Record<string, string>>
}

const en: ClientWords = {
  kinds: {
    leader: 'Leader',
    'regional-leader': 'Regional Leader',
    cannon: 'Artillery',
    horse: 'Cavalry',
    foot: 'Infantry',
    garrison: 'Garrison, stays where it is',
    clubmen: 'Clubmen, stay where they are',
    henrietta: 'the Queen, Cavalry',
    irish: 'Irish Infantry',
  },
  homes: {
    N: 'North',
    W: 'Wales',
    M: 'Midlands',
    E: 'East',
    S: 'South',
    L: 'London',
    Sc: 'Scotland and the North',
    Ir: 'Ireland',
  },
  regions: { north: 'North', wales: 'Wales', midlands: 'Midlands', east: 'East', south: 'South' },
  seas: { 'german-ocean': 'German Ocean', 'british-sea': 'British Sea', 'irish-sea': 'Irish Sea' },
  about: (kind, effectiveness, discipline, home) =>
    `${kind}, hits on ${effectiveness === 1 ? '1' : `1 to ${effectiveness}`}${discipline === null ? '' : `, Discipline ${discipline}`}${home === '' ? '' : `, home: ${home}`}`,
  city: (name, size, fortified, storming) =>
    `${name}: City of Size ${size}${fortified ? `, fortified, ${storming} may storm` : ', no walls'}`,
  victory: (points, held) => `${points} Victory Point${points === 1 ? '' : 's'}, held by the ${held}`,
  port: (sea, key) => (key ? `key port of the ${sea}` : `port on the ${sea}`),
  loyal: (side) => `loyal to the ${side}`,
  mountain: 'mountain area',
  feeds: (count) => `feeds ${count} blocks`,
  besieged: (side, marker) =>
    `${side} besieged, ${marker === null ? 'no Siege Marker yet' : `Siege Marker ${marker}`}`,
  insideOf: (area, size) => `inside the walls, in ${area}; holds ${size}`,
  victoryPoints: 'Victory Points',
  balance: (vp) => (vp === 0 ? 'even' : vp > 0 ? `${vp} for the King` : `${-vp} for Parliament`),
  toWin: {
    'full-war': '3 at the end of a Turn win. After 1646 one is enough, and an even balance is the King’s.',
    'early-war': '3 at the end of a Turn win. After 1643 the King needs 1, otherwise Parliament wins.',
    'mid-to-late-war':
      '3 at the end of a Turn win. After 1646 one is enough, and an even balance is the King’s.',
    'mid-war': '3 at the end of a Turn win. After 1644 Parliament needs 1, otherwise the King wins.',
    'path-to-war': '3 at the end of a Turn win. After 1646 one is enough, and an even balance is the King’s.',
  },
  twoWin: 'Parliament already wins with 2: the King has surrendered to the Scots.',
  yearAndTurn: 'Year, Turn, Phase',
  winter: 'Winter',
  phases: {
    'set-up': 'Set-up',
    initiative: 'Initiative',
    operational: 'Operations',
    tactical: 'Tactics',
    supply: 'Supply',
    victory: 'Victory',
    'year-end': 'Year End',
  },
  cities: 'Victory Cities',
  seaControl: 'Seas',
  sieges: 'Sieges',
  siege: (besieged, marker, surrenders) =>
    `${besieged} inside, ${marker === null ? 'no Marker yet' : `Marker ${marker}`}${surrenders === 0 ? '' : `; surrenders on ${surrenders} of 6`}`,
  battlesToCome: 'Battles to come',
  against: (mine, theirs) => `${mine} against ${theirs}`,
  onMap: 'on the map',
  pool: 'in the pool',
  poolTitle: 'Your Recruitment Pool',
  cardsLeft: (count) => (count === 1 ? 'card left' : 'cards left'),
  beside: 'Beside the map',
  gone: 'Out of the game',
  lasting: 'In force',
  lastingNames: {
    wallsOfLondon: 'London’s walls are complete',
    siegeTrain: 'New Model Army siege train',
    supportSlips: 'Support for the King slips away',
    toTheScots: 'The King surrenders to the Scots',
    hothamFoiled: 'The Hothams’ plot is foiled',
    carewFoiled: 'Carew’s plot is foiled',
  },
  treaty: 'Treaty of neutrality: nobody enters Yorkshire',
  playerNumber: (first) => (first ? 'Player 1' : 'Player 2'),
  cardOf: (name) => name,
  year: (year) => `Year ${year}`,
  cardsTurned: 'Cards turned up',
  modes: {
    march: 'Group Move',
    muster: 'Muster',
    sail: 'Sea Move',
    recruit: 'Recruit',
    regions: 'Regions',
    london: 'London’s points',
  },
  points: 'Action Points left',
  chosen: 'Chosen',
  takeAll: 'Take all',
  allFire: 'All fire',
  allEngage: 'All engage',
  roll: 'Roll the dice',
  deeds: { fire: 'Fire', engage: 'Engage', 'at-cavalry': 'At Cavalry', 'at-infantry': 'At Infantry' },
  besieger: 'Besieger',
  fireWith: 'fires at',
  titles: {
    battle: (place) => `Battle of ${place}`,
    sally: (place) => `Sally from ${place}`,
    storm: (place) => `Storming of ${place}`,
    siege: (place) => `Siege of ${place}`,
  },
  stays: {
    sally: (place, holder) =>
      `The Sally is over. ${place} stays ${holder === null ? 'yours' : `with the ${holder}`}.`,
    storm: (place, holder) =>
      `The Storming fails. ${place} stays ${holder === null ? 'yours' : `with the ${holder}`}.`,
  },
  threeRounds:
    'Three rounds at most; then the side with fewer blocks has lost, the Attacker if they are even',
  siegeRounds: 'Three rounds at most; after each the Attacker may stop',
  siegeChoice: 'First the besieged may sally, then the besiegers may bombard and storm',
  breach: (breach) => (breach ? 'the walls are breached' : 'the walls stand: two hits for each strength'),
  parts: {
    artillery: 'Artillery fires',
    fire: 'Infantry fires',
    cavalry: 'Cavalry engages',
    foot: 'Infantry engages',
  },
  order: (first) => `In each part the ${first} come first; Artillery fires in Round 1 only`,
  sides: (attacker, defender) => `The ${attacker} attack, the ${defender} defend`,
  counted: (blocks, strength) =>
    `${blocks} ${blocks === 1 ? 'block' : 'blocks'}${strength === 0 ? '' : `, strength ${strength}`}`,
  retreating: 'retreating',
  halfHit: 'half-hit',
  did: {
    fires: 'fires',
    engages: 'engages',
    'at-cavalry': 'at Cavalry',
    'at-infantry': 'at Infantry',
  },
  asides: {
    reserve: ['Reserve', 'joins from round 2'],
    pursuing: ['Pursuing', 'gone for this Battle'],
    routing: ['Routed', 'gone for this Battle'],
    held: ['Held back', 'takes no part'],
  },
  inForce: {
    'surprise-attack': 'Surprise Attack: the Attacker comes first',
    'advantageous-terrain': 'Advantageous Terrain: two hits for each strength of the Defender’s Infantry',
    'terrain-disfavours-cavalry': 'Terrain Disfavours Cavalry: Cavalry one worse',
    'roundhead-cavalry-fails-to-charge': 'Parliament’s Cavalry does not engage in Round 1',
    turncoats: 'Turncoats: the victor gains from the loser’s lost blocks',
    'determined-last-stand': 'Determined Last Stand: one Infantry block takes two hits for each strength',
    'well-positioned-artillery': 'Well-positioned Artillery fires in every round',
  },
}

const pl: ClientWords = {
  kinds: {
    leader: 'Dowódca',
    'regional-leader': 'Dowódca Regionalny',
    cannon: 'Artyleria',
    horse: 'Kawaleria',
    foot: 'Piechota',
    garrison: 'Garnizon, nie rusza się',
    clubmen: 'Bojówka, nie rusza się',
    henrietta: 'Królowa, Kawaleria',
    irish: 'Piechota irlandzka',
  },
  homes: {
    N: 'Północ',
    W: 'Walia',
    M: 'Midlands',
    E: 'Wschód',
    S: 'Południe',
    L: 'Londyn',
    Sc: 'Szkocja i Północ',
    Ir: 'Irlandia',
  },
  regions: { north: 'Północ', wales: 'Walia', midlands: 'Midlands', east: 'Wschód', south: 'Południe' },
  seas: {
    'german-ocean': 'Morze Północne',
    'british-sea': 'Kanał La Manche',
    'irish-sea': 'Morze Irlandzkie',
  },
  about: (kind, effectiveness, discipline, home) =>
    `${kind}, trafia ${effectiveness === 1 ? '1' : `od 1 do ${effectiveness}`}${discipline === null ? '' : `, dyscyplina ${discipline}`}${home === '' ? '' : `, Rodzimy Region: ${home}`}`,
  city: (name, size, fortified, storming) =>
    `${name}: Miasto, Rozmiar ${size}${fortified ? `, ufortyfikowane, wartość Szturmu ${storming}` : ', bez murów'}`,
  victory: (points, held) => `Punkty Zwycięstwa: ${points}, kontrola: ${held}`,
  port: (sea, key) => (key ? `kluczowy port: ${sea}` : `port: ${sea}`),
  loyal: (side) => `Strefa Lojalna: ${side}`,
  mountain: 'Strefa Górzysta',
  feeds: (count) => `zaopatruje bloki: ${count}`,
  besieged: (side, marker) =>
    `oblężenie, w Mieście ${side}, ${marker === null ? 'jeszcze bez Znacznika Oblężenia' : `Znacznik Oblężenia ${marker}`}`,
  insideOf: (area, size) => `za murami, Strefa ${area}; mieści ${size}`,
  victoryPoints: 'Punkty Zwycięstwa',
  balance: (vp) => (vp === 0 ? 'remis' : vp > 0 ? `${vp} dla króla` : `${-vp} dla Parlamentu`),
  toWin: {
    'full-war': '3 na koniec Tury dają zwycięstwo. Po 1646 wystarczy jeden, a przy remisie wygrywa król.',
    'early-war': '3 na koniec Tury dają zwycięstwo. Po 1643 król potrzebuje 1, inaczej wygrywa Parlament.',
    'mid-to-late-war':
      '3 na koniec Tury dają zwycięstwo. Po 1646 wystarczy jeden, a przy remisie wygrywa król.',
    'mid-war': '3 na koniec Tury dają zwycięstwo. Po 1644 Parlament potrzebuje 1, inaczej wygrywa król.',
    'path-to-war': '3 na koniec Tury dają zwycięstwo. Po 1646 wystarczy jeden, a przy remisie wygrywa król.',
  },
  twoWin: 'Parlament wygrywa już przy 2: król poddał się Szkotom.',
  yearAndTurn: 'Rok, Tura, Faza',
  winter: 'Zima',
  phases: {
    'set-up': 'Przygotowanie',
    initiative: 'Inicjatywy',
    operational: 'Operacyjna',
    tactical: 'Taktyczna',
    supply: 'Zaopatrzenia',
    victory: 'Zwycięstwa',
    'year-end': 'Końca Roku',
  },
  cities: 'Miasta dające PZ',
  seaControl: 'Morza',
  sieges: 'Oblężenia',
  siege: (besieged, marker, surrenders) =>
    `w Mieście ${besieged}, ${marker === null ? 'jeszcze bez Znacznika' : `Znacznik ${marker}`}${surrenders === 0 ? '' : `; poddaje się przy ${surrenders} z 6`}`,
  battlesToCome: 'Bitwy do rozegrania',
  against: (mine, theirs) => `${mine} na ${theirs}`,
  onMap: 'na planszy',
  pool: 'w puli',
  poolTitle: 'Twoja Pula Rekrutacyjna',
  cardsLeft: (count) => `${form(count, 'karta', 'karty', 'kart')} na ręce`,
  beside: 'Obok mapy',
  gone: 'Poza grą',
  lasting: 'Obowiązuje',
  lastingNames: {
    wallsOfLondon: 'Mury Londynu ukończone',
    siegeTrain: 'Kolumna Artylerii Armii Nowego Wzoru',
    supportSlips: 'Malejące Poparcie dla Króla',
    toTheScots: 'Król Karol Poddaje się Szkotom',
    hothamFoiled: 'Udaremnienie Spisku Hothamów',
    carewFoiled: 'Udaremnienie Spisku Carewa',
  },
  treaty: 'Traktat o neutralności: nikt nie wchodzi do Yorkshire',
  playerNumber: (first) => (first ? 'Gracz 1' : 'Gracz 2'),
  cardOf: (name) => name,
  year: (year) => `Rok ${year}`,
  cardsTurned: 'Karty odkryte',
  modes: {
    march: 'Ruch Grupowy',
    muster: 'Zbiórka',
    sail: 'Ruch na Morzu',
    recruit: 'Pobór',
    regions: 'Regiony',
    london: 'Punkty Londynu',
  },
  points: 'Pozostałe Punkty Akcji',
  chosen: 'Wybrane',
  takeAll: 'Weź wszystkie',
  allFire: 'Wszyscy strzelają',
  allEngage: 'Wszyscy w Zwarciu',
  roll: 'Rzuć kośćmi',
  deeds: { fire: 'Ostrzał', engage: 'Zwarcie', 'at-cavalry': 'Do Kawalerii', 'at-infantry': 'Do Piechoty' },
  besieger: 'Oblegający',
  fireWith: 'strzela do',
  titles: {
    battle: (place) => `Bitwa: ${place}`,
    sally: (place) => `Wypad: ${place}`,
    storm: (place) => `Szturm: ${place}`,
    siege: (place) => `Oblężenie: ${place}`,
  },
  stays: {
    sally: (place, holder) => `Wypad zakończony. ${place}: nadal ${holder === null ? 'twoje' : holder}.`,
    storm: (place, holder) => `Szturm nieudany. ${place}: nadal ${holder === null ? 'twoje' : holder}.`,
  },
  threeRounds: 'Najwyżej trzy rundy; potem przegrywa strona z mniejszą liczbą bloków, przy równej Atakujący',
  siegeRounds: 'Najwyżej trzy rundy; po każdej Atakujący może przerwać',
  siegeChoice: 'Najpierw oblegani mogą zrobić wypad, potem oblegający mogą ostrzelać mury i szturmować',
  breach: (breach) => (breach ? 'w murach jest wyłom' : 'mury stoją: dwa trafienia za każdą siłę'),
  parts: {
    artillery: 'Ostrzał Artylerii',
    fire: 'Ostrzał Piechoty',
    cavalry: 'Zwarcie Kawalerii',
    foot: 'Zwarcie Piechoty',
  },
  order: (first) => `W każdej części pierwsi: ${first}; Artyleria strzela tylko w Rundzie 1`,
  sides: (attacker, defender) => `Atakują ${attacker}, bronią się ${defender}`,
  counted: (blocks, strength) => `bloki: ${blocks}${strength === 0 ? '' : `, siła: ${strength}`}`,
  retreating: 'w Odwrocie',
  halfHit: 'pół trafienia',
  did: {
    fires: 'strzela',
    engages: 'w Zwarciu',
    'at-cavalry': 'do Kawalerii',
    'at-infantry': 'do Piechoty',
  },
  asides: {
    reserve: ['Odwód', 'dołącza od Rundy 2'],
    pursuing: ['W Pogoni', 'poza tą Bitwą'],
    routing: ['Rozgromiona', 'poza tą Bitwą'],
    held: ['Na uboczu', 'nie bierze udziału'],
  },
  inForce: {
    'surprise-attack': 'Atak z Zaskoczenia: Atakujący pierwszy',
    'advantageous-terrain': 'Korzystne Ukształtowanie Terenu: dwa trafienia za każdą siłę Piechoty Obrońcy',
    'terrain-disfavours-cavalry': 'Trudny Teren: Kawaleria o jeden gorsza',
    'roundhead-cavalry-fails-to-charge': 'Kawaleria Parlamentu nie walczy w Zwarciu w Rundzie 1',
    turncoats: 'Zdrajcy: zwycięzca zyskuje na straconych blokach przegranego',
    'determined-last-stand':
      'Ostatnie Miejsce Obrony: jeden blok Piechoty przyjmuje dwa trafienia za każdą siłę',
    'well-positioned-artillery': 'Dobrze Umiejscowiona Artyleria strzela w każdej rundzie',
  },
}

export const CLIENT_WORDS: Readonly<Record<Language, ClientWords>> = { en, pl }
