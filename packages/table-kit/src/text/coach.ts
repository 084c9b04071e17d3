/** What the coach says at any table. */
export const COACH_WORDS = {
  faster: {
    en: 'Faster? The first matches go slowly. The pace can be changed at any moment; Space goes on at once.',
    pl: 'Szybciej? Pierwsze rozgrywki toczą się powoli. Tempo możesz zmienić w każdej chwili; spacja przechodzi dalej od razu.',
  },
} as const
