/** Polski: słowami polskiej instrukcji. Nazwy własne stoją nieodmienione za rzeczownikiem. */
import { forms } from '@muster/kernel/polish'
import { capital, listed, type Sentence, say, thing } from '@muster/kernel/sentence'
import type { Params } from '@muster/kernel/verdict'
import { joined, namesOf, textIn, upTo } from '@muster/kernel/wording'
import { AREAS, BLOCKS, NOBLES } from '../tables.ts'
import { cardTitles, cardWords, type WhyFirst, whyFirst } from './cards.ts'
import { areasOf, FEW_AREAS, type HammerWords, type Seen, type Side, withoutSide } from './text.ts'

const CANDIDATES = ['bruce', 'comyn', 'balliol']
const candidates = namesOf(CANDIDATES, {})
const areas = namesOf(AREAS, { england: 'Anglia' })
const blocks = namesOf(
  BLOCKS,
  {
    'scottish-king': 'Król',
    macdonald: 'MacDonald',
    norse: 'Norwegowie',
    'french-knights': 'Rycerze francuscy',
    'lancaster-archers': 'Łucznicy z Lancaster',
    'wales-archers': 'Łucznicy z Walii',
    'lancaster-knights': 'Rycerze z Lancaster',
    'york-knights': 'Rycerze z Yorku',
    'durham-knights': 'Rycerze z Durham',
    hobelars: 'Hobelarzy',
    'york-infantry': 'Piechota z Yorku',
    'lancaster-infantry': 'Piechota z Lancaster',
    'northumber-infantry': 'Piechota z Northumbrii',
    'durham-infantry': 'Piechota z Durham',
    'cumbria-infantry': 'Piechota z Kumbrii',
    'westmor-infantry': 'Piechota z Westmorlandu',
    'wales-infantry': 'Piechota walijska',
    'ulster-infantry': 'Piechota irlandzka',
  },
  withoutSide,
)
const nobles = namesOf(NOBLES, {})
const cards = cardTitles('pl')

/** Only England has cases in Polish; the Scottish names stay as they are. */
const inflected = (id: number | string, england: string): Sentence =>
  thing('area', String(id), id === 'england' ? england : (areas[id] ?? String(id)))
const name = (id: number | string): Sentence => inflected(id, areas.england)
/** „Ze Strathspey”, bo z kilku spółgłosek na początku. */
const from = (id: number | string): Sentence =>
  say`${/^S[^aeiouy]/.test(areas[id] ?? '') ? 'ze' : 'z'} ${inflected(id, 'Anglii')}`
const to = (id: number | string): Sentence => say`do ${inflected(id, 'Anglii')}`
const at = (id: number | string): Sentence => say`w ${inflected(id, 'Anglii')}`
const onto = (id: number | string): Sentence => say`na ${inflected(id, 'Anglię')}`

const block = (id: number | string): Sentence => thing('block', String(id), blocks[id] ?? String(id))
const card = (id: number | string): Sentence => thing('card', String(id), cards[id] ?? String(id))
const effect = (id: number | string): string => cardWords(String(id), 'pl').text
const noble = (id: string): Sentence => thing('noble', id, nobles[id])
const sides = { england: 'Anglia', scotland: 'Szkocja' }
const side = (id: Side): Sentence => thing('side', id, sides[id])
const ANGLIA = side('england')
const SZKOCJA = side('scotland')

const manyBlocks = (count: number): string => forms(count, 'bloczek', 'bloczki', 'bloczków')
const all = (things: readonly Sentence[]): Sentence => listed(things, 'i')

const ADJECTIVES = { england: 'angielski', scotland: 'szkocki' }
const whoever = ({ side, block: known, token }: Seen): Sentence =>
  known === undefined
    ? thing('token', String(token), `${ADJECTIVES[side]} bloczek`)
    : say`bloczek ${block(known)}`
const Whoever = (seen: Seen): Sentence => capital(whoever(seen))
const strength = (steps: number | undefined): string => (steps === undefined ? '' : ` (siła ${steps})`)

/** „Wydaj 4 punkty (Fife 1, Moray 3)”. */
function pointsIn(points: Params): string {
  const areas = areasOf(points)
  const spend = `Wydaj ${forms(Number(points.left), 'punkt', 'punkty', 'punktów')}`
  if (areas.length === 1) return `${spend} ${at(areas[0])}`
  if (areas.length > FEW_AREAS) return `${spend} w ${areas.length} obszarach`
  return `${spend} (${areas.map((each) => `${name(each)} ${points[each]}`).join(', ')})`
}

/** Kiedy liczy się limit granicy: ruch w turze, ucieczka w rundzie, przegrupowanie po bitwie. */
const WHEN: Readonly<Record<string, string>> = {
  '4.3': ' w tej turze',
  '5.5': ' w tej rundzie, uciekając,',
  '5.6': ' przy przegrupowaniu',
}

const WHY_FIRST: Readonly<Record<WhyFirst, string>> = {
  'two-events': 'bo z dwóch wydarzeń pierwsze jest angielskie',
  event: 'bo wydarzenie wyprzedza każdą inną kartę',
  higher: 'bo wyższa karta jest pierwsza',
  equal: 'bo z równych kart pierwsza jest angielska',
}

const words: HammerWords = {
  title: 'Hammer of the Scots',
  seats: sides,
  scenarios: {
    braveheart: 'Braveheart, 1297-1305',
    'the-bruce': 'The Bruce, 1306-1314',
    campaign: 'Kampania, od 1297',
  },
  options: { schiltrons: 'Schiltrony (zasada opcjonalna)', bid: 'Licytacja turniejowa' },
  optionValues: { schiltrons: { off: 'nie', on: 'tak' }, bid: { none: 'brak' } },
  names: { area: areas, block: blocks, noble: nobles, card: cards, candidate: candidates, side: sides },

  events: {
    'year-begins': (e) => say`Zaczyna się rok ${e.year}.`,
    'hand-dealt': (e) =>
      e.cards === undefined
        ? say`${side(e.side)} otrzymuje ${forms(e.count, 'kartę', 'karty', 'kart')}.`
        : say`${side(e.side)} otrzymuje karty: ${all(e.cards.map(card))}.`,
    levied: (e) =>
      e.blocks === undefined
        ? say`Rekrutacja angielska: ${manyBlocks(e.count)}.`
        : say`Rekrutacja angielska: ${e.blocks.length === 0 ? 'nikt' : all(e.blocks.map(block))}.`,
    'card-laid': (e) =>
      e.card === undefined
        ? say`${side(e.side)} kładzie zakrytą kartę.`
        : say`${side(e.side)} kładzie zakrytą kartę ${card(e.card)}.`,
    'cards-revealed': (e) =>
      say`${ANGLIA} zagrywa kartę ${card(e.cards[0])}, ${SZKOCJA} ${card(e.cards[1])}; gracz pierwszy: ${side(e.first)}, ${WHY_FIRST[whyFirst(e.cards)]}.${
        e.yearEnds ? ' Dwa wydarzenia: po tej turze rok się kończy.' : ''
      }`,
    'event-played': (e) => say`${side(e.side)} korzysta z karty ${card(e.card)}.`,
    'event-passed': (e) => say`${side(e.side)} pasuje, karta ${card(e.card)} przepada.`,
    'herald-named': (e) =>
      say`${side(e.side)} wysyła herolda, szlachcic ${noble(e.noble)}; rzut ${e.die}: ${
        e.persuaded ? 'zmienia stronę' : 'bez efektu'
      }.`,
    pillaged: (e) => say`${side(e.side)} grabi ${inflected(e.area, 'Anglię')} ${from(e.by)}.`,
    'step-lost': (e) => say`${Whoever(e)} ${at(e.area)} traci poziom siły${strength(e.steps)}.`,
    'step-gained': (e) => say`${Whoever(e)} ${at(e.area)} odzyskuje poziom siły${strength(e.steps)}.`,
    sailed: (e) => say`${Whoever(e)} płynie ${from(e.from)} ${to(e.to)}.`,
    'truce-declared': (e) => say`${side(e.side)} ogłasza rozejm na tę turę.`,
    crowned: (e) => say`Królem Szkotów zostaje ${candidates[e.candidate]}; bloczek Król stoi ${at(e.area)}.`,
    'noble-changed-sides': (e) =>
      say`Szlachcic ${noble(e.noble)} ${at(e.area)} zmienia stronę; teraz ${side(e.side)}.`,
    marched: (e) => say`${Whoever(e)} idzie ${from(e.from)} ${to(e.to)}.`,
    'moves-ended': (e) => say`${side(e.side)} kończy ruchy.`,
    'main-attack-declared': (e) =>
      say`${side(e.side)}: atak główny ${onto(e.area)}, ${manyBlocks(e.tokens.length)}.`,
    'battle-begins': (e) => say`Bitwa ${at(e.area)}: atakuje ${side(e.attacker)}.`,
    'round-begins': (e) => say`Runda ${e.round} ${at(e.area)}.`,
    'block-revealed': (e) => say`Odsłonięty bloczek ${block(e.block)}, siła ${e.steps}.`,
    'celtic-unity': (e) =>
      say`Wspólnota celtycka: bloczek ${block(e.block)}, rzut ${e.die}: ${
        e.leaves ? 'wraca do puli do ciągnięcia' : 'bez efektu'
      }.`,
    'control-changed': (e) =>
      say`Zmiana kontroli pola bitwy ${at(e.area)}: teraz atakuje ${side(e.attacker)}.`,
    fought: (e) =>
      say`Bloczek ${block(e.block)} rzuca ${e.dice.join(' ')} (trafia przy ${upTo(e.rating)}): ${forms(
        e.hits,
        'trafienie',
        'trafienia',
        'trafień',
      )}.`,
    passed: (e) => say`Bloczek ${block(e.block)} pasuje.`,
    hit: (e) => say`Bloczek ${block(e.block)} przyjmuje trafienie (siła ${e.steps}).`,
    eliminated: (e) =>
      say`Bloczek ${block(e.block)} wyeliminowany${e.dead ? ' na stałe' : ', wraca do puli do ciągnięcia'}.`,
    retreats: (e) =>
      e.to === undefined
        ? say`Bloczek ${block(e.block)} ucieka ${from(e.area)}.`
        : say`Bloczek ${block(e.block)} ucieka ${from(e.area)} ${to(e.to)}.`,
    'retreated-to': (e) => say`${Whoever(e)} dociera ${from(e.from)} ${to(e.to)}.`,
    'battle-ends': (e) =>
      e.winner === null
        ? say`Koniec bitwy ${at(e.area)}; nikt nie został.`
        : say`Koniec bitwy ${at(e.area)}: pole utrzymuje ${side(e.winner)}.`,
    regrouped: (e) => say`Przegrupowanie: ${whoever(e)} ${from(e.from)} ${to(e.to)}.`,
    'raid-loss': (e) => say`Najazd granic: ${whoever(e)} wraca do puli do ciągnięcia.`,
    'pillage-loss': (e) => say`${Whoever(e)} ${at(e.area)} znika i wraca do puli do ciągnięcia.`,
    'edward-dies': () =>
      'Umiera Edward I. Królem Anglii zostaje Edward II: nie zimuje w Szkocji, a jeśli padnie w bitwie, Szkocja od razu wygrywa.',
    'winter-begins': (e) => say`Zaczyna się zima roku ${e.year}.`,
    'went-home': (e) =>
      e.block === undefined
        ? say`${thing('token', String(e.token), `${capital(ADJECTIVES[e.side])} szlachcic`)} zimuje ${at(e.area)}.`
        : say`Szlachcic ${block(e.block)} zimuje ${at(e.area)}.`,
    disbanded: (e) => say`${Whoever(e)} ${at(e.area)} odrzucony do puli do ciągnięcia.`,
    'edward-winters': (e) => say`Edward I zimuje ${at(e.area)}; rekrutacji nie będzie.`,
    'wallace-to-selkirk': () => 'Wallace zimuje w Selkirk i odzyskuje 2 poziomy siły.',
    'king-to-cathedral': (e) => say`Król szkocki zimuje przy katedrze ${at(e.area)}.`,
    raised: (e) => say`Zaciąg ${at(e.area)}: ${whoever(e)}.`,
    landed: (e) => say`${Whoever(e)} ląduje ${at(e.area)}.`,
    'french-join': () => 'Szkocja ma 8 szlachciców: rycerze francuscy wchodzą do puli do ciągnięcia.',
    'nobles-counted': (e) => say`Szlachcice: ${ANGLIA} ${e.england}, ${SZKOCJA} ${e.scotland}.`,
  },

  prompts: {
    'play-cards': () => 'Połóż jedną zakrytą kartę.',
    event: (p, on) => {
      const crown = on.has('crown') ? ' Albo ukoronuj nią króla Szkotów.' : ''
      return `Użyj karty ${card(p.card)}: ${effect(p.card)}${crown} Albo spasuj.`
    },
    herald: (_, on) =>
      on.has('name')
        ? 'Wskaż wrogiego szlachcica: przy 1–4 przechodzi do ciebie. Albo spasuj.'
        : 'Nie ma szlachcica, którego można by wskazać. Spasuj.',
    pillage: (_, on) =>
      on.has('pillage')
        ? 'Wskaż wrogą grupę do ograbienia i swoją grupę obok. Albo spasuj.'
        : 'Żadnej wrogiej grupy nie można ograbić. Spasuj.',
    'pillage-hits': () => 'Wskaż, kto przyjmie trafienie.',
    'pillage-gains': (p, on) =>
      on.has('build')
        ? `Wskaż, kto w grabiącej grupie zyskuje poziom siły: zostało ${p.left}. Albo zakończ.`
        : `W grabiącej grupie nikt nie może urosnąć: przepada ${forms(Number(p.left), 'poziom siły', 'poziomy siły', 'poziomów siły')}. Zakończ.`,
    'sea-move': (p, on) =>
      on.has('sail')
        ? `Wskaż ${p.left === 1 ? 'jeszcze jeden bloczek' : 'jeden lub dwa bloczki'} i wybrzeże, cel rejsu. Albo zakończ.`
        : 'Nikt więcej nie może popłynąć. Zakończ.',
    victuals: (p, on) =>
      on.has('build')
        ? `Wskaż, kto zyskuje poziom siły: zostało ${p.left}, wszystko w jednym obszarze. Albo zakończ.`
        : 'Nikt tam nie może zyskać kolejnego poziomu siły. Zakończ.',
    move: (p, on) => {
      const left = Number(p.points)
      if (!on.has('move'))
        return `${left === 0 ? 'Wszystkie grupy ruszyły.' : 'Żadna grupa nie może już ruszyć.'} Zakończ ruchy.`
      return left === 0
        ? 'Ostatnia grupa może jeszcze wysłać bloczki. Albo zakończ ruchy.'
        : `Wybierz grupę do ruchu: ${left === 1 ? 'została 1' : `zostało ${left}`}. Albo zakończ ruchy.`
    },
    march: (p, on) =>
      on.has('stop')
        ? `Prowadź bloczek ${block(p.block)} dalej albo zatrzymaj go tutaj.`
        : `Wskaż cel dla bloczka ${block(p.block)}.`,
    'march-norse': () => 'Wskaż wybrzeże, do którego płyną Norwegowie.',
    'main-attack': (p) => `Wskaż bloczek grupy ataku głównego ${onto(p.area)}.`,
    battles: () => 'Wybierz następną bitwę.',
    battle: (_, on) => {
      const acting = joined(on.of('fight').map(block), 'lub')
      return `Tura bloczka ${acting}: ${joined(['walka', on.has('retreat') && 'ucieczka', 'pas'], 'lub')}.`
    },
    'take-hits': (p) => `Wskaż, kto przyjmie trafienie ${at(p.area)}: zostało ${p.hits}.`,
    withdraw: (p) => `Atak ${onto(p.area)} nie powiódł się: wskaż bloczek i cel odwrotu.`,
    regroup: (p, on) =>
      on.has('regroup')
        ? `Przegrupuj bloczki ${from(p.area)} albo zakończ.`
        : `Nikt nie może wyjść ${from(p.area)}. Zakończ.`,
    'border-raid': () => 'Szkoci okupują Anglię: wskaż swój bloczek do wyeliminowania.',
    'noble-goes-home': (p) => `Wybierz obszar rodowy, w którym zimuje ${block(p.block)}.`,
    'moray-goes-home': (_, on) =>
      `Moray ${joined([on.has('moray-home') && 'wraca do domu', on.has('stay') && 'zostaje', on.has('disband-moray') && 'jest odrzucony'], 'albo')}.`,
    'scottish-king-winters': (_, on) =>
      `Król ${joined([on.has('cathedral') && 'idzie do katedry', on.has('stay') && 'zostaje', on.has('disband-king') && 'jest odrzucony'], 'albo')}.`,
    'edward-winters': (_, on) =>
      `Edward ${joined([on.has('winter') && 'zimuje w Szkocji', on.has('disband-edward') && 'jest odrzucony'], 'albo')}.`,
    'english-disband': (_, on) =>
      on.has('done') ? 'Odrzuć bloczki, jeśli chcesz, albo zakończ.' : 'Odrzuć bloczki ponad limit zamku.',
    'wallace-winters': (_, on) =>
      `Wallace ${joined([on.has('selkirk') && 'zimuje w Selkirk', on.has('stay') && 'zostaje'], 'albo')}.`,
    'scottish-disband': () => 'Odrzuć bloczki tam, gdzie przekraczają limit zamku.',
    'scottish-builds': (p, on) => {
      const left = joined(
        [
          on.has('build') && 'odbuduj bloczek',
          on.has('raise') && (on.has('build') ? 'wystaw nowy' : 'wystaw nowy bloczek'),
        ],
        'albo',
      )
      return left === ''
        ? 'Nic więcej nie można odbudować. Zakończ.'
        : `${pointsIn(p)}: ${left}. Albo zakończ.`
    },
    overseas: (p) => `Wskaż wybrzeże obok ${inflected(p.area, 'Anglii')}, gdzie lądują ${block(p.block)}.`,
    'english-builds': (p, on) =>
      on.has('build')
        ? `${pointsIn(p)}: odbuduj piechotę i szlachtę. Albo zakończ.`
        : 'Nic więcej nie można odbudować. Zakończ.',
  },

  refusals: {
    'match-over': () => 'Partia jest skończona.',
    'not-your-decision': () => 'Teraz wybiera druga strona.',
    'not-now': () => 'Na to przyjdzie czas w innym momencie tury.',
    'no-border': () => 'Te dwa obszary nie mają wspólnej granicy.',
    'full-strength': () => 'Bloczek ma już pełną siłę.',
    'not-in-hand': () => 'Tej karty nie ma na ręce.',
    'moray-never-changes': () => 'Moray nigdy nie zmienia strony.',
    'not-an-enemy-noble': () => 'To nie jest wrogi szlachcic na planszy.',
    'no-enemy-group-there': () => 'Ograbić można tylko obszar, w którym stoi sam wróg.',
    'no-group-of-yours-next-to-it': () => 'Grabiąca grupa musi być twoja i stać obok ograbianego obszaru.',
    'not-the-pillaging-group': () => 'Zyskują tylko bloczki grupy, która grabiła.',
    'norse-may-not': () => 'Norwegowie mają własne okręty i nie korzystają z karty Ruch morski.',
    'no-coast': () => 'Ruch morski prowadzi z wybrzeża na wybrzeże.',
    'not-friendly': () => 'Ruch morski kończy się w innym obszarze, w którym stoją tylko twoje bloczki.',
    'one-voyage': () => 'Oba bloczki płyną z tego samego obszaru do tego samego obszaru.',
    'one-area-only': () => 'Zaopatrzenie dotyczy jednego obszaru, a rozdawanie zaczęło się w innym.',
    truce: () => 'Rozejm: w tej turze nie wolno wejść do obszaru z bloczkami wroga.',
    'truce-in-england': () => 'Rozejm: w tej turze szkockie bloczki nie wchodzą do Anglii.',
    'not-your-block': () => 'To nie jest twój bloczek na planszy.',
    'already-moved': () => 'Ten bloczek już się w tej turze poruszył, a porusza się raz.',
    pinned: () => 'Atakujący wiążą walką tyle samo twoich bloczków; żaden więcej nie może wyjść.',
    'no-point-for-group': () => 'Punkty karty są zużyte, a ta grupa nie była aktywowana.',
    'no-point-for-border': () =>
      'Każdy punkt karty przeprowadza przez granicę angielsko-szkocką jeden bloczek, a punktów już nie ma.',
    'no-point-for-norse': () => 'Norwegowie potrzebują osobnego punktu karty, a punktów już nie ma.',
    'no-way-out': () => 'Nie ma obszaru, do którego ten bloczek może wejść.',
    'enemy-entered-here': (_, rule) =>
      rule === '5.5'
        ? 'Wróg wszedł do tej bitwy przez tę granicę; nie można przez nią uciekać.'
        : 'Wróg wszedł do tej bitwy przez tę granicę; nie można przez nią wyjść.',
    'norse-needs-a-coast': () => 'Norwegowie poruszają się tylko z wybrzeża na wybrzeże.',
    'norse-not-to-england': () => 'Norwegowie nigdy nie wchodzą do Anglii.',
    'stands-there': () => 'Bloczek już tam stoi.',
    'border-full': (p, rule) => {
      const gone = p.limit === 2 ? 'Dwa twoje bloczki przekroczyły' : 'Sześć twoich bloczków przekroczyło'
      const [colour, limit] = p.limit === 2 ? ['czerwoną', 'dwa'] : ['czarną', 'sześć']
      const when = WHEN[rule] ?? ''
      return `${gone} już${when} ${colour} granicę ${name(p.from)}–${name(p.to)}, a jej limit to ${limit}.`
    },
    'choose-where-to': () => 'Bloczek jeszcze się nie poruszył; najpierw wskaż, dokąd idzie.',
    'no-battle-there': () => 'Bloczki ma tam tylko jedna strona.',
    'not-in-turn': () => 'To nie jest tura tego bloczka: A przed B przed C, obrońca pierwszy.',
    'not-the-strongest': () => 'Trafienie przyjmuje najsilniejszy bloczek, a ten nim nie jest.',
    'does-not-attack-here': () => 'Ten bloczek tam nie atakuje.',
    'not-in-this-battle': () => 'Ten bloczek nie bierze udziału w tej bitwie.',
    'enemy-or-battle-there': () => 'Stoją tam wrogie bloczki; wskaż obszar przyjazny lub neutralny.',
    'english-not-into-scotland': () => 'Angielskie bloczki z Anglii nie uciekają do Szkocji.',
    'scots-not-into-england': () => 'Szkockie bloczki nie uciekają do Anglii.',
    'back-where-it-began': () => 'Bloczek nie wraca na obszar, z którego wyruszył.',
    'norse-to-friendly-coast': () => 'Norwegowie uciekają tylko na przyjazne wybrzeże Szkocji.',
    'raid-spares-nobles': () => 'Najazd granic nie eliminuje szlachty.',
    'only-scots-crown': () => 'Króla koronują tylko Szkoci.',
    'already-crowned': () => 'Król szkocki już był koronowany, a dzieje się to raz.',
    'wallace-is-not-dead': () =>
      'Wallace nie jest martwy; Bruce lub Comyn mogą być koronowani dopiero po nim.',
    'candidate-not-in-fife': () => 'Kandydat musi być szkockim bloczkiem w Fife, a nie jest.',
    'balliol-not-before-1301': () => 'Balliol może powrócić od roku 1301.',
    'french-knights-not-on-map': () => 'Balliol wraca z rycerzami francuskimi, a nie ma ich na planszy.',
    'edward-ii-never-winters': () => 'Edward II nie zimuje w Szkocji.',
    'not-in-1306': () => 'W roku 1306 Edward I nie zimuje w Szkocji.',
    'not-two-winters-running': () => 'Edward I zimował w Szkocji rok temu, a dwie zimy pod rząd nie może.',
    'not-his-home': () => 'To nie jest jego obszar rodowy.',
    'home-held-by-enemy': () => 'Ten obszar rodowy okupuje wróg.',
    'not-in-england': () => 'Szkockie bloczki nie zimują w Anglii.',
    'not-a-friendly-cathedral': () => 'Król zimuje przy innej katedrze tylko w przyjaznym obszarze.',
    'edward-has-decided': () => 'Decyzja, gdzie zimuje Edward, już zapadła.',
    'edward-winters-in-selkirk': () => 'W Selkirk zimują Anglicy; Wallace nie może tam iść.',
    'nobles-are-not-disbanded': () => 'Szlachcic nie może zostać odrzucony.',
    'over-castle-limit': () => 'W którymś obszarze stoi więcej bloczków, niż pozwala limit zamku.',
    'within-castle-limit': () => 'Obszar mieści się w limicie zamku, a odrzuca się tylko nadwyżkę.',
    'wallace-is-exempt-in-selkirk': () => 'Wallace w Selkirk nie liczy się do limitu zamku.',
    'no-points-left-here': () => 'Obszar, który płaci, nie ma już punktów odbudowy.',
    'nobody-to-draw': () => 'Żadnego bloczka z puli do ciągnięcia nie można tam wystawić.',
    'castle-full': () => 'W obszarze stoi już tyle bloczków, ile pozwala limit zamku.',
    'not-a-friendly-coast-next-to-it': () =>
      'Lądują tylko na przyjaznym wybrzeżu obok obszaru, dla którego zostali wylosowani.',
    'only-infantry-and-nobles': () => 'Angielskie punkty odbudowują tylko piechotę i szlachtę.',
  },

  verbs: {
    lay: (a) => `Zagraj kartę ${card(a)}`,
    play: () => 'Skorzystaj z wydarzenia',
    crown: (a) => `Koronacja: ${candidates[a] ?? a}`,
    pass: () => 'Pas',
    name: (a) => `Herold: ${nobles[a] ?? a}`,
    pillage: (a, b) => `Ograb ${inflected(a, 'Anglię')} ${from(b)}`,
    hit: (a) => `Przyjmuje: ${block(a)}`,
    build: (a) => `Odbuduj: ${block(a)}`,
    done: () => 'Zakończ',
    sail: (a, b) => `Płyń ${to(b)}: ${block(a)}`,
    move: (a) => `Rusz: ${block(a)}`,
    end: () => 'Zakończ ruchy',
    to: (a) => `Idź ${to(a)}`,
    stop: () => 'Zatrzymaj się',
    lead: (a) => `Atak główny: grupa bloczka ${block(a)}`,
    battle: (a) => `Bitwa ${at(a)}`,
    fight: (a) => `Walka: ${block(a)}`,
    retreat: (a, b) => `Ucieczka ${to(b)}: ${block(a)}`,
    hold: (a) => `Pas: ${block(a)}`,
    regroup: (a, b) => `Przegrupowanie ${to(b)}: ${block(a)}`,
    lose: (a) => `Wyeliminuj: ${block(a)}`,
    home: (a) => `Wróć ${to(a)}`,
    'moray-home': () => 'Moray wraca do domu',
    stay: () => 'Zostań',
    'disband-moray': () => 'Odrzuć: Moray',
    cathedral: (a) => `Idź do katedry ${at(a)}`,
    'disband-king': () => 'Odrzuć: Król',
    winter: () => 'Zimuj w Szkocji',
    'disband-edward': () => 'Odrzuć: Edward',
    disband: (a) => `Odrzuć: ${block(a)}`,
    selkirk: () => 'Idź do Selkirk',
    raise: (a) => `Wystaw bloczek ${at(a)}`,
    land: (a) => `Ląduj ${at(a)}`,
  },

  outcomes: {
    'more-nobles': 'więcej szlachciców na koniec',
    'tie-wallace-lives': 'po 7 szlachciców, a Wallace jest na planszy',
    'tie-wallace-gone': 'po 7 szlachciców, a Wallace nie jest na planszy',
    'all-nobles': 'wszyscy szlachcice w grze są po jednej stronie',
    'scottish-king-killed': 'Król szkocki poległ w bitwie',
    'edward-ii-killed': 'Edward II poległ w bitwie',
  },
  wins: (winner, reason) => (winner === '' ? `Remis: ${reason}.` : `Wygrywa ${winner}: ${reason}.`),
}

export const pl = textIn(words)
export const plWords = words
