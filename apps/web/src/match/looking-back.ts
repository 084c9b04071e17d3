/** Looking back at a match: any moment through any eyes, the dice checked again, a file read. Runs in the worker. */
import { type Eye, openEye } from '@muster/bots/eye'
import { loadMind } from '@muster/catalogue/minds'
import { copy } from '@muster/kernel/copy'
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Viewer } from '@muster/kernel/game'
import { type Match, seatView } from '@muster/kernel/match'
import type { Reason } from '@muster/kernel/mind'
import { type Position, positionAt } from '@muster/kernel/position'
import { type MatchRecord, readRecord, recordMatch, replay } from '@muster/kernel/record'
import type { Chronicle } from '@muster/table-kit/chronicle/chronicle.ts'
import { loadCourse } from '../games/courses.ts'
import { loadRules, type RulesEntry } from '../games/rules.ts'
import { endingIn, withEnding } from './ending.ts'
import { eyeFor, heardAt, playAgain, sealOf } from './engine.ts'
import { keepChronicle, keptChronicle } from './kept-chronicles.ts'
import { reasonFrom } from './reason.ts'
import { keepMatch, keptMatch, newMatch, type SavedMatch } from './saved.ts'
import { storyOf, type Watching } from './story.ts'
import type { MomentShown, Story, Verified, Watched } from './worker-protocol.ts'

interface Open extends Watching {
  readonly entry: RulesEntry
}

let watching: Open | null = null

function current(): Open {
  if (watching === null) throw new Error('no match is being watched')
  return watching
}

function playThrough(entry: RulesEntry, saved: SavedMatch): Open {
  const states: BaseState[] = []
  const match = playAgain(entry.game, saved, ({ state }) => states.push(copy(state)))
  return {
    entry,
    engine: { match, saved },
    states,
    outcome: match.state.outcome ?? saved.outcome,
  }
}

export async function watch(id: string): Promise<Watched> {
  const saved = await keptMatch(id)
  if (saved === undefined) throw new MusterError('corrupt-save', { reason: 'it is not on this device' })
  watching = playThrough(await loadRules(saved.game), saved)
  const { setup, seats, game } = saved
  return {
    info: { id, game, setup, seats, commitment: sealOf(watching.engine) },
    of: saved.log.length,
    by: saved.log.map(([seat]) => seat),
    outcome: watching.outcome,
  }
}

/** Why a bot made the gesture that led to a moment: what it knew may be told when nothing is at stake any more. */
export async function reasonOf(at: number): Promise<Reason> {
  const { engine, states, outcome } = current()
  if (outcome === null) throw new Error('the match goes on')
  return reasonFrom({ ...engine, eye: await eyeFor(engine.saved) }, states, at)
}

/** So much of the log is shown, and enough to know the battle that goes on. */
const MAX_LOG_LINES = 140

/**
 * A moment through a seat's eyes, a spectator's (-1) or everybody's (null), with the log from a step on. Hidden things of
 * all sides are shown only when nothing is at stake any more.
 */
export function momentAt(at: number, viewer: Viewer | null, since: number): MomentShown {
  const { engine, states, outcome } = current()
  const { game, seats } = engine.match
  const shown = states[Math.max(0, Math.min(states.length - 1, at))]
  const ears = viewer === null && outcome === null ? -1 : viewer
  const { decision: _, ...seen } = seatView(game, shown, ears ?? -1)
  const from = Math.max(0, since, at + 1 - MAX_LOG_LINES)
  return {
    seen: at === states.length - 1 ? { ...seen, outcome } : seen,
    all: ears === null ? seats.map((__, seat) => game.view(shown, seat)) : null,
    log: Array.from({ length: Math.max(0, at + 1 - from) }, (__, i) => heardAt(engine, ears, from + i)),
  }
}

/** The chronicle of the match that is looked back at, from what is kept if it was worked out before. */
export async function chronicle(): Promise<Chronicle> {
  const open = current()
  const { id, log } = open.engine.saved
  const kept = await keptChronicle(id, log.length).catch(() => undefined)
  if (kept !== undefined) return kept
  const told = await tell(open)
  // A browser that keeps nothing works it out again.
  if (open.outcome !== null) await keepChronicle(id, told).catch(() => undefined)
  return told
}

const tell = async (open: Open): Promise<Chronicle> => {
  const { id } = open.entry.game
  const [course, eye] = await Promise.all([loadCourse(id), eyeOf(id)])
  return storyOf(open, course, open.entry.caption, eye)
}

async function eyeOf(game: string): Promise<Eye | null> {
  const loaded = await loadMind(game)
  return loaded === null ? null : openEye(loaded.mind, loaded.weights)
}

/** The match that is looked back at, as a file; with its seed when it is over. */
export function record(): MatchRecord {
  const { engine, outcome } = current()
  const byRules = engine.match.state.outcome !== null
  return withEnding(recordMatch(engine.match, engine.saved.seal, outcome !== null), byRules ? null : outcome)
}

export function verify(): Verified {
  const { match, saved } = current().engine
  const began = performance.now()
  const file = recordMatch(match, saved.seal, true)
  replay(match.game, file)
  return verifiedIn(file, began)
}

/** A finished match from its file, checked: its chronicle, and what every seat sees at its end. */
export async function story(text: string): Promise<Story> {
  const began = performance.now()
  const file = readRecord(text)
  const entry = await loadRules(file.game)
  const match = replay(entry.game, file)
  const checked = verifiedIn(file, began)
  const open = playThrough(entry, savedFrom(entry, file, match))
  const { game, seats, state } = open.engine.match
  return { checked, chronicle: await tell(open), all: seats.map((_, seat) => game.view(state, seat)) }
}

/** What was compared in a file that agreed. */
function verifiedIn(file: MatchRecord, began: number): Verified {
  const draws = file.opening.draws.length + file.actions.reduce((sum, each) => sum + each.draws.length, 0)
  const milliseconds = Math.max(1, Math.round(performance.now() - began))
  return { draws, states: file.actions.length + 1, milliseconds, commitment: file.commitment }
}

function savedFrom(entry: RulesEntry, file: MatchRecord, match: Match): SavedMatch {
  const plans = match.seats.map((id) => ({ id, kind: 'remote' as const, name: '' }))
  const fresh = newMatch(file.game, file.version, file.setup, plans, new Date())
  const open = match.game.view(match.state, -1)
  return {
    ...fresh,
    // The same file is the same match, however often it is opened.
    id: file.commitment.slice(0, fresh.id.length),
    seal: {
      seed: file.seed ?? '',
      nonces: file.nonces,
      ...(file.from === undefined ? {} : { from: file.from }),
    },
    position: file.position,
    log: file.actions.map((each) => [each.seat, each.action] as const),
    outcome: match.state.outcome ?? endingIn(file),
    caption: { en: entry.caption(open, 'en'), pl: entry.caption(open, 'pl') },
  }
}

export async function importFile(text: string): Promise<string> {
  const file = readRecord(text)
  const entry = await loadRules(file.game)
  const saved = savedFrom(entry, file, replay(entry.game, file))
  await keepMatch(saved)
  return saved.id
}

/** A moment of the match that is looked back at, as a position; null where the game has no words for it. */
export function positionOf(at: number): Position | null {
  const { engine, states, outcome } = current()
  if (outcome === null) throw new Error('the match is not over')
  const { game, setup } = engine.match
  return positionAt(game, states[Math.max(0, Math.min(states.length - 1, at))], setup)
}

/** A new match in this browser that goes on from a moment of the one that is looked back at; its dice are new. */
export async function playOn(at: number, players: readonly (string | null)[]): Promise<string> {
  const { engine, outcome } = current()
  if (outcome === null) throw new Error('the match is not over')
  const { saved, match } = engine
  const seats = match.seats.map((id, i) => {
    const bot = players[i]
    return bot == null ? { id, kind: 'here' as const, name: '' } : { id, kind: 'bot' as const, name: bot }
  })
  const next = goesOn(saved, at, newMatch(saved.game, saved.version, saved.setup, seats, new Date()))
  await keepMatch(next)
  return next.id
}

/** A fresh match with the first gestures of another, and their dice. */
export const goesOn = ({ seal, log, position }: SavedMatch, at: number, fresh: SavedMatch): SavedMatch => ({
  ...fresh,
  position,
  seal: { ...fresh.seal, from: { ...seal, gestures: at } },
  log: log.slice(0, at),
})
