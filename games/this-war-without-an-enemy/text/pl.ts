/** Polish, with the terms of the Polish rulebook: blok, Strefa, Punkt Akcji, Pula Rekrutacyjna. */

import { SPOTS } from '../rules/8-sieges.ts'
import { MAP, ROUTES, type Side, VICTORY_CITIES } from '../tables.ts'
import { blockNames, cardNames, placeNames, titleCase } from './names.ts'
import { blockId, cardId, cityId, placeId, textIn, type Words } from './text.ts'

const REGIONS: Readonly<Record<string, string>> = {
  North: 'Północy',
  Wales: 'Walii',
  Midlands: 'Midlands',
  East: 'Wschodu',
  South: 'Południa',
  London: 'Londynu',
  Irish: 'irlandzka',
  Covenanter: 'kowenanterów',
  Callendar: 'Callendara',
  'New Model': 'Nowej Armii',
}

/** `North Foot` is Piechota Północy. */
function translateBlock(name: string): string {
  if (name === 'Cannon') return 'Działa'
  if (name === 'Garrison') return 'Garnizon'
  if (name === 'Clubmen') return 'Pałkarze'
  if (name === 'Rupert (no longer Leader)') return 'Rupert (już nie Dowódca)'
  const match = /^(.*) (Foot|Horse)$/.exec(name)
  if (match === null) return name
  return `${match[2] === 'Foot' ? 'Piechota' : 'Jazda'} ${REGIONS[match[1]] ?? match[1]}`
}

const blocks = blockNames(translateBlock)
const cards = cardNames((points) => `Punkty Akcji: ${points}`, 'pl')
const areas: Readonly<Record<string, string>> = {
  ...placeNames,
  scotland: 'Szkocja',
  ireland: 'Irlandia',
  'le-continent': 'Kontynent',
  london: 'Londyn',
}
const routes: Readonly<Record<string, string>> = {
  german: 'Ocean Niemiecki',
  british: 'Morze Brytyjskie',
  irish: 'Morze Irlandzkie',
  'german-british': 'Ocean Niemiecki i Morze Brytyjskie',
  'british-irish': 'Morze Brytyjskie i Morze Irlandzkie',
  'german-british-irish': 'wszystkie trzy morza',
}

type Id = number | string
const place = (id: Id | undefined): string => {
  const name = placeId(id ?? '')
  return name === 'pool' ? 'Pula Rekrutacyjna' : (areas[name] ?? name)
}
const block = (id: Id | undefined): string => blocks[blockId(id ?? '')] ?? String(id)
const card = (id: Id | undefined): string => cards[cardId(id ?? '')] ?? String(id)
const city = (id: Id | undefined): string => {
  const name = cityId(id ?? '')
  return name === 'london' ? 'Londyn' : titleCase(name)
}
const sides = { royalist: 'Rojaliści', parliament: 'Parlamentarzyści' }
const side = (id: Side | undefined): string => (id === 0 ? sides.royalist : sides.parliament)
const border = (id: number): string => `${areas[MAP.borders[id]?.a] ?? ''}–${areas[MAP.borders[id]?.b] ?? ''}`

interface Seen {
  readonly side: Side
  readonly block?: number | undefined
}
const who = (seen: Seen): string =>
  seen.block === undefined
    ? seen.side === 0
      ? 'Blok rojalistów'
      : 'Blok parlamentarzystów'
    : `Blok ${block(seen.block)}`
const strength = (steps: number | undefined): string => (steps === undefined ? '' : ` (siła ${steps})`)
const SEA_RESULTS: Readonly<Record<string, string>> = {
  arrives: 'dopływa',
  returns: 'zawraca',
  eliminated: 'przepada',
}
const GONE: Readonly<Record<string, string>> = {
  pool: 'wraca do Puli Rekrutacyjnej',
  removed: 'wypada z gry',
  beside: 'trafia obok planszy',
}
const ACTIONS: Readonly<Record<string, string>> = { group: 'Ruch Grupowy', muster: 'Zgrupowanie' }
const TURNS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

const words: Words = {
  title: 'This War Without an Enemy',
  sides,
  scenarios: {
    'full-war': 'Pełna wojna, 1642-1646',
    'early-war': 'Początek wojny, 1642-1643',
    'mid-to-late-war': 'Środek i koniec wojny, 1644-1646',
    'mid-war': 'Środek wojny, 1644',
    'path-to-war': 'Droga do wojny, 1642-1646',
  },
  names: {
    area: areas,
    block: blocks,
    card: cards,
    route: Object.fromEntries(ROUTES.map((route) => [route, routes[route]])),
    spot: Object.fromEntries(SPOTS.map((spot) => [spot, `blok ${spot}`])),
  },

  events: {
    'year-begins': (e) => `Zaczyna się rok ${e.year}.`,
    'turn-begins': (e) => `Etap ${e.turn === 6 && e.year !== 1642 ? 'Zima' : TURNS[e.turn]} roku ${e.year}.`,
    'hand-dealt': (e) =>
      `${side(e.side)} dostają ${e.cards === undefined ? `karty: ${e.count}` : e.cards.map(card).join(', ')}.`,
    'card-discarded': (e) =>
      `${side(e.side)} odrzucają ${e.card === undefined ? 'kartę' : `kartę ${card(e.card)}`}.`,
    'card-laid': (e) =>
      `${side(e.side)} kładą zakrytą kartę${e.card === undefined ? '' : ` ${card(e.card)}`}.`,
    'cards-revealed': (e) =>
      `Rojaliści zagrywają: ${card(e.cards[0])}; Parlamentarzyści: ${card(e.cards[1])}.`,
    'player-one': (e) => `Gracz 1: ${side(e.side)}.`,
    'event-enacted': (e) => `${side(e.side)} wprowadzają wydarzenie ${card(e.card)}.`,
    'event-declined': (e) => `${side(e.side)} rezygnują z wydarzenia ${card(e.card)}.`,
    'event-aimed': (e) => `${side(e.side)} wskazują dla karty ${card(e.card)}: ${place(e.place)}.`,
    arrived: (e) => `${who(e)} przybywa: ${place(e.place)}.`,
    'action-taken': (e) => `${side(e.side)}, ${ACTIONS[e.action] ?? e.action}: ${place(e.place)}.`,
    marched: (e) => `${who(e)} idzie: ${place(e.from)} – ${place(e.to)}.`,
    sailed: (e) =>
      `${who(e)} płynie: ${place(e.from)} – ${place(e.to)}${e.die > 0 ? `, rzut ${e.die}` : ''}: ${SEA_RESULTS[e.result] ?? e.result}.`,
    'actions-ended': (e) => `${side(e.side)} kończą Akcje.`,
    'into-city': (e) => `${who(e)} wycofuje się do Miasta: ${city(e.city)}.`,
    'step-lost': (e) => `${who(e)} traci siłę${strength(e.steps)}: ${place(e.place)}.`,
    'step-gained': (e) => `${who(e)} zyskuje siłę${strength(e.steps)}: ${place(e.place)}.`,
    eliminated: (e) => `${who(e)} wyeliminowany (${place(e.place)}), ${GONE[e.to] ?? e.to}.`,
    'king-captured': () => 'Król pojmany: 2 Punkty Zwycięstwa dla Parlamentu.',
    'city-changed-hands': (e) =>
      `${titleCase(VICTORY_CITIES[e.city])} zmienia stronę: ${side(e.side)}; Punkty Zwycięstwa: ${e.vp}.`,
    'siege-begins': (e) => `Znacznik Oblężenia położony: ${city(e.city)}.`,
    'siege-marker': (e) => `Znacznik Oblężenia rośnie do ${e.value}: ${city(e.city)}.`,
    'siege-lifted': (e) => `Znacznik Oblężenia zdjęty: ${city(e.city)}.`,
    'clubmen-raised': (e) => `Pałkarze powstają (${side(e.side)}): ${place(e.area)}.`,
    'camp-fever': (e) => `Gorączka obozowa: ${place(e.area)}.`,
    deserted: (e) => `${who(e)} dezerteruje: ${place(e.to)}.`,
    'henrietta-meets-charles': (e) => `Królowa spotyka króla: ${place(e.area)}.`,
    'battle-begins': (e) => `Bitwa, ${place(e.area)}: atakują ${side(e.attacker)}.`,
    'main-attack': (e) => `Główny Atak na Strefę ${place(e.area)} przez granicę ${border(e.border)}.`,
    'cavalry-counted': (e) =>
      `Jazda, ${place(e.area)}: Rojaliści ${e.counts[0]}, Parlamentarzyści ${e.counts[1]}.`,
    'withdrawal-rolled': (e) =>
      `Wycofanie przed bitwą, ${place(e.area)}${e.die > 0 ? `, rzut ${e.die}` : ''}: ${e.success ? 'udane' : 'nieudane'}, straty ${e.loss}.`,
    'round-begins': (e) => `Runda ${e.round}: ${place(e.area)}.`,
    'block-revealed': (e) => `Odkryty blok ${block(e.block)}, siła ${e.steps}.`,
    'general-retreat': (e) => `${side(e.side)} zarządzają odwrót ogólny: ${place(e.area)}.`,
    rolled: (e) =>
      `Blok ${block(e.block)} rzuca ${e.dice.join(' ') || 'nic'} (trafia ${e.effectiveness} lub mniej), trafienia: ${e.hits}.`,
    hit: (e) =>
      `Blok ${block(e.block)} przyjmuje ${e.half ? 'pół trafienia' : 'trafienie'} (siła ${e.steps}).`,
    'rout-rolled': (e) =>
      `${side(e.side)} rzucają ${e.die} przy różnicy ${e.difference}: jazda ${e.routs ? 'ucieka' : 'wytrzymuje'}.`,
    'pursuit-rolled': (e) =>
      `Blok ${block(e.block)} rzuca ${e.die} i ${e.pursues ? 'rusza w pościg' : 'zostaje'}.`,
    'roles-change': (e) => `Pole bitwy zmienia pana, ${place(e.area)}: teraz atakują ${side(e.attacker)}.`,
    'battle-ends': (e) => `${side(e.winner)} wygrywają bitwę: ${place(e.area)}.`,
    retreated: (e) => `${who(e)} wycofuje się: ${place(e.from)} – ${place(e.to)}.`,
    'guns-retreat': (e) =>
      `Wycofująca się artyleria, rzut ${e.die}: ${e.lost ? 'strata siły' : 'bez strat'}.`,
    regrouped: (e) => `${who(e)} przegrupowuje się: ${place(e.from)} – ${place(e.to)}.`,
    'guns-captured': (e) => `${side(e.side)} zdobywają artylerię, siła ${e.strength}.`,
    turncoats: (e) => `Zdrajcy (${side(e.side)}): piechota ${e.foot}, jazda ${e.horse}.`,
    'siege-broken-off': (e) => `Oblężenie przerwane na czas bitwy: ${city(e.city)}.`,
    'siege-kept-up': (e) => `Oblężenie podtrzymane, bloki: ${e.count}: ${city(e.city)}.`,
    mined: (e) => `Podkop, ${city(e.city)}, rzut ${e.die}: ${e.breach ? 'wyłom' : 'bez wyłomu'}.`,
    bombarded: (e) =>
      `Ostrzał, ${city(e.city)}, siła ${e.strength}, rzut ${e.die}: ${e.breach ? 'wyłom' : 'bez wyłomu'}.`,
    'fired-on-lines': (e) =>
      `Blok ${block(e.block)} ostrzeliwuje oblegających, ${city(e.city)}, rzut ${e.dice.join(' ')}, trafienia: ${e.hits}.`,
    sally: (e) => `Wypad z Miasta ${city(e.city)}, bloki: ${e.count}.`,
    storm: (e) => `Szturm Miasta ${city(e.city)}, bloki: ${e.count}.`,
    'siege-rolled': (e) =>
      `Oblężenie, ${city(e.city)}, znacznik ${e.value}, rzut ${e.die}: ${e.attrition ? 'wyniszczenie' : 'bez wyniszczenia'}, ${e.surrender ? 'kapitulacja' : 'bez kapitulacji'}.`,
    surrendered: (e) => `${city(e.city)} kapituluje.`,
    'marched-out': (e) => `${who(e)} opuszcza Miasto: ${place(e.to)}.`,
    spared: (e) => `${who(e)} oszczędzony przez kwatermistrza generalnego.`,
    'rupert-dismissed': () => 'Król odwołuje Ruperta.',
    'year-ends': (e) => `Kończy się rok ${e.year}.`,
    'block-received': (e) => `${side(e.side)} otrzymują blok ${block(e.block)}.`,
    'new-model-army': (e) => `Blok ${block(e.block)} zastępuje blok ${block(e.old)}: ${place(e.place)}.`,
    'went-home': (e) => `${who(e)} trafia: ${place(e.to)}.`,
    deployed: (e) => `${who(e)} wystawiony: ${place(e.place)}.`,
    'victory-counted': (e) =>
      `Punkty Zwycięstwa: ${e.vp === 0 ? 'brak' : e.vp > 0 ? `${e.vp} dla króla` : `${-e.vp} dla Parlamentu`}.`,
  },

  prompts: {
    discard: (p) => `Odrzuć karty: zostało ${p.left}.`,
    'play-cards': () => 'Zagraj jedną zakrytą kartę.',
    initiative: () => 'Zdecyduj, czy jesteś Graczem 1 czy Graczem 2.',
    event: (p) => `Wprowadź wydarzenie ${card(p.card)} albo zrezygnuj.`,
    actions: (p) => `Wydaj Punkty Akcji: zostało ${p.points}.`,
    'group-move': (p) => `Ruch Grupowy, ${place(p.area)}: wybierz bloki, rusz je albo zakończ.`,
    muster: (p) => `Zgrupowanie, ${place(p.area)}: wybierz bloki z jednej Strefy, rusz je albo zakończ.`,
    'sea-move': (p) => `Wskaż, dokąd i przez jakie morza płynie ${block(p.block)}.`,
    'enter-city': (p) => `Wróg wszedł do Strefy ${place(p.area)}: wskaż, kto wycofuje się do Miasta.`,
    'camp-fever': () => 'Wskaż Strefę dotkniętą gorączką obozową.',
    'fever-losses': (p) => `Gorączka, ${place(p.area)}: wskaż, kto traci siłę, zostało ${p.left}.`,
    clubmen: () => 'Wskaż Strefę, w której powstają pałkarze.',
    desertion: () => 'Wskaż blok, który dezerteruje.',
    deserter: (p) => `Wskaż, dokąd idzie ${block(p.block)}.`,
    supplies: () => 'Wskaż Strefę, do której trafia zaopatrzenie.',
    'free-recruits': (p) => `Rekrutuj bez kosztu: zostało ${p.left}, w tym artyleria ${p.guns}.`,
    'strip-garrisons': (p) => `Oddaj garnizony za dalszą rekrutację (dotąd ${p.left}) albo zakończ.`,
    plot: (p) => `Wskaż garnizon dla Miasta ${city(p.city)}.`,
    aim: (p) => `Wskaż bitwę lub oblężenie dla karty ${card(p.card)} albo zrezygnuj.`,
    battles: () => 'Wybierz następną bitwę.',
    'keep-siege': (p) => `Oblężenie, ${city(p.city)}: wskaż, kto je podtrzymuje, albo je przerwij.`,
    'main-attack': (p) => `Ogłoś Główny Atak: ${place(p.area)}.`,
    withdrawal: (p) => `Wycofaj się przed bitwą, ${place(p.area)}, albo przyjmij ją.`,
    'withdrawal-losses': (p) => `Wskaż, kto traci siłę: zostało ${p.left}.`,
    'join-battle': (p) => `Wskaż, kto wychodzi z Miasta do bitwy: ${place(p.area)}.`,
    'general-retreat': (p) => `Zarządź odwrót ogólny, ${place(p.area)}, albo walcz dalej.`,
    'last-stand': () => 'Wskaż piechotę broniącą się do końca albo zaczekaj.',
    'well-positioned': () => 'Wskaż dobrze ustawioną artylerię.',
    'aim-guns': () => 'Ogłoś cele artylerii.',
    'fire-or-engage': () => 'Ogłoś dla każdego bloku piechoty ostrzał albo starcie.',
    'take-hits': (p) => `Wskaż, kto przyjmie trafienie, ${place(p.area)}: zostało ${p.hits}.`,
    'go-on': () => 'Prowadź następną rundę albo przerwij.',
    retreat: (p) => `Wycofaj swoje bloki: ${place(p.area)}.`,
    capture: (p) => `Wykorzystaj zdobytą artylerię: zostało siły ${p.left}.`,
    turncoats: (p) => `Wskaż, kto przyjmie zdrajców: piechota ${p.foot}, jazda ${p.horse}.`,
    regroup: (p) => `Przegrupuj bloki do jednej Strefy, ${place(p.area)}, albo zakończ.`,
    'siege-combats': () => 'Wybierz następną walkę podczas oblężenia.',
    'fire-on-lines': (p) => `Ostrzelaj oblegających, ${city(p.city)}, albo zakończ.`,
    sally: (p) => `Wskaż, kto robi wypad, ${city(p.city)}, albo zrezygnuj.`,
    'pick-besiegers': (p) => `Wskaż atakowanych oblegających: zostało ${p.left}.`,
    storm: (p) =>
      `Ostrzelaj lub szturmuj Miasto ${city(p.city)}, najwyżej bloków: ${p.limit}, albo zrezygnuj.`,
    exchange: (p) => `Wymień szturmujące bloki, ${city(p.city)}, albo zakończ.`,
    supply: (p) => `Strefa ${place(p.area)} nie wyżywi wszystkich: wskaż, kto traci siłę, zostało ${p.left}.`,
    'siege-resolutions': () => 'Wybierz następne oblężenie do rozpatrzenia.',
    'siege-attrition': (p) => `Wyniszczenie, ${city(p.city)}: wskaż, kto traci siłę, zostało ${p.left}.`,
    surrender: (p) => `Miasto ${city(p.city)} kapituluje: wskaż, dokąd idą bloki.`,
    'rupert-dismissed': () => 'Odeślij bloki regionalne od Ruperta albo zakończ.',
    'new-model-horse': () => 'Wskaż jazdę, która stanie się jazdą Nowej Armii.',
    'new-model-strength': (p) => `Rozdziel siłę nowych dowódców: zostało ${p.left}.`,
    'regional-recruitment': (p) =>
      `Rekrutacja regionalna: Północ ${p.north}, Walia ${p.wales}, Midlands ${p.midlands}, Wschód ${p.east}, Południe ${p.south}, Londyn ${p.london}.`,
    'return-home': (p) => `Odeślij bloki regionalne do domu: zostało ${p.left}.`,
    'place-charles': () => 'Wskaż, gdzie król podnosi sztandar.',
    'place-blocks': (p) => `Wystaw jeden blok: zostało ${p.left}.`,
  },

  refusals: {
    'match-over': () => 'Partia jest skończona.',
    'not-your-decision': () => 'Teraz wybiera druga strona.',
    'not-now': () => 'Na to przyjdzie czas w innym momencie.',
    'already-bombarded': () => 'Miasto było już ostrzelane w tym Etapie.',
    'already-breached': () => 'Mury są już otwarte.',
    'already-chosen': () => 'Ten blok jest już wybrany.',
    'already-moved': () => 'Ten blok już się poruszył w tej Fazie, a porusza się raz.',
    'already-reduced': () => 'Ten blok już stracił siłę; wskaż inny.',
    'area-taken': () => 'Nie można tam wystawić więcej bloków.',
    'artillery-does-not-storm': () => 'Artyleria podczas szturmu zostaje w Rezerwie.',
    'artillery-stays-inside': () => 'Artyleria nie robi wypadu, gdy leży Znacznik Oblężenia.',
    'besieged-block': () => 'Ten blok jest oblegany.',
    'besieged-no-port': () => 'Do obleganego Miasta bez portu nic nie dociera.',
    'border-full': (p) =>
      `Przez granicę ${place(p.from)}–${place(p.to)} nie przejdzie więcej bloków; jej limit to ${p.limit}.`,
    'cannon-needs-city': () => 'Działa stają w Ufortyfikowanym Mieście, w którym król ma wojsko.',
    'cavalry-first': () => 'Najpierw traci jazda.',
    'choose-blocks-first': () => 'Najpierw wybierz bloki, które idą.',
    'city-full': () => 'Miasto mieści tyle bloków piechoty i jazdy, ile wynosi jego wielkość.',
    'city-is-yours': () => 'Nie ma tam o co spiskować.',
    'clubmen-stay-outside': () => 'Pałkarze nie wycofują się do Miasta.',
    'contested-area': () => 'Strefa jest Sporna.',
    'enemy-entered-here': () => 'Tą granicą wróg wszedł jako ostatni; nie można się nią wycofać.',
    'enemy-or-battle-there': () => 'Stoją tam wrogie bloki; wskaż Strefę Przyjazną lub Niezajętą.',
    'fairfax-in-west-riding': () => 'F Fairfax staje w West Riding.',
    'friendly-area-first': () => 'W jego Rodzimym Regionie jest Przyjazna Strefa.',
    'full-strength': () => 'Blok ma już pełną siłę.',
    'garrison-in-pool': () => 'Najpierw trzeba użyć garnizonu z Puli Rekrutacyjnej.',
    'garrison-must-withdraw': () => 'Garnizony muszą wycofać się do Miasta albo zostać oddane.',
    'garrison-needs-city': () => 'Garnizon stoi tylko tam, gdzie jest Ufortyfikowane Miasto.',
    'guns-bar-london': () => 'Artyleria oblegających zamyka Tamizę.',
    'has-a-place': () => 'Jest Strefa, w której można ten blok wystawić.',
    'has-regional-leader': () => 'Jest z nim jego Dowódca Regionalny.',
    'hopton-in-cornwall': () => 'Hopton staje w Cornwall.',
    'leader-must-regroup-too': () =>
      'Poza Rodzimy Region przegrupowuje się tylko z Dowódcą lub swoim Dowódcą Regionalnym.',
    'leaves-regional-block': () => 'Blok regionalny zostałby bez swojej eskorty.',
    'local-block': () => 'Garnizony i pałkarze się nie poruszają.',
    'london-block-in-london': () => 'Bloki Londynu stają w Londynie.',
    'london-incomplete': () => 'Mury Londynu nie są ukończone.',
    'loyal-to-enemy': () => 'Strefa jest Lojalna drugiej stronie.',
    'moves-apart': () => 'Ten blok nie stoi razem z wybranymi.',
    'must-stop': () => 'Bloki nie mają już ruchu.',
    'muster-not-friendly': () => 'Zgrupowanie wymaga Przyjaznej Strefy.',
    'needs-chaperone': () =>
      'Blok regionalny opuszcza Rodzimy Region tylko z Dowódcą lub swoim Dowódcą Regionalnym, przez całą drogę.',
    'never-deployed': () => 'Kowenanterów nigdy się nie wystawia.',
    'never-grows': () => 'Ten blok nigdy nie zyskuje siły.',
    'no-action-points': () => 'Nie ma już Punktów Akcji.',
    'no-area-for-clubmen': () => 'Pałkarze nie mają gdzie powstać.',
    'no-area-for-supplies': () =>
      'Zaopatrzenie trafia do Przyjaznej Strefy nad wschodnimi morzami lub obok niej.',
    'no-attack-in-winter': () => 'Zimą nikt nie wchodzi do Strefy z wrogimi blokami.',
    'no-battle-there': () => 'Nie ma tam bitwy.',
    'no-besieged-port': () => 'Nie ma tam twojego Obleganego Portu.',
    'no-border': () => 'Nie ma granicy z tą Strefą.',
    'no-camp': () => 'Potrzebne są dwa wrogie bloki poza obleganym Miastem.',
    'no-foothold': () => 'Rojaliści ani nie oblegają Plymouth, ani nie trzymają Bristolu.',
    'no-garrison': () => 'Nie ma do tego garnizonu.',
    'no-haven-there': () => 'Bloki nie mogą tam pójść.',
    'no-king': () => 'Króla nie ma w żadnej Strefie na planszy.',
    'no-leader-here': () => 'Zostać może tylko z Dowódcą.',
    'no-major-city': () => 'Działa odlewa się tylko w Regionie z twoim Dużym Miastem.',
    'no-recruitment-points': () => 'Brakuje Punktów Rekrutacji.',
    'no-siege-there': () => 'Nie ma tam obleganego Miasta.',
    'no-siege-to-resolve': () => 'Nie ma tam oblężenia do rozpatrzenia.',
    'no-such-besieger': () => 'Tylu oblegających tam nie ma.',
    'nobody-came-this-way': () => 'Żaden twój blok nie wszedł tą granicą.',
    'nobody-chosen': () => 'Wybierz przynajmniej jeden blok piechoty lub jazdy.',
    'nobody-in-reach': () => 'Żaden twój blok nie stoi w zasięgu dwóch Stref.',
    'nobody-lands-there': () => 'Nikt tam nie ląduje.',
    'nobody-of-that-class': () => 'Dla tego rodzaju wojsk nie zostało siły.',
    'nobody-spared': () => 'Kwatermistrz generalny nikogo więcej nie oszczędzi.',
    'nobody-to-desert': () => 'Wróg nie ma nikogo na planszy.',
    'nobody-to-move': () => 'Nie ma tam bloku, który mógłby się ruszyć.',
    'nobody-would-storm': () => 'Szturmować musi przynajmniej jeden blok.',
    'not-a-besieger': () => 'Ten blok nie oblega Miasta.',
    'not-a-garrison': () => 'To nie jest taki garnizon.',
    'not-a-gun-here': () => 'To nie jest artyleria, która może tu strzelać.',
    'not-a-gun-inside': () => 'To nie jest artyleria w Mieście, która ma jeszcze strzelić.',
    'not-a-horse': () => 'To nie jest jazda do wymiany.',
    'not-a-new-leader': () => 'Tę siłę dzielą tylko T Fairfax i Skippon.',
    'not-an-area': () => 'To nie jest Strefa.',
    'not-artillery': () => 'Artylerii i innych bloków nie można tu zamieniać.',
    'not-away': () => 'Ten blok nie ma dokąd wracać.',
    'not-besieged-there': () => 'Ten blok nie jest tam oblegany.',
    'not-drawn': () => 'Tego bloku nie ma wśród wylosowanych.',
    'not-for-sieges': () => 'To wydarzenie dotyczy tylko bitew.',
    'not-friendly': () => 'Strefa nie jest dla tego bloku otwarta.',
    'not-here': () => 'Wydarzenie nie sięga tej Strefy.',
    'not-his-home': () => 'To nie jest jego dom.',
    'not-home-or-charles': () => 'Może iść do króla albo do Przyjaznej Strefy Rodzimego Regionu.',
    'not-in-an-area': () => 'Bloku nie ma w żadnej Strefie na planszy.',
    'not-in-hand': () => 'Tej karty nie ma na ręce.',
    'not-in-play': () => 'Tego bloku nie ma w grze.',
    'not-in-pool': () => 'Tego bloku nie ma w Puli Rekrutacyjnej.',
    'not-in-reserve': () => 'Ten blok nie jest w Rezerwie.',
    'not-in-the-camp': () => 'To nie jest piechota ani jazda z tego obozu.',
    'not-in-the-line': () => 'To nie jest piechota ani jazda poza Rezerwą.',
    'not-in-this-area': () => 'Tego bloku nie ma w tej Strefie.',
    'not-in-this-battle': () => 'Ten blok nie bierze udziału w tej bitwie.',
    'not-in-this-combat': () => 'Ten blok nie może przyjąć zdrajców.',
    'not-in-this-group': () => 'Ten blok nie stoi w Strefie Ruchu Grupowego.',
    'not-infantry-here': () => 'To nie jest piechota, którą można teraz wskazać.',
    'not-into-the-city': () => 'Ten blok nie może wycofać się do Miasta.',
    'not-near-london': () => 'Punkty Londynu służą jego Strefie i sąsiednim.',
    'not-near-the-battle': () => 'Zdobyte działa trafiają do Strefy bitwy lub sąsiedniej Przyjaznej.',
    'not-neutral-or-enemy': () => 'Pałkarze powstają w Strefach Neutralnych lub Wrogich.',
    'not-on-the-coast': () => 'Nie ma tam wybrzeża.',
    'not-on-this-route': () => 'Ta droga tam nie prowadzi.',
    'not-outside-home': () => 'Trzeba wskazać blok regionalny poza Rodzimym Regionem.',
    'not-storming': () => 'Ten blok nie szturmuje.',
    'not-the-attacker': () => 'Nie jesteś tam Atakującym.',
    'not-the-besieger': () => 'Nie jesteś tam Oblegającym.',
    'not-the-defender': () => 'Nie jesteś tam Obrońcą.',
    'not-the-deserter': () => 'To nie ten blok dezerteruje.',
    'not-the-lowest-effectiveness': () => 'Zdrajcy dołączają najpierw do bloku o najniższej efektywności.',
    'not-the-muster-area': () => 'Zgrupowanie jest gdzie indziej.',
    'not-the-nearest': () => 'Jest bliższa Strefa.',
    'not-the-strongest': () => 'Trafienie przyjmuje najsilniejszy blok, a ten nim nie jest.',
    'not-with-rupert': () => 'Tego bloku nie ma przy Rupercie.',
    'not-your-block': () => 'To nie jest twój blok na planszy.',
    'nowhere-to-land': () => 'Ten blok nie ma gdzie wylądować.',
    'one-area-for-all': () => 'Wszystkie bloki przegrupowują się do jednej Strefy.',
    'one-from-ireland': () => 'Z Irlandii płynie jeden blok na Etap.',
    'one-must-be-cavalry': () => 'Jedną ze strat musi ponieść jazda.',
    'only-at-the-battle': () => 'Nową artylerię wystawia się w miejscu bitwy.',
    'only-covenanters': () => 'Do Szkocji wchodzą tylko kowenanterzy.',
    'only-infantry': () => 'Morzem można wzmocnić tylko piechotę.',
    'only-royalist-there': () => 'Gdy król jest w Yorku, staje tam tylko blok rojalistów.',
    'only-sieges': () => 'Podkop dotyczy oblężenia.',
    'only-west-riding': () => 'Pałkarze z Bradford powstają w West Riding.',
    'out-of-reach': () => 'Blok nie dojdzie tam w dwóch ruchach.',
    'outside-home-region': () => 'Blok regionalny musi być do tego w Rodzimym Regionie.',
    'over-supply': () => 'Strefa nie wyżywi jeszcze jednego bloku.',
    pinned: () => 'Atakujący wiążą tyle bloków, ilu ich jest; więcej nie może wyjść.',
    'plot-foiled': () => 'Spisek udaremniono.',
    'port-filled': () => 'Port dostał już w tym Etapie wzmocnienie.',
    'regional-not-there': () =>
      'Blok regionalny idzie tylko do domu albo do Dowódcy lub swojego Dowódcy Regionalnego.',
    'reserve-fights-on': () => 'Rezerwa stacza następną potyczkę.',
    'retreated-here': () => 'Bloki, które się tam w tym Etapie wycofały, nie biorą udziału.',
    'sea-not-controlled': () => 'Nie kontrolujesz tego morza.',
    'siege-too-young': () => 'Znacznik Oblężenia musi mieć wartość 1 lub więcej.',
    'stands-there': () => 'Blok już tam stoi.',
    'storming-value': () => 'Więcej bloków nie może szturmować tego Miasta.',
    'too-few-guns': () => 'Potrzebna jest artyleria o sile 2.',
    'too-few-to-maintain': () =>
      'Oblężenie podtrzymuje tyle bloków piechoty i jazdy, ile wynosi wielkość Miasta.',
    'york-or-east-riding': () => 'Król zaczyna w Yorku albo w East Riding.',
    'yorkshire-treaty': () => 'Traktat o neutralności: w tym Etapie nikt nie wchodzi do Yorkshire.',
  },

  verbs: {
    discard: (a) => `Odrzuć: ${card(a)}`,
    lay: (a) => `Zagraj: ${card(a)}`,
    'go-first': () => 'Zostań Graczem 1',
    'go-second': () => 'Zostań Graczem 2',
    enact: () => 'Wprowadź wydarzenie',
    decline: () => 'Zrezygnuj',
    group: (a) => `Ruch Grupowy: ${place(a)}`,
    muster: (a) => `Zgrupowanie: ${place(a)}`,
    embark: (a) => `Ruch morski: ${block(a)}`,
    recruit: (a) => `Wzmocnij: ${block(a)}`,
    deploy: (a, b) => `Wystaw ${block(a)}: ${place(b)}`,
    end: () => 'Zakończ Akcje',
    join: (a) => `Wybierz: ${block(a)}`,
    march: (a) => `Marsz: ${place(a)}`,
    halt: () => 'Zatrzymaj się',
    done: () => 'Zakończ',
    sail: (a, b) => `Płyń: ${place(a)}, ${routes[b] ?? b}`,
    withdraw: (a) => `Wycofaj do Miasta: ${block(a)}`,
    'give-up': (a) => `Oddaj: ${block(a)}`,
    fever: (a) => `Gorączka obozowa: ${place(a)}`,
    lose: (a) => `Strata: ${block(a)}`,
    raise: (a) => `Pałkarze: ${place(a)}`,
    desert: (a) => `Dezercja: ${block(a)}`,
    send: (a, b) => `Wyślij ${block(a)}: ${place(b)}`,
    supply: (a) => `Zaopatrzenie: ${place(a)}`,
    strip: (a) => `Oddaj: ${block(a)}`,
    garrison: (a) => `Użyj: ${block(a)}`,
    aim: (a) => `Wskaż: ${place(a)}`,
    battle: (a) => `Bitwa: ${place(a)}`,
    keep: (a) => `Zostaw przy oblężeniu: ${block(a)}`,
    maintain: () => 'Podtrzymaj oblężenie',
    'break-off': () => 'Przerwij oblężenie',
    'attack-from': (a) => `Główny Atak: ${place(a)}`,
    'withdraw-army': () => 'Wycofaj się przed bitwą',
    stand: () => 'Przyjmij bitwę',
    'sally-out': (a) => `Wyślij do bitwy: ${block(a)}`,
    'retreat-all': () => 'Odwrót ogólny',
    'fight-on': () => 'Walcz dalej',
    choose: (a) => `Wybierz: ${block(a)}`,
    'not-yet': () => 'Jeszcze nie',
    'at-cavalry': (a) => `Do jazdy: ${block(a)}`,
    'at-infantry': (a) => `Do piechoty: ${block(a)}`,
    fire: (a) => `Ostrzał: ${block(a)}`,
    engage: (a) => `Starcie: ${block(a)}`,
    hit: (a) => `Trafienie: ${block(a)}`,
    'go-on': () => 'Prowadź dalej',
    stop: () => 'Przerwij',
    retreat: (a, b) => `Wycofaj ${block(a)}: ${place(b)}`,
    turn: (a) => `Zdrajcy: ${block(a)}`,
    regroup: (a, b) => `Przegrupuj ${block(a)}: ${place(b)}`,
    siege: (a) => `Oblężenie: ${place(a)}`,
    'fire-at': (a, b) => `Strzał ${block(a)} do oblegającego ${b}`,
    sally: () => 'Wypad',
    pick: (a) => `Atak na oblegającego ${a}`,
    bombard: () => 'Ostrzelaj mury',
    storm: () => 'Szturm',
    relieve: (a) => `Zluzuj: ${block(a)}`,
    'send-in': (a) => `Wprowadź: ${block(a)}`,
    spare: (a) => `Oszczędź: ${block(a)}`,
    'march-out': (a, b) => `Wyprowadź ${block(a)}: ${place(b)}`,
    'london-recruit': (a) => `Wzmocnij punktami Londynu: ${block(a)}`,
    'london-deploy': (a, b) => `Wystaw punktami Londynu ${block(a)}: ${place(b)}`,
    stay: (a) => `Zostaw: ${block(a)}`,
    'king-at': (a) => `Król: ${place(a)}`,
    place: (a, b) => `Wystaw ${block(a)}: ${place(b)}`,
    shelve: (a) => `Do puli: ${block(a)}`,
  },

  outcomes: {
    'major-victory': 'Wielkie Zwycięstwo, trzy Punkty Zwycięstwa',
    'surrender-to-the-scots': 'Wielkie Zwycięstwo po poddaniu się króla Szkotom',
    'end-of-1643': 'Punkty Zwycięstwa na koniec 1643 roku',
    'end-of-1644': 'Punkty Zwycięstwa na koniec 1644 roku',
    'minor-victory': 'Małe Zwycięstwo na koniec 1646 roku',
  },
  wins: (winner, reason) => `${winner} wygrywają: ${reason}.`,
}

export const plWords = words
export const pl = textIn(words)
