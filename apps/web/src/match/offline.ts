/** A match played in a worker of this browser and kept in it. Needs no server. */
import type { Outcome, Seat, Viewer } from '@muster/kernel/game'
import type { Reason } from '@muster/kernel/mind'
import type { Position } from '@muster/kernel/position'
import type { WhyAnswer } from '@muster/kernel/why'
import type { Said } from '@muster/protocol/talk'
import type { Chronicle } from '@muster/table-kit/chronicle/chronicle.ts'
import type { BoardData, GameClient } from '@muster/table-kit/client.ts'
import { Rejected } from '@muster/table-kit/match/rejected.ts'
import type { MatchSource, Moment, Talk, Update } from '@muster/table-kit/match/source.ts'
import { loadClient } from '../games/clients.ts'
import { askingOdds } from './asking-odds.ts'
import { keptMatch } from './saved.ts'
import { fromPosition } from './start.ts'
import { thinkerFor } from './thinker.ts'
import type { Dealt, OddsTold } from './thinking.ts'
import type { MomentShown, Opened, Reply, Request, Story, Verified, Watched } from './worker-protocol.ts'

export class CannotOpen extends Error {
  readonly code: string
  constructor(code: string, reason: string) {
    super(reason)
    this.code = code
  }
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** A worker that answers questions, and what it says unasked. */
function hire(
  hear: (update: Update) => void,
  hearSaid: (said: readonly Said[]) => void = () => undefined,
  hearOdds: (told: OddsTold) => void = () => undefined,
) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let number = 0
  worker.onmessage = (message: MessageEvent<Reply>) => {
    const reply = message.data
    if (reply.type === 'update') return hear(reply.update)
    if (reply.type === 'said') return hearSaid(reply.said)
    if (reply.type === 'odds') return hearOdds(reply)
    const asked = waiting.get(reply.number)
    waiting.delete(reply.number)
    if (reply.type === 'done') asked?.resolve(reply.result)
    else asked?.reject(new CannotOpen(reply.code, reply.reason))
  }
  worker.onerror = (event) => {
    for (const each of waiting.values()) each.reject(new CannotOpen('unexpected', event.message))
    waiting.clear()
  }
  return {
    ask: <T>(request: Request): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        waiting.set(++number, { resolve: (result) => resolve(result as T), reject })
        worker.postMessage({ number, request })
      }),
    dismiss: () => worker.terminate(),
  }
}

/** Who listens, and what came before anybody did. */
function ears() {
  const listening = new Set<(update: Update) => void>()
  const early: Update[] = []
  return {
    hear(update: Update): void {
      if (listening.size === 0) early.push(update)
      for (const each of listening) each(update)
    },
    listen(each: (update: Update) => void): () => void {
      listening.add(each)
      for (const update of early.splice(0)) each(update)
      return () => listening.delete(each)
    },
  }
}

/** The talk with bots: the worker tells all of it anew whenever something was said. */
function talkHere() {
  const listening = new Set<(said: readonly Said[]) => void>()
  let known: readonly Said[] | null = null
  /** The rules refuse nothing else that the table would send: 10.3.9, and an answer that came before this one. */
  const refused = (code: 'silence' | 'already-answered') => (): never => {
    throw new Rejected(code)
  }
  return {
    hear(said: readonly Said[]): void {
      known = said
      for (const each of listening) each(said)
    },
    talk: (ask: <T>(request: Request) => Promise<T>): Talk => ({
      listen(each) {
        listening.add(each)
        if (known !== null) each(known)
        return () => listening.delete(each)
      },
      say: (text, to, terms) =>
        ask<void>({ type: 'say', text, to: to?.[0] ?? null, terms }).catch(refused('silence')),
      answer: (said, answer) =>
        ask<void>({ type: 'answer', said, answer }).catch(refused('already-answered')),
    }),
  }
}

interface Laid {
  readonly client: GameClient
  readonly board: BoardData
}

/** The game of a match that is kept on this device. */
export async function gameOf(id: string): Promise<string> {
  const kept = await keptMatch(id)
  if (kept === undefined) throw new CannotOpen('corrupt-save', 'it is not on this device')
  return kept.game
}

async function fetchTable(game: string | Promise<string>): Promise<Laid> {
  const client = await loadClient(await game)
  return { client, board: await client.loadBoard() }
}

/** A match and what it is drawn with, which needs only its game and so comes while the worker plays it again. */
export async function withTable<T extends { close(): void }>(
  game: string | Promise<string>,
  opening: Promise<T>,
): Promise<readonly [T, Laid]> {
  try {
    return await Promise.all([opening, fetchTable(game)])
  } catch (error) {
    void opening.then((opened) => opened.close()).catch(() => undefined)
    throw error
  }
}

export const openOffline = (id: string, viewer: Viewer | null = null): Promise<MatchSource> =>
  openBy({ type: 'open', id, viewer })

/**
 * A match from a position, which is played like any other but not kept. `players` are the bots by seat; null is a
 * person here.
 */
export async function openPosition(
  game: string,
  position: Position,
  players: readonly (string | null)[],
): Promise<MatchSource> {
  return openBy({ type: 'try', match: await fromPosition(game, position, players), open: false })
}

/** A match from a position in which one person plays all the seats and sees every piece. It is not kept. */
export async function openByHand(game: string, position: Position, seats: number): Promise<MatchSource> {
  const [match, client] = await Promise.all([
    fromPosition(game, position, new Array<null>(seats).fill(null)),
    loadClient(game),
  ])
  const source = await openBy({ type: 'try', match, open: true })
  const { faceUp } = client
  if (faceUp === undefined) return source
  const seenBy = (moment: Moment): Moment =>
    moment.all === undefined
      ? moment
      : { ...moment, seen: { ...moment.seen, view: faceUp(moment.all, Math.max(0, moment.viewer)) } }
  return {
    ...source,
    listen: (hear) => source.listen((update) => hear({ ...update, moment: seenBy(update.moment) })),
  }
}

async function openBy(request: Request): Promise<MatchSource> {
  const { hear, listen } = ears()
  const voices = talkHere()
  const { ask, dismiss } = hire(hear, voices.hear, (told) => asking.hear(told))
  // The worker of the match has its rules at hand: nobody needs to be hired for odds.
  const asking = askingOdds(
    (number, meant) => ask({ type: 'odds', number, meant }),
    (number) => void ask({ type: 'stop-odds', number }),
  )
  try {
    const { info, talks } = await ask<Opened>(request)
    const thinker = thinkerFor(info.game, () => ask<Dealt>({ type: 'dealt' }))
    return {
      rehearses: true,
      where: 'here',
      info,
      listen,
      act: (choices) => ask({ type: 'act', choices }),
      undo: () => ask({ type: 'undo' }),
      ...(request.type === 'open' ? { giveUp: () => ask<void>({ type: 'resign' }) } : {}),
      look: (eyes) => ask({ type: 'look', viewer: eyes }),
      why: (question) => ask({ type: 'why', question }),
      reason: (at) => ask({ type: 'reason', at }),
      odds: asking.odds,
      advice: thinker.advice,
      ways: (request) => ask({ type: 'ways', request }),
      record: () => ask({ type: 'record' }),
      ...(talks ? { talk: voices.talk(ask) } : {}),
      close() {
        thinker.dismiss()
        dismiss()
      },
    }
  } catch (error) {
    dismiss()
    throw error
  }
}

/** One view of what all seats see. */
type Merge = (views: readonly unknown[]) => unknown

/** A match to look back at: nothing in it can be chosen. */
export interface ReplaySource extends MatchSource {
  readonly of: number
  /** By gesture: the seat that made it. */
  readonly by: readonly Seat[]
  /** How it ended, also when people ended it; null while it goes on. */
  readonly outcome: Outcome | null
  /** Shows a moment at once, through a seat's eyes, a spectator's (-1), or everybody's (null). */
  show(at: number, viewer: Viewer | null, merge: Merge): Promise<void>
  /** Tells the step that leads to a moment, after the one before it was shown: it is seen in its beats. */
  tell(at: number, viewer: Viewer | null, merge: Merge): Promise<void>
  chronicle(): Promise<Chronicle>
  /** The id of a new match that goes on from a moment; a bot's id, or null for a person here, by seat. */
  playOn(at: number, players: readonly (string | null)[]): Promise<string>
  /** A moment as a position for the lab; null where the game has no words for it. */
  position(at: number): Promise<Position | null>
  verify(): Promise<Verified>
}

const OVER = {
  kind: 'refused',
  refusal: { code: 'match-over', rule: '9.0', params: {} },
  things: [],
  index: 0,
  others: [],
} as const satisfies WhyAnswer

export async function openReplay(id: string): Promise<ReplaySource> {
  const { hear, listen } = ears()
  const { ask, dismiss } = hire(hear)
  try {
    const { info, of, by, outcome } = await ask<Watched>({ type: 'watch', id })
    const look = async (at: number, viewer: Viewer | null, merge: Merge, since: number) => {
      const { seen, all, log } = await ask<MomentShown>({ type: 'moment', at, viewer, since })
      const view = all === null ? seen.view : merge(all)
      const moment = {
        at,
        viewer: viewer ?? -1,
        seen: { ...seen, view },
        undoable: 0,
        undoes: [],
        undoBar: null,
        unasked: null,
      } as const
      return { moment, log }
    }
    return {
      rehearses: true,
      where: 'here',
      info,
      of,
      by,
      outcome,
      listen,
      async show(at, viewer, merge) {
        hear({ type: 'look', ...(await look(at, viewer, merge, 0)), undone: false })
      },
      async tell(at, viewer, merge) {
        const { moment, log } = await look(at, viewer, merge, at)
        hear({ type: 'step', moment, heard: log[log.length - 1] })
      },
      chronicle: () => ask({ type: 'chronicle' }),
      playOn: (at, players) => ask({ type: 'play-on', at, players }),
      position: (at) => ask({ type: 'position', at }),
      verify: () => ask({ type: 'verify' }),
      act: () => Promise.resolve({ kind: 'refused', index: 0, refusal: OVER.refusal }),
      undo: () => Promise.resolve(),
      look: () => Promise.resolve(),
      why: () => Promise.resolve(OVER),
      ...(outcome === null ? {} : { reason: (at: number) => ask<Reason>({ type: 'reason', at }) }),
      ways: () => Promise.resolve([]),
      record: () => ask({ type: 'record' }),
      close: dismiss,
    }
  } catch (error) {
    dismiss()
    throw error
  }
}

/** Checks and keeps a match file; the id under which it is kept. */
export async function importMatch(text: string): Promise<string> {
  const { ask, dismiss } = hire(() => undefined)
  try {
    return await ask<string>({ type: 'import', text })
  } finally {
    dismiss()
  }
}

/** All of a match that is over, from its file, whose dice are checked. */
export async function storyIn(text: string): Promise<Story> {
  const { ask, dismiss } = hire(() => undefined)
  try {
    return await ask<Story>({ type: 'story', text })
  } finally {
    dismiss()
  }
}
