import { describe, expect, it } from 'vitest'
import { AREAS, areaNumber, CITIES, EVERY_AREA, EXILES, PORT, WALES } from '../tables.ts'
import { position } from '../testing/position.ts'

/** The rating with which a block fights in a battle that the other side began, or it itself. */
function rating(
  placement: Record<string, string>,
  area: string,
  block: string,
  options: { attacker?: 'lancaster' | 'york'; throne?: 'lancaster' | 'york' } = {},
): number {
  const table = position(placement, { throne: options.throne ?? 'lancaster' })
  table.everyDie(6).battle(area, options.attacker ?? 'york')
  for (let i = 0; i < 20; i++) {
    const [side] = table.deciding
    if (table.offered(side, 'fight').includes(block)) {
      table.act(side, `fight ${block}`)
      break
    }
    table.act(side, `hold ${table.offered(side, 'hold')[0]}`)
  }
  const [, fought] = table.ratings()[0]
  return fought
}

describe('2.1 Areas', () => {
  it('are friendly, enemy, vacant or contested, and change at once', () => {
    const table = position({ kent: 'henry-vi', sussex: 'york', calais: 'warwick-y', dorset: 'somerset' })
    table.turn('action-2-1', 'action-4-1')
    expect(table.whyNot('york', 'move warwick-y')).toBeNull()
    table.york('move warwick-y')
    // Kent and Dorset are the enemy's, Sussex is friendly, Cornwall vacant.
    expect(table.offered('york', 'sail')).toEqual(expect.arrayContaining(['sussex', 'cornwall']))
    expect(table.whyNot('york', 'sail kent')).toMatchObject({ rule: '5.3', code: 'enemy-or-battle-there' })
    table.york('sail sussex', 'end').march('henry-vi', 'sussex').lancaster('end')
    expect(table.step).toBe('battle')
  })
})

describe('2.2 Shields', () => {
  it('give a noble who defends his shield one more, and none to the attacker', () => {
    expect(rating({ lincoln: 'beaumont, york' }, 'lincoln', 'beaumont')).toBe(3)
    expect(rating({ lincoln: 'beaumont, york' }, 'lincoln', 'beaumont', { attacker: 'lancaster' })).toBe(2)
    expect(rating({ derby: 'beaumont, york' }, 'derby', 'beaumont')).toBe(2)
  })

  it('serve a noble who moved there this turn', () => {
    const table = position({ derby: 'beaumont', rutland: 'worcester 2' }).turn('action-4-1', 'action-3-1')
    table.march('beaumont', 'lincoln').lancaster('end').march('worcester', 'lincoln').york('end')
    table.dice(6, 6, 6).lancaster('fight beaumont')
    expect(table.ratings()).toEqual([['beaumont', 3]])
  })

  it('serve a noble who came over in the battle, from the next round', () => {
    const table = position({ lancaster: 'york 4, stanley-l 4, devon 2' }, { throne: 'lancaster' })
    table.battle('lancaster', 'lancaster').dice(2)
    table.york('persuade york stanley-l')
    expect(table.at('stanley-y')).toBe('lancaster')
    table.lancaster('hold devon').dice(6, 6, 6, 6).york('fight stanley-y')
    expect(table.ratings()).toEqual([['stanley-y', 3]])
  })

  it('give the senior heir in the fight alone the shield of his house', () => {
    const heirs = { hereford: 'march, rutland, devon' }
    expect(rating(heirs, 'hereford', 'march', { attacker: 'lancaster' })).toBe(4)
    expect(rating(heirs, 'hereford', 'rutland', { attacker: 'lancaster' })).toBe(1)
    expect(rating({ hereford: 'rutland, devon' }, 'hereford', 'rutland', { attacker: 'lancaster' })).toBe(2)
  })

  it('EX-18 open Dorset to other Lancaster heirs only when Somerset is dead', () => {
    const living = { dorset: 'prince-edward, york', france: 'somerset' }
    expect(rating(living, 'dorset', 'prince-edward')).toBe(1)
    const dead = { dorset: 'prince-edward, richmond, york', dead: 'somerset' }
    expect(rating(dead, 'dorset', 'prince-edward')).toBe(2)
    expect(rating(dead, 'dorset', 'richmond')).toBe(2)
    expect(rating({ dorset: 'richmond, york', dead: 'somerset' }, 'dorset', 'richmond')).toBe(3)
  })

  it('do not open Cornwall when Exeter has only changed sides', () => {
    const turned = { cornwall: 'prince-edward, york', calais: 'exeter-y' }
    // The crown of Cornwall gives one, the shield nothing.
    expect(rating(turned, 'cornwall', 'prince-edward')).toBe(2)
    expect(rating({ cornwall: 'prince-edward, york', dead: 'exeter-l' }, 'cornwall', 'prince-edward')).toBe(3)
  })

  it('R-7 leave out senior heirs in reserve until they arrive', () => {
    const table = position({ hereford: 'rutland 3', chester: 'march', gloucester: 'devon 2' })
    table.turn('action-4-1', 'action-2-1').march('devon', 'hereford').lancaster('end')
    table.march('march', 'hereford').york('end').dice(6, 6, 6)
    table.york('fight rutland').lancaster('hold devon')
    expect(table.ratings()).toEqual([['rutland', 2]])
    table.dice(6, 6, 6, 6, 6, 6).york('fight march', 'fight rutland')
    expect(table.ratings().slice(1)).toEqual([
      ['march', 4],
      ['rutland', 1],
    ])
  })

  it('R-8 keep the shields of Exeter, Somerset and Richmond for their owners, also beside a senior heir', () => {
    expect(rating({ dorset: 'henry-vi, somerset, york' }, 'dorset', 'somerset')).toBe(3)
    expect(rating({ dorset: 'henry-vi, somerset, york' }, 'dorset', 'henry-vi')).toBe(2)
  })
})

describe('2.3 Crowns', () => {
  it('EX-2 make Exeter, alone in Cornwall, A3; beside Henry he has his shield and Henry the crown', () => {
    expect(rating({ cornwall: 'exeter-l, york' }, 'cornwall', 'exeter-l')).toBe(3)
    expect(rating({ cornwall: 'henry-vi, exeter-l, york' }, 'cornwall', 'exeter-l')).toBe(2)
    expect(rating({ cornwall: 'henry-vi, exeter-l, york' }, 'cornwall', 'henry-vi')).toBe(3)
  })

  it('serve the house on the throne alone, and only in defence', () => {
    expect(rating({ derby: 'york, devon' }, 'derby', 'york', { attacker: 'lancaster', throne: 'york' })).toBe(
      4,
    )
    expect(rating({ derby: 'york, devon' }, 'derby', 'york', { attacker: 'lancaster' })).toBe(3)
    expect(rating({ derby: 'henry-vi, essex' }, 'derby', 'henry-vi', { attacker: 'lancaster' })).toBe(2)
  })

  it('give the senior royal heir two where crown and shield are together', () => {
    const placement = { 'south-yorks': 'rutland, march, devon' }
    expect(rating(placement, 'south-yorks', 'march', { attacker: 'lancaster', throne: 'york' })).toBe(5)
    expect(rating(placement, 'south-yorks', 'rutland', { attacker: 'lancaster', throne: 'york' })).toBe(1)
  })
})

describe('2.4 Cities', () => {
  it('are seven, and their levies fight one better when they defend them', () => {
    expect(CITIES.map((area) => AREAS[area]).sort()).toEqual(
      ['east-anglia', 'middlesex', 'northumbria', 'somerset', 'south-yorks', 'warwick', 'wilts'].sort(),
    )
    expect(
      rating({ middlesex: 'london-levy, devon' }, 'middlesex', 'london-levy', { attacker: 'lancaster' }),
    ).toBe(4)
    expect(rating({ kent: 'london-levy, devon' }, 'kent', 'london-levy', { attacker: 'lancaster' })).toBe(3)
    expect(rating({ middlesex: 'london-levy, devon' }, 'middlesex', 'london-levy')).toBe(3)
  })
})

describe('2.5 Cathedrals', () => {
  it('give their church block one more in defence', () => {
    expect(rating({ 'south-yorks': 'york-church-l, essex' }, 'south-yorks', 'york-church-l')).toBe(3)
    expect(rating({ kent: 'york-church-l, essex' }, 'kent', 'york-church-l')).toBe(2)
    expect(rating({ kent: 'canterbury-church-l, essex' }, 'kent', 'canterbury-church-l')).toBe(2)
  })
})

describe('2.6 Wales', () => {
  it('is four areas, in which the Welsh fight one better in defence', () => {
    const wales = EVERY_AREA.filter((area) => WALES[area]).map((area) => AREAS[area])
    expect(wales.sort()).toEqual(['caernarvon', 'glamorgan', 'pembroke', 'powys'])
    for (const area of wales)
      expect(rating({ [area]: 'welsh-mercenary, essex' }, area, 'welsh-mercenary')).toBe(3)
    expect(rating({ hereford: 'welsh-mercenary, essex' }, 'hereford', 'welsh-mercenary')).toBe(2)
    expect(
      rating({ powys: 'welsh-mercenary, essex' }, 'powys', 'welsh-mercenary', { attacker: 'lancaster' }),
    ).toBe(2)
  })
})

describe('2.7 Exile', () => {
  it('is France and Scotland for Lancaster, Calais and Ireland for York', () => {
    expect(EXILES.map((areas) => areas.map((area) => AREAS[area]).sort())).toEqual([
      ['france', 'scotland'],
      ['calais', 'ireland'],
    ])
  })

  it('can never be entered by the enemy, on land or by sea', () => {
    const table = position({ northumbria: 'march', kent: 'warwick-y' }).acts('york', 'action-4-1')
    table.york('move march')
    for (const area of ['scotland']) expect(table.whyNot('york', `to ${area}`)).toMatchObject({ rule: '2.7' })
    table.york('to east-yorks', 'stop', 'move warwick-y')
    expect(table.whyNot('york', 'sail france')).toMatchObject({ rule: '2.7', code: 'enemy-exile' })
    expect(table.whyNot('york', 'sail calais')).toBeNull()
  })

  it('cannot be attacked even by pirates', () => {
    const table = position({ kent: 'warwick-y', france: 'henry-vi' }).acts('york', 'piracy')
    table.york('move warwick-y')
    expect(table.whyNot('york', 'sail france')).toMatchObject({ rule: '2.7', code: 'enemy-exile' })
  })
})

describe('2.71 Ireland', () => {
  it('is reached only by sea, over the Irish Sea', () => {
    const table = position({ chester: 'york', kent: 'march' }).acts('york', 'action-4-1')
    table.york('move york')
    expect(table.offered('york', 'to')).not.toContain('ireland')
    expect(table.offered('york', 'sail')).toContain('ireland')
    table.york('sail ireland', 'move march')
    expect(table.whyNot('york', 'sail ireland')).toMatchObject({ rule: '2.81', code: 'other-sea' })
  })
})

describe('2.72 Scotland', () => {
  it('may be entered by Lancaster on a move, a retreat or a regroup', () => {
    const table = position({ northumbria: 'henry-vi' }).acts('lancaster', 'action-4-1')
    expect(table.march('henry-vi', 'scotland').at('henry-vi')).toBe('scotland')
    const battle = position({ cumbria: 'henry-vi 4, york 1' }).battle('cumbria', 'york').hold()
    expect(battle.offered('lancaster', 'retreat')).toContain('henry-vi scotland')
    battle.dice(1, 1, 1, 1).lancaster('fight henry-vi')
    expect(battle.offered('lancaster', 'regroup')).toContain('henry-vi scotland')
  })

  it('is closed to a retreating or regrouping York', () => {
    const table = position({ cumbria: 'henry-vi 1, york 4' }).battle('cumbria', 'lancaster').hold()
    expect(table.whyNot('york', 'retreat york scotland')).toMatchObject({ rule: '2.7', code: 'enemy-exile' })
  })
})

describe('2.81 Sea zones', () => {
  it('divide the coasts: North Sea, English Channel, Irish Sea', () => {
    const reach = (area: string) => {
      const table = position({ [area]: 'warwick-y' })
        .acts('york', 'action-4-1')
        .york('move warwick-y')
      return table.offered('york', 'sail').sort()
    }
    expect(reach('kent')).toEqual(
      [
        'calais',
        'cornwall',
        'dorset',
        'east-anglia',
        'east-yorks',
        'essex',
        'lincoln',
        'middlesex',
        'northumbria',
        'rutland',
        'sussex',
      ].sort(),
    )
    expect(reach('dorset')).toEqual(['calais', 'cornwall', 'kent', 'sussex'])
    expect(reach('ireland')).toEqual(
      [
        'caernarvon',
        'chester',
        'cornwall',
        'cumbria',
        'glamorgan',
        'isle-of-man',
        'lancaster',
        'pembroke',
        'somerset',
      ].sort(),
    )
  })
})

describe('2.82 Islands', () => {
  it('makes Man an area that is reached only by sea, and leaves out Wight and Anglesey', () => {
    expect(AREAS).not.toContain('isle-of-wight')
    expect(AREAS).not.toContain('anglesey')
    const table = position({ lancaster: 'stanley-l' }).acts('lancaster', 'action-4-1')
    table.lancaster('move stanley-l')
    expect(table.offered('lancaster', 'to')).not.toContain('isle-of-man')
    expect(table.lancaster('sail isle-of-man').at('stanley-l')).toBe('isle-of-man')
    expect(rating({ 'isle-of-man': 'stanley-l, essex' }, 'isle-of-man', 'stanley-l')).toBe(3)
  })
})

describe('2.83 Ports', () => {
  it('are major where the map has a ship; other coasts have small ones', () => {
    expect(PORT[areaNumber('calais')] && PORT[areaNumber('middlesex')]).toBe(true)
    expect(PORT[areaNumber('essex')]).toBe(false)
    const table = position({ lincoln: 'march, rutland' }).acts('york', 'action-4-1')
    expect(table.sail('march', 'kent').sail('rutland', 'kent').state.points).toBe(2)
  })
})
