/** York attacks Leicester, where the King is: order, hits taken together, treachery, the charge of an heir. */
import type { Lesson } from '@muster/kernel/lesson'

const WASTED = { en: 'Allowed, but his dice would be wasted.', pl: 'Wolno, ale szkoda jego kości.' }
const WINNING = {
  en: 'From round 2 it is allowed, but you are winning.',
  pl: 'Od rundy 2 wolno, ale wygrywasz.',
}

export const firstBattle: Lesson = {
  id: 'first-battle',
  name: { en: 'The first battle', pl: 'Pierwsza bitwa' },
  about: {
    en: 'Fight in order, win a noble by treachery, charge a King.',
    pl: 'Walczysz po kolei, zdobywasz szlachcica zdradą, szarżujesz na Króla.',
  },
  seat: 'york',
  position: {
    board: {
      leicester: 'henry-vi, buckingham-l 4, shrewsbury-l 3',
      middlesex: 'march 3, warwick-y 4, kent-y 3',
      oxford: 'wiltshire 3',
      calais: 'york',
    },
    begin: 'turn action-2-1 action-3-1',
    played: [
      'york: move march; to leicester; move warwick-y; to leicester; move kent-y; to leicester; end',
      'lancaster: end',
    ],
    dice: [2, 4, 6, 1, 3, 6, 2, 5, 6, 5, 6, 1, 4, 5, 4, 3, 5, 6, 1, 2, 5, 1, 2, 6, 3, 4, 6],
  },
  steps: [
    {
      en: 'You attack Leicester with March, Warwick and Kent. The King himself is there. A acts before B; with equal letters the defender first.',
      pl: 'Atakujesz Leicester: March, Warwick i Kent. Jest tam sam Król. A działa przed B; przy tej samej literze najpierw obrońca.',
      look: ['block henry-vi'],
      reply: ['lancaster: fight shrewsbury-l'],
    },
    {
      en: 'Shrewsbury, A1: three dice, only a 1 hits. None. Now your A blocks.',
      pl: 'Shrewsbury, A1: trzy kości, trafia tylko 1. Nic. Teraz twoje bloczki A.',
      look: ['block shrewsbury-l'],
    },
    {
      en: 'March is A3: fight.',
      pl: 'March to A3: walcz.',
      choose: ['fight march'],
      otherwise: {
        charge: {
          en: 'He may pick his target, but if it survives it strikes back at him alone. First weaken them.',
          pl: 'Szarżując, wybierze cel, lecz jeśli ten przeżyje, odpowie tylko jemu. Najpierw ich osłab.',
        },
        'fight kent-y': {
          en: 'Either may begin. March hits on more.',
          pl: 'Zacząć może każdy z nich. March trafia częściej.',
        },
        hold: WASTED,
      },
      reply: ['lancaster: hit henry-vi'],
    },
    {
      en: 'All hits of one block go at once to the strongest enemy. Henry and Buckingham were equal; Lancaster chose Henry: 4 to 2. Now fight with Kent.',
      pl: 'Wszystkie trafienia jednego bloczka przyjmuje naraz najsilniejszy wróg. Henryk VI i Buckingham byli równi; Lancaster wskazuje Henryka VI: z 4 na 2. Teraz walcz bloczkiem Kent.',
      choose: ['fight kent-y'],
      otherwise: { hold: WASTED },
      reply: ['lancaster: fight henry-vi', 'lancaster: fight buckingham-l'],
    },
    {
      en: 'Their B blocks: Henry misses, Buckingham hits Warwick, your strongest. Nobody may retreat in round 1.',
      pl: 'Ich bloczki B: Henryk VI chybia, Buckingham trafia, a trafienie przyjmuje Warwick, twój najsilniejszy bloczek. W rundzie 1 nikt się nie wycofuje.',
      look: ['block warwick-y'],
    },
    {
      en: 'King, Pretender and Warwick may each try treachery once in a battle, instead of fighting. Buckingham has 1 heart: one die, it must be even. Try it.',
      pl: 'Król, Pretendent i Warwick mogą raz w bitwie zamiast walki wykonać Rzut Zdrady. Buckingham ma 1 serce: jedna kość, musi być parzysta. Spróbuj.',
      choose: ['persuade warwick-y buckingham-l'],
      otherwise: {
        'persuade warwick-y shrewsbury-l': {
          en: '2 hearts, two dice, both even: 1 in 4. With Buckingham it is 1 in 2.',
          pl: '2 serca, dwie kości, obie parzyste: 1 na 4. Z Buckinghamem 1 na 2.',
        },
        fight: {
          en: 'Three dice hit once or twice. Treachery takes 3 steps from them and gives them to you.',
          pl: 'Trzy kości trafią raz lub dwa. Zdrada zabiera im 3 poziomy siły i daje je tobie.',
        },
        hold: WASTED,
      },
      reply: ['lancaster: fight shrewsbury-l'],
    },
    {
      en: 'Buckingham is yours at his strength, 3. He waits in reserve and fights from round 2. He cannot be won back in this battle.',
      pl: 'Buckingham jest twój, z siłą 3. Czeka w rezerwie i walczy od rundy 2. W tej bitwie nie można go odzyskać.',
    },
    {
      en: 'Henry has 2 left. March is your senior heir here and may charge: he chooses his target. Charge Henry VI.',
      pl: 'Henryk VI ma siłę 2. March to tutaj twój najstarszy następca i może szarżować: sam wybiera cel. Szarżuj na bloczek Henryk VI.',
      choose: ['charge henry-vi'],
      otherwise: {
        'charge shrewsbury-l': { en: 'The King is worth more.', pl: 'Król jest wart więcej.' },
        fight: {
          en: 'His hits would go to Shrewsbury, now the strongest.',
          pl: 'Trafienia przyjąłby Shrewsbury, teraz najsilniejszy.',
        },
        retreat: WINNING,
        hold: WASTED,
      },
    },
    {
      en: 'The King is dead. Heirs die for good; five dead heirs lose the game. The next heir becomes King at the start of the supply phase.',
      pl: 'Król nie żyje. Następcy giną na zawsze; pięciu zabitych następców to przegrana. Kolejny następca zostanie Królem na początku fazy zaopatrzenia.',
    },
    {
      en: 'Now fight with Kent.',
      pl: 'Teraz walcz bloczkiem Kent.',
      choose: ['fight kent-y'],
      otherwise: { retreat: WINNING, hold: WASTED },
    },
    {
      en: 'Warwick and Buckingham are both B. Fight with Warwick, B3.',
      pl: 'Warwick i Buckingham to oba B. Walcz bloczkiem Warwick, B3.',
      choose: ['fight warwick-y'],
      otherwise: {
        fight: {
          en: 'He fights for you now, yes. But take Warwick, B3.',
          pl: 'Tak, walczy już dla ciebie. Weź jednak bloczek Warwick, B3.',
        },
        retreat: WINNING,
        hold: WASTED,
      },
    },
    {
      en: 'You hold Leicester. Had the battle lasted, you as attacker would have had to retreat in round 4. Stay here.',
      pl: 'Leicester jest twoje. Gdyby bitwa trwała, w rundzie 4 jako atakujący musisz się wycofać. Zostań tutaj.',
      choose: ['done'],
      otherwise: {
        regroup: {
          en: 'Allowed, to friendly or vacant areas next door. This time stay.',
          pl: 'Wolno, do sąsiednich obszarów przyjaznych lub pustych. Tym razem zostań.',
        },
      },
    },
  ],
}
