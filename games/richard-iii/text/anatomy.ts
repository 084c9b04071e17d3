/** What the marks on a block mean. */
export const ANATOMY = {
  strength: {
    en: 'Marks on top: strength, and so many dice. Each hit takes one.',
    pl: 'Kropki u góry: siła i tyle samo kości. Każde trafienie zabiera jedną.',
  },
  rating: {
    en: 'Letter: A acts before B, B before C. Number: so much or less on a die hits.',
    pl: 'Litera: A działa przed B, B przed C. Liczba: tyle lub mniej na kości trafia.',
  },
  heir: {
    en: 'Crown: an heir, and his rank. The senior living heir is King or Pretender.',
    pl: 'Korona: następca i jego starszeństwo. Najstarszy żyjący to Król albo Pretendent.',
  },
  hearts: {
    en: 'Hearts: so many dice must all be even for him to change sides. A rose never does.',
    pl: 'Serca: na tylu kościach muszą wypaść same parzyste, żeby zmienił stronę. Róża nigdy nie zdradza.',
  },
  note: {
    en: 'Enemy blocks show only their back until a battle.',
    pl: 'Wrogie bloczki pokazują tylko tył, aż do bitwy.',
  },
} as const
