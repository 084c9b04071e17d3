/** Who is said to be able to come to a muster can, by the rules, and nobody who can is left out. */

import { richardIII } from '@muster/richard-iii/game'
import { position } from '@muster/richard-iii/testing'
import type { RichardView } from '@muster/richard-iii/view'
import { comersTo } from '@muster/richard-iii/web/muster'
import { describe, expect, it } from 'vitest'

const LANCASTER = 0
const FIELD = {
  middlesex: 'henry-vi, somerset, exeter-l, clifford, wiltshire',
  essex: 'oxford, pembroke',
  chester: 'beaumont, devon, shrewsbury-l',
  cumbria: 'stanley-l',
  kent: 'york',
  leicester: 'march',
  cornwall: 'rivers-l',
}
const asked = () => position(FIELD).acts('lancaster', 'muster')
const saidOf = (area: string): readonly string[] =>
  comersTo(richardIII.view(asked().state, LANCASTER) as RichardView, LANCASTER, 'lancaster', area)

describe('card-muster Who could come', () => {
  const places = asked().offered('lancaster', 'muster')

  it('is told for every place that may be named', () => {
    expect(places.length).toBeGreaterThan(20)
    const counts = places.map((area) => saidOf(area).length)
    expect([Math.min(...counts), Math.max(...counts) > 3]).toEqual([0, true])
  })

  it.each(places)('%s: all of them come, and no one else could', (area) => {
    const said = saidOf(area)
    const table = asked().lancaster(`muster ${area}`)
    const may = table.offered('lancaster', 'move')
    expect(may).toEqual(expect.arrayContaining([...said]))
    for (const block of said) {
      table.lancaster(`move ${block}`)
      // Straight there, or over whichever area still leads there.
      if (!table.offered('lancaster', 'to').includes(area)) {
        const by = table.offered('lancaster', 'to')
        expect(by, block).not.toEqual([])
        table.lancaster(`to ${by[0]}`)
      }
      table.lancaster(`to ${area}`)
      expect(table.at(block)).toBe(area)
    }
    if (table.step === 'actions') expect(table.offered('lancaster', 'move'), 'left behind').toEqual([])
  })
})
