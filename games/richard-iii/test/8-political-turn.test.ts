import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

describe('8.0 Political turn', () => {
  it('goes in its strict order: disbanding, usurpation, the Pretender home, the King home, reset', () => {
    const table = position({
      kent: 'henry-vi, bombard-l',
      derby: 'york, march',
      essex: 'oxford',
      calais: 'rutland',
    })
    table.politicalTurn().york('home york ireland', 'home march ireland')
    table.lancaster('home henry-vi middlesex', 'home oxford essex')
    const order = table.told.map(({ event }) => event.type).filter((type) => type !== 'hand-dealt')
    expect(order).toEqual([
      'political-turn-begins',
      'disbanded',
      'nobles-counted',
      'throne-kept',
      'went-home',
      'went-home',
      'went-home',
      'went-home',
      'rebel-joins',
      'campaign-begins',
    ])
  })
})

describe('8.1 Levies disband', () => {
  it('sends levies, bombards and Welsh to the pools, mercenaries home, and removes the Rebel', () => {
    const placement = {
      kent: 'henry-vi, bristol-levy, bombard-l, welsh-mercenary, french-mercenary, scots-mercenary',
      essex: 'london-levy, irish-mercenary, rebel-y',
      calais: 'burgundian-mercenary 1',
    }
    const table = position(placement).politicalTurn()
    for (const block of ['bristol-levy', 'bombard-l', 'welsh-mercenary', 'london-levy'])
      expect(table.at(block)).toBe('pool')
    expect(
      ['french-mercenary', 'scots-mercenary', 'irish-mercenary', 'burgundian-mercenary'].map((each) =>
        table.at(each),
      ),
    ).toEqual(['france', 'scotland', 'ireland', 'calais'])
    expect(table.at('rebel-y')).toBe('aside')
  })

  it('tells the opponent that blocks leave the map, and not which', () => {
    const table = position({ essex: 'london-levy, bombard-y', kent: 'henry-vi' }).politicalTurn()
    expect(table.heard('disbanded', 0)).toHaveLength(2)
    for (const event of table.heard('disbanded', 0)) expect(event.block).toBeUndefined()
    for (const event of table.heard('disbanded', 1)) expect(event.block).toBeDefined()
  })
})

describe('8.2 Usurpation', () => {
  const counts = (placement: Record<string, string>) =>
    position(placement).politicalTurn().heard('nobles-counted')[0].counts

  it('counts heirs, nobles and church, each as one, and not levies or mercenaries', () => {
    expect(
      counts({ kent: 'henry-vi, devon, york-church-l, bristol-levy', essex: 'york, london-levy' }),
    ).toEqual([3, 1])
  })

  it('counts London for whoever holds it, R-33 when the levies have gone', () => {
    expect(counts({ middlesex: 'henry-vi' })).toEqual([2, 0])
    expect(counts({ middlesex: 'york, essex' })).toEqual([0, 3])
    expect(counts({ middlesex: 'london-levy' })).toEqual([0, 0])
  })

  it('does not count those in exile, on Man and in the pools', () => {
    const away = {
      calais: 'york',
      'isle-of-man': 'stanley-l',
      pool: 'norfolk, rivers-l',
      'face-down': 'shrewsbury-l',
    }
    expect(counts(away)).toEqual([0, 0])
  })

  it('gives the throne to a Pretender with a majority, and his senior heir is King', () => {
    const table = position({ kent: 'henry-vi', essex: 'march, essex' }).politicalTurn()
    expect(table.heard('usurped')).toHaveLength(1)
    expect(table.view(0)).toMatchObject({ throne: 'york', king: 'march', pretender: 'henry-vi' })
    expect([table.step, table.deciding]).toEqual(['go-home', ['lancaster']])
  })

  it('lets the King win ties', () => {
    const table = position({ kent: 'henry-vi', essex: 'march' }).politicalTurn()
    expect([table.heard('throne-kept').length, table.view(0).throne]).toEqual([1, 'lancaster'])
  })
})

describe('8.3 Pretender goes home', () => {
  const home = (placement: Record<string, string>) =>
    position({ middlesex: 'henry-vi, devon, clifford', ...placement }).politicalTurn()

  it('sends the Pretender and his heirs on the map to exile, R-34 whatever becomes of their shields', () => {
    const table = home({ derby: 'york' })
    expect(table.offers('york')).toEqual(['home york ireland', 'home york calais'])
    expect(table.whyNot('york', 'home york hereford')).toMatchObject({
      rule: '8.3',
      code: 'must-go-to-exile',
    })
    expect(table.whyNot('york', 'to-pool york')).toMatchObject({ rule: '8.3', code: 'has-a-home' })
    const held = home({ derby: 'march', 'south-yorks': 'oxford', hereford: 'pembroke', rutland: 'wiltshire' })
    expect(held.offers('york')).toEqual(['home march ireland', 'home march calais'])
  })

  it('R-41 sends nobles to a shield of theirs that is friendly or vacant, of the owner’s choice', () => {
    const table = home({ derby: 'norfolk', 'east-anglia': 'oxford' })
    expect(table.offers('york').sort()).toEqual(['home norfolk caernarvon', 'home norfolk glamorgan'])
    expect(table.whyNot('york', 'home norfolk east-anglia')).toMatchObject({
      rule: '8.3',
      code: 'enemy-there',
    })
    expect(table.whyNot('york', 'home norfolk kent')).toMatchObject({ rule: '8.3', code: 'not-his-home' })
    expect(table.york('home norfolk glamorgan').at('norfolk')).toBe('glamorgan')
  })

  it('sends church to its cathedral, and whoever has no open home to the pool', () => {
    const church = home({ derby: 'canterbury-church-y' })
    expect(church.offers('york')).toEqual(['home canterbury-church-y kent'])
    const held = home({ derby: 'arundel', sussex: 'oxford' })
    expect(held.offers('york')).toEqual(['to-pool arundel'])
    expect(held.york('to-pool arundel').at('arundel')).toBe('pool')
  })

  it('does not let a Lancastrian Warwick go to Calais', () => {
    const placement = { derby: 'warwick-l', middlesex: 'york, march, rutland' }
    const table = position(placement, { throne: 'york' }).politicalTurn()
    expect(table.offers('lancaster').sort()).toEqual(['home warwick-l glamorgan', 'home warwick-l warwick'])
    expect(table.whyNot('lancaster', 'home warwick-l calais')).toMatchObject({ rule: '2.7' })
    expect(home({ derby: 'warwick-y' }).offers('york')).toContain('home warwick-y calais')
  })

  it('R-35 lets Yorkist Salisbury and Kent go to Calais if all their shields are enemy-held, within the limit', () => {
    const open = home({ derby: 'salisbury-y', 'north-yorks': 'oxford' })
    expect(open.offers('york')).toEqual(['home salisbury-y east-yorks'])
    const refusal = open.whyNot('york', 'home salisbury-y calais')
    expect(refusal).toMatchObject({ rule: '8.3', code: 'his-shields-are-open' })
    const held = { derby: 'salisbury-y', 'north-yorks': 'oxford', 'east-yorks': 'pembroke' }
    expect(home(held).offers('york').sort()).toEqual(['home salisbury-y calais', 'to-pool salisbury-y'])
    const full = home({ ...held, calais: 'york, march, rutland, essex' })
    expect(full.whyNot('york', 'home salisbury-y calais')).toMatchObject({ rule: '7.2', code: 'calais-full' })
  })

  it('lets Nevilles go to a dead kinsman’s shields', () => {
    const table = home({ derby: 'kent-y', dead: 'salisbury-y' })
    expect(table.offers('york').sort()).toEqual(['home kent-y east-yorks', 'home kent-y north-yorks'])
    expect(home({ derby: 'kent-y', calais: 'salisbury-y' }).offers('york')).toEqual([
      'home kent-y east-yorks',
    ])
  })

  it('lets the owner choose the order, and asks of everybody, at home or not', () => {
    const table = home({ essex: 'essex', derby: 'arundel' })
    expect(table.offers('york').sort()).toEqual(['home arundel sussex', 'home essex essex'])
    table.york('home essex essex')
    expect(table.whyNot('york', 'home essex essex')).toMatchObject({ rule: '8.3', code: 'not-on-its-way' })
    expect(table.heard('went-home', 0)[0].block).toBeUndefined()
  })
})

describe('8.4 King goes home', () => {
  const home = (placement: Record<string, string>) => position(placement).politicalTurn()

  it('sends the King and royal heirs to their shields or any crown area, R-36 friendly or vacant', () => {
    const table = home({ kent: 'henry-vi, devon, oxford, clifford', derby: 'essex', chester: 'arundel' })
    table.york('home essex essex', 'home arundel sussex')
    const offers = table.offered('lancaster', 'home')
    expect(offers).toEqual(
      expect.arrayContaining([
        'henry-vi lancaster',
        'henry-vi lincoln',
        'henry-vi middlesex',
        'henry-vi derby',
      ]),
    )
    expect(offers).not.toContain('henry-vi sussex')
    expect(offers).not.toContain('henry-vi dorset')
    expect(table.whyNot('lancaster', 'home henry-vi kent')).toMatchObject({
      rule: '8.4',
      code: 'not-his-shield-or-a-crown',
    })
    expect(table.whyNot('lancaster', 'to-pool henry-vi')).toMatchObject({ code: 'has-a-home' })
  })

  it('sends an heir to Dorset when Somerset is dead, and Somerset there always', () => {
    expect(home({ kent: 'henry-vi', dead: 'somerset' }).offered('lancaster', 'home')).toContain(
      'henry-vi dorset',
    )
    expect(home({ kent: 'somerset' }).offered('lancaster', 'home')).toContain('somerset dorset')
  })

  it('R-36 sends a royal heir without an open crown or shield to the pool', () => {
    const areas = [
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
      'lancaster',
      'lincoln',
    ]
    const lords = [
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
      'clarence-y',
      'stanley-y',
    ]
    const table = position({
      kent: 'henry-vi',
      ...Object.fromEntries(areas.map((area, i) => [area, lords[i]])),
    })
    table.begin({ step: 'go-home', side: 0 })
    expect(table.offers('lancaster')).toEqual(['to-pool henry-vi'])
  })

  it('leaves blocks in exile in exile', () => {
    const table = home({ france: 'henry-vi', calais: 'york', scotland: 'devon' })
    expect(table.step).toBe('keep-hands')
    expect([table.at('henry-vi'), table.at('york'), table.at('devon')]).toEqual([
      'france',
      'calais',
      'scotland',
    ])
  })
})

describe('8.5 Campaign reset', () => {
  it('stands face-down blocks up, restores all to full strength and deals seven cards each', () => {
    const table = position({
      kent: 'devon 1',
      'face-down': 'stanley-l, bombard-y, rivers-y',
      pool: 'norfolk',
    }).politicalTurn()
    table.lancaster('home devon cornwall')
    expect(['stanley-l', 'bombard-y', 'rivers-y', 'norfolk'].map((each) => table.at(each))).toEqual([
      'pool',
      'pool',
      'pool',
      'pool',
    ])
    expect(table.steps('devon')).toBe(2)
    expect(table.state.hands.map((hand) => hand.length)).toEqual([7, 7])
    expect(table.state).toMatchObject({ campaign: 2, turn: 1, political: false, discards: [] })
    // Whoever fell in battle is hidden again once he is back in the pool.
    expect(table.view(0).pools[1].blocks).toEqual([])
  })

  it('R-37 sends all blocks that exile cannot keep to the pool, not one for each area', () => {
    const table = position({ ireland: 'york, march, rutland, essex', kent: 'henry-vi' }).politicalTurn()
    table.lancaster('home henry-vi derby').york('dismiss essex', 'dismiss rutland')
    expect([table.at('essex'), table.at('rutland'), table.step]).toEqual(['pool', 'pool', 'keep-hands'])
  })

  it('puts the Rebel into the Pretender’s pool', () => {
    const table = position({ kent: 'henry-vi', essex: 'rebel-y' })
      .politicalTurn()
      .lancaster('home henry-vi derby')
    expect(table.at('rebel-y')).toBe('pool')
  })
})
