/** The King and Rupert against Essex: the parts of a round, fire or engage, rout and pursuit, captured guns. */
import type { Lesson } from '@muster/kernel/lesson'

const HALF = {
  en: 'Allowed. It strikes first, but half as often.',
  pl: 'Wolno. Uderza wcześniej, lecz o połowę rzadziej.',
}

export const firstBattle: Lesson = {
  id: 'first-battle',
  name: { en: 'The first battle', pl: 'Pierwsza bitwa' },
  about: {
    en: 'Guns, fire, cavalry, push of pike: two rounds against Essex.',
    pl: 'Działa, Ostrzał, Kawaleria, Zwarcie: dwie rundy przeciw hrabiemu Essex.',
  },
  seat: 'royalist',
  position: {
    board: {
      'staffordshire-warwickshire': 'p-essex 4, p-m-horse-gloucester 3, p-cannon-1 2',
      cheshire: 'r-charles 4, r-rupert 4, r-m-foot-cheshire 3',
      pool: 'r-cannon-1',
    },
    begin: 'turn r20 p20 royalist',
    played: [
      'royalist: group cheshire; join r-charles; join r-rupert; join r-m-foot-cheshire; march staffordshire-warwickshire; done; end',
      'parliament: end; stand',
    ],
    dice: [2, 5, 1, 3, 4, 6, 2, 4, 5, 1, 2, 5, 1, 4, 1, 2, 5, 2, 6, 6, 2, 5, 6, 4, 6],
  },
  steps: [
    {
      en: 'The defender could have tried to withdraw before battle; Essex stands. A round has parts: guns, infantry fire, cavalry, infantry. In each the defender is first.',
      pl: 'Obrońca mógł próbować Wycofania Przed Bitwą; Essex przyjmuje walkę. Runda ma części: działa, Ostrzał Piechoty, Kawaleria, Piechota w Zwarciu. W każdej najpierw obrońca.',
      look: ['block p-essex'],
      reply: ['parliament: at-infantry p-cannon-1'],
    },
    {
      en: 'Guns fire in round 1 only and must name a class. Cannon, 2: hits on 1–2. Your strongest Infantry takes it: Charles 4 to 3.',
      pl: 'Działa strzelają tylko w rundzie 1 i ogłaszają rodzaj celu. Działo, 2: trafia przy 1–2. Trafienie przyjmuje najsilniejsza Piechota: Charles z 4 na 3.',
      look: ['block p-cannon-1', 'block r-charles'],
      reply: ['parliament: fire p-essex'],
    },
    {
      en: 'Essex fires: at once, but one worse, so only a 1 hits. Charles and the Foot are equal: you choose. Let the Midlands Foot take it.',
      pl: 'Essex prowadzi Ostrzał: od razu, ale o jeden gorzej, więc trafia tylko 1. Charles i Piechota są równi: wybierasz. Niech trafienie przyjmie Piechota Midlands.',
      choose: ['hit r-m-foot-cheshire'],
      otherwise: {
        'hit r-charles': {
          en: 'Allowed. But if Charles is eliminated the King is captured: 2 Victory Points for Parliament.',
          pl: 'Wolno. Ale gdy Charles zostanie wyeliminowany, król trafia do niewoli: 2 Punkty Zwycięstwa dla Parlamentu.',
        },
      },
    },
    {
      en: 'Now you: fire (now, hits on 1) or engage (last, hits on 1–2). Engage is marked for both: roll the dice.',
      pl: 'Teraz ty: Ostrzał (od razu, trafia 1) albo Zwarcie (na końcu, trafia 1–2). Dla obu zaznaczone jest Zwarcie: rzuć kośćmi.',
      choose: ['engage r-charles', 'engage r-m-foot-cheshire'],
      otherwise: { fire: HALF },
    },
    {
      en: 'Cavalry: while both sides have some, it fights only each other. Their Horse hits once; Rupert, 3, hits twice.',
      pl: 'Kawaleria: dopóki obie strony ją mają, walczy tylko między sobą. Ich Kawaleria trafia raz; Rupert, 3, trafia dwa razy.',
    },
    {
      en: 'Who took more hits checks for rout: rolled 1, not above the difference of 1, so they run. Rupert’s discipline is 2; he rolled 4 and chases them off the field.',
      pl: 'Kto przyjął więcej trafień, sprawdza rozgromienie: wypada 1, nie więcej niż różnica 1, więc uciekają. Rupert ma Dyscyplinę 2, wypada 4 i rusza w Pogoń poza pole bitwy.',
    },
    {
      en: 'Infantry engages: three hits on Essex, 4 to 1. He fired, so he does not engage this round.',
      pl: 'Piechota w Zwarciu: trzy trafienia, Essex z 4 na 1. Prowadził Ostrzał, więc w tej rundzie nie walczy w Zwarciu.',
      look: ['block p-essex'],
    },
    {
      en: 'Before rounds 2 and 3 each side may order a General Retreat. Fight on.',
      pl: 'Przed rundą 2 i 3 każda strona może zarządzić Całkowity Odwrót. Walcz dalej.',
      choose: ['fight-on'],
      otherwise: {
        'retreat-all': {
          en: 'You would engage 2 worse and lose the battle.',
          pl: 'Walczysz wtedy o 2 gorzej i przegrywasz Bitwę.',
        },
      },
      reply: ['parliament: fight-on; engage p-essex'],
    },
    {
      en: 'Essex engages this time. Engage with both again: roll the dice.',
      pl: 'Tym razem Essex wybiera Zwarcie. Znów Zwarcie dla obu: rzuć kośćmi.',
      choose: ['engage r-charles', 'engage r-m-foot-cheshire'],
      otherwise: { fire: HALF },
    },
    {
      en: 'Essex is gone; guns and routed Horse do not hold a field. You win, and the Cannon is captured.',
      pl: 'Essex wyeliminowany; działa i rozgromiona Kawaleria nie utrzymają pola. Wygrywasz, a Działo jest zdobyte.',
    },
    {
      en: 'Two strength of guns are yours: deploy a Cannon here, then add the second strength.',
      pl: 'Zdobywasz siłę 2 w działach: wystaw tu Działo i dodaj mu drugi punkt siły.',
      choose: ['deploy r-cannon-1 staffordshire-warwickshire', 'recruit r-cannon-1'],
      otherwise: { done: { en: 'The rest would be lost.', pl: 'Reszta by przepadła.' } },
      reply: ['parliament: retreat p-m-horse-gloucester gloucestershire'],
    },
    {
      en: 'The loser must retreat, the victor may regroup to one Area. Stay.',
      pl: 'Przegrany musi się wycofać, zwycięzca może przegrupować się do jednej Strefy. Zostań.',
      choose: ['done'],
      otherwise: {
        regroup: {
          en: 'Allowed. The Foot leaves its Region only with a Leader.',
          pl: 'Wolno. Piechota opuści Region tylko z Dowódcą.',
        },
      },
    },
  ],
}
