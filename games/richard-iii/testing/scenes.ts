/** Matches and pages for pictures. */
import { checkSetup } from '@muster/kernel/setup'
import type { Scenes } from '@muster/kernel/testing/scenes'
import { richardIII } from '../game.ts'

export const scenes: Scenes = {
  setup: checkSetup(richardIII, { scenario: 'wars-of-the-roses' }),
  middle: { seat: 1, until: 'actions', skip: 8 },
  film: { seat: 1, until: 'play-cards', skip: 3 },
  cover: { scenario: 'wars-of-the-roses', eyes: 'york', at: [1180, 1560], scale: 1.05 },
  matches: [
    { id: 'richard-cards', seat: 1, until: 'play-cards', skip: 1 },
    { id: 'richard-actions', seat: 1, until: 'actions', skip: 8 },
    { id: 'richard-battle', seat: 1, until: 'battle', skip: 4 },
    { id: 'richard-over', seat: 1, until: null },
  ],
  pictures: [
    { name: 'richard-cards', page: 'match/richard-cards' },
    { name: 'richard-table', page: 'match/richard-actions', steps: [{ key: 'g' }] },
    { name: 'richard-battle', page: 'match/richard-battle' },
    { name: 'richard-list', page: 'match/richard-actions', steps: [{ key: 'i' }] },
    { name: 'richard-over', page: 'match/richard-over' },
    { name: 'richard-replay', page: 'replay/richard-over?at=120&as=0' },
  ],
}
