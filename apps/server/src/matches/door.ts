/**
 * The door: the only way in which a match in play changes. What comes in names the seat, what it answers and its own
 * id; it is folded in memory, appended to the log, and only then told to anybody. Anything else is rejected and
 * changes nothing.
 */
import { randomUUID } from 'node:crypto'
import { type Seat, SPECTATOR } from '@muster/kernel/game'
import { choicesIn, joinChoices } from '@muster/kernel/words'
import type { ActAnswer, ActRequest, DoneAnswer } from '@muster/protocol/play'
import { isOut, nextDeadline } from '../clocks/clocks.ts'
import { asRejected, Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import { type Append, findCommand, type Log } from '../storage/log.ts'
import type { MatchRow, SeatRow } from '../storage/matches.ts'
import { bitsOf } from '../storage/seat-bits.ts'
import type { Store } from '../storage/store.ts'
import { isStorageTrouble } from '../storage/trouble.ts'
import { waitsOf } from './awaited.ts'
import { usualBot } from './bots-for.ts'
import { decidingNow, type Folded, fold, isSettled, type Live, type Move, snapshot } from './fold.ts'
import type { Matches } from './matches.ts'
import { checkMayLook, isWatched, type Slot } from './slot.ts'

/** Entries between two snapshots: loading a match folds about so many at most. */
const SNAPSHOT_EVERY = 32
const MAX_TRIES = 8

/** Who knocks: a person, the bot that has taken this match's turn, or the house itself. */
export type Knocker = { readonly person: string } | { readonly bot: true } | typeof HOUSE
const HOUSE = { house: true } as const

interface Knock {
  readonly match: string
  readonly who: Knocker
  /** Null only for the house. */
  readonly seat: Seat | null
  readonly command: string
  readonly decision: number | null
  readonly move: Omit<Move, 'instant'>
  /** Whether what then has one answer is to be carried out with it. */
  readonly carriesOn?: boolean
  /** Throws what speaks against it now. */
  check(live: Live, seats: readonly SeatRow[]): void
}

export class Door {
  readonly #store: Store
  readonly #matches: Matches
  readonly #log: Log
  readonly #roster: readonly string[]
  readonly #clock: Clock
  /** For clocks of play. */
  readonly #steady: Clock
  /** Called when something has become due: a bot has got something to choose, or a result is to be entered. */
  onDue: () => void = () => {}
  onApplied: (kind: Move['kind']) => void = () => {}
  /** Called when an entry could not be written. */
  onTrouble: (match: string, error: unknown) => void = () => {}

  constructor(
    store: Store,
    matches: Matches,
    log: Log,
    roster: readonly string[],
    { clock, steady }: { readonly clock: Clock; readonly steady: Clock },
  ) {
    this.#store = store
    this.#matches = matches
    this.#log = log
    this.#roster = roster
    this.#clock = clock
    this.#steady = steady
  }

  act(
    match: string,
    who: Knocker,
    { seat, command, decision, choices, carryOn }: ActRequest,
  ): Promise<ActAnswer> {
    const words = joinChoices(choices)
    const check = (live: Live): void => {
      if (live.ending !== null) throw new Rejected('match-over')
      const asked = live.asked[seat]
      if (asked === null || asked === undefined) throw new Rejected('not-your-turn')
      if (asked.since !== decision) throw new Rejected('stale-decision', { decision: asked.since })
      this.#checkTime(live, seat)
    }
    return this.#knock({
      match,
      who,
      seat,
      command,
      decision,
      move: { kind: 'act', seat, words },
      carriesOn: carryOn === true,
      check,
    })
  }

  undo(
    match: string,
    who: Knocker,
    { seat, command, version }: { seat: Seat; command: string; version: number },
  ): Promise<DoneAnswer> {
    const check = (live: Live): void => {
      if (live.ending !== null) throw new Rejected('match-over')
      if (live.version !== version) throw new Rejected('stale-decision', { version: live.version })
    }
    return this.#knock({
      match,
      who,
      seat,
      command,
      decision: null,
      move: { kind: 'undo', seat, words: '' },
      check,
    })
  }

  resign(
    match: string,
    who: Knocker,
    { seat, command }: { seat: Seat; command: string },
  ): Promise<DoneAnswer> {
    const move = { kind: 'resign' as const, seat, words: '' }
    return this.#knock({ match, who, seat, command, decision: null, move, check() {} })
  }

  drawOffer(
    match: string,
    who: Knocker,
    { seat, command, answer }: { seat: Seat; command: string; answer: 'offer' | 'decline' },
  ): Promise<DoneAnswer> {
    const check = (_: Live, seats: readonly SeatRow[]): void => {
      if (seats.some((each) => each.kind === 'bot')) throw new Rejected('no-draw-with-bots')
    }
    const move = { kind: 'draw' as const, seat, words: answer }
    return this.#knock({ match, who, seat, command, decision: null, move, check })
  }

  /** Ends a match in which nobody has chosen for long. */
  abandon(match: string, command: string): Promise<DoneAnswer> {
    const move = { kind: 'abandon' as const, seat: null, words: '' }
    return this.#knock({ match, who: HOUSE, seat: null, command, decision: null, move, check() {} })
  }

  /** A host has closed it. */
  close(match: string, command: string): Promise<DoneAnswer> {
    const move = { kind: 'close' as const, seat: null, words: '' }
    return this.#knock({ match, who: HOUSE, seat: null, command, decision: null, move, check() {} })
  }

  /** The house says that the time of a seat is up. What then happens was agreed at set-up. */
  async timeIsUp(match: string, seat: Seat): Promise<void> {
    const check = (live: Live): void => {
      if (live.timing === null || live.timing.clocks[seat]?.told !== false) throw new Rejected('time-not-up')
    }
    const move = { kind: 'time' as const, seat, words: '' }
    await this.#knock({ match, who: HOUSE, seat, command: randomUUID(), decision: null, move, check })
  }

  claim(
    match: string,
    who: Knocker,
    { seat, command, from }: { seat: Seat; command: string; from: Seat },
  ): Promise<DoneAnswer> {
    const check = (_: Live, seats: readonly SeatRow[]): void => {
      if (seats[from]?.kind !== 'person') throw new Rejected('no-claim')
    }
    const move = { kind: 'claim' as const, seat, words: String(from) }
    return this.#knock({ match, who, seat, command, decision: null, move, check })
  }

  vacation(
    match: string,
    who: Knocker,
    { seat, command, days }: { seat: Seat; command: string; days: number },
  ): Promise<DoneAnswer> {
    const move = { kind: 'vacation' as const, seat, words: String(days) }
    return this.#knock({ match, who, seat, command, decision: null, move, check() {} })
  }

  /** Whose seat a bot is to have does not choose any more, even if nobody has said so yet. */
  #checkTime({ timing }: Live, seat: Seat): void {
    if (timing?.control.atEnd !== 'bot' || !isOut(timing.clocks[seat], this.#steady.now())) return
    throw new Rejected('time-is-up')
  }

  #knock(knock: Knock): Promise<ActAnswer> {
    return this.#matches.alone(knock.match, async (slot) => {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const done = await this.#try(slot, knock)
        if (done !== null) return done
      }
      throw new Rejected('busy')
    })
  }

  /** One try; null when another process was first and it is worth another look. */
  async #try(slot: Slot, knock: Knock): Promise<ActAnswer | null> {
    const { move } = knock
    checkSeat(slot, slot.row ?? (await this.#matches.row(slot)), knock)
    const live =
      move.kind === 'undo'
        ? await this.#matches.recalled(slot)
        : (slot.live ?? (await this.#matches.live(slot)))
    const instant = this.#steady.now()
    const { awaited } = live
    let folded: Folded
    try {
      knock.check(live, slot.seats)
      const carryOn =
        knock.carriesOn === true ? { watched: isWatched(slot, knock.seat ?? SPECTATOR) } : undefined
      const { kind, seat, words } = move
      folded = fold(live, { kind, seat, words, carryOn, instant })
    } catch (error) {
      return this.#reject(slot, knock, error)
    }
    const at = isoNow(this.#clock)
    const append = this.#appendOf(slot, live, knock, folded, { at, instant, awaited })
    let appended: Awaited<ReturnType<Log['append']>>
    try {
      appended = await this.#log.append(append)
    } catch (error) {
      // Perhaps it was written and perhaps not; the log will say when it is asked again with the same command.
      this.#matches.forget(slot)
      this.onTrouble(slot.id, error)
      throw new Rejected(isStorageTrouble(error) ? 'no-room' : 'busy')
    }
    if (appended === 'appended') {
      const told = this.#afterwards(slot, live, append, folded, at)
      // Mostly it is told already: whoever waits for nothing costs nothing.
      if (told !== undefined) await told
      return answerOf(append.entry, false)
    }
    this.#matches.forget(slot)
    return appended === 'command-taken' ? this.#repeated(knock) : null
  }

  /** Before anything is rejected: perhaps it has been done already, or this process has not heard the latest. */
  async #reject(slot: Slot, knock: Knock, error: unknown): Promise<ActAnswer | null> {
    const rejected = asRejected(error)
    if (rejected === null) {
      this.#matches.forget(slot)
      throw error
    }
    const done = await this.#repeated(knock)
    if (done !== null) return done
    if (this.#store.shared && (await this.#matches.catchUp(slot))) return null
    throw rejected
  }

  async #repeated({ match, move, command, decision }: Knock): Promise<ActAnswer | null> {
    const { kind, seat } = move
    const found = await findCommand(this.#store.db, match, { kind, seat, command, decision })
    if (found === undefined) return null
    const same =
      found.kind === kind && found.seat === seat && (kind === 'undo' || isMadeOf(found.words, move.words))
    if (!same) throw new Rejected('command-reused')
    return answerOf(found, true)
  }

  #appendOf(
    slot: Slot,
    live: Live,
    knock: Knock,
    folded: Folded,
    {
      at,
      instant,
      awaited,
    }: { readonly at: string; readonly instant: number; readonly awaited: Live['awaited'] },
  ): Append {
    const { move, who } = knock
    const deciding = decidingNow(live)
    const left = leftBy(move, live)
    const bot =
      move.kind === 'resign' ? this.#roster[this.#roster.length - 1] : usualBot(live.game.id, this.#roster)
    const handover = left === null ? undefined : { seat: left, bot }
    const isBot = (seat: Seat): boolean => slot.seats[seat]?.kind === 'bot' || seat === left
    const due = live.version - slot.snapshotAt >= SNAPSHOT_EVERY || live.ending !== null
    return {
      entry: {
        match: slot.id,
        version: live.version,
        kind: move.kind,
        seat: move.seat,
        words: folded.undoes === null ? (folded.made?.words ?? move.words) : String(folded.undoes),
        final: folded.made?.final ?? null,
        command: knock.command,
        decision: knock.decision,
        told: JSON.stringify(folded.told),
        deciding: bitsOf(deciding),
        at,
        instant: live.timing === null ? null : instant,
      },
      snapshot: due && isSettled(live) ? snapshot(live) : undefined,
      botTurn: !('bot' in who) && deciding.some(isBot),
      waits: waitsOf(live, slot.seats, awaited, instant),
      runsOut: runsOut(live, (seat) => !isBot(seat)),
      ending: live.ending === null ? undefined : JSON.stringify(live.ending),
      counts: live.ending !== null && (slot.row?.rated === 1 || slot.row?.event != null),
      handover,
    }
  }

  #afterwards(slot: Slot, live: Live, append: Append, folded: Folded, at: string): Promise<void> | undefined {
    const { entry } = append
    if (append.snapshot !== undefined) slot.snapshotAt = live.version
    this.#matches.keep(slot, {
      version: entry.version,
      kind: entry.kind,
      seat: entry.seat ?? null,
      words: entry.words,
      undoes: folded.undoes,
      told: folded.told,
      at,
    })
    this.onApplied(entry.kind)
    const told = this.#matches.publish(slot)
    const isOtherwise = append.ending !== undefined || append.handover !== undefined
    if (append.botTurn || append.counts === true) this.onDue()
    return isOtherwise ? this.#tellHowItStands(slot, told) : told
  }

  /** Who sits there, or that it is over, is told after what led to it. */
  async #tellHowItStands(slot: Slot, told: Promise<void> | undefined): Promise<void> {
    await told
    slot.row = null
    await this.#matches.publishInfo(slot)
  }
}

function checkSeat(slot: Slot, row: MatchRow, { who, seat }: Knock): void {
  if ('house' in who) return
  const place = seat === null ? undefined : slot.seats[seat]
  if ('bot' in who) {
    if (place?.kind !== 'bot') throw new Rejected('not-your-seat')
    return
  }
  if (place?.kind === 'person' && place.person === who.person) return
  checkMayLook(slot, row, who.person)
  throw new Rejected('not-your-seat')
}

/** The seat that a bot takes over by this. */
function leftBy({ kind, seat, words }: Knock['move'], { ending, timing }: Live): Seat | null {
  if (ending !== null) return null
  if (kind === 'claim') return Number(words)
  return kind === 'resign' || (kind === 'time' && timing?.control.atEnd === 'bot') ? seat : null
}

function runsOut(
  { timing, ending, match }: Live,
  isPerson: (seat: Seat) => boolean,
): number | null | undefined {
  if (timing === null) return undefined
  const people = match.seats.map((_, seat) => seat).filter(isPerson)
  return ending === null ? nextDeadline(timing.clocks, people) : null
}

type Written = Pick<Append['entry'], 'version' | 'kind' | 'words' | 'final'>

/** How many choices of a gesture were made, and whether the last of them was final. */
const answerOf = ({ version, kind, words, final }: Written, repeated: boolean): ActAnswer => ({
  version,
  repeated,
  made: kind === 'act' ? choicesIn(words).length : 0,
  final: final ?? null,
})

/** Whether what the log has is as much of a gesture as could be made, perhaps with what was carried on. */
function isMadeOf(made: string, wanted: string): boolean {
  const all = choicesIn(wanted)
  return choicesIn(made).every((each, i) => i >= all.length || each === all[i])
}
