/** What the marks on a block mean. */
export const ANATOMY = {
  strength: {
    en: 'Circles on top: strength, and so many dice. Each hit takes one.',
    pl: 'Kropki u góry: siła i tyle samo kości. Każde trafienie zabiera jedną.',
  },
  effectiveness: {
    en: 'Number: effectiveness. A die of so much or less hits.',
    pl: 'Liczba: skuteczność. Trafia kość z tym lub mniejszym wynikiem.',
  },
  region: {
    en: 'Letter in a disc: its Home Region. It leaves it only with a Leader.',
    pl: 'Litera w kole: Rodzimy Region. Opuszcza go tylko z Dowódcą.',
  },
  discipline: {
    en: 'Shield: Discipline of Cavalry. So much or less, and it stays instead of pursuing.',
    pl: 'Tarcza: Dyscyplina Kawalerii. Przy tym wyniku lub mniejszym zostaje, zamiast ścigać.',
  },
  leader: {
    en: 'Crown beside the name: a Leader.',
    pl: 'Korona przy imieniu: Dowódca.',
  },
  note: {
    en: 'Enemy blocks show only their back until a battle.',
    pl: 'Wrogie bloki pokazują tylko tył, aż do Bitwy.',
  },
} as const
