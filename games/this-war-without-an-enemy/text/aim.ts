/** What one plays for, by scenario, in two sentences. */
const END = {
  en: {
    'early-war': 'The game ends after 1643: the King needs 1 Victory Point then, or Parliament wins.',
    'mid-war': 'The game ends after 1644: Parliament needs 1 Victory Point then, or the King wins.',
    '': 'If nobody gets that far, the side ahead after 1646 wins, the King if it is even.',
  },
  pl: {
    'early-war':
      'Gra kończy się po roku 1643: król musi mieć wtedy 1 Punkt Zwycięstwa, inaczej wygrywa Parlament.',
    'mid-war':
      'Gra kończy się po roku 1644: Parlament musi mieć wtedy 1 Punkt Zwycięstwa, inaczej wygrywa król.',
    '': 'Jeśli nikt tyle nie zdobędzie, po 1646 wygrywa prowadzący, a przy remisie król.',
  },
} as const
const endOf = (scenario: string): 'early-war' | 'mid-war' | '' =>
  scenario === 'early-war' || scenario === 'mid-war' ? scenario : ''

export const AIM = {
  en: (scenario: string) =>
    `Take Victory Cities: 3 Victory Points on your side at the end of a Turn win. ${END.en[endOf(scenario)]}`,
  pl: (scenario: string) =>
    `Zdobywaj Miasta dające Punkty Zwycięstwa: 3 takie punkty po twojej stronie na koniec Tury wygrywają. ${END.pl[endOf(scenario)]}`,
} as const
