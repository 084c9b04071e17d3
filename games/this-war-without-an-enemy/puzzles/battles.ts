/** Battles in which one choice decides: whether to fight, whether to go, who takes the hit. */
import type { Puzzle } from '@muster/kernel/puzzle'
import { at, TWO_FOR_THE_KING, WAR_GOES_ON, WAR_WON } from './common.ts'

export const BATTLES: readonly Puzzle[] = [
  {
    id: 'cambridge-must-be-held',
    seat: 'parliament',
    title: { en: 'A battle that must be fought', pl: 'Bitwa, którą trzeba stoczyć' },
    task: {
      en: 'The King has two Victory Points. Rupert and a regiment of foot have marched into Cambridgeshire, where Manchester stands with foot and horse.',
      pl: 'Król ma dwa Punkty Zwycięstwa. Rupert z oddziałem Piechoty wkroczył do Cambridgeshire, gdzie stoi Manchester z Piechotą i Kawalerią.',
    },
    position: at({
      board: {
        'cambridgeshire-huntingdonshire':
          'p-manchester 4, p-e-foot-pool 3, p-e-horse-pool-2 2, r-rupert 2 from northamptonshire-bedfordshire, r-m-foot-cheshire 3 from northamptonshire-bedfordshire',
      },
      given: TWO_FOR_THE_KING,
      begin: 'battle cambridgeshire-huntingdonshire royalist',
    }),
    best: ['stand'],
    gains: WAR_GOES_ON,
    by: 0.2,
    why: {
      en: 'Cambridge has no walls: whoever holds the Area holds the City (4.21), and that is the King’s third point. An army that is saved and a war that is lost are a poor bargain, and nine strength against five is a battle to be glad of.',
      pl: 'Cambridge nie ma murów: kto trzyma Obszar, ten trzyma Miasto (4.21), a to trzeci punkt króla. Ocalona armia i przegrana wojna to zły interes, a dziewięć siły przeciw pięciu to bitwa, z której trzeba się cieszyć.',
    },
  },
  {
    id: 'a-retreat-that-loses-the-war',
    seat: 'parliament',
    title: { en: 'A retreat that loses the war', pl: 'Odwrót, który przegrywa wojnę' },
    task: {
      en: 'The King has two Victory Points. In Cambridgeshire Manchester and Rupert have fought a round without a hit; you may order a General Retreat.',
      pl: 'Król ma dwa Punkty Zwycięstwa. W Cambridgeshire Manchester i Rupert stoczyli rundę bez trafienia; możesz zarządzić Całkowity Odwrót.',
    },
    position: at({
      board: {
        'cambridgeshire-huntingdonshire': 'p-manchester 4, r-rupert 2 from northamptonshire-bedfordshire',
      },
      given: TWO_FOR_THE_KING,
      begin: 'battle cambridgeshire-huntingdonshire royalist',
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6],
      played: ['parliament: stand; engage p-manchester', 'royalist: fight-on'],
    }),
    best: ['fight-on'],
    gains: WAR_GOES_ON,
    by: 0.4,
    why: {
      en: 'Behind you lies an open City, and with it the King’s third point. Two rounds are left, and four dice against two: fight on, and Rupert is the one who must go.',
      pl: 'Za tobą leży otwarte Miasto, a z nim trzeci punkt króla. Zostały dwie rundy i cztery kości przeciw dwóm: walcz dalej, a odejść będzie musiał Rupert.',
    },
  },
  {
    id: 'the-king-takes-no-hit',
    seat: 'royalist',
    title: { en: 'Who takes the hit?', pl: 'Kto przyjmie trafienie?' },
    task: {
      en: 'Parliament has one Victory Point. Essex has fired and hit once. Charles and the Midlands foot are equally weak.',
      pl: 'Parlament ma jeden Punkt Zwycięstwa. Essex ostrzelał was i trafił raz. Charles i Piechota Midlands są równie słabi.',
    },
    position: at({
      board: { leicestershire: 'r-charles 1, r-m-foot-pool 1, p-essex 2 from northamptonshire-bedfordshire' },
      given: { year: 1644, turn: 3, vp: -1 },
      begin: 'battle leicestershire parliament',
      dice: [1, 6],
      played: ['royalist: stand; engage r-charles; engage r-m-foot-pool', 'parliament: fire p-essex'],
    }),
    best: ['hit r-m-foot-pool'],
    gains: WAR_GOES_ON,
    by: 0.4,
    why: {
      en: 'A regiment can be raised again. The King in captivity is two Victory Points for Parliament, which makes three and ends the war today.',
      pl: 'Oddział można odtworzyć. Król w niewoli to dwa Punkty Zwycięstwa dla Parlamentu, razem trzy, i koniec wojny dzisiaj.',
    },
  },
  {
    id: 'the-king-rides-away',
    seat: 'royalist',
    title: { en: 'The King rides away', pl: 'Król odjeżdża' },
    task: {
      en: 'Naseby field. Parliament has one point, and the New Model foot has come to Leicestershire: twelve strength, but no horse. Charles has two, and two of cavalry.',
      pl: 'Pole pod Naseby. Parlament ma jeden punkt, a Piechota Nowego Modelu przyszła do Leicestershire: dwanaście siły, ale bez jazdy. Charles ma dwa, i dwa Kawalerii.',
    },
    position: at({
      board: {
        leicestershire:
          'r-charles 2, r-m-horse-cheshire 2, p-t-fairfax 4 from northamptonshire-bedfordshire, p-skippon 4 from northamptonshire-bedfordshire, p-nma-m-foot 4 from northamptonshire-bedfordshire',
      },
      given: { year: 1645, turn: 3, vp: -1 },
      begin: 'battle leicestershire parliament',
    }),
    best: ['withdraw-army'],
    gains: WAR_GOES_ON,
    by: 0.4,
    why: {
      en: 'Where only the Defender has Cavalry, Withdrawal Before Battle always succeeds and costs nothing (7.2). To stand is to lose the King, and with him the war.',
      pl: 'Gdy tylko Obrońca ma Kawalerię, Wycofanie Przed Bitwą zawsze się udaje i nic nie kosztuje (7.2). Zostać to stracić króla, a z nim wojnę.',
    },
  },
  {
    id: 'the-king-has-seen-enough',
    seat: 'royalist',
    title: { en: 'The King has seen enough', pl: 'Król dość już widział' },
    task: {
      en: 'Parliament has one point. Charles, alone with strength two, has come through a round against Essex and his foot unhurt. Round two begins.',
      pl: 'Parlament ma jeden punkt. Charles, sam, z siłą dwa, przetrwał bez szwanku rundę przeciw Essexowi i jego Piechocie. Zaczyna się runda druga.',
    },
    position: at({
      board: {
        'staffordshire-warwickshire':
          'r-charles 2, p-essex 2 from northamptonshire-bedfordshire, p-m-foot-derbyshire 2 from northamptonshire-bedfordshire',
      },
      given: { year: 1644, turn: 3, vp: -1 },
      begin: 'battle staffordshire-warwickshire parliament',
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
      played: [
        'royalist: stand; fire r-charles',
        'parliament: engage p-essex; engage p-m-foot-derbyshire; fight-on',
      ],
    }),
    best: ['retreat-all'],
    gains: WAR_GOES_ON,
    by: 0.2,
    why: {
      en: 'There is no City here to hold. One more round at a disadvantage is better than two, and a King on the road is worth two points more than a King in chains.',
      pl: 'Nie ma tu Miasta, którego trzeba bronić. Jeszcze jedna runda w gorszym położeniu jest lepsza niż dwie, a król w drodze wart jest o dwa punkty więcej niż król w niewoli.',
    },
  },
  {
    id: 'the-victor-stays',
    seat: 'royalist',
    title: { en: 'The victor stays', pl: 'Zwycięzca zostaje' },
    task: {
      en: 'You have two Victory Points, and Manchester has just been beaten out of Cambridgeshire. Your army may regroup.',
      pl: 'Masz dwa Punkty Zwycięstwa, a Manchester właśnie został wyparty z Cambridgeshire. Twoja armia może się przegrupować.',
    },
    position: at({
      board: {
        'cambridgeshire-huntingdonshire':
          'p-manchester 1, r-rupert 4 from northamptonshire-bedfordshire, r-m-foot-cheshire 4 from northamptonshire-bedfordshire',
      },
      given: TWO_FOR_THE_KING,
      begin: 'battle cambridgeshire-huntingdonshire royalist',
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      played: ['parliament: stand; engage p-manchester', 'royalist: fire r-m-foot-cheshire'],
    }),
    best: ['done', 'regroup r-m-foot-cheshire northamptonshire-bedfordshire'],
    gains: WAR_WON,
    by: 0.4,
    why: {
      en: 'Cambridge is yours as long as somebody of yours is there when points are counted. Rupert stays; the foot, far from home, may go.',
      pl: 'Cambridge jest twoje, dopóki ktoś z twoich jest tam przy liczeniu punktów. Rupert zostaje; Piechota, daleko od domu, może odejść.',
    },
  },
  {
    id: 'a-retreat-that-wins-it',
    seat: 'royalist',
    title: { en: 'A retreat that wins it', pl: 'Odwrót, który ją wygrywa' },
    task: {
      en: 'You have two Victory Points. Rupert has lost the battle in Northamptonshire and must retreat. Where to?',
      pl: 'Masz dwa Punkty Zwycięstwa. Rupert przegrał bitwę w Northamptonshire i musi się wycofać. Dokąd?',
    },
    position: at({
      board: {
        'northamptonshire-bedfordshire':
          'r-rupert 2, p-brooke 3 from staffordshire-warwickshire, p-m-horse-gloucester 3 from staffordshire-warwickshire',
        oxfordshire: 'r-charles 3',
      },
      given: { year: 1643, turn: 4, vp: 2 },
      begin: 'battle northamptonshire-bedfordshire parliament',
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
      played: [
        'royalist: stand',
        'parliament: engage p-brooke; fight-on',
        'royalist: retreat-all',
        'parliament: engage p-brooke',
      ],
    }),
    best: ['retreat r-rupert cambridgeshire-huntingdonshire'],
    gains: WAR_WON,
    by: 0.4,
    why: {
      en: 'Nobody is in Cambridgeshire, and Battles are over for this Turn. A beaten Rupert in an open Victory City is worth the same as a victorious one: the third point.',
      pl: 'W Cambridgeshire nie ma nikogo, a Bitwy w tej Turze już się skończyły. Pobity Rupert w otwartym Mieście Zwycięstwa jest wart tyle samo co zwycięski: trzeci punkt.',
    },
  },
]
