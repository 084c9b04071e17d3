/** Talk with bots in a match of this browser: what was said to whom, and what it did. */
import { ancienRegime } from '@muster/ancien-regime/game'
import { fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { describe, expect, it } from 'vitest'
import * as play from '../../src/match/engine.ts'
import type { SavedMatch } from '../../src/match/saved.ts'
import { answerHere, saidTo, sayHere, type Talking, talkingFor } from '../../src/match/talking.ts'

const GAME = ancienRegime as unknown as Game
const BRITAIN = 0
const FRANCE = 3
const SPECTATOR = -1

const saved = (players: readonly (string | null)[]): SavedMatch => ({
  id: 'talk',
  game: 'ancien-regime',
  version: GAME.version,
  setup: { scenario: '1740', players: players.length, options: { stuart: 'on' } },
  seats: players.map((bot, seat) => ({
    id: ['britain', 'prussia', 'austria', 'france', 'russia'][seat],
    kind: bot === null ? 'here' : 'bot',
    name: bot ?? 'Anna',
  })),
  seal: { seed: '7'.repeat(64), nonces: players.map((_, seat) => `n${seat}`) },
  log: [],
  started: '2026-11-16T11:00:00.000Z',
  touched: '2026-11-16T11:00:00.000Z',
  deciding: [],
  outcome: null,
  caption: { en: '', pl: '' },
})

async function table(
  players: readonly (string | null)[],
): Promise<{ engine: play.Engine; talking: Talking }> {
  const match = saved(players)
  const talking = await talkingFor(match)
  if (talking === null) throw new Error('its bots do not talk')
  return { engine: play.openEngine(GAME, match, await play.eyeFor(match), talking), talking }
}

describe('5.11 talk with bots in this browser', () => {
  it('a Recruit answers a proposal with a reason, which a spectator does not read; the answer is kept', async () => {
    const { engine, talking } = await table([null, 'recruit', 'recruit', 'recruit', 'recruit'])
    const terms = [{ kind: 'permit', seat: FRANCE, turns: 3 }]
    sayHere(talking, engine.match, BRITAIN, { to: FRANCE, text: 'Please?', terms }, fastChance(1))
    const [asked, why, ...rest] = saidTo(talking, BRITAIN)
    expect(rest).toEqual([])
    expect(asked).toMatchObject({
      id: 1,
      seat: BRITAIN,
      name: 'Anna',
      among: [BRITAIN, FRANCE],
      text: 'Please?',
      proposal: { answer: 'declined', answeredBy: FRANCE },
    })
    expect(why).toMatchObject({ id: 2, seat: FRANCE, name: '', among: [BRITAIN, FRANCE], text: '' })
    expect(why.proposal?.terms.map(({ kind }) => kind)).toEqual(['because'])
    expect(saidTo(talking, SPECTATOR)).toEqual([])
    const reloaded = await talkingFor({ ...saved([null, 'recruit']), talks: talking.talks })
    expect(reloaded && saidTo(reloaded, BRITAIN)).toEqual([asked, why])
  })

  it('Captains propose a few things a round to the person, and each has an answer once', async () => {
    const { engine, talking } = await table([null, 'captain', 'captain', 'captain', 'captain'])
    while (!decidingSeats(GAME, engine.match.state).includes(BRITAIN)) {
      if (!play.botActs(engine)) throw new Error('nobody can choose')
    }
    const said = saidTo(talking, BRITAIN)
    expect(said.length).toBeGreaterThan(0)
    expect(said.length).toBeLessThanOrEqual(4)
    for (const each of said) {
      expect(each.among).toEqual([BRITAIN, each.seat])
      expect(each.proposal?.terms.some(({ seat, kind }) => seat === BRITAIN && kind !== 'because')).toBe(true)
    }
    answerHere(talking, said[0].id, BRITAIN, 'agreed')
    expect(saidTo(talking, BRITAIN)[0].proposal).toMatchObject({ answer: 'agreed', answeredBy: BRITAIN })
    expect(() => answerHere(talking, said[0].id, BRITAIN, 'declined')).toThrow('already-answered')
  })

  it('people at one screen talk aloud', async () => {
    expect(await talkingFor(saved([null, null, null, null]))).toBeNull()
  })
})
