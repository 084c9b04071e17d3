/** Matches and pages for pictures. */
import type { Scenes } from '@muster/kernel/testing/scenes'

const forPlayers = (players: number) => ({ scenario: '1740', players, options: {} })

export const scenes: Scenes = {
  setup: forPlayers(7),
  middle: { seat: 2, until: 'movement-turn', skip: 3 },
  film: { seat: 1, until: 'movement-turn' },
  cover: { scenario: '1740', eyes: 'all', at: [1500, 1130], scale: 0.85 },
  matches: [
    { id: 'status', seat: 2, until: 'status' },
    { id: 'actions', seat: 2, until: 'actions', skip: 3 },
    { id: 'arbiter', seat: 2, until: 'arbiter', skip: 1 },
    { id: 'campaign', seat: 2, until: 'movement-turn', skip: 3 },
    { id: 'field', seat: 2, until: 'cards' },
    { id: 'bidding', seat: 2, until: 'bid', setup: forPlayers(5) },
  ],
  pictures: [
    { name: 'ancien-diplomacy', page: 'match/status', steps: [{ press: /^(Neutral|Neutralność)/ }] },
    { name: 'ancien-actions', page: 'match/actions' },
    { name: 'ancien-arbiter', page: 'match/arbiter' },
    { name: 'ancien-move', page: 'match/campaign', steps: [{ key: 'g' }] },
    { name: 'ancien-battle', page: 'match/field' },
    { name: 'ancien-bid', page: 'match/bidding' },
    { name: 'ancien-list', page: 'match/campaign', steps: [{ key: 'g' }, { key: 'i' }] },
    { name: 'ancien-more', page: 'match/campaign', steps: [{ tab: 'tab-table' }] },
    { name: 'ancien-replay', page: 'replay/campaign?as=all' },
  ],
}
