/** Matches and pages for pictures. */
import type { Scenes } from '@muster/kernel/testing/scenes'

const of = (scenario: string) => ({ scenario, players: 2, options: {} })

export const scenes: Scenes = {
  setup: of('mid-war'),
  middle: { seat: 1, until: 'actions' },
  film: { seat: 1, until: 'actions' },
  cover: { scenario: 'early-war', eyes: 'royalist', at: [1000, 1330], scale: 1 },
  matches: [
    { id: 'war-cards', seat: 1, until: 'play-cards' },
    { id: 'war-actions', seat: 1, until: 'actions' },
    { id: 'war-battle', seat: 1, until: 'fire-or-engage' },
    { id: 'war-hits', seat: 1, until: 'take-hits' },
    { id: 'war-storm', seat: 1, until: 'storm' },
    { id: 'war-recruits', seat: 1, until: 'regional-recruitment', setup: of('full-war') },
    { id: 'war-start', seat: 1, until: 'place-blocks', setup: of('path-to-war') },
  ],
  pictures: [
    { name: 'war-cards', page: 'match/war-cards' },
    { name: 'war-table', page: 'match/war-actions', steps: [{ key: 'g' }] },
    { name: 'war-recruit', page: 'match/war-actions', steps: [{ press: /^(Recruit|Pobór)$/ }] },
    {
      name: 'war-why',
      page: 'match/war-actions',
      steps: [{ key: 'g' }, { focus: 'cornwall' }, { key: '?' }],
    },
    { name: 'war-battle', page: 'match/war-battle' },
    { name: 'war-hits', page: 'match/war-hits' },
    { name: 'war-storm', page: 'match/war-storm' },
    { name: 'war-recruits', page: 'match/war-recruits' },
    { name: 'war-start', page: 'match/war-start' },
    { name: 'war-list', page: 'match/war-actions', steps: [{ key: 'i' }] },
    { name: 'war-replay', page: 'replay/war-actions?as=all' },
  ],
}
