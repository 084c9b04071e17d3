/** What a march, a Pillage or a battle leaves behind: nothing but what the rules say. And whole sets of their offers. */
import type { Game } from '@muster/kernel/game'
import { why as answer } from '@muster/kernel/why'
import { describe, expect, it } from 'vitest'
import { hammerOfTheScots as game } from '../game.ts'
import { FACT_PILLAGED } from '../state.ts'
import { AREAS, areaNumber, BOTH, blockNumber, COASTAL, EVERY_AREA, MAP, SCOTLAND } from '../tables.ts'
import { position } from '../testing/position.ts'

const all = (values: readonly number[]): number[] => [...new Set(values)]

describe('card-pillage', () => {
  const table = () =>
    position({
      fife: 'wallace 2',
      mentieth: 'york-infantry 2',
      angus: 'wales-archers',
      mar: 'douglas 1',
    }).turn('move-1-1', 'pillage')

  it('offers every enemy group next to one of yours, and no other', () => {
    const asked = table().scotland('play')
    expect(asked.offered('scotland', 'pillage').sort()).toEqual(['angus fife', 'angus mar', 'mentieth fife'])
    expect(asked.whyNot('scotland', 'pillage mentieth mar')).toMatchObject({
      code: 'no-group-of-yours-next-to-it',
    })
    expect(asked.whyNot('scotland', 'pillage angus lennox')).toMatchObject({
      code: 'no-group-of-yours-next-to-it',
    })
    expect(asked.whyNot('scotland', 'pillage ross fife')).toMatchObject({ code: 'no-enemy-group-there' })
  })

  it('goes over every border', () => {
    for (const { a: by, b: area } of MAP.borders) {
      const asked = position({ [by]: 'wallace', [area]: 'york-infantry' }).turn('move-1-1', 'pillage')
      expect(asked.scotland('play').offered('scotland', 'pillage')).toEqual([`${area} ${by}`])
    }
  })

  it('5.41 asks its victim for a block of theirs, and of those for one of the strongest', () => {
    const asked = position({ fife: 'wallace', mentieth: 'york-infantry 2, wales-archers 2, hobelars 1' })
      .turn('move-1-1', 'pillage')
      .scotland('play', 'pillage mentieth fife')
    expect(asked.offered('england', 'hit').sort()).toEqual(['wales-archers', 'york-infantry'])
    expect(asked.whyNot('england', 'hit wallace')).toMatchObject({ code: 'not-your-block' })
    expect(asked.whyNot('england', 'hit hobelars')).toMatchObject({ code: 'not-the-strongest' })
  })

  it('whoever points at the pillaged, or at where from, is told what it could mean', () => {
    const asked = table().scotland('play')
    const why = (id: string, ...chosen: string[]) =>
      answer(game as unknown as Game, asked.state, SCOTLAND, { kind: 'thing', domain: 'area', id, chosen })
    expect(why('mentieth')).toEqual({ kind: 'offered', choices: ['pillage mentieth fife'] })
    expect(why('mar')).toEqual({ kind: 'offered', choices: ['pillage angus mar'] })
    expect(why('mar', 'angus')).toEqual({ kind: 'offered', choices: ['pillage angus mar'] })
    expect(why('ross')).toMatchObject({ kind: 'refused', refusal: { code: 'no-enemy-group-there' } })
  })

  it('is final whatever strengths it finds', () => {
    const asked = table().scotland('play', 'pillage mentieth fife')
    expect(asked.state.facts[FACT_PILLAGED]).toBe(BOTH)
  })
})

describe('card-sea-move', () => {
  it('offers every block on a coast every friendly coast but its own', () => {
    const table = position({
      fife: 'wallace',
      mar: 'douglas',
      buchan: 'grant',
      lothian: 'york-infantry',
      ross: 'norse',
    }).turn('move-1-1', 'sea-move')
    table.scotland('play')
    expect(table.offered('scotland', 'sail').sort()).toEqual([
      'grant fife',
      'grant ross',
      'wallace buchan',
      'wallace ross',
    ])
    expect(table.whyNot('scotland', 'sail york-infantry fife')).toMatchObject({ code: 'not-your-block' })
    expect(table.whyNot('scotland', 'sail campbell fife')).toMatchObject({ code: 'not-your-block' })
  })
})

describe('4.0 who may move', () => {
  it('not who has no way out: a Truce bars every neighbour', () => {
    const table = position({
      fife: 'wallace',
      angus: 'york-infantry',
      atholl: 'hobelars',
      mentieth: 'wales-archers',
    }).turn('truce', 'move-1-1')
    table.england('play')
    expect(table.whyNot('scotland', 'move wallace')).toMatchObject({ rule: '4.0', code: 'no-way-out' })
    expect(table.offers('scotland')).toEqual(['end'])
  })

  it('4.7 nor the Norse, if it bars every coast', () => {
    const english = [
      ...[
        'comyn-e',
        'angus-e',
        'argyll-e',
        'buchan-e',
        'galloway-e',
        'ross-e',
        'bruce-e',
        'mar-e',
        'lennox-e',
      ],
      ...['atholl-e', 'dunbar-e', 'mentieth-e', 'stewart-e', 'york-infantry', 'hobelars', 'wales-archers'],
    ]
    const coasts = EVERY_AREA.filter(
      (area) => COASTAL[area] && AREAS[area] !== 'england' && AREAS[area] !== 'fife',
    )
    const board = Object.fromEntries(coasts.map((area, i) => [AREAS[area], english[i]]))
    const barred = position({ ...board, fife: 'norse' })
      .turn('truce', 'move-1-1')
      .england('play')
    expect(barred.whyNot('scotland', 'move norse')).toMatchObject({ code: 'no-way-out' })
    delete board.ross
    const open = position({ ...board, fife: 'norse' })
      .turn('truce', 'move-1-1')
      .england('play')
    open.scotland('move norse')
    expect(open.offers('scotland')).toEqual(['to ross'])
    open.scotland('to ross')
    expect([open.step, open.at('norse'), open.state.origin[blockNumber('norse')]]).toEqual([
      'move',
      'ross',
      areaNumber('fife'),
    ])
  })

  it('4.5 comes to an empty area without attacking it', () => {
    const table = position({ fife: 'wallace', ross: 'ross-e' })
      .turn('move-1-1', 'move-3-1')
      .march('wallace', 'mentieth')
    expect(table.state.attacker[areaNumber('mentieth')]).toBe(-1)
    expect(table.state.entry[blockNumber('wallace')]).toBe(-1)
    expect(all(table.state.entered)).toEqual([0])
  })

  it('4.4 whose group has moved besides gets no point back when it crosses into England', () => {
    const board = { lothian: 'keith, wallace', ross: 'ross-e' }
    const table = position(board).turn('move-1-1', 'move-2-1').march('wallace', 'lanark')
    expect(table.state.points).toBe(1)
    table.scotland('move keith', 'to dunbar')
    expect([table.state.points, table.state.group[areaNumber('lothian')]]).toEqual([1, 2])
    table.scotland('to england')
    expect([table.state.points, table.state.group[areaNumber('lothian')]]).toEqual([0, 1])
    // Alone of its group, the point of the group becomes its own.
    const alone = position(board)
      .turn('move-1-1', 'move-2-1')
      .scotland('move keith', 'to dunbar', 'to england')
    expect([alone.state.points, alone.state.group[areaNumber('lothian')]]).toEqual([1, 0])
  })
})

describe('5.0 a battle', () => {
  const fifeBattle = (board: Record<string, string>) => position(board).battle('fife', 'scotland')

  it('5.31 begins afresh for everybody in it, whatever they did in one before', () => {
    const table = position({ fife: 'york-infantry 2, wallace 2, campbell', mar: 'douglas' })
    table.state.acted.fill(3)
    table.battle('fife', 'scotland')
    expect(table.heard('round-begins')).toMatchObject([{ round: 1 }])
    expect(table.offered('scotland', 'fight')).toEqual(['wallace'])
    expect(table.state.acted[blockNumber('douglas')]).toBe(3)
    for (const early of [
      'retreat campbell angus',
      'fight campbell',
      'hold campbell',
      'fight york-infantry',
    ]) {
      expect(table.whyNot('scotland', early)).toMatchObject({ rule: '5.31', code: 'not-in-turn' })
    }
  })

  it('that is won in a round ends with it, and nothing of it is left', () => {
    const table = fifeBattle({ fife: 'york-infantry 1, wallace 2', angus: 'angus-s', ross: 'ross-e' })
    table.dice(1, 1).scotland('fight wallace')
    expect(table.heard('round-begins').length).toBe(1)
    expect(table.heard('control-changed')).toEqual([])
    expect(table.heard('battle-ends')).toMatchObject([{ area: 'fife', winner: 'scotland' }])
    expect(table.state.attacker[areaNumber('fife')]).toBe(-1)
    expect(all(table.state.joins)).toEqual([0])
    expect(table.state.known[blockNumber('wallace')]).toBe(1 << SCOTLAND)
  })

  it('5.7 shows everybody the noble who comes over, and 5.3 takes him along when his new side withdraws', () => {
    const table = fifeBattle({
      fife: 'mar-e 1, york-infantry 4, wallace 4',
      angus: 'angus-s',
      ross: 'ross-e',
    })
    table.everyDie(6).scotland('fight wallace')
    for (let round = 1; round <= 3; round++) {
      if (round > 1) table.scotland('hold wallace')
      if (round === 3) table.state.steps[blockNumber('mar-e')] = 1
      table.england('hold mar-e')
      table.england('hold york-infantry')
    }
    expect(table.step).toBe('withdraw')
    expect(all(table.state.joins)).toEqual([0])
    const caught = fifeBattle({ fife: 'mar-e 1, wallace 2', angus: 'angus-s', ross: 'ross-e' })
    caught.dice(1, 6).scotland('fight wallace')
    expect(caught.at('mar-s')).toBe('fife')
  })

  it('9.1 the dead king is off the map, for good', () => {
    const table = position(
      { fife: 'scottish-king 1, york-knights 3', angus: 'angus-s', ross: 'ross-e' },
      { crowned: true },
    )
    table.battle('fife', 'england').everyDie(6).scotland('fight scottish-king')
    table.everyDie(1).england('fight york-knights')
    expect([table.at('scottish-king'), table.heard('eliminated').at(-1)]).toMatchObject([
      'aside',
      { block: 'scottish-king', dead: true },
    ])
    expect(table.state.outcome).toMatchObject({ winners: [0], rule: '9.1' })
  })

  it('5.5 counts for a border who went over it, not who went elsewhere; each arrives once, and no other is renamed', () => {
    const table = position({
      angus: 'wallace, norse, york-knights, douglas 1, campbell 1, graham 1',
      fife: 'grant',
      buchan: 'keith',
      ross: 'ross-e',
    })
    table.battle('angus', 'england').everyDie(6)
    const before = table.token('grant')
    table.scotland('retreat wallace atholl', 'retreat norse fife')
    table.england('hold york-knights')
    expect(table.at('wallace')).toBe('atholl')
    // Angus to Atholl is red: one more may go there, and any number elsewhere.
    table.scotland('retreat douglas atholl')
    expect(table.whyNot('scotland', 'retreat campbell atholl')).toMatchObject({ rule: '5.5' })
    expect(table.offered('scotland', 'retreat').sort()).toEqual(
      ['campbell', 'graham'].flatMap((each) => ['buchan', 'fife', 'mar'].map((to) => `${each} ${to}`)),
    )
    table.scotland('retreat campbell mar', 'retreat graham fife')
    expect(table.heard('retreated-to').length).toBe(5)
    expect(table.token('grant')).toBe(before)
  })

  it('4.7, 5.5 the Norse find a refuge on the coast to which any fellow has gone, also the second', () => {
    const table = position({ angus: 'wallace, norse, york-knights', mar: 'ross-e', ross: 'argyll-e' })
    table.battle('angus', 'england')
    expect(table.whyNot('scotland', 'retreat norse fife')).toMatchObject({ code: 'norse-to-friendly-coast' })
    table.scotland('retreat wallace fife')
    expect(table.offered('scotland', 'retreat')).toEqual(['norse fife'])
  })

  it('5.5 over every border to where no enemy is', () => {
    for (const { a: from, b: to } of MAP.borders) {
      if (from === 'england' || to === 'england') continue
      const table = position({ [from]: 'douglas, york-infantry' }).battle(from, 'scotland')
      expect([from, to, table.offered('england', 'retreat').includes(`york-infantry ${to}`)]).toEqual([
        from,
        to,
        true,
      ])
    }
  })

  it('5.9 a raid takes one block, and asks no more', () => {
    const table = position({
      england: 'douglas',
      lothian: 'york-infantry, hobelars',
      ross: 'ross-e',
      fife: 'mar-s',
    })
    table.endOfTurn().england('lose hobelars')
    expect(table.step).not.toBe('border-raid')
    expect([table.at('hobelars'), table.at('york-infantry')]).toEqual(['pool', 'lothian'])
  })

  it('9.1 that ends the match leaves nothing to be played', () => {
    const table = position({ fife: 'wallace', lothian: 'york-infantry', ross: 'ross-e' }).endOfTurn()
    expect([table.state.outcome?.code, table.state.stack]).toEqual(['all-nobles', []])
  })
})
