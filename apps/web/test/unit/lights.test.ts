/** A refusal lights what it speaks of: in every game the kernel's “why?” names piece and place, and the table lights both. */
import { ancienRegime } from '@muster/ancien-regime/game'
import { position as inAncien } from '@muster/ancien-regime/testing'
import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import { position as inHammer } from '@muster/hammer-of-the-scots/testing'
import type { BaseState, Game } from '@muster/kernel/game'
import { type Question, type Thing, why } from '@muster/kernel/why'
import { richardIII } from '@muster/richard-iii/game'
import { position as inRichard } from '@muster/richard-iii/testing'
import type { PieceScene } from '@muster/table-kit/client.ts'
import { lightsOf } from '@muster/table-kit/lights.ts'
import { thisWarWithoutAnEnemy } from '@muster/this-war-without-an-enemy/game'
import { position as inWar } from '@muster/this-war-without-an-enemy/testing'
import { describe, expect, it } from 'vitest'

interface Case {
  readonly game: Game
  readonly state: BaseState
  readonly seat: number
  readonly question: Question
  readonly code: string
  /** What is lit: pieces and places, in the game's own domains. */
  readonly lit: readonly Thing[]
}

const hammer = (): Case => {
  const table = inHammer({ mar: 'keith, etterick, douglas' }).turn('move-1-1', 'move-3-1')
  table.march('keith', 'angus').march('etterick', 'angus')
  return {
    game: hammerOfTheScots as Game,
    state: table.state,
    seat: 1,
    question: { kind: 'choices', choices: ['move douglas', 'to angus'] },
    code: 'border-full',
    lit: [
      { domain: 'block', id: 'douglas' },
      { domain: 'area', id: 'angus' },
      { domain: 'area', id: 'mar' },
    ],
  }
}

const richard = (): Case => {
  const table = inRichard({ derby: 'clifford, devon', kent: 'york', warwick: 'warwick-y' })
  table.turn('action-2-1', 'action-4-1').march('warwick-y', 'derby').york('end').lancaster('end')
  return {
    game: richardIII as Game,
    state: table.state,
    seat: 0,
    question: { kind: 'thing', domain: 'area', id: 'kent', chosen: ['clifford'] },
    code: 'no-retreat-in-round-one',
    lit: [
      { domain: 'block', id: 'clifford' },
      { domain: 'area', id: 'kent' },
    ],
  }
}

const war = (): Case => {
  const table = inWar({ kent: 'p-essex 4', essex: 'r-charles' }).actions('royalist', 3)
  return {
    game: thisWarWithoutAnEnemy as Game,
    state: table.state,
    seat: 0,
    question: { kind: 'choices', choices: ['group essex', 'join r-charles', 'march cornwall'] },
    code: 'no-border',
    lit: [
      { domain: 'area', id: 'essex' },
      { domain: 'block', id: 'r-charles' },
      { domain: 'area', id: 'cornwall' },
    ],
  }
}

const ancien = (): Case => {
  const table = inAncien({ berlin: 'Frederick 2' }).movementTurn('prussia', 'spain')
  return {
    game: ancienRegime as Game,
    state: table.state,
    seat: 1,
    question: { kind: 'thing', domain: 'territory', id: 'wien', chosen: ['frederick-ii'] },
    code: 'not-adjacent',
    lit: [
      { domain: 'general', id: 'frederick-ii' },
      { domain: 'territory', id: 'wien' },
    ],
  }
}

describe.each([hammer, richard, war, ancien])('a refusal of %o', (make) => {
  it('lights the piece and the places that it speaks of', () => {
    const { game, state, seat, question, code, lit } = make()
    const answer = why(game, state, seat, question)
    if (answer.kind !== 'refused') throw new Error('it is offered')
    expect([answer.refusal.code, answer.things]).toEqual([code, lit])
    const [piece, place] = game.id === 'ancien-regime' ? ['general', 'territory'] : ['block', 'area']
    const block = lit.find((each) => each.domain === piece)?.id ?? ''
    const stage = {
      pieces: [{ key: '7', block, area: 'here' } as PieceScene, { key: '8', block: null } as PieceScene],
      domain: (generic: 'block' | 'area') => (generic === 'block' ? piece : place),
    }
    expect(lightsOf(stage, answer.things)).toEqual({
      areas: [...lit.flatMap((each) => (each.domain === place ? [each.id] : [])), 'here'],
      pieces: ['7'],
    })
  })
})
