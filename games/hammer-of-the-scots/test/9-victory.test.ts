import { describe, expect, it } from 'vitest'
import { position, type TestTable } from '../testing/position.ts'

/** Six English and six Scottish nobles at home; Moray and Lennox are left to the test. */
const SIX_EACH = {
  angus: 'angus-e',
  argyll: 'argyll-e',
  buchan: 'buchan-e',
  galloway: 'galloway-e',
  ross: 'ross-e',
  dunbar: 'dunbar-e',
  mar: 'mar-s',
  atholl: 'atholl-s',
  mentieth: 'mentieth-s',
  lanark: 'stewart-s',
  carrick: 'bruce-s',
  badenoch: 'comyn-s',
}

/** The last winter of Braveheart, with nobody doing anything unless a test says so. */
function lastWinter(placement: Record<string, string>, year = 1305, others?: 'aside'): TestTable {
  const table = position(placement, others === undefined ? { year } : { year, others }).winter()
  if (table.step === 'noble-goes-home') table.scotland('home carrick', 'home badenoch')
  return table
}

describe('9.0 Victory', () => {
  it('goes to whoever has more nobles at the end of the scenario', () => {
    const english = lastWinter({ ...SIX_EACH, lennox: 'lennox-e' })
      .scotland('done')
      .england('done')
    expect(english.state.outcome).toEqual({ winners: [0], code: 'more-nobles', rule: '9.0' })
    const scottish = lastWinter({ ...SIX_EACH, lennox: 'lennox-s' })
      .scotland('done')
      .england('done')
    expect(scottish.state.outcome).toEqual({ winners: [1], code: 'more-nobles', rule: '9.0' })
  })

  it('is not decided in earlier years', () => {
    const table = lastWinter({ ...SIX_EACH, lennox: 'lennox-e' }, 1304)
      .scotland('done')
      .england('done')
    expect([table.state.outcome, table.state.year]).toEqual([null, 1305])
  })

  it('is decided in 1314 in The Bruce', () => {
    const table = position({ ...SIX_EACH, lennox: 'lennox-e' }, { scenario: 'the-bruce', year: 1314 })
    table.winter().scotland('home carrick', 'home badenoch', 'done').england('done')
    expect(table.state.outcome).toMatchObject({ winners: [0], code: 'more-nobles' })
  })

  const seven = { ...SIX_EACH, lennox: 'lennox-e', moray: 'moray' }

  it('H-31 goes to Scotland at seven each if Wallace lives', () => {
    const table = lastWinter({ ...seven, fife: 'wallace' })
      .scotland('stay', 'stay', 'done')
      .england('done')
    expect(table.state.outcome).toEqual({ winners: [1], code: 'tie-wallace-lives', rule: '9.0' })
  })

  it('H-31 goes to England at seven each if Wallace is dead or in the pool', () => {
    for (const place of ['aside', 'pool']) {
      const table = lastWinter({ ...seven, [place]: 'wallace' })
        .scotland('stay', 'done')
        .england('done')
      expect(table.state.outcome).toEqual({ winners: [0], code: 'tie-wallace-gone', rule: '9.0' })
    }
  })

  it('H-43 is counted after the builds of the last winter, not before', () => {
    const table = lastWinter({ ...SIX_EACH, lennox: 'lennox-e' })
    expect([table.step, table.state.outcome]).toEqual(['scottish-builds', null])
    table.scotland('done')
    expect([table.step, table.state.outcome]).toEqual(['english-builds', null])
    table.england('done')
    expect(table.state.outcome).not.toBeNull()
    expect(table.heard('levied')).toEqual([])
  })

  it('H-43 counts nobles who were turned on their way home', () => {
    const { lanark: _, ...others } = SIX_EACH
    const table = lastWinter({ ...others, fife: 'stewart-s', lanark: 'york-infantry', lennox: 'lennox-s' })
    // Seven to six for Scotland before the winter; Stewart finds Lanark held.
    table.england('disband york-infantry').scotland('done').england('done')
    expect(table.heard('nobles-counted')).toMatchObject([{ england: 7, scotland: 6 }])
    expect(table.state.outcome).toMatchObject({ winners: [0] })
  })

  it('H-43 does not count a Moray who was disbanded', () => {
    const table = lastWinter({ ...seven, fife: 'wallace' }).scotland('disband-moray', 'stay', 'done')
    table.england('done')
    expect(table.state.outcome).toMatchObject({ winners: [0], code: 'more-nobles' })
  })

  it('H-43 counts a Moray who was drawn in the last builds, and a Wallace too', () => {
    const { moray: _, ...noMoray } = seven
    const moray = lastWinter({ ...noMoray, fife: 'wallace', pool: 'moray' }, 1305, 'aside')
    moray.scotland('stay', 'raise fife', 'done').england('done')
    expect(moray.state.outcome).toMatchObject({ winners: [1], code: 'tie-wallace-lives' })
    const wallace = lastWinter({ ...seven, fife: 'douglas', pool: 'wallace' }, 1305, 'aside')
    wallace.scotland('stay', 'raise fife', 'done').england('done')
    expect(wallace.state.outcome).toMatchObject({ winners: [1], code: 'tie-wallace-lives' })
  })
})

describe('9.1 Sudden death', () => {
  it('goes to the side that controls all nobles in play at the end of a game turn', () => {
    const english = position({ angus: 'angus-e', ross: 'ross-e', fife: 'wallace' }).endOfTurn()
    expect(english.state.outcome).toEqual({ winners: [0], code: 'all-nobles', rule: '9.1' })
    const scottish = position({ angus: 'angus-s', fife: 'york-infantry' }).endOfTurn()
    expect(scottish.state.outcome).toEqual({ winners: [1], code: 'all-nobles', rule: '9.1' })
  })

  it('goes to nobody while each side has a noble', () => {
    const table = position({ angus: 'angus-e', mar: 'mar-s' }, { hands: ['truce', 'herald'] }).endOfTurn()
    expect(table.state.outcome).toBeNull()
  })

  it('is kept from England by Moray on the map, but not by Moray in the pool or dead', () => {
    const withMoray = (place: string) =>
      position({ angus: 'angus-e', [place]: 'moray' }, { hands: ['truce', 'herald'] }).endOfTurn().state
        .outcome
    expect(withMoray('fife')).toBeNull()
    expect(withMoray('pool')).toMatchObject({ winners: [0] })
    expect(withMoray('aside')).toMatchObject({ winners: [0] })
  })

  it('shows the nobles as they were counted once it is over, Moray in the pool not among them', () => {
    const over = position({ angus: 'angus-e', pool: 'moray' }, { hands: ['truce', 'herald'] }).endOfTurn()
    expect(over.view(0).nobleCount).toEqual([1, 0])
  })

  it('waits for the end of the turn', () => {
    const table = position({ angus: 'angus-e', mar: 'mar-s' }).turn('herald', 'move-1-1').dice(1)
    table.england('play', 'name mar')
    expect([table.state.outcome, table.step]).toEqual([null, 'move'])
    table.scotland('end')
    expect(table.state.outcome).toMatchObject({ winners: [0], code: 'all-nobles' })
  })

  it('H-32 is looked at after the border raids', () => {
    const table = position({ angus: 'angus-s', england: 'douglas', fife: 'york-infantry' }).endOfTurn()
    expect([table.step, table.state.outcome]).toEqual(['border-raid', null])
    table.england('lose york-infantry')
    expect(table.state.outcome).toMatchObject({ winners: [1], code: 'all-nobles' })
  })

  it('goes to England when the Scottish king is eliminated in battle', () => {
    const table = position({ fife: 'scottish-king 1, mar-s 1, hobelars 3', angus: 'angus-s' })
    table.battle('fife', 'scotland').dice(1, 6, 6).england('fight hobelars').scotland('hit scottish-king')
    expect(table.state.outcome).toEqual({ winners: [0], code: 'scottish-king-killed', rule: '9.1' })
    expect(table.deciding).toEqual([])
  })

  it('goes to Scotland when Edward II is eliminated in battle', () => {
    const table = position({ fife: 'edward 1, wallace' }, { edward: 2 }).battle('fife', 'england')
    table.dice(1, 6, 6, 6).scotland('fight wallace')
    expect(table.state.outcome).toEqual({ winners: [1], code: 'edward-ii-killed', rule: '9.1' })
  })

  it('does not follow from the death of Edward I', () => {
    const table = position({ fife: 'edward 1, wallace', angus: 'angus-e' }).battle('fife', 'england')
    table.dice(1, 6, 6, 6).scotland('fight wallace')
    expect(table.state.outcome).toBeNull()
  })
})
