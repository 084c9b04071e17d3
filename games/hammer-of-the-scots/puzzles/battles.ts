import type { Puzzle } from '@muster/kernel/puzzle'
import { at, LAST, SEVEN, SIX } from './common.ts'

export const BATTLES: readonly Puzzle[] = [
  {
    id: 'wallace-must-live',
    seat: 'scotland',
    title: { en: 'Seven each', pl: 'Po siedmiu' },
    task: {
      en: 'It is the last turn. Each side has seven nobles, and Wallace faces knights and archers in Lothian.',
      pl: 'To ostatnia tura. Każda strona ma siedmiu szlachciców, a Wallace stoi w Lothian naprzeciw rycerzy i łuczników.',
    },
    position: at({
      board: { ...SEVEN, lothian: 'wallace 1 from selkirk, york-knights, lancaster-archers' },
      given: LAST,
      begin: 'battle lothian scotland',
    }),
    best: ['retreat wallace selkirk'],
    by: 0.3,
    why: {
      en: 'At seven each Scotland wins if Wallace is on the map (9.0). One step against seven dice is a death sentence, and there is nothing in Lothian to win: he leaves at once.',
      pl: 'Przy stanie po siedem Szkocja wygrywa, jeśli Wallace jest na mapie (9.0). Jeden poziom siły przeciw siedmiu kościom to wyrok, a w Lothian nie ma nic do wygrania: niech od razu odejdzie.',
    },
  },
  {
    id: 'a-battle-that-must-be-fought',
    seat: 'scotland',
    title: { en: 'A battle that must be fought', pl: 'Bitwa, którą trzeba stoczyć' },
    task: {
      en: 'The last turn: eight nobles against your six. Wallace has come to Dunbar, whose lord defends his home with two steps.',
      pl: 'Ostatnia tura: ośmiu szlachciców przeciw twoim sześciu. Wallace przyszedł do Dunbar, którego pan broni domu z siłą dwa.',
    },
    position: at({
      board: { ...SIX, dunbar: 'dunbar-e 2, wallace 3 from teviot' },
      given: LAST,
      begin: 'battle dunbar scotland',
    }),
    best: ['fight wallace'],
    by: 0.15,
    why: {
      en: 'If Dunbar is captured it is seven each, and with Wallace alive that is a win. To pass gives Dunbar a free round at B3 at home; to leave gives up the war.',
      pl: 'Jeśli Dunbar zostanie schwytany, będzie po siedem, a z żywym Wallace’em to wygrana. Czekanie daje Dunbarowi darmową rundę z B3 u siebie, odejście oddaje wojnę.',
    },
  },
  {
    id: 'now-or-never',
    seat: 'england',
    title: { en: 'Now or never', pl: 'Teraz albo nigdy' },
    task: {
      en: 'The last turn, seven Scottish nobles to your six. Angus stands at home, as strong as your knights; he has waited, and it is their turn.',
      pl: 'Ostatnia tura, siedmiu szkockich szlachciców na twoich sześciu. Angus stoi w domu, równie silny jak twoi rycerze; czekał, a teraz ich kolej.',
    },
    position: at({
      board: {
        ross: 'ross-s',
        buchan: 'buchan-s',
        mar: 'mar-s',
        badenoch: 'comyn-s',
        atholl: 'atholl-s',
        argyll: 'argyll-s',
        angus: 'angus-s 3, york-knights 3 from fife',
        aside: 'moray',
      },
      given: LAST,
      begin: 'battle angus england',
      played: ['scotland: hold angus-s'],
    }),
    best: ['fight york-knights'],
    by: 0.3,
    why: {
      en: 'Moray is dead, so one noble decides. A round has gone by in which he did not strike: the blow is yours. There are three rounds in all, and who waits or leaves has lost the war.',
      pl: 'Moray nie żyje, więc rozstrzyga jeden szlachcic. Minęła kolej, w której nie uderzył: cios należy do ciebie. Rund jest tylko trzy, a kto czeka lub odchodzi, przegrał wojnę.',
    },
  },
  {
    id: 'who-takes-the-hit',
    seat: 'scotland',
    title: { en: 'Who takes the hit?', pl: 'Kto przyjmie trafienie?' },
    task: {
      en: 'Seven nobles each in the last turn. The knights have hit once, and Wallace and Douglas are equally strong.',
      pl: 'Po siedmiu szlachciców w ostatniej turze. Rycerze trafili raz, a Wallace i Douglas są równie silni.',
    },
    position: at({
      board: { ...SEVEN, lothian: 'wallace 1 from selkirk, douglas 1 from selkirk, york-knights' },
      given: LAST,
      begin: 'battle lothian scotland',
      dice: [1, 6, 6, 6],
      played: ['scotland: hold wallace', 'england: fight york-knights'],
    }),
    best: ['hit douglas'],
    by: 0.3,
    why: {
      en: 'Among equals the owner chooses (5.41). Douglas can be lost; Wallace cannot: with him the tie is won, without him it is lost.',
      pl: 'Wśród równych wybiera właściciel (5.41). Douglasa można stracić, Wallace’a nie: z nim remis jest wygraną, bez niego przegraną.',
    },
  },
  {
    id: 'the-king-himself',
    seat: 'england',
    title: { en: 'The King himself', pl: 'Sam król' },
    task: {
      en: 'The last turn, seven nobles each. Edward has Wallace before him in Annan, two steps strong, and it is the King’s turn.',
      pl: 'Ostatnia tura, po siedmiu szlachciców. Edward ma przed sobą w Annan Wallace’a z siłą dwa; kolej króla.',
    },
    position: at({
      board: { ...SEVEN, annan: 'bruce-e 1, wallace 2 from selkirk, edward 4' },
      given: LAST,
      begin: 'battle annan scotland',
      dice: [6, 6],
      played: ['scotland: fight wallace', 'england: hold bruce-e'],
    }),
    best: ['fight edward'],
    by: 0.1,
    why: {
      en: 'Four dice at 4 kill two steps four times in five, and Wallace’s death is the war. A round of waiting lets him strike Bruce or slip away.',
      pl: 'Cztery kości na 4 zabierają dwa poziomy cztery razy na pięć, a śmierć Wallace’a to wygrana wojna. Runda czekania pozwoli mu uderzyć Bruce’a albo się wymknąć.',
    },
  },
  {
    id: 'a-noble-to-save',
    seat: 'scotland',
    title: { en: 'A noble to save', pl: 'Ocal szlachcica' },
    task: {
      en: 'The last turn, seven nobles each. Mar, one step strong, has been caught by knights in Fife, far from home.',
      pl: 'Ostatnia tura, po siedmiu szlachciców. Mar, z jednym poziomem, dał się dopaść rycerzom w Fife, daleko od domu.',
    },
    position: at({
      board: { ...SEVEN, mar: '', fife: 'mar-s 1, york-knights 3 from mentieth', selkirk: 'wallace' },
      given: LAST,
      begin: 'battle fife england',
    }),
    best: ['retreat mar-s angus', 'retreat mar-s atholl'],
    by: 0.3,
    why: {
      en: 'A noble who falls is captured and counts for England (5.7): eight to six. Mar has nothing to win in Fife; in winter he is at home again.',
      pl: 'Szlachcic, który pada, zostaje schwytany i liczy się Anglii (5.7): osiem do sześciu. Mar nie ma w Fife nic do wygrania; zimą znów będzie w domu.',
    },
  },
  {
    id: 'back-to-annan',
    seat: 'england',
    title: { en: 'Back to Annan', pl: 'Z powrotem do Annan' },
    task: {
      en: 'The last turn, eight nobles to six. Wallace has fallen upon Bruce in Teviot, missed, and it is Bruce’s turn with one step.',
      pl: 'Ostatnia tura, ośmiu szlachciców do sześciu. Wallace napadł Bruce’a w Teviot, chybił i jest kolej Bruce’a z jednym poziomem.',
    },
    position: at({
      board: { ...SIX, teviot: 'bruce-e 1, wallace 3 from selkirk' },
      given: LAST,
      begin: 'battle teviot scotland',
      dice: [6, 6, 6],
      played: ['scotland: fight wallace'],
    }),
    best: ['retreat bruce-e annan', 'retreat bruce-e dunbar', 'retreat bruce-e england'],
    by: 0.1,
    why: {
      en: 'Captured, Bruce would make it seven each with Wallace alive. One die at 2 will not stop Wallace: Bruce goes, and winters at home.',
      pl: 'Schwytany Bruce dałby po siedem przy żywym Wallasie. Jedna kość na 2 Wallace’a nie zatrzyma: Bruce odchodzi i zimuje w domu.',
    },
  },
  {
    id: 'home-is-worth-a-fight',
    seat: 'england',
    title: { en: 'Home is worth a fight', pl: 'Dom wart jest walki' },
    task: {
      en: 'The last turn, eight nobles to six. Wallace, one step strong, has come to Mentieth and missed; its lord has two steps.',
      pl: 'Ostatnia tura, ośmiu szlachciców do sześciu. Wallace z jednym poziomem przyszedł do Mentieth i chybił; jego pan ma siłę dwa.',
    },
    position: at({
      board: { ...SIX, mentieth: 'mentieth-e 2, wallace 1 from fife' },
      given: LAST,
      begin: 'battle mentieth scotland',
      dice: [6],
      played: ['scotland: fight wallace'],
    }),
    best: ['fight mentieth-e', 'hold mentieth-e'],
    by: 0.2,
    why: {
      en: 'At home he hits at 3: two dice kill Wallace three times in four. Who leaves gives Wallace the hall, and in winter goes over to him (7.1): a retreat loses the war as surely as a defeat.',
      pl: 'U siebie trafia na 3: dwie kości zabijają Wallace’a trzy razy na cztery. Kto odejdzie, odda Wallace’owi dom i zimą do niego przejdzie (7.1): odwrót przegrywa wojnę tak samo jak klęska.',
    },
  },
  {
    id: 'angus-stands',
    seat: 'scotland',
    title: { en: 'Angus stands', pl: 'Angus stoi' },
    task: {
      en: 'The last turn, seven nobles each, Wallace lives. Durham foot have come to Angus, whose lord has two steps.',
      pl: 'Ostatnia tura, po siedmiu szlachciców, Wallace żyje. Piechota z Durham przyszła do Angus, którego pan ma siłę dwa.',
    },
    position: at({
      board: { ...SEVEN, angus: 'angus-s 2, durham-infantry 2 from fife', selkirk: 'wallace' },
      given: LAST,
      begin: 'battle angus england',
    }),
    best: ['fight angus-s'],
    by: 0.1,
    why: {
      en: 'If the foot keep Angus, its lord is theirs in winter, wherever he has gone (7.1). At home he rolls at 3, and B strikes before C: he must fight, and will mostly win.',
      pl: 'Jeśli piechota utrzyma Angus, zimą jego pan będzie jej, dokądkolwiek odszedł (7.1). U siebie trafia na 3, a B bije przed C: musi walczyć i przeważnie wygra.',
    },
  },
  {
    id: 'a-lord-is-worth-more',
    seat: 'scotland',
    title: { en: 'A lord is worth more than foot', pl: 'Pan wart więcej niż piechur' },
    task: {
      en: 'Seven nobles each in the last turn. In Fife the knights have hit once; Mar and Fraser are equally strong.',
      pl: 'Po siedmiu szlachciców w ostatniej turze. W Fife rycerze trafili raz; Mar i Fraser są równie silni.',
    },
    position: at({
      board: {
        ...SEVEN,
        mar: '',
        fife: 'mar-s 1, fraser 1, york-knights 3 from mentieth',
        selkirk: 'wallace',
      },
      given: LAST,
      begin: 'battle fife england',
      dice: [1, 6, 6],
      played: ['scotland: hold mar-s', 'england: fight york-knights'],
    }),
    best: ['hit fraser'],
    by: 0.2,
    why: {
      en: 'Fraser goes to the pool; Mar would be captured and count for England (5.7). Fraser falls, and Mar can still leave next round.',
      pl: 'Fraser wraca do puli; Mar zostałby schwytany i liczył się Anglii (5.7). Pada Fraser, a Mar może jeszcze odejść w następnej rundzie.',
    },
  },
]
