/** What This War Without an Enemy is, told before any of it is loaded. */
import type { Title } from '@muster/catalogue/title'
import type { State } from './state.ts'
import type { WarView } from './view.ts'

export const title: Title<State, WarView> = {
  id: 'this-war-without-an-enemy',
  players: [2, 2],
  minutes: [60, 300],
  level: 'demanding',
  name: { en: 'This War Without an Enemy', pl: 'This War Without an Enemy' },
  line: {
    en: 'The English Civil War: sieges, cavalry, 52 event cards.',
    pl: 'Angielska wojna domowa: oblężenia, jazda, 52 karty wydarzeń.',
  },
  seats: ['royalist', 'parliament'],
  first: 'early-war',
  game: async () => (await import('./game.ts')).thisWarWithoutAnEnemy,
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
  odds: async () => ({ by: 'rules', battles: (await import('./odds/battles.ts')).warBattles }),
  puzzles: async () => (await import('./puzzles/puzzles.ts')).warPuzzles,
  mind: async () => {
    const [{ warMind }, { weights }] = await Promise.all([
      import('./mind/mind.ts'),
      import('./mind/weights.ts'),
    ])
    return { mind: warMind(), weights }
  },
}
