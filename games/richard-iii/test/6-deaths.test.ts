import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

/** Devon strikes these blocks down, each at strength 1. */
function struckDown(blocks: string, more: Record<string, string> = {}) {
  const names = blocks.split(', ')
  const table = position({ derby: `henry-vi 4, ${names.map((name) => `${name} 1`).join(', ')}`, ...more })
  table.battle('derby', 'york')
  while (table.deciding[0] === 'york') table.york(`hold ${table.offered('york', 'hold')[0]}`)
  table.dice(1, 1, 1, 1).lancaster('fight henry-vi')
  while (table.step === 'take-hits') table.york(table.offers('york')[0])
  return table
}

describe('6.81 Death of the King', () => {
  const dead = () =>
    position({ derby: 'york 4, henry-vi 1', kent: 'somerset, exeter-l', dead: 'prince-edward' })

  it('makes the senior royal heir King where he stands, at the start of the next supply phase, announced', () => {
    const table = dead()
      .battle('derby', 'york')
      .lancaster('hold henry-vi')
      .dice(1, 1, 1, 1)
      .york('fight york')
    expect(table.view(0)).toMatchObject({ king: null, throne: 'lancaster' })
    table.supplyPhase()
    expect(table.view(0).king).toBe('exeter-l')
    expect(table.heard('king-proclaimed', 1)[0]).toMatchObject({ token: table.token('exeter-l') })
  })

  it('may make one in exile King', () => {
    const table = position({ france: 'somerset', kent: 'devon' })
    table.state.king = -1
    expect(table.supplyPhase().view(1).king).toBe('somerset')
  })

  it('R-27 leaves no King, and no King’s treachery, until then; a dead Pretender is followed at once', () => {
    const pretender = struckDown('york', { kent: 'march, rutland' })
    expect([pretender.at('york'), pretender.view(0).pretender]).toEqual(['dead', 'march'])
    const kingless = position({ derby: 'exeter-l 3, stanley-y 4' })
    kingless.state.king = -1
    kingless.battle('derby', 'york')
    expect(kingless.offered('lancaster', 'persuade')).toEqual([])
    expect(kingless.whyNot('lancaster', 'persuade exeter-l stanley-y')).toMatchObject({ rule: '6.9' })
  })
})

describe('6.82 Death of an heir', () => {
  it('is for good, and known to all', () => {
    const table = struckDown('rutland', { calais: 'york' })
    expect(table.at('rutland')).toBe('dead')
    expect(table.view(0).dead).toContain('rutland')
    expect(table.state.minorsDue).toEqual([0, 1])
  })

  it('brings in the senior minor: a royal heir in a friendly or vacant crown area', () => {
    const table = position(
      { kent: 'henry-vi', derby: 'essex', chester: 'oxford' },
      { minorsDue: [1, 0] },
    ).supplyPhase()
    expect(table.deciding).toEqual(['lancaster'])
    expect(table.offered('lancaster', 'enter')).toEqual(expect.arrayContaining(['chester', 'middlesex']))
    expect(table.whyNot('lancaster', 'enter derby')).toMatchObject({ rule: '5.4', code: 'enemy-there' })
    expect(table.whyNot('lancaster', 'enter kent')).toMatchObject({ rule: '6.82', code: 'not-a-crown-area' })
    table.lancaster('enter chester')
    expect([table.at('prince-edward'), table.steps('prince-edward')]).toEqual(['chester', 3])
  })

  it('brings the Pretender’s minor into either of his exile areas', () => {
    const table = position(
      { kent: 'henry-vi', calais: 'york, march, rutland' },
      { minorsDue: [0, 1] },
    ).supplyPhase()
    expect(table.offered('york', 'enter').sort()).toEqual(['calais', 'ireland'])
    expect(table.york('enter ireland').at('clarence-y')).toBe('ireland')
  })

  it('R-28 brings in one for each heir killed, and lets him wait if no crown area is open', () => {
    const two = position(
      { kent: 'henry-vi', dead: 'exeter-l, somerset' },
      { minorsDue: [2, 0] },
    ).supplyPhase()
    two.lancaster('enter derby', 'enter chester')
    expect([two.at('prince-edward'), two.at('richmond')]).toEqual(['derby', 'chester'])
    const crowns = [
      'cumbria',
      'south-yorks',
      'caernarvon',
      'chester',
      'derby',
      'pembroke',
      'warwick',
      'gloucester',
      'middlesex',
      'sussex',
      'cornwall',
    ]
    const york = [
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
      'gloucester',
    ]
    const held = Object.fromEntries(crowns.map((area, i) => [area, york[i]]))
    const closed = position({ kent: 'henry-vi', ...held }, { minorsDue: [1, 0] }).supplyPhase()
    expect(closed.heard('heir-waits')).toHaveLength(1)
    expect([closed.at('prince-edward'), closed.state.minorsDue[0]]).toEqual(['minors', 1])
  })

  it('makes a minor King when he is the senior heir of a dead King', () => {
    const table = position(
      { kent: 'somerset, exeter-l', minors: 'prince-edward, richmond' },
      { minorsDue: [1, 0] },
    )
    table.state.king = -1
    table.supplyPhase()
    expect(table.view(0).king).toBeNull()
    expect(table.lancaster('enter derby').view(0).king).toBe('prince-edward')
  })
})

describe('6.83 Death of a noble', () => {
  it('is for good for roses and Nevilles, of both colours', () => {
    const table = struckDown('essex, warwick-y')
    expect([table.at('essex'), table.at('warwick-y'), table.at('warwick-l')]).toEqual([
      'dead',
      'dead',
      'dead',
    ])
  })

  it('puts others and church face down in the pool, not to be recruited in this campaign', () => {
    const table = struckDown('rivers-y, york-church-y')
    expect([table.at('rivers-y'), table.at('york-church-y')]).toEqual(['face-down', 'face-down'])
    table.acts('york', 'action-4-1')
    const refusal = table.whyNot('york', 'recruit rivers-y leicester')
    expect(refusal).toMatchObject({ rule: '6.83', code: 'face-down-this-campaign' })
  })
})

describe('6.84 Death of a levy', () => {
  it('puts levies and bombards face down in the pool', () => {
    const table = struckDown('london-levy, bombard-y')
    expect([table.at('london-levy'), table.at('bombard-y')]).toEqual(['face-down', 'face-down'])
  })
})

describe('6.85 Death of a mercenary', () => {
  it('R-4 puts him face down until the campaign is over, then he is at home, the Welsh in the pool', () => {
    const table = struckDown('irish-mercenary')
    expect(table.at('irish-mercenary')).toBe('face-down')
    const reset = position({
      'face-down': 'irish-mercenary, welsh-mercenary',
      kent: 'henry-vi',
    }).politicalTurn()
    reset.lancaster('home henry-vi middlesex')
    expect([reset.at('irish-mercenary'), reset.at('welsh-mercenary')]).toEqual(['ireland', 'pool'])
    expect(reset.steps('irish-mercenary')).toBe(4)
  })
})

describe('6.86 Death of the Rebel', () => {
  it('puts it face down in the Pretender’s pool', () => {
    const table = struckDown('rebel-y')
    expect(table.at('rebel-y')).toBe('face-down')
    table.acts('york', 'action-4-1')
    expect(table.whyNot('york', 'recruit rebel-y kent')).toMatchObject({ code: 'face-down-this-campaign' })
  })
})
