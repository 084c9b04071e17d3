/** What the marks on a block mean. */
export const ANATOMY = {
  strength: {
    en: 'Four marks on top: strength 4, so he rolls 4 dice. Each hit turns the block a quarter: 4 → 3.',
    pl: 'Cztery kropki u góry: siła 4, więc rzuca 4 kośćmi. Każde trafienie obraca bloczek o ćwierć: 4 → 3.',
  },
  letter: {
    en: 'A: all A act before B, all B before C.',
    pl: 'A: wszystkie A działają przed B, wszystkie B przed C.',
  },
  number: { en: '3: each of his dice hits on 1, 2 or 3.', pl: '3: każda jego kość trafia przy 1, 2 lub 3.' },
  movement: {
    en: 'Three chevrons: he moves up to 3 areas, others 2.',
    pl: 'Trzy strzałki: rusza się do 3 obszarów, inni do 2.',
  },
  cross: {
    en: 'Cross: if he falls in battle, he is out for good.',
    pl: 'Krzyż: jeśli zginie w bitwie, nie wraca do gry.',
  },
  note: {
    en: 'Enemy blocks show only their back until a battle.',
    pl: 'Wrogie bloczki pokazują tylko tył, aż do bitwy.',
  },
} as const
