/** Where a siege meets another rule: retreats, events, Clubmen, Supply, Turn III. */
import { describe, expect, it } from 'vitest'
import { type Circumstances, position, type TestTable } from '../testing/position.ts'

const besieged = (table: TestTable): string[] => table.view(0).sieges.map((siege) => siege.city)

describe('7.82 Stranded blocks', () => {
  it('W-46 are not those whose Leader withdrew into the City of the Area', () => {
    const table = position({
      somerset: 'p-essex, p-e-foot-gloucester, p-m-foot-derbyshire',
      dorset: 'r-hopton 1',
    }).turn('r20', 'p21', 'royalist')
    table.group('royalist', 'dorset', 'r-hopton', 'somerset')
    table.parliament('withdraw p-essex', 'done').royalist('done', 'end').parliament('end')
    table.parliament('stand').everyDie(6)
    table.until('regroup', 'royalist: retreat-all', 'retreat')
    expect([table.at('p-essex'), table.at('p-e-foot-gloucester')]).toEqual(['bristol', 'somerset'])
    table.parliament('done')
    expect([table.at('p-e-foot-gloucester'), table.at('p-m-foot-derbyshire'), table.at('p-essex')]).toEqual([
      'somerset',
      'somerset',
      'somerset',
    ])
  })
  it('are those whose Leader left them, in the City as outside it', () => {
    const table = position({ somerset: 'p-essex, p-e-foot-gloucester', dorset: 'r-hopton, r-rupert' }).turn(
      'r20',
      'p21',
      'royalist',
    )
    table.group('royalist', 'dorset', 'r-hopton, r-rupert', 'somerset')
    table.parliament('withdraw p-e-foot-gloucester', 'done').royalist('done', 'end').parliament('end')
    table.parliament('stand').everyDie(6).until('retreat', 'parliament: retreat-all')
    table.parliament('retreat p-essex wiltshire').royalist('done')
    expect([table.at('p-essex'), table.at('p-e-foot-gloucester')]).toEqual(['wiltshire', 'pool'])
  })
  it('7.62 a Regional block does not go into the City before its Leader has', () => {
    const table = position({
      somerset: 'p-essex, p-e-foot-gloucester',
      dorset: 'r-hopton, r-rupert, r-charles',
    }).turn('r20', 'p21', 'royalist')
    table.group('royalist', 'dorset', 'r-hopton, r-rupert, r-charles', 'somerset')
    table.parliament('done').royalist('done', 'end').parliament('end', 'stand')
    table.everyDie(6).until('retreat', 'parliament: retreat-all')
    expect(table.whyNot('parliament', 'retreat p-e-foot-gloucester bristol')).toMatchObject({ rule: '7.62' })
    table.parliament('retreat p-essex bristol', 'retreat p-e-foot-gloucester bristol')
    expect(besieged(table.until('sally', 'done'))).toEqual(['bristol'])
  })
})

describe('6.43, 8.0 Clubmen and a partial Withdrawal', () => {
  const rise = (more: Readonly<Record<string, string>> = {}): TestTable => {
    const table = position({ somerset: 'r-charles, r-hopton, r-rupert', ...more }).turn(
      'r20',
      'p19',
      'parliament',
    )
    return table.parliament('enact', 'raise somerset').royalist('withdraw r-hopton', 'done')
  }
  it('W-6 are no siege and no relief: those inside take no part', () => {
    const table = rise()
    expect(besieged(table)).toEqual([])
    table.parliament('end').royalist('end')
    expect([table.step, table.deciding]).toEqual(['withdrawal', ['parliament']])
    table.parliament('stand')
    expect(table.step).toBe('fire-or-engage')
  })
  it('W-49, 7.6 the Attackers of Clubmen do not retreat into the City; if they lose, those inside are Besieged', () => {
    const table = rise().parliament('end').royalist('end').parliament('stand')
    table.everyDie(6).until('retreat', 'royalist: retreat-all')
    expect(table.whyNot('royalist', 'retreat r-charles bristol')).toMatchObject({
      rule: '7.6',
      code: 'not-into-the-city',
    })
    table.until('sally', 'retreat r-charles', 'retreat r-rupert', 'done')
    expect([besieged(table), table.at('r-hopton')]).toEqual([['bristol'], 'bristol'])
  })
  it('7.6 nor do those who joined the Clubmen: the City is closed to them', () => {
    const table = rise({ wiltshire: 'p-essex' })
    table.group('parliament', 'wiltshire', 'p-essex', 'somerset').parliament('done', 'end').royalist('end')
    table.until('retreat', 'stand', 'engage', 'hit', 'parliament: retreat-all')
    expect(table.deciding).toEqual(['parliament'])
    expect(table.offered('parliament', 'retreat').sort()).toEqual([
      'p-essex devon',
      'p-essex dorset',
      'p-essex gloucestershire',
      'p-essex wiltshire',
    ])
    expect(table.whyNot('parliament', 'retreat p-essex bristol')).toMatchObject({ code: 'not-into-the-city' })
  })
})

describe('12.51, 6.14 Turn III: nobody is pinned', () => {
  const skirmish: Circumstances = { scenario: 'path-to-war', year: 1642, turn: 3, skirmish: true }
  it('W-45 when the Defenders have walked away, who enters next is the Attacker', () => {
    const table = position({ wiltshire: 'p-essex', dorset: 'r-charles', devon: 'r-hopton' }, skirmish).turn(
      'r20',
      'p21',
      'parliament',
    )
    table.group('parliament', 'wiltshire', 'p-essex', 'dorset').parliament('done', 'end')
    table.group('royalist', 'dorset', 'r-charles', 'hampshire').royalist('done')
    table.group('royalist', 'devon', 'r-hopton', 'dorset').royalist('done', 'end')
    expect(table.heard('battle-begins')).toMatchObject([{ attacker: 'royalist' }])
    expect(table.deciding).toEqual(['parliament'])
  })
  it('and so he is who walks out and comes back in the same Action', () => {
    const table = position({ wiltshire: 'p-essex', dorset: 'r-charles' }, skirmish).turn(
      'r20',
      'p21',
      'parliament',
    )
    table.group('parliament', 'wiltshire', 'p-essex', 'dorset').parliament('done', 'end')
    table.group('royalist', 'dorset', 'r-charles', 'hampshire', 'dorset').royalist('done', 'end')
    expect(table.heard('battle-begins')).toMatchObject([{ attacker: 'royalist' }])
  })
  it('but while one of them stays he who came first is the Attacker, and who comes to help is in Reserve', () => {
    const table = position(
      { wiltshire: 'p-essex', dorset: 'r-charles, r-rupert', devon: 'r-hopton' },
      skirmish,
    ).turn('r20', 'p21', 'parliament')
    table.group('parliament', 'wiltshire', 'p-essex', 'dorset').parliament('done', 'end')
    table.group('royalist', 'dorset', 'r-charles', 'hampshire').royalist('done')
    table.group('royalist', 'devon', 'r-hopton', 'dorset').royalist('done', 'end')
    expect(table.heard('battle-begins')).toMatchObject([{ attacker: 'parliament' }])
    expect(table.reserves()).toEqual(['r-hopton'])
  })
})

describe('7.6 Those who retreated to a siege this Turn', () => {
  it('do not bombard: their guns are not counted', () => {
    const guns = (place: string): TestTable => {
      const table = position(
        {
          somerset: 'r-charles, r-rupert, r-cannon-1 1',
          bristol: 'p-s-foot-devon',
          wiltshire: 'r-cannon-2 4, r-hopton 1',
          hampshire: 'p-essex, p-cromwell',
        },
        { siege: { bristol: 1 } },
      ).turn('r20', 'p21', 'parliament')
      table.group('parliament', 'hampshire', 'p-essex, p-cromwell', 'wiltshire').parliament('done', 'end')
      table.royalist('end', 'stand').everyDie(6)
      table
        .until('retreat', 'royalist: retreat-all')
        .royalist(`retreat r-cannon-2 ${place}`, 'retreat r-hopton dorset')
      return table.until('sally', 'done').parliament('decline')
    }
    expect(guns('somerset').at('r-cannon-2')).toBe('somerset')
    expect(guns('somerset').whyNot('royalist', 'bombard')).toMatchObject({
      rule: '8.3',
      code: 'too-few-guns',
    })
    expect(guns('somerset').whyNot('royalist', 'join r-cannon-2')).toMatchObject({
      code: 'artillery-does-not-storm',
    })
  })
})

describe('7.01 Events for a siege without a Marker', () => {
  const sally = (card: string): TestTable =>
    position({ somerset: 'r-hopton 4', bristol: 'p-s-foot-devon 1, p-s-foot-gloucester 1' })
      .lay('r20', 'p21')
      .aimed('royalist', card, 'bristol')
      .begin({ step: 'siege-combats' })
      .parliament('join p-s-foot-devon', 'join p-s-foot-gloucester', 'sally')
      .royalist('stand')
  it('7.91 Advantageous Terrain holds in its Sally, which is a Battle, for the Besieger', () => {
    const table = sally('r11')
    expect(table.view(0).combat).toMatchObject({
      kind: 'battle',
      city: 'bristol',
      events: ['advantageous-terrain'],
    })
    table.dice(1, 1, 6, 6, 6).royalist('engage r-hopton')
    table.parliament('fire p-s-foot-devon', 'fire p-s-foot-gloucester')
    expect([table.steps('r-hopton'), table.heard('hit').at(-1)?.steps]).toEqual([3, 3])
  })
  it('7.96 Turncoats hold in it', () => {
    const table = sally('r13')
    table.state.steps[table.block('r-hopton')] = 2
    table.everyDie(1).until('turncoats', 'fire')
    expect(table.offered('royalist', 'turn')).toEqual(['r-hopton'])
  })
  it('an event that is for a Battle elsewhere does not hold in it', () => {
    const table = position({ somerset: 'r-hopton 4', bristol: 'p-s-foot-devon 1' })
      .lay('r20', 'p21')
      .aimed('royalist', 'r11', 'devon')
      .begin({ step: 'siege-combats' })
      .parliament('join p-s-foot-devon', 'sally')
      .royalist('stand')
    expect(table.view(0).combat?.events).toEqual([])
  })
})

describe('7.96 Turncoats', () => {
  it('W-47 go only to blocks that took part, not to those who kept up the siege', () => {
    const table = position(
      {
        somerset: 'r-hopton 4, r-rupert 4, r-s-foot-pool 1, r-w-foot-se-wales-1 1',
        bristol: 'p-s-foot-devon',
        wiltshire: 'p-essex 1, p-s-foot-gloucester 1',
      },
      { siege: { bristol: 1 } },
    ).turn('r13', 'p21', 'parliament')
    table.group('parliament', 'wiltshire', 'p-essex, p-s-foot-gloucester', 'somerset')
    table.parliament('done', 'end').royalist('end', 'aim somerset')
    table.royalist('keep r-rupert', 'keep r-w-foot-se-wales-1', 'maintain', 'stand')
    table.everyDie(1).until('turncoats', 'fire')
    expect(table.deciding).toEqual(['royalist'])
    expect(table.offered('royalist', 'turn')).toEqual(['r-s-foot-pool'])
    expect(table.whyNot('royalist', 'turn r-w-foot-se-wales-1')).toMatchObject({ rule: '7.96' })
  })
  it('in a Sally, only to besiegers who were picked', () => {
    const table = position(
      { somerset: 'r-hopton 4, r-charles 1, r-s-foot-pool 1', bristol: 'p-s-foot-devon 1' },
      { siege: { bristol: 1 } },
    )
      .lay('r13', 'p21')
      .aimed('royalist', 'r13', 'bristol')
      .begin({ step: 'siege-combats' })
      .parliament('join p-s-foot-devon', 'sally')
    const spot = table.besiegers('bristol').indexOf('r-s-foot-pool') + 1
    table.parliament(`pick ${spot}`).dice(1).until('turncoats', 'fire')
    expect(table.offered('royalist', 'turn')).toEqual(['r-s-foot-pool'])
  })
})

describe('W-6 A City that is not Besieged yet', () => {
  const partly = (): TestTable => {
    const table = position({
      devon: 'p-waller, p-s-foot-devon 1',
      somerset: 'r-hopton, r-rupert',
      hampshire: 'p-essex',
    }).turn('r20', 'p21', 'royalist')
    table.group('royalist', 'somerset', 'r-hopton, r-rupert', 'devon')
    return table.parliament('withdraw p-s-foot-devon', 'done').royalist('done', 'end')
  }
  it('lets nobody sail away from inside, nor into it', () => {
    expect(besieged(partly())).toEqual([])
    expect(partly().whyNot('parliament', 'embark p-s-foot-devon')).toMatchObject({ rule: '6.21' })
    const table = partly().parliament('embark p-essex')
    expect(table.offered('parliament', 'sail').filter((each) => each.startsWith('plymouth'))).toEqual([])
  })
  it('6.3 is in a Contested Area: no strength is added', () => {
    expect(partly().whyNot('parliament', 'recruit p-s-foot-devon')).toMatchObject({ code: 'contested-area' })
  })
  it('is Besieged once the Battle outside is lost, with a Marker if the besiegers suffice', () => {
    const table = partly().parliament('end', 'stand').everyDie(6)
    table.until('retreat', 'parliament: retreat-all').parliament('retreat p-waller cornwall').royalist('done')
    expect([besieged(table), table.siege('plymouth')]).toEqual([['plymouth'], 0])
  })
})

describe('9.22 Surrender', () => {
  const surrender = (more: Readonly<Record<string, string>>): TestTable =>
    position(
      { devon: 'r-hopton, r-rupert', plymouth: 'p-s-foot-devon 3', cornwall: 'r-charles', ...more },
      { siege: { plymouth: 5 } },
    )
      .lay('r20', 'p21')
      .dice(1)
      .begin({ step: 'siege-resolutions' })
  it('W-50 with no haven adjacent every block loses a step, Regional ones too', () => {
    const table = surrender({ somerset: 'r-s-foot-pool', hampshire: 'p-waller' })
    expect(table.offered('parliament', 'march-out')).toEqual(['p-s-foot-devon hampshire'])
    table.parliament('march-out p-s-foot-devon hampshire')
    expect(table.steps('p-s-foot-devon')).toBe(2)
    expect(table.heard('marched-out', 0)).toEqual([
      { type: 'marched-out', side: 'parliament', token: table.token('p-s-foot-devon'), to: 'hampshire' },
    ])
  })
  it('with a haven adjacent a Regional block that may not go there walks home without loss', () => {
    const table = position(
      {
        devon: 'r-hopton, r-rupert',
        plymouth: 'p-m-foot-derbyshire 3',
        dorset: 'p-s-foot-gloucester',
        leicestershire: 'p-m-horse-pool',
      },
      { siege: { plymouth: 5 } },
    )
      .lay('r20', 'p21')
      .dice(1)
      .begin({ step: 'siege-resolutions' })
    expect(table.offered('parliament', 'march-out')).not.toContain('p-m-foot-derbyshire dorset')
    table.parliament(`march-out ${table.offered('parliament', 'march-out')[0]}`)
    expect(table.steps('p-m-foot-derbyshire')).toBe(3)
  })
  it('W-26 the nearest haven may be a Neutral Area whose City is Sympathetic; of two as near the owner chooses', () => {
    const table = position(
      {
        'north-riding': 'p-f-fairfax, p-essex',
        york: 'r-charles 3',
        'east-riding': 'p-n-foot-pool',
        'west-riding': 'p-brooke',
        'cumberland-westmorland': 'p-waller',
      },
      { siege: { york: 5 } },
    )
      .lay('r20', 'p21')
      .dice(6)
      .begin({ step: 'siege-resolutions' })
      .royalist('lose r-charles')
    expect(table.offered('royalist', 'march-out')).toEqual(['r-charles northumberland', 'r-charles cheshire'])
    table.royalist('march-out r-charles northumberland')
    expect([table.at('r-charles'), table.steps('r-charles')]).toEqual(['northumberland', 1])
  })
  it('a block of one step that must go far is lost on the way', () => {
    const table = surrender({
      somerset: 'r-s-foot-pool',
      hampshire: 'p-waller',
      plymouth: 'p-s-foot-devon 1',
    })
    table.parliament('march-out p-s-foot-devon hampshire')
    expect(table.at('p-s-foot-devon')).toBe('pool')
  })
  it('W-48, 6.48, 6.43 the City changes hands at once, though Clubmen stand in the Area', () => {
    const table = position(
      { 'east-riding': 'r-charles, r-newcastle', hull: 'p-n-foot-pool', 'west-riding': 'p-f-fairfax' },
      { year: 1645, siege: { hull: 1 } },
    ).turn('r03', 'p19', 'parliament')
    table.parliament('enact', 'raise east-riding').royalist('enact')
    expect(table.heard('surrendered')).toHaveLength(1)
    table.parliament('march-out p-n-foot-pool west-riding')
    expect([table.owner('hull'), besieged(table), table.at('p-clubmen')]).toEqual([
      'royalist',
      [],
      'east-riding',
    ])
  })
})

describe('8.01 Siege Markers', () => {
  it('the Marker follows when besiegers leave while Clubmen stand there', () => {
    const table = position(
      { somerset: 'r-charles, r-rupert, r-hopton', bristol: 'p-s-foot-devon' },
      { siege: { bristol: 3 } },
    ).turn('r20', 'p19', 'parliament')
    table.parliament('enact', 'raise somerset', 'end')
    table.group('royalist', 'somerset', 'r-charles', 'dorset').royalist('done')
    expect(table.siege('bristol')).toBe(3)
    expect(table.heard('siege-lifted')).toEqual([])
    table.group('royalist', 'somerset', 'r-rupert', 'dorset').royalist('done')
    expect([table.siege('bristol'), besieged(table)]).toEqual([-1, ['bristol']])
  })
  it('8.1 who came in since the Clubmen rose does not keep up the siege', () => {
    const table = position(
      { somerset: 'r-charles, r-rupert', bristol: 'p-s-foot-devon', dorset: 'r-hopton' },
      { siege: { bristol: 1 } },
    ).turn('r20', 'p19', 'parliament')
    table.parliament('enact', 'raise somerset', 'end')
    table.group('royalist', 'dorset', 'r-hopton', 'somerset').royalist('done', 'end')
    expect(table.offered('royalist', 'keep')).toEqual(['r-charles', 'r-rupert'])
  })
})

describe('7.94 Surprise Attack', () => {
  it('W-35 is tested once, when the Battle is selected: guns that join from the City do not undo it', () => {
    const table = position(
      { somerset: 'r-hopton 4', bristol: 'p-s-foot-devon, p-cannon-1', wiltshire: 'p-waller, p-cromwell' },
      { besieged: 'bristol' },
    ).turn('r20', 'p01', 'parliament')
    table.group('parliament', 'wiltshire', 'p-waller, p-cromwell', 'somerset').parliament('done', 'end')
    table.royalist('end').parliament('aim somerset')
    expect([table.step, table.deciding]).toEqual(['join-battle', ['parliament']])
    table.parliament('sally-out p-cannon-1', 'done')
    expect(table.view(0).combat).toMatchObject({ priority: 'parliament', events: ['surprise-attack'] })
  })
})

describe('2.21, 2.22, 11.1, 12.53 Blocks that come together', () => {
  const orders = (begin: (seed: number) => TestTable, one: string, two: string): string[] => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 24; seed++) {
      const table = begin(seed)
      seen.add(table.token(one) < table.token(two) ? 'in order' : 'turned')
    }
    return [...seen].sort()
  }
  const HANDS = ['r20', 'p20'] as const
  it('get their tokens by lot: the Irish, Callendar, the army of the Covenant', () => {
    const turn = (year: number, number: number, beside: string) => (seed: number) =>
      position({ beside }, { year, turn: number, hands: HANDS }, seed).begin({ step: 'turn', next: 'begin' })
    expect(
      orders(turn(1643, 5, 'r-irish-foot-4a, r-irish-foot-4b'), 'r-irish-foot-4a', 'r-irish-foot-4b'),
    ).toEqual(['in order', 'turned'])
    expect(orders(turn(1644, 4, 'c-callendar-1, c-callendar-2'), 'c-callendar-1', 'c-callendar-2')).toEqual([
      'in order',
      'turned',
    ])
    const covenant = (seed: number): TestTable =>
      position({}, { year: 1643, turn: 6 }, seed).begin({ step: 'year-end', next: 'new-blocks' })
    expect(orders(covenant, 'c-leven', 'c-cannon')).toEqual(['in order', 'turned'])
  })
  it('the New Model Army, and the King with his Cannon before Hull or York', () => {
    const army = (seed: number): TestTable =>
      position(
        { berkshire: 'p-essex', hampshire: 'p-manchester', beside: 'p-t-fairfax, p-skippon' },
        { year: 1644, turn: 6 },
        seed,
      ).begin({ step: 'year-end', next: 'new-model-army' })
    expect(orders(army, 'p-t-fairfax', 'p-skippon')).toEqual(['in order', 'turned'])
    const king = (seed: number): TestTable =>
      position({}, { scenario: 'path-to-war' }, seed)
        .begin({ step: 'place-charles', side: 0 })
        .royalist('king-at north-riding')
    expect(orders(king, 'r-charles', 'r-cannon-1')).toEqual(['in order', 'turned'])
  })
})

describe('6.42 Camp Fever', () => {
  it('is final when the Area is named, guns alone there or not', () => {
    for (const camp of ['p-cannon-1, p-cannon-2', 'p-essex, p-cannon-2']) {
      const table = position({ dorset: camp, kent: 'r-charles' }).turn('r07', 'p21', 'royalist')
      table.royalist('enact')
      expect(table.isFinal('royalist', 'fever dorset')).toBe(true)
    }
  })
})
