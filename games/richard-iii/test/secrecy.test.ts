import { fastChance } from '@muster/kernel/chance'
import { SPECTATOR } from '@muster/kernel/game'
import { act, decidingSeats, startMatch } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { heardBy } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { richardIII as game } from '../game.ts'
import { BOTH, EVERY_BLOCK, SIDE, SIDES } from '../tables.ts'
import { position } from '../testing/position.ts'
import { view } from '../view.ts'

/** The events that name a block to everybody, and the rule that says that its face is seen then. */
const OPEN = new Set([
  'block-revealed', // 6.1
  'fought',
  'charged',
  'answered',
  'passed',
  'hit',
  'retreated',
  'killed',
  'changed-sides', // 6.9
  'executed', // 9.1
  'heir-enters', // 6.82 the senior minor, whoever that is
  'heir-waits',
  'king-proclaimed', // 6.81 announced
])

describe('what an opponent learns', () => {
  it.each(game.scenarios.map((each) => each.id))(
    'of %s: faces only in battle, and when a rule shows them',
    (scenario) => {
      for (let seed = 1; seed <= 6; seed++) {
        const match = startMatch(game, checkSetup(game, { scenario }), fastChance(seed))
        const chance = fastChance(seed + 50)
        while (match.state.outcome === null) {
          const [seat] = decidingSeats(game, match.state)
          const offers = offersOf(game, match.state, seat)
          for (const told of act(match, seat, offers[chance.below(offers.length)]).told) {
            const heard = heardBy(told, SPECTATOR)
            if (!OPEN.has(heard.type)) expect(heard, heard.type).not.toHaveProperty('block')
            if (!OPEN.has(heard.type)) expect(heard, heard.type).not.toHaveProperty('steps')
          }
          for (const seat of [0, 1]) {
            const enemy = SIDES[1 - seat]
            const seen = view(match.state, seat).blocks.filter(
              (block) => block.side === enemy && 'block' in block,
            )
            const inBattle = match.state.stack.find((frame) => frame.step === 'battle')
            if (inBattle === undefined) expect(seen).toEqual([])
          }
        }
      }
    },
  )

  it('says nothing of pools but how many blocks are in them, and who was seen to fall', () => {
    const table = position({ derby: 'henry-vi 4, rivers-y 1, norwich-levy 1', pool: 'norfolk, suffolk' })
    table.battle('derby', 'york').dice(1, 1, 1, 1).lancaster('fight henry-vi')
    if (table.step === 'take-hits') table.york(table.offers('york')[0])
    expect(table.view(0).pools[1]).toEqual({ count: 2, blocks: [] })
    expect(table.view(0).faceDown[1]).toEqual({ count: 2, blocks: ['rivers-y', 'norwich-levy'] })
  })

  it('cannot be told from the order in which things happen to several blocks at once', () => {
    const placement = { middlesex: 'york-levy, henry-vi, bombard-l, devon' }
    const tokens = (heard: readonly { readonly token: number }[]) => heard.map((event) => event.token)
    const plague = position(placement).acts('york', 'plague').york('plague middlesex')
    expect(tokens(plague.heard('step-lost', 1))).toEqual([1, 2, 3, 4])
    expect(tokens(position(placement).politicalTurn().heard('disbanded', 1))).toEqual([1, 3])
    const reversed = position({ middlesex: 'devon, bombard-l, henry-vi, york-levy' }).politicalTurn()
    expect(tokens(reversed.heard('disbanded', 1))).toEqual([2, 4])
  })

  it('never shows a reserve before it arrives', () => {
    const table = position({ derby: 'oxford 3', warwick: 'beaumont 3', leicester: 'york 4' })
    table.turn('action-4-1', 'action-2-1').march('oxford', 'leicester').march('beaumont', 'leicester')
    table.lancaster('end', 'lead oxford').york('end')
    const faces = () =>
      table.view(1).blocks.flatMap((block) => (block.side === 'lancaster' ? [block.block ?? '?'] : []))
    expect(faces().sort()).toEqual(['?', 'oxford'])
    table.hold(1)
    expect(faces().sort()).toEqual(['beaumont', 'oxford'])
  })

  it('gives a recruit a new token, so that it cannot be told from which box it came', () => {
    const table = position({ derby: 'york', pool: 'norfolk' })
      .acts('york', 'action-3-1')
      .york('recruit norfolk glamorgan')
    expect(table.token('norfolk')).toBeGreaterThan(table.token('york'))
    const known = EVERY_BLOCK.filter((block) => SIDE[block] === 1 && table.state.known[block] === BOTH)
    expect(known).toEqual([])
  })

  it('is different in redealt states: hidden blocks and hands are dealt again', () => {
    const match = startMatch(game, checkSetup(game, {}), fastChance(3))
    const chance = fastChance(9)
    // Who stands where by the printed set-up is known to all (4.1); here nobody has seen anybody.
    const { state } = position({ derby: 'york', glamorgan: 'norfolk', kent: 'arundel' })
    const seenBy = (seed: number) => game.redeal(state, 0, fastChance(seed)).at.join()
    expect(new Set([1, 2, 3, 4, 5].map(seenBy)).size).toBeGreaterThan(1)
    const hands = [1, 2, 3].map(() => game.redeal(match.state, 0, chance).hands[1].join())
    expect(new Set(hands).size).toBeGreaterThan(1)
  })
})
