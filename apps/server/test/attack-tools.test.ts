/** A short form of each attack (`npm run attack -- <kind> --minutes n` is the long one): until enough was tried. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { describe, expect, inject, it } from 'vitest'
import { attackDoor } from '../testing/attack/door.ts'
import { attackFlood } from '../testing/attack/flood.ts'
import { attackSecrecy } from '../testing/attack/secrecy.ts'
import { attackSoak } from '../testing/attack/soak.ts'
import { freshDatabase } from '../testing/postgres.ts'

describe('an attack', () => {
  it('on secrets finds no seat that is sent what depends on hidden things, in any game', async () => {
    const { tried, faults } = await attackSecrecy({ matches: CATALOGUE.length }, 1, 150)
    expect(faults).toEqual([])
    for (const what of ['views', 'refusals', 'horizons', 'rehearsals'])
      expect(tried[what]).toBeGreaterThan(50)
  })

  it.each(['sqlite', 'postgres'])('on every endpoint finds an answer to everything, on %s', async (kind) => {
    const database = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
    const { tried, faults } = await attackDoor({ 'socket messages': 200 }, database?.url)
    await database?.drop()
    expect(faults).toEqual([])
    expect(Object.keys(tried).length).toBeGreaterThan(20)
  })

  it('by one client is held back by limits, and the others are answered', async () => {
    // How long others wait is measured by the long form, on a machine with nothing else to do.
    const often = { 'lists of matches': 11, 'whole logs': 11, 'pages of logs': 11, 'ways refused': 1 }
    const { tried } = await attackFlood(often)
    expect(tried['others answered']).toBeGreaterThan(3)
  })

  it('by many matches at once is played by all of them', async () => {
    const { tried, faults } = await attackSoak({ choices: 100 }, 10, 100)
    // So short a time says little about memory.
    expect(faults.filter((each) => !each.startsWith('memory'))).toEqual([])
    expect(tried.choices).toBeGreaterThanOrEqual(100)
  })
})
