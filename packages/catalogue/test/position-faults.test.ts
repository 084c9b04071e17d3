/** What somebody could set up by hand and the rules do not know is refused with a code, so that it is said in their language. */
import { fastChance } from '@muster/kernel/chance'
import { MusterError } from '@muster/kernel/errors'
import { startMatch } from '@muster/kernel/match'
import { type Position, positionAt, startFrom } from '@muster/kernel/position'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { TITLES, titleCalled } from '../src/listed.ts'

const WRONG: readonly (readonly [game: string, code: string, position: Position])[] = [
  ['hammer-of-the-scots', 'norse', { board: { badenoch: 'norse' }, begin: 'cards' }],
  ['richard-iii', 'enemy-exile', { board: { calais: 'henry-vi', kent: 'york' }, begin: 'cards' }],
  [
    'richard-iii',
    'rebel-dead',
    { board: { kent: 'henry-vi', calais: 'york', dead: 'rebel-y' }, begin: 'cards' },
  ],
  ['this-war-without-an-enemy', 'both-inside', { board: { york: 'r-charles, p-essex' }, begin: 'supply' }],
  ['this-war-without-an-enemy', 'only-irish', { board: { ireland: 'r-charles' }, begin: 'supply' }],
  ['ancien-regime', 'enemies-share', { board: { silesia: 'daun 1, schwerin 1' }, begin: 'diplomacy' }],
  ['ancien-regime', 'two-generals', { board: { silesia: 'daun 1, browne 1' }, begin: 'diplomacy' }],
]

describe('A position that cannot be', () => {
  it.each(WRONG)('%s: %s', async (id, code, position) => {
    const game = await titleCalled(id).game()
    let error: unknown
    try {
      startFrom(game, position, fastChance(1))
    } catch (caught) {
      error = caught
    }
    expect(error).toBeInstanceOf(MusterError)
    expect((error as MusterError).params).toMatchObject({ fault: code })
  })

  it.each(TITLES)('$id: a number or a flag out of its range, as the lab offers it', async (title) => {
    const [game, lab] = await Promise.all([title.game(), title.lab?.()])
    const setup = checkSetup(game, { scenario: game.scenarios[0].id })
    const { exact: _, ...words } = positionAt(game, startMatch(game, setup, fastChance(3)).state, setup) ?? {
      board: {},
      begin: '',
    }
    const faultOf = (key: string, value: unknown): unknown => {
      try {
        startFrom(game, { ...words, given: { ...words.given, [key]: value } }, fastChance(1))
        return null
      } catch (error) {
        return error instanceof MusterError ? error.params.fault : error
      }
    }
    let tried = 0
    for (const field of lab?.fields ?? []) {
      if (field.kind === 'number') {
        for (const value of [field.least - 1, field.most + 1, field.least + 0.5, 'many'])
          expect(faultOf(field.key, value), `${field.key} ${value}`).toBe('given-number')
        tried++
      } else if (field.kind === 'flag') {
        expect(faultOf(field.key, 'perhaps'), field.key).toBe('given-flag')
        tried++
      }
    }
    expect(tried).toBeGreaterThan(0)
  })
})
