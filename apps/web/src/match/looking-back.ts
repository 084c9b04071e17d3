/** Looking back at a match: any moment through any eyes, the dice checked again, a file read. Runs in the worker. */
import { copy } from '@muster/kernel/copy'
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Game, Viewer } from '@muster/kernel/game'
import { actAll, seatView } from '@muster/kernel/match'
import { type MatchRecord, readRecord, recordMatch, replay } from '@muster/kernel/record'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { parseGesture } from '@muster/kernel/words'
import { loadRules, type RulesEntry } from '../games/rules.ts'
import { beginMatch, type Engine, heardAt, sealOf } from './engine.ts'
import { keepMatch, keptMatch, newMatch, type SavedMatch } from './saved.ts'
import type { MomentShown, Verified, Watched } from './worker-protocol.ts'

interface Watching {
  readonly engine: Engine
  /** The state after each gesture, the opening first. */
  readonly states: readonly BaseState[]
}

let watching: Watching | null = null

function current(): Watching {
  if (watching === null) throw new Error('no match is being watched')
  return watching
}

function playThrough(entry: RulesEntry, saved: SavedMatch): Watching {
  const { game } = entry
  const chance = sealedChance(saved.seal.seed, saved.seal.nonces)
  const match = beginMatch(game, saved, chance)
  const states = [copy(match.state)]
  for (const [seat, words] of saved.log) {
    actAll(match, seat, parseGesture(game, words))
    states.push(copy(match.state))
  }
  return { engine: { match, saved, eye: null }, states }
}

export async function watch(id: string): Promise<Watched> {
  const saved = await keptMatch(id)
  if (saved === undefined) throw new MusterError('corrupt-save', { reason: 'it is not on this device' })
  const entry = await loadRules(saved.game)
  watching = playThrough(entry, saved)
  const { setup, seats, game } = saved
  return {
    info: { id, game, setup, seats, commitment: sealOf(watching.engine) },
    of: saved.log.length,
    over: watching.engine.match.state.outcome !== null,
  }
}

/** Hidden things of both sides are shown only when nothing is at stake any more. */
export function momentAt(at: number, viewer: Viewer): MomentShown {
  const { engine, states } = current()
  const { game, state, seats } = engine.match
  const shown = states[Math.max(0, Math.min(states.length - 1, at))]
  const { decision: _, ...seen } = seatView(game, shown, viewer)
  const over = state.outcome !== null
  return {
    seen,
    all: over ? seats.map((__, seat) => game.view(shown, seat)) : null,
    log: Array.from({ length: at + 1 }, (__, step) => heardAt(engine, viewer, step)).slice(-40),
  }
}

/** The match that is looked back at, as a file; with its seed when it is over. */
export function record(): MatchRecord {
  const { match, saved } = current().engine
  return recordMatch(match, saved.seal, match.state.outcome !== null)
}

export function verify(): Verified {
  const { match, saved } = current().engine
  const began = performance.now()
  return compared(match.game, recordMatch(match, saved.seal, true), began)
}

export async function check(text: string): Promise<Verified> {
  const began = performance.now()
  const record = readRecord(text)
  return compared((await loadRules(record.game)).game, record, began)
}

function compared(game: Game, record: MatchRecord, began: number): Verified {
  replay(game, record)
  const draws = record.opening.draws.length + record.actions.reduce((sum, each) => sum + each.draws.length, 0)
  const milliseconds = Math.max(1, Math.round(performance.now() - began))
  return { draws, states: record.actions.length + 1, milliseconds, commitment: record.commitment }
}

export async function importFile(text: string): Promise<string> {
  const record = readRecord(text)
  const entry = await loadRules(record.game)
  const match = replay(entry.game, record)
  const plans = match.seats.map((id) => ({ id, kind: 'remote' as const, name: '' }))
  const fresh = newMatch(record.game, record.version, record.setup, plans, new Date())
  const open = match.game.view(match.state, -1)
  const saved: SavedMatch = {
    ...fresh,
    seal: { seed: record.seed ?? '', nonces: record.nonces },
    log: record.actions.map((each) => [each.seat, each.action] as const),
    outcome: match.state.outcome,
    caption: { en: entry.caption(open, 'en'), pl: entry.caption(open, 'pl') },
  }
  await keepMatch(saved)
  return saved.id
}
