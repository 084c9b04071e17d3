/** Polski: słowami polskiej instrukcji. Nazwy obszarów, które nie są polskie, stoją nieodmienione. */
import { forms } from '@muster/kernel/polish'
import { listed, type Sentence, say, thing } from '@muster/kernel/sentence'
import { joined, namesOf, textIn, titleCase, upTo } from '@muster/kernel/wording'
import { AREAS, BLOCKS, isHeir } from '../tables.ts'
import { cardTitles, type WhyFirst, whyFirst } from './cards.ts'
import type { RichardWords, Seen, Side } from './codes.ts'

/** Obszary, które mają polskie nazwy: mianownik, skąd, dokąd, gdzie, na kogo atak. */
const INFLECTED: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  scotland: ['Szkocja', 'ze Szkocji', 'do Szkocji', 'w Szkocji', 'na Szkocję'],
  france: ['Francja', 'z Francji', 'do Francji', 'we Francji', 'na Francję'],
  ireland: ['Irlandia', 'z Irlandii', 'do Irlandii', 'w Irlandii', 'na Irlandię'],
  northumbria: ['Nortumbria', 'z Nortumbrii', 'do Nortumbrii', 'w Nortumbrii', 'na Nortumbrię'],
  cumbria: ['Kumbria', 'z Kumbrii', 'do Kumbrii', 'w Kumbrii', 'na Kumbrię'],
  'east-anglia': [
    'Anglia Wschodnia',
    'z Anglii Wschodniej',
    'do Anglii Wschodniej',
    'w Anglii Wschodniej',
    'na Anglię Wschodnią',
  ],
  oxford: ['Oksford', 'z Oksfordu', 'do Oksfordu', 'w Oksfordzie', 'na Oksford'],
  cornwall: ['Kornwalia', 'z Kornwalii', 'do Kornwalii', 'w Kornwalii', 'na Kornwalię'],
  'isle-of-man': ['Wyspa Man', 'z Wyspy Man', 'na Wyspę Man', 'na Wyspie Man', 'na Wyspę Man'],
}
const areas = namesOf(
  AREAS,
  Object.fromEntries(Object.entries(INFLECTED).map(([id, [nominative]]) => [id, nominative])),
)

const SPECIAL: Readonly<Record<string, string>> = {
  york: 'Diuk Yorku',
  'henry-vi': 'Henryk VI',
  'prince-edward': 'Książę Edward',
  'bombard-l': 'Bombarda',
  'bombard-y': 'Bombarda',
  'rebel-l': 'Rebelianci',
  'rebel-y': 'Rebelianci',
  'irish-mercenary': 'Najemnicy irlandzcy',
  'burgundian-mercenary': 'Najemnicy burgundzcy',
  'calais-mercenary': 'Najemnicy z Calais',
  'scots-mercenary': 'Najemnicy szkoccy',
  'welsh-mercenary': 'Najemnicy walijscy',
  'french-mercenary': 'Najemnicy francuscy',
  'london-levy': 'Zaciężni z Londynu',
  'bristol-levy': 'Zaciężni z Bristolu',
  'york-levy': 'Zaciężni z Yorku',
  'york-church-l': 'Arcybiskup Yorku',
  'york-church-y': 'Arcybiskup Yorku',
  'canterbury-church-l': 'Arcybiskup Canterbury',
  'canterbury-church-y': 'Arcybiskup Canterbury',
}
const blocks = Object.fromEntries(BLOCKS.map((id) => [id, blockName(id)]))

function blockName(id: string): string {
  if (SPECIAL[id] !== undefined) return SPECIAL[id]
  const plain = id.replace(/-[ly]$/, '')
  return plain.endsWith('-levy')
    ? `Zaciężni z ${titleCase(plain.slice(0, -'-levy'.length))}`
    : titleCase(plain)
}

const cards = cardTitles('pl')

const name = (id: number | string): Sentence => thing('area', String(id), areas[id] ?? String(id))
/** Z przyimkiem, bo od niego zależy forma. */
const form = (id: number | string, which: 1 | 2 | 3 | 4, preposition: string): Sentence => {
  const [before, ...rest] = INFLECTED[id]?.[which].split(' ') ?? []
  return before === undefined
    ? say`${preposition} ${name(id)}`
    : say`${before} ${thing('area', String(id), rest.join(' '))}`
}
const from = (id: number | string): Sentence => form(id, 1, 'z')
const to = (id: number | string): Sentence => form(id, 2, 'do')
const at = (id: number | string): Sentence => form(id, 3, 'w')
const onto = (id: number | string): Sentence => form(id, 4, 'na')
const block = (id: number | string): Sentence => thing('block', String(id), blocks[id] ?? String(id))
const card = (id: number | string): Sentence => thing('card', String(id), cards[id] ?? String(id))
const seats = { lancaster: 'Ród Lancasterów', york: 'Ród Yorków' }
const side = (id: Side): Sentence => thing('side', id, seats[id])
const HOUSES = { lancaster: 'Lancasterów', york: 'Yorków' }
const ofHouse = (id: Side): Sentence => thing('side', id, HOUSES[id])

const manyBlocks = (count: number): string => forms(count, 'bloczek', 'bloczki', 'bloczków')
const manyHits = (count: number): string => forms(count, 'trafienie', 'trafienia', 'trafień')
const manyCards = (count: number): string => forms(count, 'karta', 'karty', 'kart')
const manyPoints = (count: number): string => forms(count, 'punkt akcji', 'punkty akcji', 'punktów akcji')
const all = (things: readonly Sentence[]): Sentence => listed(things, 'i')

const Whoever = ({ side, block: known, token }: Seen): Sentence =>
  known === undefined
    ? thing('token', String(token), `Bloczek ${HOUSES[side]}`)
    : say`Bloczek ${block(known)}`
const strength = (steps: number | undefined): string => (steps === undefined ? '' : ` (siła ${steps})`)
const rolls = (dice: readonly number[], rating: number, hits: number): string =>
  `rzut ${dice.join(' ')} (trafia ${upTo(rating)}), ${manyHits(hits)}`
/** 6.9 Somebody comes over if every die is even. */
const tempted = ({ dice, turned }: { dice: readonly number[]; turned: boolean }): string =>
  dice.length === 1
    ? `${dice[0]}, ${turned ? 'parzysta: zdrada' : 'nieparzysta: bez skutku'}`
    : `${dice.join(' ')}, ${turned ? 'same parzyste: zdrada' : 'nie same parzyste: bez skutku'}`

const WHY_FIRST: Readonly<Record<WhyFirst, string>> = {
  event: 'bo zdarzenie wyprzedza każdą kartę akcji',
  higher: 'bo wyższa karta jest pierwsza',
  equal: 'bo przy równych kartach pierwszy jest Pretendent',
}

const words: RichardWords = {
  title: 'Ryszard III: Wojny Dwóch Róż',
  seats,
  scenarios: {
    'wars-of-the-roses': 'Wojna Róż, od 1460',
    kingmaker: 'Kingmaker, 1470',
    'richard-iii-1483': 'Ryszard III, 1483',
  },
  options: {
    'nevilles-loyalty': 'Lojalność Kenta i Salisbury’ego (R-1)',
    'piracy-ports': 'Bonus portów przy Piractwie (R-14)',
    'nevilles-shields': 'Tarcze martwych Neville’ów (R-42)',
    'bombards-sail': 'Bombardy mogą pływać (R-44)',
    'go-on': 'Dalej, do trzeciej kampanii (R-46)',
  },
  optionValues: {
    'nevilles-loyalty': { 'two-or-one': '2, a wobec Warwicka 1', 'as-printed': '2, i rzuca tylko Warwick' },
    'piracy-ports': { never: 'nigdy', 'peaceful-moves': 'przy ruchach bez ataku' },
    'nevilles-shields': { 'going-home': 'przy powrocie do domu', always: 'także przy rekrutacji i w walce' },
    'bombards-sail': { no: 'nie', yes: 'tak' },
    'go-on': { no: 'nie', yes: 'tak' },
  },
  names: { area: areas, block: blocks, card: cards, side: seats },

  events: {
    'campaign-begins': (e) => say`Zaczyna się kampania ${e.campaign}; na tronie ${side(e.throne)}.`,
    'turn-begins': (e) => say`Kampania ${e.campaign}, tura ${e.turn}.`,
    'hand-dealt': (e) =>
      e.cards === undefined
        ? say`${side(e.side)} dostaje nową rękę: ${manyCards(e.count)}.`
        : say`${side(e.side)} dostaje karty: ${all(e.cards.map(card))}.`,
    'hand-kept': (e) => say`${side(e.side)} zachowuje karty.`,
    'hand-shown': (e) => say`${side(e.side)} odkrywa karty ${all(e.cards.map(card))} i dostaje nowe.`,
    'card-laid': (e) =>
      e.card === undefined
        ? say`${side(e.side)} kładzie zakrytą kartę.`
        : say`${side(e.side)} kładzie zakrytą kartę ${card(e.card)}.`,
    'cards-revealed': (e) =>
      say`${side('lancaster')} zagrywa ${card(e.cards[0])}, ${side('york')} ${card(e.cards[1])}; graczem 1 jest ${side(e.first)}, ${WHY_FIRST[whyFirst(e.cards)]}.`,
    marched: (e) => say`${Whoever(e)} idzie ${from(e.from)} ${to(e.to)}.`,
    sailed: (e) => say`${Whoever(e)} płynie ${from(e.from)} ${to(e.to)}${e.attacks ? ' i atakuje' : ''}.`,
    recruited: (e) => say`${Whoever(e)} zostaje zrekrutowany ${at(e.area)}.`,
    'muster-named': (e) => say`${side(e.side)} ogłasza zbiórkę ${at(e.area)}.`,
    'event-passed': (e) => say`${side(e.side)} rezygnuje z karty ${card(e.card)}.`,
    'plague-strikes': (e) => say`Plaga ${at(e.area)}.`,
    'actions-ended': (e) => say`${side(e.side)} kończy akcje.`,
    'main-attack-declared': (e) =>
      say`Atak główny ${onto(e.area)}, ${side(e.side)}: ${manyBlocks(e.tokens.length)}.`,
    'battle-begins': (e) => say`Bitwa ${at(e.area)}: atakuje ${side(e.attacker)}.`,
    'round-begins': (e) => say`Runda ${e.round} ${at(e.area)}.`,
    'block-revealed': (e) => say`Odkryty bloczek ${block(e.block)}, siła ${e.steps}.`,
    'reserves-enter': (e) => say`Pozostali zginęli: rezerwy ${ofHouse(e.side)} wchodzą natychmiast.`,
    'control-changed': (e) => say`Kontrola ${at(e.area)} zmienia się: teraz atakuje ${side(e.attacker)}.`,
    fought: (e) => say`${block(e.block)}: ${rolls(e.dice, e.rating, e.hits)}.`,
    charged: (e) =>
      say`${block(e.block)} szarżuje, cel ${block(e.target)}: ${rolls(e.dice, e.rating, e.hits)}.`,
    answered: (e) => say`Bloczek ${block(e.block)} odpowiada: ${rolls(e.dice, e.rating, e.hits)}.`,
    passed: (e) => say`Bloczek ${block(e.block)} pasuje.`,
    hit: (e) => say`${block(e.block)}: ${manyHits(e.lost)} (siła ${e.steps}).`,
    treachery: (e) => say`${block(e.by)} wykonuje Rzut Zdrady, cel ${block(e.target)}: ${tempted(e)}.`,
    treason: (e) => say`${side(e.side)} używa karty Zdrada, cel ${block(e.target)}: ${tempted(e)}.`,
    'changed-sides': (e) => say`Bloczek ${block(e.block)} zmienia stronę ${at(e.area)}.`,
    retreated: (e) => say`Bloczek ${block(e.block)} wycofuje się ${from(e.from)} ${to(e.to)}.`,
    'battle-ends': (e) =>
      e.winner === null
        ? say`Bitwa ${at(e.area)} skończona; nikt nie został.`
        : say`Pole ${at(e.area)} utrzymuje ${side(e.winner)}.`,
    regrouped: (e) => say`${Whoever(e)} przegrupowuje się ${from(e.from)} ${to(e.to)}.`,
    killed: (e) =>
      e.dead
        ? say`Ginie ${block(e.block)}${isHeir(BLOCKS.indexOf(e.block)) ? ', następca tronu' : ''}.`
        : say`Bloczek ${block(e.block)}: wyeliminowany do końca kampanii.`,
    lost: (e) => say`${Whoever(e)} ${at(e.area)} zostaje wyeliminowany do końca kampanii.`,
    'step-lost': (e) => say`${Whoever(e)} ${at(e.area)} traci poziom siły${strength(e.steps)}.`,
    'henry-freed': (e) => say`Henryk VI odzyskuje wolność ${at(e.area)}.`,
    'king-proclaimed': (e) =>
      e.area === null
        ? say`Królem jest ${block(e.block)}, poza mapą.`
        : say`Królem jest ${block(e.block)}, ${at(e.area)}.`,
    executed: (e) => say`${block(e.block)} zostaje stracony.`,
    'heir-enters': (e) => say`Następca ${block(e.block)} wchodzi do gry ${at(e.area)}.`,
    'heir-waits': (e) => say`Następca ${block(e.block)} czeka: żadna korona nie jest otwarta.`,
    'political-turn-begins': (e) => say`Koniec kampanii ${e.campaign}: tura polityczna.`,
    disbanded: (e) =>
      say`${Whoever(e)} ${at(e.area)} zostaje rozwiązany${e.to === null ? '' : say` i wraca ${to(e.to)}`}.`,
    'nobles-counted': (e) =>
      say`Szlachta i następcy: ${side('lancaster')} ${e.counts[0]}, ${side('york')} ${e.counts[1]}.`,
    usurped: (e) => say`Uzurpacja: tron zdobywa ${side(e.throne)}.`,
    'throne-kept': (e) => say`Tron zachowuje ${side(e.throne)}.`,
    'went-home': (e) => say`${Whoever(e)} wraca do domu ${at(e.area)}.`,
    'went-to-pool': (e) => say`${Whoever(e)} ${from(e.area)} idzie do puli.`,
    'rebel-joins': (e) => say`Rebelianci wchodzą do puli ${ofHouse(e.side)}.`,
  },

  prompts: {
    'keep-hands': (p, on) =>
      on.has('redeal')
        ? `Twoja ręka jest warta ${manyPoints(Number(p.worth))}. Zachowaj ją albo pokaż i weź siedem nowych kart.`
        : `Twoja ręka jest warta ${manyPoints(Number(p.worth))}. Zachowaj ją.`,
    exchange: () => 'Przeciwnik dostaje nowe karty: zachowaj swoje albo też je wymień.',
    'play-cards': () => 'Połóż jedną zakrytą kartę.',
    actions: (p, on) => {
      if (!on.has('move', 'recruit')) return 'W tej turze nie można już nic zrobić. Zakończ akcje.'
      const done = joined([on.has('move') && 'porusz grupę', on.has('recruit') && 'zrekrutuj bloczek'], 'lub')
      if (p.area !== undefined) return `Zbiórka ${at(p.area)}: porusz grupę, bez punktów akcji. Albo zakończ.`
      if (p.event !== 'none') return `${card(String(p.event))}: ${done}. Albo zakończ.`
      const left = Number(p.points)
      return left === 0
        ? `Punkty akcji zużyte, ale bloczki twoich grup można jeszcze ${joined([on.has('move') && 'ruszyć', on.has('recruit') && 'zrekrutować'], 'lub')}. Albo zakończ.`
        : `${done.charAt(0).toUpperCase()}${done.slice(1)}: ${manyPoints(left)}. Albo zakończ.`
    },
    march: (p, on) => {
      const ways = joined([on.has('to') && 'lądem', on.has('sail') && 'morzem'], 'lub')
      return on.has('stop')
        ? `Prowadź bloczek ${block(p.block)} dalej (${ways}) albo zatrzymaj go tutaj.`
        : `Wskaż cel dla bloczka ${block(p.block)} (${ways}).`
    },
    muster: (_, on) =>
      on.has('muster')
        ? 'Wskaż przyjazny lub pusty obszar zbiórki. Albo spasuj.'
        : 'Nie ma gdzie zrobić zbiórki. Spasuj.',
    plague: (_, on) =>
      on.has('plague')
        ? 'Wskaż wrogie miasto dla plagi. Albo spasuj.'
        : 'Żadnego wrogiego miasta nie można dotknąć plagą. Spasuj.',
    'main-attack': (p) => `Wskaż bloczek ataku głównego ${onto(p.area)}.`,
    battles: () => 'Wybierz następną bitwę.',
    battle: (p, on) => {
      const acting = [...new Set(['fight', 'retreat', 'hold'].flatMap((verb) => on.of(verb)))]
      const may = joined(
        [
          on.has('fight') && 'walka',
          on.has('charge') && 'szarża',
          on.has('persuade') && 'zdrada',
          on.has('retreat') && 'wycofanie',
          on.has('hold') && 'pas',
        ],
        'lub',
      )
      const none = Number(p.round) === 1 && !on.has('retreat') ? ' W rundzie 1 nikt nie opuszcza pola.' : ''
      return `Tura bloczka ${joined(acting.map(block), 'lub')}: ${may}.${none}`
    },
    treason: (_, on) =>
      on.has('tempt')
        ? 'Użyj karty Zdrada na szlachcicu w tej bitwie albo zachowaj ją na później.'
        : 'Zdrada nic tu nie da. Zachowaj ją na później.',
    'take-hits': (p) => `Wskaż, kto przyjmie trafienia ${at(p.area)}: zostało ${p.hits}.`,
    regroup: (p, on) =>
      on.has('regroup')
        ? `Przegrupuj bloczki ${from(p.area)} albo zakończ.`
        : `Nikt nie może wyjść ${from(p.area)}. Zakończ.`,
    executions: (_, on) =>
      on.has('execute') ? 'Strać zdrajcę albo oszczędź go.' : 'Zdrajca zostaje oszczędzony.',
    'heir-enters': (p) => `Wskaż, gdzie do gry wchodzi ${block(p.block)}.`,
    supply: (p) => `Za dużo bloczków w obszarze: wskaż, kto traci poziom siły (zostało ${p.left}).`,
    'go-home': (_, on) =>
      `Odeślij bloczki ${joined([on.has('home') && 'do domu', on.has('to-pool') && 'do puli'], 'lub')}.`,
    'exile-limits': (p) => `Za dużo bloczków na wygnaniu: wskaż, kto idzie do puli (zostało ${p.left}).`,
  },

  refusals: {
    'match-over': () => 'Partia jest skończona.',
    'not-your-decision': () => 'Teraz wybiera druga strona.',
    'not-now': () => 'Na to przyjdzie czas w innym momencie tury.',
    'not-in-hand': () => 'Tej karty nie ma na ręce.',
    'no-points': () => 'Wszystkie punkty akcji z karty są zużyte.',
    'enemy-exile': () => 'Na obszar wygnania wroga nigdy nie można wejść.',
    'no-coast': () => 'Ruch morski prowadzi z wybrzeża na wybrzeże, a jeden z obszarów go nie ma.',
    'other-sea': () => 'Te obszary nie leżą nad tym samym morzem.',
    'never-defects': () => 'Ten bloczek nigdy nie zdradza.',
    'hand-too-good': () => 'Ponownie rozdaje się tylko rękę wartą 13 punktów akcji lub mniej.',
    'points-for-the-event-only': () => 'Punkty akcji zdarzenia służą tylko zdarzeniu; nikogo nie rekrutują.',
    'not-your-block': () => 'To nie jest twój bloczek na mapie.',
    'already-moved': () => 'Ten bloczek już się w tej turze poruszył albo został zrekrutowany.',
    pinned: () => 'Atak główny wiąże tyle samo twoich bloczków; żaden więcej nie może wyjść.',
    'no-way-out': () => 'Nie ma obszaru, do którego ten bloczek mógłby się poruszyć.',
    'no-border': () => 'Te dwa obszary nie mają wspólnej granicy.',
    'no-movement-left': () => 'Ten bloczek zaszedł już tak daleko, jak może.',
    'border-full': (p) =>
      `Granica ${name(p.from)}–${name(p.to)} przepuszcza ${manyBlocks(Number(p.limit))} gracza, a tyle już ją przekroczyło.`,
    'enemy-entered-here': (_, rule) =>
      rule === '6.6'
        ? 'Wróg wszedł do tej bitwy przez tę granicę; nie można się przez nią wycofać.'
        : 'Wróg wszedł do tej bitwy przez tę granicę; nie można przez nią wyjść.',
    'choose-where-to': () => 'Bloczek jeszcze się nie poruszył; najpierw wskaż, dokąd idzie.',
    'by-sea-only': () => 'Piractwo pozwala tylko na ruchy morskie.',
    'not-to-the-muster': () => 'Ta droga nie prowadzi na zbiórkę w jednym lub dwóch obszarach.',
    'must-reach-the-muster': () => 'Bloczek musi dojść na zbiórkę.',
    'not-friendly-or-vacant': () => 'Zbiórkę ogłasza się w obszarze przyjaznym lub pustym.',
    'not-an-enemy-city': () => 'Plaga dotyka miasta, w którym stoi sam wróg.',
    'never-sails': () => 'Ten bloczek nie wykonuje ruchów morskich.',
    'has-marched': () => 'Bloczek, który szedł lądem, nie płynie w tej samej turze.',
    'same-area': () => 'Bloczek już tam stoi.',
    'enemy-or-battle-there': () => 'Stoją tam wrogie bloczki; wskaż obszar przyjazny lub pusty.',
    'no-sea-move': () => 'To zdarzenie nie pozwala na ruch morski.',
    'not-in-your-pool': () => 'Tego bloczka nie ma w twojej puli.',
    'face-down-this-campaign': () => 'Ten bloczek został wyeliminowany i wróci dopiero w następnej kampanii.',
    'not-his-shield': () => 'Szlachcica rekrutuje się w obszarze z jego tarczą.',
    'not-its-cathedral': () => 'Bloczek kościoła rekrutuje się przy jego katedrze.',
    'not-its-city': () => 'Zaciężnych rekrutuje się w ich mieście.',
    'no-city-there': () => 'Bombardę rekrutuje się w mieście.',
    'not-in-wales': () => 'Walijczyków rekrutuje się w Walii.',
    'enemy-there': () => 'Ten obszar zajmuje wróg.',
    'bombard-needs-a-friendly-city': () => 'Bombardę rekrutuje się w mieście, w którym stoją twoje bloczki.',
    'rebel-needs-a-vacant-area': () => 'Rebeliantów rekrutuje się w pustym obszarze.',
    'rebel-not-in-exile': () => 'Rebeliantów nie rekrutuje się na wygnaniu.',
    'no-battle-there': () => 'Bloczki ma tam tylko jedna strona.',
    'not-in-turn': () => 'To nie jest tura tego bloczka: A przed B przed C przed D, obrońca pierwszy.',
    'must-retreat': () => 'W czwartej rundzie atakujący mogą się tylko wycofać.',
    'no-retreat-in-round-one': () => 'W pierwszej rundzie nikt się nie wycofuje.',
    'fourth-border': () => 'Atak prowadzi najwyżej przez trzy granice.',
    'third-reinforcing-border': () => 'Posiłki wchodzą najwyżej przez dwie granice.',
    'does-not-attack-here': () => 'Ten bloczek nie przekroczył granicy, żeby tu zaatakować.',
    'not-the-strongest': () => 'Trafienia przyjmuje najsilniejszy bloczek, a ten nim nie jest.',
    'no-heir-here': () => 'Żaden twój następca tu nie walczy, więc nikt nie szarżuje.',
    'nobody-to-fight': () => 'Żaden wrogi bloczek nie walczy: z rezerwami nie można jeszcze walczyć.',
    'back-where-it-began': () => 'Bloczek nie wraca na obszar, z którego wyruszył.',
    'not-an-enemy-in-the-fight': () => 'To nie jest wrogi bloczek w walce; rezerwy się nie liczą.',
    'not-in-this-battle': () => 'Ten bloczek nie bierze udziału w tej bitwie.',
    'pirates-go-by-sea': () => 'Bloczki, które zaatakowały dzięki Piractwu, odchodzą tylko tym samym morzem.',
    'not-a-crown-area': () => 'Następca tronu wchodzi do gry w obszarze z koroną.',
    'not-your-exile': () => 'Następca Pretendenta wchodzi do gry na wygnaniu.',
    'only-king-pretender-warwick': () => 'Rzut Zdrady wykonuje tylko Król, Pretendent lub Warwick.',
    'has-rolled-already': () => 'Swój Rzut Zdrady w tej bitwie już wykonał.',
    'came-over-in-this-battle': () => 'Ten bloczek zdradził w tej bitwie i nie można go w niej odzyskać.',
    'tried-three-times': () => 'Trzy Rzuty Zdrady na jeden bloczek w bitwie wystarczą.',
    'only-warwick': () => 'Tylko Warwick może go namawiać.',
    'not-by-warwick': () => 'Warwick nie może go namawiać.',
    'area-not-over-limit': () => 'Twoich bloczków nie ma tam za dużo.',
    'mercenary-supplied-at-home': () => 'Najemnicy są zaopatrywani w domu.',
    'suffered-already': () => 'Ten bloczek stracił już poziom siły w tej fazie.',
    'not-on-its-way': () => 'Ten bloczek nie jest w drodze do domu.',
    'must-go-to-exile': () => 'Pretendent i jego następcy wracają na wygnanie.',
    'not-his-home': () => 'To nie jest jego dom.',
    'not-his-shield-or-a-crown': () => 'Następcy tronu wracają na swoje tarcze lub do koron.',
    'his-shields-are-open': () => 'Do Calais może iść dopiero, gdy wróg zajmuje wszystkie jego tarcze.',
    'calais-full': () => 'Calais nie zaopatrzy więcej wygnańców.',
    'has-a-home': () => 'Ma otwarty dom, do którego musi iść.',
    'king-or-pretender': () => 'Król ani Pretendent nie zdradza.',
    'not-a-turned-heir-of-yours': () =>
      'Stracić można tylko wrogiego następcę, który przeszedł na twoją stronę.',
    'not-vacant': () => 'Clarence wraca do pustego obszaru.',
  },

  verbs: {
    keep: () => 'Zachowaj karty',
    redeal: () => 'Odkryj karty i zażądaj nowych',
    'keep-mine': () => 'Zachowaj swoje karty',
    'exchange-mine': () => 'Wymień swoje karty',
    lay: (a) => `Zagraj kartę ${card(a)}`,
    move: (a) => `Rusz: ${block(a)}`,
    recruit: (a, b) => `Rekrutuj ${at(b)}: ${block(a)}`,
    end: () => 'Zakończ akcje',
    to: (a) => `Idź ${to(a)}`,
    sail: (a) => `Płyń ${to(a)}`,
    stop: () => 'Zatrzymaj się',
    muster: (a) => `Zbiórka ${at(a)}`,
    pass: () => 'Pas',
    plague: (a) => `Plaga ${at(a)}`,
    lead: (a) => `Atak główny przez granicę bloczka ${block(a)}`,
    battle: (a) => `Bitwa ${at(a)}`,
    fight: (a) => `Walka: ${block(a)}`,
    charge: (a) => `Szarża: ${block(a)}`,
    persuade: (a, b) => `Rzut Zdrady (${block(a)}): ${block(b)}`,
    retreat: (a, b) => `Wycofanie ${to(b)}: ${block(a)}`,
    hold: (a) => `Pas: ${block(a)}`,
    tempt: (a) => `Zdrada: ${block(a)}`,
    wait: () => 'Zachowaj Zdradę na później',
    hit: (a) => `Przyjmuje: ${block(a)}`,
    regroup: (a, b) => `Przegrupowanie ${to(b)}: ${block(a)}`,
    done: () => 'Zakończ',
    execute: (a) => `Strać: ${block(a)}`,
    spare: () => 'Oszczędź go',
    enter: (a) => `Wejdź ${at(a)}`,
    starve: (a) => `Traci poziom siły: ${block(a)}`,
    home: (a, b) => `Do domu ${to(b)}: ${block(a)}`,
    'to-pool': (a) => `Do puli: ${block(a)}`,
    dismiss: (a) => `Do puli: ${block(a)}`,
  },

  outcomes: {
    'all-heirs-dead': 'wszyscy następcy wroga są martwi',
    'holds-the-throne': 'na końcu zasiada na tronie',
  },
  wins: (winner, reason) => (winner === '' ? `Remis: ${reason}.` : `Wygrywa ${winner}: ${reason}.`),
}

export const pl = textIn(words)
export const plWords = words
