/**
 * The odds of a battle, from what a seat sees and nothing else. Hidden blocks may be any that could stand there: nobles
 * are on the map, all others as likely there as in the pool. They are reckoned at full strength.
 */
import { BattleTally, type BattleWays, type Fighter } from '@muster/block-kit/battle-odds'
import type { BlockView } from '@muster/block-kit/block-view'
import { type Chance, fastChance, shuffle } from '@muster/kernel/chance'
import type { Expected, Odds } from '@muster/kernel/odds'
import { offersOf } from '@muster/kernel/play'
import { actionWords } from '@muster/kernel/words'
import { hammerOfTheScots as game } from '../game.ts'
import { isHome } from '../rules/1-board.ts'
import type { State } from '../state.ts'
import {
  areaNumber,
  BLOCKS_OF,
  blockNumber,
  CELTIC,
  COASTAL,
  COUNTERPART,
  enemyOf,
  FRENCH,
  isNoble,
  KING,
  LETTER,
  MAX_STEPS,
  MORAY,
  NOBLE_OF,
  NOBLES,
  NORSE,
  RATING,
  SIDE,
  SIDES,
  type Side,
  THE_ENGLAND,
} from '../tables.ts'
import { type HammerView, view } from '../view.ts'

/** How often it is fought: the odds are then within a point of what they would be if it were fought for ever. */
const FOUGHT = 3000
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
export function oddsOfBattle(view: HammerView, seat: number, waiting: readonly string[]): Expected | null {
  const { battle } = view
  if (battle === null) return null
  const there = view.blocks.filter(({ area }) => area === battle.area)
  const acted = (name: string): boolean => hasActed(name, battle.turn, sideCalled(battle.attacker), waiting)
  return fight(view, seat as Side, {
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
export function oddsOfAttack(view: HammerView, seat: number, { area, blocks }: Attack): Expected | null {
  const side = seat as Side
  const enemy = SIDES[enemyOf(side)]
  const there = view.blocks.filter((each) => each.area === area)
  if (!there.some((each) => each.side === enemy)) return null
  const isJoining = there.some((each) => each.side !== enemy)
  const coming = view.blocks
    .filter((each) => each.block !== undefined && blocks.includes(each.block) && each.area !== area)
    .map((each) => ({ ...each, area, reserve: isJoining }))
  return fight(view, side, {
    there: [...there, ...coming],
    area,
    attacker: side,
    round: 0,
    turn: 0,
    acted: () => false,
  })
}

/** A battle that is about to be fought, when it is named. */
function oddsOfNamed(seen: HammerView, seat: number, area: string, attacker: number): Expected {
  const there = seen.blocks.filter((each) => each.area === area)
  return fight(seen, seat as Side, { there, area, attacker, round: 0, turn: 0, acted: () => false })
}

export const hammerOdds: Odds<State> = {
  by: 'reckoning',
  reckon(dealt, seat, meant) {
    const seen = view(dealt, seat)
    if (meant === null) {
      const offered = offersOf(game, dealt, seat).map((action) => actionWords(game, action).split(' '))
      return oddsOfBattle(
        seen,
        seat,
        offered.flatMap(([, block]) => block ?? []),
      )
    }
    const { place: area } = meant
    const said = meant.choices.map((words) => words.split(' '))
    if (said.some(([verb]) => verb === 'battle'))
      return oddsOfNamed(seen, seat, area, dealt.attacker[areaNumber(area)])
    const blocks = said.flatMap(([verb, block]) => (verb === 'move' || verb === 'sail' ? block : []))
    return oddsOfAttack(seen, seat, { area, blocks })
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

function fight(view: HammerView, side: Side, scene: Scene): Expected {
  const chance = fastChance(SEED)
  const tally = new BattleTally(side)
  const isOpen = scene.there.every(({ block }) => block !== undefined)
  const dealer = isOpen ? null : dealerOf(view, enemyOf(side), chance)
  const open = fightersOf(scene, NOBODY_DEALT)
  const { attacker, round, turn } = scene
  for (let i = 0; i < FOUGHT; i++) {
    const fighters = dealer === null ? open : fightersOf(scene, dealer())
    tally.add({ fighters, attacker, round, turn }, WAYS, chance)
  }
  return { ...tally.expected, attacks: attacker === side, fightsOn: 'all' }
}

/** Blocks of a side that may be anywhere, for all that one sees. */
function hiddenOf(view: HammerView, side: Side): number[] {
  const seen = new Set(view.blocks.flatMap(({ block }) => (block === undefined ? [] : [blockNumber(block)])))
  const dead = new Set(view.dead.map(blockNumber))
  return BLOCKS_OF[side].filter((block) => {
    if (seen.has(block) || dead.has(block) || block === FRENCH) return false
    if (block === KING) return view.crowned
    return !isNoble(block) || block === MORAY || view.nobles[NOBLES[NOBLE_OF[block]]] === SIDES[side]
  })
}

const NOBODY_DEALT: ReadonlyMap<number, number> = new Map()

/** Deals the hidden blocks to the backs on the map, by token, again and again. Who is left over is in the pool. */
function dealerOf(view: HammerView, side: Side, chance: Chance): () => ReadonlyMap<number, number> {
  const backs = view.blocks.filter((each) => each.side === SIDES[side] && each.block === undefined)
  const hidden = hiddenOf(view, side)
  const mapped = hidden.filter((block) => isNoble(block) && block !== MORAY)
  const others = hidden.filter((block) => !mapped.includes(block))
  const dealt = new Map<number, number>()
  return () => {
    dealt.clear()
    const left = [...mapped, ...shuffle(chance, others)]
    for (const back of shuffle(chance, backs)) {
      const at = left[0] === NORSE && !isCoast(back.area) ? 1 : 0
      if (at < left.length) dealt.set(back.token, left.splice(at, 1)[0])
    }
    return dealt
  }
}

const isCoast = (area: string): boolean => COASTAL[areaNumber(area)] && areaNumber(area) !== THE_ENGLAND

function fightersOf(scene: Scene, dealt: ReadonlyMap<number, number>): Fighter[] {
  return scene.there.flatMap((each) => {
    const block = each.block === undefined ? dealt.get(each.token) : blockNumber(each.block)
    if (block === undefined) return []
    // Who has been turned up in the battle has stayed; who was seen elsewhere has not been asked yet.
    const isTurnedUp = scene.round > 0 && each.block !== undefined && !each.reserve
    const acted = each.block !== undefined && scene.acted(each.block) ? scene.round : 0
    const joins = each.reserve ? Math.max(2, scene.round + 1) : 1
    const other = COUNTERPART[block]
    return [
      {
        ...fighterOf(block, scene.area, each.steps ?? MAX_STEPS[block]),
        joins,
        acted,
        unsure: CELTIC[block] && !isTurnedUp,
        turncoat: other < 0 ? undefined : fighterOf(other, scene.area, 1),
      },
    ]
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
