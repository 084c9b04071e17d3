/** Polish, with the terms of the Polish rulebook: blok, Strefa, Zbiórka, Odwód, Bojówki, Prezbiterianie. */

import { forms } from '@muster/kernel/polish'
import { capital, listed, type Sentence, say, thing } from '@muster/kernel/sentence'
import type { Params } from '@muster/kernel/verdict'
import { joined, namesOf, type Offered, textIn, titleCase, upTo } from '@muster/kernel/wording'
import { CITIES, disciplineOf, pursuesFrom, ROUTES, SPOTS, VICTORY_CITIES } from '../tables.ts'
import { cardWords, type WhyFirst, whyFirst } from './cards.ts'
import { blockNames, cardNames, placeNames } from './names.ts'
import { refusals } from './refusals-pl.ts'
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
/** Who may lose strength; where only one block may, that is why nobody is asked. */
const whoLoses = (on: Offered, left: Id): string =>
  on.of('lose').length === 1
    ? `strata ${left} siły, a ponieść ją może tylko jeden blok`
    : `wskaż, kto traci siłę, zostało ${left}`

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
  vp === 0 ? 'remis' : vp > 0 ? `${vp} dla króla` : `${-vp} dla Parlamentu`

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
      say`${side(e.side)} dostają ${e.cards === undefined ? forms(e.count, 'kartę', 'karty', 'kart') : listed(e.cards.map(card), 'i')}.`,
    'card-discarded': (e) =>
      say`${side(e.side)} odrzucają ${e.card === undefined ? 'kartę' : say`kartę ${card(e.card)}`}.`,
    'card-laid': (e) =>
      say`${side(e.side)} kładą zakrytą kartę${e.card === undefined ? '' : say` ${card(e.card)}`}.`,
    'cards-revealed': (e) =>
      say`${side('royalist')} – ${card(e.cards[0])}, ${side('parliament')} – ${card(e.cards[1])}; ${WHY_FIRST[whyFirst(e.cards)]}.`,
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
    'king-captured': () => 'Król pojmany: 2 Punkty Zwycięstwa dla Parlamentu.',
    'city-changed-hands': (e) =>
      say`${side(e.side)} zajmują Miasto ${thing('area', e.area, cityName(e.victoryCity))}; Punkty Zwycięstwa: ${balance(e.vp)}.`,
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
    'round-begins': (e) => say`Runda ${e.round}: ${e.city === undefined ? place(e.area) : city(e.city)}.`,
    'block-revealed': (e) => say`Odkryty blok ${block(e.block)}, siła ${e.steps}.`,
    'general-retreat': (e) => say`${side(e.side)} zarządzają Całkowity Odwrót: ${place(e.area)}.`,
    rolled: (e) =>
      say`Blok ${block(e.block)} rzuca ${e.dice.join(' ') || 'nic'} (${e.effectiveness < 1 ? 'nie może trafić' : `trafia ${upTo(e.effectiveness)}`}), trafienia: ${e.hits}.`,
    hit: (e) =>
      say`Blok ${block(e.block)} przyjmuje ${e.half ? 'pół trafienia' : 'trafienie'} (siła ${e.steps}).`,
    'rout-rolled': (e) =>
      say`${side(e.side)} rzucają ${e.die}; przy wyniku do ${e.difference}, bo taka jest różnica trafień, Kawaleria zostaje Rozgromiona: ${e.routs ? 'zostaje' : 'wytrzymuje'}.`,
    'pursuit-rolled': (e) =>
      say`Blok ${block(e.block)} (Dyscyplina ${disciplineOf(e.block)}) rusza w Pogoń od ${pursuesFrom(e.block, e.modifier)}: rzuca ${e.die} i ${e.pursues ? 'rusza' : 'zostaje'}.`,
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
    discard: (p) =>
      `Odrzuć ${forms(Number(p.left), 'kartę', 'karty', 'kart')}. Pozostałe to twoja ręka na rok 1642.`,
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
          on.has('embark') && 'Ruch na Morzu',
          on.has('recruit', 'deploy') && 'Pobór',
        ],
        'lub',
      )
      return kinds === ''
        ? 'Z Punktami Akcji nie można już nic zrobić. Zakończ akcje.'
        : `${kinds}: masz jeszcze ${forms(Number(p.points), 'Punkt Akcji', 'Punkty Akcji', 'Punktów Akcji')}. Albo zakończ.`
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
    'fever-losses': (p, on) => `Gorączka, ${place(p.area)}: ${whoLoses(on, p.left)}.`,
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
    'withdrawal-losses': (p, on) => `Wycofanie: ${whoLoses(on, p.left)}.`,
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
    'take-hits': (p) => `Wskaż, kto przyjmie trafienie: zostało ${p.hits}.`,
    'go-on': (_, on) =>
      `${capital(joined([on.has('go-on') && 'prowadź następną rundę', on.has('stop') && 'przerwij'], 'albo'))}.`,
    retreat: (p) => `Wycofaj swoje bloki, ${place(p.area)}; kto nie może, przepada.`,
    capture: (p) => `Wykorzystaj zdobytą Artylerię: pozostała siła ${p.left}.`,
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
          on.has('join') &&
            `wskaż, kto szturmuje (najwyżej ${forms(Number(p.limit), 'blok', 'bloki', 'bloków')})`,
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
    'siege-attrition': (p, on) => `Wyczerpanie Oblężeniem, ${city(p.city)}: ${whoLoses(on, p.left)}.`,
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

  refusals: refusals(place),

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
    hit: (a) => `Przyjmuje: ${block(a)}`,
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
