/** Matches and pages for pictures. */
import type { Scenes } from '@muster/kernel/testing/scenes'

export const scenes: Scenes = {
  setup: { scenario: 'braveheart', players: 2, options: { schiltrons: 'off', bid: 'none' } },
  middle: { seat: 1, until: 'move', skip: 6 },
  film: { seat: 1, until: 'play-cards', skip: 1 },
  cover: { scenario: 'braveheart', eyes: 'scotland', at: [980, 1110], scale: 1.15 },
  matches: [
    { id: 'cards', seat: 1, until: 'play-cards' },
    { id: 'moves', seat: 1, until: 'move', skip: 6 },
    { id: 'battle', seat: 1, until: 'battle', skip: 4 },
    { id: 'hits', seat: 1, until: 'take-hits', skip: 1 },
    { id: 'over', seat: 1, until: null },
  ],
  pictures: [
    { name: 'table-cards', page: 'match/cards' },
    { name: 'table-moves', page: 'match/moves' },
    { name: 'table-group', page: 'match/moves', steps: [{ key: 'g' }] },
    { name: 'table-why', page: 'match/moves', steps: [{ key: 'g' }, { focus: 'england' }, { key: '?' }] },
    { name: 'battle', page: 'match/battle' },
    { name: 'battle-hits', page: 'match/hits' },
    { name: 'list', page: 'match/moves', steps: [{ key: 'g' }, { key: 'i' }] },
    { name: 'over', page: 'match/over' },
    { name: 'replay', page: 'replay/over?at=60&as=all' },
    { name: 'look-back', page: 'look-back/over' },
    { name: 'rule', page: 'rules/hammer-of-the-scots?rule=4.3' },
  ],
}
