import { describe, expect, it } from 'vitest'
import { atWar } from '../rules/5-basics.ts'
import { POWERS, powerNumber } from '../tables.ts'
import { type Circumstances, type Position, position } from '../testing/position.ts'
import { isSilent, windowOf } from '../windows.ts'

const CHOOSERS = ['prussia', 'austria', 'russia', 'spain', 'ottoman'] as const

/** Everybody declares; those not named keep what they have. */
function declare(table: Position, wishes: Record<string, string>): Position {
  for (const power of CHOOSERS) {
    if (table.deciding.includes(power)) table.does(power, `declare ${wishes[power] ?? table.status(power)}`)
  }
  return table
}

const enemies = (table: Position, power: string): string[] =>
  POWERS.filter((_, other) => atWar(table.state, powerNumber(power), other))

describe('7.1 The phase: talks, declaration, board update', () => {
  it('talks are open until the last token lies on the table', () => {
    const table = position({}).diplomacy()
    expect(windowOf(table.state)).toEqual({ kind: 'diplomacy', seconds: 180, rule: '7.3' })
    declare(table, {})
    table.does('britain', 'accept-all').does('france', 'accept-all')
    expect(windowOf(table.state)).toBeNull()
  })
})

describe('7.2 Every Power but Britain and France may keep or change its status', () => {
  it('the two Leading Powers are not asked, nor are Minors', () => {
    expect(position({}).diplomacy().deciding).toEqual([...CHOOSERS])
    expect(position({}, { players: 5 }).diplomacy().deciding).toEqual(['prussia', 'austria', 'russia'])
    expect(position({}).diplomacy().whyNot('britain', 'declare neutral')?.code).toBe('not-your-decision')
  })
  it('what is kept does not change', () => {
    const table = declare(position({}).diplomacy(), { austria: 'neutral' })
    table.does('britain', 'accept-all').does('france', 'accept-all')
    expect(POWERS.map((power) => table.status(power))).toEqual([
      'british',
      'french',
      'neutral',
      'french',
      'british',
      'french',
      'neutral',
    ])
  })
})

describe('7.3 Tokens are chosen in secret and revealed together', () => {
  it('nobody sees another’s token before the last is laid, and spectators none', () => {
    const table = position({})
      .diplomacy()
      .does('spain', 'declare expansionist')
      .does('prussia', 'declare british')
    const chosen = (power: string | null) => table.seenBy(power).steps.at(-1)?.details.chosen
    expect(chosen('spain')).toEqual([-1, null, -1, -1, -1, 3, -1])
    expect(chosen('prussia')).toEqual([-1, 0, -1, -1, -1, null, -1])
    expect(chosen('britain')).toEqual([-1, null, -1, -1, -1, null, -1])
    expect(chosen(null)).toEqual([-1, null, -1, -1, -1, null, -1])
    expect(table.status('spain')).toBe('french')
    expect(table.whyNot('spain', 'declare neutral')?.code).toBe('not-your-decision')
  })
  it('the order in which they are laid makes no difference', () => {
    const one = position({}).diplomacy()
    const other = position({}).diplomacy()
    const wishes = {
      prussia: 'british',
      austria: 'neutral',
      russia: 'expansionist',
      spain: 'french',
      ottoman: 'british',
    }
    for (const [power, wish] of Object.entries(wishes)) one.does(power, `declare ${wish}`)
    for (const [power, wish] of Object.entries(wishes).toReversed()) other.does(power, `declare ${wish}`)
    expect(one.state).toEqual(other.state)
  })
})

describe('7.4 Peace and war', () => {
  const given: Circumstances = {
    status: {
      prussia: 'british',
      austria: 'french',
      spain: 'french',
      russia: 'neutral',
      ottoman: 'expansionist',
    },
  }
  it('TC1: 7.4.1 members of a Coalition, 7.4.2 a Neutral, 7.4.3 an Expansionist', () => {
    const table = position({}, given)
    expect(enemies(table, 'britain')).toEqual(['austria', 'france', 'spain', 'ottoman'])
    expect(enemies(table, 'prussia')).toEqual(['austria', 'france', 'spain', 'ottoman'])
    expect(enemies(table, 'france')).toEqual(['britain', 'prussia', 'ottoman'])
    expect(enemies(table, 'russia')).toEqual([])
    expect(enemies(table, 'ottoman')).toEqual(['britain', 'prussia', 'austria', 'france', 'spain'])
  })
  it('R23: two Expansionists are at war with each other', () => {
    const table = position({}, { status: { russia: 'expansionist', ottoman: 'expansionist' } })
    expect(enemies(table, 'russia')).toContain('ottoman')
  })
  it('7.4.4 nobody attacks a Power at peace; but a Neutral’s General or Garrison outside its home may be attacked', () => {
    const table = position({ bessarabia: 'Russia garrison', moldavia: 'Austria 2' }, given).movementTurn(
      'austria',
    )
    table.does('austria', 'march @moldavia bessarabia').does('austria', 'end-turn')
    expect(table.heard('battle-begins')).toMatchObject([{ attacker: 'austria', defenders: ['russia'] }])
    const home = position({ podolia: 'Austria 2', kiev: 'Russia 1' }, given).movementTurn('austria')
    expect(home.whyNot('austria', 'march @podolia kiev')).toEqual({ rule: '11.3.5', code: 'neutral-home' })
  })
})

describe('7.5.1 Members of a Coalition are Allies, 7.5.2 who let each other through if they like', () => {
  it('R32: a March into an Ally’s territory is asked for, and a refusal leaves the General free to move otherwise', () => {
    const table = position({ lorraine: 'France 1', pfalz: 'Prussia 2' }).movementTurn('prussia')
    table.does('prussia', 'march @pfalz lorraine')
    expect(table.deciding).toEqual(['france'])
    table.does('france', 'object')
    expect(table.at('pfalz')).toBe('Prussia 2')
    expect(table.whyNot('prussia', 'march @pfalz lorraine')).toEqual({ rule: '7.5.2', code: 'ally-refused' })
    table.does('prussia', 'march @pfalz nassau')
    expect(table.at('nassau')).toBe('Prussia 2')
  })
  it('R32: consent once given lasts, and between Powers of one player it goes without asking', () => {
    const table = position({ pfalz: 'Prussia 2' }).movementTurn('prussia')
    table.does('prussia', 'march @pfalz lorraine').does('france', 'agree').does('prussia', 'end-turn')
    expect(table.at('lorraine')).toBe('Prussia 2')
    const own = position(
      { kiev: 'Austria 1' },
      { players: 4, controller: { russia: 'austria' } },
    ).movementTurn('austria')
    own.does('austria', 'march @kiev smolensk')
    expect(own.at('smolensk')).toBe('Austria 1')
  })
})

describe('7.5.4 Allies do not attack each other, nor garrison each other’s home', () => {
  it('no battle, no Garrison', () => {
    const table = position({ lorraine: 'France 1', pfalz: 'Prussia 2' }).movementTurn('prussia')
    table.does('prussia', 'march @pfalz lorraine').does('france', 'agree')
    expect(table.whyNot('prussia', 'garrison @lorraine')).toEqual({ rule: '7.5.4', code: 'ally-home' })
    table.does('prussia', 'end-turn')
    expect(table.heard('battle-begins')).toHaveLength(0)
  })
})

describe('7.5.5 Subsidies and Mercenaries are for Allies', () => {
  it('and for nobody else', () => {
    const table = position({}, { money: { spain: 3 } }).actions('spain', 'subsidies')
    expect(table.whyNot('spain', 'offer-money france')).toBeNull()
    expect(table.whyNot('spain', 'offer-money britain')).toEqual({ rule: '9.3', code: 'not-an-ally' })
  })
})

describe('7.5.6 A Leading Power may refuse whoever wishes to join', () => {
  it('R9: the refused chooses again, openly; not the Coalition that has refused it', () => {
    const table = declare(position({}).diplomacy(), { prussia: 'british' })
    expect(table.deciding).toEqual(['britain'])
    table.does('britain', 'refuse-entry prussia').does('britain', 'accept-all').does('france', 'accept-all')
    expect(table.deciding).toEqual(['prussia'])
    expect(table.whyNot('prussia', 'choose-status british')).toEqual({ rule: '7.5.7', code: 'refused-you' })
    table.does('prussia', 'choose-status neutral')
    expect(table.status('prussia')).toBe('neutral')
  })
  it('R9: it joins the other Coalition only if that Leading Power accepts; a refusal bars that one too', () => {
    const table = declare(position({}).diplomacy(), { prussia: 'british' })
    table.does('britain', 'refuse-entry prussia').does('britain', 'accept-all').does('france', 'accept-all')
    table.does('prussia', 'choose-status french')
    expect(table.deciding).toEqual(['france'])
    table.does('france', 'keep-out')
    expect(table.whyNot('prussia', 'choose-status french')).toEqual({ rule: '7.5.7', code: 'refused-you' })
    table.does('prussia', 'choose-status expansionist')
    expect(table.status('prussia')).toBe('expansionist')
    const granted = declare(position({}).diplomacy(), { prussia: 'british' })
    granted.does('britain', 'refuse-entry prussia').does('britain', 'accept-all').does('france', 'accept-all')
    granted.does('prussia', 'choose-status french').does('france', 'let-in')
    expect(granted.status('prussia')).toBe('french')
  })
  it('R9: keeping one’s Coalition is not joining: it is ended by expulsion only', () => {
    const table = declare(position({}).diplomacy(), { ottoman: 'british' })
    expect(table.whyNot('britain', 'refuse-entry austria')).toEqual({ rule: '7.5.6', code: 'not-joining' })
    expect(table.whyNot('britain', 'expel ottoman')).toEqual({ rule: '7.5.7', code: 'not-a-member' })
    expect(table.whyNot('britain', 'refuse-entry ottoman')).toBeNull()
  })
  it('R9: Britain speaks first, and several who were turned away choose in Power Order', () => {
    const table = declare(position({}).diplomacy(), { ottoman: 'british', austria: 'french' })
    table.does('britain', 'refuse-entry ottoman').does('britain', 'accept-all')
    expect(table.deciding).toEqual(['france'])
    table.does('france', 'refuse-entry austria').does('france', 'accept-all')
    expect(table.deciding).toEqual(['austria'])
    table.does('austria', 'choose-status neutral')
    expect(table.deciding).toEqual(['ottoman'])
    table.does('ottoman', 'choose-status neutral')
    expect(table.step).not.toBe('other-status')
  })
})

describe('7.5.7 A Leading Power may expel a member in a later Diplomacy Phase', () => {
  it('who must choose another status', () => {
    const table = declare(position({}).diplomacy(), {})
    table.does('britain', 'expel austria').does('britain', 'accept-all').does('france', 'accept-all')
    expect(table.whyNot('austria', 'choose-status british')).toEqual({ rule: '7.5.7', code: 'refused-you' })
    table.does('austria', 'choose-status expansionist')
    expect(table.status('austria')).toBe('expansionist')
  })
})

describe('7.6 Neutrality', () => {
  const neutral: Circumstances = { status: { austria: 'neutral' } }
  it('7.6.1 protects the home territory, 7.6.2 but not what is held elsewhere', () => {
    const table = position(
      { bavaria: 'France 2', saxonia: 'Austria garrison', thuringia: 'France 2' },
      neutral,
    )
    table.movementTurn('france')
    expect(table.whyNot('france', 'march @bavaria bohemia')).toEqual({ rule: '11.3.5', code: 'neutral-home' })
    expect(table.whyNot('france', 'march @thuringia saxonia')).toBeNull()
  })
  it('7.6.3 limits where its Generals may be', () => {
    const table = position({ bohemia: 'Austria 2', saxonia: 'Austria garrison' }, neutral).movementTurn(
      'austria',
    )
    expect(table.whyNot('austria', 'march @bohemia bavaria')).toEqual({
      rule: '11.3.4',
      code: 'neutral-stays-in-its-own',
    })
    expect(table.whyNot('austria', 'march @bohemia saxonia')).toBeNull()
  })
  it('7.6.4 doubles Taxation', () => {
    const income = (given: Circumstances) => {
      const table = position({}, { ...given, hands: { prussia: '1' } }).actions('austria', 'taxation')
      return table.money('austria')
    }
    expect(income({})).toBe(6)
    expect(income(neutral)).toBe(12)
  })
})

describe('7.7 An Expansionist attacks anybody, except the home of Neutrals', () => {
  it('its former Allies included', () => {
    const given: Circumstances = { status: { austria: 'expansionist', russia: 'british' } }
    const table = position({ podolia: 'Austria 3', kiev: 'Russia 1' }, given).movementTurn('austria')
    table.does('austria', 'march @podolia kiev').does('austria', 'end-turn')
    expect(table.heard('battle-begins')).toHaveLength(1)
    const home = position({ serbia: 'Ottoman 1', banat: 'Austria 2' }, given).movementTurn('austria')
    expect(home.whyNot('austria', 'march @banat serbia')?.rule).toBe('11.3.5')
  })
})

describe('7.8 The board is updated after statuses have changed', () => {
  it('A: a Garrison in the home of a Power with which there is peace now goes', () => {
    const table = declare(position({ bohemia: 'Prussia garrison' }).diplomacy(), { prussia: 'british' })
    table.does('britain', 'accept-all').does('france', 'accept-all')
    expect(table.controls('bohemia')).toBe('austria')
  })
})

describe('10.3.9 Nobody talks about which cards to play', () => {
  it('while cards are played the table is silent', () => {
    const table = position({ saxonia: 'Austria 1', berlin: 'Prussia 1' }, { hands: { prussia: '1' } })
    table.movementTurn('prussia').does('prussia', 'march @berlin saxonia')
    expect(isSilent(table.state)).toBe(false)
    table.does('prussia', 'end-turn')
    expect(table.step).toBe('cards')
    expect(isSilent(table.state)).toBe(true)
    expect(table.seenBy('france').silent).toBe(true)
  })
})
