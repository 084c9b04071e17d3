/** What the marks on a General mean. */
export const ANATOMY = {
  general: {
    en: 'A General in the colour of his Power. Only Generals move and attack.',
    pl: 'Generał w kolorze swojego Mocarstwa. Ruszają się i atakują tylko Generałowie.',
  },
  units: {
    en: 'His Units, at most 3: each is 1 Strength and one card in battle.',
    pl: 'Jego Oddziały, najwyżej 3: każdy to 1 siły i jedna karta w bitwie.',
  },
  note: {
    en: 'Everything on the board is open; only cards, bids and chosen statuses are secret.',
    pl: 'Wszystko na planszy jest jawne; tajne są tylko karty, licytacje i wybrane Statusy.',
  },
} as const
