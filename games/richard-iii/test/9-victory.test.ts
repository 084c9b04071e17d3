import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

const OTHER_YORKS = 'york, march, rutland, gloucester'

describe('9.0 Victory', () => {
  it('is won at once by killing all five heirs of the enemy', () => {
    const table = position({ derby: 'henry-vi 4, clarence-y 1', dead: OTHER_YORKS }).battle('derby', 'york')
    table.dice(1, 1, 1, 1).lancaster('fight henry-vi')
    expect(table.state.outcome).toEqual({ winners: [0], code: 'all-heirs-dead', rule: '9.0' })
  })

  it('is not won while a minor lives', () => {
    const table = position({ derby: 'henry-vi 4, york 1', dead: 'march, rutland, clarence-y' }).battle(
      'derby',
      'york',
    )
    table.dice(1, 1, 1, 1).lancaster('fight henry-vi')
    expect([table.state.outcome, table.at('gloucester')]).toEqual([null, 'minors'])
  })

  it('goes otherwise to the King after the usurpation of the third campaign', () => {
    const last = { campaign: 3 }
    const kept = position({ kent: 'henry-vi', essex: 'york' }, last).politicalTurn()
    expect(kept.state.outcome).toEqual({ winners: [0], code: 'holds-the-throne', rule: '9.0' })
    const usurped = position({ kent: 'henry-vi', essex: 'york, march' }, last).politicalTurn()
    expect(usurped.state.outcome).toMatchObject({ winners: [1] })
    expect(
      position({ kent: 'henry-vi', essex: 'york' }, { campaign: 2 }).politicalTurn().state.outcome,
    ).toBeNull()
  })

  it('may be won by hunger or plague as well', () => {
    const table = position({
      middlesex: 'richmond 1',
      dead: 'henry-vi, prince-edward, exeter-l, somerset',
      kent: 'york',
    })
    table.acts('york', 'plague').york('plague middlesex')
    expect(table.state.outcome).toMatchObject({ winners: [1], code: 'all-heirs-dead' })
  })
})

describe('9.1 Clarence and Exeter', () => {
  it('may be turned by treachery, but not while King or Pretender', () => {
    const table = position({ derby: 'york 4, exeter-l 3', kent: 'henry-vi' }).battle('derby', 'york')
    table.lancaster('hold exeter-l').dice(2, 2).york('persuade york exeter-l')
    expect([table.at('exeter-l'), table.at('exeter-y')]).toEqual(['aside', 'derby'])
    const king = position({ derby: 'york 4, exeter-l 3' }).battle('derby', 'york').lancaster('hold exeter-l')
    expect(king.whyNot('york', 'persuade york exeter-l')).toMatchObject({
      rule: '9.1',
      code: 'king-or-pretender',
    })
    const pretender = position({ derby: 'henry-vi 4, clarence-y 3' })
      .battle('derby', 'lancaster')
      .york('hold clarence-y')
    expect(pretender.whyNot('lancaster', 'persuade henry-vi clarence-y')).toMatchObject({ rule: '9.1' })
  })

  it('are then nobles of the new side that count for usurpation, and heirs of neither', () => {
    const table = position({ kent: 'henry-vi', essex: 'exeter-y, york' }).politicalTurn()
    expect(table.heard('nobles-counted')[0].counts).toEqual([1, 2])
    const leaderless = position({ derby: 'exeter-y, devon', dead: 'york, march, rutland, clarence-y' })
    expect(leaderless.battle('derby', 'lancaster').offered('york', 'charge')).toEqual([])
  })

  it('R-51 defend as nobles: Clarence at the York shields, Exeter in Cornwall', () => {
    const fought = (area: string, block: string, enemy: string, attacker: 'lancaster' | 'york') => {
      const side = attacker === 'york' ? 'lancaster' : 'york'
      const table = position({ [area]: `${block} 3, ${enemy}` })
        .battle(area, attacker)
        .dice(6, 6, 6)
      return table.act(side, `fight ${block}`).ratings()[0][1]
    }
    for (const area of ['south-yorks', 'hereford', 'rutland'])
      expect(fought(area, 'clarence-l', 'essex', 'york')).toBe(3)
    expect(fought('cornwall', 'exeter-y', 'devon', 'lancaster')).toBe(2)
    // A crown is for heirs of the King; to Clarence as a noble it gives nothing.
    expect(fought('derby', 'clarence-l', 'essex', 'york')).toBe(2)
  })

  it('are heirs again if they come back', () => {
    const table = position({
      derby: 'henry-vi 4, exeter-y 3, york 4',
      dead: 'prince-edward, richmond',
      kent: 'somerset',
    })
    table.battle('derby', 'york').york('hold exeter-y').dice(2).lancaster('persuade henry-vi exeter-y')
    table.dice(1, 1, 1, 1).york('fight york')
    expect([table.at('henry-vi'), table.at('exeter-l')]).toEqual(['dead', 'derby'])
    expect(table.supplyPhase().view(0).king).toBe('exeter-l')
  })

  it('bring in no minor when they turn, R-40 but when they are executed or killed', () => {
    const turned = position({ derby: 'york 4, exeter-l 3', kent: 'henry-vi' }).battle('derby', 'york')
    turned.lancaster('hold exeter-l').dice(2, 2).york('persuade york exeter-l')
    expect(turned.state.minorsDue).toEqual([0, 0])
    const held = position({ essex: 'exeter-y, york', kent: 'henry-vi, somerset' }).supplyPhase()
    expect([held.step, held.offers('york')]).toEqual(['executions', ['execute exeter-y', 'spare']])
    held.york('execute exeter-y')
    expect([held.at('exeter-y'), held.at('exeter-l'), held.step]).toEqual(['dead', 'dead', 'heir-enters'])
    held.lancaster('enter derby')
    expect(held.at('prince-edward')).toBe('derby')
    const killed = position({ derby: 'henry-vi 4, exeter-y 1' }).battle('derby', 'york').york('hold exeter-y')
    killed.dice(1, 1, 1, 1).lancaster('fight henry-vi')
    expect([killed.at('exeter-l'), killed.state.minorsDue]).toEqual(['dead', [1, 0]])
  })

  it('R-40 are asked about in every supply phase, and may be spared', () => {
    const table = position({ derby: 'clarence-l', kent: 'henry-vi' }).supplyPhase()
    expect(table.whyNot('lancaster', 'execute henry-vi')).toMatchObject({
      rule: '9.1',
      code: 'not-a-turned-heir-of-yours',
    })
    table.lancaster('spare')
    expect([table.at('clarence-l'), table.step]).toEqual(['derby', 'over'])
    expect(table.supplyPhase().step).toBe('executions')
  })

  it('R-39 are not dead when turned: no win until they are executed, and the role stays without a block', () => {
    const table = position({ derby: 'clarence-l', kent: 'henry-vi', dead: OTHER_YORKS })
    expect(table.view(0)).toMatchObject({ throne: 'lancaster', pretender: null })
    table.supplyPhase()
    expect(table.state.outcome).toBeNull()
    table.lancaster('execute clarence-l')
    expect(table.state.outcome).toMatchObject({ winners: [0], code: 'all-heirs-dead' })
  })

  it('R-50 go home as enemy nobles: Exeter to Cornwall, or to the pool if it is enemy-held', () => {
    const crowd = 'henry-vi, oxford, clifford'
    const open = position({ middlesex: crowd, derby: 'exeter-y' }).politicalTurn()
    expect(open.offers('york')).toEqual(['home exeter-y cornwall'])
    const held = position({ middlesex: crowd, derby: 'exeter-y', cornwall: 'devon' }).politicalTurn()
    expect(held.offers('york')).toEqual(['to-pool exeter-y'])
  })

  it('go home as enemy nobles: Clarence to any vacant York shield, or to the pool', () => {
    const table = position({
      derby: 'clarence-l, henry-vi',
      rutland: 'devon',
      hereford: 'oxford',
    }).politicalTurn()
    expect(table.offered('lancaster', 'home').filter((words) => words.startsWith('clarence'))).toEqual([
      'clarence-l south-yorks',
    ])
    expect(table.whyNot('lancaster', 'home clarence-l rutland')).toMatchObject({
      rule: '9.1',
      code: 'not-vacant',
    })
    const full = { rutland: 'devon', hereford: 'oxford', 'south-yorks': 'shrewsbury-l' }
    const none = position({ derby: 'clarence-l, henry-vi', ...full }).politicalTurn()
    expect(none.offered('lancaster', 'to-pool')).toContain('clarence-l')
  })
})
