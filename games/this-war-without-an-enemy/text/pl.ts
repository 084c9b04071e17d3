/** Polish, with the terms of the Polish rulebook: blok, Strefa, Zbiórka, Odwód, Bojówki, Prezbiterianie. */

import { capital, listed, type Sentence, say, thing } from '@muster/kernel/sentence'
import type { Params } from '@muster/kernel/verdict'
import { joined, namesOf, type Offered, textIn, titleCase, upTo } from '@muster/kernel/wording'
import { CITIES, disciplineOf, ROUTES, SPOTS, VICTORY_CITIES } from '../tables.ts'
import { cardWords, type WhyFirst, whyFirst } from './cards.ts'
import { blockNames, cardNames, placeNames } from './names.ts'
import { onMap, type Seen, type Side, type WarWords } from './text.ts'

const REGIONS: Readonly<Record<string, string>> = {
  North: 'Północy',
  Wales: 'Walii',
  Midlands: 'Midlands',
  East: 'Wschodu',
  South: 'Południa',
  London: 'Londynu',
  Irish: 'irlandzka',
  Covenanter: 'Prezbiterian',
  Callendar: 'Callendara',
  'New Model': 'Nowego Wzoru',
}

/** `North Foot` is Piechota Północy. */
function translateBlock(name: string): string {
  if (name === 'Cannon') return 'Działa'
  if (name === 'Garrison') return 'Garnizon'
  if (name === 'Clubmen') return 'Bojówki'
  if (name === 'Rupert (no longer Leader)') return 'Rupert (już nie Dowódca)'
  const match = /^(.*) (Foot|Horse)$/.exec(name)
  if (match === null) return name
  return `${match[2] === 'Foot' ? 'Piechota' : 'Kawaleria'} ${REGIONS[match[1]] ?? match[1]}`
}

const blocks = blockNames(translateBlock)
const cards = cardNames((points) => `Punkty Akcji: ${points}`, 'pl')
/** Jak w polskiej instrukcji; pozostałe nazwy stoją jak na planszy. */
const CITIES_IN_POLISH: Readonly<Record<string, string>> = { london: 'Londyn', oxford: 'Oksford' }
const areas: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(placeNames).map(([id, name]) => [id, name.replace(' & ', ' i ')])),
  'ne-wales': 'NE Walia',
  'nw-wales': 'NW Walia',
  'central-wales': 'Środkowa Walia',
  'sw-wales': 'SW Walia',
  'se-wales': 'SE Walia',
  cornwall: 'Kornwalia',
  scotland: 'Szkocja',
  ireland: 'Irlandia',
  'le-continent': 'Kontynent',
  ...CITIES_IN_POLISH,
}
const routes: Readonly<Record<string, string>> = {
  german: 'Morze Północne',
  british: 'Kanał La Manche',
  irish: 'Morze Irlandzkie',
  'german-british': 'Morze Północne i Kanał La Manche',
  'british-irish': 'Kanał La Manche i Morze Irlandzkie',
  'german-british-irish': 'wszystkie trzy Morza',
}

type Id = number | string | null | undefined
/** Poza planszą jest Pula Rekrutacyjna. */
const place = (id: Id): Sentence | string =>
  id === null ? 'Pula Rekrutacyjna' : thing('area', onMap(String(id)), areas[String(id)] ?? String(id))
const block = (id: Id): Sentence => thing('block', String(id), blocks[String(id)] ?? String(id))
const card = (id: Id): Sentence => thing('card', String(id), cards[String(id)] ?? String(id))
const effect = (id: Id): string => cardWords(String(id), 'pl').text
const cityName = (id: string): string => CITIES_IN_POLISH[id] ?? titleCase(id)
const city = (id: Id): Sentence => thing('area', onMap(String(id)), cityName(String(id)))
const sides = { royalist: 'Rojaliści', parliament: 'Parlamentarzyści' }
const side = (id: Side): Sentence => thing('side', id, sides[id])

/** Jedno zdanie o kolumnie, którą się zbiera i prowadzi. */
function marching(p: Params, on: Offered, what: string): string {
  const chosen = Number(p.chosen)
  if (!on.has('march', 'join', 'halt')) return `${what}: nikt więcej nie może ruszyć. Zakończ.`
  const may = [
    on.has('march') && (chosen === 0 ? 'wskaż cel' : `wskaż cel dla bloków (${chosen})`),
    on.has('join') && (chosen === 0 ? 'wybierz, kto rusza' : 'dobierz kolejne'),
    on.has('halt') && 'zatrzymaj się tutaj',
    on.has('done') && 'zakończ',
  ]
  return `${what}: ${joined(may, 'albo')}.`
}

const GENITIVES = { royalist: 'Rojalistów', parliament: 'Parlamentarzystów' }
const who = ({ side, block: known, token }: Seen): Sentence =>
  known === undefined ? thing('token', String(token), `Blok ${GENITIVES[side]}`) : say`Blok ${block(known)}`
const strength = (steps: number | undefined): string => (steps === undefined ? '' : ` (siła ${steps})`)
const SEA_RESULTS: Readonly<Record<string, string>> = {
  arrives: 'dopływa',
  returns: 'zawraca',
  eliminated: 'przepada',
}
const GONE: Readonly<Record<string, string>> = {
  pool: 'wraca do Puli Rekrutacyjnej',
  removed: 'wypada z gry',
  beside: 'trafia obok mapy',
}
const ACTIONS: Readonly<Record<string, string>> = { group: 'Ruch Grupowy', muster: 'Zbiórka' }
const TURNS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

const balance = (vp: number): string =>
  vp === 0 ? 'brak' : vp > 0 ? `${vp} dla króla` : `${-vp} dla Parlamentu`

const WHY_FIRST: Readonly<Record<WhyFirst, string>> = {
  surprise: 'Atak z Zaskoczenia jest pierwszy',
  higher: 'wyższa liczba jest pierwsza',
  equal: 'żadna nie jest wyższa',
}

const words: WarWords = {
  title: 'This War Without an Enemy',
  seats: sides,
  scenarios: {
    'full-war': 'Cała Wojna, 1642-1646',
    'early-war': 'Wczesna Wojna, 1642-1643',
    'mid-to-late-war': 'Druga Połowa Wojny, 1644-1646',
    'mid-war': 'Środek Wojny, 1644',
    'path-to-war': 'Droga do Wojny, 1642-1646',
  },
  options: {},
  optionValues: {},
  names: {
    area: areas,
    city: namesOf(CITIES, CITIES_IN_POLISH),
    'victory-city': namesOf(VICTORY_CITIES, CITIES_IN_POLISH),
    side: sides,
    block: blocks,
    card: cards,
    route: Object.fromEntries(ROUTES.map((route) => [route, routes[route]])),
    spot: Object.fromEntries(SPOTS.map((spot) => [spot, `blok ${spot}`])),
  },

  events: {
    'year-begins': (e) => say`Zaczyna się rok ${e.year}.`,
    'turn-begins': (e) =>
      say`Tura ${e.turn === 6 && e.year !== 1642 ? 'Zimowa' : TURNS[e.turn]} roku ${e.year}.`,
    'hand-dealt': (e) =>
      say`${side(e.side)} dostają ${e.cards === undefined ? say`karty: ${e.count}` : listed(e.cards.map(card), 'i')}.`,
    'card-discarded': (e) =>
      say`${side(e.side)} odrzucają ${e.card === undefined ? 'kartę' : say`kartę ${card(e.card)}`}.`,
    'card-laid': (e) =>
      say`${side(e.side)} kładą zakrytą kartę${e.card === undefined ? '' : say` ${card(e.card)}`}.`,
    'cards-revealed': (e) =>
      say`${side('royalist')} zagrywają: ${card(e.cards[0])}; ${side('parliament')}: ${card(e.cards[1])}; ${WHY_FIRST[whyFirst(e.cards)]}.`,
    'player-one': (e) => say`Gracz 1: ${side(e.side)}.`,
    'event-enacted': (e) => say`${side(e.side)} rozpatrują Zdarzenie ${card(e.card)}.`,
    'event-declined': (e) => say`${side(e.side)} rezygnują ze Zdarzenia ${card(e.card)}.`,
    'event-aimed': (e) => say`${side(e.side)} wskazują dla karty ${card(e.card)}: ${place(e.place)}.`,
    arrived: (e) => say`${who(e)} przybywa: ${place(e.place)}.`,
    'action-taken': (e) => say`${side(e.side)}, ${ACTIONS[e.action]}: ${place(e.place)}.`,
    marched: (e) => say`${who(e)} idzie: ${place(e.from)} – ${place(e.to)}.`,
    sailed: (e) =>
      say`${who(e)} płynie: ${place(e.from)} – ${place(e.to)}${e.die > 0 ? say`, rzut ${e.die}` : ''}: ${SEA_RESULTS[e.result]}.`,
    'actions-ended': (e) => say`${side(e.side)} kończą Akcje.`,
    'into-city': (e) => say`${who(e)} wycofuje się do Miasta: ${city(e.city)}.`,
    'step-lost': (e) => say`${who(e)} traci siłę${strength(e.steps)}: ${place(e.place)}.`,
    'step-gained': (e) => say`${who(e)} zyskuje siłę${strength(e.steps)}: ${place(e.place)}.`,
    eliminated: (e) => say`${who(e)} wyeliminowany (${place(e.place)}), ${GONE[e.goes]}.`,
    'king-captured': () => 'Król złapany: 2 Punkty Zwycięstwa dla Parlamentu.',
    'city-changed-hands': (e) =>
      say`${thing('area', e.area, cityName(e.victoryCity))} zmienia stronę: ${side(e.side)}; Punkty Zwycięstwa: ${balance(e.vp)}.`,
    'siege-begins': (e) => say`Znacznik Oblężenia położony: ${city(e.city)}.`,
    'siege-marker': (e) => say`Znacznik Oblężenia rośnie do ${e.value}: ${city(e.city)}.`,
    'siege-lifted': (e) => say`Znacznik Oblężenia zdjęty: ${city(e.city)}.`,
    'clubmen-raised': (e) => say`Bojówki powstają (${side(e.side)}): ${place(e.area)}.`,
    'camp-fever': (e) => say`Gorączka Obozowa: ${place(e.area)}.`,
    deserted: (e) => say`${who(e)} dezerteruje: ${place(e.to)}.`,
    'henrietta-meets-charles': (e) => say`Królowa spotyka króla: ${place(e.area)}.`,
    'battle-begins': (e) => say`Bitwa, ${place(e.area)}: atakują ${side(e.attacker)}.`,
    'main-attack': (e) => say`Główna Armia wkracza przez granicę ${place(e.from)}–${place(e.area)}.`,
    'cavalry-counted': (e) =>
      say`Kawaleria, ${place(e.area)}: Rojaliści ${e.counts[0]}, Parlamentarzyści ${e.counts[1]}.`,
    'withdrawal-rolled': (e) =>
      say`Wycofanie się Przed Bitwą, ${place(e.area)}${e.die > 0 ? say`, rzut ${e.die}` : ''}: ${e.success ? 'udane' : 'nieudane'}, straty ${e.loss}.`,
    'round-begins': (e) => say`Runda ${e.round}: ${place(e.area)}.`,
    'block-revealed': (e) => say`Odkryty blok ${block(e.block)}, siła ${e.steps}.`,
    'general-retreat': (e) => say`${side(e.side)} zarządzają Całkowity Odwrót: ${place(e.area)}.`,
    rolled: (e) =>
      say`Blok ${block(e.block)} rzuca ${e.dice.join(' ') || 'nic'} (${e.effectiveness < 1 ? 'nie może trafić' : `trafia ${upTo(e.effectiveness)}`}), trafienia: ${e.hits}.`,
    hit: (e) =>
      say`Blok ${block(e.block)} przyjmuje ${e.half ? 'pół trafienia' : 'trafienie'} (siła ${e.steps}).`,
    'rout-rolled': (e) =>
      say`${side(e.side)} rzucają ${e.die} przy różnicy ${e.difference}: Kawaleria ${e.routs ? 'zostaje Rozgromiona' : 'wytrzymuje'}.`,
    'pursuit-rolled': (e) =>
      say`Blok ${block(e.block)} (Dyscyplina ${disciplineOf(e.block)}) rzuca ${e.die} i ${e.pursues ? 'rusza w Pogoń' : 'zostaje'}.`,
    'roles-change': (e) => say`Pole Bitwy zmienia pana, ${place(e.area)}: teraz atakują ${side(e.attacker)}.`,
    'battle-ends': (e) => say`${side(e.winner)} wygrywają Bitwę: ${place(e.area)}.`,
    retreated: (e) => say`${who(e)} wycofuje się: ${place(e.from)} – ${place(e.to)}.`,
    'guns-retreat': (e) =>
      say`Wycofująca się Artyleria, rzut ${e.die}: ${e.lost ? 'strata siły' : 'bez strat'}.`,
    regrouped: (e) => say`${who(e)} przegrupowuje się: ${place(e.from)} – ${place(e.to)}.`,
    'guns-captured': (e) => say`${side(e.side)} zdobywają Artylerię, siła ${e.strength}.`,
    turncoats: (e) => say`Zdrajcy (${side(e.side)}): Piechota ${e.foot}, Kawaleria ${e.horse}.`,
    'siege-broken-off': (e) => say`Oblężenie przerwane na czas Bitwy: ${city(e.city)}.`,
    'siege-kept-up': (e) => say`Oblężenie podtrzymane, bloki: ${e.count}: ${city(e.city)}.`,
    mined: (e) => say`Podkop, ${city(e.city)}, rzut ${e.die}: ${e.breach ? 'wyłom' : 'bez wyłomu'}.`,
    bombarded: (e) =>
      say`Ostrzał, ${city(e.city)}, siła ${e.strength}, rzut ${e.die}: ${e.breach ? 'wyłom' : 'bez wyłomu'}.`,
    'fired-on-lines': (e) =>
      say`Blok ${block(e.block)} ostrzeliwuje oblegających, ${city(e.city)}, rzut ${e.dice.join(' ')}, trafienia: ${e.hits}.`,
    sally: (e) => say`Wypad z Miasta ${city(e.city)}, bloki: ${e.count}.`,
    storm: (e) => say`Szturm Miasta ${city(e.city)}, bloki: ${e.count}.`,
    'siege-rolled': (e) =>
      say`Oblężenie, ${city(e.city)}, znacznik ${e.value}, rzut ${e.die}: ${e.attrition ? 'Wyczerpanie' : 'bez Wyczerpania'}, ${e.surrender ? 'Kapitulacja' : 'bez Kapitulacji'}.`,
    surrendered: (e) => say`${city(e.city)} kapituluje.`,
    'marched-out': (e) => say`${who(e)} opuszcza Miasto: ${place(e.to)}.`,
    spared: (e) => say`${who(e)} oszczędzony przez Kwatermistrza Generalnego.`,
    'rupert-dismissed': () => 'Król oddala Ruperta.',
    'year-ends': (e) => say`Kończy się rok ${e.year}.`,
    'block-received': (e) => say`${side(e.side)} otrzymują blok ${block(e.block)}.`,
    'new-model-army': (e) => say`Blok ${block(e.block)} zastępuje blok ${block(e.old)}: ${place(e.place)}.`,
    'went-home': (e) => say`${who(e)} trafia: ${place(e.to)}.`,
    deployed: (e) => say`${who(e)} rozmieszczony: ${place(e.place)}.`,
    'victory-counted': (e) => say`Punkty Zwycięstwa: ${balance(e.vp)}.`,
  },

  prompts: {
    discard: (p) => `Odrzuć karty: zostało ${p.left}.`,
    'play-cards': () => 'Zagraj jedną zakrytą kartę.',
    initiative: () => 'Zdecyduj, czy jesteś Graczem 1 czy Graczem 2.',
    event: (p, on) =>
      on.has('enact')
        ? `Rozpatrz Zdarzenie ${card(p.card)}: ${effect(p.card)} Albo zrezygnuj.`
        : `Zdarzenia ${card(p.card)} nie można teraz rozpatrzyć. Zrezygnuj.`,
    actions: (p, on) => {
      const kinds = joined(
        [
          on.has('group') && 'Ruch Grupowy',
          on.has('muster') && 'Zbiórka',
          on.has('embark') && 'Ruch Morski',
          on.has('recruit', 'deploy') && 'Pobór',
        ],
        'lub',
      )
      return kinds === ''
        ? 'Z Punktami Akcji nie można już nic zrobić. Zakończ akcje.'
        : `${kinds}: zostało Punktów Akcji ${p.points}. Albo zakończ.`
    },
    'group-move': (p, on) => marching(p, on, `Ruch Grupowy, ${place(p.area)}`),
    muster: (p, on) => marching(p, on, `Zbiórka, ${place(p.area)}`),
    'sea-move': (p) => `Wskaż, dokąd i przez jakie Morza płynie ${block(p.block)}.`,
    'enter-city': (p, on) => {
      const may = joined(
        [
          on.has('withdraw') && 'wskaż, kto wycofuje się do Miasta',
          on.has('give-up') && 'oddaj blok w Mieście',
        ],
        'albo',
      )
      return may === ''
        ? `Wróg wszedł do Strefy ${place(p.area)}. Nikt więcej nie wejdzie do Miasta: zakończ.`
        : `Wróg wszedł do Strefy ${place(p.area)}: ${joined([may, on.has('done') && 'zakończ'], 'albo')}.`
    },
    'camp-fever': () => 'Wskaż Strefę dotkniętą Gorączką Obozową.',
    'fever-losses': (p) => `Gorączka, ${place(p.area)}: wskaż, kto traci siłę, zostało ${p.left}.`,
    clubmen: () => 'Wskaż Strefę, w której powstają Bojówki.',
    desertion: () => 'Wskaż blok, który dezerteruje.',
    deserter: (p) => `Wskaż, dokąd idzie ${block(p.block)}.`,
    supplies: () => 'Wskaż Strefę, do której trafia zaopatrzenie.',
    'free-recruits': (p, on) =>
      on.has('recruit', 'deploy')
        ? `Darmowy Pobór: zostało ${p.left}, ${Number(p.guns) === 0 ? 'bez Artylerii' : `w tym Artyleria ${p.guns}`}. Albo zakończ.`
        : 'Nie można już nikogo powołać. Zakończ.',
    'strip-garrisons': (p, on) =>
      on.has('strip')
        ? `Oddaj Garnizony za dalszy Pobór (dotąd ${p.left}) albo zakończ.`
        : `Nie można oddać żadnego Garnizonu (dotąd ${p.left}). Zakończ.`,
    plot: (p) => `Wskaż Garnizon dla Miasta ${city(p.city)}.`,
    aim: (p, on) =>
      on.has('aim')
        ? `Wskaż Bitwę lub oblężenie dla karty ${card(p.card)}: ${effect(p.card)} Albo zrezygnuj.`
        : `Karta ${card(p.card)} nic teraz nie da. Zrezygnuj.`,
    battles: () => 'Wybierz następną Bitwę.',
    'keep-siege': (p, on) =>
      `Oblężenie, ${city(p.city)}: ${joined([on.has('keep') && 'wskaż, kto zostaje w liniach', on.has('maintain') && 'podtrzymaj je', on.has('break-off') && 'przerwij je'], 'albo')}.`,
    'main-attack': (p) => `Wskaż granicę Głównej Armii: ${place(p.area)}.`,
    withdrawal: (p, on) =>
      on.has('withdraw-army')
        ? `Wycofaj się Przed Bitwą, ${place(p.area)}, albo przyjmij ją.`
        : `Przyjmij Bitwę: ${place(p.area)}.`,
    'withdrawal-losses': (p) => `Wskaż, kto traci siłę: zostało ${p.left}.`,
    'join-battle': (p, on) =>
      on.has('sally-out')
        ? `Wskaż, kto wychodzi z Miasta do Bitwy, ${place(p.area)}${on.has('done') ? ', albo zakończ' : ''}.`
        : `Nikt więcej nie może wyjść do Bitwy, ${place(p.area)}. Zakończ.`,
    'general-retreat': (p, on) =>
      on.has('retreat-all')
        ? `Zarządź Całkowity Odwrót, ${place(p.area)}, albo walcz dalej.`
        : `Walcz dalej: ${place(p.area)}.`,
    'last-stand': (_, on) =>
      on.has('not-yet')
        ? 'Wskaż Piechotę Ostatniego Miejsca Obrony albo zaczekaj.'
        : 'Wskaż Piechotę Ostatniego Miejsca Obrony.',
    'well-positioned': () => 'Wskaż Dobrze Umiejscowioną Artylerię.',
    'aim-guns': () => 'Ogłoś cele Artylerii.',
    'fire-or-engage': () => 'Ogłoś dla każdego bloku Piechoty Ostrzał albo Zwarcie.',
    'take-hits': (p) => `Wskaż, kto przyjmie trafienie, ${place(p.area)}: zostało ${p.hits}.`,
    'go-on': (_, on) =>
      `${capital(joined([on.has('go-on') && 'prowadź następną rundę', on.has('stop') && 'przerwij'], 'albo'))}.`,
    retreat: (p) => `Wycofaj swoje bloki: ${place(p.area)}.`,
    capture: (p) => `Wykorzystaj zdobytą Artylerię: zostało siły ${p.left}.`,
    turncoats: (p) => `Wskaż, kto przyjmie zdrajców: Piechota ${p.foot}, Kawaleria ${p.horse}.`,
    regroup: (p, on) =>
      on.has('regroup')
        ? `Przegrupuj bloki do jednej Strefy, ${place(p.area)}, albo zakończ.`
        : `Nikt nie może się przegrupować, ${place(p.area)}. Zakończ.`,
    'siege-combats': () => 'Wybierz następną walkę podczas oblężenia.',
    'fire-on-lines': (p, on) =>
      on.has('fire-at')
        ? `Ostrzelaj oblegających, ${city(p.city)}, albo zakończ.`
        : `Żadne działo nie może strzelać, ${city(p.city)}. Zakończ.`,
    sally: (p, on) =>
      `Miasto ${city(p.city)}: ${joined([on.has('join') && 'wskaż, kto idzie na wypad', on.has('sally') && 'ruszaj na wypad', on.has('decline') && 'zrezygnuj'], 'albo')}.`,
    'pick-besiegers': (p) => `Wskaż atakowanych oblegających: zostało ${p.left}.`,
    storm: (p, on) => {
      const may = joined(
        [
          on.has('bombard') && 'ostrzelaj je',
          on.has('join') && `wskaż, kto szturmuje (najwyżej bloków: ${p.limit})`,
          on.has('storm') && 'szturmuj je',
          on.has('decline') && 'zrezygnuj',
        ],
        'albo',
      )
      return `Miasto ${city(p.city)}: ${may}.`
    },
    exchange: (p, on) =>
      on.has('relieve', 'send-in')
        ? `Wymień szturmujące bloki, ${city(p.city)}${on.has('done') ? ', albo zakończ' : ''}.`
        : `Żadnego szturmującego bloku nie można wymienić, ${city(p.city)}. Zakończ.`,
    supply: (p, on) =>
      `Strefa ${place(p.area)} nie wyżywi wszystkich: wskaż, kto traci siłę${on.has('spare') ? ' albo jest oszczędzony' : ''}, zostało ${p.left}.`,
    'siege-resolutions': () => 'Wybierz następne oblężenie do rozpatrzenia.',
    'siege-attrition': (p) =>
      `Wyczerpanie Oblężeniem, ${city(p.city)}: wskaż, kto traci siłę, zostało ${p.left}.`,
    surrender: (p) => `Miasto ${city(p.city)} kapituluje: wskaż, dokąd idą bloki.`,
    'rupert-dismissed': (_, on) =>
      on.has('send')
        ? `Odeślij bloki Regionalne od Ruperta${on.has('done') ? ' albo zakończ' : ''}.`
        : 'Nikt nie musi opuszczać Ruperta. Zakończ.',
    'new-model-horse': () => 'Wskaż Kawalerię, która stanie się Kawalerią Nowego Wzoru.',
    'new-model-strength': (p) => `Rozdziel siłę nowych dowódców: zostało ${p.left}.`,
    'regional-recruitment': (p, on) => {
      const regions = {
        Północ: p.north,
        Walia: p.wales,
        Midlands: p.midlands,
        Wschód: p.east,
        Południe: p.south,
        Londyn: p.london,
      }
      const left = Object.entries(regions).flatMap(([name, points]) =>
        Number(points) > 0 ? [`${name} ${points}`] : [],
      )
      return on.has('recruit', 'deploy', 'london-recruit', 'london-deploy')
        ? `Pobór za punkty Regionów: zostało ${left.join(', ')}. Albo zakończ.`
        : 'Punktów Regionów nie można już wydać. Zakończ.'
    },
    'return-home': (p, on) =>
      `${capital(joined([on.has('send') && 'odeślij bloki Regionalne do domu', on.has('stay') && 'pozwól im zostać'], 'albo'))}: zostało ${p.left}.`,
    'place-charles': () => 'Wskaż, gdzie król podnosi sztandar.',
    'place-blocks': (p, on) =>
      `${capital(joined([on.has('place') && 'rozmieść jeden blok', on.has('shelve') && 'odłóż jeden do Puli'], 'albo'))}: zostało ${p.left}.`,
  },

  refusals: {
    'match-over': () => 'Partia jest skończona.',
    'not-your-decision': () => 'Teraz wybiera druga strona.',
    'not-now': () => 'Na to przyjdzie czas w innym momencie.',
    'already-bombarded': () => 'Miasto było już ostrzelane w tej Turze.',
    'already-breached': () => 'Mury są już otwarte.',
    'already-chosen': () => 'Ten blok jest już wybrany.',
    'already-moved': () => 'Ten blok już się poruszył w tej Fazie, a porusza się raz.',
    'already-reduced': () => 'Ten blok już stracił siłę; wskaż inny.',
    'area-taken': () => 'Nie można tam rozmieścić więcej bloków.',
    'artillery-does-not-storm': () => 'Artyleria podczas szturmu zostaje w Odwodzie.',
    'artillery-stays-inside': () => 'Artyleria nie robi wypadu, gdy leży Znacznik Oblężenia.',
    'besieged-block': () => 'Ten blok jest oblężony.',
    'besieged-no-port': () => 'Do oblężonego Miasta bez portu nic nie dociera.',
    'border-full': (p) =>
      `Przez granicę ${place(p.from)}–${place(p.to)} nie przejdzie więcej bloków; jej limit to ${p.limit}.`,
    'cannon-needs-city': () => 'Działa stają w Ufortyfikowanym Mieście, w którym król ma wojsko.',
    'cavalry-first': () => 'Najpierw traci Kawaleria.',
    'choose-blocks-first': () => 'Najpierw wybierz bloki, które idą.',
    'city-full': () => 'Miasto mieści tyle bloków Piechoty i Kawalerii, ile wynosi jego Rozmiar.',
    'city-is-yours': () => 'Nie ma tam o co spiskować.',
    'clubmen-stay-outside': () => 'Bojówki nie wycofują się do Miasta.',
    'contested-area': () => 'Strefa jest Sporna.',
    'enemy-entered-here': () => 'Tą granicą wróg wszedł jako ostatni; nie można się nią wycofać.',
    'enemy-or-battle-there': () => 'Stoją tam wrogie bloki; wskaż Strefę Przyjazną lub Niezajętą.',
    'fairfax-in-west-riding': () => 'F Fairfax staje w West Riding.',
    'friendly-area-first': () => 'W jego Rodzimym Regionie jest Przyjazna Strefa.',
    'full-strength': () => 'Blok ma już pełną siłę.',
    'garrison-in-pool': () => 'Najpierw trzeba użyć Garnizonu z Puli Rekrutacyjnej.',
    'garrison-must-withdraw': () => 'Garnizony muszą wycofać się do Miasta albo zostać oddane.',
    'garrison-needs-city': () => 'Garnizon stoi tylko tam, gdzie jest Ufortyfikowane Miasto.',
    'guns-bar-london': () => 'Artyleria oblegających zamyka Tamizę.',
    'has-a-place': () => 'Jest Strefa, w której można ten blok rozmieścić.',
    'has-regional-leader': () => 'Jest z nim jego Dowódca Regionalny.',
    'hopton-in-cornwall': () => 'Hopton staje w Cornwall.',
    'leader-must-regroup-too': () =>
      'Poza Rodzimy Region przegrupowuje się tylko z Dowódcą lub swoim Dowódcą Regionalnym.',
    'leaves-regional-block': () => 'Blok Regionalny zostałby bez swojej eskorty.',
    'local-block': () => 'Garnizony i Bojówki się nie poruszają.',
    'london-block-in-london': () => 'Bloki Londynu stają w Londynie.',
    'london-incomplete': () => 'Mury Londynu nie są ukończone.',
    'loyal-to-enemy': () => 'Strefa jest Lojalna drugiej stronie.',
    'moves-apart': () => 'Ten blok nie stoi razem z wybranymi.',
    'must-stop': () => 'Bloki nie mają już ruchu.',
    'muster-not-friendly': () => 'Zbiórka wymaga Przyjaznej Strefy.',
    'needs-chaperone': () =>
      'Blok Regionalny opuszcza Rodzimy Region tylko z Dowódcą lub swoim Dowódcą Regionalnym, przez całą drogę.',
    'never-deployed': () => 'Prezbiterian nigdy się nie rozmieszcza.',
    'never-grows': () => 'Ten blok nigdy nie zyskuje siły.',
    'no-action-points': () => 'Nie ma już Punktów Akcji.',
    'no-area-for-clubmen': () => 'Bojówki nie mają gdzie powstać.',
    'no-area-for-supplies': () =>
      'Zaopatrzenie trafia do Przyjaznej Strefy nad wschodnimi morzami lub obok niej.',
    'no-attack-in-winter': () => 'Zimą nikt nie wchodzi do Strefy z wrogimi blokami.',
    'no-battle-there': () => 'Nie ma tam Bitwy.',
    'no-besieged-port': () => 'Nie ma tam twojego Oblężonego Portu.',
    'no-border': () => 'Nie ma granicy z tą Strefą.',
    'no-camp': () => 'Potrzebne są dwa wrogie bloki poza oblężonym Miastem.',
    'no-foothold': () => 'Rojaliści ani nie oblegają Plymouth, ani nie trzymają Bristolu.',
    'no-garrison': () => 'Nie ma do tego Garnizonu.',
    'no-haven-there': () => 'Bloki nie mogą tam pójść.',
    'no-king': () => 'Króla nie ma w żadnej Strefie na planszy.',
    'no-leader-here': () => 'Zostać może tylko z Dowódcą.',
    'no-major-city': () => 'Działa odlewa się tylko w Regionie z twoim Dużym Miastem.',
    'no-recruitment-points': () => 'Brakuje Punktów Rekrutacji.',
    'no-siege-there': () => 'Nie ma tam oblężonego Miasta.',
    'no-siege-to-resolve': () => 'Nie ma tam oblężenia do rozpatrzenia.',
    'no-such-besieger': () => 'Tylu oblegających tam nie ma.',
    'nobody-came-this-way': () => 'Żaden twój blok nie wszedł tą granicą.',
    'nobody-chosen': () => 'Wybierz przynajmniej jeden blok Piechoty lub Kawalerii.',
    'nobody-in-reach': () => 'Żaden twój blok nie stoi w zasięgu dwóch Stref.',
    'nobody-lands-there': () => 'Nikt tam nie ląduje.',
    'nobody-of-that-class': () => 'Dla tego rodzaju wojsk nie zostało siły.',
    'nobody-spared': () => 'Kwatermistrz Generalny nikogo więcej nie oszczędzi.',
    'nobody-to-desert': () => 'Wróg nie ma nikogo na planszy.',
    'nobody-to-move': () => 'Nie ma tam bloku, który mógłby się ruszyć.',
    'nobody-would-storm': () => 'Szturmować musi przynajmniej jeden blok.',
    'not-a-besieger': () => 'Ten blok nie oblega Miasta.',
    'not-a-garrison': () => 'To nie jest taki Garnizon.',
    'not-a-gun-here': () => 'To nie jest Artyleria, która może tu strzelać.',
    'not-a-gun-inside': () => 'To nie jest Artyleria w Mieście, która ma jeszcze strzelić.',
    'not-a-horse': () => 'To nie jest Kawaleria do wymiany.',
    'not-a-new-leader': () => 'Tę siłę dzielą tylko T Fairfax i Skippon.',
    'not-an-area': () => 'To nie jest Strefa.',
    'not-artillery': () => 'Artylerii i innych bloków nie można tu zamieniać.',
    'not-away': () => 'Ten blok nie ma dokąd wracać.',
    'not-besieged-there': () => 'Ten blok nie jest tam oblężony.',
    'not-drawn': () => 'Tego bloku nie ma wśród wylosowanych.',
    'not-for-sieges': () => 'To Zdarzenie dotyczy tylko Bitew.',
    'not-friendly': () => 'Strefa nie jest dla tego bloku otwarta.',
    'not-here': () => 'Zdarzenie nie sięga tej Strefy.',
    'not-his-home': () => 'To nie jest jego dom.',
    'not-home-or-charles': () => 'Może iść do króla albo do Przyjaznej Strefy Rodzimego Regionu.',
    'not-in-an-area': () => 'Bloku nie ma w żadnej Strefie na planszy.',
    'not-in-hand': () => 'Tej karty nie ma na ręce.',
    'not-in-play': () => 'Tego bloku nie ma w grze.',
    'not-in-pool': () => 'Tego bloku nie ma w Puli Rekrutacyjnej.',
    'not-in-reserve': () => 'Ten blok nie jest w Odwodzie.',
    'not-in-the-camp': () => 'To nie jest Piechota ani Kawaleria z tego obozu.',
    'not-in-the-line': () => 'To nie jest Piechota ani Kawaleria poza Odwodem.',
    'not-in-this-area': () => 'Tego bloku nie ma w tej Strefie.',
    'not-in-this-battle': () => 'Ten blok nie bierze udziału w tej Bitwie.',
    'not-in-this-combat': () => 'Ten blok nie może przyjąć zdrajców.',
    'not-in-this-group': () => 'Ten blok nie stoi w Strefie Ruchu Grupowego.',
    'not-infantry-here': () => 'To nie jest Piechota, którą można teraz wskazać.',
    'not-into-the-city': () => 'Ten blok nie może wycofać się do Miasta.',
    'not-near-london': () => 'Punkty Londynu służą jego Strefie i sąsiednim.',
    'not-near-the-battle': () => 'Zdobyte działa trafiają do Strefy Bitwy lub sąsiedniej Przyjaznej.',
    'not-neutral-or-enemy': () => 'Bojówki powstają w Strefach Neutralnych lub Wrogich.',
    'not-on-the-coast': () => 'Nie ma tam wybrzeża.',
    'not-on-this-route': () => 'Ta droga tam nie prowadzi.',
    'not-outside-home': () => 'Trzeba wskazać blok Regionalny poza Rodzimym Regionem.',
    'not-storming': () => 'Ten blok nie szturmuje.',
    'not-the-attacker': () => 'Nie jesteś tam Atakującym.',
    'not-the-besieger': () => 'Nie jesteś tam Oblegającym.',
    'not-the-defender': () => 'Nie jesteś tam Obrońcą.',
    'not-the-deserter': () => 'To nie ten blok dezerteruje.',
    'not-the-lowest-effectiveness': () => 'Zdrajcy dołączają najpierw do bloku o najniższej skuteczności.',
    'not-the-muster-area': () => 'Zbiórka jest gdzie indziej.',
    'not-the-nearest': () => 'Jest bliższa Strefa.',
    'not-the-strongest': () => 'Trafienie przyjmuje najsilniejszy blok, a ten nim nie jest.',
    'not-with-rupert': () => 'Tego bloku nie ma przy Rupercie.',
    'not-your-block': () => 'To nie jest twój blok na planszy.',
    'nowhere-to-land': () => 'Ten blok nie ma gdzie wylądować.',
    'one-area-for-all': () => 'Wszystkie bloki przegrupowują się do jednej Strefy.',
    'one-from-ireland': () => 'Z Irlandii płynie jeden blok na Turę.',
    'one-must-be-cavalry': () => 'Jedną ze strat musi ponieść Kawaleria.',
    'only-at-the-battle': () => 'Nową Artylerię rozmieszcza się w miejscu Bitwy.',
    'only-covenanters': () => 'Do Szkocji wchodzą tylko Prezbiterianie.',
    'only-infantry': () => 'Morzem można wzmocnić tylko Piechotę.',
    'only-royalist-there': () => 'Gdy król jest w Yorku, staje tam tylko blok Rojalistów.',
    'only-sieges': () => 'Podkop dotyczy oblężenia.',
    'only-west-riding': () => 'Bojówki z Bradford powstają w West Riding.',
    'out-of-reach': () => 'Blok nie dojdzie tam w dwóch ruchach.',
    'outside-home-region': () => 'Blok Regionalny musi być do tego w Rodzimym Regionie.',
    'over-supply': () => 'Strefa nie wyżywi jeszcze jednego bloku.',
    pinned: () => 'Atakujące bloki przygważdżają tyle samo twoich bloków; żaden więcej nie może wyjść.',
    'plot-foiled': () => 'Spisek udaremniono.',
    'port-filled': () => 'Port dostał już w tej Turze wzmocnienie.',
    'regional-not-there': () =>
      'Blok Regionalny idzie tylko do domu albo do Dowódcy lub swojego Dowódcy Regionalnego.',
    'reserve-fights-on': () => 'Odwód stacza następną Bitwę.',
    'retreated-here': () => 'Bloki, które się tam w tej Turze wycofały, nie biorą udziału.',
    'sea-not-controlled': () => 'Nie kontrolujesz tego Morza.',
    'siege-too-young': () => 'Znacznik Oblężenia musi mieć wartość 1 lub więcej.',
    'stands-there': () => 'Blok już tam stoi.',
    'storming-value': () => 'Więcej bloków nie może szturmować tego Miasta.',
    'too-few-guns': () => 'Potrzebna jest Artyleria o sile 2.',
    'too-few-to-maintain': () =>
      'Oblężenie podtrzymuje tyle bloków Piechoty i Kawalerii, ile wynosi Rozmiar Miasta.',
    'york-or-east-riding': () => 'Król zaczyna w Yorku albo w East Riding.',
    'yorkshire-treaty': () => 'Traktat o neutralności: w tej Turze nikt nie wchodzi do Yorkshire.',
  },

  verbs: {
    discard: (a) => `Odrzuć: ${card(a)}`,
    lay: (a) => `Zagraj: ${card(a)}`,
    'go-first': () => 'Zostań Graczem 1',
    'go-second': () => 'Zostań Graczem 2',
    enact: () => 'Rozpatrz Zdarzenie',
    decline: () => 'Zrezygnuj',
    group: (a) => `Ruch Grupowy: ${place(a)}`,
    muster: (a) => `Zbiórka: ${place(a)}`,
    embark: (a) => `Ruch na Morzu: ${block(a)}`,
    recruit: (a) => `Wzmocnij: ${block(a)}`,
    deploy: (a, b) => `Rozmieść ${block(a)}: ${place(b)}`,
    end: () => 'Zakończ Akcje',
    join: (a) => `Wybierz: ${block(a)}`,
    march: (a) => `Marsz: ${place(a)}`,
    halt: () => 'Zatrzymaj się',
    done: () => 'Zakończ',
    sail: (a, b) => `Płyń: ${place(a)}, ${routes[b] ?? b}`,
    withdraw: (a) => `Wycofaj do Miasta: ${block(a)}`,
    'give-up': (a) => `Oddaj: ${block(a)}`,
    fever: (a) => `Gorączka Obozowa: ${place(a)}`,
    lose: (a) => `Strata: ${block(a)}`,
    raise: (a) => `Bojówki: ${place(a)}`,
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
    'attack-from': (a) => `Główna Armia: ${place(a)}`,
    'withdraw-army': () => 'Wycofaj się Przed Bitwą',
    stand: () => 'Przyjmij Bitwę',
    'sally-out': (a) => `Wyślij do Bitwy: ${block(a)}`,
    'retreat-all': () => 'Całkowity Odwrót',
    'fight-on': () => 'Walcz dalej',
    choose: (a) => `Wybierz: ${block(a)}`,
    'not-yet': () => 'Jeszcze nie',
    'at-cavalry': (a) => `Do Kawalerii: ${block(a)}`,
    'at-infantry': (a) => `Do Piechoty: ${block(a)}`,
    fire: (a) => `Ostrzał: ${block(a)}`,
    engage: (a) => `Zwarcie: ${block(a)}`,
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
    'london-deploy': (a, b) => `Rozmieść punktami Londynu ${block(a)}: ${place(b)}`,
    stay: (a) => `Zostaw: ${block(a)}`,
    'king-at': (a) => `Król: ${place(a)}`,
    place: (a, b) => `Rozmieść ${block(a)}: ${place(b)}`,
    shelve: (a) => `Do puli: ${block(a)}`,
  },

  outcomes: {
    'major-victory': 'Ogromne Zwycięstwo, trzy Punkty Zwycięstwa',
    'surrender-to-the-scots': 'Ogromne Zwycięstwo po poddaniu się króla Szkotom',
    'end-of-1643': 'Punkty Zwycięstwa na koniec 1643 roku',
    'end-of-1644': 'Punkty Zwycięstwa na koniec 1644 roku',
    'minor-victory': 'Pomniejsze Zwycięstwo na koniec 1646 roku',
  },
  wins: (winner, reason) => `${winner} wygrywają: ${reason}.`,
}

export const plWords = words
export const pl = textIn(words)
