/** A position that is being set up by hand: what stands where, what is so, what is wrong with it, and undo. */
import { fastChance } from '@muster/kernel/chance'
import { MusterError } from '@muster/kernel/errors'
import type { Game } from '@muster/kernel/game'
import { type Lab, type LabPiece, type Stood, spelledOut } from '@muster/kernel/lab'
import { decidingSeats, startMatch } from '@muster/kernel/match'
import { type Position, positionAt, startFrom } from '@muster/kernel/position'
import type { Fault } from '@muster/kernel/position-faults'
import { checkSetup } from '@muster/kernel/setup'

type Given = Readonly<Record<string, unknown>>

export class Editing {
  readonly game: Game
  readonly lab: Lab
  position = $state.raw<Position>({ board: {}, begin: '' })
  /** The pieces of the last position that could be read. */
  stood = $state.raw<readonly Stood[]>([])
  #past = $state.raw<readonly Position[]>([])
  #future = $state.raw<readonly Position[]>([])
  /** What stands in the way of playing; null if nothing does. */
  fault = $state.raw<SaidFault | null>(null)
  /** Who would choose first. */
  deciding = $state.raw<readonly number[]>([])

  constructor(game: Game, lab: Lab, position: Position | null) {
    this.game = game
    this.lab = lab
    this.#set(position === null ? this.#setUp(game.scenarios[0].id) : this.#spelledOut(position))
  }

  given: Given = $derived.by(() => (this.position.given ?? {}) as Given)
  onMap: readonly Stood[] = $derived.by(() => this.stood.filter(({ place }) => !(place in this.lab.boxes)))
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  pieceCalled = (id: string): LabPiece | undefined => this.lab.pieces.find((each) => each.id === id)
  stoodOf = (id: string): Stood | undefined => this.stood.find(({ piece }) => piece === id)

  /** The seats of the match that would begin here. */
  get seats(): readonly string[] {
    try {
      return this.game.seats(checkSetup(this.game, this.position))
    } catch {
      return this.game.seats(checkSetup(this.game, {}))
    }
  }

  // What is done

  /** Another position in its place, which can be taken back. */
  put(position: Position): void {
    this.#past = [...this.#past, this.position]
    this.#future = []
    this.#set(position)
  }

  undo = (): void => {
    const before = this.#past.at(-1)
    if (before === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, this.position]
    this.#set(before)
  }

  redo = (): void => {
    const after = this.#future.at(-1)
    if (after === undefined) return
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, this.position]
    this.#set(after)
  }

  /** Puts a piece somewhere, at its strength or full; null takes it off the board. */
  stand(id: string, place: string | null): void {
    const piece = this.pieceCalled(id)
    if (piece === undefined || this.stoodOf(id)?.place === place) return
    const others = this.stood.filter(({ piece: other }) => other !== id)
    const strength = this.stoodOf(id)?.strength ?? piece.most
    this.#lay(
      place === null ? others : [...others, { piece: id, place, strength, from: null, reserve: false }],
    )
  }

  change(id: string, change: Partial<Omit<Stood, 'piece'>>): void {
    this.#lay(this.stood.map((each) => (each.piece === id ? { ...each, ...change } : each)))
  }

  give(key: string, value: unknown): void {
    this.#words({ given: { ...this.given, [key]: value } })
  }

  beginWith(begin: string, given: Given = {}): void {
    this.#words({ begin, given: { ...this.given, ...given } })
  }

  /** All of a scenario, as it is set up. */
  setUp(scenario: string): void {
    this.put(this.#setUp(scenario))
  }

  /** Off the map, as all are on an empty board. */
  takeOff(id: string): void {
    this.stand(id, this.#beside().find(({ piece }) => piece === id)?.place ?? null)
  }

  /** Everything off the map. */
  clear(): void {
    this.#lay(this.#beside())
  }

  /** Where each is that is not on the map: where it is when nothing is said of it, or in the last box; if there is none, nowhere. */
  #beside(): Stood[] {
    const { boxes } = this.lab
    const [last] = Object.keys(boxes).toReversed()
    if (last === undefined) return []
    return this.lab.read({}).map((each) => ({
      ...each,
      place: each.place in boxes ? each.place : last,
      strength: this.pieceCalled(each.piece)?.most ?? each.strength,
    }))
  }

  #lay(stood: readonly Stood[]): void {
    this.#words({ board: this.lab.write(stood) })
  }

  /** A change in words: what was exact of a moment, and what was played since, is so no longer. */
  #words(change: Partial<Position>): void {
    const { exact: _, played: __, dice: ___, ...words } = this.position
    this.put({ ...words, ...change })
  }

  #setUp(scenario: string): Position {
    const { players } = this.game.scenarios.find((each) => each.id === scenario) ?? this.game.scenarios[0]
    const setup = checkSetup(this.game, { scenario, players: players[players.length - 1] })
    const match = startMatch(this.game, setup, fastChance(Date.now() % 65_536))
    const { exact: _, ...words } = positionAt(this.game, match.state, setup) ?? { board: {}, begin: '' }
    return words
  }

  /** In all its words; the moment itself, if something was played before it. */
  #spelledOut(position: Position): Position {
    if (position.played === undefined || position.played.length === 0) return spelledOut(this.game, position)
    try {
      const { state, setup } = startFrom(this.game, position, fastChance(1))
      return positionAt(this.game, state, setup) ?? position
    } catch {
      return position
    }
  }

  #set(position: Position): void {
    this.position = position
    try {
      this.stood = this.lab.read(position.board)
      const { state } = startFrom(this.game, position, fastChance(1))
      this.deciding = decidingSeats(this.game, state)
      this.fault = null
    } catch (error) {
      this.deciding = []
      this.fault = faultIn(error)
    }
  }
}

/** Worded by `Names`, in the reader's language. */
type SaidFault = Pick<Fault, 'code' | 'params'>

function faultIn(error: unknown): SaidFault {
  if (!(error instanceof MusterError)) return { code: 'impossible', params: { fault: String(error) } }
  const { fault, ...params } = error.params
  if (error.code === 'bad-position') return { code: String(fault), params }
  return { code: 'impossible', params: { fault: error.message } }
}
