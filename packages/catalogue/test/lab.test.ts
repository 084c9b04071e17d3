/** What can be set up by hand in each game says all that the words of positions say, and names everything. */
import { fastChance } from '@muster/kernel/chance'
import { spelledOut } from '@muster/kernel/lab'
import { startMatch } from '@muster/kernel/match'
import { positionAt, startFrom } from '@muster/kernel/position'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../src/catalogue.ts'
import { TITLES } from '../src/listed.ts'

describe.each(TITLES)('$id', (title) => {
  it('every scenario can be taken apart and put together again, piece by piece', async () => {
    const [game, lab] = [await title.game(), await title.lab?.()]
    if (lab === undefined) throw new Error('there is no lab')
    for (const { id, players } of game.scenarios) {
      const setup = checkSetup(game, { scenario: id, players: players[players.length - 1] })
      const { state } = startMatch(game, setup, fastChance(3))
      const { exact: _, ...words } = positionAt(game, state, setup) ?? { board: {}, begin: '' }
      const stood = lab.read(words.board)
      expect(new Set(stood.map(({ piece }) => piece)).size).toBe(stood.length)
      expect(stood.map(({ piece }) => lab.pieces.some((each) => each.id === piece))).not.toContain(false)
      const again = { ...words, board: lab.write(stood) }
      expect(lab.read(again.board)).toEqual(stood)
      const { board } = spelledOut(game, again)
      expect(lab.read(board)).toEqual(stood)
      expect(startFrom(game, again, fastChance(4)).state.outcome).toBeNull()
    }
  })

  it('every value, place and moment has its name in both languages', async () => {
    const { game, text } = CATALOGUE.find((each) => each.title === title) ?? CATALOGUE[0]
    const lab = await title.lab?.()
    for (const words of Object.values(text)) {
      for (const { id, name } of lab?.pieces ?? [])
        if (name === undefined)
          expect(words.name('block' in game.domains ? 'block' : 'general', id)).not.toBe('')
    }
    const domains = lab?.moments.flatMap(({ about }) => about) ?? []
    for (const domain of domains)
      expect(
        domain === 'seat' || domain in { ...game.domains, ...lab?.domains } || /^\d-\d$/.test(domain),
        domain,
      ).toBe(true)
  })
})
