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
  {
    id: 'EX-2',
    title: { en: 'Through an enemy Sea', pl: 'Przez wrogie Morze' },
    position: {
      board: { devon: 'r-hopton 3', dorset: 'r-charles 3', oxfordshire: 'p-essex' },
      begin: 'actions royalist 3',
      dice: [4, 4],
    },
    areas: ['devon', 'dorset', 'kent', 'lancashire'],
    steps: [
      {
        says: {
          en: 'Hopton sails from Devon to Kent through the British Sea, which is the enemy’s. He rolls 4; Plymouth, a Friendly Port on that Sea, makes it 5, and he lands unharmed.',
          pl: 'Hopton płynie z Devon do Kent przez wrogie Morze Brytyjskie. Rzuca 4; Plymouth, Przyjazny Port na tym Morzu, czyni z tego 5 i ląduje bez strat.',
        },
        plays: ['royalist: embark r-hopton; sail kent british'],
        stand: { 'r-hopton': 'kent 3' },
      },
      {
        says: {
          en: 'Charles sails from Dorset to Lancashire, where no port helps, by the British and Irish Seas: -1 for the second enemy Sea. His 4 is a 3, and he is thrown back.',
          pl: 'Karol płynie z Dorset do Lancashire, gdzie nie pomaga żaden port, przez Morze Brytyjskie i Irlandzkie: -1 za drugie wrogie Morze. Jego 4 to 3 i zostaje odrzucony.',
        },
        plays: ['royalist: embark r-charles; sail lancashire british-irish'],
        stand: { 'r-charles': 'dorset 3' },
      },
    ],
  },
  {
    id: 'EX-3',
    title: { en: 'Advantageous Terrain', pl: 'Korzystny teren' },
    position: {
      board: { dorset: 'r-charles 1', hampshire: 'p-essex 4' },
      begin: 'turn r20 p11 royalist',
      played: ['royalist: group dorset; join r-charles; march hampshire; done; end', 'parliament: end'],
      dice: [1, 6, 6, 6, 6, 6, 6],
    },
    areas: ['hampshire', 'dorset'],
    steps: [
      {
        says: {
          en: 'Charles attacks Essex in Hampshire. Parliament names it as Advantageous Terrain: two hits cost one strength.',
          pl: 'Karol atakuje Essexa w Hampshire. Parlament wskazuje je jako Korzystny teren: dwa trafienia kosztują jedną siłę.',
        },
        plays: ['parliament: aim hampshire', 'parliament: stand; engage p-essex'],
        stand: { 'p-essex': 'hampshire 4' },
      },
      {
        says: {
          en: 'Charles fires and hits. Essex stands at 3½ and rolls three dice, which miss.',
          pl: 'Karol strzela i trafia. Essex ma 3½ i rzuca trzema kośćmi, które chybiają.',
        },
        plays: ['royalist: fire r-charles'],
        stand: { 'p-essex': 'hampshire 4' },
      },
      {
        says: {
          en: 'The Battle ends with Charles’s retreat, and the half-hit costs a strength: Essex stands at 3.',
          pl: 'Bitwa kończy się odwrotem Karola i pół trafienia kosztuje siłę: Essex ma 3.',
        },
        plays: ['royalist: retreat-all', 'parliament: engage p-essex'],
        stand: { 'p-essex': 'hampshire 3' },
      },
    ],
  },
  {
    id: 'EX-4',
    title: { en: 'Behind walls', pl: 'Za murami' },
    position: {
      board: { somerset: 'r-charles 1, r-hopton', bristol: 'p-s-foot-devon 3' },
      begin: 'sieges',
      played: ['parliament: decline'],
      dice: [1, 6, 6, 6],
    },
    areas: ['somerset'],
    steps: [
      {
        says: {
          en: 'Charles storms Bristol, fires and hits. Behind walls two hits cost a strength: the defender stands at 2½.',
          pl: 'Karol szturmuje Bristol, strzela i trafia. Za murami dwa trafienia kosztują siłę: obrońca ma 2½.',
        },
        plays: [
          'royalist: join r-charles; storm',
          'parliament: engage p-s-foot-devon',
          'royalist: fire r-charles',
        ],
        stand: { 'p-s-foot-devon': 'bristol 3' },
      },
      {
        says: {
          en: 'He has rolled three dice all the same. The Storming ends, and the half-hit is mended.',
          pl: 'Mimo to rzucił trzema kośćmi. Szturm się kończy i pół trafienia znika.',
        },
        plays: ['royalist: stop'],
        stand: { 'p-s-foot-devon': 'bristol 3', 'r-charles': 'somerset 1' },
      },
    ],
  },
  {
    id: 'EX-6',
    title: { en: 'Hunger in London', pl: 'Głód w Londynie' },
    position: {
      board: {
        'buckinghamshire-hertfordshire': 'r-charles, r-rupert, r-hopton',
        london: 'p-essex 3, p-manchester 2, p-waller 2',
      },
      given: { siege: { london: 2 } },
      begin: 'supply',
      dice: [4],
    },
    areas: ['buckinghamshire-hertfordshire'],
    steps: [
      {
        says: {
          en: 'Three blocks are Besieged in London, and the die brings attrition: three strength in all.',
          pl: 'W oblężonym Londynie stoją trzy bloki, a kość przynosi straty: razem trzy siły.',
        },
        refused: { 'royalist: lose r-charles': '9.21' },
      },
      {
        says: {
          en: 'Parliament shares them as it likes: two of Essex and one of Manchester.',
          pl: 'Parlament dzieli je dowolnie: dwie z Essexa i jedna z Manchestera.',
        },
        plays: ['parliament: lose p-essex; lose p-essex; lose p-manchester'],
        stand: { 'p-essex': 'london 1', 'p-manchester': 'london 1', 'p-waller': 'london 2' },
      },
    ],
  },
  {
    id: 'EX-7',
    title: { en: 'Recruitment Points', pl: 'Punkty rekrutacji' },
    position: {
      board: { somerset: 'p-s-foot-devon 1, p-s-foot-gloucester 1', oxford: 'r-charles' },
      given: { year: 1643, turn: 6 },
      begin: 'supply',
      played: ['royalist: done'],
    },
    areas: ['somerset', 'devon'],
    steps: [
      {
        says: {
          en: 'The end of 1643. Two blocks hold Somerset, which yields Parliament a point; Bristol and Plymouth, both Sympathetic to it, yield one each, also if nobody stood there.',
          pl: 'Koniec 1643 roku. Dwa bloki trzymają Somerset, które daje Parlamentowi punkt; Bristol i Plymouth, oba mu przychylne, dają po jednym, także gdyby nikt tam nie stał.',
        },
        plays: ['parliament: recruit p-s-foot-devon; recruit p-s-foot-devon; recruit p-s-foot-gloucester'],
        stand: { 'p-s-foot-devon': 'somerset 3', 'p-s-foot-gloucester': 'somerset 2' },
      },
      {
        says: {
          en: 'The three points of the South are spent: no fourth strength.',
          pl: 'Trzy punkty Południa są wydane: czwartej siły nie będzie.',
        },
        refused: { 'parliament: recruit p-s-foot-gloucester': '11.2' },
      },
    ],
  },
]
