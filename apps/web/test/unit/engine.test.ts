/** The match in the worker, without a browser: what a page asks of it, and what it answers. */

import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import { position } from '@muster/hammer-of-the-scots/testing'
import type { HammerView } from '@muster/hammer-of-the-scots/view'
import type { BaseState, Game } from '@muster/kernel/game'
import { readRecord, replay } from '@muster/kernel/record'
import { waysFrom } from '@muster/kernel/rehearsal'
import { richardIII } from '@muster/richard-iii/game'
import { position as richardPosition } from '@muster/richard-iii/testing'
import { describe, expect, it } from 'vitest'
import { endingIn } from '../../src/match/ending.ts'
import * as play from '../../src/match/engine.ts'
import { openEngine } from '../../src/match/engine.ts'
import { fromPosition } from '../../src/match/start.ts'
import { hammerMatch } from '../matches.ts'

const GAME = hammerOfTheScots as unknown as Game
const MARCH = { follow: ['to'], stop: 'stop' }
const SEAT = 1

/** A match in which the seat is asked to move, and three of its blocks that can go from one area to another. */
function army() {
  const saved = hammerMatch({ id: 'army', seat: SEAT, until: 'move' })
  const engine = openEngine(GAME, saved)
  const { seen } = play.momentFor(engine, SEAT)
  const starts = (seen.decision?.offers ?? []).filter((each) => each.startsWith('move '))
  const ways = play.waysFrom(engine, SEAT, { starts, ...MARCH }).filter((each) => each.path.length === 1)
  for (const { path } of ways) {
    for (const from of new Set(placesOf(engine).values())) {
      const orders = ways.filter(
        (each) => each.path[0] === path[0] && placesOf(engine).get(blockOf(each.words)) === from,
      )
      const words = orders.slice(0, 3).map((each) => [...each.words])
      if (
        words.length === 3 &&
        play.why(engine, SEAT, { kind: 'choices', choices: words.flat() }).kind === 'offered'
      ) {
        return { saved, engine, from, to: path[0], orders: words }
      }
    }
  }
  throw new Error('no army of three was found')
}

const blockOf = ([start]: readonly string[]): string => start.split(' ')[1]
const placesOf = (engine: play.Engine): Map<string, string> => {
  const view = play.momentFor(engine, SEAT).seen.view as HammerView
  return new Map(view.blocks.map(({ block, area }) => [block ?? '', area]))
}

describe('a gesture offline', () => {
  it('sends an army of three by one request; it is taken back as one, also after a reload', () => {
    const { saved, engine, from, to, orders } = army()
    const places = (at: play.Engine) => orders.map((words) => placesOf(at).get(blockOf(words)))
    expect(places(engine)).toEqual([from, from, from])
    expect(play.choose(engine, SEAT, orders.flat())).toEqual({
      kind: 'made',
      made: orders.flat().length,
      final: null,
    })
    expect(places(engine)).toEqual([to, to, to])

    const reloaded = openEngine(GAME, { ...saved, log: play.logOf(engine) })
    expect(places(reloaded)).toEqual([to, to, to])
    expect(play.momentFor(reloaded, SEAT)).toMatchObject({ undoes: orders.flat(), undoBar: null })
    play.takeBack(reloaded, SEAT)
    expect(places(reloaded)).toEqual([from, from, from])
    expect(play.logOf(reloaded)).toEqual(saved.log)
  })

  it('changes nothing when the rules refuse a choice in the middle, and says which', () => {
    const { engine, orders } = army()
    const before = JSON.stringify(engine.match.state)
    const broken = [...orders[0], orders[0][0], ...orders[1]]
    expect(play.choose(engine, SEAT, broken)).toMatchObject({
      kind: 'refused',
      index: orders[0].length,
      refusal: { rule: expect.stringMatching(/^\d/) },
    })
    expect(JSON.stringify(engine.match.state)).toBe(before)
  })
})

describe('a group that cannot go as one', () => {
  /** Who of them would go to a place together, and why the others would not. */
  const together = (state: BaseState, blocks: readonly string[], place: string) => {
    const starts = blocks.map((block) => `move ${block}`)
    const ways = waysFrom(GAME, state, SEAT, { starts, ...MARCH, inTurn: true })
    const there = ways.filter(({ path }) => path.length === 1 && path[0] === place)
    return there.map(({ words, behind }) => [blockOf(words), behind?.rule ?? null])
  }

  it('is told how many a border lets through, the first that were named first', () => {
    const { state } = position({ mar: 'keith, etterick, douglas' }).turn('move-1-1', 'move-3-1')
    expect(together(state, ['keith', 'etterick', 'douglas'], 'angus')).toEqual([
      ['keith', null],
      ['etterick', null],
      ['douglas', '4.3'],
    ])
    expect(together(state, ['douglas', 'keith'], 'angus')).toEqual([
      ['douglas', null],
      ['keith', null],
    ])
  })

  it('is told whom attackers keep from leaving', () => {
    const { state } = position({ fife: 'wallace, douglas, barclay', mentieth: 'york-infantry, hobelars' })
      .turn('move-3-1', 'move-2-1')
      .march('york-infantry', 'fife')
      .march('hobelars', 'fife')
      .england('end')
    expect(together(state, ['douglas', 'wallace', 'barclay'], 'angus')).toEqual([
      ['douglas', null],
      ['wallace', '4.6'],
      ['barclay', '4.6'],
    ])
  })
})

describe('a march that may not end where it likes', () => {
  it('leads a whole group two areas to a muster, and nowhere else (card-muster)', () => {
    const { state } = richardPosition({ middlesex: 'henry-vi, somerset, exeter-l', kent: 'york' })
      .acts('lancaster', 'muster')
      .lancaster('muster lincoln')
    const starts = ['move henry-vi', 'move somerset', 'move exeter-l']
    const follow = ['to', 'sail']
    const ways = waysFrom(richardIII as unknown as Game, state, 0, {
      starts,
      follow,
      stop: 'stop',
      inTurn: true,
    })
    expect(new Set(ways.map(({ path }) => path.at(-1)))).toEqual(new Set(['lincoln']))
    const gone = starts.map((start) =>
      ways.find((way) => way.starts[0] === start && way.behind === undefined),
    )
    expect(gone.map((way) => way?.path)).toEqual(starts.map(() => ['leicester', 'lincoln']))
    expect(gone[0]?.words).toEqual(['move henry-vi', 'to leicester', 'to lincoln'])
  })
})

describe('a match from a position', () => {
  const set = {
    board: { fife: 'wallace, douglas', angus: 'york-knights' },
    begin: 'turn move-1-1 move-2-1',
    dice: [1, 1, 1, 1],
  }

  it('is opened like any other, with its dice prepared, and again after a reload', async () => {
    const saved = await fromPosition('hammer-of-the-scots', set, ['recruit', null])
    const engine = openEngine(GAME, saved)
    expect(placesOf(engine).get('wallace')).toBe('fife')
    const march = ['move wallace', 'to angus', 'end']
    expect(play.choose(engine, SEAT, march)).toMatchObject({ kind: 'made' })
    while (play.botActs(engine));
    const reloaded = openEngine(GAME, { ...saved, log: play.logOf(engine) })
    expect(play.momentFor(reloaded, SEAT)).toEqual(play.momentFor(engine, SEAT))
    expect(play.fileOf(engine).position).toEqual(set)
  })

  it('is refused in words when it is nonsense', async () => {
    const saved = await fromPosition('hammer-of-the-scots', { ...set, board: { fife: 'wallace 9' } }, [])
    expect(() => openEngine(GAME, saved)).toThrow('wallace cannot have the strength 9, only 1 to 4')
  })
})

describe('resigning offline', () => {
  const resigned = () => {
    const saved = hammerMatch({ id: 'gives-up', seat: SEAT, until: 'move' })
    const engine = openEngine(GAME, saved)
    play.resign(engine, SEAT)
    return { saved, engine }
  }

  it('ends the match for the other side: nobody is asked, no bot plays on, and nothing is taken back', () => {
    const { saved, engine } = resigned()
    const { seen, undoable, unasked } = play.momentFor(engine, SEAT)
    expect(seen.outcome).toEqual({ winners: [0], code: 'resignation', rule: '' })
    expect(seen).toMatchObject({ deciding: [] })
    expect(seen.decision).toBeUndefined()
    expect({ undoable, unasked }).toEqual({ undoable: 0, unasked: null })
    expect(play.choose(engine, SEAT, ['end'])).toEqual({ kind: 'rejected' })
    expect(play.botActs(engine)).toBe(false)
    expect(play.logOf(engine)).toEqual(saved.log)
  })

  it('stays resigned after a reload, and another resignation changes nothing', () => {
    const { saved, engine } = resigned()
    const reloaded = openEngine(GAME, { ...saved, outcome: play.outcomeOf(engine) })
    play.resign(reloaded, 0)
    expect(play.momentFor(reloaded, 0).seen.outcome).toEqual({ winners: [0], code: 'resignation', rule: '' })
  })

  it('is in the file, whose dice are open then and agree with the choices', () => {
    const { saved, engine } = resigned()
    const file = readRecord(JSON.stringify(play.fileOf(engine)))
    expect(file.seed).toBe(saved.seal.seed)
    expect(replay(GAME, file).log).toHaveLength(saved.log.length)
    expect(endingIn(file)).toEqual({ winners: [0], code: 'resignation', rule: '' })
    expect(endingIn(play.fileOf(openEngine(GAME, saved)))).toBeNull()
  })
})
