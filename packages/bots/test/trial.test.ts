/** A Marshal that trusts counsel plays the Captain's best choices on, and sees what others make of them. */
import { firstOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import type { Mind } from '@muster/kernel/mind'
import { advance, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { type TallyState, tally } from '@muster/kernel/testing/tally'
import { expect, it } from 'vitest'
import { ask } from '../src/bot.ts'
import { captain } from '../src/captain.ts'
import { type Eye, openEye } from '../src/eye.ts'
import { marshal, type Patience } from '../src/marshal.ts'

/** Two lay a number each and the higher leads. Until it sees who leads, the left eye likes nought best and the right eye two. */
const LIKED = [0, 2]
const mind: Mind<TallyState> = {
  duel: false,
  seats: () => 2,
  look(s, seat, sheet) {
    const [frame] = s.stack
    sheet.note('laid', frame?.step === 'lay' ? -Math.abs(frame.laid[seat] - LIKED[seat]) : 0)
    sheet.note('leads', frame?.step === 'lay' ? 0 : s.leader === seat ? 1 : -1)
  },
  checkpoint: () => 0,
  quiet: () => true,
  book: () => 'all',
  routine: new Set(),
  trusts: 'counsel',
  counsel: () => () => 0,
  thoughts: { lay: 'look' },
  trial: () => ({ isOver: (later) => later.stack[0]?.step !== 'lay', most: 5, weight: 1 }),
  group: (note) => note,
  words: {},
}
const books = { all: { bias: 0, weights: { laid: 0.2, leads: 1 } } }
const eye = openEye(mind, { game: tally.id, version: tally.version, books }) as unknown as Eye

/** The number that the left seat lays. */
function laidBy(bot: ReturnType<typeof captain>): number {
  const referee = silentReferee(fastChance(1))
  const s = tally.setup(checkSetup(tally, {}), referee)
  advance(tally, s, referee)
  return firstOf(ask(bot, tally, s, 0, offersOf(tally, s, 0), fastChance(2)))
}
const marshalWith = (patience: Patience): ReturnType<typeof captain> => marshal('marshal', eye, patience)

it('takes what turns out better when the other has answered, not what looks best at once', () => {
  expect(laidBy(captain(eye))).toBe(0)
  expect(laidBy(marshalWith({ playouts: 40 }))).toBeGreaterThanOrEqual(2)
})

it('follows the Captain when its time is over before anything was tried', () => {
  let now = 0
  const hurried = {
    ms: 10,
    now: () => {
      now += 1000
      return now
    },
  }
  expect(laidBy(marshalWith(hurried))).toBe(0)
})
