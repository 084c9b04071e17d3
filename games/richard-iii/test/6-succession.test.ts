/** Where deaths, minors, offices, hunger and the end of a campaign meet: who is King or Pretender, and when. */
import { describe, expect, it } from 'vitest'
import { position, type RichardTable } from '../testing/position.ts'

const FOUR = 'devon, beaumont, clifford, oxford'
const CROWNS = [
  'caernarvon',
  'chester',
  'cornwall',
  'cumbria',
  'derby',
  'gloucester',
  'middlesex',
  'pembroke',
  'south-yorks',
  'sussex',
  'warwick',
]
/** Eleven Yorkists, one in each crown area. */
const CROWNS_HELD = Object.fromEntries(
  [
    'york',
    'march',
    'rutland',
    'essex',
    'hastings',
    'herbert',
    'worcester',
    'suffolk',
    'norfolk',
    'arundel',
    'kent-y',
  ].map((block, i) => [CROWNS[i], block]),
)

/** Passes for everybody until a battle and its regrouping are over. */
function battleOver(table: RichardTable): RichardTable {
  while (table.step === 'battle' || table.step === 'regroup') {
    const [side] = table.deciding
    const words =
      table.offers(side).find((each) => each.startsWith('hold ')) ??
      table.offers(side).find((each) => each.startsWith('retreat ')) ??
      'done'
    table.act(side, words)
  }
  return table
}

describe('6.81 × 6.82 A dead King whose senior living heir is a minor', () => {
  it('R-27 has no successor meanwhile: an heir of age is not King, does not persuade, and may be tempted', () => {
    const table = position({ derby: 'henry-vi 1, exeter-l 1, york 4, stanley-y 4' }).battle(
      'derby',
      'lancaster',
    )
    table.lancaster('hold exeter-l').dice(1, 6, 6, 6).york('fight york').lancaster('hit henry-vi')
    expect(table.at('henry-vi')).toBe('dead')
    expect(table.view(0)).toMatchObject({ king: null, throne: 'lancaster' })
    table.york('hold stanley-y')
    expect([table.round, table.deciding]).toEqual([2, ['lancaster']])
    expect(table.offered('lancaster', 'persuade')).toEqual([])
    expect(table.whyNot('lancaster', 'persuade exeter-l stanley-y')).toMatchObject({
      rule: '6.9',
      code: 'only-king-pretender-warwick',
    })
    table.lancaster('hold exeter-l')
    expect(table.offered('york', 'persuade')).toEqual(['york exeter-l'])
  })

  it('is followed by the minor when he has entered, and by nobody before', () => {
    const table = position(
      { kent: 'exeter-l, somerset', minors: 'prince-edward, richmond', dead: 'henry-vi' },
      { minorsDue: [1, 0] },
    )
    table.state.king = -1
    table.supplyPhase()
    expect(table.view(1).king).toBeNull()
    expect(table.offered('lancaster', 'enter').sort()).toEqual(CROWNS)
    table.lancaster('enter sussex')
    expect(table.heard('king-proclaimed').map((told) => told.area)).toHaveLength(1)
    expect([table.view(1).king, table.at('prince-edward'), table.state.minorsDue]).toEqual([
      'prince-edward',
      'sussex',
      [0, 0],
    ])
    expect(table.at('richmond')).toBe('minors')
  })

  it('R-28 has no successor while no crown area is open, and one as soon as one is', () => {
    const table = position(
      { kent: 'exeter-l, somerset', minors: 'prince-edward, richmond', dead: 'henry-vi', ...CROWNS_HELD },
      { minorsDue: [1, 0] },
    )
    table.state.king = -1
    table.supplyPhase()
    expect(table.heard('heir-waits')).toHaveLength(1)
    expect([table.view(0).king, table.at('prince-edward'), table.state.minorsDue[0]]).toEqual([
      null,
      'minors',
      1,
    ])
    const open = position(
      {
        kent: 'exeter-l, somerset',
        minors: 'prince-edward, richmond',
        dead: 'henry-vi',
        ...CROWNS_HELD,
        derby: '',
      },
      { minorsDue: [1, 0] },
    )
    open.state.king = -1
    open.supplyPhase()
    expect(open.offered('lancaster', 'enter')).toEqual(['derby'])
    expect(open.lancaster('enter derby').view(0).king).toBe('prince-edward')
  })

  it('brings in as many minors as heirs have died, the senior first, and makes him King', () => {
    const table = position(
      { kent: 'somerset', minors: 'prince-edward, richmond', dead: 'henry-vi, exeter-l' },
      { minorsDue: [2, 0] },
    )
    table.state.king = -1
    table.supplyPhase().lancaster('enter derby', 'enter chester')
    expect([table.at('prince-edward'), table.at('richmond'), table.view(0).king]).toEqual([
      'derby',
      'chester',
      'prince-edward',
    ])
    expect([table.state.minorsDue, table.step]).toEqual([[0, 0], 'over'])
  })
})

describe('3.21 × 6.82 A dead Pretender', () => {
  const pretender = (place: Record<string, string>) =>
    position({ sussex: 'march', ...place }, { throne: 'york', minorsDue: [1, 0] })

  it('R-27 has no successor while his senior living heir is a minor: no office, no roll, no immunity', () => {
    const table = pretender({
      derby: 'exeter-l 3, stanley-y 4',
      kent: 'york 4',
      minors: 'prince-edward, richmond',
      dead: 'henry-vi',
    })
    expect(table.view(0).pretender).toBeNull()
    table.battle('derby', 'york')
    expect(table.offered('lancaster', 'persuade')).toEqual([])
    expect(table.whyNot('lancaster', 'persuade exeter-l stanley-y')).toMatchObject({
      code: 'only-king-pretender-warwick',
    })
    const tempted = pretender({ derby: 'york 4, exeter-l 3', minors: 'prince-edward', dead: 'henry-vi' })
    tempted.battle('derby', 'lancaster').lancaster('hold exeter-l')
    expect(tempted.offered('york', 'persuade')).toEqual(['york exeter-l'])
  })

  it('is followed by the minor when he enters, in either exile', () => {
    const table = pretender({ derby: 'exeter-l', minors: 'prince-edward, richmond', dead: 'henry-vi' })
    table.supplyPhase()
    expect(table.offered('lancaster', 'enter').sort()).toEqual(['france', 'scotland'])
    expect(table.lancaster('enter scotland').view(1).pretender).toBe('prince-edward')
  })

  it('is followed at once by an heir of age who is the senior', () => {
    const table = pretender({ derby: 'prince-edward', france: 'exeter-l', dead: 'henry-vi' })
    expect(table.view(1).pretender).toBe('prince-edward')
    const older = pretender({ france: 'exeter-l', minors: 'richmond', dead: 'henry-vi, prince-edward' })
    expect(older.view(1).pretender).toBe('exeter-l')
  })
})

describe('7.1 × 6.81 × 8.0 A King who starves', () => {
  const hungry = (more: Record<string, string>, turn = 3) =>
    position({ derby: `henry-vi 1, ${FOUR}`, ...more }, { turn })
      .turn('action-2-1', 'action-2-2')
      .york('end')
      .lancaster('end', 'starve henry-vi')

  it('is followed in the next supply phase, not in the same', () => {
    const table = hungry({ kent: 'exeter-l, somerset', dead: 'prince-edward' })
    expect([table.at('henry-vi'), table.view(0).king, table.state.minorsDue]).toEqual(['dead', null, [1, 0]])
    expect(table.at('richmond')).toBe('minors')
    table.supplyPhase()
    expect(table.view(0).king).toBe('exeter-l')
    expect(table.lancaster('enter derby').at('richmond')).toBe('derby')
  })

  it('in turn 7 is followed in the next campaign: usurpation is settled without a King', () => {
    const table = hungry({ kent: 'exeter-l', calais: 'york', dead: 'prince-edward' }, 7)
    expect(table.heard('throne-kept')).toHaveLength(1)
    expect(table.heard('king-proclaimed')).toHaveLength(0)
    expect(table.view(0)).toMatchObject({ throne: 'lancaster', king: null })
    for (const block of ['exeter-l', 'devon', 'beaumont', 'clifford', 'oxford'])
      table.lancaster(
        `home ${block} ${
          table
            .offered('lancaster', 'home')
            .find((each) => each.startsWith(block))
            ?.split(' ')[1]
        }`,
      )
    expect([table.state.campaign, table.step, table.view(0).king]).toEqual([2, 'keep-hands', null])
    table.supplyPhase()
    expect(table.view(0).king).toBe('exeter-l')
  })

  it('in turn 7 leaves the throne empty until a minor has entered in the next campaign', () => {
    const table = hungry({ kent: 'exeter-l', calais: 'york' }, 7)
    expect(table.view(0)).toMatchObject({ throne: 'lancaster', king: null })
    table.supplyPhase()
    expect(table.view(0).king).toBeNull()
    expect(table.lancaster('enter derby').view(0).king).toBe('prince-edward')
  })

  it('in turn 7 makes the usurper King at once if he is of age, and nobody if a minor is due', () => {
    const many = { kent: 'york, march, essex', rutland: 'arundel, suffolk, hastings' }
    const table = hungry(many, 7)
    expect(table.heard('usurped')).toHaveLength(1)
    expect(table.view(0)).toMatchObject({ throne: 'york', king: 'york', pretender: null })
    const young = position(
      { kent: 'gloucester, essex, hastings', minors: 'clarence-y', derby: 'henry-vi' },
      { minorsDue: [0, 1] },
    ).politicalTurn()
    expect(young.view(0)).toMatchObject({ throne: 'york', king: null, pretender: 'henry-vi' })
  })
})

describe('9.1 × 7.1 × 6.82 A turned heir who starves', () => {
  it('R-28 is followed by a minor of his old house in the next supply phase, not in the same', () => {
    const table = position({ kent: 'exeter-y 1, essex, hastings, herbert, worcester', derby: 'henry-vi' })
    table.supplyPhase().york('spare', 'starve exeter-y')
    expect([table.at('exeter-l'), table.state.minorsDue, table.step]).toEqual(['dead', [1, 0], 'over'])
    expect(table.at('prince-edward')).toBe('minors')
    table.supplyPhase().lancaster('enter chester')
    expect([table.at('prince-edward'), table.view(0).king]).toEqual(['chester', 'henry-vi'])
  })

  it('R-40 is followed in the same phase if he is executed, which comes before the minors', () => {
    const table = position({ kent: 'exeter-y', derby: 'henry-vi' })
    table.supplyPhase().york('execute exeter-y').lancaster('enter chester')
    expect([table.at('prince-edward'), table.state.minorsDue]).toEqual(['chester', [0, 0]])
  })
})

describe('6.81 × 6.9 An heir who comes back to his house', () => {
  it('3.21 is King above a junior from the next supply phase', () => {
    const table = position(
      { derby: 'gloucester 3, clarence-l 1, devon 2', dead: 'york, march, rutland' },
      { throne: 'york' },
    ).battle('derby', 'lancaster')
    table.dice(2).york('persuade gloucester clarence-l')
    expect([table.at('clarence-y'), table.view(0).king]).toEqual(['derby', 'gloucester'])
    battleOver(table).supplyPhase()
    expect(table.view(0).king).toBe('clarence-y')
  })
})
