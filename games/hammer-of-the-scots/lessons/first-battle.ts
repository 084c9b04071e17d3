/** Scotland attacks Mentieth: letters, numbers, who takes hits, and a noble who changes sides. */
import type { Lesson } from '@muster/kernel/lesson'

const AT_HOME = {
  en: 'He may leave, but then he does not fight. Fight this time.',
  pl: 'Może się wycofać, ale wtedy nie walczy. Tym razem walcz.',
}
const WASTED = {
  en: 'Allowed, but his dice would be wasted, and that helps only England. Fight.',
  pl: 'Wolno, ale jego kości by się zmarnowały, a to pomoże tylko Anglii. Walcz.',
}

export const firstBattle: Lesson = {
  id: 'first-battle',
  name: { en: 'The first battle', pl: 'Pierwsza bitwa' },
  about: {
    en: 'Read a block, fight two rounds, win a noble.',
    pl: 'Czytasz bloczek, walczysz dwie rundy, zdobywasz szlachcica.',
  },
  seat: 'scotland',
  position: {
    board: {
      fife: 'wallace, douglas, barclay',
      mentieth: 'mentieth-e, northumber-infantry',
      lanark: 'stewart-e',
    },
    given: { hands: ['move-2-2, move-1-2, truce', 'move-3-1, move-1-3, herald'] },
    begin: 'turn move-1-1 move-2-1',
    played: [
      'scotland: move wallace; to mentieth; move douglas; to mentieth; move barclay; to mentieth; end',
      'england: end',
    ],
    dice: [1, 3, 5, 6, 2, 4, 6, 5, 6, 1, 2, 4, 6, 2, 5, 6, 1, 4, 5, 6, 6, 3, 4, 5, 6],
  },
  steps: [
    {
      en: 'Your three blocks have marched into Mentieth, where two English blocks stand. Now all of them are turned up.',
      pl: 'Twoje trzy bloczki weszły do Mentieth, gdzie stoją dwa bloczki angielskie. Teraz wszystkie są odkryte.',
      look: ['block mentieth-e', 'block northumber-infantry'],
    },
    {
      en: 'Wallace is A3, strength 4. A acts before B, B before C. 3 means that a die hits on 1, 2 or 3. Strength 4 means four dice.',
      pl: 'Wallace to A3, siła 4. A działa przed B, B przed C. 3 znaczy, że kość trafia przy 1, 2 lub 3. Siła 4 to cztery kości.',
      look: ['block wallace'],
    },
    {
      en: 'Wallace acts first. Fight.',
      pl: 'Wallace działa pierwszy. Walcz.',
      choose: ['fight wallace'],
      otherwise: { retreat: AT_HOME, hold: WASTED },
      reply: ['england: hit northumber-infantry'],
    },
    {
      en: '1 and 3 hit. You cannot aim: each hit goes to the strongest enemy. Northumber falls from 4 to 3; then both are equal, and England chose Northumber again.',
      pl: 'Trafiają 1 i 3. Nie wybierasz celu: każde trafienie przyjmuje najsilniejszy wrogi bloczek. Northumber spada z 4 na 3; potem oba są równe i Anglia znów wskazuje Northumber.',
      look: ['block northumber-infantry'],
      reply: ['england: fight mentieth-e'],
    },
    {
      en: 'Mentieth is B2, but he defends his home and fights as B3: the 2 hits. Your three are equal, so you choose. Let Barclay take it.',
      pl: 'Mentieth to B2, lecz broni swojego domu i walczy jak B3: dwójka trafia. Twoje trzy bloczki są równe, więc wybierasz ty. Niech trafienie przyjmie Barclay.',
      choose: ['hit barclay'],
      otherwise: {
        'hit wallace': {
          en: 'Allowed. But Wallace hits on 1–3 and Barclay only on 1–2; you lose less with Barclay.',
          pl: 'Wolno. Ale Wallace trafia przy 1–3, a Barclay tylko przy 1–2; tracąc siłę bloczka Barclay, tracisz mniej.',
        },
        'hit douglas': {
          en: 'Allowed. But Douglas hits on 1–3 and Barclay only on 1–2; you lose less with Barclay.',
          pl: 'Wolno. Ale Douglas trafia przy 1–3, a Barclay tylko przy 1–2; tracąc siłę bloczka Barclay, tracisz mniej.',
        },
      },
      reply: ['england: fight northumber-infantry'],
    },
    {
      en: 'With equal letters the defender acts first: Northumber missed. Now your two C blocks; you choose who begins. Fight with Douglas.',
      pl: 'Przy tej samej literze pierwszy działa obrońca: Northumber chybia. Teraz twoje dwa bloczki C; wybierasz, kto zaczyna. Walcz bloczkiem Douglas.',
      choose: ['fight douglas'],
      otherwise: {
        'fight barclay': {
          en: 'Either may begin. Take Douglas: he hits on 1–3.',
          pl: 'Zacząć może każdy z nich. Weź bloczek Douglas: trafia przy 1–3.',
        },
        retreat: { en: 'Not while you are winning.', pl: 'Nie wtedy, gdy wygrywasz.' },
        hold: WASTED,
      },
      reply: ['england: hit northumber-infantry'],
    },
    {
      en: 'Two more hits. Now Barclay: C2, three dice, hits on 1–2. Fight.',
      pl: 'Dwa kolejne trafienia. Teraz Barclay: C2, trzy kości, trafia przy 1–2. Walcz.',
      choose: ['fight barclay'],
      otherwise: {
        hold: {
          en: 'Nobody has to fight, but here a pass only helps England.',
          pl: 'Nic nie zmusza do walki, ale pas pomoże tu tylko Anglii.',
        },
        retreat: AT_HOME,
      },
    },
    {
      en: 'Round 2 of 3. After the third the attacker, you, must withdraw. Wallace again: fight.',
      pl: 'Runda 2 z 3. Po trzeciej atakujący, czyli ty, musi się wycofać. Znów Wallace: walcz.',
      choose: ['fight wallace'],
      otherwise: { retreat: AT_HOME, hold: WASTED },
      reply: ['england: hit northumber-infantry', 'england: fight mentieth-e'],
    },
    {
      en: "Northumber has fallen and goes to England's pool. Only Mentieth is left, strength 1. Fight with Douglas.",
      pl: 'Northumber ginie i trafia do angielskiej puli. Został tylko Mentieth z siłą 1. Walcz bloczkiem Douglas.',
      choose: ['fight douglas'],
      otherwise: {
        'fight barclay': {
          en: 'He needs a 1 or 2, Douglas 1 to 3.',
          pl: 'Potrzebuje 1 lub 2, Douglas od 1 do 3.',
        },
        retreat: { en: 'Not while you are winning.', pl: 'Nie wtedy, gdy wygrywasz.' },
        hold: WASTED,
      },
    },
    {
      en: 'A noble who falls changes sides at once, with strength 1. You hold 1 noble more and England 1 fewer: that is how the game is won.',
      pl: 'Szlachcic, który ginie w bitwie, od razu zmienia stronę i ma siłę 1. Masz o jednego szlachcica więcej, Anglia o jednego mniej: tak wygrywa się tę grę.',
      look: ['area mentieth'],
    },
    {
      en: 'The winner may move blocks to areas next door that are his or empty. Stay here: if England takes Mentieth before winter, he changes back.',
      pl: 'Zwycięzca może przesunąć bloczki do sąsiednich obszarów, własnych lub pustych. Zostań: jeśli Anglia zajmie Mentieth przed zimą, szlachcic do niej wróci.',
      choose: ['done'],
      otherwise: {
        regroup: {
          en: 'Allowed, but somebody should guard his home.',
          pl: 'Wolno, ale ktoś powinien pilnować jego domu.',
        },
      },
    },
  ],
}
