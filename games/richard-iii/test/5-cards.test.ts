import type { Game } from '@muster/kernel/game'
import { seatView } from '@muster/kernel/match'
import { describe, expect, it } from 'vitest'
import { richardIII } from '../game.ts'
import { position } from '../testing/position.ts'
import { en } from '../text/en.ts'

/** 2+2+2+2+2+1+0 = 11 AP; 3+3+3+2+2+0+0 = 13; 3+3+3+2+2+1+0 = 14. */
const ELEVEN = 'action-2-1, action-2-2, action-2-3, action-2-4, action-2-5, force-march, muster'
const THIRTEEN = 'action-3-1, action-3-2, action-3-3, action-2-1, action-2-2, muster, plague'
const FOURTEEN = 'action-3-4, action-3-5, action-3-6, action-2-4, action-2-5, surprise, plague'
const GOOD = 'action-4-1, action-4-2, action-4-3, action-4-4, action-4-5, action-3-7, piracy'

const dealt = (lancaster: string, york: string) =>
  position({ kent: 'henry-vi' }, { hands: [lancaster, york] }).begin({ step: 'keep-hands', asked: [0, 0] })

const hand = (table: ReturnType<typeof dealt>, side: 0 | 1) => table.view(side).hand.join(', ')

describe('5.1 Cards', () => {
  it('EX-19 puts an event of no AP before an action card of 4, and R-9 of two events the higher AP first', () => {
    const first = (lancaster: string, york: string, throne: 'lancaster' | 'york' = 'lancaster') =>
      position({}, { throne }).turn(lancaster, york).state.first
    expect(first('muster', 'action-4-1')).toBe(0)
    expect(first('action-4-1', 'plague')).toBe(1)
    expect(first('piracy', 'force-march')).toBe(0)
    expect(first('surprise', 'treason')).toBe(1)
    expect(first('surprise', 'treason', 'york')).toBe(0)
  })

  it('lets the AP of an event be spent on the event alone; R-11 they recruit nobody', () => {
    const table = position({ kent: 'henry-vi', pool: 'northumberland-l' }).acts('lancaster', 'surprise')
    expect(table.state.points).toBe(1)
    expect(table.offered('lancaster', 'recruit')).toEqual([])
    const refusal = table.whyNot('lancaster', 'recruit northumberland-l northumbria')
    expect(refusal).toMatchObject({ rule: '5.1', code: 'points-for-the-event-only' })
  })

  it('R-10 has a hand of 13 AP or less shown and dealt again on request, events included', () => {
    const table = dealt(THIRTEEN, GOOD)
    expect(table.deciding).toEqual(['lancaster', 'york'])
    expect(table.offers('lancaster')).toEqual(['keep', 'redeal'])
    expect(table.whyNot('york', 'redeal')).toMatchObject({ rule: '5.1', code: 'hand-too-good' })
    expect(dealt(FOURTEEN, GOOD).offers('lancaster')).toEqual(['keep'])
  })

  it('R-10 says to each player what his own hand is worth, and what may be done with it', () => {
    const asked = (seat: number) => {
      const { decision } = seatView(richardIII as unknown as Game, dealt(THIRTEEN, GOOD).state, seat)
      return decision == null ? '' : en.prompt(decision.prompt, decision.offers)
    }
    expect(asked(0)).toBe(
      'Your hand is worth 13 action points. Keep it, or show it and be dealt seven new cards.',
    )
    expect(asked(1)).toBe('Your hand is worth 25 action points. Keep it.')
  })

  it('lets the opponent keep his hand when the other is dealt again', () => {
    const table = dealt(THIRTEEN, GOOD).lancaster('redeal')
    expect(table.view(1).shown).toHaveLength(7)
    expect(table.deciding).toEqual(['york'])
    table.york('keep-mine')
    expect(hand(table, 1)).toBe(GOOD)
    expect(hand(table, 0)).not.toBe(THIRTEEN)
    expect(table.view(1).shown).toEqual([])
    expect(table.state.hands[0]).toHaveLength(7)
  })

  it('lets the opponent exchange his hand too', () => {
    const table = dealt(THIRTEEN, GOOD).lancaster('redeal').york('exchange-mine')
    expect(hand(table, 1)).not.toBe(GOOD)
    expect(new Set([...table.state.hands[0], ...table.state.hands[1]]).size).toBe(14)
  })

  it('allows it once in a campaign', () => {
    const table = dealt(ELEVEN, GOOD).york('keep').lancaster('redeal').york('keep-mine')
    expect(table.deciding).toEqual([])
    expect(table.view(0)).toMatchObject({ handSizes: [7, 7] })
  })

  it('1.0, 8.5 allows it again in the next campaign, to both', () => {
    const table = dealt(ELEVEN, GOOD).york('keep').lancaster('redeal').york('keep-mine')
    expect(table.state.redealt).toEqual([1, 0])
    table.politicalTurn().lancaster('home henry-vi derby')
    expect([table.state.campaign, table.step, table.deciding]).toEqual([
      2,
      'keep-hands',
      ['lancaster', 'york'],
    ])
    expect([table.state.redealt, table.view(0).handSizes, table.view(0).discards]).toEqual([
      [0, 0],
      [7, 7],
      [],
    ])
  })

  it('does not tell the opponent whether a hand could have been shown', () => {
    const table = dealt(THIRTEEN, GOOD)
    expect(table.deciding).toEqual(dealt(FOURTEEN, GOOD).deciding)
    table.lancaster('keep').york('keep')
    expect(table.heard('hand-shown')).toEqual([])
  })
})
