/** Where to strike, whom to help, whom to leave alone. */
import type { Puzzle } from '@muster/kernel/puzzle'
import { at, NOBODY_WINS, WINS } from './common.ts'

export const BATTLES: readonly Puzzle[] = [
  {
    id: 'the-leaders-larder',
    seat: 'austria',
    title: { en: 'The leader’s larder', pl: 'Spiżarnia prowadzącego' },
    task: {
      en: 'Russia has 23 Influence and gains next turn: one from Warszawa, one from Podolia. Daun stands in Malopolska, with empty Silesia before him.',
      pl: 'Rosja ma 23 Wpływu i w następnej turze zyska po jednym za Warszawę i Podole. Daun stoi w Małopolsce, a przed nim leży pusty Śląsk.',
    },
    position: at({
      board: {
        malopolska: 'Austria 2, Austria garrison',
        warszawa: 'Russia garrison',
        podolia: 'Russia garrison',
        'st-petersburg': 'Russia 2',
        berlin: 'Prussia 1',
      },
      given: {
        influence: { russia: 23, austria: 17, prussia: 10 },
        hands: { austria: '3 3', russia: '4 2' },
        status: { russia: 'french' },
      },
      begin: 'movement-turn austria ottoman 3',
    }),
    best: ['march daun warszawa'],
    gains: NOBODY_WINS,
    by: 0.4,
    why: {
      en: 'Silesia is worth two to you, but you gain six turns from now, Russia in one. A lone Garrison has Strength 1 and no cards: take from the leader what he is about to count.',
      pl: 'Śląsk jest wart dla ciebie dwa, ale ty Poszerzasz Wpływy za sześć tur, a Rosja za jedną. Samotny Garnizon ma Siłę 1 i nie gra kart: odbierz prowadzącemu to, co zaraz policzy.',
    },
  },
  {
    id: 'stand-aside',
    seat: 'prussia',
    title: { en: 'Stand aside', pl: 'Stań z boku' },
    task: {
      en: 'Your Ally France, with 23 Influence, attacks Daun in Bohemia without a card in hand. Your army in Silesia may support it.',
      pl: 'Sojusznicza Francja, z 23 punktami Wpływu, atakuje Dauna w Czechach, nie mając kart na ręce. Twoja armia na Śląsku może ją wesprzeć.',
    },
    position: at({
      board: {
        franconia: 'France 2',
        bohemia: 'Austria 2, Austria garrison',
        silesia: 'Prussia 3, Prussia garrison',
        london: 'Britain 1',
      },
      given: {
        influence: { france: 23, prussia: 18, austria: 11 },
        hands: { prussia: '4 4 3', austria: '' },
        morale: { prussia: 7 },
      },
      begin: 'movement-turn france ottoman 3',
      played: ['france: march saxe bohemia; end-turn'],
    }),
    best: ['stand-aside'],
    gains: NOBODY_WINS,
    by: 0.4,
    why: {
      en: 'Support would bring you two Influence for the beaten General, and France the same: 25. Three against four, Saxe cannot win alone. An Ally who is about to win needs no friends.',
      pl: 'Wsparcie dałoby ci dwa punkty za pokonanego Generała, ale Francji też: 25. Trzy przeciw czterem, sam Saxe nie wygra. Sojusznik, który zaraz wygra, nie potrzebuje przyjaciół.',
    },
  },
  {
    id: 'another-mans-battle',
    seat: 'russia',
    title: { en: 'Another man’s battle', pl: 'Cudza bitwa' },
    task: {
      en: 'You have 23 Influence. Your Ally Austria attacks Prince Henry in Silesia, four against two; your Lacy stands in Malopolska with his last Unit.',
      pl: 'Masz 23 Wpływu. Sojusznicza Austria atakuje na Śląsku księcia Henryka siłą cztery przeciw dwóm; twój Lacy stoi obok, w Małopolsce, z ostatnim Oddziałem.',
    },
    position: at({
      board: {
        bohemia: 'Austria 3',
        silesia: 'Prussia 1',
        malopolska: 'Russia 1',
        paris: 'France 2',
      },
      given: {
        influence: { russia: 23, austria: 16, france: 20 },
        hands: { russia: '4', austria: '4 3 3', prussia: '2' },
      },
      begin: 'movement-turn austria ottoman',
      played: ['austria: march daun silesia; end-turn'],
    }),
    best: ['support lacy'],
    gains: WINS,
    by: 0.3,
    why: {
      en: 'Every winning Power that took part gains the Influence, supporters included (10.4.4): one for the General, one because the Coalitions are opposed. A Unit is a small price for 25.',
      pl: 'Wpływ zyskuje każde zwycięskie Mocarstwo, które brało udział, także wspierające (10.4.4): jeden za Generała i jeden za wrogą Koalicję. Oddział to niewielka cena za 25.',
    },
  },
  {
    id: 'hold-the-line',
    seat: 'prussia',
    title: { en: 'Hold the line', pl: 'Utrzymaj linię' },
    task: {
      en: 'Austria, with 23 Influence, attacks your Ally Saxe in Bavaria. Prince Henry stands beside it in Franconia with three Units and good cards.',
      pl: 'Austria, z 23 punktami Wpływu, atakuje twojego Sojusznika Saxe’a w Bawarii. Obok, we Frankonii, stoi książę Henryk z trzema Oddziałami i dobrymi kartami.',
    },
    position: at({
      board: {
        wien: 'Austria 3',
        bavaria: 'France 1, France garrison',
        franconia: 'Prussia 3, Prussia garrison',
        london: 'Britain 2',
      },
      given: {
        influence: { austria: 23, prussia: 15, france: 12 },
        hands: { prussia: '5 5 4', austria: '4 3', france: '3' },
        morale: { prussia: 6 },
      },
      begin: 'movement-turn austria ottoman 3',
      played: ['austria: march daun bavaria; end-turn'],
    }),
    best: ['support prince-henry'],
    gains: NOBODY_WINS,
    by: 0.4,
    why: {
      en: 'Four against three, and Austria has the cards: alone Saxe is lost, and with him the match. Your three cards turn the battle, and beating Daun brings you two Influence besides.',
      pl: 'Cztery przeciw trzem, a karty ma Austria: sam Saxe przepadnie, a z nim partia. Twoje trzy karty odwrócą bitwę, a pokonanie Dauna da ci jeszcze dwa punkty Wpływu.',
    },
  },
  {
    id: 'off-the-board',
    seat: 'austria',
    title: { en: 'Not to Vienna', pl: 'Byle nie do Wiednia' },
    task: {
      en: 'Daun has been beaten in Bavaria. Russia, with 23 Influence, moves next turn; its army is in Hungaria.',
      pl: 'Daun został pobity w Bawarii. Rosja, z 23 punktami Wpływu, rusza się w następnej turze; jej armia stoi na Węgrzech.',
    },
    position: at({
      board: {
        wurttemberg: 'France 3',
        bavaria: 'Austria 0',
        hungaria: 'Russia 3, Russia garrison',
      },
      given: {
        influence: { russia: 23, france: 12, austria: 15 },
        hands: { france: '3', russia: '3 3' },
        status: { russia: 'french' },
      },
      begin: 'movement-turn france ottoman 3',
      played: ['france: march saxe bavaria; end-turn; pass; garrison saxe'],
    }),
    best: ['off-board'],
    gains: NOBODY_WINS,
    by: 0.5,
    why: {
      en: 'In Wien he would stand without Units beside three Russian ones: two Influence for the taking, and 25. Off the board he costs nothing, draws you a card at Mobilisation, and comes back by Leadership.',
      pl: 'W Wiedniu stałby bez Oddziałów obok trzech rosyjskich: dwa punkty Wpływu za darmo, czyli 25. Poza planszą nic nie kosztuje, daje kartę przy Mobilizacji i wraca przez Przywództwo.',
    },
  },
  {
    id: 'london-before-flanders',
    seat: 'britain',
    title: { en: 'London before Flanders', pl: 'Najpierw Londyn' },
    task: {
      en: 'Stuart has taken York and London and gone north. France has 22 Influence and gains in two turns. Cumberland is in Holland, with a Prussian Garrison next door in Flandria.',
      pl: 'Stuart zajął York i Londyn i odszedł na północ. Francja ma 22 Wpływu i Poszerza Wpływy za dwie tury. Cumberland jest w Holandii, a tuż obok, we Flandrii, stoi pruski Garnizon.',
    },
    position: at({
      board: {
        london: 'France garrison',
        york: 'France garrison',
        scotland: 'Stuart 1',
        holland: 'Britain 3, Britain garrison',
        flandria: 'Prussia garrison',
        paris: 'France 2',
      },
      given: {
        round: 3,
        influence: { france: 22, britain: 14, austria: 12 },
        hands: { britain: '4 3', france: '3 2' },
      },
      begin: 'movement-turn britain ottoman 3',
    }),
    best: ['sail cumberland london'],
    gains: NOBODY_WINS,
    by: 0.4,
    why: {
      en: 'London counts two for whoever holds it against you, York one: that is 25. A lone Garrison in London falls to three Units, and France, with one, must wait a whole round. Flandria can wait too.',
      pl: 'Londyn liczy się zdobywcy za dwa, York za jeden: razem 25. Samotny Garnizon w Londynie nie oprze się trzem Oddziałom, a Francja z jednym punktem musi czekać całą rundę. Flandria też może poczekać.',
    },
  },
]
