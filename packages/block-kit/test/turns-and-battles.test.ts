import { fastChance } from '@muster/kernel/chance'
import type { BaseState, Frame, Referee } from '@muster/kernel/game'
import { listeningReferee } from '@muster/kernel/referee'
import { no, yes } from '@muster/kernel/verdict'
import { describe, expect, it } from 'vitest'
import { areaMap } from '../src/area-map.ts'
import {
  type BattleState,
  chooseBattle,
  pairsFrom,
  someTakePart,
  takeHitsBy,
  takesPart,
} from '../src/battles.ts'
import { blockViews, seesFace } from '../src/block-view.ts'
import { newBlocks, put } from '../src/blocks.ts'
import {
  borderRefusals,
  commandsBorder,
  countCrossing,
  crossingsOf,
  entriesInto,
  hasEntered,
  markEntry,
  newBorders,
} from '../src/borders.ts'
import { dealHand, type HandState, layCards, redealHands } from '../src/hands.ts'
import { mainAttacks } from '../src/reserves.ts'

const MAP = areaMap(
  ['a', 'b', 'c'],
  [
    { a: 'a', b: 'b', limit: 4 },
    { a: 'b', b: 'c', limit: 2 },
  ],
)
const [A, B, C] = [0, 1, 2]
const BOX = 3
const SET = { side: [0, 0, 0, 1], maxSteps: [4, 4, 4, 4] }
const BLOCKS_OF = [[0, 1, 2], [3]]
const REFUSED = no('1.0', 'refused')

const listen = () => listeningReferee(fastChance(1))

describe('borders of a turn', () => {
  it('count crossings for each side', () => {
    const s = newBorders(MAP)
    countCrossing(s, MAP, 1, 0)
    countCrossing(s, MAP, 1, 0)
    expect(crossingsOf(s, MAP, 0)).toEqual([])
    expect(crossingsOf(s, MAP, 1)).toEqual([['a', 'b', 2]])
  })

  it('know by which way a side came into a battle, and over how many borders', () => {
    const s = newBorders(MAP)
    markEntry(s, MAP, 0, A, B, 0)
    expect([hasEntered(s, MAP, 0, A, B, 0), hasEntered(s, MAP, 0, B, A, 0)]).toEqual([true, false])
    expect(hasEntered(s, MAP, 1, A, B, 0)).toBe(false)
    markEntry(s, MAP, 0, C, B, 1)
    expect([entriesInto(s, MAP, 0, B), entriesInto(s, MAP, 1, B)]).toEqual([2, 0])
  })

  it('close the enemy’s way in to retreats, unless one came over it after him', () => {
    const s = newBorders(MAP)
    const first = 0
    expect(commandsBorder(s, MAP, 1, first, B, A, 0)).toBe(true)
    markEntry(s, MAP, 0, A, B, 0)
    expect(commandsBorder(s, MAP, 1, first, B, A, 0)).toBe(false)
    markEntry(s, MAP, 1, A, B, 0)
    expect(commandsBorder(s, MAP, 1, first, B, A, 0)).toBe(true)
    expect(commandsBorder(s, MAP, 0, first, B, A, 0)).toBe(false)
  })

  it('say when they are full', () => {
    expect(borderRefusals(MAP, '4.3', 1)[1]).toEqual(no('4.3', 'border-full', { from: 1, to: 2, limit: 3 }))
  })
})

interface CardTable extends BaseState, HandState {
  seen: readonly number[]
}
const cards = (): CardTable => ({
  stack: [],
  outcome: null,
  hands: [[], []],
  discards: [],
  cardKnown: Array.from({ length: 10 }, () => 0),
  seen: [],
})

describe('hands', () => {
  it('are dealt from the top, in order, and told to their owner alone', () => {
    const s = cards()
    const referee = listen()
    const deck = [5, 3, 9, 1]
    dealHand(s, referee, deck, 1, 3)
    expect([s.hands[1], deck, s.cardKnown[9]]).toEqual([[3, 5, 9], [1], 2])
    expect(referee.told[0]).toMatchObject({ event: { count: 3 }, to: 2, secret: { cards: [3, 5, 9] } })
    expect(referee.told[0].event).not.toHaveProperty('cards')
  })

  it('are laid at the same time and turned up together', () => {
    const s = cards()
    const referee = listen()
    dealHand(s, referee, [1, 2], 0, 2)
    dealHand(s, referee, [3, 4], 1, 2)
    const step = layCards<CardTable, { step: string; laid: [number, number] }>({
      rule: '1.1',
      notInHand: REFUSED,
      turnedUp: (state, _, laid) => {
        state.seen = laid.slice()
      },
    })
    const frame: { step: string; laid: [number, number] } = { step: 'lay', laid: [-1, -1] }
    s.stack.push(frame)
    expect(step.seats?.(s, frame)).toBe(3)
    expect(step.choices?.lay.may(s, frame, 3, 0, 0)).toBe(REFUSED)
    step.choices?.lay.act(s, frame, referee, 4, 0, 1)
    expect([step.seats?.(s, frame), s.cardKnown[4]]).toEqual([1, 2])
    step.choices?.lay.act(s, frame, referee, 1, 0, 0)
    step.run?.(s, frame, referee)
    expect([s.seen, s.hands, s.discards, s.cardKnown[4]]).toEqual([[1, 4], [[2], [3]], [1, 4], 3])
  })

  it('are dealt again from what a viewer has not seen, and keep what was shown', () => {
    for (let seed = 1; seed < 40; seed++) {
      const s = cards()
      dealHand(s, listen(), [0, 1, 2], 0, 3)
      dealHand(s, listen(), [3, 4, 5], 1, 3)
      s.cardKnown[4] = 3
      const laid = { step: 'lay', laid: [-1, 5] as [number, number] }
      redealHands(s, laid, 1, [1], fastChance(seed))
      expect(s.hands[0]).toEqual([0, 1, 2])
      expect(s.hands[1]).toHaveLength(3)
      expect(s.hands[1]).toContain(4)
      expect(s.hands[1].some((card) => card < 3)).toBe(false)
      expect(s.hands[1]).toContain(laid.laid[1])
      for (const card of s.hands[1]) expect(s.cardKnown[card] & 2).toBe(2)
    }
  })
})

interface Field extends BaseState, BattleState {
  moved: number[]
  group: number[]
  begun: number[]
}

/** Blocks 0, 1, 2 of side 0 and block 3 of side 1, all in B. */
function field(): Field {
  const s: Field = {
    ...newBlocks(SET, 4, BOX),
    stack: [],
    outcome: null,
    joins: [0, 0, 0, 0],
    attacker: [-1, 0, -1],
    moved: [1, 1, 0, 0],
    group: [1, 2, 0, 0],
    begun: [],
  }
  for (const block of [0, 1, 2, 3]) {
    put(s, SET, block, B)
    s.steps[block] = 2
    s.token[block] = 10 - block
  }
  return s
}

describe('battles', () => {
  const step = chooseBattle<Field, Frame>({
    rule: '5.1',
    areas: [A, B, C],
    noBattle: REFUSED,
    chooser: () => 2,
    begin: (s, _, area) => void s.begun.push(area),
  })

  it('begin by themselves when there is one, and are chosen when there are several', () => {
    const s = field()
    expect(step.seats?.(s, { step: 'battles' })).toBe(0)
    step.run?.(s, { step: 'battles' }, listen())
    expect(s.begun).toEqual([B])
    put(s, SET, 2, C)
    s.count[C * 2 + 1]++
    expect(step.seats?.(s, { step: 'battles' })).toBe(2)
    expect(step.choices?.battle.may(s, { step: 'battles' }, A, 0, 1)).toBe(REFUSED)
    expect(step.choices?.battle.may(s, { step: 'battles' }, C, 0, 1)).toBe(yes)
  })

  it('are fought by those who are not in reserve', () => {
    const s = field()
    s.joins[3] = 2
    expect([takesPart(s, B, 0), takesPart(s, B, 3), someTakePart(s, B, BLOCKS_OF[1])]).toEqual([
      true,
      false,
      false,
    ])
    expect(pairsFrom(s, B, [3], () => [A, C])).toHaveLength(2)
    expect(pairsFrom(s, A, [3], () => [A, C])).toEqual([])
  })

  it('put hits on the one target by themselves and ask between equals', () => {
    const hits = takeHitsBy<Field, { step: string; hits: number }>({
      rule: '5.41',
      notStrongest: REFUSED,
      owner: () => 1,
      targets: (s) => [0, 1, 2].filter((block) => s.steps[block] === Math.max(...s.steps.slice(0, 3))),
      absorb(s, f, _, block) {
        f.hits--
        s.steps[block]--
      },
      prompt: () => ({ code: 'take-hits', params: {} }),
    })
    const s = field()
    const frame = { step: 'take-hits', hits: 2 }
    s.stack.push(frame)
    expect(hits.seats?.(s, frame)).toBe(1)
    hits.choices?.hit.act(s, frame, listen(), 1, 0, 0)
    expect(hits.choices?.hit.may(s, frame, 1, 0, 0)).toBe(REFUSED)
    s.steps = [1, 1, 2, 2]
    expect(hits.seats?.(s, frame)).toBe(0)
    hits.run?.(s, frame, listen())
    hits.run?.(s, frame, listen())
    expect([s.steps[2], s.stack]).toEqual([1, []])
  })
})

describe('main attacks', () => {
  const asked: number[] = []
  const attacks = mainAttacks<Field, { step: string; side: number; area: number }>({
    rule: '5.32',
    notAttacking: REFUSED,
    areas: [A, B, C],
    blocksOf: BLOCKS_OF,
    attacks: (s, side, area, block) =>
      SET.side[block] === side && s.at[block] === area && s.moved[block] === 1,
    groupOf: (s, block) => s.group[block],
    reinforces: (s, _, area, block) => s.at[block] === area && s.moved[block] === 1,
    ask: (_, __, area) => void asked.push(area),
    prompt: () => ({ code: 'main-attack', params: {} }),
    seats: (side) => 1 << side,
  })
  const tell = (run: (referee: Referee) => void) => {
    const referee = listen()
    run(referee)
    return referee.told.map(({ event }) => event)
  }

  it('are asked for when several groups attack; the others are in reserve', () => {
    const s = field()
    expect(tell((referee) => attacks.declareAll(s, referee, 0))).toEqual([])
    expect(asked).toEqual([B])
    const frame = { step: 'main-attack', side: 0, area: B }
    s.stack.push(frame)
    expect(attacks.step.choices?.lead.may(s, frame, 2, 0, 0)).toBe(REFUSED)
    const told = tell((referee) => attacks.step.choices?.lead.act(s, frame, referee, 1, 0, 0))
    expect(told).toEqual([{ type: 'main-attack-declared', side: 0, area: B, tokens: [9] }])
    expect(s.joins).toEqual([2, 0, 0, 0])
  })

  it('are declared without a word when one group attacks, and reinforcements are reserves', () => {
    const s = field()
    s.group = [1, 1, 0, 0]
    expect(tell((referee) => attacks.declareAll(s, referee, 0))).toMatchObject([{ tokens: [9, 10] }])
    s.moved[3] = 1
    attacks.declareAll(s, listen(), 1)
    expect(s.joins).toEqual([0, 0, 0, 2])
  })
})

describe('blocks in view', () => {
  it('show their faces to those who see them, in an order that says nothing', () => {
    const s = field()
    s.known[0] = 3
    const names = { blocks: ['w', 'x', 'y', 'z'], areas: ['a', 'b', 'c'], sides: ['one', 'two'] }
    const seen = blockViews(s, SET, names, 1)
    expect(seen.map((each) => each.token)).toEqual([7, 8, 9, 10])
    expect(seen.map((each) => each.block)).toEqual(['z', undefined, undefined, 'w'])
    expect([seesFace(s, -1, 0), seesFace(s, -1, 3), seesFace(s, 0, 3)]).toEqual([true, false, false])
  })
})
