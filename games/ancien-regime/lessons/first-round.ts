/** Prussia in 1740: once round the wheel, from its Movement to the diplomacy of the next round. */
import type { Lesson } from '@muster/kernel/lesson'

export const firstRound: Lesson = {
  id: 'first-round',
  name: { en: 'The first round', pl: 'Pierwsza runda' },
  about: {
    en: 'Seven actions of the wheel: take Silesia, vote, tax, mobilise, declare.',
    pl: 'Siedem akcji Koła: zdobywasz Śląsk, głosujesz, pobierasz podatki, mobilizujesz, deklarujesz.',
  },
  seat: 'prussia',
  position: {
    scenario: '1740',
    players: 7,
    board: {
      berlin: 'Frederick 3',
      mecklenburg: 'Prussia 3',
      borussia: 'Prussia 2',
      london: 'Britain 2',
      hannover: 'Britain 1',
      holland: 'Britain garrison, fortress',
      picardie: 'France 3',
      lorraine: 'France 2, France garrison',
      bavaria: 'France garrison',
      bohemia: 'Austria 2',
      wien: 'Austria 1',
      lombardia: 'Austria garrison',
      saxonia: 'Austria garrison',
      silesia: 'Austria garrison',
      karelia: 'Russia 1',
      'st-petersburg': 'Russia 3',
      kiev: 'Russia 1',
      warszawa: 'Russia garrison',
      polesie: 'Russia garrison',
      podolia: 'Russia garrison',
      madrid: 'Spain 1',
      napoli: 'Spain 1, Spain garrison',
      wallachia: 'Ottoman 1',
      serbia: 'Ottoman 1',
      bessarabia: 'Ottoman garrison',
      crimea: 'Ottoman garrison',
    },
    given: {
      round: 1,
      hands: {
        prussia: '5 4 4 3 2 2',
        austria: '3 2',
        france: '4 2',
        britain: '3 2',
        russia: '4 3 2 2',
        spain: '4 3 3 2',
        ottoman: '3 2',
      },
      morale: { ottoman: 2, russia: 3, spain: 4, britain: 5, austria: 9, france: 11, prussia: 12 },
      money: { france: 5, russia: 4, spain: 6 },
      stuart: 'waits',
    },
    begin: 'movement prussia',
  },
  others: [
    'name-arbiter ottoman',
    'name-arbiter spain',
    'end-turn',
    'end-movement',
    'stand-aside',
    'end-mobilisation',
    'end-leadership',
    'end-offers',
    'end-subsidies',
    'discard 2',
    'end-disbanding',
    'accept-all',
    'vote britain',
    'vote france',
    'vote austria',
  ],
  steps: [
    {
      en: 'Seven Powers, seven actions. Each turn of the wheel every Power does the next one; seven turns are a round. 25 Influence win. You begin on Movement.',
      pl: 'Siedem Mocarstw, siedem akcji. W każdej turze Koła każde Mocarstwo wykonuje kolejną; siedem tur to runda. Wygrywa, kto pierwszy ma 25 punktów Wpływu. Zaczynasz od Ruchu.',
    },
    {
      en: 'Before you move, name an Arbiter outside your Coalition: that Power gains 1 Morale and may forbid a second turn. Name the Ottomans, who have least.',
      pl: 'Przed Ruchem wyznacz Arbitra spoza swojej Koalicji: zyska 1 Morale i może zabronić drugiej Tury Ruchu. Wyznacz Imperium Osmańskie, ma najmniej.',
      choose: ['name-arbiter ottoman'],
      otherwise: {
        'name-arbiter austria': {
          en: 'She would spend that Morale against you.',
          pl: 'Wyda to Morale przeciwko tobie.',
        },
      },
    },
    {
      en: 'Silesia is worth 2 to you and to Austria. March Frederick there.',
      pl: 'Śląsk jest wart 2 dla ciebie i dla Austrii. Wyślij tam Fryderyka.',
      choose: ['march frederick-ii silesia'],
      otherwise: { 'march frederick-ii saxonia': { en: 'Worth 1.', pl: 'Warta 1.' } },
    },
    {
      en: 'End the Movement Turn: the battle follows.',
      pl: 'Zakończ Turę Ruchu: teraz bitwa.',
      choose: ['end-turn'],
    },
    {
      en: 'A lone Garrison plays no cards. 4 beats 1: pass and save your Morale.',
      pl: 'Sam Garnizon nie zagrywa kart. 4 bije 1: spasuj i oszczędź Morale.',
      choose: ['pass'],
      otherwise: {
        play: {
          en: 'Allowed, but each card costs 1 Morale you do not need to spend.',
          pl: 'Wolno, ale każda karta kosztuje 1 Morale, zupełnie niepotrzebnie.',
        },
      },
    },
    {
      en: 'Leave a Garrison: Silesia is yours.',
      pl: 'Zostaw Garnizon: Śląsk jest twój.',
      choose: ['garrison frederick-ii'],
      otherwise: {
        'no-garrison': {
          en: 'Allowed; then nobody controls Silesia.',
          pl: 'Wolno; wtedy nikt nie kontroluje Śląska.',
        },
      },
    },
    {
      en: 'You could ask for a second Movement Turn; it gives the Arbiter 2 more Morale. Stop here.',
      pl: 'Możesz prosić o drugą Turę Ruchu; Arbiter zyska jeszcze 2 Morale. Zakończ.',
      choose: ['end-movement'],
      otherwise: {
        'ask-arbiter': { en: 'Allowed; the Arbiter may refuse.', pl: 'Wolno; Arbiter może odmówić.' },
      },
    },
    {
      en: 'The wheel turns. Drill: draw one card, discard one. Discard a 2.',
      pl: 'Koło się obraca. Musztra: dobierz kartę i odrzuć jedną. Odrzuć 2.',
      choose: ['discard 2'],
      otherwise: { discard: { en: 'Keep high cards.', pl: 'Zachowaj wysokie karty.' } },
    },
    {
      en: 'Before Austria drills the electors choose an Emperor; five of eight votes. You hold Berlin, one vote. Vote for yourself.',
      pl: 'Przed Musztrą Austrii elektorzy wybierają Cesarza; potrzeba pięciu z ośmiu głosów. Masz terytorium Berlin, jeden głos. Głosuj na siebie.',
      choose: ['vote prussia'],
      otherwise: {
        'vote france': {
          en: 'A gift; nobody reaches five today.',
          pl: 'Prezent; dziś nikt nie zbierze pięciu.',
        },
        abstain: { en: 'Allowed, but a vote costs nothing.', pl: 'Wolno, ale głos nic nie kosztuje.' },
      },
    },
    {
      en: 'Taxation: your home territories pay 4 Money. Nothing to choose.',
      pl: 'Opodatkowanie: twoje Terytoria Macierzyste dają 4 Pieniądze. Nic nie wybierasz.',
    },
    {
      en: 'Subsidies: you may give up to 3 Money or cards to allies. Give nothing.',
      pl: 'Subwencje: możesz dać sojusznikom do 3 Pieniędzy lub kart. Nie dawaj nic.',
      choose: ['end-offers'],
      otherwise: {
        'offer-money': { en: 'Allowed; promises are not enforced.', pl: 'Wolno; obietnice nie wiążą.' },
        'offer-card': { en: 'Allowed; promises are not enforced.', pl: 'Wolno; obietnice nie wiążą.' },
      },
    },
    {
      en: 'Leadership: place or recall Generals, or draw a card, or gain 1 Morale. Take Morale.',
      pl: 'Przywództwo: wystaw lub odwołaj Generałów albo dobierz kartę, albo zyskaj 1 Morale. Weź Morale.',
      choose: ['take-morale'],
      otherwise: { recall: { en: 'His Units would be lost.', pl: 'Jego Oddziały przepadną.' } },
    },
    {
      en: 'Frederick may move once more at your Leadership. Let him stay: end his turn.',
      pl: 'Fryderyk może się ruszyć dodatkowo przy twoim Przywództwie. Niech zostanie: zakończ jego turę.',
      choose: ['end-turn'],
    },
    {
      en: 'Mobilisation: all Money must go, the rest is lost to Corruption. Two Units for Frederick, one for Schwerin, one Morale.',
      pl: 'Mobilizacja: wydaj wszystko, resztę zabierze Korupcja. Dwa Oddziały dla Fryderyka, jeden dla Schwerina, jedno Morale.',
      choose: [
        'buy-unit frederick-ii',
        'buy-unit frederick-ii',
        'buy-unit schwerin',
        'buy-morale',
        'end-mobilisation',
      ],
      otherwise: {
        'buy-card': {
          en: 'Allowed, but six cards are the most you may hold.',
          pl: 'Wolno, ale najwyżej sześć kart możesz mieć na ręku.',
        },
      },
    },
    {
      en: 'Gain Influence: Silesia gives 2. You have 2 of 25.',
      pl: 'Poszerzenie Wpływów: Śląsk daje 2. Masz 2 z 25.',
    },
    {
      en: 'A new round begins with diplomacy: choose in secret where you stand. Keep the French Coalition.',
      pl: 'Nowa runda zaczyna się od dyplomacji: wybierz w sekrecie swój Status. Zostań w Koalicji Francuskiej.',
      choose: ['declare french'],
      otherwise: {
        'declare neutral': {
          en: 'Nobody may attack your home and taxes double, but you may not enter land you do not control.',
          pl: 'Nikt nie zaatakuje twoich ziem, podatki są podwójne, ale nie wejdziesz tam, gdzie nie masz kontroli.',
        },
        'declare expansionist': {
          en: 'At war with all but Neutrals, no allies.',
          pl: 'Wojna ze wszystkimi poza Neutralnymi, żadnych sojuszników.',
        },
        'declare british': {
          en: 'The British leader may refuse you, and Austria would be your ally.',
          pl: 'Brytyjski przywódca może cię nie przyjąć, a Austria byłaby sojusznikiem.',
        },
      },
      reply: [
        'austria: declare british',
        'russia: declare british',
        'spain: declare french',
        'ottoman: declare neutral',
      ],
    },
  ],
}
