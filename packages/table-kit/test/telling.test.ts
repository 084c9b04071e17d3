/** What a beat says in one sentence, and what of it stays on the screen. */
import { beforeEach, describe, expect, it } from 'vitest'
import { triedNow } from '../src/battle/battle.ts'
import type { GameClient } from '../src/client.ts'
import { Table } from '../src/table.svelte.ts'
import {
  ENEMY,
  FakeSource,
  FOUGHT,
  ME,
  MOVES,
  march,
  momentOf,
  NO_BOARD,
  TestClock,
  type ToyEvent,
  type ToyView,
  toyClient,
  usualSettings,
  VIEW,
} from './fake.ts'

let clock: TestClock
let fake: FakeSource

beforeEach(usualSettings)

describe('A beat in one sentence', () => {
  /** The toy game, telling of its battles as games do, with pieces that everybody knows. */
  const told: GameClient = {
    ...toyClient,
    course: {
      ...toyClient.course,
      says: (event) => {
        const { type, block = '', steps = 0 } = event as ToyEvent
        if (type === 'rolled') return { says: 'rolled', block, dice: [1], rating: 1, hits: 1 }
        if (type === 'routed') return { says: 'tried', seat: ENEMY, dice: [1, 4], happens: true }
        return type === 'opens' && block !== '' ? { says: 'shown', block, steps } : null
      },
    },
  }
  const shown = (client: GameClient, ...events: readonly ToyEvent[]): string => {
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, VIEW))
    const table = new Table(fake.source, client, NO_BOARD, clock)
    fake.step(momentOf(2, FOUGHT), ENEMY, ...events)
    clock.pass(20)
    return table.sentence
  }

  it('says how many are turned up, and what those who roll together hit, not “and more”', () => {
    const opens = ['ann', 'bob', 'cid', 'eve'].map((block) => ({ type: 'opens', block, area: 'north' }))
    expect(shown(told, ...opens)).toBe('The battle of North begins: 4 blocks are turned up.')
    const rolls = ['ann', 'bob', 'cid', 'eve'].map((block) => ({ type: 'rolled', block }))
    expect(shown(told, ...rolls)).toBe('england: 4 blocks roll together, 4 hits.')
    expect(shown(told, rolls[0])).toBe('rolled.')
  })

  it('calls a fight what the game calls it, where it is no battle', () => {
    const storms: GameClient = {
      ...told,
      fightWords: (as) =>
        as === 'storm' ? { title: (place) => `Storming of ${place}`, stays: () => '' } : null,
      course: {
        ...told.course,
        says: (event) =>
          event.type === 'battle'
            ? { says: 'begins', area: 'east', attacker: ME, as: 'storm' }
            : (told.course.says?.(event) ?? null),
      },
    }
    const opens = ['ann', 'bob'].map((block) => ({ type: 'opens', block, area: 'north' }))
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, VIEW))
    const table = new Table(fake.source, storms, NO_BOARD, clock)
    fake.step(momentOf(2, FOUGHT), ENEMY, { type: 'battle' })
    table.playback.goOn()
    fake.step(momentOf(3, FOUGHT), ENEMY, ...opens)
    for (let i = 0; i < 100 && table.playback.beat?.kind !== 'opening'; i++) {
      clock.pass(100)
      if (table.playback.beat?.waits) table.playback.goOn()
    }
    expect(table.sentence).toBe('The Storming of East begins: 2 blocks are turned up.')
  })

  it('says who meets whom in one’s own battle, unless one of them stands behind walls', () => {
    const announced = (view: ToyView): string => {
      clock = new TestClock()
      fake = new FakeSource(momentOf(1, view))
      const table = new Table(fake.source, told, NO_BOARD, clock)
      fake.step(
        momentOf(2, { ...view, battle: 'north' }),
        ME,
        { type: 'ended' },
        { type: 'battle', area: 'north' },
      )
      clock.pass(60_000)
      return table.sentence
    }
    const both = { ...VIEW, blocks: VIEW.blocks.map((block) => ({ ...block, area: 'north' })) }
    expect(announced(both)).toMatch(/^Now the battle: North\. 3 of yours against 2 hidden blocks\.$/)
    expect(announced(VIEW)).toBe('battle.')
  })

  it('says where a group has been that is back where it set out', () => {
    const hops = ['north', 'east', 'north']
      .map((area, i, all) => ({ from: area, to: all[i + 1] }))
      .slice(0, 2)
    const march = hops.map((hop) => ({ type: 'marched', token: 4, ...hop }))
    expect(shown(told, ...march)).toBe('england: 1 block from North to East and back.')
  })

  it('says of several groups at once where they go, and brings that into view', () => {
    const hurried: GameClient = {
      ...told,
      places: (event) => [(event as ToyEvent).from ?? [], (event as ToyEvent).to ?? []].flat(),
      course: { ...told.course, budget: 500 },
    }
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, VIEW))
    const table = new Table(fake.source, hurried, NO_BOARD, clock)
    fake.step(momentOf(2, VIEW), ENEMY, march(4, 'north', 'east'))
    fake.step(momentOf(3, VIEW), ENEMY, march(5, 'west', 'south'))
    fake.step(momentOf(4, VIEW), ENEMY, march(6, 'moor', 'ford'))
    clock.pass(20)
    expect(table.sentence).toBe('england moves 3 groups to East, South and Ford.')
    expect(table.sought).toEqual(['east', 'south', 'ford'])
  })

  it('tells of reserves that join, not of a battle that begins once more', () => {
    const opens = ['ann', 'bob'].map((block) => ({ type: 'opens', block, area: 'north' }))
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, VIEW))
    const table = new Table(fake.source, told, NO_BOARD, clock)
    fake.step(
      momentOf(2, FOUGHT),
      ENEMY,
      { type: 'battle' },
      opens[0],
      opens[1],
      { type: 'rolled' },
      ...opens,
    )
    const sentences = new Set<string>()
    for (let i = 0; i < 100; i++) {
      clock.pass(100)
      sentences.add(table.sentence)
      if (table.playback.beat?.waits) table.playback.goOn()
    }
    expect([...sentences].filter((each) => each.includes('turned up'))).toEqual([
      'The battle of North begins: 2 blocks are turned up.',
      'Reserves join: 2 blocks are turned up.',
    ])
  })

  it('counts lines that are alike, and says of many how many more the log has', () => {
    const lost: ToyEvent = { type: 'fell', block: 'ann' }
    expect(shown(told, lost, lost, lost, lost)).toBe('fell. ×4')
  })

  it('tells several of one kind together, where the game has words for it', () => {
    const together: GameClient['together'] = (events) =>
      events[0].type === 'hit' ? [`${events.length} hits.`] : null
    const hit: ToyEvent = { type: 'hit', block: 'ann', steps: 1 }
    const client = { ...told, together }
    expect(shown(client, { type: 'rolled' }, hit, hit, hit)).toBe('rolled. 3 hits.')
    expect(shown(client, { type: 'rolled' }, hit)).toBe('rolled. hit.')
  })

  it('counts many changes of sides, which stand on a card, and points at no log', () => {
    const turned = ['ann', 'bob', 'cid', 'eve'].map((block) => ({ type: 'turned', block }))
    expect(shown(told, ...turned)).toBe('4 changes of sides.')
    expect(shown(told, turned[0])).toBe('turned.')
  })

  it('says of a battle of others how it ended, and leaves its costs to the card', () => {
    const costs = Array.from({ length: 25 }, (_, i) => ({ type: `cost-${i}` }))
    const joining: GameClient = {
      ...told,
      course: {
        ...told.course,
        fights: () => false,
        kind: (event) => (event.type.startsWith('cost') ? 'joins' : toyClient.course.kind(event)),
      },
    }
    expect(shown(joining, { type: 'counted' }, ...costs)).toBe('counted.')
  })

  it('has the die of a rout in the tray for its whole time, and no longer', () => {
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, FOUGHT))
    const table = new Table(fake.source, told, NO_BOARD, clock)
    fake.step(momentOf(2, FOUGHT, MOVES), ENEMY, { type: 'routed' })
    clock.pass(20)
    expect(triedNow(table)).toEqual([{ seat: ENEMY, dice: [1, 4], happens: true, text: 'routed.' }])
    clock.pass(1560)
    expect(triedNow(table)).toHaveLength(1)
    clock.pass(100)
    expect([triedNow(table), table.decides]).toEqual([[], true])
  })

  it('names pieces that everybody knows', () => {
    const counter = { paint: () => '', label: () => '' }
    const pieces = (view: unknown) =>
      toyClient.pieces(view).map((each) => (each.key === '1' ? { ...each, counter } : each))
    expect(shown({ ...told, pieces }, march(1, 'south', 'east'))).toBe('england: Ann from South to East.')
  })
})
