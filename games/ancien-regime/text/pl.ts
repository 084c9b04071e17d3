/**
 * Polski. Mocarstwa i generałowie stoją zawsze w mianowniku, więc zdania są zbudowane wokół dwukropka; Prusy są
 * w liczbie mnogiej, więc nazwa Mocarstwa nie bywa podmiotem.
 */

import { forms } from '@muster/kernel/polish'
import { listed, type Sentence, say, strung, thing } from '@muster/kernel/sentence'
import { joined } from '@muster/kernel/wording'
import { AMOUNTS, CARDS, POWERS, SLOTS } from '../tables.ts'
import { POLISH_TERRITORIES } from './territories.ts'
import { entries, generalsIn, servedBy, territoriesIn, textIn, type Words } from './text.ts'

const powers: Readonly<Record<string, string>> = {
  britain: 'Wielka Brytania',
  prussia: 'Prusy',
  austria: 'Austria',
  france: 'Francja',
  russia: 'Rosja',
  spain: 'Hiszpania',
  ottoman: 'Imperium Osmańskie',
}
const statuses: Readonly<Record<string, string>> = {
  british: 'Koalicja brytyjska',
  french: 'Koalicja francuska',
  neutral: 'Neutralność',
  expansionist: 'Ekspansjonizm',
}
/** Princes are called by their Polish names, and not by their rank. */
const PRINCES: Readonly<Record<string, string>> = {
  'frederick-ii': 'Fryderyk II',
  'prince-henry': 'książę Henryk',
  'charles-of-lorraine': 'Karol Lotaryński',
  'charles-edward-stuart': 'Karol Edward Stuart',
  saxe: 'Maurycy Saski',
}
const CARD_NAMES: Readonly<Record<string, string>> = {
  '1': '1',
  '2': '2 (u siebie 3)',
  '3': '3 (ujawnia kartę)',
  '4': '4 (pary)',
  '5': '5 (kosztowna w porażce)',
}

type Id = number | string
const power = (id: Id): Sentence => thing('power', String(id), powers[id] ?? String(id))
const status = (id: Id): Sentence => thing('status', String(id), statuses[id] ?? String(id))
const territories = territoriesIn(POLISH_TERRITORIES)
const generals = generalsIn({ ...PRINCES, saltykov: 'Sałtykow', rumyantsev: 'Rumiancew' })
const at = (id: Id): Sentence => thing('territory', String(id), territories[id] ?? String(id))
const gen = (id: Id): Sentence =>
  thing('general', String(id), String(id) in PRINCES ? generals[id] : `gen. ${generals[id] ?? id}`)
const points = (count: number): string => forms(count, 'punkt', 'punkty', 'punktów')
const card = (id: string): Sentence => thing('card', id, `karta ${id}`)
const value = (id: string): Sentence => thing('card', id, id)
const all = (things: readonly Sentence[]): Sentence => listed(things, 'i')
/** What is to be done one after the other, the first word large. */
const inTurn = (deeds: readonly (string | false)[]): string => {
  const said = deeds.filter((each) => each !== false).join(', potem ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
const whose = (id: Id): Sentence => say`${power(servedBy(String(id)))}, ${gen(id)}`

const words: Words = {
  title: 'Koalicje: Ancien Régime',
  scenarios: { '1740': '1740: Wojna o sukcesję austriacką', '1756': '1756: Wojna siedmioletnia' },
  options: { stuart: 'Karol Edward Stuart' },
  optionValues: { stuart: { on: 'w grze', off: 'poza grą' } },
  names: {
    power: powers,
    general: generals,
    territory: territories,
    card: entries(CARDS, (id) => CARD_NAMES[id]),
    status: statuses,
    amount: entries(AMOUNTS, (id) => id),
    slot: entries(SLOTS, (id) => `karta nr ${Number(id) + 1}`),
  },

  events: {
    'frederick-chosen': (e) => say`Fryderykiem II jest Generał na Terytorium ${at(e.territory)}.`,
    'round-begins': (e) => say`Zaczyna się runda ${e.round}.`,
    'turn-begins': (e) => say`Runda ${e.round}, tura ${e.turn}.`,
    'hand-dealt': (e) =>
      e.cards === undefined
        ? say`${power(e.power)}: rozdane karty Bitwy: ${e.count}.`
        : say`${power(e.power)}: rozdane karty Bitwy: ${e.cards.length === 0 ? 'żadna' : all(e.cards.map(value))}.`,
    'card-drawn': (e) =>
      say`${power(e.power)}: dobrana ${e.card === undefined ? 'karta Bitwy' : card(e.card)}.`,
    'no-card-left': (e) => say`${power(e.power)}: zabrakło kart Bitwy.`,
    'card-discarded': (e) => say`${power(e.power)}: odrzucona ${card(e.card)}.`,
    'pile-shuffled': () => 'Odrzucone karty potasowano w nową talię.',
    'status-laid': (e) =>
      e.status === undefined
        ? say`${power(e.power)}: Status wybrany.`
        : say`${power(e.power)}: Status wybrany (${status(e.status)}).`,
    'statuses-revealed': (e) =>
      say`Ujawnione Statusy: ${strung(
        e.statuses.flatMap((each, who) =>
          each === null ? [] : [say`${power(POWERS[who])} – ${status(each)}`],
        ),
        '; ',
      )}.`,
    'refused-entry': (e) => say`${status(e.coalition)} odrzuca kandydata: ${power(e.power)}.`,
    expelled: (e) => say`${status(e.coalition)} wydala członka: ${power(e.power)}.`,
    'coalition-closed': (e) => say`${status(e.coalition)}: skład ustalony.`,
    'status-chosen': (e) => say`${power(e.power)}: jawny wybór Statusu, ${status(e.status)}.`,
    'petition-answered': (e) =>
      say`${status(e.coalition)} ${e.granted ? 'przyjmuje' : 'nie przyjmuje'} kandydata: ${power(e.power)}.`,
    'status-changed': (e) =>
      say`${power(e.power)}: zmiana Statusu, ${status(e.before)} → ${status(e.status)}.`,
    voted: (e) => say`${power(e.power)}: głosy: ${e.votes}, kandydat: ${power(e.candidate)}.`,
    abstained: (e) => say`${power(e.power)}: wstrzymanie się od głosu.`,
    'emperor-elected': (e) =>
      say`${power(e.power)}: wybór na Cesarza, głosy: ${e.votes}. Korona dodaje 2 punkty przy każdym Poszerzeniu Wpływów.`,
    'no-emperor': () => 'Nikt nie ma pięciu głosów: nie ma Cesarza.',
    'crown-declined': (e) => say`${power(e.power)}: rezygnacja z Korony.`,
    taxed: (e) =>
      say`${power(e.power)}: Opodatkowanie, Pieniądze +${e.money}${e.doubled ? ' (podwójnie za Neutralność)' : ''}.`,
    'money-offered': (e) => say`${power(e.power)}: oferta 1 Pieniądza, odbiorca ${power(e.recipient)}.`,
    'card-offered': (e) =>
      say`${power(e.power)}: oferta, ${e.card === undefined ? 'karta Bitwy' : card(e.card)}, odbiorca ${power(e.recipient)}.`,
    'offers-made': (e) => say`${power(e.power)}: oferty złożone.`,
    'offer-answered': (e) =>
      say`${power(e.by)}: oferta ${e.accepted ? 'przyjęta' : 'odrzucona'} (od: ${power(e.power)}).`,
    'money-given': (e) =>
      say`${power(e.power)}: Subwencja, Pieniądze ${e.money}, odbiorca ${power(e.recipient)}.`,
    'cards-given': (e) =>
      say`${power(e.power)}: Najemnicy, karty Bitwy: ${
        e.cards === undefined ? e.count : all(e.cards.map(value))
      }, odbiorca ${power(e.recipient)}.`,
    'general-placed': (e) => say`${power(e.power)}: ${gen(e.general)} umieszczony, ${at(e.territory)}.`,
    'general-recalled': (e) =>
      say`${power(e.power)}: ${gen(e.general)} zdjęty z planszy, stracone Oddziały: ${e.units}.`,
    'leadership-card': (e) => say`${power(e.power)}: Przywództwo, karta Bitwy.`,
    'morale-gained': (e) => say`${power(e.power)}: Morale +${e.morale}.`,
    'leadership-ended': (e) => say`${power(e.power)}: koniec Przywództwa.`,
    'unit-bought': (e) => say`${power(e.power)}: kupiony Oddział, ${gen(e.general)}.`,
    'card-bought': (e) => say`${power(e.power)}: kupiona karta Bitwy.`,
    'morale-bought': (e) => say`${power(e.power)}: kupiony punkt Morale.`,
    'fortress-built': (e) => say`${power(e.power)}: nowa Forteca, ${at(e.territory)}.`,
    'mobilisation-ended': (e) =>
      say`${power(e.power)}: koniec Mobilizacji${e.lost === 0 ? '' : say`, Korupcja zabiera Pieniądze: ${e.lost}`}.`,
    'influence-gained': (e) =>
      say`${power(e.power)}: Wpływ +${e.influence}${e.emperor ? ' (w tym za Koronę)' : ''}.`,
    'arbiter-named': (e) => say`${power(e.power)}: wybór Arbitra, ${power(e.arbiter)}.`,
    'no-arbiter': (e) => say`${power(e.power)}: nikt nie może być Arbitrem, tylko jedna Tura Ruchu.`,
    'garrison-disbanded': (e) => say`${power(e.power)}: Garnizon rozwiązany, ${at(e.territory)}.`,
    marched: (e) => say`${whose(e.general)}: Przemarsz, ${at(e.from)} → ${at(e.to)}.`,
    sailed: (e) => say`${whose(e.general)}: Ruch Morski, ${at(e.from)} → ${at(e.to)}.`,
    'moved-strategically': (e) =>
      say`${whose(e.general)}: Ruch Strategiczny, ${strung([e.from, ...e.path].map(at), ' → ')}.`,
    'consent-asked': (e) => say`${whose(e.general)}: prośba o zgodę na ruch, ${at(e.to)}.`,
    'consent-given': (e) => say`${power(e.seat)}: zgoda.`,
    'consent-refused': (e) => say`${power(e.seat)}: odmowa, ${gen(e.general)} nie przejdzie.`,
    'garrison-placed': (e) => say`${power(e.power)}: nowy Garnizon, ${at(e.territory)}.`,
    'stuart-lands': () => 'Karol Edward Stuart ląduje w Szkocji.',
    'stuart-gone': () => 'Wyprawa Karola Edwarda Stuarta dobiegła końca.',
    'movement-turn-ended': (e) => say`${power(e.power)}: koniec Tury Ruchu ${e.number}.`,
    'further-turn-asked': (e) =>
      say`${power(e.power)}: prośba o Turę Ruchu ${e.number}, Arbiter ${power(e.arbiter)}.`,
    'further-turn-answered': (e) =>
      say`Arbiter ${power(e.arbiter)}: ${e.granted ? 'zgoda' : 'odmowa'}, Tura Ruchu ${e.number}, ${power(e.power)}.`,
    'movement-ended': (e) => say`${power(e.power)}: koniec Ruchu.`,
    'battle-begins': (e) =>
      say`Bitwa, ${at(e.territory)}: atak: ${power(e.attacker)}, obrona: ${all(e.defenders.map(power))}; Siła ${e.strength[0]} do ${e.strength[1]}.`,
    caretaker: (e) => say`${power(e.minor)}: tymczasowa kontrola, ${power(e.seat)}.`,
    supports: (e) => say`${whose(e.general)}: wsparcie ${e.attacker ? 'atakującego' : 'obrońcy'}.`,
    'stands-aside': (e) => say`${power(e.power)}: koniec deklaracji wsparcia.`,
    'card-played': (e) =>
      say`${power(e.power)}: zakryta ${e.card === undefined ? 'karta' : card(e.card)}, ${gen(e.general)}.`,
    'card-played-open': (e) => say`${power(e.power)}: odkryta ${card(e.card)}, ${gen(e.general)}.`,
    'card-turned': (e) => say`Ujawniona karta nr ${e.slot + 1}: ${card(e.card)}.`,
    passed: (e) => say`${power(e.power)}: pas.`,
    'battle-counted': (e) =>
      say`Bitwa, ${at(e.territory)}: ${e.strength[0]} do ${e.strength[1]}, ${
        { attacker: 'zwycięża atakujący', defender: 'zwycięża obrońca', nobody: 'remis' }[e.winner]
      }.`,
    'unit-lost': (e) => say`${whose(e.general)}: stracony Oddział.`,
    'morale-lost': (e) => say`${power(e.power)}: dodatkowo Morale −${e.morale}.`,
    'garrison-removed': (e) => say`${power(e.power)}: Garnizon usunięty, ${at(e.territory)}.`,
    'general-beaten': (e) => say`${whose(e.general)}: pokonany.`,
    'general-to-capital': (e) => say`${whose(e.general)}: powrót do stolicy.`,
    'general-off-board': (e) => say`${whose(e.general)}: poza planszą.`,
    'battle-influence': (e) =>
      e.power === e.recipient
        ? say`${power(e.recipient)}: Wpływ +${e.influence} za bitwę.`
        : say`${power(e.recipient)}: Wpływ +${e.influence} za udział w bitwie (${power(e.power)}).`,
    'garrison-to-unit': (e) => say`${whose(e.general)}: Garnizon staje się Oddziałem.`,
    'garrison-to-money': (e) => say`${power(e.power)}: Garnizony wymienione na Pieniądze: ${e.money}.`,
    'may-stay': (e) => say`${whose(e.general)}: ${e.granted ? 'może zostać' : 'nie może zostać'}.`,
    weaker: (e) =>
      say`${at(e.territory)}: słabsza strona: ${all(e.powers.map(power))} (${
        { strength: 'mniejsza Siła', garrison: 'Siła równa, brak Garnizonu', lot: 'Siła równa, losowanie' }[
          e.because
        ]
      }).`,
    withdrew: (e) => say`${whose(e.general)}: wycofanie, ${at(e.from)} → ${at(e.to)}.`,
    'withdrew-off-board': (e) => say`${whose(e.general)}: wycofanie poza planszę, ${at(e.from)}.`,
    'bid-laid': (e) =>
      e.bid === undefined
        ? say`${power(e.power)}: oferta złożona.`
        : say`${power(e.power)}: oferta: ${points(e.bid)} Morale.`,
    'bids-revealed': (e) =>
      say`Licytacja, ${power(e.minor)}: ${strung(
        e.bids.map((bid, who) => say`${power(POWERS[who])} ${bid}`),
        '; ',
      )}.`,
    'minor-taken': (e) =>
      say`${power(e.minor)}: kontrola: ${power(e.by)}, ${e.capital ? 'przez stolicę' : say`za ${points(e.paid)} Morale`}.`,
    victory: (e) => say`${power(e.power)}: ${points(e.influence)} Wpływu i zwycięstwo.`,
  },

  prompts: {
    frederick: () => 'Wskaż, kto jest Fryderykiem II: raz na rundę rusza się dodatkowo.',
    'hand-limit': (p) => `${power(p.power)}: odrzuć nadmiar kart, zostaje sześć.`,
    status: () => 'Wybierz w sekrecie Status i zapieczętuj go.',
    coalition: (p, on) =>
      `${status(p.coalition)}: ${joined([on.has('refuse-entry') && 'odrzuć kogoś', on.has('expel') && 'wydal kogoś', on.has('accept-all') && 'przyjmij pozostałych'], 'albo')}.`,
    'other-status': () => 'Nie przyjęto cię: wybierz inny Status.',
    petition: (p) => `Czy przyjmujesz do Koalicji: ${power(p.power)}?`,
    claim: (p) => `${power(p.power)}: większość Terytoriów Elektorskich, czy bierzesz Koronę?`,
    vote: (p) => `${power(p.power)}: oddaj głosy (${p.votes}) albo się wstrzymaj.`,
    actions: (_, on) => {
      const offers = [on.has('offer-money') && 'Subwencje', on.has('offer-card') && 'Najemników']
      return inTurn([
        on.has('accept', 'decline') && 'odpowiedz na ofertę',
        on.has('discard') && 'odrzuć kartę za dobraną (Musztra)',
        on.has('offer-money', 'offer-card')
          ? `zaoferuj ${joined(offers, 'lub')}`
          : on.has('end-offers') && 'zakończ oferty',
        on.has('place', 'recall', 'take-card', 'take-morale')
          ? 'wykorzystaj Przywództwo'
          : on.has('end-leadership') && 'zakończ Przywództwo',
        on.has('buy-unit', 'buy-card', 'buy-morale', 'buy-fortress')
          ? 'wydaj Pieniądze (Mobilizacja)'
          : on.has('end-mobilisation') && 'zakończ Mobilizację',
      ])
    },
    arbiter: (p) => `Wyznacz Arbitra dla Ruchu: ${power(p.power)}.`,
    disband: (p, on) =>
      on.has('disband')
        ? `Rozwiąż Garnizony (${power(p.power)}) albo zachowaj wszystkie.`
        : `Zachowaj Garnizony (${power(p.power)}).`,
    'movement-turn': (p, on) =>
      on.has('march', 'sail', 'set-out')
        ? `Wskaż Generała do ruchu (${power(p.power)}): Tura Ruchu ${p.number}.`
        : `${power(p.power)}, nikt nie może ruszyć: ${joined([on.has('garrison', 'leave-garrison') && 'wystaw Garnizony', on.has('land-stuart') && 'wysadź Stuarta', on.has('end-turn') && `zakończ Turę Ruchu ${p.number}`], 'albo')}.`,
    'frederick-move': (_, on) =>
      on.has('march', 'sail', 'set-out')
        ? 'Wykonaj Ruch Fryderyka albo go zakończ.'
        : 'Fryderyk II nie może ruszyć: zakończ Ruch Fryderyka.',
    route: (p, on) =>
      `Ruch Strategiczny, ${gen(p.general)}: ${joined([on.has('go-on') && 'wskaż następne Terytorium', on.has('halt') && 'zatrzymaj tutaj'], 'albo')}.`,
    consent: (p) => `Zgoda na ruch (${whose(p.general)}, ${at(p.territory)})?`,
    further: (p) => `Poproś o Turę Ruchu ${p.number} (Arbiter: ${power(p.arbiter)}) albo zakończ Ruch.`,
    permit: (p) => `Arbiter ${power(p.arbiter)}: zgoda na Turę Ruchu ${p.number} (${power(p.power)})?`,
    battles: () => 'Wybierz bitwę do rozegrania.',
    support: (p) =>
      `${power(p.power)}: wesprzyj ${p.side === 'attacker' ? 'atakującego' : 'obrońcę'} albo nie.`,
    cards: (p, on) =>
      `${power(p.power)}: ${joined([on.has('play', 'play-open') && 'zagraj kartę', on.has('pass') && 'spasuj'], 'albo')}.`,
    scout: () => 'Wskaż kartę do ujawnienia.',
    occupy: (p) => `Zostawić Garnizon, ${at(p.territory)} (${gen(p.general)})?`,
    rout: (p) => `${whose(p.general)}: pokonany, do stolicy czy poza planszę?`,
    reassign: (p) => `${power(p.power)}: który Generał dostaje Oddział? Zostało: ${p.count}.`,
    stay: (p) => `${whose(p.general)}: czy może zostać (${at(p.territory)})?`,
    withdraw: (p) => `${power(p.power)}: dokąd wycofuje się Generał?`,
    bid: (p) => `Licytuj w sekrecie Morale: ${power(p.minor)}.`,
  },

  refusals: {
    'match-over': 'Partia jest skończona.',
    'not-your-decision': 'To nie twoja decyzja.',
    'not-now': 'Teraz rozstrzyga się coś innego.',
    'not-a-prussian-start': 'Nie stoi tam pruski Generał.',
    'no-such-card': 'Nie masz takiej karty.',
    'morale-is-full': 'Morale wynosi już 15.',
    'not-your-action': 'Żadne z twoich Mocarstw nie ma teraz tej akcji.',
    'no-tokens-left': 'Wszystkie żetony Oddziałów są w użyciu.',
    'no-cards-left': 'Nie ma więcej kart Bitwy.',
    'not-joining': 'To Mocarstwo nie chce dołączyć do twojej Koalicji.',
    'not-a-member': 'To Mocarstwo nie jest członkiem, który zostaje w twojej Koalicji.',
    'refused-you': 'Ta Koalicja cię nie przyjęła.',
    'minor-follows-its-controller':
      'Pomniejsze Mocarstwo idzie za swoim Głównym i nie można go osobno odrzucić ani wydalić.',
    'not-a-candidate': 'To Mocarstwo nie kontroluje Terytorium Elektorskiego.',
    'at-war-with-candidate': 'Jesteś z tym Mocarstwem w Stanie Wojny.',
    'already-discarded': 'Musztra już wykonana.',
    'not-an-ally': 'To Mocarstwo nie jest w twojej Koalicji.',
    'not-to-yourself': 'Mocarstwo nic nie daje samo sobie.',
    'three-at-most': 'Można zaoferować najwyżej trzy.',
    'money-or-cards': 'Albo Pieniądze, albo karty.',
    'no-money': 'Za mało Pieniędzy.',
    'offers-are-made': 'Oferty są już złożone.',
    'nothing-offered-to-you': 'Żadna oferta dla tego Mocarstwa nie czeka na twoją odpowiedź.',
    'general-is-on-the-board': 'Ten Generał jest już na planszy.',
    'general-is-off-the-board': 'Tego Generała nie ma na planszy.',
    'not-your-general': 'To nie Generał Mocarstwa, które działa.',
    'not-controlled': 'Twoje Mocarstwo nie kontroluje tego Terytorium.',
    'own-general-there': 'Stoi tam inny twój Generał.',
    'enemy-general-there': 'Stoi tam Generał przeciwnika.',
    'stuart-waits': 'Karol Edward Stuart czeka na lądowanie.',
    'no-french-general-in-britain':
      'Na brytyjskich Terytoriach Macierzystych nie umieszcza się innych francuskich Generałów.',
    'one-use-of-leadership': 'Przywództwo daje tylko jedną możliwość.',
    'leadership-is-over': 'Przywództwo jest skończone.',
    'waits-for-subsidies': 'Najpierw Subwencje: Sojusznik może ci jeszcze coś dać.',
    'mobilisation-is-over': 'Mobilizacja jest skończona.',
    'three-units-at-most': 'Ten Generał ma już trzy Oddziały.',
    'no-garrison-of-yours': 'Nie ma tam twojego Garnizonu.',
    'fortress-stands': 'Stoi tam już Forteca.',
    'no-fortress-left': 'Wszystkie sześć Fortec zbudowano.',
    'not-yourself': 'Mocarstwo nie jest Arbitrem dla siebie.',
    'arbiter-in-your-coalition': 'Arbiter nie może być Sojusznikiem.',
    'arbiter-has-full-morale': 'To Mocarstwo ma Morale 15.',
    'uncontrolled-minor': 'Tego Pomniejszego Mocarstwa nikt jeszcze nie kontroluje.',
    'arbiter-would-exceed': 'Morale Arbitra przekroczyłoby 15.',
    'already-moved': 'Ten Generał już się poruszył w tej Turze Ruchu.',
    'only-frederick': 'Teraz porusza się tylko Fryderyk.',
    impassable: 'W góry nikt nie wchodzi.',
    'not-adjacent': 'To Terytorium nie sąsiaduje.',
    'no-sea-route': 'Nie prowadzi tam stąd Szlak Morski.',
    'route-of-another': 'Ten Szlak Morski kontroluje Mocarstwo, które nie jest Sojusznikiem.',
    'neutral-home': 'To Terytorium Macierzyste Neutralnego Mocarstwa.',
    'neutral-stays-in-its-own':
      'Generałowie Neutralnego Mocarstwa stoją tylko na Terytoriach, które ono kontroluje.',
    'ally-refused': 'Sojusznik odmówił temu Generałowi w tej Turze Ruchu.',
    'not-friendly-ground': 'Ruch Strategiczny prowadzi tylko przez Terytoria własne i Sojuszników.',
    'enemies-on-the-way': 'Na drodze stoi Generał przeciwnika.',
    'been-there': 'Droga już tamtędy prowadziła.',
    'three-steps-at-most': 'Najwyżej trzy Terytoria.',
    'one-step-is-a-march': 'Jedno Terytorium to Przemarsz.',
    'no-end-from-there': 'Stamtąd nie dałoby się zakończyć ruchu.',
    'no-unit-to-leave': 'Ten Generał nie ma Oddziału na Garnizon.',
    'garrison-stands': 'Jest tam już Garnizon.',
    'ally-home': 'Na Terytorium Macierzystym Sojusznika nie zostawia się Garnizonu.',
    'not-entered-or-left': 'Garnizon umieszcza się tylko przy wejściu lub wyjściu.',
    'battle-first': 'Najpierw trzeba wygrać bitwę.',
    'not-stuart': 'Karola Edwarda Stuarta umieszcza tylko Francja, w swoim Ruchu.',
    'stuart-not-waiting': 'Karol Edward Stuart już nie czeka.',
    'no-battle-there': 'Nie czeka tam bitwa.',
    'not-next-to-the-battle': 'Ten Generał nie sąsiaduje lądem z polem bitwy.',
    'no-units-to-support': 'Bez Oddziałów nie ma wsparcia.',
    'busy-in-battle': 'Ten Generał walczy w innej bitwie tej Tury Ruchu albo ją wspiera.',
    'already-supports': 'Ten Generał już wspiera.',
    'not-in-this-battle': 'Ten Generał nie bierze teraz w ten sposób udziału.',
    'no-unused-unit': 'Ten Generał nie ma Oddziału na kolejną kartę.',
    'nothing-to-turn': 'Nie ma takiej karty.',
    'not-an-opponents-card': 'To nie karta przeciwnika.',
    'card-is-open': 'Ta karta jest odkryta.',
    'no-room-for-unit': 'Ten Generał nie ma miejsca na kolejny Oddział.',
    'not-among-the-withdrawing': 'Ten Generał nie musi się wycofać.',
    'not-the-nearest': 'To nie najbliższe wolne Terytorium pod kontrolą jego Mocarstwa.',
    'more-than-your-morale': 'Nie masz tyle Morale.',
  },

  verbs: {
    frederick: (a) => `Fryderyk stoi tu: ${at(a)}`,
    discard: (a) => `Odrzuć kartę ${a}`,
    declare: (a) => `Wybierz: ${status(a)}`,
    'refuse-entry': (a) => `Odrzuć: ${power(a)}`,
    expel: (a) => `Wydal: ${power(a)}`,
    'accept-all': () => 'Przyjmij pozostałych',
    'choose-status': (a) => `Wybierz: ${status(a)}`,
    'let-in': () => 'Przyjmij',
    'keep-out': () => 'Nie przyjmuj',
    'take-crown': () => 'Weź Koronę',
    'decline-crown': () => 'Zrezygnuj z Korony',
    vote: (a) => `Głosuj: ${power(a)}`,
    abstain: () => 'Wstrzymaj się',
    'offer-money': (a) => `Zaoferuj 1 Pieniądz: ${power(a)}`,
    'offer-card': (a, b) => `Zaoferuj kartę ${b}: ${power(a)}`,
    'end-offers': () => 'Zakończ oferty',
    accept: (a) => `Przyjmij ofertę: ${power(a)}`,
    decline: (a) => `Odrzuć ofertę: ${power(a)}`,
    place: (a, b) => `Umieść, ${gen(a)}: ${at(b)}`,
    recall: (a) => `Zdejmij z planszy, ${gen(a)}`,
    'take-card': () => 'Weź kartę Bitwy',
    'take-morale': () => 'Weź punkt Morale',
    'end-leadership': () => 'Zakończ Przywództwo',
    'buy-unit': (a) => `Kup Oddział, ${gen(a)}`,
    'buy-card': () => 'Kup kartę Bitwy',
    'buy-morale': () => 'Kup punkt Morale',
    'buy-fortress': (a) => `Zbuduj Fortecę: ${at(a)}`,
    'end-mobilisation': () => 'Zakończ Mobilizację',
    'name-arbiter': (a) => `Arbiter: ${power(a)}`,
    disband: (a) => `Rozwiąż Garnizon: ${at(a)}`,
    'end-disbanding': () => 'Zostaw Garnizony',
    march: (a, b) => `Przemarsz, ${gen(a)}: ${at(b)}`,
    sail: (a, b) => `Ruch Morski, ${gen(a)}: ${at(b)}`,
    'set-out': (a, b) => `Ruch Strategiczny, ${gen(a)}, najpierw: ${at(b)}`,
    garrison: (a) => `Umieść Garnizon, ${gen(a)}`,
    'leave-garrison': (a) => `Zostaw Garnizon: ${at(a)}`,
    'land-stuart': () => 'Karol Edward Stuart ląduje w Szkocji',
    'end-turn': () => 'Zakończ Turę Ruchu',
    'go-on': (a) => `Dalej: ${at(a)}`,
    halt: () => 'Zatrzymaj się tutaj',
    agree: () => 'Zgoda',
    object: () => 'Odmowa',
    'ask-arbiter': () => 'Poproś o kolejną Turę Ruchu',
    'end-movement': () => 'Zakończ Ruch',
    permit: () => 'Pozwól',
    forbid: () => 'Nie pozwól',
    fight: (a) => `Bitwa: ${at(a)}`,
    support: (a) => `Wesprzyj, ${gen(a)}`,
    'stand-aside': () => 'Bez dalszego wsparcia',
    play: (a, b) => `Zagraj kartę ${b}, ${gen(a)}`,
    'play-open': (a) => `Zagraj odkrytą kartę 3, ${gen(a)}`,
    pass: () => 'Pas',
    'turn-up': (a) => `Ujawnij kartę nr ${Number(a) + 1}`,
    'no-garrison': () => 'Bez Garnizonu',
    'to-capital': () => 'Do stolicy',
    'off-board': () => 'Poza planszę',
    reassign: (a) => `Oddział dostaje ${gen(a)}`,
    'let-stay': () => 'Może zostać',
    'send-away': () => 'Musi odejść',
    'withdraw-to': (a, b) => `Wycofaj, ${gen(a)}: ${at(b)}`,
    'withdraw-off': (a) => `Wycofaj poza planszę, ${gen(a)}`,
    bid: (a) => `Licytuj ${a}`,
  },

  outcomes: { influence: 'jako pierwsze z 25 punktami Wpływu' },
  wins: (winner, reason) => `Zwycięstwo: ${winner}, ${reason}.`,
}

export const pl = textIn(words)
export const plWords = words
