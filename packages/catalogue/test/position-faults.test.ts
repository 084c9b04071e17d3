/** What somebody could set up by hand and the rules do not know is refused with a code, so that it is said in their language. */
import { fastChance } from '@muster/kernel/chance'
import { MusterError } from '@muster/kernel/errors'
import { type Position, startFrom } from '@muster/kernel/position'
import { describe, expect, it } from 'vitest'
import { titleCalled } from '../src/listed.ts'

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
})
