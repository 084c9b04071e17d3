/** What is chosen at a table, and where it may go: the one selection that click, drag, keys and list share. */
import type { Way as FoundWay } from '@muster/kernel/rehearsal'
import type { GameClient, Mode, PieceScene, SpareBlock } from './client.ts'
import type { MatchSource, Moment } from './match/source.ts'
import {
  indexOffers,
  NO_OFFERS,
  type OfferIndex,
  samePath,
  spreadColumns,
  type Target,
  targetsOf,
  tracedPath,
  type Way,
  type WaysByBlock,
  wayAlong,
} from './offers.ts'

const NO_WAYS: WaysByBlock = new Map()

/** What is said to take a block somewhere. */
export interface Order {
  readonly block: string
  readonly words: readonly string[]
}

/** The orders that have choices at or after an index into all their words: what stands there, and what follows. */
export function ordersFrom(orders: readonly Order[], index: number): Order[] {
  let end = 0
  return orders.filter(({ words }) => {
    end += words.length
    return end > index
  })
}

/** What a selection needs to know of its table. */
export interface SelectionScene {
  readonly source: MatchSource
  readonly client: GameClient
  /** What is shown; its decision is what may be chosen. */
  readonly moment: Moment
  readonly pieces: readonly PieceScene[]
  readonly spare: readonly SpareBlock[]
  /** Something is being shown, and nothing may be chosen meanwhile. */
  readonly showing: boolean
}

export class Selection {
  #scene: SelectionScene
  #found: () => void
  #exploring = $state(0)
  /** What was asked when it last settled. */
  #askedApart = false

  chosen = $state.raw<readonly string[]>([])
  marches = $state.raw<WaysByBlock>(NO_WAYS)
  /** Ways that were chosen instead of the shortest, by where they lead. */
  via = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map())
  /** What a thing that was pressed may mean, when it may mean several things. */
  among = $state.raw<readonly string[]>([])
  /** The kind of action that the board shows, where a decision offers several; or what a game's panel was set to. */
  mode = $state('')

  /** `found` is told when the ways of what is chosen are known. */
  constructor(scene: SelectionScene, found: () => void = () => undefined) {
    this.#scene = scene
    this.#found = found
  }

  get exploring(): boolean {
    return this.#exploring > 0
  }

  // What may be chosen

  promptCode: string = $derived.by(() => this.#scene.moment.seen.decision?.prompt.code ?? '')
  /** Whether what is asked is asked of each block apart. */
  asksApart: boolean = $derived.by(() => this.#scene.client.apart?.includes(this.promptCode) ?? false)
  /** The kinds of action that can be taken now. */
  modes: readonly Mode[] = $derived.by(() => {
    const offers = this.#scene.moment.seen.decision?.offers ?? []
    const said = new Set(offers.map((words) => words.split(' ')[0]))
    const all = this.#scene.client.modes?.[this.promptCode] ?? []
    return all.filter((mode) => mode.verbs.some((verb) => said.has(verb)))
  })
  activeMode: Mode | undefined = $derived.by(
    () => this.modes.find((mode) => mode.id === this.mode) ?? this.modes[0],
  )
  offers: OfferIndex = $derived.by(() => {
    const { client, moment, pieces, spare, showing } = this.#scene
    const all = moment.seen.decision?.offers
    if (all === undefined || showing) return NO_OFFERS
    const hidden = this.modes.flatMap((mode) => (mode === this.activeMode ? [] : mode.verbs))
    const shown =
      client.shown?.(all, this.mode) ?? all.filter((words) => !hidden.includes(words.split(' ')[0]))
    const known = [...pieces, ...spare].flatMap((each) => each.block ?? [])
    const beside = client.beside?.(moment.seen.view) ?? []
    const { vocabulary, domains } = client
    const index = { ...indexOffers(vocabulary, shown, new Set([...known, ...beside]), domains), all }
    const opens = client.march?.opens
    return opens === undefined ? index : spreadColumns(index, opens, this.#unmovedIn)
  })
  #unmovedIn = (area: string): string[] => {
    const { client, pieces, moment } = this.#scene
    return pieces.flatMap(({ block, ...p }) =>
      block !== null && p.area === area && p.seat === moment.viewer && !p.moved && client.movement(block) > 0
        ? [block]
        : [],
    )
  }

  /** A block that can start a march now. */
  canMarch = (block: string): boolean => {
    const { march } = this.#scene.client
    if (march === null || march.prompts?.includes(this.promptCode) === false) return false
    const offered = this.offers.pieces.get(block) ?? []
    return offered.some((words) => words === `${march.start} ${block}` || words.split(' ')[0] === march.opens)
  }
  marching: boolean = $derived.by(
    () => this.#scene.source.rehearses && [...this.offers.pieces.keys()].some(this.canMarch),
  )
  offeredPieces: ReadonlySet<string> = $derived.by(
    () => new Set([...this.offers.pieces.keys(), ...this.offers.pairs.keys()]),
  )
  /** Whether a block can be sent somewhere; to others something is only done where they stand. */
  goes = (block: string): boolean => this.canMarch(block) || this.offers.pairs.has(block)
  /** The blocks of an area that are taken in hand together: those that can be sent, if any can, and else all that are offered. */
  blocksIn = (area: string): readonly string[] => {
    const offered = this.#scene.pieces.flatMap((p) =>
      p.area === area && p.block !== null && this.offeredPieces.has(p.block) ? [p.block] : [],
    )
    const going = offered.filter(this.goes)
    return going.length > 0 ? going : offered
  }
  /** The blocks of an area that may be sent somewhere. */
  movableIn = (area: string): readonly string[] =>
    this.blocksIn(area).filter(
      (block) => (this.canMarch(block) && this.#scene.source.rehearses) || this.offers.pairs.has(block),
    )

  // What is chosen

  /** The area that the chosen blocks stand in. */
  activeArea: string | null = $derived.by(
    () => this.#scene.pieces.find((p) => p.block !== null && this.chosen.includes(p.block))?.area ?? null,
  )
  ways: WaysByBlock = $derived.by(() => {
    const all = new Map(this.marches)
    for (const [block, to] of this.offers.pairs) {
      const said = [...to].map(([area, words]) => [area, [{ words: [words], path: [area] }]] as const)
      all.set(block, new Map([...(all.get(block) ?? []), ...said]))
    }
    return all
  })
  targets: readonly Target[] = $derived.by(() => {
    const direct = [...this.offers.places.keys()].map((area) => ({
      area,
      blocks: [],
      behind: [],
      reason: null,
      partial: false,
      paths: [],
    }))
    const sent = targetsOf(this.ways, this.chosen, this.via)
    return [...direct, ...sent.filter((target) => !this.offers.places.has(target.area))]
  })

  /** So many may go together, if the game says so. */
  #most: number = $derived.by(() => {
    const prompt = this.#scene.moment.seen.decision?.prompt
    return (prompt === undefined ? null : this.#scene.client.most?.(prompt)) ?? Number.POSITIVE_INFINITY
  })

  choose = (blocks: readonly string[]): void => {
    this.chosen = blocks.slice(0, this.#most)
    this.via = new Map()
    this.among = []
    void this.#explore()
  }

  /** Chooses blocks, and waits until it is known where they may go. */
  async find(blocks: readonly string[]): Promise<void> {
    this.chosen = blocks.slice(0, this.#most)
    this.via = new Map()
    this.among = []
    await this.#explore()
  }

  toggle = (block: string): void => {
    const others = this.chosen.filter((each) => each !== block)
    // Where no more may go, one more takes the place of the first.
    this.choose(others.length === this.chosen.length ? [...others, block].slice(-this.#most) : others)
  }

  /** Forgets what is no longer offered. */
  settle(): void {
    if (this.#scene.client.shown !== undefined) this.mode = ''
    // Whoever was in turn in a battle is not thereby chosen for what comes after it.
    if (this.#askedApart && !this.asksApart) this.chosen = []
    this.#askedApart = this.asksApart
    this.chosen = this.chosen.filter((block) => this.offeredPieces.has(block))
    if (this.chosen.length === 0) this.marches = NO_WAYS
    this.among = []
  }

  // Where it may go

  /** The words that open the move of a column, unless it is open already; null where each block goes by itself. */
  columnOf(blocks: readonly string[]): readonly string[] | null {
    const opens = this.#scene.client.march?.opens
    if (opens === undefined) return null
    const offered = this.offers.pieces.get(blocks[0]) ?? []
    return offered.filter((words) => words.split(' ')[0] === opens)
  }

  /** Where the chosen blocks could march, asked of the source. */
  async #explore(): Promise<void> {
    const { client, source } = this.#scene
    const march = client.ways ?? client.march
    const going = this.chosen.filter(this.canMarch)
    const starts =
      client.ways === undefined
        ? going.map((block) => `${march?.start} ${block}`)
        : this.#wayStarts(client.ways.start)
    if (march === null || starts.length === 0) {
      this.marches = NO_WAYS
      return
    }
    const wanted = this.chosen
    const column = this.columnOf(going)
    const { follow, stop } = march
    this.#exploring++
    try {
      const together = column === null ? { inTurn: client.ways === undefined } : { column }
      const found = await source.ways({ starts, follow, stop, ...together })
      if (wanted === this.chosen) {
        this.marches = this.#waysOf(found)
        this.#found()
      }
    } finally {
      this.#exploring--
    }
  }

  #wayStarts(verb: string): string[] {
    if (this.mode !== '' || !this.#scene.source.rehearses) return []
    const begins = this.chosen.map((block) => `${verb} ${block} `)
    return this.offers.all.filter((words) => begins.some((each) => words.startsWith(each)))
  }

  #waysOf(found: readonly FoundWay[]): WaysByBlock {
    const ways = new Map<string, Map<string, readonly Way[]>>()
    for (const { starts, words, path, behind } of found) {
      // There and back again is no way anybody means.
      if (this.activeArea !== null && path.includes(this.activeArea)) continue
      const area = path[path.length - 1]
      for (const start of starts) {
        const block = start.split(' ')[1]
        const to = ways.get(block) ?? new Map<string, readonly Way[]>()
        ways.set(block, to.set(area, [...(to.get(area) ?? []), { words, path, ...(behind && { behind }) }]))
      }
    }
    return ways
  }

  targetIn = (area: string): Target | undefined => this.targets.find((each) => each.area === area)

  /** The way to a target that would be taken now. */
  pathTo = (target: Target): readonly string[] => this.via.get(target.area) ?? target.paths[0] ?? []

  /** Another way to the same place; null if there is none. */
  nextPath = (area: string): readonly string[] | null => {
    const target = this.targetIn(area)
    if (target === undefined || target.paths.length < 2) return null
    const now = this.pathTo(target)
    const at = target.paths.findIndex((path) => samePath(path, now))
    const next = target.paths[(at + 1) % target.paths.length]
    this.via = new Map(this.via).set(area, next)
    return next
  }

  /** The way that was traced by passing areas on purpose. */
  trace(area: string, passed: readonly string[]): void {
    const target = this.targetIn(area)
    const traced = target === undefined || passed.length === 0 ? undefined : tracedPath(target, passed)
    if (traced !== undefined) this.via = new Map(this.via).set(area, traced)
  }

  /** Whether the chosen blocks go with one set of words, which name them all. */
  goesTogether = (target: Target): boolean =>
    this.#scene.client.march?.opens !== undefined && this.marches.has(target.blocks[0])

  /** What is said to take each block to a target, by the way that was chosen if it can take it. */
  ordersTo(target: Target, blocks = target.blocks): readonly Order[] {
    const going = this.goesTogether(target) ? blocks.slice(0, 1) : blocks
    return going.map((block) => {
      const ways = this.ways.get(block)?.get(target.area) ?? []
      return { block, words: wayAlong(ways, this.pathTo(target))?.words ?? [] }
    })
  }
}
