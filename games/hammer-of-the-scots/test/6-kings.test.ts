import { describe, expect, it } from 'vitest'
import { CARDS, ENGLAND, isEvent } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

const EVENTS = CARDS.filter((_, card) => isEvent(card))

describe('6.1 English kings', () => {
  it('H-44 sends an Edward I killed in battle to the pool as Edward II', () => {
    const table = position({ fife: 'edward 1, wallace 4', angus: 'angus-e' }).battle('fife', 'england')
    table.dice(1, 6, 6, 6).scotland('fight wallace')
    expect([table.at('edward'), table.state.edward]).toEqual(['pool', 2])
    expect(table.state.outcome).toBeNull()
    expect(table.heard('edward-dies')).toHaveLength(1)
  })

  it('turns Edward I into Edward II at the end of 1306', () => {
    const edwardAfter = (year: number) => {
      const table = position({ angus: 'angus-e', fife: 'mar-s' }, { year, scenario: 'campaign' }).winter()
      table.scotland('done').england('done')
      expect(table.state.year).toBe(year + 1)
      return table.state.edward
    }
    expect(edwardAfter(1305)).toBe(1)
    expect(edwardAfter(1306)).toBe(2)
  })

  it('keeps Edward I through the battles and the winter of 1306', () => {
    const table = position({ angus: 'angus-e', fife: 'mar-s' }, { year: 1306, scenario: 'campaign' }).winter()
    expect([table.step, table.state.edward]).toEqual(['scottish-builds', 1])
  })

  it('lets no Edward II winter in Scotland', () => {
    const table = position({ lothian: 'edward, york-infantry' }, { edward: 2, year: 1303 }).winter()
    expect(table.heard('edward-winters')).toEqual([])
    expect([table.step, table.at('edward')]).toEqual(['english-disband', 'pool'])
  })

  it('ends the match when Edward II is eliminated in battle', () => {
    const table = position({ fife: 'edward 1, wallace 4' }, { edward: 2 }).battle('fife', 'england')
    table.dice(1, 6, 6, 6).scotland('fight wallace')
    expect(table.state.outcome).toMatchObject({ winners: [1], code: 'edward-ii-killed' })
  })
})

describe('6.2 Scottish kings', () => {
  const inFife = { fife: 'bruce-s', aside: 'wallace', ross: 'ross-e' }

  it('crowns a king with any event card, in place of its event', () => {
    for (const card of EVENTS) {
      const table = position(inFife).turn('move-1-1', card).scotland('crown bruce')
      expect(table.at('scottish-king')).toBe('fife')
      expect(table.heard('event-played')).toEqual([])
      expect(table.step).toBe('move')
      expect(table.view(ENGLAND).truce).toBeNull()
    }
  })

  it('offers no crown with a move card', () => {
    const table = position(inFife).turn('move-1-1', 'move-3-1')
    expect(table.whyNot('scotland', 'crown bruce')).toMatchObject({ code: 'not-now' })
  })

  it('crowns one king in a match', () => {
    const table = position({ ...inFife, pool: 'scottish-king' }, { crowned: true })
    table.turn('move-1-1', 'truce')
    expect(table.whyNot('scotland', 'crown bruce')).toMatchObject({ rule: '6.2', code: 'already-crowned' })
    expect(table.offered('scotland', 'crown')).toEqual([])
  })

  it('is for the Scots alone', () => {
    const table = position(inFife).turn('truce', 'move-1-1')
    expect(table.whyNot('england', 'crown bruce')).toMatchObject({ rule: '6.2', code: 'only-scots-crown' })
  })

  it('H-35 lets England settle its event before the Scot decides on a coronation', () => {
    const table = position(inFife).turn('victuals', 'pillage')
    expect([table.step, table.deciding]).toEqual(['event', ['england']])
    expect(table.whyNot('scotland', 'crown bruce')).toMatchObject({ code: 'not-your-decision' })
    table.england('pass')
    expect(table.deciding).toEqual(['scotland'])
    table.scotland('crown bruce')
    expect(table.at('scottish-king')).toBe('fife')
  })

  it('H-35 lets an English Herald take the candidate away first', () => {
    const table = position(inFife).turn('herald', 'pillage').dice(1).england('play', 'name bruce')
    expect(table.deciding).toEqual(['scotland'])
    expect(table.whyNot('scotland', 'crown bruce')).toMatchObject({ code: 'candidate-not-in-fife' })
  })
})

describe('6.21 Bruce or Comyn', () => {
  const crowning = (placement: Record<string, string>) => position(placement).turn('move-1-1', 'truce')

  it('needs Wallace dead', () => {
    const alive = crowning({ fife: 'bruce-s', angus: 'wallace', ross: 'ross-e' })
    expect(alive.whyNot('scotland', 'crown bruce')).toMatchObject({
      rule: '6.21',
      code: 'wallace-is-not-dead',
    })
  })

  it('does not take Wallace in the pool for dead', () => {
    const table = crowning({ fife: 'bruce-s', pool: 'wallace', ross: 'ross-e' })
    expect(table.whyNot('scotland', 'crown bruce')).toMatchObject({ code: 'wallace-is-not-dead' })
  })

  it('needs the candidate in Fife, and on the Scottish side', () => {
    const away = crowning({ angus: 'bruce-s', fife: 'mar-s', aside: 'wallace', ross: 'ross-e' })
    expect(away.whyNot('scotland', 'crown bruce')).toMatchObject({ code: 'candidate-not-in-fife' })
    expect(away.whyNot('scotland', 'crown comyn')).toMatchObject({ code: 'candidate-not-in-fife' })
    const english = crowning({ fife: 'comyn-e', angus: 'mar-s', aside: 'wallace' })
    expect(english.whyNot('scotland', 'crown comyn')).toMatchObject({ code: 'candidate-not-in-fife' })
  })

  it('puts the King in Fife at full strength; the candidate stays an ordinary noble', () => {
    const table = crowning({ fife: 'comyn-s 2', aside: 'wallace', ross: 'ross-e' }).scotland('crown comyn')
    expect([table.at('scottish-king'), table.steps('scottish-king')]).toEqual(['fife', 4])
    expect([table.at('comyn-s'), table.steps('comyn-s')]).toEqual(['fife', 2])
  })

  const everyone = {
    fife: 'bruce-s, comyn-s',
    mar: 'mar-s',
    lennox: 'lennox-s',
    atholl: 'atholl-s',
    dunbar: 'dunbar-s',
    mentieth: 'mentieth-s',
    lanark: 'stewart-s',
    angus: 'angus-s',
    argyll: 'argyll-s',
    buchan: 'buchan-s',
    galloway: 'galloway-s',
    ross: 'ross-s',
    moray: 'moray',
    aside: 'wallace',
  }
  const english = (table: TestTable) =>
    Object.entries(table.view(ENGLAND).nobles)
      .filter(([, side]) => side === 'england')
      .map(([noble]) => noble)
      .sort()

  it('sends the Comyn faction except Moray over to England when Bruce is crowned', () => {
    const table = position(everyone).turn('move-1-1', 'truce').scotland('crown bruce')
    expect(english(table)).toEqual(['angus', 'argyll', 'buchan', 'comyn', 'galloway', 'ross'])
    expect([table.at('angus-e'), table.at('angus-s'), table.at('moray')]).toEqual(['angus', 'aside', 'moray'])
  })

  it('sends the Bruce faction over when Comyn is crowned', () => {
    const table = position(everyone).turn('move-1-1', 'truce').scotland('crown comyn')
    expect(english(table)).toEqual(['atholl', 'bruce', 'dunbar', 'lennox', 'mar', 'mentieth', 'stewart'])
  })

  it('H-20 lets the defectors keep their current strength', () => {
    const table = crowning({ fife: 'bruce-s', angus: 'angus-s 1', ross: 'ross-s 2', aside: 'wallace' })
    table.scotland('crown bruce')
    expect([table.steps('angus-e'), table.steps('ross-e')]).toEqual([1, 2])
  })

  it('fights the battles that follow at once, the defectors attacking', () => {
    const table = crowning({ fife: 'bruce-s, comyn-s', aside: 'wallace', ross: 'ross-e' })
    table.scotland('crown bruce')
    expect(table.heard('battle-begins')).toMatchObject([{ area: 'fife', attacker: 'england' }])
    expect(table.step).toBe('battle')
    expect(table.heard('moves-ended')).toEqual([])
  })

  it('H-20 lets Player 1 choose the order of these battles', () => {
    const placement = {
      fife: 'bruce-s, comyn-s',
      angus: 'angus-s, douglas',
      aside: 'wallace',
      ross: 'ross-e',
    }
    const scottish = position(placement).turn('move-1-1', 'truce').scotland('crown bruce')
    expect([scottish.step, scottish.deciding]).toEqual(['battles', ['scotland']])
    expect(scottish.offered('scotland', 'battle').sort()).toEqual(['angus', 'fife'])
    const both = position(placement).turn('victuals', 'truce').england('pass').scotland('crown bruce')
    expect(both.deciding).toEqual(['england'])
  })

  it('H-38 lets those who fought a coronation battle still move this turn', () => {
    const table = crowning({ fife: 'bruce-s, comyn-s', angus: 'mar-s', aside: 'wallace', ross: 'ross-e' })
    table.scotland('crown bruce', 'hold scottish-king', 'hold bruce-s').england('retreat comyn-e atholl')
    table.scotland('done')
    expect(table.deciding).toEqual(['england'])
    table.march('comyn-e', 'badenoch')
    expect(table.at('comyn-e')).toBe('badenoch')
  })
})

describe('6.22 Balliol', () => {
  const returning = (year: number, french: string, circumstances = {}) =>
    position(
      { fife: 'wallace', mar: 'mar-s', moray: 'moray', ross: 'ross-e', [french]: 'french-knights' },
      { year, ...circumstances },
    ).turn('move-1-1', 'truce')

  it('returns from 1301 on', () => {
    expect(returning(1300, 'buchan').whyNot('scotland', 'crown balliol')).toMatchObject({
      rule: '6.22',
      code: 'balliol-not-before-1301',
    })
    expect(returning(1301, 'buchan').whyNot('scotland', 'crown balliol')).toBeNull()
  })

  it('needs the French knights on the map', () => {
    for (const place of ['pool', 'aside']) {
      expect(returning(1302, place).whyNot('scotland', 'crown balliol')).toMatchObject({
        rule: '6.22',
        code: 'french-knights-not-on-map',
      })
    }
  })

  it('needs that no king has been crowned', () => {
    const table = returning(1302, 'buchan', { crowned: true })
    expect(table.whyNot('scotland', 'crown balliol')).toMatchObject({ code: 'already-crowned' })
  })

  it('does not ask whether Wallace is alive or dead', () => {
    const dead = position({ buchan: 'french-knights', fife: 'mar-s', aside: 'wallace' }, { year: 1303 })
    expect(dead.turn('move-1-1', 'herald').whyNot('scotland', 'crown balliol')).toBeNull()
    expect(returning(1303, 'buchan').whyNot('scotland', 'crown balliol')).toBeNull()
  })

  it('puts the King with the French knights at full strength', () => {
    const table = returning(1301, 'buchan').scotland('crown balliol')
    expect([table.at('scottish-king'), table.steps('scottish-king')]).toEqual(['buchan', 4])
  })

  it('sends the Bruce faction over to England and nobody else', () => {
    const table = position(
      { buchan: 'french-knights, buchan-s', carrick: 'bruce-s', mar: 'mar-s 1', moray: 'moray' },
      { year: 1301 },
    )
    table.turn('move-1-1', 'truce').scotland('crown balliol')
    expect([table.at('bruce-e'), table.at('mar-e'), table.steps('mar-e')]).toEqual(['carrick', 'mar', 1])
    expect([table.at('buchan-s'), table.at('moray')]).toEqual(['buchan', 'moray'])
  })

  it('H-20 fights the battles that follow as after a coronation', () => {
    const table = position({ fife: 'french-knights, mar-s', ross: 'ross-e', moray: 'moray' }, { year: 1301 })
    table.turn('move-1-1', 'truce').scotland('crown balliol')
    expect(table.heard('battle-begins')).toMatchObject([{ area: 'fife', attacker: 'england' }])
    expect(table.step).toBe('battle')
  })
})
