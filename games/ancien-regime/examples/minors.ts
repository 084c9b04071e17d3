/** Worked examples: Minor Powers. */
import type { WorkedExample } from '@muster/kernel/worked-example'

/** The bids of all players: 0 from those who are not named. */
const bids = (players: readonly string[], amounts: Readonly<Record<string, number>>): string[] =>
  players.map((player) => `${player}: bid ${amounts[player] ?? 0}`)

const FOUR = ['britain', 'prussia', 'austria', 'france']
const SIX = [...FOUR, 'russia', 'spain']

export const MINORS: readonly WorkedExample[] = [
  {
    id: 'TC8',
    title: { en: 'Austria wins Russia', pl: 'Austria zdobywa Rosję' },
    position: {
      players: 4,
      board: { bohemia: 'lacy 1, Russia garrison' },
      given: { status: { russia: 'french' } },
      begin: 'control russia',
    },
    areas: ['bohemia'],
    steps: [
      {
        says: {
          en: 'Four players. Russia, a Minor at war with Austria, has a General and a Garrison in Bohemia. At its Drill all bid for it.',
          pl: 'Czterech graczy. Rosja, Pomniejsze Mocarstwo w wojnie z Austrią, ma w Czechach Generała i Garnizon. Przy jej Musztrze wszyscy o nią licytują.',
        },
        stand: { lacy: 'bohemia 1' },
      },
      {
        says: {
          en: 'Austria wins with 3. The Garrison becomes a Unit of the General there, who may stay: one player has both Powers.',
          pl: 'Wygrywa Austria z 3. Garnizon staje się Oddziałem tamtejszego Generała, który może zostać: oba Mocarstwa ma jeden gracz.',
        },
        plays: bids(FOUR, { austria: 3 }),
        stand: { lacy: 'bohemia 2' },
        given: { controller: { russia: 'austria' } },
      },
    ],
  },
  {
    id: 'TC9',
    title: { en: 'A Minor changes hands', pl: 'Pomniejsze Mocarstwo zmienia gracza' },
    position: {
      players: 6,
      board: { crimea: 'ivaz-mehmed 2, lacy 1' },
      given: {
        status: { austria: 'french', russia: 'british' },
        controller: { ottoman: 'russia' },
        hands: { ottoman: '1 2' },
      },
      begin: 'control ottoman',
    },
    areas: ['crimea', 'zaporozhye'],
    steps: [
      {
        says: {
          en: 'Russia controls the Ottomans; both have a General in Crimea. At the Ottoman Drill Austria and Russia bid 3 each.',
          pl: 'Rosja kontroluje Osmanów; oboje mają Generała na Krymie. Przy Musztrze Osmanów Austria i Rosja dają po 3.',
        },
        stand: { 'ivaz-mehmed': 'crimea 2', lacy: 'crimea 1' },
      },
      {
        says: {
          en: 'Austria is first in Power Order and wins. It pays 3 Morale, Russia nothing, and the Ottomans join the French Coalition.',
          pl: 'Austria jest pierwsza w Kolejności Mocarstw i wygrywa. Płaci 3 Morale, Rosja nic, a Osmanowie wchodzą do Koalicji Francuskiej.',
        },
        plays: bids(SIX, { austria: 3, russia: 3 }),
        given: {
          controller: { ottoman: 'austria' },
          status: { ottoman: 'french' },
          morale: { austria: 2, russia: 5 },
        },
      },
      {
        says: {
          en: 'In Crimea there is war now, 3 to 2, and the Russian General has to go.',
          pl: 'Na Krymie jest teraz wojna, 3 do 2, i rosyjski Generał musi odejść.',
        },
        plays: ['russia: withdraw-to lacy zaporozhye'],
        stand: { 'ivaz-mehmed': 'crimea 2', lacy: 'zaporozhye 1' },
      },
    ],
  },
  {
    id: 'TC10',
    title: { en: 'Influence from a Minor’s battle', pl: 'Wpływy z bitwy Mniejszego Mocarstwa' },
    position: {
      players: 4,
      board: { kiev: 'lacy 3', zaporozhye: 'ivaz-mehmed 0' },
      given: { controller: { russia: 'austria', ottoman: 'france' } },
      begin: 'movement-turn russia',
    },
    areas: ['kiev', 'zaporozhye'],
    steps: [
      {
        says: {
          en: 'Austria controls Russia. The Russians march from Kiev against an Ottoman General without Units.',
          pl: 'Austria kontroluje Rosję. Rosjanie idą z Kijowa na osmańskiego Generała bez Oddziałów.',
        },
        plays: ['austria: march lacy zaporozhye'],
        stand: { lacy: 'zaporozhye 3' },
        given: { influence: { austria: 0 } },
      },
      {
        says: {
          en: 'They win, and Austria gains 1 Influence for them: no Coalition bonus for a Minor.',
          pl: 'Wygrywają, a Austria dostaje za nich 1 Wpływ: za Mniejsze Mocarstwo nie ma premii Koalicji.',
        },
        plays: ['austria: end-turn'],
        given: { influence: { austria: 1, russia: 0 } },
      },
    ],
  },
  {
    id: 'TC11',
    title: { en: 'A Minor before its first Drill', pl: 'Mniejsze Mocarstwo przed pierwszą Musztrą' },
    position: {
      players: 4,
      board: {},
      given: { round: 1, hands: { britain: '1' } },
      begin: 'turn ottoman taxation',
    },
    areas: ['constantinople'],
    steps: [
      {
        says: {
          en: 'Four players, round 1. The Ottoman shield is on Taxation, but nobody controls the Ottomans yet: they get no Money.',
          pl: 'Czterech graczy, runda 1. Tarcza osmańska jest na Podatkach, ale nikt jeszcze nie kontroluje Osmanów: nie dostają Pieniędzy.',
        },
        given: { money: { ottoman: 0 } },
      },
    ],
  },
  {
    id: 'TC13',
    title: { en: 'When a Minor is bid for', pl: 'Kiedy licytuje się Mniejsze Mocarstwo' },
    position: { players: 4, board: {}, given: { round: 1 }, begin: 'turn russia drill' },
    areas: ['st-petersburg'],
    steps: [
      {
        says: {
          en: 'Four players, round 1, turn 5: the Russian shield is on Drill for the first time. Now it is bid for; Spain follows in turn 6, the Ottomans in turn 7.',
          pl: 'Czterech graczy, runda 1, tura 5: tarcza rosyjska jest pierwszy raz na Musztrze. Teraz się o nią licytuje; o Hiszpanię w turze 6, o Osmanów w 7.',
        },
        refused: { 'prussia: discard 1': '12.4.2' },
      },
      {
        says: {
          en: 'Prussia bids 1, all others nothing, and has Russia from now on.',
          pl: 'Prusy dają 1, pozostali nic, i odtąd mają Rosję.',
        },
        plays: bids(FOUR, { prussia: 1 }),
        given: { controller: { russia: 'prussia' }, morale: { prussia: 4 } },
      },
    ],
  },
]
