/** What Captain and Marshal of Hammer of the Scots do without a second thought: they fire, and England winters well. */
import { loadMind } from '@muster/catalogue/minds'
import { hammerOfTheScots as game } from '@muster/hammer-of-the-scots/game'
import { position, type TestTable } from '@muster/hammer-of-the-scots/testing'
import { verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { deciding, listOffers, top } from '@muster/kernel/play'
import { describe, expect, it } from 'vitest'
import { ask, type Bot } from '../src/bot.ts'
import { captain } from '../src/captain.ts'
import { openEye } from '../src/eye.ts'
import { carryOut } from '../src/foresight.ts'
import { marshal } from '../src/marshal.ts'

const loaded = await loadMind('hammer-of-the-scots')
if (loaded === null) throw new Error('no mind')
const eye = openEye(loaded.mind, loaded.weights)
const YEARS = { year: 1298, scenario: 'braveheart' } as const

/** Lets a bot choose for as long as this step lasts. */
function spend({ state }: TestTable, step: string, bot: Bot): void {
  expect(top(state).step).toBe(step)
  while (top(state).step === step) {
    const seat = deciding(game, state) === 1 ? 0 : 1
    const offers: number[] = []
    listOffers(game, state, seat, offers)
    carryOut(game, state, seat, ask(bot, game, state, seat, offers, fastChance(7)), fastChance(8))
  }
}

const BOTS = [captain(eye), marshal('marshal:30', eye, { playouts: 30 })]

describe.each(BOTS)('the $id as England', (bot) => {
  it('7.63 builds with every point before the levy comes', () => {
    const table = position({ mentieth: 'mentieth-e 1', angus: 'angus-e 1, york-infantry 1' }, YEARS).winter()
    table.england('done').scotland('done')
    spend(table, 'english-builds', bot)
    expect([table.steps('mentieth-e'), table.steps('angus-e'), table.steps('york-infantry')]).toEqual([
      3, 3, 1,
    ])
  })

  it('7.32 keeps its infantry in Scotland, within castle limits', () => {
    const table = position({ annan: 'ulster-infantry', lothian: 'cumbria-infantry' }, YEARS).winter()
    spend(table, 'english-disband', bot)
    expect([table.at('ulster-infantry'), table.at('cumbria-infantry')]).toEqual(['annan', 'lothian'])
  })

  it('7.32 sends away no more than is beyond the limit', () => {
    const table = position({ teviot: 'ulster-infantry 2, cumbria-infantry' }, YEARS).winter()
    spend(table, 'english-disband', bot)
    expect([table.at('ulster-infantry'), table.at('cumbria-infantry')]).toEqual(['pool', 'teviot'])
  })

  it('7.4, 7.7 does not give up the levy for a King with little to winter with', () => {
    const table = position({ lanark: 'edward', dunbar: 'york-knights' }, YEARS).winter()
    spend(table, 'edward-winters', bot)
    expect(table.at('edward')).toBe('pool')
  })

  it('7.4 lets a King winter who has an army with him', () => {
    const army =
      'edward, york-knights, durham-knights, lancaster-knights, lancaster-archers, wales-archers, hobelars'
    const table = position({ mentieth: army, lothian: 'cumbria-infantry' }, YEARS).winter()
    spend(table, 'edward-winters', bot)
    expect(table.at('edward')).toBe('mentieth')
  })
})

describe.each(BOTS)('the $id with Victuals', (bot) => {
  it('card-victuals takes all three steps, in one area', () => {
    const board = { fife: 'wallace 1, douglas 1', annan: 'bruce-s 4', dunbar: 'dunbar-e 2, york-infantry 2' }
    const scots = position(board, YEARS).turn('move-1-1', 'victuals').scotland('play')
    spend(scots, 'victuals', bot)
    expect(scots.steps('wallace') + scots.steps('douglas')).toBe(5)
    const english = position(board, YEARS).turn('victuals', 'move-1-1').england('play')
    spend(english, 'victuals', bot)
    expect(english.steps('dunbar-e') + english.steps('york-infantry')).toBe(7)
  })
})

describe.each(BOTS)('the $id in battle', (bot) => {
  it.each([
    { area: 'mar', blocks: 'mar-e 3, wallace 4, keith 1' },
    { area: 'mar', blocks: 'mar-e 2, wallace 3, buchan-s 3' },
    { area: 'buchan', blocks: 'buchan-e 3, wallace 4' },
  ])('5.31 fires or retreats, and never holds its fire: $blocks', ({ area, blocks }) => {
    const homes = { angus: 'angus-e', atholl: 'atholl-s', annan: 'bruce-e', dunbar: 'dunbar-e' }
    const verbs = new Set<string>()
    for (let luck = 1; luck <= 6; luck++) {
      const { state } = position({ ...homes, [area]: blocks }, YEARS).battle(area, 'scotland')
      for (let i = 0; i < 12 && top(state).step === 'battle'; i++) {
        const seat = deciding(game, state) === 1 ? 0 : 1
        const offers: number[] = []
        listOffers(game, state, seat, offers)
        const choice = ask(bot, game, state, seat, offers, fastChance(luck * 20 + i))
        verbs.add(game.verbs[verbOf(choice)])
        carryOut(game, state, seat, choice, fastChance(luck * 20 + i))
      }
    }
    expect(verbs).toContain('fight')
    expect(verbs).not.toContain('hold')
  })
})
