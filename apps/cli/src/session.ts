/** One match in a terminal: whose turn it is, what they see, what they type. */
import { ask, type Bot } from '@muster/bots/bot'
import type { Action } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import { type Seat, SPECTATOR, type Told, type Viewer } from '@muster/kernel/game'
import { act, actAll, decidingSeats, type Match, seatView, undo, undoBar } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { heardBy } from '@muster/kernel/referee'
import { rehearse } from '@muster/kernel/rehearsal'
import { commitment, type Seal } from '@muster/kernel/sealed-chance'
import type { Language } from '@muster/kernel/text'
import { actionWords, parseAction } from '@muster/kernel/words'
import type { GameEntry } from './games.ts'
import { saveMatch } from './save.ts'
import type { Terminal } from './terminal.ts'
import { CannotDo } from './usage.ts'
import { type Asked, offerNamed, readActions, whyTyped } from './why.ts'
import { SESSION_WORDS } from './words.ts'

/** Who plays a seat: somebody at this screen, or a bot. */
export type Player = 'human' | Bot

export interface Session {
  readonly entry: GameEntry
  readonly match: Match
  readonly seal: Seal
  readonly players: readonly Player[]
  readonly language: Language
  readonly terminal: Terminal
  /** What bots draw from; never the dice of the match. */
  readonly thoughts: Chance
  /** By viewer: how many entries of the log they have been told of; nothing before the opening. */
  readonly told: Map<Viewer, number>
  /** Who looks at the screen. */
  looking: Viewer
}

const isHuman = (session: Session, seat: Seat): boolean => session.players[seat] === 'human'
const wordsOf = (session: Session) => SESSION_WORDS[session.language]
const textOf = (session: Session) => session.entry.text[session.language]
const seatName = (session: Session, seat: Seat): string => textOf(session).seat(session.match.seats[seat])

/** Plays until the match is over, the player leaves or the input ends. */
export async function playSession(session: Session): Promise<void> {
  const { match, terminal } = session
  terminal.say(textOf(session).title)
  terminal.say(wordsOf(session).commitment(commitment(session.seal.seed)))
  let wantsOn = true
  while (wantsOn && match.state.outcome === null) {
    const seats = decidingSeats(match.game, match.state)
    const bot = seats.find((seat) => !isHuman(session, seat))
    if (bot !== undefined) botActs(session, bot)
    else wantsOn = await humanTurn(session, seats.includes(session.looking) ? session.looking : seats[0])
  }
  if (match.state.outcome !== null) await afterwards(session)
  else terminal.say(wordsOf(session).notOver)
}

function botActs({ match, players, thoughts }: Session, seat: Seat): void {
  const bot = players[seat]
  if (bot === 'human') return
  const offers = offersOf(match.game, match.state, seat)
  act(match, seat, ask(bot, match.game, match.state, seat, offers, thoughts))
}

/** Lets a seat choose once, or undo, or ask; false when they leave. */
async function humanTurn(session: Session, seat: Seat): Promise<boolean> {
  if (session.looking !== seat) {
    if (!(await handOver(session, seat))) return false
    session.looking = seat
    tellNews(session, seat)
    showTable(session, seat)
  } else if (tellNews(session, seat)) showTable(session, seat)
  const offers = showOffers(session, seat)
  for (;;) {
    const line = await session.terminal.ask(wordsOf(session).choose)
    if (line === null) return false
    const done = obey(session, seat, offers, line.trim())
    if (done !== 'again') return done === 'chosen'
  }
}

/** Between two people at one screen nobody sees the other's side. */
async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { terminal, players } = session
  if (players.filter((each) => each === 'human').length > 1) {
    // At the start there is nothing to hide, and the commitment is there to be read.
    if (session.looking !== SPECTATOR) terminal.clear()
    const line = await terminal.ask(`${wordsOf(session).handOver(seatName(session, seat))} `)
    terminal.clear()
    if (line === null) return false
  }
  terminal.say(wordsOf(session).youAre(seatName(session, seat)))
  return true
}

type Done = 'again' | 'chosen' | 'left'

function obey(session: Session, seat: Seat, offers: readonly Action[], line: string): Done {
  const { terminal, match } = session
  const words = wordsOf(session)
  const [command, ...rest] = line.split(/\s+/)
  if (/^\d+$/.test(line)) {
    const action = offers[Number(line) - 1]
    if (action !== undefined) return choose(session, seat, action)
    terminal.say(words.notANumber(offers.length))
    return 'again'
  }
  switch (command.toLowerCase()) {
    case '':
    case 'list':
      showOffers(session, seat)
      return 'again'
    case 'help':
    case '?':
      terminal.say(words.help)
      return 'again'
    case 'quit':
    case 'exit':
      return 'left'
    case 'map':
      showTable(session, seat)
      return 'again'
    case 'why':
      terminal.say(
        rest.length === 0 ? words.whyWhat : answer(session, askedBy(session, seat), rest.join(' ')),
      )
      return 'again'
    case 'log':
      showLog(session, seat, rest[0])
      return 'again'
    case 'save':
      save(session, rest.join(' '))
      return 'again'
    case 'undo': {
      const bar = undoBar(match, seat)
      if (bar !== null) {
        terminal.say(words.undoBar[bar])
        return 'again'
      }
      undo(match, seat)
      forgetUndone(session)
      terminal.say(words.undone)
      return 'chosen'
    }
    default:
      return line.includes(';')
        ? chooseSeveral(session, seat, line.split(';'))
        : chooseByName(session, seat, line)
  }
}

function choose(session: Session, seat: Seat, action: Action): Done {
  act(session.match, seat, action)
  return 'chosen'
}

/** "move wallace; to fife; stop": one gesture. Each part is read where those before it have led. */
function chooseSeveral(session: Session, seat: Seat, parts: readonly string[]): Done {
  const { match, terminal } = session
  const words = wordsOf(session)
  const asked = askedBy(session, seat)
  const actions: Action[] = []
  let { state } = match
  for (const [i, part] of parts.entries()) {
    const action = offerNamed({ ...asked, state }, part)
    if (action === null) {
      const known = readActions({ ...asked, state }, part).length > 0
      terminal.say(known ? answer(session, { ...asked, state }, part) : words.unknown(part.trim()))
      return 'again'
    }
    actions.push(action)
    const tried = rehearse(match.game, state, seat, actionWords(match.game, action))
    if (tried.kind !== 'on') {
      const { final } = actAll(match, seat, actions)
      const left = parts.slice(i + 1).map((each) => each.trim())
      if (left.length > 0 && final !== null) terminal.say(words.left(left.join('; '), words.undoBar[final]))
      return 'chosen'
    }
    state = tried.state
  }
  actAll(match, seat, actions)
  return 'chosen'
}

function chooseByName(session: Session, seat: Seat, line: string): Done {
  const asked = askedBy(session, seat)
  const action = offerNamed(asked, line)
  if (action !== null) return choose(session, seat, action)
  const known = readActions(asked, line).length > 0
  session.terminal.say(known ? answer(session, asked, line) : wordsOf(session).unknown(line))
  return 'again'
}

const askedBy = (session: Session, seat: Seat): Asked => ({
  game: session.match.game,
  state: session.match.state,
  seat,
  text: textOf(session),
})

function answer(session: Session, asked: Asked, thing: string): string {
  const words = wordsOf(session)
  const found = whyTyped(asked, thing)
  if (found === null) return words.notKnown(thing)
  if (found.kind === 'refused') {
    return [found.refusal, ...found.others]
      .map((reason) => words.because(textOf(session).refusal(reason), reason.rule))
      .join('\n')
  }
  const [choice] = found.choices
  if (found.choices.length > 1) return words.allowedAs(found.choices.length)
  const offers = offersOf(asked.game, asked.state, asked.seat)
  const number = offers.indexOf(parseAction(asked.game, choice)) + 1
  return words.allowed(number, textOf(session).choice(choice))
}

function showTable(session: Session, viewer: Viewer): void {
  const { view } = seatView(session.match.game, session.match.state, viewer)
  session.terminal.say(`\n${session.entry.map(view, textOf(session), session.language)}`)
}

/** The prompt and the numbered offers, just as seatView gives them. */
function showOffers(session: Session, seat: Seat): Action[] {
  const { match, terminal } = session
  const { decision } = seatView(match.game, match.state, seat)
  if (decision === undefined) return []
  terminal.say(`\n${textOf(session).prompt(decision.prompt, decision.offers)}`)
  terminal.say(inColumns(decision.offers.map((offer) => textOf(session).choice(offer))))
  return offersOf(match.game, match.state, seat)
}

/** Lists of some length are set in columns, read downwards, so that they stay on one screen. */
const LONG_LIST = 12
const SCREEN = 110

function inColumns(offers: readonly string[]): string {
  const cells = offers.map((offer, i) => `${String(i + 1).padStart(4)}) ${offer}`)
  const width = Math.max(...cells.map((cell) => cell.length)) + 2
  const columns = offers.length <= LONG_LIST ? 1 : Math.max(1, Math.floor(SCREEN / width))
  const rows = Math.ceil(cells.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, i) => i % rows === row)
      .map((cell) => cell.padEnd(width))
      .join('')
      .trimEnd(),
  ).join('\n')
}

function say(session: Session, viewer: Viewer, told: readonly Told[]): void {
  for (const each of told) session.terminal.say(`  ${textOf(session).event(heardBy(each, viewer))}`)
}

/** What has happened since a viewer last looked, as far as they heard it. Whether others have acted meanwhile. */
function tellNews(session: Session, viewer: Viewer): boolean {
  const { match, told } = session
  const since = told.get(viewer)
  if (since === undefined) say(session, viewer, match.opening.told)
  const news = match.log.slice(since ?? 0)
  for (const entry of news) say(session, viewer, entry.told)
  told.set(viewer, match.log.length)
  return news.some((entry) => entry.seat !== viewer)
}

function forgetUndone({ match, told }: Session): void {
  for (const [viewer, count] of told) told.set(viewer, Math.min(count, match.log.length))
}

function showLog(session: Session, viewer: Viewer, last: string | undefined): void {
  const { match, terminal } = session
  const everything = [...match.opening.told, ...match.log.flatMap((entry) => entry.told)]
  const count = last !== undefined && /^\d+$/.test(last) ? Number(last) : everything.length
  if (everything.length === 0) terminal.say(wordsOf(session).logEmpty)
  say(session, viewer, count === 0 ? [] : everything.slice(-count))
}

function save(session: Session, file: string): void {
  const { terminal, match, seal, players } = session
  if (file === '') {
    terminal.say(wordsOf(session).saveWhere)
    return
  }
  try {
    saveMatch(
      file,
      match,
      seal,
      players.map((each) => (each === 'human' ? each : each.id)),
    )
    terminal.say(wordsOf(session).saved(file))
  } catch (error) {
    if (!(error instanceof CannotDo)) throw error
    terminal.say(error.message)
  }
}

/** The match is over: nothing is hidden from anybody at this screen any more but what the views still hide. */
async function afterwards(session: Session): Promise<void> {
  const { match, terminal } = session
  const { outcome } = match.state
  if (outcome === null) return
  const words = wordsOf(session)
  const viewer = session.looking
  tellNews(session, viewer)
  showTable(session, viewer)
  const winners = outcome.winners.map((seat) => seatName(session, seat))
  terminal.say(`\n${words.over(textOf(session).outcome(outcome, winners), outcome.rule)}`)
  terminal.say(words.seed(session.seal.seed))
  for (;;) {
    const line = await terminal.ask(words.choose)
    if (line === null) return
    const [command, ...rest] = line.trim().split(/\s+/)
    if (command === 'quit' || command === 'exit') return
    if (command === 'save') save(session, rest.join(' '))
    else if (command === 'log') showLog(session, viewer, rest[0])
    else if (command === 'map') showTable(session, viewer)
    else terminal.say(words.help)
  }
}
