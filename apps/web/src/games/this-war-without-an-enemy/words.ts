/** What the table of this game says besides the game's own text/. */
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
  siege(besieged: string, marker: number | null): string
  readonly battlesToCome: string
  against(mine: string, theirs: string): string
  readonly onMap: string
  readonly pool: string
  readonly cardsLeft: string
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
  readonly threeRounds: string
  readonly siegeRounds: string
  readonly siegeChoice: string
  breach(breach: boolean): string
  readonly parts: Readonly<Record<'artillery' | 'fire' | 'cavalry' | 'foot', string>>
  order(first: string): string
  readonly retreating: string
  readonly halfHit: string
  readonly did: Readonly<Record<string, string>>
  readonly asides: Readonly<Record<'pursuing' | 'routing' | 'held', readonly [label: string, note: string]>>
  readonly inForce: Readonly<Record<string, string>>
  // Cards
  readonly cardTags: Readonly<Record<string, string>>
  readonly cardTexts: Readonly<Record<string, string>>
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
  siege: (besieged, marker) => `${besieged} inside, ${marker === null ? 'no Marker yet' : `Marker ${marker}`}`,
  battlesToCome: 'Battles to come',
  against: (mine, theirs) => `${mine} against ${theirs}`,
  onMap: 'on the map',
  pool: 'in the pool',
  cardsLeft: 'cards left',
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
  threeRounds: 'Three rounds at most; then the side with fewer blocks has lost, the Attacker if they are even',
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
  retreating: 'in General Retreat',
  halfHit: 'half-hit',
  did: {
    fires: 'fires',
    engages: 'engages',
    'at-cavalry': 'at Cavalry',
    'at-infantry': 'at Infantry',
  },
  asides: {
    pursuing: ['Pursuing', 'gone for this Battle'],
    routing: ['Routed', 'gone for this Battle'],
    held: ['Held back', 'takes no part'],
  },
  inForce: {
    surprise: 'Surprise Attack: the Attacker comes first',
    advTerrain: 'Advantageous Terrain: two hits for each strength of the Defender’s Infantry',
    tdc: 'Terrain Disfavours Cavalry: Cavalry one worse',
    rcfc: 'Parliament’s Cavalry does not engage in Round 1',
    turncoats: 'Turncoats: the victor gains from the loser’s lost blocks',
    laststand: 'Determined Last Stand: one Infantry block takes two hits for each strength',
    wpa: 'Well-positioned Artillery fires in every round',
  },
  cardTags: {
    none: 'no event',
    operational: 'event of Operations',
    tactical: 'event of Tactics',
    supply: 'event of Supply',
    victory: 'event of Victory',
  },
  cardTexts: {
    none: 'Moves, Musters, Sea Moves and recruits.',
    surprise: 'You are Player 1. One attack of yours strikes first, and nobody withdraws from it.',
    hotham: 'Hull goes over to the King, with a Garrison.',
    carew: 'Plymouth goes over to the King, if he besieges it or holds Bristol.',
    ships: 'Two free recruits on the coast; no Artillery.',
    rcfc: 'Parliament’s Cavalry does not engage in Round 1 of one Battle.',
    fever: 'Two enemy blocks of one Area lose a strength each.',
    laststand: 'One of your Infantry blocks takes two hits for each strength in one Battle.',
    strips: 'Three free recruits near the King, and one more for each Garrison given up.',
    desertion: 'An enemy Regional block abroad loses a strength and goes home.',
    advTerrain: 'Your Infantry defends one fight on good ground: two hits for each strength.',
    mining: 'On 4 to 6 a mine breaches a City whose Siege Marker shows 1 or more.',
    turncoats: 'The victor of one fight gains a strength for each block the loser lost.',
    wpa: 'One of your Artillery blocks fires in every round of one Battle.',
    qmg: 'Two of your blocks are spared when an Area cannot feed them.',
    tdc: 'All Cavalry is one worse in one Battle.',
    supplies: 'Two free recruits, Artillery too, in one Area by the eastern or southern sea.',
    clubmen: 'Your Clubmen rise in an Area that is not the enemy’s at heart.',
    bradford: 'Clubmen rise for Parliament in the West Riding.',
    excise: 'Two free recruits; no Artillery.',
    fortlondon: 'From now on London’s walls are complete.',
    siegetrain: 'From now on Parliament bombards at +1 with two strength of its own guns.',
    slips: 'From now on Royalist Cities surrender more easily, by Parliament’s Victory Points.',
    dismissed: 'If Rupert was beaten this Turn he commands no more.',
    tothescots: 'From now on two Victory Points win for Parliament.',
    hfoil: 'The Hothams’ Plot can no longer happen.',
    cfoil: 'Carew’s Plot can no longer happen.',
  },
}

const pl: ClientWords = {
  kinds: {
    leader: 'Dowódca',
    'regional-leader': 'Dowódca Regionalny',
    cannon: 'Artyleria',
    horse: 'Jazda',
    foot: 'Piechota',
    garrison: 'Garnizon, nie rusza się',
    clubmen: 'Pałkarze, nie ruszają się',
    henrietta: 'Królowa, Jazda',
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
    'german-ocean': 'Ocean Niemiecki',
    'british-sea': 'Morze Brytyjskie',
    'irish-sea': 'Morze Irlandzkie',
  },
  about: (kind, effectiveness, discipline, home) =>
    `${kind}, trafia ${effectiveness === 1 ? '1' : `od 1 do ${effectiveness}`}${discipline === null ? '' : `, dyscyplina ${discipline}`}${home === '' ? '' : `, Rodzimy Region: ${home}`}`,
  city: (name, size, fortified, storming) =>
    `${name}: Miasto wielkości ${size}${fortified ? `, ufortyfikowane, szturmować mogą ${storming}` : ', bez murów'}`,
  victory: (points, held) => `Punkty Zwycięstwa: ${points}, kontrola: ${held}`,
  port: (sea, key) => (key ? `kluczowy port: ${sea}` : `port: ${sea}`),
  loyal: (side) => `Strefa lojalna: ${side}`,
  mountain: 'Strefa górska',
  feeds: (count) => `wyżywi bloki: ${count}`,
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
    initiative: 'Inicjatywy',
    operational: 'Operacyjna',
    tactical: 'Taktyczna',
    supply: 'Zaopatrzenia',
    victory: 'Zwycięstwa',
    'year-end': 'Końca Roku',
  },
  cities: 'Miasta Zwycięstwa',
  seaControl: 'Morza',
  sieges: 'Oblężenia',
  siege: (besieged, marker) =>
    `w Mieście ${besieged}, ${marker === null ? 'jeszcze bez Znacznika' : `Znacznik ${marker}`}`,
  battlesToCome: 'Bitwy do rozegrania',
  against: (mine, theirs) => `${mine} na ${theirs}`,
  onMap: 'na planszy',
  pool: 'w puli',
  cardsLeft: 'karty na ręce',
  beside: 'Obok planszy',
  gone: 'Poza grą',
  lasting: 'Obowiązuje',
  lastingNames: {
    wallsOfLondon: 'Mury Londynu ukończone',
    siegeTrain: 'Park oblężniczy Nowej Armii',
    supportSlips: 'Poparcie dla króla słabnie',
    toTheScots: 'Król poddaje się Szkotom',
    hothamFoiled: 'Spisek Hothamów udaremniony',
    carewFoiled: 'Spisek Carewa udaremniony',
  },
  treaty: 'Traktat o neutralności: nikt nie wchodzi do Yorkshire',
  playerNumber: (first) => (first ? 'Gracz 1' : 'Gracz 2'),
  cardOf: (name) => name,
  year: (year) => `Rok ${year}`,
  cardsTurned: 'Karty odkryte',
  modes: {
    march: 'Ruch Grupowy',
    muster: 'Zgrupowanie',
    sail: 'Ruch Morski',
    recruit: 'Rekrutacja',
    regions: 'Regiony',
    london: 'Punkty Londynu',
  },
  points: 'Pozostałe Punkty Akcji',
  chosen: 'Wybrane',
  takeAll: 'Weź wszystkie',
  allFire: 'Wszyscy strzelają',
  allEngage: 'Wszyscy do starcia',
  roll: 'Rzuć kośćmi',
  deeds: { fire: 'Ostrzał', engage: 'Starcie', 'at-cavalry': 'Do Jazdy', 'at-infantry': 'Do Piechoty' },
  besieger: 'Oblegający',
  fireWith: 'strzela do',
  titles: {
    battle: (place) => `Bitwa: ${place}`,
    sally: (place) => `Wypad: ${place}`,
    storm: (place) => `Szturm: ${place}`,
    siege: (place) => `Oblężenie: ${place}`,
  },
  threeRounds: 'Najwyżej trzy rundy; potem przegrywa strona z mniejszą liczbą bloków, przy równej Atakujący',
  siegeRounds: 'Najwyżej trzy rundy; po każdej Atakujący może przerwać',
  siegeChoice: 'Najpierw oblegani mogą zrobić wypad, potem oblegający mogą ostrzelać mury i szturmować',
  breach: (breach) => (breach ? 'w murach jest wyłom' : 'mury stoją: dwa trafienia za każdą siłę'),
  parts: {
    artillery: 'Ostrzał Artylerii',
    fire: 'Ostrzał Piechoty',
    cavalry: 'Starcie Jazdy',
    foot: 'Starcie Piechoty',
  },
  order: (first) => `W każdej części pierwsi: ${first}; Artyleria strzela tylko w Rundzie 1`,
  retreating: 'w odwrocie ogólnym',
  halfHit: 'pół trafienia',
  did: {
    fires: 'strzela',
    engages: 'do starcia',
    'at-cavalry': 'do Jazdy',
    'at-infantry': 'do Piechoty',
  },
  asides: {
    pursuing: ['W pościgu', 'poza tą bitwą'],
    routing: ['W ucieczce', 'poza tą bitwą'],
    held: ['Na uboczu', 'nie bierze udziału'],
  },
  inForce: {
    surprise: 'Atak z zaskoczenia: Atakujący pierwszy',
    advTerrain: 'Korzystny teren: dwa trafienia za każdą siłę Piechoty Obrońcy',
    tdc: 'Teren niesprzyjający jeździe: Jazda o jeden gorsza',
    rcfc: 'Jazda Parlamentu nie ściera się w Rundzie 1',
    turncoats: 'Zdrajcy: zwycięzca zyskuje na straconych blokach przegranego',
    laststand: 'Obrona do końca: jeden blok Piechoty przyjmuje dwa trafienia za każdą siłę',
    wpa: 'Dobrze ustawiona Artyleria strzela w każdej rundzie',
  },
  cardTags: {
    none: 'bez wydarzenia',
    operational: 'Faza Operacyjna',
    tactical: 'Faza Taktyczna',
    supply: 'Faza Zaopatrzenia',
    victory: 'Faza Zwycięstwa',
  },
  cardTexts: {
    none: 'Ruchy, zgrupowania, ruchy morskie i rekrutacja.',
    surprise: 'Jesteś Graczem 1. Jeden twój atak uderza pierwszy i nikt się przed nim nie wycofa.',
    hotham: 'Hull przechodzi na stronę króla, z Garnizonem.',
    carew: 'Plymouth przechodzi na stronę króla, jeśli je oblega lub kontroluje Bristol.',
    ships: 'Dwie darmowe rekrutacje na wybrzeżu; bez Artylerii.',
    rcfc: 'W jednej bitwie Jazda Parlamentu nie ściera się w Rundzie 1.',
    fever: 'Dwa bloki wroga w jednej Strefie tracą po jednej sile.',
    laststand: 'W jednej bitwie jeden twój blok Piechoty przyjmuje dwa trafienia za każdą siłę.',
    strips: 'Trzy darmowe rekrutacje przy królu i jedna więcej za każdy oddany Garnizon.',
    desertion: 'Blok Regionalny wroga poza domem traci siłę i wraca do domu.',
    advTerrain: 'Twoja Piechota broni się w jednej walce w dobrym terenie: dwa trafienia za każdą siłę.',
    mining: 'Przy 4–6 podkop robi wyłom w Mieście, którego Znacznik Oblężenia ma 1 lub więcej.',
    turncoats: 'Zwycięzca jednej walki zyskuje siłę za każdy blok stracony przez przegranego.',
    wpa: 'Jeden twój blok Artylerii strzela w każdej rundzie jednej bitwy.',
    qmg: 'Dwa twoje bloki nie tracą siły, gdy Strefa ich nie wyżywi.',
    tdc: 'W jednej bitwie cała Jazda jest o jeden gorsza.',
    supplies: 'Dwie darmowe rekrutacje, także Artylerii, w jednej Strefie nad wschodnim lub południowym morzem.',
    clubmen: 'Twoi Pałkarze powstają w Strefie, która nie jest lojalna wobec wroga.',
    bradford: 'Pałkarze powstają dla Parlamentu w West Riding.',
    excise: 'Dwie darmowe rekrutacje; bez Artylerii.',
    fortlondon: 'Odtąd mury Londynu są ukończone.',
    siegetrain: 'Odtąd Parlament ostrzeliwuje mury z +1, mając własną Artylerię o sile 2.',
    slips: 'Odtąd Miasta króla kapitulują łatwiej, o Punkty Zwycięstwa Parlamentu.',
    dismissed: 'Jeśli Rupert poniósł w tej Turze klęskę, przestaje dowodzić.',
    tothescots: 'Odtąd Parlament wygrywa przy dwóch Punktach Zwycięstwa.',
    hfoil: 'Spisek Hothamów nie może się już wydarzyć.',
    cfoil: 'Spisek Carewa nie może się już wydarzyć.',
  },
}

export const CLIENT_WORDS: Readonly<Record<Language, ClientWords>> = { en, pl }
