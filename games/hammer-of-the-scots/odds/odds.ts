/** The odds of a battle, from what a seat sees and nothing else: what is hidden is dealt again and again. */
import { BattleTally, type BattleWays, type Fighter } from '@muster/block-kit/battle-odds'
import type { BlockView } from '@muster/block-kit/block-view'
import { fastChance } from '@muster/kernel/chance'
import type { Expected, Odds } from '@muster/kernel/odds'
import { offersOf } from '@muster/kernel/play'
import { actionWords } from '@muster/kernel/words'
import { hammerOfTheScots as game } from '../game.ts'
import { isHome } from '../rules/1-board.ts'
import type { State } from '../state.ts'
import {
  areaNumber,
  blockNumber,
  CELTIC,
  COUNTERPART,
  enemyOf,
  isNoble,
  KING,
  LETTER,
  RATING,
  SIDE,
  SIDES,
  type Side,
} from '../tables.ts'
import { redeal, view } from '../view.ts'

/** How often it is fought: their standard error is then half a point or a little more. */
const FOUGHT = 7200
/** Fights on one deal: to deal costs more than to fight. */
const FIGHTS = 4
const SEED = 1297
const sideCalled = (name: string): number => (SIDES as readonly string[]).indexOf(name)
/** A noble or a king is given up last. */
const DEAR = 100

/** 5.3, 5.32, 5.41 */
const WAYS: BattleWays = { letters: 3, lastRound: 3, hits: 'one by one', changesHands: true }

/** An attack that is thought about: these blocks of the seat's own go there. */
export interface Attack {
  readonly area: string
  readonly blocks: readonly string[]
}

/** The battle that is being fought, as a seat sees it. `waiting`: who of those in turn has not had it yet. */
export function oddsOfBattle(dealt: State, seat: number, waiting: readonly string[]): Expected | null {
  const seen = view(dealt, seat)
  const { battle } = seen
  if (battle === null) return null
  const there = seen.blocks.filter(({ area }) => area === battle.area)
  const acted = (name: string): boolean => hasActed(name, battle.turn, sideCalled(battle.attacker), waiting)
  return fight(dealt, seat as Side, {
    there,
    area: battle.area,
    attacker: sideCalled(battle.attacker),
    round: battle.round,
    turn: battle.turn,
    acted,
  })
}

/** Whether a block has had its turn in this round: its letter and side were due before, or are and it does not wait. */
function hasActed(name: string, turn: number, attacker: number, waiting: readonly string[]): boolean {
  const block = blockNumber(name)
  const due = LETTER[block] * 2 + (SIDE[block] === attacker ? 1 : 0)
  return due < turn || (due === turn && !waiting.includes(name))
}

/** An attack before it is sent; null where there is nobody to attack. */
export function oddsOfAttack(dealt: State, seat: number, { area, blocks }: Attack): Expected | null {
  const seen = view(dealt, seat)
  const side = seat as Side
  const enemy = SIDES[enemyOf(side)]
  const there = seen.blocks.filter((each) => each.area === area)
  if (!there.some((each) => each.side === enemy)) return null
  const isJoining = there.some((each) => each.side !== enemy)
  const coming = seen.blocks
    .filter((each) => each.block !== undefined && blocks.includes(each.block) && each.area !== area)
    .map((each) => ({ ...each, area, reserve: isJoining }))
  return fight(dealt, side, {
    there: [...there, ...coming],
    area,
    attacker: side,
    round: 0,
    turn: 0,
    acted: () => false,
  })
}

/** A battle that is about to be fought, when it is named. */
function oddsOfNamed(dealt: State, seat: number, area: string): Expected {
  const attacker = dealt.attacker[areaNumber(area)]
  const there = view(dealt, seat).blocks.filter((each) => each.area === area)
  return fight(dealt, seat as Side, { there, area, attacker, round: 0, turn: 0, acted: () => false })
}

export const hammerOdds: Odds<State> = {
  by: 'reckoning',
  reckon(dealt, seat, meant) {
    if (meant === null) {
      const offered = offersOf(game, dealt, seat).map((action) => actionWords(game, action).split(' '))
      return oddsOfBattle(
        dealt,
        seat,
        offered.flatMap(([, block]) => block ?? []),
      )
    }
    const { place: area } = meant
    const said = meant.choices.map((words) => words.split(' '))
    if (said.some(([verb]) => verb === 'battle')) return oddsOfNamed(dealt, seat, area)
    const blocks = said.flatMap(([verb, block]) => (verb === 'move' || verb === 'sail' ? block : []))
    return oddsOfAttack(dealt, seat, { area, blocks })
  },
}

interface Scene {
  readonly there: readonly BlockView[]
  readonly area: string
  readonly attacker: number
  readonly round: number
  readonly turn: number
  acted(block: string): boolean
}

function fight(dealt: State, side: Side, scene: Scene): Expected {
  const chance = fastChance(SEED)
  const tally = new BattleTally(side)
  const isOpen = scene.there.every(({ block }) => block !== undefined)
  const { attacker, round, turn } = scene
  let fighters = isOpen ? fightersOf(scene, dealt) : []
  for (let i = 0; i < FOUGHT; i++) {
    if (!isOpen && i % FIGHTS === 0) fighters = fightersOf(scene, redeal(dealt, side, chance))
    tally.add({ fighters, attacker, round, turn }, WAYS, chance)
  }
  return { ...tally.expected, attacks: attacker === side, fightsOn: 'all' }
}

/** Those who fight, if hidden blocks are who they are on this deal. */
function fightersOf(scene: Scene, dealt: State): Fighter[] {
  return scene.there.map((each) => {
    const block = each.block === undefined ? dealt.token.indexOf(each.token) : blockNumber(each.block)
    // Who has been turned up in the battle has stayed; who was seen elsewhere has not been asked yet.
    const isTurnedUp = scene.round > 0 && each.block !== undefined && !each.reserve
    const acted = each.block !== undefined && scene.acted(each.block) ? scene.round : 0
    const joins = each.reserve ? Math.max(2, scene.round + 1) : 1
    const other = COUNTERPART[block]
    return {
      ...fighterOf(block, scene.area, each.steps ?? dealt.steps[block]),
      joins,
      acted,
      unsure: CELTIC[block] && !isTurnedUp,
      turncoat: other < 0 ? undefined : fighterOf(other, scene.area, 1),
    }
  })
}

/** 1.4 A noble who defends his home fights one better. */
function fighterOf(block: number, area: string, steps: number): Fighter {
  return {
    side: SIDE[block],
    letter: LETTER[block],
    later: LETTER[block],
    attack: RATING[block],
    defence: RATING[block] + (isHome(block, areaNumber(area)) ? 1 : 0),
    steps,
    joins: 1,
    acted: 0,
    worth: RATING[block] + (isNoble(block) || block === KING ? DEAR : 0),
    unsure: false,
  }
}
