import { describe, expect, it } from 'vitest'
import type { HammerEvent } from '../events.ts'
import { lastSeen } from '../last-seen.ts'

const shows = (block: string, area: string): HammerEvent => ({
  type: 'block-revealed',
  block,
  area,
  steps: 2,
})
const seatOf = (event: HammerEvent): number | null =>
  event.type === 'block-revealed' ? (event.block.endsWith('-s') ? 1 : 0) : null
const seen = (...told: readonly HammerEvent[]): string[] =>
  lastSeen(told, 0, seatOf).map(({ block, area }) => `${block} ${area}`)

describe('Whom the enemy showed in battle', () => {
  it('is told once for each block, where it was seen last, the newest first', () => {
    expect(seen(shows('hobelars', 'fife'), shows('edward', 'fife'), shows('hobelars', 'mar'))).toEqual([
      'hobelars mar',
      'edward fife',
    ])
  })

  it('leaves out who has fallen, who has changed sides, and one’s own', () => {
    expect(
      seen(
        shows('mentieth-e', 'mentieth'),
        shows('ross-s', 'ross'),
        shows('hobelars', 'mentieth'),
        shows('edward', 'mentieth'),
        { type: 'eliminated', block: 'hobelars', dead: false },
        { type: 'noble-changed-sides', noble: 'mentieth', side: 'scotland', area: 'mentieth' },
      ),
    ).toEqual(['edward mentieth'])
  })
})
