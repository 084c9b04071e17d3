/** Frederick attacks Saxonia: Strength, support, Battle cards, and what a victory brings. */
import type { Lesson } from '@muster/kernel/lesson'

export const firstBattle: Lesson = {
  id: 'first-battle',
  name: { en: 'The first battle', pl: 'Pierwsza bitwa' },
  about: {
    en: 'March, play Battle cards one by one, leave a Garrison.',
    pl: 'Maszerujesz, zagrywasz karty Bitwy jedna po drugiej, zostawiasz Garnizon.',
  },
  seat: 'prussia',
  position: {
    scenario: '1740',
    players: 7,
    board: {
      berlin: 'Frederick 3',
      mecklenburg: 'Prussia 3',
      saxonia: 'Austria 1, Austria garrison',
      bohemia: 'Austria 2',
    },
    given: {
      round: 1,
      hands: { prussia: '5 4 4 3 2', austria: '3 2' },
      morale: { prussia: 6, austria: 5 },
    },
    begin: 'movement-turn prussia ottoman',
  },
  steps: [
    {
      en: 'A battle begins when your General enters land with a General or Garrison of a Power you are at war with. Choose Frederick in Berlin.',
      pl: 'Bitwa wybucha, gdy twój Generał wejdzie tam, gdzie stoi Generał lub Garnizon Mocarstwa, z którym jesteś w Stanie Wojny. Wybierz Generała Fryderyk II (Berlin).',
      select: ['frederick-ii'],
      otherwise: {
        'march prince-henry': {
          en: 'He may move too. First Frederick.',
          pl: 'On też może się ruszyć. Najpierw Fryderyk.',
        },
      },
    },
    {
      en: 'March to Saxonia.',
      pl: 'Przemarsz: Saksonia.',
      choose: ['march frederick-ii saxonia'],
      otherwise: {
        'march frederick-ii silesia': { en: 'Empty. No battle there.', pl: 'Pusta. Nie będzie tam bitwy.' },
      },
    },
    {
      en: 'Battles are fought when you end the Movement Turn. End it.',
      pl: 'Bitwy rozgrywa się po zakończeniu Tury Ruchu. Zakończ ją.',
      choose: ['end-turn'],
      otherwise: {
        'leave-garrison berlin': {
          en: 'Allowed, but every Unit is a card in battle.',
          pl: 'Wolno, ale każdy Oddział to karta w bitwie.',
        },
      },
      reply: ['austria: support laudon'],
    },
    {
      en: 'Strength: General 1, each Unit 1, Garrison 1. You 4, Austria 3. Laudon supports from Bohemia: no Strength, but cards.',
      pl: 'Siła: Generał 1, każdy Oddział 1, Garnizon 1. Ty 4, Austria 3. Laudon wspiera z Czech: nie daje Siły, tylko karty.',
    },
    {
      en: 'One card for each Unit: you may play three. Each costs 1 Morale. Play a 4 face down.',
      pl: 'Jedna karta na każdy Oddział: możesz zagrać trzy. Każda kosztuje 1 Morale. Zagraj zakrytą 4.',
      choose: ['play frederick-ii 4'],
      otherwise: {
        'play frederick-ii 5': {
          en: 'Strong, but it costs 1 more Morale if you lose. Keep it for last.',
          pl: 'Mocna, ale w razie porażki kosztuje dodatkowe Morale. Zachowaj na koniec.',
        },
        'play frederick-ii 2': {
          en: 'It counts 3 only in land you control.',
          pl: 'Liczy się za 3 tylko na terytorium, które kontrolujesz.',
        },
        'play-open': {
          en: 'A 3 face up turns up one of their cards; they have played none.',
          pl: 'Odkryta 3 odkrywa ich kartę, a jeszcze żadnej nie ma.',
        },
        pass: { en: 'Then you play no more in this battle.', pl: 'Pasując, nie zagrasz już w tej bitwie.' },
      },
      reply: ['austria: play daun 3; play laudon 2'],
    },
    {
      en: 'Austria answers with one card for Daun and one for Laudon, face down.',
      pl: 'Austria odpowiada dwiema zakrytymi kartami: przy Daunie i przy Laudonie.',
    },
    {
      en: 'A second 4 in the same stack adds 1 more. Play it.',
      pl: 'Druga 4 w tym samym stosie daje dodatkowo 1. Zagraj ją.',
      choose: ['play frederick-ii 4'],
      otherwise: {
        'play frederick-ii 5': {
          en: 'Strong, but it costs 1 more Morale if you lose. Keep it for last.',
          pl: 'Mocna, ale w razie porażki kosztuje dodatkowe Morale. Zachowaj na koniec.',
        },
        'play frederick-ii 2': {
          en: 'It counts 3 only in land you control.',
          pl: 'Liczy się za 3 tylko na terytorium, które kontrolujesz.',
        },
        pass: { en: 'Then you play no more in this battle.', pl: 'Pasując, nie zagrasz już w tej bitwie.' },
      },
    },
    {
      en: 'You stand at 13. Two cards of 5 would bring Austria to 13 as well, and a tie leaves the defender there. Be sure: play the 5.',
      pl: 'Masz 13. Dwie piątki dałyby Austrii też 13, a remis zostawia obrońcę na miejscu. Dla pewności zagraj 5.',
      choose: ['play frederick-ii 5'],
      otherwise: {
        pass: { en: 'Saves 1 Morale and risks the battle.', pl: 'Oszczędza 1 Morale, ale ryzykuje bitwę.' },
      },
    },
    {
      en: '4 + 4 + 4 + 1 + 5 = 18. Austria 3 + 3 + 3: her 2 counts 3 in land she controls. You win.',
      pl: '4 + 4 + 4 + 1 + 5 = 18. Austria 3 + 3 + 3: jej 2 liczy się za 3 na terytorium, które kontroluje. Wygrywasz.',
    },
    {
      en: 'Everybody who fought loses one Unit; whoever played a card draws one. You gain 2 Influence: 1 for Daun, 1 because your Coalitions are opposed.',
      pl: 'Każdy walczący traci jeden Oddział; kto zagrał kartę, dobiera jedną. Zyskujesz 2 Wpływu: 1 za Dauna i 1, bo wasze Koalicje są wrogie.',
    },
    {
      en: 'Turn a Unit into a Garrison: Saxonia becomes yours and gives Influence each round.',
      pl: 'Zamień Oddział w Garnizon: Saksonia będzie twoja i co rundę da Wpływ.',
      choose: ['garrison frederick-ii'],
      otherwise: {
        'no-garrison': {
          en: 'Allowed; then nobody controls Saxonia.',
          pl: 'Wolno; wtedy nikt nie kontroluje Saksonii.',
        },
      },
      reply: ['austria: to-capital'],
    },
    {
      en: 'The beaten General goes to his capital or off the board, without Units. That was a battle.',
      pl: 'Pokonany Generał wraca do stolicy albo schodzi z planszy, bez Oddziałów. Tak wygląda bitwa.',
    },
  ],
}
