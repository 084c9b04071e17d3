import { describe, expect, it } from 'vitest'
import { type Circumstances, type Position, position } from '../testing/position.ts'

describe('9.7.3 Each General makes one move in a Movement Turn', () => {
  it('and may move again in the next', () => {
    const table = position({ paris: 'France 1' }).movement('france').does('france', 'name-arbiter ottoman')
    table.does('france', 'march @paris champagne')
    expect(table.whyNot('france', 'march @champagne flandria')).toEqual({
      rule: '9.7.3',
      code: 'already-moved',
    })
    table.does('france', 'end-turn').does('france', 'ask-arbiter').does('ottoman', 'permit')
    expect(table.whyNot('france', 'march @champagne flandria')).toBeNull()
  })
  it('nobody moves another’s Generals, nor those off the board', () => {
    const table = position({ paris: 'France 1', berlin: 'Prussia 1' }).movementTurn('france')
    expect(table.whyNot('france', 'march prince-henry saxonia')).toEqual({
      rule: '9.7',
      code: 'not-your-general',
    })
    expect(table.whyNot('france', 'march belle-isle paris')).toEqual({
      rule: '9.7',
      code: 'general-is-off-the-board',
    })
  })
})

describe('9.7.3.1 March', () => {
  it('to an adjacent territory', () => {
    const table = position({ paris: 'France 2' }).movementTurn('france')
    expect(table.whyNot('france', 'march @paris flandria')).toEqual({ rule: '9.7.3.1', code: 'not-adjacent' })
    expect(table.offers('france', 'march')).toHaveLength(6)
  })
})

describe('9.7.3.2 Sea Movement', () => {
  it('along one route of the own Power, which may be an attack', () => {
    const table = position({ london: 'Britain 2', flandria: 'France garrison' }).movementTurn('britain')
    expect(table.whyNot('britain', 'sail @london hannover')).toEqual({
      rule: '9.7.3.2',
      code: 'no-sea-route',
    })
    table.does('britain', 'sail @london flandria').does('britain', 'end-turn')
    expect(table.heard('battle-begins')).toHaveLength(1)
  })
  it('it starts on the route: R7 one route per move', () => {
    const table = position({ york: 'Britain 2' }).movementTurn('britain')
    expect(table.whyNot('britain', 'sail @york holland')).toEqual({ rule: '9.7.3.2', code: 'no-sea-route' })
  })
  it('or of an Ally with permission; nobody else’s', () => {
    const given: Circumstances = { status: { spain: 'french' } }
    const table = position({ catalonia: 'France 1' }, given).movementTurn('france')
    table.does('france', 'sail @catalonia toscana')
    expect(table.deciding).toEqual(['spain'])
    table.does('spain', 'object')
    expect(table.whyNot('france', 'sail @catalonia toscana')).toEqual({
      rule: '9.7.3.2',
      code: 'ally-refused',
    })
    table.does('france', 'sail @catalonia lombardia').does('spain', 'agree')
    expect(table.at('lombardia')).toBe('France 1')
    const enemy = position({ london: 'France 1' }, given).movementTurn('france')
    expect(enemy.whyNot('france', 'sail @london holland')).toEqual({
      rule: '9.7.3.2',
      code: 'route-of-another',
    })
  })
  it('it is the only way to or from Great Britain', () => {
    const table = position({ london: 'Britain 1' }).movementTurn('britain')
    expect(table.offers('britain', 'march')).toEqual(['march cumberland cornwall', 'march cumberland york'])
    expect(table.offers('britain', 'sail')).toEqual(['sail cumberland holland', 'sail cumberland flandria'])
  })
})

describe('9.7.3.3 Strategic Movement', () => {
  it('R14: over up to three territories controlled by the own Power, free of enemies; the start need not be', () => {
    const table = position({ flandria: 'France 2' }).movementTurn('france')
    table.does('france', 'set-out @flandria champagne')
    expect(table.whyNot('france', 'halt')).toEqual({ rule: '9.7.3.1', code: 'one-step-is-a-march' })
    expect(table.whyNot('france', 'go-on helvetia')?.rule).toBe('9.7.3.1')
    table.does('france', 'go-on paris').does('france', 'go-on guyenne')
    expect(table.whyNot('france', 'go-on aragon')).toEqual({ rule: '9.7.3.3', code: 'three-steps-at-most' })
    table.does('france', 'halt')
    expect(table.at('guyenne')).toBe('France 2')
  })
  it('R14: not over free or enemy land, nor past enemy Generals; no Sea Routes', () => {
    const table = position({ lorraine: 'France 2', champagne: 'Britain 1' }).movementTurn('france')
    expect(table.whyNot('france', 'set-out @lorraine pfalz')).toEqual({
      rule: '9.7.3.3',
      code: 'not-friendly-ground',
    })
    expect(table.whyNot('france', 'set-out @lorraine champagne')).toEqual({
      rule: '9.7.3.3',
      code: 'enemies-on-the-way',
    })
    expect(table.whyNot('france', 'set-out @lorraine bourgogne')).toBeNull()
    const island = position({ london: 'Britain 1', holland: 'Britain garrison' }).movementTurn('britain')
    expect(island.whyNot('britain', 'set-out @london holland')?.rule).toBe('9.7.3.1')
  })
  it('R14: own Generals on the way do not hinder, but none may be where it ends; it must be able to end', () => {
    const table = position({ picardie: 'France 1', paris: 'France 1', guyenne: 'France 1' }).movementTurn(
      'france',
    )
    table.does('france', 'set-out @picardie paris').does('france', 'go-on guyenne')
    expect(table.whyNot('france', 'halt')).toEqual({ rule: '9.7.5', code: 'own-general-there' })
    expect(table.whyNot('france', 'go-on paris')).toEqual({ rule: '9.7.3.3', code: 'been-there' })
    table.does('france', 'go-on languedoc').does('france', 'halt')
    expect(table.at('languedoc')).toBe('France 1')
    const third = position({ picardie: 'France 1', bretagne: 'France 1' }).movementTurn('france')
    third.does('france', 'set-out @picardie paris').does('france', 'go-on normandie')
    expect(third.whyNot('france', 'go-on bretagne')).toEqual({ rule: '9.7.5', code: 'no-end-from-there' })
    const dead = position(
      {
        scotland: 'Britain 1',
        york: 'Britain 1',
        london: 'Britain 1',
        cornwall: 'Britain garrison, Ottoman 0',
      },
      { status: { ottoman: 'expansionist' } },
    )
    dead.movementTurn('britain')
    expect(dead.whyNot('britain', 'set-out @scotland york')).toEqual({
      rule: '9.7.5',
      code: 'no-end-from-there',
    })
  })
  it('through consenting Allies, who are all asked at once; one refusal is enough', () => {
    const board = {
      wurttemberg: 'France 1',
      pfalz: 'Prussia garrison',
      nassau: 'Spain garrison',
      hannover: 'France garrison',
    }
    const ask = (): Position => {
      const table = position(board).movementTurn('france')
      return table
        .does('france', 'set-out @wurttemberg pfalz')
        .does('france', 'go-on nassau')
        .does('france', 'halt')
    }
    expect(ask().deciding).toEqual(['prussia', 'spain'])
    const agreed = ask().does('spain', 'agree').does('prussia', 'agree')
    expect(agreed.at('nassau')).toBe('France 1, Spain garrison')
    const refused = ask().does('prussia', 'agree').does('spain', 'object')
    expect(refused.at('wurttemberg')).toBe('France 1')
    expect(refused.whyNot('france', 'march @wurttemberg pfalz')).toBeNull()
    refused.does('france', 'set-out @wurttemberg pfalz')
    expect(refused.whyNot('france', 'go-on alps')).toEqual({ rule: '5.2.6', code: 'impassable' })
  })

  describe('R32 × 9.7.3 a refused path bars that path alone', () => {
    const ground = {
      wurttemberg: 'France 1',
      pfalz: 'Prussia garrison',
      nassau: 'Spain garrison',
      hannover: 'Prussia garrison',
    }
    /** France asks to go from Wurttemberg by Pfalz to Nassau, and Spain says no. */
    const refused = (board: Record<string, string> = ground): Position =>
      position(board)
        .movementTurn('france')
        .does('france', 'set-out @wurttemberg pfalz')
        .does('france', 'go-on nassau')
        .does('france', 'halt')
        .does('prussia', 'agree')
        .does('spain', 'object')

    it('not to be asked again; but the same ground may be part of a longer one', () => {
      const table = refused().does('france', 'set-out @wurttemberg pfalz').does('france', 'go-on nassau')
      expect(table.whyNot('france', 'halt')).toEqual({ rule: '7.5.2', code: 'ally-refused' })
      table.does('france', 'go-on hannover').does('france', 'halt')
      expect(table.deciding).toEqual(['prussia', 'spain'])
      table.does('prussia', 'agree').does('spain', 'agree')
      expect(table.at('hannover')).toBe('France 1, Prussia garrison')
    })
    it('nor where no other end is left', () => {
      const table = refused({
        wurttemberg: 'France 1',
        pfalz: 'Prussia garrison',
        nassau: 'Spain garrison',
        lorraine: 'Austria 1',
      })
      expect(table.whyNot('france', 'set-out @wurttemberg pfalz')).toEqual({
        rule: '9.7.5',
        code: 'no-end-from-there',
      })
    })
    it('nor for another General, nor another manner of moving', () => {
      const table = refused({ ...ground, westphalia: 'France 1' })
      expect(table.whyNot('france', 'march @westphalia nassau')).toBeNull()
      table.does('france', 'set-out @westphalia pfalz').does('france', 'go-on nassau')
      expect(table.whyNot('france', 'halt')).toBeNull()
      table.does('france', 'halt').does('prussia', 'agree').does('spain', 'object')
      expect(table.whyNot('france', 'march @wurttemberg pfalz')).toBeNull()
      table.does('france', 'march @wurttemberg pfalz').does('prussia', 'object')
      expect(table.whyNot('france', 'march @wurttemberg pfalz')).toEqual({
        rule: '7.5.2',
        code: 'ally-refused',
      })
      expect(table.whyNot('france', 'set-out @wurttemberg pfalz')).toBeNull()
    })
  })
})

describe('9.7.4 Units stay with their General', () => {
  it('there is no way to pass or leave them but as a Garrison', () => {
    const table = position({ paris: 'France 3', champagne: 'France 1' }).movementTurn('france')
    table.does('france', 'march @champagne flandria').does('france', 'march @paris champagne')
    expect([table.at('paris'), table.at('champagne'), table.at('flandria')]).toEqual([
      '',
      'France 3',
      'France 1',
    ])
  })
})

describe('9.7.5 Two own Generals never end in one territory', () => {
  it('R38: one may enter where another has left, but they cannot change places', () => {
    const table = position({ paris: 'France 3', champagne: 'France 1' }).movementTurn('france')
    expect(table.whyNot('france', 'march @paris champagne')).toEqual({
      rule: '9.7.5',
      code: 'own-general-there',
    })
    expect(table.whyNot('france', 'march @champagne paris')).toEqual({
      rule: '9.7.5',
      code: 'own-general-there',
    })
    table.does('france', 'march @champagne flandria')
    expect(table.whyNot('france', 'march @paris champagne')).toBeNull()
  })
  it('sharing with Allies’ Generals is allowed', () => {
    const table = position({ flandria: 'Prussia 1', champagne: 'France 1' }).movementTurn('france')
    table.does('france', 'march @champagne flandria')
    expect(table.at('flandria')).toBe('Prussia 1, France 1')
  })
})
