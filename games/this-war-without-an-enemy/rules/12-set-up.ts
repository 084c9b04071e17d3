/** 12.0 Setting up a scenario. */
import { put } from '@muster/block-kit/blocks'
import type { Setup } from '@muster/kernel/game'
import type { Referee } from '../events.ts'
import { BESIDE_MAP, IN_DECK, LATER, OUT_OF_GAME, type State } from '../state.ts'
import { ARMIES, blockNumber, cardNumber, POOL, placeNumber, ROYALIST, SIDES } from '../tables.ts'
import { TRAILS_SINCE } from '../trail.ts'
import { setControl } from './4-board.ts'
import { setUpPath } from './12-path-to-war.ts'
import { emptyTable, nameAll, printedSetup, scenario, set, TURNS } from './12-scenarios.ts'

/** 12.12, 12.22, 12.32, 12.42, 12.52 The decks: what is in them, what comes later, what is beside the map or out. */
export function prepareFirstDecks(s: State): void {
  const { decks } = scenario(s.scenario)
  s.cardAt.fill(OUT_OF_GAME)
  const lay = (cards: readonly string[], at: number): void => {
    for (const card of cards) s.cardAt[cardNumber(card.toLowerCase())] = at
  }
  for (const side of SIDES) {
    lay(decks.inDeck[side], IN_DECK)
    lay(decks.enterLater[side], LATER)
  }
  lay(decks.besideMap, BESIDE_MAP)
}

/**
 * 12.1, 12.3 The long scenarios are printed block by block; 12.11 beyond that the rules are followed as they are.
 * 12.13, 12.33 The blocks of the lists, at full strength (12.33: Ruling), the pools, and the Victory Points.
 */
export function setUp(setup: Setup, referee: Referee, rules: number): State {
  const s = emptyTable(setup.scenario)
  if (rules < TRAILS_SINCE) s.trail = undefined
  const { start, startingVP } = scenario(setup.scenario)
  prepareFirstDecks(s)
  const printed = printedSetup(setup.scenario)
  if (setup.scenario === 'path-to-war') {
    setUpPath(s, referee, printed)
    return s
  }
  for (const army of [printed.royalist, printed.parliament]) {
    for (const [place, blocks] of Object.entries({ ...army.areas, ...army.offMap })) {
      for (const block of blocks) set(s, blockNumber(block), placeNumber(place))
    }
    for (const block of army.pool) put(s, ARMIES, blockNumber(block), POOL)
  }
  nameAll(s, referee)
  setControl(s)
  s.vp = startingVP.side === SIDES[ROYALIST] ? (startingVP.points ?? 0) : -(startingVP.points ?? 0)
  s.stack.push({ step: 'year', year: start.year, turn: TURNS.indexOf(start.turn) })
  return s
}
