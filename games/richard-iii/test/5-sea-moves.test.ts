import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

describe('5.3 Sea moves', () => {
  it('carry one block for one AP to a friendly or vacant coast of the same sea', () => {
    const table = position({ lincoln: 'york', essex: 'oxford', rutland: 'march' }).acts('york', 'action-2-1')
    table.york('move york')
    expect(table.whyNot('york', 'sail essex')).toMatchObject({ rule: '5.3', code: 'enemy-or-battle-there' })
    expect(table.whyNot('york', 'sail dorset')).toMatchObject({ rule: '2.81', code: 'other-sea' })
    table.york('sail rutland')
    expect([table.at('york'), table.state.points]).toEqual(['rutland', 1])
  })

  it('are apart from land moves: an activated area does not pay for a voyage, nor does a block do both', () => {
    const table = position({ lincoln: 'york, march' }).acts('york', 'action-2-1')
    table.york('move march', 'to derby')
    expect(table.whyNot('york', 'sail essex')).toMatchObject({ rule: '5.3', code: 'has-marched' })
    table.york('stop', 'move york', 'sail essex')
    expect(table.state.points).toBe(0)
  })

  it('never end in a battle', () => {
    const table = position({ kent: 'henry-vi, march', sussex: 'oxford', calais: 'york' })
    table.turn('action-4-1', 'action-2-1')
    table.state.attacker.fill(0)
    table.lancaster('end').york('move york')
    expect(table.whyNot('york', 'sail kent')).toMatchObject({ code: 'enemy-or-battle-there' })
  })

  it('EX-6 join what land does not: Glamorgan-Somerset, East Yorks-Lincoln, Kent-Essex', () => {
    for (const [from, to] of [
      ['glamorgan', 'somerset'],
      ['east-yorks', 'lincoln'],
      ['kent', 'essex'],
    ]) {
      const table = position({ [from]: 'york' })
        .acts('york', 'action-2-1')
        .york('move york')
      expect(table.offered('york', 'to')).not.toContain(to)
      expect(table.offered('york', 'sail')).toContain(to)
    }
    const walk = position({ glamorgan: 'york' }).acts('york', 'force-march').york('move york')
    walk.york('to hereford', 'to gloucester', 'to somerset')
    expect(walk.at('york')).toBe('somerset')
  })

  it.each(['hereford', 'gloucester', 'south-yorks'])('EX-6 do not begin or end in %s', (area) => {
    const table = position({ kent: 'york', [area]: 'march' })
      .acts('york', 'action-2-1')
      .york('move york')
    expect(table.whyNot('york', `sail ${area}`)).toMatchObject({ rule: '2.81', code: 'no-coast' })
    table.york('sail middlesex', 'move march')
    expect(table.offered('york', 'sail')).toEqual([])
  })

  it.each([
    ['cornwall', ['ireland', 'kent']],
    ['kent', ['dorset', 'northumbria']],
    ['calais', ['middlesex', 'sussex']],
  ])('EX-6 leave %s for both of its seas', (from, targets) => {
    const table = position({ [from]: 'york' })
      .acts('york', 'action-2-1')
      .york('move york')
    expect(table.offered('york', 'sail')).toEqual(expect.arrayContaining(targets))
  })

  it.each([
    ['scotland', ['cumbria', 'middlesex']],
    ['france', ['chester', 'sussex']],
  ])('EX-6 leave %s for both of its seas', (from, targets) => {
    const table = position({ [from]: 'henry-vi' })
      .acts('lancaster', 'action-2-1')
      .lancaster('move henry-vi')
    expect(table.offered('lancaster', 'sail')).toEqual(expect.arrayContaining(targets))
  })

  it.each(['scots-mercenary', 'welsh-mercenary', 'rebel-l', 'bristol-levy', 'bombard-l'])(
    'R-44 are not for %s',
    (block) => {
      const table = position({ lancaster: block }, { throne: 'york' }).acts('lancaster', 'action-4-1')
      table.lancaster(`move ${block}`)
      expect(table.offered('lancaster', 'sail')).toEqual([])
      expect(table.whyNot('lancaster', 'sail cumbria')).toMatchObject({ rule: '5.3', code: 'never-sails' })
    },
  )

  it('R-44 are for bombards too, if the players have agreed on it', () => {
    const table = position({ lancaster: 'bombard-l' }, { readings: { bombardsSail: true } })
    table.acts('lancaster', 'action-4-1').lancaster('move bombard-l')
    expect(table.whyNot('lancaster', 'sail cumbria')).toBeNull()
  })

  it('are not made in retreat or regroup without Piracy', () => {
    const table = position({ kent: 'henry-vi 4, york 1' }).battle('kent', 'york').hold()
    expect(table.whyNot('lancaster', 'retreat henry-vi calais')).toMatchObject({
      rule: '6.6',
      code: 'no-border',
    })
    table.dice(1, 1, 1, 1).lancaster('fight henry-vi')
    expect(table.whyNot('lancaster', 'regroup henry-vi essex')).toMatchObject({ code: 'no-border' })
  })

  it('may be made by an unpinned block and not by a pinned one', () => {
    const placement = { sussex: 'henry-vi', kent: 'york, march' }
    const table = position(placement)
      .turn('action-4-1', 'action-2-1')
      .march('henry-vi', 'kent')
      .lancaster('end')
    table.sail('york', 'calais')
    expect(table.whyNot('york', 'move march')).toMatchObject({ rule: '5.22', code: 'pinned' })
  })
})

describe('5.31 Ports', () => {
  const calais = () =>
    position({ calais: 'york, march, rutland, warwick-y, kent-y' }).acts('york', 'action-2-1')

  it('EX-7 carry four blocks from Calais to Sandwich for 2 AP, and no fifth', () => {
    const table = calais()
    for (const block of ['york', 'march', 'rutland', 'warwick-y']) table.sail(block, 'kent')
    expect(table.state.points).toBe(0)
    expect(table.whyNot('york', 'move kent-y')).toMatchObject({ rule: '1.2', code: 'no-points' })
  })

  it('EX-7 carry two to one port and two to another', () => {
    const table = calais().sail('york', 'kent').sail('march', 'east-anglia')
    expect(table.state.points).toBe(0)
    table.sail('rutland', 'kent').sail('warwick-y', 'east-anglia')
    expect(table.whyNot('york', 'move kent-y')).toMatchObject({ code: 'no-points' })
  })

  it('EX-7 carry two to a port and one to a coast without', () => {
    const table = calais().sail('york', 'kent').sail('march', 'kent').sail('rutland', 'essex')
    expect(table.state.points).toBe(0)
    expect(table.whyNot('york', 'move warwick-y')).toMatchObject({ code: 'no-points' })
  })

  it('give the second block its berth only from the same port to the same port', () => {
    const table = position({ calais: 'york', kent: 'march' })
      .acts('york', 'action-2-1')
      .sail('york', 'east-anglia')
    expect(table.sail('march', 'east-anglia').state.points).toBe(0)
  })
})
