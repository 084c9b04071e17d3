/** The worked examples of the rulebook that can be stepped through on a board, by the ids of EXAMPLES.md. */
import type { WorkedExample } from '@muster/kernel/worked-example'
import { MINORS } from './minors.ts'

/** All say which status they want, and both leaders accept who joins them. */
const DECLARED = [
  'prussia: declare french',
  'austria: declare french',
  'russia: declare british',
  'spain: declare french',
  'ottoman: declare neutral',
  'britain: accept-all',
  'france: accept-all',
]

export const EXAMPLES: readonly WorkedExample[] = [
  ...MINORS,
  {
    id: 'TC2',
    title: { en: 'An Emperor is elected', pl: 'Wybór Cesarza' },
    position: {
      players: 7,
      board: {
        nassau: 'Britain garrison',
        bavaria: 'France garrison',
        saxonia: 'Austria garrison',
        pfalz: 'Russia garrison',
      },
      given: { status: { austria: 'french', prussia: 'expansionist', russia: 'neutral' } },
      begin: 'election',
    },
    areas: ['nassau', 'bavaria', 'saxonia', 'pfalz', 'berlin'],
    steps: [
      {
        says: {
          en: 'Britain, France and Austria control two electors each, Prussia and Russia one. Britain may vote for itself or for Russia: it is at war with all others.',
          pl: 'Wielka Brytania, Francja i Austria kontrolują po dwa elektoraty, Prusy i Rosja po jednym. Brytania może głosować na siebie lub na Rosję: z resztą jest w stanie wojny.',
        },
        refused: { 'britain: vote france': '8.4', 'britain: vote prussia': '8.4' },
      },
      {
        says: {
          en: 'Britain votes for Russia. Prussia too could choose only itself or Russia, and votes for itself.',
          pl: 'Brytania głosuje na Rosję. Prusy też mogą wybrać tylko siebie lub Rosję i głosują na siebie.',
        },
        plays: ['britain: vote russia', 'prussia: vote prussia'],
        refused: { 'prussia: vote russia': '8.4' },
      },
      {
        says: {
          en: 'Austria votes for Austria, France and Russia for Russia: five votes, and Russia is Emperor. Now Austria drills.',
          pl: 'Austria głosuje na Austrię, Francja i Rosja na Rosję: pięć głosów i Rosja jest Cesarzem. Teraz Austria ma Musztrę.',
        },
        plays: ['austria: vote austria', 'france: vote russia', 'russia: vote russia'],
      },
    ],
  },
  {
    id: 'TC5',
    title: { en: 'Britain’s first Movement', pl: 'Pierwszy Ruch Wielkiej Brytanii' },
    position: {
      players: 7,
      board: { london: 'ligonier 3', cornwall: 'granby 3' },
      given: {
        status: {
          prussia: 'british',
          russia: 'british',
          austria: 'french',
          spain: 'french',
          ottoman: 'neutral',
        },
        morale: { ottoman: 2 },
      },
      begin: 'movement britain',
    },
    areas: ['london', 'cornwall', 'holland', 'oporto', 'lisboa'],
    steps: [
      {
        says: {
          en: 'Britain has to name an Arbiter. Prussia is in its Coalition, so it cannot be; the Ottomans can.',
          pl: 'Brytania musi wskazać Arbitra. Prusy są w jej Koalicji, więc nie mogą nim być; Osmanowie mogą.',
        },
        refused: { 'britain: name-arbiter prussia': '5.7.1' },
      },
      {
        says: {
          en: 'London sails to Holland, Cornwall to Oporto. Each leaves a Unit as a Garrison.',
          pl: 'Londyn płynie do Holandii, Kornwalia do Porto. Każdy zostawia Oddział jako Garnizon.',
        },
        plays: [
          'britain: name-arbiter ottoman',
          'britain: sail ligonier holland',
          'britain: garrison ligonier',
          'britain: sail granby oporto',
          'britain: garrison granby',
          'britain: end-turn',
        ],
        stand: { ligonier: 'holland 2', granby: 'oporto 2' },
      },
      {
        says: {
          en: 'The Ottomans permit a second Movement Turn: to Hannover, a British home that needs no Garrison, and to Lisboa.',
          pl: 'Osmanowie pozwalają na drugą Turę Ruchu: do Hanoweru, który jest brytyjski i nie wymaga Garnizonu, oraz do Lizbony.',
        },
        plays: [
          'britain: ask-arbiter',
          'ottoman: permit',
          'britain: sail ligonier hannover',
          'britain: sail granby lisboa',
          'britain: garrison granby',
        ],
        stand: { ligonier: 'hannover 2', granby: 'lisboa 1' },
      },
    ],
  },
  {
    id: 'TC4',
    title: { en: 'How often an Arbiter permits', pl: 'Ile razy Arbiter pozwala' },
    position: {
      players: 7,
      board: { london: 'ligonier 1' },
      given: { morale: { ottoman: 12, france: 15 } },
      begin: 'movement britain',
    },
    areas: ['london', 'york'],
    steps: [
      {
        says: {
          en: 'France has Morale 15 and cannot be named. The Ottomans have 12: named, they have 13.',
          pl: 'Francja ma Morale 15 i nie można jej wskazać. Osmanowie mają 12: wskazani, mają 13.',
        },
        refused: { 'britain: name-arbiter france': '9.7.1' },
      },
      {
        says: {
          en: 'After the first turn they permit a second and get 2 more, 15 in all. A third is not even asked for.',
          pl: 'Po pierwszej turze pozwalają na drugą i dostają 2, razem 15. O trzecią nawet się nie pyta.',
        },
        plays: [
          'britain: name-arbiter ottoman',
          'britain: march ligonier york',
          'britain: end-turn',
          'britain: ask-arbiter',
          'ottoman: permit',
          'britain: end-turn',
        ],
        stand: { ligonier: 'york 1' },
      },
    ],
  },
  {
    id: 'TC6',
    title: { en: 'The battle of Lombardia', pl: 'Bitwa o Lombardię' },
    position: {
      players: 7,
      board: {
        lombardia: 'saxe 2, France garrison, fortress',
        piedmont: 'belle-isle 2',
        catalonia: 'gages 3',
        napoli: 'montemar 2',
      },
      given: {
        status: { spain: 'british' },
        morale: { spain: 6, france: 6 },
        hands: { spain: '3 4 4 4 5', france: '2 2 3 5' },
      },
      begin: 'movement-turn spain',
    },
    areas: ['lombardia', 'piedmont', 'catalonia', 'napoli', 'patrimonium-st-petri'],
    steps: [
      {
        says: {
          en: 'Three Spanish Units sail from Catalonia to Lombardia, two march from Napoli to be near. The strength is 4 to 7.',
          pl: 'Trzy hiszpańskie Oddziały płyną z Katalonii do Lombardii, dwa idą z Neapolu, by być blisko. Siła to 4 do 7.',
        },
        plays: [
          'spain: sail gages lombardia',
          'spain: march montemar patrimonium-st-petri',
          'spain: end-turn',
        ],
        stand: { gages: 'lombardia 3', montemar: 'patrimonium-st-petri 2' },
      },
      {
        says: {
          en: 'Both neighbours support. Cards are laid in turn, as many on a General as he has Units: Spain 4, 5, 4, 4, France 2, 2, 5, 3.',
          pl: 'Obaj sąsiedzi wspierają. Karty kładzie się na przemian, na Generale tyle, ile ma Oddziałów: Hiszpania 4, 5, 4, 4, Francja 2, 2, 5, 3.',
        },
        plays: [
          'spain: support montemar',
          'france: support belle-isle',
          'spain: play gages 4',
          'france: play saxe 2',
          'spain: play montemar 5',
          'france: play belle-isle 2',
          'spain: play gages 4',
          'france: play saxe 5',
          'spain: play montemar 4',
          'france: play belle-isle 3',
        ],
        stand: { saxe: 'lombardia 2' },
      },
      {
        says: {
          en: 'Spain has a Unit left for a fifth card, a 3 face up, which turns up a French card. It is 25 to 21: Spain wins, garrisons Lombardia, and Saxe goes to Paris without Units.',
          pl: 'Hiszpania ma jeszcze Oddział na piątą kartę: odkrytą trójkę, która odsłania kartę Francji. Jest 25 do 21: Hiszpania wygrywa, obsadza Lombardię, a Maurycy Saski wraca do Paryża bez Oddziałów.',
        },
        plays: ['spain: play-open gages', 'spain: turn-up 1', 'spain: garrison gages', 'france: to-capital'],
        stand: {
          gages: 'lombardia 1',
          saxe: 'paris 0',
          'belle-isle': 'piedmont 1',
          montemar: 'patrimonium-st-petri 1',
        },
      },
    ],
  },
  {
    id: 'TC1',
    title: { en: 'Who is at war with whom', pl: 'Kto z kim jest w stanie wojny' },
    position: {
      players: 7,
      board: {
        podolia: 'daun 2',
        kiev: 'lacy 1',
        moravia: 'browne 2',
        silesia: 'schwerin 1',
        moldavia: 'ivaz-mehmed 0',
      },
      given: {
        status: {
          prussia: 'british',
          austria: 'french',
          spain: 'french',
          russia: 'neutral',
          ottoman: 'expansionist',
        },
      },
      begin: 'movement-turn austria',
    },
    areas: ['podolia', 'kiev', 'moravia', 'silesia', 'moldavia'],
    steps: [
      {
        says: {
          en: 'Prussia is in the British Coalition, Austria and Spain in the French; Russia is Neutral and at peace with all. Austria may not enter its home.',
          pl: 'Prusy są w Koalicji Brytyjskiej, Austria i Hiszpania we Francuskiej; Rosja jest Neutralna i ma pokój ze wszystkimi. Austria nie może wejść do jej domu.',
        },
        refused: { 'austria: march daun kiev': '11.3.5' },
      },
      {
        says: {
          en: 'Between the two Coalitions there is war: Austria attacks Prussia in Silesia.',
          pl: 'Między obiema Koalicjami trwa wojna: Austria atakuje Prusy na Śląsku.',
        },
        plays: ['austria: march browne silesia'],
        stand: { browne: 'silesia 2' },
      },
      {
        says: {
          en: 'The Ottomans are Expansionist, at war with all but Russia: they may be attacked in Moldavia.',
          pl: 'Osmanowie są Ekspansywni, w wojnie ze wszystkimi prócz Rosji: można ich zaatakować w Mołdawii.',
        },
        plays: ['austria: march daun moldavia'],
        stand: { daun: 'moldavia 2' },
      },
    ],
  },
  {
    id: 'TC3',
    title: { en: 'The wheel turns', pl: 'Koło się obraca' },
    position: {
      players: 7,
      board: {},
      given: { hands: { britain: '1', prussia: '2' } },
      begin: 'actions russia leadership',
    },
    areas: ['st-petersburg'],
    steps: [
      {
        says: {
          en: 'Russia’s shield is on Leadership: it takes Morale, and may not mobilise.',
          pl: 'Tarcza Rosji jest na Przywództwie: bierze Morale, a mobilizować nie może.',
        },
        refused: { 'russia: end-mobilisation': '5.1.2' },
      },
      {
        says: {
          en: 'All others act too, and the turn ends: every shield goes on by one.',
          pl: 'Działają też wszyscy pozostali i tura się kończy: każda tarcza przesuwa się o jeden.',
        },
        plays: [
          'britain: discard 1',
          'russia: take-morale',
          'france: end-mobilisation',
          'prussia: name-arbiter britain',
          'prussia: end-turn',
          'prussia: end-movement',
        ],
        given: { morale: { russia: 6 } },
        refused: { 'russia: take-morale': '5.1.2' },
      },
      {
        says: {
          en: 'Now it is on Mobilisation. Russia raises nobody.',
          pl: 'Teraz jest na Mobilizacji. Rosja nikogo nie powołuje.',
        },
        plays: ['russia: end-mobilisation'],
        refused: { 'russia: end-mobilisation': '9.0.1' },
      },
    ],
  },
  {
    id: 'TC7',
    title: { en: 'Peace becomes war', pl: 'Pokój staje się wojną' },
    position: {
      players: 7,
      board: { mecklenburg: 'lacy 0, Prussia garrison', pomerania: 'Russia garrison' },
      given: { status: { prussia: 'british', russia: 'british' } },
      begin: 'diplomacy',
    },
    areas: ['mecklenburg', 'pomerania'],
    steps: [
      {
        says: {
          en: 'Prussia and Russia are in the British Coalition: a Russian General without Units stands beside a Prussian Garrison. Then Prussia joins France.',
          pl: 'Prusy i Rosja są w Koalicji Brytyjskiej: rosyjski Generał bez Oddziałów stoi przy pruskim Garnizonie. Wtedy Prusy przechodzą do Francji.',
        },
        plays: DECLARED,
        given: { status: { prussia: 'french' } },
        stand: { lacy: 'mecklenburg 0' },
      },
      {
        says: {
          en: 'Strength is 1 to 1, and the side with the Garrison counts as stronger. The General has to leave; he goes to Pomerania, which is Russian.',
          pl: 'Siła to 1 do 1, a strona z Garnizonem liczy się jako silniejsza. Generał musi odejść; idzie na Pomorze, które jest rosyjskie.',
        },
        plays: ['russia: withdraw-to lacy pomerania'],
        stand: { lacy: 'pomerania 0' },
      },
    ],
  },
  {
    id: 'TC12',
    title: { en: 'Influence before Movement', pl: 'Wpływy przed Ruchem' },
    position: {
      scenario: '1740',
      players: 7,
      board: {
        lombardia: 'Austria garrison',
        saxonia: 'Austria garrison',
        silesia: 'Austria garrison',
        berlin: 'frederick-ii 3',
      },
      given: { round: 1, hands: { britain: '1' } },
      begin: 'turn austria gainInfluence',
    },
    areas: ['silesia', 'saxonia', 'berlin', 'lombardia'],
    steps: [
      {
        says: {
          en: '1740, round 1, turn 1. Austria gains 4 Influence: Lombardia 1, Saxonia 1, Silesia 2.',
          pl: '1740, runda 1, tura 1. Austria zyskuje 4 Wpływy: Lombardia 1, Saksonia 1, Śląsk 2.',
        },
        plays: ['britain: discard 1', 'russia: end-leadership', 'france: end-mobilisation'],
        given: { influence: { austria: 4 } },
      },
      {
        says: {
          en: 'Only then Prussia moves, in the same turn: Frederick marches into Silesia.',
          pl: 'Dopiero potem, w tej samej turze, ruszają się Prusy: Fryderyk wkracza na Śląsk.',
        },
        plays: ['prussia: name-arbiter britain', 'prussia: march frederick-ii silesia'],
        stand: { 'frederick-ii': 'silesia 3' },
        given: { influence: { austria: 4 } },
      },
    ],
  },
]
