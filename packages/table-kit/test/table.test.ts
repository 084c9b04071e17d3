import { beforeEach, describe, expect, it } from 'vitest'
import { deedsOf, inList, inRow } from '../src/choices/choices.ts'
import type { GameClient } from '../src/client.ts'
import { consequenceOf } from '../src/consequence.ts'
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
  TestClock,
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

describe('A Marshal', () => {
  it('is said to be thinking while it chooses, and only then', () => {
    expect(open(VIEW, []).thinking).toBe(false)
    const seats = fake.source.info.seats.with(ENEMY, { id: 'england', kind: 'bot', name: 'marshal-3' })
    const source = { ...fake.source, info: { ...fake.source.info, seats } }
    const table = new Table(source, toyClient, NO_BOARD, clock)
    expect(table.sentence).toContain('is thinking, up to 3 seconds a choice.')
    expect(table.thinking).toBe(true)
    fake.step(momentOf(2, moved(VIEW, 4, 'south'), MOVES), ENEMY, march(4, 'north', 'south'))
    clock.pass(20)
    expect(table.thinking).toBe(false)
    clock.pass(3000)
    expect([table.thinking, table.decides]).toEqual([false, true])
  })
})

describe('A notice', () => {
  it('says what was done for the player and why; it is gone when something else has been shown', async () => {
    const table = open(VIEW, ['stop'], 'pillage')
    const moment = momentOf(2, VIEW, ['stop'], 'pillage')
    fake.step({ ...moment, unasked: 'stop' }, ENEMY)
    clock.pass(20)
    await Promise.resolve()
    await Promise.resolve()
    expect(fake.said).toEqual([['stop']])
    expect(table.notice).toBe('Done for you: stop. pillage?')
    // Another is asked something else at once: it still stands; after a march of the enemy it does not.
    fake.step(momentOf(3, VIEW, MOVES), ME)
    clock.pass(20)
    expect(table.notice).toContain('Done for you')
    fake.step(momentOf(4, moved(VIEW, 4, 'south'), MOVES), ENEMY, march(4, 'north', 'south'))
    clock.pass(100)
    expect(table.notice).toContain('Done for you')
    clock.pass(3000)
    expect(table.notice).toBe('')
  })

  it('of what was done for one player is not read by the next one at the same screen', async () => {
    open(VIEW, ['stop'], 'pillage')
    const seats = fake.source.info.seats.with(ENEMY, { id: 'england', kind: 'here', name: '' })
    const source = {
      ...fake.source,
      info: { ...fake.source.info, seats },
      act: async (choices: readonly string[]) => {
        fake.step(momentOf(3, VIEW), ME)
        clock.pass(20)
        return fake.source.act(choices)
      },
    }
    const table = new Table(source, toyClient, NO_BOARD, clock)
    await table.liftCurtain()
    fake.step({ ...momentOf(2, VIEW, ['stop'], 'pillage'), unasked: 'stop' }, ENEMY)
    clock.pass(20)
    await new Promise((done) => setTimeout(done))
    expect(fake.said).toEqual([['stop']])
    expect([table.curtain, table.notice]).toEqual([ENEMY, ''])
  })
})

describe('Selection', () => {
  it('finds where the chosen blocks may go, and sends each of them there', async () => {
    const table = open()
    fake.ways = ({ starts }) =>
      Promise.resolve(
        starts.map((start) => ({ starts: [start], words: [start, 'to east', 'stop'], path: ['east'] })),
      )
    table.pressArea('south')
    expect(table.chosen).toEqual(['ann', 'bob'])
    expect(table.unsettled).toBe(true)
    await Promise.resolve()
    await Promise.resolve()
    expect(table.targets.map(({ area, blocks }) => [area, blocks])).toEqual([['east', ['ann', 'bob']]])
    expect(table.sentence).toContain('Send Ann and Bob')
    const [target] = table.targets
    await table.send(target)
    expect(fake.said).toEqual([['move ann', 'to east', 'stop', 'move bob', 'to east', 'stop']])
  })

  it('says before they are sent who can go and who would stay; whoever stays is told why, and stays chosen', async () => {
    const behind = { code: 'pinned', rule: '4.6', params: {} }
    const table = open()
    fake.ways = ({ starts, inTurn }) => {
      expect(inTurn).toBe(true)
      return Promise.resolve(
        starts.map((start, i) => ({
          starts: [start],
          words: [start, 'to east', 'stop'],
          path: ['east'],
          ...(i > 0 && { behind }),
        })),
      )
    }
    await table.selection.find(['ann', 'bob'])
    const [target] = table.targets
    expect(target).toMatchObject({ blocks: ['ann'], behind: ['bob'], partial: true })
    expect(consequenceOf(table, target).told).toContain('Bob would stay: ')
    expect(consequenceOf(table, target).told).toContain('(4.6)')
    expect(table.selection.ordersTo(target).map(({ block }) => block)).toEqual(['ann'])
    await table.send(target)
    expect(fake.said[0]).toEqual(['move ann', 'to east', 'stop', 'move bob', 'to east', 'stop'])
  })

  it('says of an area that is only pointed at that it may be chosen, not that it is attacked', () => {
    const table = open(VIEW, ['to north', 'to south'], 'pillage')
    const told = table.targets.map((target) => consequenceOf(table, target))
    expect(told.map(({ attack, row, told }) => [attack, row, told])).toEqual([
      [false, '', 'may be chosen'],
      [false, '', 'may be chosen'],
    ])
  })

  it('takes no more blocks than may go together; one more takes the place of the first', () => {
    clock = new TestClock()
    fake = new FakeSource(
      momentOf(1, VIEW, ['retreat ann east', 'retreat bob east', 'retreat cid east'], 'sea'),
    )
    const most: GameClient['most'] = ({ code }) => (code === 'sea' ? 2 : null)
    const table = new Table(fake.source, { ...toyClient, most }, NO_BOARD, clock)
    table.pressArea('south')
    expect(table.chosen).toEqual(['ann', 'bob'])
    table.toggle('cid')
    expect(table.chosen).toEqual(['bob', 'cid'])
    expect(table.sentence).toBe('Send Bob and Cid to a glowing area, or pick other blocks in South.')
  })

  it('sends nobody off a field where one who cannot follow would be lost, before the player knows it', async () => {
    clock = new TestClock()
    fake = new FakeSource(
      momentOf(
        1,
        VIEW,
        ['ann', 'bob', 'cid'].map((block) => `retreat ${block} east`),
        'rout',
      ),
    )
    const asked: (readonly string[])[] = []
    const act: typeof fake.source.act = (words) => {
      asked.push(words)
      // Two may cross, and Ann only behind Bob.
      const bad = words.findIndex((each, i) => i > 1 || (each.includes('ann') && i === 0 && words.length > 1))
      const refusal = { code: 'full', rule: '1', params: {} }
      return Promise.resolve(
        bad < 0
          ? { kind: 'made' as const, made: words.length, final: null }
          : { kind: 'refused' as const, refusal, index: bad, things: [], others: [] },
      ) as ReturnType<typeof fake.source.act>
    }
    Object.assign(fake.source, { act })
    const table = new Table(fake.source, { ...toyClient, lostIfLeft: ['rout'] }, NO_BOARD, clock)
    table.pressArea('south')
    await table.send(table.targets[0])
    // Tried in another order, too, before anybody is called lost.
    expect(asked.length).toBeGreaterThan(1)
    expect(table.chosen).toHaveLength(2)
    const [left] = ['ann', 'bob', 'cid'].filter((block) => !table.chosen.includes(block))
    expect(table.notice).toBe(
      `${left[0].toUpperCase()}${left.slice(1)} cannot go there together with the others. Whoever finds no way is lost: send the others, or choose again.`,
    )
    await table.send(table.targets[0])
    expect(asked.at(-1)).toHaveLength(2)
    expect(asked.at(-1)?.join()).not.toContain(left)
  })

  it('calls a block within a sentence by its name, and by itself with a capital', async () => {
    const name = (_: string, id: string) => (id === 'ann' ? 'the Duchess' : id)
    const text = { ...toyClient.text.en, name }
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, VIEW, MOVES))
    const table = new Table(fake.source, { ...toyClient, text: { en: text, pl: text } }, NO_BOARD, clock)
    table.choose(['ann'])
    expect(table.sentence).toContain('Send the Duchess to')
    expect(table.blockName('ann')).toBe('The Duchess')
  })

  it('forgets what is no longer offered', () => {
    const table = open()
    table.choose(['ann'])
    fake.step(momentOf(2, VIEW, ['move bob']), ME, march(1, 'south', 'east'))
    expect(table.chosen).toEqual([])
  })
})

describe('Undo', () => {
  const after = (undoes: readonly string[]): Table => {
    const table = open()
    fake.step({ ...momentOf(2, VIEW, MOVES), undoable: 1, undoes, undoBar: null }, ME)
    return table
  }

  it('names who went where, or the choice, or why nothing can be taken back', () => {
    expect(after(['move ann', 'to north', 'to east', 'stop', 'move bob', 'to east']).undoTitle).toBe(
      'Undo: Ann and Bob to East',
    )
    expect(after(['lay one']).undoTitle).toBe('Undo: lay one')
    expect(open().undoTitle).toBe('Nothing has been chosen yet.')
  })

  it('takes back the gesture, once', async () => {
    const table = after(['move ann', 'to east'])
    await table.undo()
    expect(fake.undone).toBe(1)
  })
})

describe('A question with one answer', () => {
  it('is not asked: its answer is given once all is shown, and told', async () => {
    const table = open()
    fake.step({ ...momentOf(2, VIEW, ['end']), unasked: 'end' }, ENEMY, march(4, 'north', 'south'))
    clock.pass(20)
    expect(fake.said).toEqual([])
    clock.pass(900)
    await Promise.resolve()
    expect(fake.said).toEqual([['end']])
    await new Promise((done) => setTimeout(done))
    expect(table.notice).toBe('Done for you: end. move?')
  })

  it('is not answered again by itself when it has been taken back', () => {
    open()
    const moment = { ...momentOf(2, VIEW, ['end']), unasked: 'end' }
    fake.hear({ type: 'look', moment, log: [], undone: true })
    expect(fake.said).toEqual([])
  })
})

describe('While a choice is on its way', () => {
  it('undo waits for it, and then takes it back', async () => {
    const table = open()
    let arrive: () => void = () => undefined
    const { act } = fake.source
    Object.assign(fake.source, {
      act: (choices: readonly string[]) =>
        new Promise((resolve) => {
          arrive = () => resolve(act(choices))
        }),
    })
    const said = table.say('move ann')
    const undone = table.undo()
    expect([table.busy, fake.undone]).toEqual([true, 0])
    fake.step({ ...momentOf(2, VIEW, MOVES), undoable: 1, undoes: ['move ann'], undoBar: null }, ME)
    arrive()
    await Promise.all([said, undone])
    expect([table.busy, fake.undone]).toEqual([false, 1])
  })
})

describe('A plan', () => {
  /** Ann, Bob and Cid are to go to east, and nobody can go to north. */
  const planned = (): Table => {
    const table = open(VIEW, [])
    fake.ways = ({ starts }) =>
      Promise.resolve(
        starts.map((start) => ({ starts: [start], words: [start, 'to east', 'stop'], path: ['east'] })),
      )
    table.plan.toggle()
    table.pressArea('south')
    table.pressArea('east')
    return table
  }

  it('is made while others choose, of all that stand together; and says nothing to the match', () => {
    const table = planned()
    expect(table.plan.orders).toEqual([{ from: 'south', to: 'east', blocks: ['ann', 'bob', 'cid'] }])
    expect([fake.said, table.plan.due]).toEqual([[], false])
    // Each has one place to go: nobody is free there any more.
    table.pressArea('south')
    expect(table.plan.picked).toBeNull()
  })

  it('goes on being made while something of the others is shown: no press is lost', () => {
    const table = planned()
    table.plan.clear()
    fake.step(momentOf(2, moved(VIEW, 4, 'east')), ENEMY, march(4, 'north', 'east'))
    clock.pass(20)
    expect([table.showing, table.plan.possible]).toEqual([true, false])
    table.pressArea('south')
    table.pressArea('north')
    expect(table.plan.orders.map(({ from, to }) => [from, to])).toEqual([['south', 'north']])
    expect(table.showing).toBe(true)
  })

  it('is carried out by one press when one may move: the army goes as one gesture', async () => {
    const table = planned()
    fake.step(momentOf(2, VIEW, ['move ann', 'move bob', 'move cid', 'end']), ENEMY)
    clock.pass(20)
    expect(table.plan.due).toBe(true)
    await table.plan.carryOut()
    expect(fake.said).toEqual([
      ['move ann', 'to east', 'stop', 'move bob', 'to east', 'stop', 'move cid', 'to east', 'stop'],
    ])
    expect(table.plan.orders).toEqual([])
  })

  it('says what is no longer possible, and why, and makes the rest', async () => {
    const table = planned()
    Object.assign(fake.source, {
      why: () =>
        Promise.resolve({
          kind: 'refused',
          refusal: { code: 'too-far', rule: '1', params: {} },
          things: [],
          index: 0,
          others: [],
        }),
    })
    table.plan.clear()
    table.pressArea('south')
    table.pressArea('north')
    fake.step(momentOf(2, VIEW, MOVES), ENEMY)
    clock.pass(20)
    await table.plan.carryOut()
    expect(fake.said).toEqual([])
    expect(table.notice).toBe('Not possible: Ann, Bob and Cid to North. No: too-far.')
  })
})

describe('What is said', () => {
  const east = ({ starts }: { starts: readonly string[] }) =>
    Promise.resolve(
      starts.map((start) => ({ starts: [start], words: [start, 'to east', 'stop'], path: ['east'] })),
    )

  it('speaks of other blocks only where there are some that could be picked', async () => {
    const sentences = []
    for (const offers of [MOVES, ['move ann', 'end']]) {
      const table = open(VIEW, offers)
      fake.ways = east
      table.choose(['ann'])
      await Promise.resolve()
      sentences.push(table.sentence)
    }
    expect(sentences).toEqual([
      'Send Ann to a glowing area, or pick other blocks in South.',
      'Send Ann to a glowing area.',
    ])
  })

  it('asks once more before a choice that loses something, and no more once it is made', async () => {
    clock = new TestClock()
    fake = new FakeSource(momentOf(1, VIEW, MOVES))
    const table = new Table(fake.source, { ...toyClient, loses: () => 2 }, NO_BOARD, clock)
    await table.say('end')
    expect([table.confirm, table.sentence]).toEqual(['end', '2 groups left to move. End anyway?'])
    const said = table.say('end')
    // Its answer is a beat, which is shown for a while; nothing is asked meanwhile.
    fake.step(momentOf(2, FOUGHT), ME, { type: 'rolled', block: 'eve' })
    clock.pass(20)
    expect([table.playback.beat?.kind, table.confirm]).toEqual(['roll', null])
    await said
  })

  it('tells of an area whose blocks cannot go why they stay', async () => {
    const table = open(VIEW, ['end'])
    const asked: unknown[] = []
    const refused = (code: string) => ({
      kind: 'refused' as const,
      refusal: { code, rule: '1', params: {} },
      things: [],
      index: 0,
      others: [],
    })
    Object.assign(fake.source, {
      why: (question: { readonly domain: string; readonly id: string }) => {
        asked.push(question.id)
        return Promise.resolve(refused(question.domain === 'area' ? 'not-now' : 'nowhere-to-go'))
      },
    })
    const client = {
      ...toyClient,
      area: () => [],
      about: () => '',
      rule: (id: string) => ({ id, title: '', text: '' }),
    }
    const seated = new Table(fake.source, client, NO_BOARD, clock)
    seated.pressArea('south')
    await expect.poll(() => seated.asked?.reason).toBe('No: nowhere-to-go.')
    expect([asked, seated.asked?.title]).toEqual([['south', 'ann'], 'Why not Ann, Bob and Cid?'])
    table.close()
  })
})

describe('In a battle', () => {
  it('the next block is asked what it does when another has retreated', async () => {
    const table = open(FOUGHT, ['fight ann', 'retreat ann east'], 'battle')
    Object.assign(fake.source, {
      act: (choices: readonly string[]) => {
        fake.said.push(choices)
        fake.step(momentOf(2, FOUGHT, ['fight bob', 'retreat bob east'], 'battle'), ME, { type: 'retreated' })
        return Promise.resolve({ kind: 'made', made: choices.length, final: null })
      },
    })
    expect(table.chosen).toEqual(['ann'])
    table.pressArea('east')
    await expect.poll(() => table.busy).toBe(false)
    clock.pass(100)
    expect(fake.said).toEqual([['retreat ann east']])
    expect(table.chosen).toEqual(['bob'])
    expect(deedsOf(table).map(({ words }) => words)).toEqual(['fight bob'])
  })
})

describe('After a battle', () => {
  it('nobody is chosen for what comes next, though they were in turn', () => {
    const table = open(FOUGHT, ['fight ann'], 'battle')
    expect(table.chosen).toEqual(['ann'])
    fake.step(momentOf(2, VIEW, MOVES, 'regroup'), ME, march(1, 'south', 'south'))
    expect([table.promptCode, table.chosen, table.sentence]).toEqual(['regroup', [], 'regroup?'])
  })
})

describe('Buttons in a row', () => {
  const button = (label: string) => ({ words: label, label, key: '', gold: false })
  it('are there only if their words fit; else each has a row of its own', () => {
    const short = ['Fight', 'Pass', 'Retreat'].map(button)
    expect([inRow(short).length, inList(short).length]).toEqual([2, 1])
    const long = ['Withdraw before battle', 'Stand and fight'].map(button)
    expect([inRow(long).length, inList(long).length]).toEqual([0, 2])
  })
})
