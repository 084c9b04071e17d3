import { describe, expect, it } from 'vitest'
import { votesOf } from '../rules/8-election.ts'
import { ELECTORS, POWERS, powerNumber, TERRITORIES } from '../tables.ts'
import { type Circumstances, position } from '../testing/position.ts'
import { windowOf } from '../windows.ts'

/** TC2: Britain, France and Austria have two electors each, Prussia and Russia one. */
const BOARD = {
  nassau: 'Britain garrison',
  bavaria: 'France garrison',
  saxonia: 'Austria garrison',
  pfalz: 'Russia garrison',
}
const GIVEN: Circumstances = { status: { austria: 'french', prussia: 'expansionist', russia: 'neutral' } }

describe('8.1 Once in a round, immediately before Austria’s Drill', () => {
  it('the Drill follows', () => {
    const table = position({}, { hands: { austria: '1' } }).turnBegins('austria', 'drill')
    expect(table.step).toBe('vote')
    for (const power of ['britain', 'prussia', 'austria', 'france']) table.does(power, 'abstain')
    expect(table.step).toBe('actions')
    expect(table.whyNot('austria', 'discard 1')).toBeNull()
  })
})

describe('8.2 Eight electors, one vote each for whoever controls them', () => {
  it('Pfalz, Nassau, Lorraine, Bohemia, Bavaria, Hannover, Saxonia, Berlin', () => {
    const electors = ['pfalz', 'nassau', 'lorraine', 'bohemia', 'bavaria', 'hannover', 'saxonia', 'berlin']
    expect(ELECTORS.map((elector) => TERRITORIES[elector]).toSorted()).toEqual(electors.toSorted())
    const table = position(BOARD, GIVEN)
    expect(POWERS.map((power) => votesOf(table.state, powerNumber(power)))).toEqual([2, 1, 2, 2, 1, 0, 0])
  })
})

describe('8.3 Only Powers with an elector vote and can be elected', () => {
  it('others may talk while the window is open', () => {
    const table = position(BOARD, GIVEN).election()
    expect(windowOf(table.state)).toEqual({ kind: 'election', seconds: 180, rule: '8.3' })
    expect(table.whyNot('britain', 'vote spain')).toEqual({ rule: '8.3', code: 'not-a-candidate' })
    for (const power of ['britain', 'prussia', 'austria', 'france', 'russia']) {
      expect(table.deciding).toEqual([power])
      table.does(power, 'abstain')
    }
    expect(table.step).toBe('actions')
  })
})

describe('8.4 Open votes in Power Order, for oneself or anybody with whom one is not at war', () => {
  it('R10, TC2: Russia is elected with five votes', () => {
    const table = position(BOARD, GIVEN).election()
    expect(table.offers('britain', 'vote')).toEqual(['vote britain', 'vote russia'])
    expect(table.whyNot('britain', 'vote france')).toEqual({ rule: '8.4', code: 'at-war-with-candidate' })
    table.does('britain', 'vote russia')
    expect(table.deciding).toEqual(['prussia'])
    expect(table.offers('prussia', 'vote')).toEqual(['vote prussia', 'vote russia'])
    table.does('prussia', 'vote prussia').does('austria', 'vote austria').does('france', 'vote russia')
    table.does('russia', 'vote russia')
    expect(POWERS[table.state.emperor]).toBe('russia')
    expect(table.heard('emperor-elected')).toMatchObject([{ votes: 5 }])
  })
  it('R46: a voter may abstain', () => {
    const table = position(BOARD, GIVEN).election().does('britain', 'abstain')
    expect(table.heard('abstained')).toHaveLength(1)
  })
})

describe('8.5 Five votes elect the Emperor', () => {
  it('R1: five are enough, and he gains 2 more Influence in his Gain Influence', () => {
    const table = position({ silesia: 'Austria garrison' }, { emperor: 'austria', hands: { britain: '1' } })
    table.actions('austria', 'gainInfluence')
    table.does('britain', 'discard 1').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect(table.influence('austria')).toBe(4)
  })
  it('a Power with five electors of its own is elected without a vote, if it wants to be', () => {
    const own = {
      ...BOARD,
      nassau: 'Austria garrison',
      bavaria: 'Austria garrison',
      pfalz: 'Austria garrison',
    }
    const table = position(own, GIVEN).election()
    expect(table.deciding).toEqual(['austria'])
    expect(POWERS[table.does('austria', 'take-crown').state.emperor]).toBe('austria')
    const declined = position(own, GIVEN).election().does('austria', 'decline-crown')
    expect(declined.step).toBe('vote')
    declined.does('britain', 'abstain').does('prussia', 'abstain').does('austria', 'vote france')
    declined.does('france', 'abstain')
    expect(POWERS[declined.state.emperor]).toBe('france')
  })
})

describe('8.6 With fewer than five votes there is no Emperor', () => {
  it('R11, R46: four to four elects nobody, and the Crown goes back', () => {
    const four = {
      nassau: 'Britain garrison',
      pfalz: 'Britain garrison',
      bavaria: 'France garrison',
      saxonia: 'France garrison',
    }
    const table = position(four, {
      emperor: 'austria',
      status: { austria: 'french', prussia: 'british' },
    }).election()
    table.does('britain', 'vote britain').does('prussia', 'vote britain')
    table.does('austria', 'vote france').does('france', 'vote france')
    expect(table.state.emperor).toBe(-1)
    expect(table.heard('no-emperor')).toHaveLength(1)
  })
  it('R46: the Emperor keeps the Crown until the next election even without an elector', () => {
    const table = position({ bohemia: 'Prussia garrison' }, { emperor: 'austria', hands: { britain: '1' } })
    table.actions('austria', 'gainInfluence')
    table.does('britain', 'discard 1').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect(table.influence('austria')).toBe(2)
  })
})

describe('8.7 Minor Powers take part like others', () => {
  it('R34: a Minor votes in its own place in Power Order, by its controller, and can be elected', () => {
    const table = position(BOARD, { ...GIVEN, players: 4, controller: { russia: 'austria' } }).election()
    table
      .does('britain', 'abstain')
      .does('prussia', 'abstain')
      .does('austria', 'vote russia')
      .does('france', 'vote russia')
    expect(table.deciding).toEqual(['austria'])
    table.does('russia', 'vote russia')
    expect(POWERS[table.state.emperor]).toBe('russia')
  })
  it('R46: an uncontrolled Minor does not vote', () => {
    const table = position(BOARD, { ...GIVEN, players: 4, round: 1 }).election()
    for (const power of ['britain', 'prussia', 'austria', 'france']) table.does(power, 'abstain')
    expect(table.step).toBe('actions')
  })
})
