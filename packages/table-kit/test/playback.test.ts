import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../src/settings.svelte.ts'
import { Table } from '../src/table.svelte.ts'
import {
  ENEMY,
  FakeSource,
  FOUGHT,
  ME,
  MOVES,
  march,
  momentOf,
  moved,
  NO_BOARD,
  opened,
  stands,
  TestClock,
  type ToyEvent,
  toyClient,
  usualSettings,
  VIEW,
} from './fake.ts'

let clock: TestClock
let fake: FakeSource
function open(...as: Parameters<typeof opened>): Table {
  const at = opened(...as)
  clock = at.clock
  fake = at.fake
  return at.table
}

beforeEach(usualSettings)

describe('Playback', () => {
  it('shows the state of the beat, never a later one, and offers nothing until the last is over', () => {
    const table = open()
    const first = moved(VIEW, 4, 'south')
    const second = moved(first, 5, 'north')
    fake.step(momentOf(2, first), ENEMY, march(4, 'north', 'south'))
    fake.step(momentOf(3, second, MOVES), ENEMY, march(5, 'east', 'north'))
    expect(table.offers.all).toEqual([])
    clock.pass(20)
    expect([stands(table, 4), stands(table, 5), table.decides]).toEqual(['south', 'east', false])
    expect(table.sentence).toBe('england: 1 block from North to South.')
    clock.pass(890)
    expect([stands(table, 5), table.playback.gone]).toEqual(['east', 1])
    clock.pass(20)
    expect([stands(table, 5), table.playback.gone, table.decides]).toEqual(['north', 2, false])
    clock.pass(900)
    expect([table.decides, table.playback.beat]).toEqual([true, null])
    expect(table.sentence).toBe('move?')
  })

  it('has the last blows in the log when a fight ends that nobody tells the end of', () => {
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, FOUGHT))
    const over = () => ({ type: 'won', area: 'north' })
    const client = { ...toyClient, course: { ...toyClient.course, over } }
    const table = new Table(fake.source, client, NO_BOARD, clock)
    const hit: ToyEvent = { type: 'hit', block: 'ann', steps: 0 }
    fake.step(
      momentOf(2, VIEW),
      ENEMY,
      { type: 'rolled' },
      hit,
      { type: 'fell', block: 'ann' },
      { type: 'taken' },
    )
    for (let i = 0; i < 100 && table.playback.beat?.kind !== 'result'; i++) clock.pass(100)
    const told = table.log.flatMap(({ events }) => events.map(({ type }) => type))
    expect([table.playback.beat?.kind, told]).toEqual(['result', ['rolled', 'hit', 'fell']])
  })

  it('knows with the result what the end of the battle costs, and nothing of what comes later', () => {
    const table = open(FOUGHT)
    const lost: ToyEvent = { type: 'fell', block: 'ann' }
    fake.step(
      momentOf(2, FOUGHT),
      ENEMY,
      { type: 'won' },
      lost,
      { type: 'crowned' },
      { type: 'fell', block: 'bob' },
    )
    fake.step(momentOf(3, FOUGHT, MOVES), ENEMY, { type: 'fell', block: 'cid' })
    clock.pass(20)
    expect([table.playback.beat?.kind, table.playback.aftermath]).toEqual(['result', [lost]])
    table.playback.goOn()
    expect([table.playback.beat?.kind, table.playback.aftermath]).toEqual(['fall', []])
  })

  it('shows on the map who is crowned, though the next fight is being prepared', () => {
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, VIEW))
    const client = {
      ...toyClient,
      course: { ...toyClient.course, staged: () => true },
      battle: () => 'north',
    }
    const table = new Table(fake.source, client, NO_BOARD, clock)
    fake.step(momentOf(2, VIEW, MOVES), ENEMY, { type: 'crowned' })
    clock.pass(20)
    expect([table.playback.beat?.kind, table.battleArea]).toEqual(['crown', null])
    table.playback.goOn()
    expect(table.battleArea).toBe('north')
  })

  it('keeps a roll on the screen for two seconds, though the answer has come long since', () => {
    const table = open(FOUGHT, ['fight ann'], 'battle')
    fake.step(momentOf(2, FOUGHT), ME, { type: 'rolled', block: 'ann' })
    fake.step(momentOf(3, FOUGHT, ['fight bob'], 'battle'), ENEMY, { type: 'rolled', block: 'eve' })
    clock.pass(16)
    const shown: string[] = []
    for (let ms = 0; ms < 4100; ms += 100) {
      shown.push((table.playback.beat?.events[0] as ToyEvent | undefined)?.block ?? 'none')
      clock.pass(100)
    }
    expect(shown.filter((block) => block === 'ann')).toHaveLength(20)
    expect(shown.filter((block) => block === 'eve')).toHaveLength(20)
    expect(table.chosen).toEqual(['bob'])
  })

  it('shows one’s own move at once', () => {
    const table = open()
    fake.step(momentOf(2, moved(VIEW, 1, 'east'), MOVES), ME, march(1, 'south', 'east'))
    expect([stands(table, 1), table.decides, table.playback.playing]).toEqual(['east', true, false])
  })

  it('announces the battle that follows the end of one’s own moves, and waits before it opens', () => {
    const table = open()
    const opens: ToyEvent = { type: 'opens', area: 'north' }
    fake.step(momentOf(2, FOUGHT), ME, { type: 'ended' }, { type: 'battle', area: 'north' }, opens)
    clock.pass(60_000)
    expect([table.playback.beat?.kind, table.playback.beat?.waits]).toEqual(['announced', true])
    table.playback.goOn()
    expect(table.playback.beat?.kind).toBe('opening')
  })

  it('stays at a change of sides until the player goes on', () => {
    const table = open()
    fake.step(momentOf(2, VIEW, MOVES), ENEMY, { type: 'turned' })
    clock.pass(60_000)
    expect([table.playback.beat?.waits, table.decides]).toEqual([true, false])
    expect(table.playback.hurry()).toBe(false)
    expect(table.playback.goOn()).toBe(true)
    expect(table.decides).toBe(true)
  })

  it('goes to the result of a battle with Esc, never past it, and then to the choice', () => {
    const table = open(FOUGHT, ['fight ann'], 'battle')
    fake.step(momentOf(2, VIEW), ENEMY, { type: 'battle', area: 'north' }, { type: 'opens', area: 'north' })
    fake.step(momentOf(3, FOUGHT), ENEMY, { type: 'rolled' })
    fake.step(momentOf(4, FOUGHT), ENEMY, { type: 'rolled' }, { type: 'won', area: 'north' })
    fake.step(momentOf(5, VIEW, MOVES), ENEMY, march(4, 'north', 'east'))
    clock.pass(16)
    expect(table.playback.beat?.kind).toBe('announced')
    expect(table.battleArea).toBe(null)
    table.playback.skip()
    expect([table.playback.beat?.kind, table.battleArea]).toEqual(['result', 'north'])
    clock.pass(60_000)
    expect(table.playback.beat?.kind).toBe('result')
    table.playback.skip()
    expect([table.decides, table.battleArea]).toEqual([true, null])
  })

  it('says nothing of who wins a battle of cards before the last is up, in sentence and log', () => {
    const counted = { type: 'counted', area: 'north', cards: ['4', '4', '5'] } as ToyEvent
    const table = open(FOUGHT, ['fight ann'], 'battle')
    fake.step(momentOf(2, VIEW), ENEMY, { type: 'battle', area: 'north' })
    fake.step(momentOf(3, VIEW, MOVES), ENEMY, { type: 'passed' }, counted)
    clock.pass(16)
    table.playback.goOn()
    const isInLog = (): boolean => table.log.some(({ events }) => events.includes(counted))
    const shown = (): unknown => [table.playback.beat?.kind, table.playback.told, table.sentence, isInLog()]
    const before = ['count', false, 'The battle of North: the cards are turned up.', false]
    const after = ['count', true, 'counted.', true]
    expect(shown()).toEqual(before)
    clock.pass(1900)
    expect(shown()).toEqual(before)
    clock.pass(200)
    expect(shown()).toEqual(after)
    clock.pass(60_000)
    expect(shown()).toEqual(after)
    table.playback.goOn()
    expect(table.decides).toBe(true)
  })

  it.each(['goOn', 'skip'] as const)(
    'turns all cards up at %s, and stays until it is pressed again',
    (press) => {
      const counted = { type: 'counted', area: 'north', cards: ['4', '5'] } as ToyEvent
      const table = open(FOUGHT, ['fight ann'], 'battle')
      fake.step(momentOf(2, VIEW), ENEMY, { type: 'battle', area: 'north' })
      fake.step(momentOf(3, VIEW, MOVES), ENEMY, { type: 'passed' }, counted)
      clock.pass(16)
      table.playback.goOn()
      table.playback[press]()
      expect([table.playback.beat?.kind, table.playback.told, table.sentence]).toEqual([
        'count',
        true,
        'counted.',
      ])
      table.playback[press]()
      expect(table.decides).toBe(true)
    },
  )

  it('plays it again with the same beats, and ends where it was', () => {
    const table = open()
    fake.step(momentOf(2, moved(VIEW, 4, 'south'), MOVES), ENEMY, march(4, 'north', 'south'))
    clock.pass(2000)
    expect(table.decides).toBe(true)
    expect(table.playback.again()).toBe(true)
    expect([table.playback.beat?.kind, table.decides]).toEqual(['march', false])
    clock.pass(900)
    expect([table.decides, stands(table, 4)]).toEqual([true, 'south'])
  })

  it('shows everything at once at the pace “instant”, and goes on by a new pace when it is changed', () => {
    settings.pace = 'instant'
    const table = open()
    fake.step(momentOf(2, VIEW), ENEMY, { type: 'turned' })
    fake.step(momentOf(3, moved(VIEW, 4, 'south'), MOVES), ENEMY, march(4, 'north', 'south'))
    clock.pass(16)
    expect([table.decides, stands(table, 4)]).toEqual([true, 'south'])

    settings.pace = 'slow'
    fake.step(momentOf(4, VIEW, MOVES), ENEMY, { type: 'rolled' })
    clock.pass(16)
    clock.pass(1000)
    settings.pace = 'fast'
    table.playback.paced()
    clock.pass(0)
    expect(table.decides).toBe(true)
  })

  it('does not run while nobody looks', () => {
    const table = open()
    fake.step(momentOf(2, VIEW, MOVES), ENEMY, { type: 'rolled' })
    clock.pass(16)
    table.playback.pause()
    clock.pass(60_000)
    expect(table.playback.beat?.kind).toBe('roll')
    table.playback.resume()
    clock.pass(16)
    expect(table.decides).toBe(true)
  })

  it('tells in the log only what has been shown', () => {
    const table = open()
    fake.step(momentOf(2, VIEW, MOVES), ENEMY, { type: 'rolled' }, { type: 'turned' })
    clock.pass(16)
    expect(table.log.at(-1)?.events.map((event) => event.type)).toEqual(['rolled'])
    table.playback.goOn()
    expect(table.log.at(-1)?.events.map((event) => event.type)).toEqual(['rolled', 'turned'])
  })
})

describe('Looking back', () => {
  const back = (speed: number): Table => {
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, VIEW))
    return new Table(fake.source, toyClient, NO_BOARD, clock, () => ({ pace: 'normal', waits: [], speed }))
  }
  const lastsOf = (table: Table): number => {
    clock.pass(16)
    let ms = 0
    for (; table.playback.playing && ms < 20_000; ms += 50) clock.pass(50)
    return ms
  }

  it('shows everybody’s beats for their whole length, so many times as fast, and waits for nothing', () => {
    const lengths = [0.5, 1, 2, 4].map((speed) => {
      const table = back(speed)
      // One's own march and a change of sides: at the table the first takes no time and the second waits.
      fake.step(momentOf(2, moved(VIEW, 1, 'east')), ME, march(1, 'south', 'east'))
      fake.step(momentOf(3, VIEW), ENEMY, { type: 'turned' })
      return lastsOf(table)
    })
    expect(lengths).toEqual([4200, 2100, 1050, 550])
  })

  it('holds at the first beat of a battle, with what was seen before it, until it goes on', () => {
    const table = back(1)
    fake.step(
      momentOf(2, { ...FOUGHT, blocks: moved(VIEW, 4, 'south').blocks }),
      ENEMY,
      march(4, 'north', 'south'),
      { type: 'battle', area: 'north' },
      { type: 'opens', area: 'north' },
    )
    table.playback.holdAt((beat) => beat.kind === 'announced')
    clock.pass(60_000)
    expect([table.playback.beat?.kind, stands(table, 4), table.battleArea]).toEqual([
      'announced',
      'south',
      null,
    ])
    table.playback.resume()
    clock.pass(20)
    expect([table.playback.beat?.kind, table.battleArea]).toEqual(['opening', 'north'])
  })

  it('goes to the end of a step in which nothing is meant', () => {
    const table = back(1)
    fake.step(momentOf(2, moved(VIEW, 4, 'south')), ENEMY, march(4, 'north', 'south'))
    table.playback.holdAt((beat) => beat.kind === 'announced')
    expect([table.playback.playing, stands(table, 4)]).toEqual([false, 'south'])
  })
})
