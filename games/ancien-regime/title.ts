/** What Coalitions: Ancien Régime is, told before any of it is loaded. */
import type { Title } from '@muster/catalogue/title'
import type { State } from './state.ts'
import type { AncienView } from './view.ts'

export const title: Title<State, AncienView> = {
  id: 'ancien-regime',
  players: [4, 7],
  minutes: [120, 240],
  level: 'medium',
  name: { en: 'Coalitions: Ancien Régime', pl: 'Koalicje: Ancien Régime' },
  line: {
    en: 'Seven powers, one wheel. Talk, promise, betray.',
    pl: 'Siedem mocarstw, jedno koło. Rozmawiaj, obiecuj, zdradzaj.',
  },
  seats: ['britain', 'prussia', 'austria', 'france', 'russia', 'spain', 'ottoman'],
  game: async () => (await import('./game.ts')).ancienRegime,
  text: async () => ({ en: (await import('./text/en.ts')).en, pl: (await import('./text/pl.ts')).pl }),
  rules: async () => (await import('./text/rules.ts')).RULES,
  reading: async () => (await import('./text/reading.ts')).READING,
  caption: async () => (await import('./text/caption.ts')).caption,
  terminal: async () => (await import('./terminal.ts')).map,
  colours: async () => (await import('./board/colours.ts')).colours,
  pieces: async () => (await import('./board/pieces.ts')).pieces,
  examples: async () => (await import('./examples/examples.ts')).EXAMPLES,
  lab: async () => (await import('./lab.ts')).lab,
  lessons: async () => (await import('./lessons/lessons.ts')).LESSONS,
  puzzles: async () => (await import('./puzzles/puzzles.ts')).ancienPuzzles,
  talks: () => import('./talks.ts'),
  envoy: async () => (await import('./mind/envoy.ts')).envoy,
  odds: async () => ({ by: 'rules', battles: (await import('./odds/battles.ts')).ancienBattles }),
  mind: async () => {
    const [{ ancienMind }, { weights }] = await Promise.all([
      import('./mind/mind.ts'),
      import('./mind/weights.ts'),
    ])
    return { mind: ancienMind(), weights }
  },
}
