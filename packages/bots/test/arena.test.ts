import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../src/arena.ts'
import type { Bot } from '../src/bot.ts'
import { randomBot } from '../src/random.ts'

const SETUP = checkSetup(hammerOfTheScots, { scenario: 'braveheart' })

describe('the arena', () => {
  it('plays the same match again from the same seed', () => {
    const play = () => playMatch(hammerOfTheScots, SETUP, [randomBot, randomBot], 5, 10_000)
    expect(play().finished).toBe(true)
    expect(play().state).toEqual(play().state)
  })

  it('says when a match was cut short', () => {
    expect(playMatch(hammerOfTheScots, SETUP, [randomBot, randomBot], 5, 10)).toMatchObject({
      finished: false,
      actions: 10,
    })
  })

  it('lets no bot through with something that is not offered', () => {
    const cheat: Bot = { id: 'cheat', blind: true, pick: () => 0x3fffffff }
    expect(() => playMatch(hammerOfTheScots, SETUP, [cheat, cheat], 1, 10)).toThrow('not allowed')
  })
})
