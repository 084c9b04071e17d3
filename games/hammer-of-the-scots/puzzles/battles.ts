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
      en: 'The last turn, seven nobles each. Wallace has been caught in Lothian with one step, and it is the knights’ turn.',
      pl: 'Ostatnia tura, po siedmiu szlachciców. Wallace’a dopadnięto w Lothian z jednym poziomem siły; kolej na rycerzy.',
    },
    position: at({
      board: { ...SEVEN, lothian: 'wallace 1, york-knights 3 from dunbar', selkirk: 'campbell' },
      given: LAST,
      begin: 'battle lothian england',
      played: ['scotland: hold wallace'],
    }),
    best: ['fight york-knights'],
    by: 0.3,
    why: {
      en: 'At seven each only Wallace’s death wins the war for England. Three dice at 3 hit him seven times in eight; next round he would be gone.',
      pl: 'Przy stanie po siedem Anglii wojnę wygrywa tylko śmierć Wallace’a. Trzy kości na 3 trafią go siedem razy na osiem; w następnej rundzie już by go nie było.',
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
    id: 'guard-the-noble',
    seat: 'england',
    title: { en: 'A lord is worth more than foot', pl: 'Pan wart więcej niż piechur' },
    task: {
      en: 'The last turn, eight nobles to six. Wallace has hit once in Mentieth: which of your two blocks takes it?',
      pl: 'Ostatnia tura, ośmiu szlachciców do sześciu. Wallace trafił raz w Mentieth: który z dwóch bloczków to przyjmie?',
    },
    position: at({
      board: { ...SIX, mentieth: 'mentieth-e 1, cumbria-infantry 1, wallace 2 from fife' },
      given: LAST,
      begin: 'battle mentieth scotland',
      dice: [1, 6],
      played: ['scotland: fight wallace'],
    }),
    best: ['hit cumbria-infantry'],
    by: 0.2,
    why: {
      en: 'A noble who loses his last step is captured and changes sides (5.7): seven each, with Wallace alive. The infantry merely goes to the pool, and Mentieth fights on at home.',
      pl: 'Szlachcic, który traci ostatni poziom, zostaje schwytany i zmienia stronę (5.7): po siedem, z żywym Wallace’em. Piechota tylko wraca do puli, a Mentieth walczy dalej u siebie.',
    },
  },
  {
    id: 'which-column-leads',
    seat: 'england',
    title: { en: 'Which column leads?', pl: 'Która kolumna na czele?' },
    task: {
      en: 'Edward has come from Buchan, a handful of foot from Angus. One column fights at once, the other comes in round two.',
      pl: 'Edward nadszedł z Buchan, garść piechoty z Angus. Jedna kolumna walczy od razu, druga przyjdzie w drugiej rundzie.',
    },
    position: at({
      board: {
        moray: 'moray',
        mar: 'mar-s 3, grant 3, fraser 3',
        buchan: 'edward 4, york-knights 4',
        angus: 'cumbria-infantry 1, angus-e',
      },
      given: { year: 1300, turn: 5 },
      begin: 'turn move-2-1 move-1-1',
      played: [
        'england: move edward; to mar',
        'england: move york-knights; to mar',
        'england: move cumbria-infantry; to mar',
        'england: end',
      ],
    }),
    best: ['lead edward', 'lead york-knights'],
    by: 0.15,
    gains: 'nobles',
    why: {
      en: 'Reserves neither fight nor take hits in round one (5.32). With one step of foot in front the battle is lost before the King arrives; with Edward in front eight dice strike from the start.',
      pl: 'Rezerwy w pierwszej rundzie nie walczą i nie przyjmują trafień (5.32). Z jednym poziomem piechoty na czele bitwa przepadnie, zanim przybędzie król; z Edwardem od początku bije osiem kości.',
    },
  },
]
