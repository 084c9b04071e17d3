import { THEMES } from '@muster/board-kit/themes'
import { GAME_IDS } from '../src/data.ts'
import type { Shot } from '../src/shoot.ts'

/** The pictures that are kept. Small: enough to see that something moved, changed colour or vanished. */
const SHORT: Readonly<Record<string, string>> = {
  'hammer-of-the-scots': 'hammer',
  'richard-iii': 'richard',
  'this-war-without-an-enemy': 'enemy',
  'ancien-regime': 'ancien',
}
const SETUP: Readonly<Record<string, string>> = {
  'hammer-of-the-scots': 'braveheart',
  'richard-iii': 'wars-of-the-roses',
  'this-war-without-an-enemy': 'full-war',
  'ancien-regime': '1740',
}

export const SHOTS: readonly Shot[] = GAME_IDS.flatMap((game) => {
  const board = game === 'ancien-regime' ? { width: 760, height: 690 } : { width: 520, height: 690 }
  const query = (show: string, theme: string) =>
    `game=${game}&show=${encodeURIComponent(show)}&theme=${theme}`
  return [
    ...THEMES.map((theme) => ({
      name: `${SHORT[game]}-board-${theme}`,
      query: query('board', theme),
      ...board,
      scale: 1,
    })),
    ...THEMES.map((theme) => ({
      name: `${SHORT[game]}-setup-${theme}`,
      query: query(`setup:${SETUP[game]}`, theme),
      ...board,
      scale: 1,
    })),
    ...THEMES.map((theme) => ({
      name: `${SHORT[game]}-pieces-${theme}`,
      query: query('pieces', theme),
      width: 640,
      height: 620,
      scale: 1,
    })),
    {
      name: `${SHORT[game]}-cards-period`,
      query: query('cards', 'period'),
      width: 640,
      height: 460,
      scale: 1,
    },
  ]
})
