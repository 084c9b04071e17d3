/** Worked examples: cards, the actions of a turn, and supply. */
import { march } from '@muster/block-kit/example-words'
import type { WorkedExample } from '@muster/kernel/worked-example'

export const TURNS: readonly WorkedExample[] = [
  {
    id: 'EX-1',
    title: { en: 'Three action points', pl: 'Trzy punkty akcji' },
    position: {
      board: {
        kent: 'henry-vi',
        cornwall: 'devon',
        calais: 'york',
        pool: 'northumberland-l, westmoreland-l, shrewsbury-l',
      },
      begin: 'turn action-3-1 action-2-1',
    },
    areas: ['kent', 'sussex', 'northumbria', 'cornwall'],
    steps: [
      {
        says: {
          en: 'Lancaster has a card of 3. One point moves Henry to Sussex.',
          pl: 'Lancaster ma kartę 3. Jeden punkt przenosi Henryka do Sussex.',
        },
        plays: [`lancaster: ${march('henry-vi', 'sussex')}; stop`],
        stand: { 'henry-vi': 'sussex' },
      },
      {
        says: {
          en: 'The other two recruit. Moves and recruits may be mixed as one likes; four actions are too many.',
          pl: 'Pozostałe dwa zaciągają. Ruchy i zaciągi można mieszać dowolnie; cztery akcje to za dużo.',
        },
        plays: [
          'lancaster: recruit northumberland-l northumbria',
          'lancaster: recruit westmoreland-l northumbria',
        ],
        stand: { 'northumberland-l': 'northumbria', 'westmoreland-l': 'northumbria' },
        refused: { 'lancaster: move devon': '1.2', 'lancaster: recruit shrewsbury-l south-yorks': '1.2' },
      },
    ],
  },
  {
    id: 'EX-16',
    title: { en: 'The first turn of 1460', pl: 'Pierwsza tura 1460 roku' },
    position: {
      board: {
        calais: 'york, warwick-y, salisbury-y',
        middlesex: 'henry-vi',
        essex: 'oxford',
        lincoln: 'beaumont',
        pool: 'norfolk, norwich-levy, bombard-l',
      },
      begin: 'turn action-3-1 action-3-2',
    },
    areas: ['calais', 'east-anglia', 'middlesex', 'essex', 'lincoln', 'leicester'],
    steps: [
      {
        says: {
          en: 'Both play a 3, so York, the Pretender, is Player 1. Warwick and Salisbury sail from port to port for one point.',
          pl: 'Obaj zagrywają 3, więc York, pretendent, jest Graczem 1. Warwick i Salisbury płyną z portu do portu za jeden punkt.',
        },
        plays: ['york: move warwick-y; sail east-anglia', 'york: move salisbury-y; sail east-anglia'],
        refused: { 'lancaster: move oxford': '1.2' },
        stand: { 'warwick-y': 'east-anglia', 'salisbury-y': 'east-anglia' },
      },
      {
        says: {
          en: 'Norfolk and the levy of Norwich are recruited there for the other two.',
          pl: 'Za pozostałe dwa rekrutuje się tam Norfolka i zaciężnych z Norwich.',
        },
        plays: ['york: recruit norfolk east-anglia', 'york: recruit norwich-levy east-anglia', 'york: end'],
        stand: { norfolk: 'east-anglia', 'norwich-levy': 'east-anglia' },
      },
      {
        says: {
          en: 'Lancaster gathers in Middlesex: Oxford and Beaumont march there, and the bombard is recruited. Nobody fights.',
          pl: 'Lancasterowie zbierają się w Middlesex: przychodzą Oxford i Beaumont, zaciąga się bombarda. Nikt nie walczy.',
        },
        plays: [
          `lancaster: ${march('oxford', 'middlesex')}; stop`,
          `lancaster: ${march('beaumont', 'leicester', 'middlesex')}`,
          'lancaster: recruit bombard-l middlesex',
          'lancaster: end',
        ],
        stand: { oxford: 'middlesex', beaumont: 'middlesex', 'bombard-l': 'middlesex' },
        given: { turn: 2 },
      },
    ],
  },
  {
    id: 'EX-19',
    title: { en: 'An event goes first', pl: 'Wydarzenie ma pierwszeństwo' },
    position: {
      board: { kent: 'henry-vi', calais: 'york' },
      begin: 'turn action-4-1 plague',
    },
    areas: ['kent', 'calais'],
    steps: [
      {
        says: {
          en: 'Lancaster plays a 4, York an event without points. Whoever plays an event is Player 1: Lancaster waits.',
          pl: 'Lancaster zagrywa 4, York wydarzenie bez punktów. Kto zagrywa wydarzenie, jest Graczem 1: Lancaster czeka.',
        },
        refused: { 'lancaster: move henry-vi': 'card-plague' },
        given: { first: 'york' },
      },
    ],
  },
  {
    id: 'EX-15',
    title: { en: 'Too many in Ireland', pl: 'Zbyt wielu w Irlandii' },
    position: {
      board: { ireland: 'york, march, rutland', france: 'henry-vi' },
      begin: 'supply',
    },
    areas: ['ireland'],
    steps: [
      {
        says: {
          en: 'Ireland feeds two Yorkists, and with the Irish away three stand there. A block loses a step in each supply phase.',
          pl: 'Irlandia żywi dwóch Yorków, a pod nieobecność Irlandczyków stoi tam trzech. W każdej fazie zaopatrzenia bloczek traci stopień.',
        },
        refused: { 'lancaster: starve henry-vi': '7.1' },
      },
      {
        says: { en: 'York lets Rutland lose it.', pl: 'York każe go stracić Rutlandowi.' },
        plays: ['york: starve rutland'],
        stand: { rutland: 'ireland 2', york: 'ireland' },
      },
    ],
  },
]
