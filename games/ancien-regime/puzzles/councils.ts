/** Leave, votes, bids and statuses: what is decided at the table rather than on the map. */
import type { Puzzle } from '@muster/kernel/puzzle'
import { at, NOBODY_WINS, WINS } from './common.ts'

/** Four electors with Austria, each too strong to be taken in a round, and one with Russia. */
const ELECTORS = {
  bavaria: 'Austria garrison, fortress',
  pfalz: 'Austria garrison, fortress',
  nassau: 'Austria garrison, fortress',
  saxonia: 'Russia garrison, fortress',
  wien: 'Austria 3',
  bohemia: 'Austria 3',
  moskva: 'Russia 1',
} as const

export const COUNCILS: readonly Puzzle[] = [
  {
    id: 'leave-to-refuse',
    seat: 'ottoman',
    title: { en: 'Leave to refuse', pl: 'Zgoda, której nie wolno dać' },
    task: {
      en: 'France has 23 Influence and asks you, its Arbiter, for a second Movement Turn. You have 23 as well, and your Gain Influence comes before the French one.',
      pl: 'Francja ma 23 Wpływu i prosi ciebie, Arbitra, o drugą Turę Ruchu. Ty też masz 23, a twoje Poszerzenie Wpływów przyjdzie przed francuskim.',
    },
    position: at({
      board: {
        franconia: 'France 3',
        bohemia: 'Austria 0',
        crimea: 'Ottoman garrison, fortress',
        constantinople: 'Ottoman 3',
      },
      given: {
        influence: { france: 23, ottoman: 23, britain: 8, russia: 10 },
        hands: { france: '4 3 2', ottoman: '3 3' },
        status: { ottoman: 'expansionist' },
      },
      begin: 'movement-turn france ottoman',
      played: ['france: end-turn; ask-arbiter'],
    }),
    best: ['forbid'],
    gains: WINS,
    by: 0.5,
    why: {
      en: 'Two Morale are tempting (5.7.3). But a General without Units stands in Bohemia, beside Saxe: beating him brings a Coalition two Influence (10.4.4), and that is 25. Refuse, and in two turns Crimea makes it 25 for you.',
      pl: 'Dwa punkty Morale kuszą (5.7.3). Ale obok Saxe’a, w Czechach, stoi Generał bez Oddziałów: pokonanie go daje Koalicji dwa punkty Wpływu (10.4.4), czyli 25. Odmów, a za dwie tury Krym da 25 tobie.',
    },
  },
  {
    id: 'leave-to-give',
    seat: 'ottoman',
    title: { en: 'Leave to give', pl: 'Zgoda, którą trzeba dać' },
    task: {
      en: 'Russia has 23 Influence and gains two more next turn. Austria asks you, its Arbiter, for a second Movement Turn.',
      pl: 'Rosja ma 23 Wpływu i w następnej turze zyska dwa. Austria prosi ciebie, Arbitra, o drugą Turę Ruchu.',
    },
    position: at({
      board: {
        silesia: 'Austria 3',
        warszawa: 'Russia garrison',
        podolia: 'Russia garrison',
        moskva: 'Russia 1',
        constantinople: 'Ottoman 2',
        crimea: 'Ottoman garrison, fortress',
      },
      given: {
        influence: { russia: 23, ottoman: 18, austria: 9 },
        hands: { austria: '4 3 3', russia: '2' },
        status: { ottoman: 'expansionist', russia: 'french' },
      },
      begin: 'movement-turn austria ottoman',
      played: ['austria: march daun malopolska; end-turn; ask-arbiter'],
    }),
    best: ['permit'],
    gains: NOBODY_WINS,
    by: 0.5,
    why: {
      en: 'The leader is everyone’s business. Daun can be in Warszawa with one more move, and without Warszawa Russia stops at 24. You hold nothing within his reach, and are paid two Morale for it.',
      pl: 'Prowadzący to sprawa wszystkich. Jeszcze jeden ruch i Daun stoi w Warszawie, a bez niej Rosja zatrzyma się na 24. Ty nie masz niczego w jego zasięgu, a dostajesz za to dwa Morale.',
    },
  },
  {
    id: 'no-vote-for-a-friend',
    seat: 'austria',
    title: { en: 'No vote for a friend', pl: 'Nie głosuj na przyjaciela' },
    task: {
      en: 'The election. You hold four electors, your Ally Russia the fifth. Russia has 23 Influence and gains in this very turn; you have 24 and gain when the next round begins.',
      pl: 'Elekcja. Masz czterech elektorów, sojusznicza Rosja piątego. Rosja ma 23 Wpływu i Poszerza Wpływy jeszcze w tej turze; ty masz 24 i Poszerzysz je na początku następnej rundy.',
    },
    position: at({
      board: ELECTORS,
      given: { influence: { austria: 24, russia: 23, france: 6 }, hands: { austria: '4 4 3 3' } },
      begin: 'election',
      played: ['britain: vote britain', 'prussia: vote prussia'],
    }),
    best: ['vote austria', 'vote britain', 'abstain'],
    by: 0.5,
    why: {
      en: 'Five votes make an Emperor, and the Crown is two Influence at his Gain (8.5): Russia would have 25 before the turn is out. Without your votes there is no Emperor, and your three territories are enough at your own Gain.',
      pl: 'Pięć głosów wybiera cesarza, a Korona to dwa punkty przy jego Poszerzeniu Wpływów (8.5): Rosja miałaby 25 jeszcze w tej turze. Bez twoich głosów cesarza nie będzie, a twoje trzy terytoria wystarczą przy twoim Poszerzeniu Wpływów.',
    },
  },
  {
    id: 'the-fifth-vote',
    seat: 'russia',
    title: { en: 'The fifth vote', pl: 'Piąty głos' },
    task: {
      en: 'The election. Austria, your Ally, has cast its four votes for itself; yours would be the fifth. Austria has 20 Influence and three territories that bring one each.',
      pl: 'Elekcja. Sojusznicza Austria oddała na siebie cztery głosy; twój byłby piąty. Austria ma 20 Wpływu i trzy terytoria po jednym punkcie.',
    },
    position: at({
      board: ELECTORS,
      given: { round: 3, influence: { austria: 20, russia: 12, france: 6 }, hands: { austria: '4 4 3 3' } },
      begin: 'election',
      played: [
        'britain: vote britain',
        'prussia: vote prussia',
        'austria: vote austria',
        'france: vote france',
      ],
    }),
    best: ['vote russia', 'vote britain', 'abstain'],
    gains: NOBODY_WINS,
    by: 0.5,
    why: {
      en: 'Twenty and three are 23: not enough. With the Crown it is 25 at Austria’s next Gain, before anybody can move against it. Friendship ends at the fifth vote.',
      pl: 'Dwadzieścia i trzy to 23: za mało. Z Koroną to 25 przy najbliższym Poszerzeniu Wpływów, zanim ktokolwiek zdąży ruszyć przeciw Austrii. Przyjaźń kończy się na piątym głosie.',
    },
  },
  {
    id: 'a-prize-to-leave',
    seat: 'britain',
    title: { en: 'A prize to leave to others', pl: 'Nagroda, którą lepiej zostawić' },
    task: {
      en: 'Five players; all bid for Spain. Your Garrisons stand in Andalucia and Valencia, you have 23 Influence, and your Gain is in this very turn. Only France has much Morale; it has 23 as well, and strong Flandria.',
      pl: 'Pięcioro graczy; wszyscy licytują Hiszpanię. Twoje Garnizony stoją w Andaluzji i Walencji, masz 23 Wpływu i Poszerzasz Wpływy jeszcze w tej turze. Tylko Francja ma dużo Morale; też ma 23 i mocno trzyma Flandrię.',
    },
    position: at({
      players: 5,
      board: {
        andalucia: 'Britain garrison',
        valencia: 'Britain garrison',
        london: 'Britain 2',
        flandria: 'France garrison, fortress, France 3',
        madrid: 'Spain 1',
      },
      given: {
        influence: { britain: 23, france: 23, prussia: 12, austria: 15 },
        morale: { britain: 8, france: 12, prussia: 2, austria: 2, russia: 2, spain: 2 },
        controller: { spain: 'france' },
        stuart: 'gone',
      },
      begin: 'control spain',
    }),
    best: ['bid 0', 'bid 1', 'bid 2'],
    gains: WINS,
    by: 0.5,
    why: {
      en: 'Whoever controls a Minor is at peace with it, and Garrisons leave a friend’s home (12.4.7, 11.1): Spain in your hands costs you both territories before your Gain. Bid so that you lose; a tie would be yours, by Power Order.',
      pl: 'Kto kontroluje Pomniejsze Mocarstwo, jest z nim w pokoju, a Garnizony opuszczają dom przyjaciela (12.4.7, 11.1): Hiszpania w twoich rękach zabierze ci oba terytoria przed Poszerzeniem Wpływów. Licytuj tak, żeby przegrać; remis byłby twój według Kolejności Mocarstw.',
    },
  },
  {
    id: 'leave-the-leader',
    seat: 'prussia',
    title: { en: 'Whose friend?', pl: 'Czyim przyjacielem?' },
    task: {
      en: 'Diplomacy. Your Ally France has 22 Influence and will have 25 at its Gain in the second turn. You move in the first.',
      pl: 'Dyplomacja. Sojusznicza Francja ma 22 Wpływu i w drugiej turze, przy Poszerzeniu Wpływów, będzie mieć 25. Ty ruszasz się w pierwszej.',
    },
    position: at({
      board: {
        flandria: 'France garrison',
        pfalz: 'France garrison',
        paris: 'France 2',
        westphalia: 'Prussia 3, Prussia garrison',
        franconia: 'Prussia 3, Prussia garrison',
        london: 'Britain 2',
        wien: 'Austria 2',
        moskva: 'Russia 1',
      },
      given: {
        influence: { france: 22, prussia: 9, austria: 14, britain: 8 },
        hands: { prussia: '4 4 3 3', france: '3 2' },
      },
      begin: 'diplomacy',
    }),
    best: ['declare british', 'declare expansionist'],
    gains: NOBODY_WINS,
    by: 0.5,
    why: {
      en: 'Allies may not attack each other (7.5.4), and a Neutral attacks nobody. Only as an enemy can you take Flandria in the first turn, before France counts it. Status changes once a round: it is now or never.',
      pl: 'Sojusznicy nie mogą się atakować (7.5.4), a Neutralny nie atakuje nikogo. Tylko jako wróg zdobędziesz w pierwszej turze Flandrię, zanim Francja ją policzy. Status zmienia się raz na rundę: teraz albo nigdy.',
    },
  },
  {
    id: 'show-him-the-door',
    seat: 'france',
    title: { en: 'Show him the door', pl: 'Pokaż mu drzwi' },
    task: {
      en: 'Diplomacy; everybody has declared. Your Ally Spain has 23 Influence and gains two in the fourth turn. You move in the third, from Provence.',
      pl: 'Dyplomacja; wszyscy ogłosili statusy. Sojusznicza Hiszpania ma 23 Wpływu i w czwartej turze zyska dwa. Ty ruszasz się w trzeciej, z Prowansji.',
    },
    position: at({
      board: {
        piedmont: 'Spain garrison',
        lombardia: 'Spain garrison',
        madrid: 'Spain 2',
        provence: 'France 3',
        wien: 'Austria 1',
        berlin: 'Prussia 2',
        london: 'Britain 2',
      },
      given: {
        influence: { spain: 23, france: 15, prussia: 11 },
        hands: { france: '4 3 3', spain: '2' },
      },
      begin: 'diplomacy',
      played: [
        'prussia: declare expansionist',
        'austria: declare british',
        'russia: declare british',
        'spain: declare french',
        'ottoman: declare neutral',
        'britain: accept-all',
      ],
    }),
    best: ['expel spain'],
    gains: NOBODY_WINS,
    by: 0.5,
    why: {
      en: 'You may not attack an Ally (7.5.4), but the leader of a Coalition may expel him now (7.5.7). At war, your army takes Piedmont the turn before Spain counts it.',
      pl: 'Sojusznika nie wolno atakować (7.5.4), ale przywódca Koalicji może go teraz wydalić (7.5.7). W stanie wojny twoja armia zajmie Piemont na turę przed tym, jak Hiszpania go policzy.',
    },
  },
  {
    id: 'not-on-my-ships',
    seat: 'britain',
    title: { en: 'Not on my ships', pl: 'Nie na moich okrętach' },
    task: {
      en: 'Spain, your Ally with 23 Influence, asks to sail from Lisboa to Minorca along your Sea Route. A French General without Units is there.',
      pl: 'Hiszpania, twój Sojusznik z 23 punktami Wpływu, prosi o przewóz z Lizbony na Minorkę twoim Szlakiem Morskim. Stoi tam francuski Generał bez Oddziałów.',
    },
    position: at({
      board: {
        lisboa: 'Spain 3, Spain garrison',
        minorca: 'France 0',
        london: 'Britain 2',
        paris: 'France 2',
      },
      given: {
        influence: { spain: 23, britain: 16, france: 9 },
        hands: { spain: '4 3', france: '3' },
        status: { spain: 'british' },
      },
      begin: 'movement-turn spain prussia 3',
      played: ['spain: sail gages minorca'],
    }),
    best: ['object'],
    gains: NOBODY_WINS,
    by: 0.5,
    why: {
      en: 'A Sea Route is its owner’s, and an Ally needs your leave (9.7.3.2). On Minorca a beaten General would bring Spain the last two Influence. From Lisboa no other way leads there.',
      pl: 'Szlak Morski należy do właściciela, a Sojusznik potrzebuje twojej zgody (9.7.3.2). Generał pokonany na Minorce dałby Hiszpanii brakujące dwa punkty. Innej drogi z Lizbony tam nie ma.',
    },
  },
  {
    id: 'the-right-arbiter',
    seat: 'austria',
    title: { en: 'The right Arbiter', pl: 'Właściwy Arbiter' },
    task: {
      en: 'Russia has 23 Influence and gains two next turn. Daun needs two Movement Turns to reach Warszawa: whom do you name?',
      pl: 'Rosja ma 23 Wpływu i w następnej turze zyska dwa. Daun potrzebuje dwóch Tur Ruchu, by dojść do Warszawy: kogo wskażesz?',
    },
    position: at({
      board: {
        silesia: 'Austria 3, Austria garrison',
        saxonia: 'Austria garrison',
        warszawa: 'Russia garrison',
        podolia: 'Russia garrison',
        moskva: 'Russia 1',
        berlin: 'Prussia 3',
        madrid: 'Spain 1',
        paris: 'France 2',
      },
      given: {
        influence: { russia: 23, france: 14, austria: 9, prussia: 13 },
        hands: { austria: '5 5 4', russia: '2', prussia: '3 3 4' },
        morale: { austria: 6, spain: 14, ottoman: 6, france: 6, prussia: 6 },
        status: { russia: 'french', ottoman: 'expansionist' },
      },
      begin: 'movement austria',
    }),
    best: ['name-arbiter france', 'name-arbiter ottoman', 'name-arbiter prussia'],
    gains: NOBODY_WINS,
    by: 0.3,
    why: {
      en: 'Russia will refuse: it is the victim. Spain has 14 Morale: named, it has 15, and a second turn would lift it above (9.7.1), so that nobody can allow it. The others lose nothing once Daun is in Malopolska, and want no Russian victory.',
      pl: 'Rosja odmówi: to w nią wymierzone. Hiszpania ma 14 Morale: wskazana będzie miała 15, a druga tura podniosłaby je ponad limit (9.7.1), więc nikt nie może się zgodzić. Pozostali nic nie tracą, gdy Daun jest w Małopolsce, i nie chcą zwycięstwa Rosji.',
    },
  },
]
