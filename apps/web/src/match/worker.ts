/** The worker in which an offline match is played and kept. The page only ever gets what its viewer may see. */
import { titleCalled } from '@muster/catalogue/listed'
import { fastChance } from '@muster/kernel/chance'
import { MusterError } from '@muster/kernel/errors'
import type { Viewer } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import type { Meant } from '@muster/kernel/odds'
import type { Moment } from '@muster/table-kit/match/source.ts'
import { loadRules, type RulesEntry } from '../games/rules.ts'
import * as play from './engine.ts'
import * as back from './looking-back.ts'
import { reasonAt } from './reason.ts'
import type { Reckoning } from './reckoning.ts'
import { keepMatch, keptMatch, type SavedMatch } from './saved.ts'
import { answerHere, saidTo, sayHere, talkingFor } from './talking.ts'
import type { Opened, Reply, Request, Sent } from './worker-protocol.ts'

interface Open {
  readonly entry: RulesEntry
  readonly engine: play.Engine
  readonly isKept: boolean
  /** One person plays all the seats: everything is seen. */
  readonly isOpen: boolean
  viewer: Viewer
}

let table: Open | null = null
const post = (reply: Reply): void => self.postMessage(reply)

self.onmessage = (message: MessageEvent<Sent>): void => {
  const { number, request } = message.data
  // One after the other: a request sees what the one before it did.
  turn = turn.then(async () => {
    try {
      post({ type: 'done', number, result: await answer(request) })
    } catch (error) {
      const code = error instanceof MusterError ? error.code : 'unexpected'
      post({ type: 'failed', number, code, reason: error instanceof Error ? error.message : String(error) })
    }
  })
}
let turn: Promise<void> = Promise.resolve()

async function answer(request: Request): Promise<unknown> {
  if (request.type === 'open') return openKept(request.id, request.viewer)
  if (request.type === 'try') return open(request.match, null, false, request.open)
  if (request.type === 'watch') return back.watch(request.id)
  if (request.type === 'moment') return back.momentAt(request.at, request.viewer, request.since)
  if (request.type === 'verify') return back.verify()
  if (request.type === 'chronicle') return back.chronicle()
  if (request.type === 'position') return back.positionOf(request.at)
  if (request.type === 'play-on') return back.playOn(request.at, request.players)
  if (request.type === 'story') return back.story(request.text)
  if (request.type === 'import') return back.importFile(request.text)
  if (request.type === 'record' && table === null) return back.record()
  if (request.type === 'reason' && table === null) return back.reasonOf(request.at)
  if (table === null) throw new Error('no match is open')
  const { engine, viewer } = table
  switch (request.type) {
    case 'act': {
      const acted = play.choose(engine, viewer, request.choices)
      if (acted.kind === 'made') {
        step()
        letBotsPlay()
        await keep()
      }
      return acted
    }
    case 'undo':
      play.takeBack(engine, viewer)
      sendLook(true)
      return keep()
    case 'resign':
      play.resign(engine, viewer)
      sendLook(false)
      return keep()
    case 'look':
      table.viewer = request.viewer
      return sendLook(false)
    case 'why':
      return play.why(engine, viewer, request.question)
    case 'reason':
      return reasonAt(engine, request.at)
    case 'dealt':
      return play.dealtFor(engine, viewer)
    case 'odds':
      return reckon(table, request.number, request.meant)
    case 'stop-odds':
      return void reckoner?.then((each) => each?.stop(request.number))
    case 'ways':
      return play.waysFrom(engine, viewer, request.request)
    case 'record':
      return play.fileOf(engine)
    case 'say': {
      if (engine.talking === null) throw new Error('nobody talks here')
      const { text, to, terms } = request
      const luck = fastChance(engine.talking.talks.messages.length + 1)
      sayHere(engine.talking, engine.match, viewer, { text, to, ...(terms && { terms }) }, luck)
      tellSaid()
      return keep()
    }
    case 'answer':
      if (engine.talking === null) throw new Error('nobody talks here')
      answerHere(engine.talking, request.said, viewer, request.answer)
      tellSaid()
      return keep()
  }
}

/** Begins to; the match goes on meanwhile. From what the viewer may know, and nothing else. */
function reckon({ engine, viewer }: Open, number: number, meant: Meant | null): void {
  const { game } = engine.saved
  const question = { number, game, meant, ...play.dealtFor(engine, viewer) }
  void reckonerOf(game).then((each) => {
    if (each !== null) return each.ask(question)
    // Without a line it could not be loaded: the table goes on without odds, and the next question tries again.
    reckoner = null
    post({ type: 'odds', number, odds: null, last: true })
  })
}

/** Comes after what the table is drawn from, and before the first battle. */
function reckonerOf(game: string): Promise<Reckoning | null> {
  reckoner ??= Promise.all([import('./reckoning.ts'), titleCalled(game).odds?.()])
    .then(([{ Reckoning }]) => new Reckoning(post))
    .catch(() => null)
  return reckoner
}
let reckoner: Promise<Reckoning | null> | null = null

async function openKept(id: string, asked: Viewer | null): Promise<Opened> {
  const saved = await keptMatch(id)
  if (saved === undefined) throw new MusterError('corrupt-save', { reason: 'it is not on this device' })
  return open(saved, asked, true)
}

async function open(
  saved: SavedMatch,
  asked: Viewer | null,
  isKept: boolean,
  isOpen = false,
): Promise<Opened> {
  const entry = await loadRules(saved.game)
  const engine = play.openEngine(entry.game, saved, await play.eyeFor(saved), await talkingFor(saved))
  table = { entry, engine, isKept, isOpen, viewer: asked ?? whoLooks(engine) }
  letBotsPlay(false)
  table.viewer = asked ?? whoLooks(engine)
  sendLook(false)
  await keep()
  const { id, setup, seats, game } = saved
  void reckonerOf(game)
  return {
    info: { id, game, setup, seats, commitment: play.sealOf(engine), open: isOpen },
    talks: engine.talking !== null,
  }
}

/** The person on this device who must choose, or else the first of them. */
function whoLooks(engine: play.Engine): Viewer {
  const { seats } = engine.saved
  const here = seats.flatMap((seat, i) => (seat.kind === 'here' ? [i] : []))
  const deciding = decidingSeats(engine.match.game, engine.match.state)
  return here.find((seat) => deciding.includes(seat)) ?? here[0] ?? -1
}

function letBotsPlay(aloud = true): void {
  if (table === null) return
  while (play.botActs(table.engine)) if (aloud) step()
  tellSaid()
}

/** What was said so far, as far as the viewer may read it. */
function tellSaid(): void {
  if (table === null || table.engine.talking === null) return
  post({ type: 'said', said: saidTo(table.engine.talking, table.viewer) })
}

function step(): void {
  if (table === null) return
  const { engine, viewer } = table
  const moment = momentNow(table)
  post({
    type: 'update',
    update: { type: 'step', moment, heard: play.heardAt(engine, viewer, moment.at) },
  })
}

function momentNow({ engine, viewer, isOpen }: Open): Moment {
  const moment = play.momentFor(engine, viewer)
  if (!isOpen) return moment
  const { game, state, seats } = engine.match
  return { ...moment, all: seats.map((_, seat) => game.view(state, seat)) }
}

function sendLook(undone: boolean): void {
  if (table === null) return
  const { engine, viewer } = table
  const update = {
    type: 'look',
    moment: momentNow(table),
    log: play.heardSoFar(engine, viewer),
    undone,
  } as const
  post({ type: 'update', update })
  tellSaid()
}

async function keep(): Promise<void> {
  if (table === null || !table.isKept) return
  const { engine, entry } = table
  const { match } = engine
  const open = match.game.view(match.state, -1)
  const saved: SavedMatch = {
    ...engine.saved,
    log: play.logOf(engine),
    touched: new Date().toISOString(),
    deciding: engine.ended === null ? decidingSeats(match.game, match.state) : [],
    outcome: play.outcomeOf(engine),
    ...(engine.talking === null ? {} : { talks: engine.talking.talks }),
    caption: { en: entry.caption(open, 'en'), pl: entry.caption(open, 'pl') },
  }
  await keepMatch(saved)
}
