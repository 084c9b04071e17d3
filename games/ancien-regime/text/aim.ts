/** What one plays for, in two sentences. */
export const AIM = {
  en: 'Be the first with 25 Influence. You get it from disputed and foreign territories you control, from battles you win, and from being Emperor.',
  pl: 'Zdobądź jako pierwsze Mocarstwo 25 punktów Wpływu. Dają go Terytoria Sporne i cudze pod twoją kontrolą, wygrane bitwy i korona Cesarza.',
} as const
