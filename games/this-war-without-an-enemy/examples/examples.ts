/** The worked examples of the rulebook that can be stepped through on a board, by the ids of EXAMPLES.md. */
import type { WorkedExample } from '@muster/kernel/worked-example'

export const EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'EX-1',
    title: { en: 'Over a river', pl: 'Przez rzekę' },
    position: {
      board: {
        dorset: 'r-charles, r-rupert, r-cannon-1, r-cannon-2, r-henrietta',
        hampshire: 'p-essex, p-waller',
      },
      begin: 'actions royalist 1',
    },
    areas: ['dorset', 'hampshire', 'wiltshire'],
    steps: [
      {
        says: {
          en: 'All five Royalists in Dorset would march into Hampshire, where enemies stand. The border is a river.',
          pl: 'Wszystkich pięciu Rojalistów z Dorset chce wejść do Hampshire, gdzie stoją wrogowie. Granicą jest rzeka.',
        },
        plays: [
          'royalist: group dorset; join r-charles; join r-rupert; join r-cannon-1; join r-cannon-2; join r-henrietta',
        ],
        refused: { 'royalist: march hampshire': '6.13' },
      },
      {
        says: { en: 'Four may cross, and do.', pl: 'Czterech może przejść, i przechodzi.' },
        plays: [
          'royalist: halt; join r-charles; join r-rupert; join r-cannon-1; join r-cannon-2; march hampshire',
        ],
        stand: { 'r-charles': 'hampshire', 'r-cannon-2': 'hampshire' },
      },
      {
        says: {
          en: 'The fifth finds the border full. She may go elsewhere.',
          pl: 'Piąty blok zastaje granicę pełną. Może pójść gdzie indziej.',
        },
        plays: ['royalist: join r-henrietta'],
        refused: { 'royalist: march hampshire': '6.13' },
        stand: { 'r-henrietta': 'dorset' },
      },
    ],
  },
  {
    id: 'EX-5',
    title: { en: 'What an Area feeds', pl: 'Ilu żywi Strefa' },
    position: {
      board: {
        lincolnshire: 'p-e-horse-pool-2 2, p-e-horse-pool-3, p-m-horse-pool, p-essex, p-manchester',
        oxford: 'r-charles',
      },
      begin: 'supply',
    },
    areas: ['lincolnshire'],
    steps: [
      {
        says: {
          en: 'Lincolnshire feeds four blocks, of which two may be Cavalry. Three Cavalry and two Infantry stand there. The Cavalry pays first.',
          pl: 'Lincolnshire żywi cztery bloki, w tym dwie Kawalerie. Stoją tam trzy Kawalerie i dwie Piechoty. Najpierw płaci Kawaleria.',
        },
        refused: { 'parliament: lose p-essex': '9.12' },
      },
      {
        says: {
          en: 'One Cavalry block loses a strength, and both limits are kept.',
          pl: 'Jeden blok Kawalerii traci siłę i oba limity są zachowane.',
        },
        plays: ['parliament: lose p-e-horse-pool-2'],
        stand: { 'p-e-horse-pool-2': 'lincolnshire 1', 'p-essex': 'lincolnshire' },
      },
    ],
  },
]
