import { THEMES } from '@muster/board-kit/themes'
import { GAMES } from '../src/games.ts'
import type { Shot } from '../src/shoot.ts'

/** The pictures that are kept. Small: enough to see that something moved, changed colour or vanished. */
const SHORT: Readonly<Record<string, string>> = {
  'hammer-of-the-scots': 'hammer',
  'richard-iii': 'richard',
  'this-war-without-an-enemy': 'enemy',
  'ancien-regime': 'ancien',
}

export const SHOTS: readonly Shot[] = GAMES.flatMap(({ id: game, pieces }) => {
  const wide = game === 'ancien-regime'
  const board = wide ? { width: 400, height: 362 } : { width: 290, height: 385 }
  const set = wide ? { width: 400, height: 362 } : { width: 290, height: 385 }
  const query = (show: string, theme: string) =>
    `game=${game}&show=${encodeURIComponent(show)}&theme=${theme}`
  return [
    ...THEMES.map((theme) => ({
      name: `${SHORT[game]}-board-${theme}`,
      query: query('board', theme),
      ...board,
    })),
    ...pieces.setups.map((s) => ({
      name: `${SHORT[game]}-setup-${s.id}`,
      query: query(`setup:${s.id}`, 'period'),
      ...set,
    })),
    ...THEMES.map((theme) => ({
      name: `${SHORT[game]}-pieces-${theme}`,
      query: query('pieces', theme),
      width: 360,
      height: 340,
    })),
    ...THEMES.map((theme) => ({
      name: `${SHORT[game]}-cards-${theme}`,
      query: query('cards', theme),
      width: 360,
      height: 250,
    })),
  ]
})
