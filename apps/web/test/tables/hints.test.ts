/**
 * Hints come in a first match: matches of each game, in the scenario that a newcomer gets, are played by a Recruit in the
 * seat of somebody at a table; at every question the lines that would be told then are noted. HINT_MATCHES=20 plays more.
 */
import { client as ancien } from '@muster/ancien-regime/web/client'
import { ask } from '@muster/bots/bot'
import { recruitBot } from '@muster/bots/recruit'
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { client as hammer } from '@muster/hammer-of-the-scots/web/client'
import { fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { checkSetup } from '@muster/kernel/setup'
import { actionWords } from '@muster/kernel/words'
import { client as richard } from '@muster/richard-iii/web/client'
import { groupsOf } from '@muster/table-kit/choices/choices.ts'
import type { BoardData, GameClient } from '@muster/table-kit/client.ts'
import type { MatchSource, Update } from '@muster/table-kit/match/source.ts'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { Table } from '@muster/table-kit/table.svelte.ts'
import { client as war } from '@muster/this-war-without-an-enemy/web/client'
import { describe, expect, it } from 'vitest'
import * as engine from '../../src/match/engine.ts'
import { newMatch } from '../../src/match/saved.ts'

const MATCHES = Number(process.env.HINT_MATCHES ?? 2)
/** So many different hints at least come to everybody. */
const LEAST = 10
const NO_BOARD = { svg: { en: '', pl: '' }, geometry: { borders: [] }, symbols: '' } as unknown as BoardData

/** The lines that are told in one match to whoever sits in a seat, until there are enough of them. */
async function toldIn(game: Game, client: GameClient, scenario: string, round: number): Promise<Set<string>> {
  const setup = checkSetup(game, { scenario })
  const ids = game.seats(setup)
  const seat = round % ids.length
  const seats = ids.map((id, i) => ({
    id,
    kind: i === seat ? ('here' as const) : ('bot' as const),
    name: 'recruit',
  }))
  const saved = { ...newMatch(game.id, game.version, setup, seats, new Date()), id: `hints-${round}` }
  const played = engine.openEngine(game, {
    ...saved,
    seal: { seed: String(round).repeat(64).slice(0, 64), nonces: ids },
  })
  const coaching = await client.loadCoach?.()
  const told = new Set<string>()
  let hear: (update: Update) => void = () => undefined
  /** Hints speak of what has just happened. */
  const recent = () => {
    const { length } = played.match.log
    return Array.from({ length: Math.min(length + 1, 8) }, (_, i) =>
      engine.heardAt(played, seat, length - i),
    ).reverse()
  }
  const look = (): Update => ({
    type: 'look',
    moment: { ...engine.momentFor(played, seat), unasked: null },
    log: recent(),
    undone: false,
  })
  const source = {
    rehearses: true,
    where: 'here',
    info: { ...saved, commitment: '' },
    listen: (listener: (update: Update) => void) => {
      hear = listener
      hear(look())
      return () => undefined
    },
    ways: (request: Parameters<MatchSource['ways']>[0]) =>
      Promise.resolve(engine.waysFrom(played, seat, request)),
    close: () => undefined,
  } as unknown as MatchSource
  const table = new Table(source, client, NO_BOARD)
  const note = (): void => {
    for (const line of coaching?.lines ?? []) if (line.when(table) !== null) told.add(line.id)
  }
  const chance = fastChance(round + 1)
  const { match } = played
  for (let i = 0; i < 3000 && match.state.outcome === null && told.size < LEAST; i++) {
    if (!decidingSeats(game, match.state).includes(seat)) {
      if (!engine.botActs(played)) break
      continue
    }
    hear(look())
    note()
    // A person picks a group before sending it.
    const [group] = table.marching ? groupsOf(table) : []
    if (group !== undefined && i % 3 === 0) {
      await table.selection.find(group.blocks)
      note()
      table.choose([])
    }
    const offers = offersOf(game, match.state, seat)
    const action = ask(recruitBot, game, match.state, seat, offers, chance)
    engine.choose(played, seat, [actionWords(game, action)])
  }
  table.close()
  return told
}

describe('Hints', () => {
  settings.pace = 'instant'
  it.each([
    ['hammer-of-the-scots', hammer, 'braveheart'],
    ['richard-iii', richard, 'kingmaker'],
    ['this-war-without-an-enemy', war, 'early-war'],
    ['ancien-regime', ancien, '1740'],
  ] as const)(`at least ${LEAST} of %s come in every first match`, async (id, client, scenario) => {
    const game = CATALOGUE.find((each) => each.game.id === id)?.game
    if (game === undefined) throw new Error(id)
    const counts: number[] = []
    for (let round = 0; round < MATCHES; round++)
      counts.push((await toldIn(game, client, scenario, round)).size)
    expect(Math.min(...counts), `${counts}`).toBeGreaterThanOrEqual(LEAST)
  })
})
