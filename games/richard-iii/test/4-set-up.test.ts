import { fastChance } from '@muster/kernel/chance'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import scenarios from '../data/scenarios.json' with { type: 'json' }
import { richardIII } from '../game.ts'
import { BLOCKS, blockNumber, EVERY_BLOCK, MAX_STEPS, onMap } from '../tables.ts'
import { position } from '../testing/position.ts'
import { opening } from './opening.ts'

const [printed] = scenarios.scenarios

describe('4.1 Deployment', () => {
  it.each(scenarios.scenarios.map((each) => each.id))(
    'places the blocks of %s at full strength, upright',
    (id) => {
      const table = opening(id)
      for (const block of EVERY_BLOCK.filter((each) => onMap(table.state.at[each]))) {
        expect(table.steps(BLOCKS[block])).toBe(MAX_STEPS[block])
      }
      for (const seat of [0, 1]) {
        const enemies = table.view(seat).blocks.filter((block) => block.side !== ['lancaster', 'york'][seat])
        expect(enemies.length).toBeGreaterThan(4)
        expect(enemies.filter((block) => block.block !== undefined || block.steps !== undefined)).toEqual([])
      }
    },
  )
})

describe('4.1 Who stands where', () => {
  const dealtTo = (
    table: ReturnType<typeof opening>,
    seat: number,
    luck: number,
  ): ReturnType<typeof opening>['state'] => richardIII.redeal(table.state, seat, fastChance(luck))

  it('is printed, so nobody deals another there: those of one area are known, though not which is which', () => {
    const table = opening('richard-iii-1483')
    const [gloucester, suffolk, norfolk] = ['gloucester', 'suffolk', 'norfolk'].map(blockNumber)
    const firstTokens = new Set<number>()
    for (let luck = 1; luck <= 20; luck++) {
      const dealt = dealtTo(table, 0, luck)
      expect(dealt.at).toEqual(table.state.at)
      expect(dealt.token[gloucester]).toBe(table.state.token[gloucester])
      expect([dealt.token[suffolk], dealt.token[norfolk]].toSorted()).toEqual(
        [table.state.token[suffolk], table.state.token[norfolk]].toSorted(),
      )
      firstTokens.add(dealt.token[suffolk])
    }
    expect(firstTokens.size).toBe(2)
  })

  it('was not kept to in matches begun under version 2 of the rules, which are played on as they began', () => {
    const setup = checkSetup(richardIII, { scenario: 'richard-iii-1483' })
    const begun = (rules: number) => richardIII.setup(setup, silentReferee(fastChance(1460)), rules)
    expect(begun(2).company.every((company) => company === 0)).toBe(true)
    expect({ ...begun(3), company: [], rules: 2 }).toEqual({ ...begun(2), company: [] })
  })
})

describe('4.2 Pool', () => {
  it('is open to its owner and hidden from the opponent, who sees how many there are', () => {
    const table = opening('wars-of-the-roses')
    expect(table.view(0).pools[0].blocks).toContain('northumberland-l')
    expect(table.view(1).pools[0]).toEqual({ count: 13, blocks: [] })
    expect(table.view(-1).pools[1]).toEqual({ count: 13, blocks: [] })
  })
})

describe('4.3 House of Lancaster', () => {
  it('stands as listed in 1460', () => {
    const table = opening('wars-of-the-roses')
    expect(printed.lancaster).toHaveLength(11)
    for (const { block, area } of printed.lancaster) expect(table.at(block)).toBe(area)
    expect([table.at('henry-vi'), table.at('clifford'), table.at('scots-mercenary')]).toEqual([
      'middlesex',
      'north-yorks',
      'scotland',
    ])
    for (const block of printed.lancasterPool) expect(table.at(block)).toBe('pool')
    expect(table.view(1).throne).toBe('lancaster')
  })
})

describe('4.4 House of York', () => {
  it('stands as listed in 1460, in exile', () => {
    const table = opening('wars-of-the-roses')
    for (const { block, area } of printed.york) expect(table.at(block)).toBe(area)
    expect([table.at('york'), table.at('warwick-y'), table.at('march')]).toEqual([
      'ireland',
      'calais',
      'calais',
    ])
    for (const block of printed.yorkPool) expect(table.at(block)).toBe('pool')
  })
})

describe('4.5 Minors', () => {
  it('are Clarence and Gloucester, Prince Edward and Richmond', () => {
    const { minors } = opening('wars-of-the-roses').view(0)
    expect([...minors].sort()).toEqual(['clarence-y', 'gloucester', 'prince-edward', 'richmond'])
  })

  it('send in the senior of them when an heir has been killed, Prince Edward as the second heir of Lancaster', () => {
    const table = position({ kent: 'henry-vi', minors: 'prince-edward, richmond' }, { minorsDue: [1, 0] })
    table.supplyPhase()
    expect(table.state.stack.at(-1)).toMatchObject({ step: 'heir-enters' })
    table.lancaster('enter derby')
    expect([table.at('prince-edward'), table.at('richmond')]).toEqual(['derby', 'minors'])
  })
})

describe('4.6 Enemy nobles', () => {
  it('wait beside the map until treachery brings them over', () => {
    const table = opening('wars-of-the-roses')
    for (const block of [...printed.lancasterEnemyNobles, ...printed.yorkEnemyNobles]) {
      expect(table.at(block)).toBe('aside')
    }
    const battle = position({ kent: 'henry-vi, warwick-y' }).battle('kent', 'york').dice(2, 4, 6)
    battle.lancaster('persuade henry-vi warwick-y')
    expect([battle.at('warwick-y'), battle.at('warwick-l')]).toEqual(['aside', 'kent'])
  })
})

describe('R-46 The later campaigns', () => {
  it('are played alone, with the dead of the years before', () => {
    const kingmaker = opening('kingmaker')
    expect(kingmaker.state).toMatchObject({ campaign: 2, lastCampaign: 2 })
    expect([kingmaker.at('york'), kingmaker.at('somerset'), kingmaker.at('kent-y')]).toEqual([
      'dead',
      'dead',
      'dead',
    ])
    expect(kingmaker.view(0)).toMatchObject({ throne: 'york', king: 'march', pretender: 'henry-vi' })
    const richard = opening('richard-iii-1483')
    expect(richard.state).toMatchObject({ campaign: 3, lastCampaign: 3 })
    expect(richard.view(0)).toMatchObject({ throne: 'york', king: 'gloucester', pretender: 'richmond' })
  })

  it('may go on from the second to the third, if the players wish', () => {
    expect(opening('kingmaker', { 'go-on': 'yes' }).state.lastCampaign).toBe(3)
  })
})

describe('R-46 Kingmaker: Henry VI in the Tower', () => {
  const london = (placement: Record<string, string>) =>
    position(
      { tower: 'henry-vi', ...placement },
      { throne: 'york', scenario: 'kingmaker', campaign: 2, lastCampaign: 2 },
    )

  it('is the Pretender, neither moves nor fights, and does not hold Middlesex', () => {
    const table = london({ calais: 'march' }).acts('york', 'action-4-1')
    expect(table.view(1)).toMatchObject({ pretender: 'henry-vi', prisoner: 'henry-vi' })
    expect(table.sail('march', 'middlesex').at('march')).toBe('middlesex')
  })

  it('is freed when Lancaster alone holds Middlesex, and does not move any more that turn', () => {
    const table = london({ essex: 'oxford', kent: 'march' }).turn('action-4-1', 'action-2-1')
    table.march('oxford', 'middlesex')
    expect(table.at('henry-vi')).toBe('tower')
    table.lancaster('end')
    expect([table.at('henry-vi'), table.steps('henry-vi')]).toEqual(['middlesex', 4])
    expect(table.heard('henry-freed')).toHaveLength(1)
  })

  it('is freed by a battle won there, not by one still to be fought', () => {
    const table = london({ essex: 'oxford', middlesex: 'essex 1' }).turn('action-4-1', 'action-2-1')
    table.march('oxford', 'middlesex').lancaster('end')
    expect(table.at('henry-vi')).toBe('tower')
    table.york('end').dice(1, 1, 1).lancaster('fight oxford').lancaster('done')
    expect(table.at('henry-vi')).toBe('middlesex')
  })

  it('6.7, R-52 is free when the battle is won, before the winner regroups, and may regroup with him', () => {
    const table = london({ essex: 'oxford', middlesex: 'essex 1' }).turn('action-4-1', 'action-2-1')
    table.march('oxford', 'middlesex').lancaster('end').york('end').dice(1, 1, 1).lancaster('fight oxford')
    expect([table.step, table.at('henry-vi'), table.steps('henry-vi')]).toEqual(['regroup', 'middlesex', 4])
    table.lancaster('regroup oxford essex')
    expect(table.offered('lancaster', 'regroup')).toContain('henry-vi kent')
    table.lancaster('done')
    expect([table.at('henry-vi'), table.view(0).prisoner]).toEqual(['middlesex', null])
  })

  it('counts for Lancaster while he is held, and dies if York keeps the throne', () => {
    const table = london({ derby: 'oxford', essex: 'march, essex' }).politicalTurn()
    expect(table.heard('nobles-counted')[0].counts).toEqual([2, 2])
    expect(table.at('henry-vi')).toBe('dead')
    expect(table.state.outcome).toMatchObject({ winners: [1] })
  })

  it('is released to go home as King if Lancaster usurps', () => {
    const placement = { tower: 'henry-vi', derby: 'oxford, devon', middlesex: 'march' }
    const table = position(placement, { throne: 'york', campaign: 2, lastCampaign: 3 }).politicalTurn()
    expect(table.heard('usurped')).toHaveLength(1)
    table.york('home march ireland')
    expect(table.offered('lancaster', 'home')).toContain('henry-vi middlesex')
  })
})
