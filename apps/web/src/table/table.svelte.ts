/**
 * One table: what its viewer sees and may choose, and the one selection that click, drag, keys and list share.
 * It knows no rules. Every choice goes to the source, and what the source says is drawn.
 */
import type { Message } from '@muster/kernel/game'
import type { Trial } from '@muster/kernel/rehearsal'
import type { GameText } from '@muster/kernel/text'
import type { BoardData, GameClient, PieceScene } from '../games/client.ts'
import type { Heard, MatchSource, Moment, Update } from '../match/source.ts'
import { settings } from '../settings.svelte.ts'
import { play } from '../sound/sound.ts'
import { listed, ui } from '../text/index.svelte.ts'
import {
  drawnPath,
  indexOffers,
  NO_OFFERS,
  type OfferIndex,
  type Route,
  samePath,
  type Target,
  targetsOf,
  type Ways,
} from './offers.ts'
import { Since } from './since.svelte.ts'
import { playEvents } from './sounds.ts'
import { announce } from './speech.svelte.ts'
import { type WhyCard, whyArea, whyCard, whyPiece } from './why.ts'

const NO_WAYS: Ways = new Map()

export class Table {
  readonly source: MatchSource
  readonly client: GameClient
  readonly board: BoardData
  readonly since = new Since(this)

  moment = $state.raw<Moment>() as Moment
  log = $state.raw<readonly Heard[]>([])
  chosen = $state.raw<readonly string[]>([])
  marches = $state.raw<Ways>(NO_WAYS)
  /** The area that the pointer is over, or the focus. */
  pointed = $state<string | null>(null)
  /** Ways that were chosen instead of the shortest, by where they lead. */
  via = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map())
  asked = $state.raw<WhyCard | null>(null)
  confirm = $state.raw<string | null>(null)
  /** Areas that something outside the map points at. */
  lit = $state.raw<readonly string[]>([])
  busy = $state(false)
  /** A line that explains what just happened to a choice: "2 could cross". */
  notice = $state('')
  mapOverBattle = $state(false)
  curtain = $state<number | null>(null)
  waiting = $state(0)
  /** How the connection is, when there is one; empty while all is well. */
  connection = $state('')

  #queue: Update[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: () => void
  #shown = false
  /** Whether the viewer was choosing when all was last at rest. */
  #decided = false

  constructor(source: MatchSource, client: GameClient, board: BoardData) {
    this.source = source
    this.client = client
    this.board = board
    this.#stop = source.listen((update) => this.#hear(update))
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#stop()
    this.source.close()
  }

  // What is seen

  text: GameText = $derived.by(() => this.client.text[settings.language])
  view: unknown = $derived.by(() => this.moment.seen.view)
  pieces: readonly PieceScene[] = $derived.by(() => this.since.rewind(this.client.pieces(this.view)))
  offers: OfferIndex = $derived.by(() => {
    const offers = this.moment.seen.decision?.offers
    return offers === undefined || this.waiting > 0 || this.since.playing
      ? NO_OFFERS
      : indexOffers(
          this.client.vocabulary,
          offers,
          new Set(this.pieces.flatMap((piece) => piece.block ?? [])),
        )
  })
  viewerSeat: number = $derived.by(() => this.moment.viewer)
  decides: boolean = $derived.by(() => this.offers.all.length > 0)
  over: boolean = $derived.by(() => this.moment.seen.outcome !== null && this.waiting === 0)
  promptCode: string = $derived.by(() => this.moment.seen.decision?.prompt.code ?? '')

  /** A block that can start a march now. */
  #canMarch = (block: string): boolean => {
    const start = this.client.march?.start
    return start !== undefined && (this.offers.pieces.get(block)?.includes(`${start} ${block}`) ?? false)
  }
  marching: boolean = $derived.by(
    () => this.source.rehearses && [...this.offers.pieces.keys()].some(this.#canMarch),
  )

  offeredPieces: ReadonlySet<string> = $derived.by(
    () => new Set([...this.offers.pieces.keys(), ...this.offers.pairs.keys()]),
  )
  ways: Ways = $derived.by(() => {
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
      partial: false,
      paths: [],
    }))
    return [...direct, ...targetsOf(this.ways, this.chosen)]
  })
  /** The area that the chosen blocks stand in. */
  activeArea: string | null = $derived.by(
    () =>
      this.pieces.find((piece) => piece.block !== null && this.chosen.includes(piece.block))?.area ?? null,
  )
  battleArea: string | null = $derived.by(() => this.client.battle(this.view))

  seatName = (seat: number): string => this.text.seat(this.source.info.seats[seat]?.id ?? '')
  name = (domain: string, id: string): string => this.text.name(domain, id)
  blockName = (block: string): string => {
    const name = this.name('block', block)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }

  /** The one sentence: what to do, or who is choosing. */
  sentence: string = $derived.by(() => {
    const words = ui.t.table
    const { outcome, decision, deciding } = this.moment.seen
    if (this.over && outcome !== null) {
      const winners = outcome.winners.map(this.seatName)
      if (outcome.code === 'resignation') return ui.t.result.resigned(listed(winners))
      if (outcome.code === 'agreement') return ui.t.result.agreed
      return this.text.outcome(outcome, winners)
    }
    if (this.confirm !== null) {
      return words.confirmEnd(this.client.loses(this.view, this.confirm, this.offers.all))
    }
    if (this.since.playing) return ui.t.since.showing
    if (!this.decides || decision === undefined) {
      const who = deciding.filter((seat) => seat !== this.viewerSeat).map(this.seatName)
      return who.length === 0 ? words.playingOn : words.choosing(listed(who))
    }
    if (this.promptCode === 'battle' && this.chosen.length > 0) {
      const name = this.blockName(this.chosen[0])
      return this.offers.pieces.size > 1 ? words.actsOrOther(name) : words.acts(name)
    }
    if (this.chosen.length > 0 && this.activeArea !== null && (this.marching || this.offers.pairs.size > 0)) {
      // A long list of names is no sentence any more.
      const few = this.chosen.length <= 3
      const names = few ? listed(this.chosen.map(this.blockName)) : words.someBlocks(this.chosen.length)
      return words.send(names, this.name('area', this.activeArea))
    }
    return this.text.prompt(decision.prompt as Message)
  })

  // What comes in

  #hear(update: Update): void {
    if (update.type === 'look') {
      this.#queue = []
      clearTimeout(this.#timer)
      this.#timer = undefined
      this.waiting = 0
      this.moment = update.moment
      this.log = update.log
      this.#settle()
      if (update.undone) {
        announce(ui.t.table.undone)
        this.since.looks()
      } else if (this.curtain === null) this.since.looksAnew()
      return
    }
    this.#queue.push(update)
    this.waiting = this.#queue.length
    if (this.#timer === undefined) this.#next()
  }

  /** Plays what others did one thing after the other; one's own choices show at once. */
  #next(): void {
    this.#timer = undefined
    const update = this.#queue.shift()
    this.waiting = this.#queue.length
    if (update === undefined) return
    if (update.type === 'step') {
      this.moment = update.moment
      this.log = [...this.log, update.heard]
      const own = update.heard.seat === update.moment.viewer
      this.#sayAloud(update.heard)
      playEvents(update.heard.events)
      if (this.#queue.length > 0) {
        const ownNext = this.#queue[0].type === 'step' && this.#queue[0].heard.seat === update.moment.viewer
        this.#timer = setTimeout(() => this.#next(), own && ownNext ? 0 : this.#pause(update.heard))
        return
      }
    }
    const decided = this.#decided
    this.#settle()
    if (this.curtain === null) this.since.looks()
    const { outcome } = this.moment.seen
    if (outcome !== null) play(outcome.winners.includes(this.viewerSeat) ? 'won' : 'lost')
    else if (this.decides && !decided) play('turn')
  }

  /** What happened, for those who listen; how much of it, they have said. */
  #sayAloud(heard: Heard): void {
    if (settings.speech === 'turn' || (settings.speech === 'battles' && this.battleArea === null)) return
    announce(heard.events.map((event) => this.text.event(event)).join(' '))
  }

  #pause(heard: Heard): number {
    if (!settings.motion || document.hidden) return 0
    const weight = Math.max(60, ...heard.events.map((event) => this.client.weight(event)))
    return this.#queue.length > 6 ? weight / 2 : weight
  }

  /** Shows at once all that is still to be played. */
  hurry = (): void => {
    this.since.skip()
    while (this.#queue.length > 0) {
      clearTimeout(this.#timer)
      this.#next()
    }
  }

  /** After the last update: forget what is no longer offered, and say whose turn it is. */
  #settle(): void {
    this.chosen = this.chosen.filter((block) => this.offeredPieces.has(block))
    if (this.chosen.length === 0) this.marches = NO_WAYS
    this.confirm = null
    this.asked = null
    const seats = this.source.info.seats
    const { deciding } = this.moment.seen
    const mine = deciding.includes(this.viewerSeat)
    const next = deciding.find((seat) => seats[seat]?.kind === 'here')
    if (!mine && next !== undefined && this.viewerSeat >= 0) this.curtain = next
    else if (
      !this.#shown &&
      seats.filter((seat) => seat.kind === 'here').length > 1 &&
      this.moment.at === 0
    ) {
      this.curtain = this.viewerSeat
    }
    this.#shown = true
    const chose = this.#decided
    this.#decided = this.decides
    // In a battle the block in turn is chosen already; between equals any other may be.
    const [first] = this.offers.pieces.keys()
    if (this.promptCode === 'battle' && this.chosen.length === 0 && first !== undefined) this.choose([first])
    if (!this.decides) return
    // In the middle of one's turn the next question is no alarm.
    if (chose) announce(this.sentence)
    else announce(`${ui.t.table.yourTurn} ${this.sentence}`, 'assertive')
  }

  // What is chosen

  choose = (blocks: readonly string[]): void => {
    this.chosen = blocks
    this.via = new Map()
    this.asked = null
    this.confirm = null
    void this.#explore()
  }

  /** Where the chosen blocks could march, asked of the source. */
  async #explore(): Promise<void> {
    const { march } = this.client
    const starts = this.chosen.filter(this.#canMarch).map((block) => `${march?.start} ${block}`)
    if (march === null || starts.length === 0) {
      this.marches = NO_WAYS
      return
    }
    const wanted = this.chosen
    const chains = await this.source.chains({ starts, follow: march.follow, stop: march.stop })
    if (wanted !== this.chosen) return
    const ways = new Map<string, Map<string, readonly Route[]>>()
    for (const { start, words, path } of chains) {
      // There and back again is no way anybody means.
      if (this.activeArea !== null && path.includes(this.activeArea)) continue
      const block = start.split(' ')[1]
      const area = path[path.length - 1]
      const to = ways.get(block) ?? new Map<string, readonly Route[]>()
      ways.set(block, to.set(area, [...(to.get(area) ?? []), { words, path }]))
    }
    this.marches = ways
    announce(ui.t.table.selected(listed(wanted.map(this.blockName)), this.targets.length))
  }

  blocksIn = (area: string): readonly string[] =>
    this.pieces.flatMap((p) =>
      p.area === area && p.block !== null && this.offeredPieces.has(p.block) ? [p.block] : [],
    )

  pressPiece = (piece: PieceScene): void => {
    const { block } = piece
    const offered = block !== null && this.offeredPieces.has(block)
    const elsewhere = block === null || !this.chosen.includes(block)
    const isTarget = this.targets.some((target) => target.area === piece.area)
    if (isTarget && elsewhere && (!offered || this.chosen.length > 0)) this.pressArea(piece.area)
    else if (block === null || !offered) void this.ask('piece', piece.key)
    else this.#pressOffered(block, piece.area)
  }

  /** A block that may be chosen: done at once if it can mean only one thing. */
  #pressOffered(block: string, area: string): void {
    const single = this.offers.pieces.get(block) ?? []
    const paired = this.offers.pairs.has(block)
    // Without a rehearsal the march begins at once, and each step is offered when it comes.
    const marches = this.#canMarch(block) && this.source.rehearses
    if (single.length === 1 && !paired && !marches) void this.say(single[0])
    else if (marches || (paired && single.length === 0)) {
      if (this.activeArea === area) this.toggle(block)
      else this.choose(this.blocksIn(area))
    } else this.choose(this.chosen.includes(block) && this.promptCode !== 'battle' ? [] : [block])
  }

  toggle = (block: string): void => {
    const others = this.chosen.filter((each) => each !== block)
    this.choose(others.length === this.chosen.length ? [...others, block] : others)
  }

  /** The way to a target that would be taken now. */
  pathTo = (target: Target): readonly string[] => this.via.get(target.area) ?? target.paths[0] ?? []

  /** Another way to the same place. */
  nextPath = (area: string): boolean => {
    const target = this.targets.find((each) => each.area === area)
    if (target === undefined || target.paths.length < 2) return false
    const now = this.pathTo(target)
    const at = target.paths.findIndex((path) => samePath(path, now))
    const next = target.paths[(at + 1) % target.paths.length]
    this.via = new Map(this.via).set(area, next)
    announce(this.byName(next))
    return true
  }

  /** “by Strathspey”, or “straight on”. */
  byName = (path: readonly string[]): string =>
    path.length < 2
      ? ui.t.route.direct
      : ui.t.route.by(path.slice(0, -1).map((area) => this.name('area', area)))

  /** Dropped on an area after passing others. */
  dropOn = (area: string, passed: readonly string[]): void => {
    const target = this.targets.find((each) => each.area === area)
    const drawn = target === undefined || passed.length === 0 ? undefined : drawnPath(target, passed)
    if (drawn !== undefined) this.via = new Map(this.via).set(area, drawn)
    this.pressArea(area)
  }

  pressArea = (area: string): void => {
    const direct = this.offers.places.get(area)
    const target = this.targets.find((each) => each.area === area)
    const canGo = (block: string): boolean =>
      (this.#canMarch(block) && this.source.rehearses) || this.offers.pairs.has(block)
    const movable = this.blocksIn(area).filter(canGo)
    if (direct !== undefined) void this.say(direct[0])
    else if (target !== undefined) void this.send(target)
    else if (this.activeArea === area) this.choose([])
    else if (movable.length > 0) this.choose(movable)
    else void this.ask('area', area)
  }

  /** Sends the chosen blocks one after the other; those that no longer fit stay chosen. */
  async send(target: Target): Promise<void> {
    this.busy = true
    this.notice = ''
    this.since.close()
    const left = this.chosen.filter((block) => !target.blocks.includes(block))
    const stuck: string[] = []
    let refused: Trial = null
    for (const block of target.blocks) {
      const routes = this.ways.get(block)?.get(target.area) ?? []
      const meant = routes.find((route) => samePath(route.path, this.pathTo(target))) ?? routes[0]
      const words = meant?.words ?? []
      const trial = await this.source.tryOut(words)
      if (trial !== null) {
        refused = trial
        stuck.push(block)
        continue
      }
      for (const each of words) await this.source.act(each)
    }
    this.busy = false
    if (refused !== null) {
      const names = listed(stuck.map(this.blockName))
      this.notice = ui.t.table.couldNotFollow(names, this.text.refusal(refused.refusal), refused.refusal.rule)
    }
    this.choose([...stuck, ...left].filter((block) => this.offeredPieces.has(block)))
  }

  /** Makes a choice, asking once more before one that loses something for good. */
  async say(words: string): Promise<void> {
    if (this.busy) return
    if (this.confirm !== words && this.client.loses(this.view, words, this.offers.all) > 0) {
      this.chosen = []
      this.confirm = words
      announce(this.sentence)
      return
    }
    this.busy = true
    this.notice = ''
    this.since.close()
    try {
      const refused = await this.source.act(words)
      if (refused !== null) this.notice = this.text.refusal(refused.refusal)
    } finally {
      this.busy = false
    }
  }

  pressCard = (card: string): void => {
    const words = this.offers.cards.get(card)
    if (words === undefined) void this.ask('card', card)
    else void this.say(words)
  }

  undo = async (): Promise<void> => {
    if (this.moment.undoable === 0 || this.busy) return
    this.choose([])
    await this.source.undo()
  }

  undoReason: string = $derived.by(() => ui.t.table.undoBar[this.moment.undoBar])

  /** Peels one layer of what is chosen. */
  back = (): boolean => {
    if (this.since.open) this.since.close()
    else if (this.asked !== null) this.asked = null
    else if (this.confirm !== null) this.confirm = null
    else if (this.chosen.length > 0) this.choose([])
    else return false
    return true
  }

  async ask(kind: 'piece' | 'area' | 'card', id: string): Promise<void> {
    const find = { piece: whyPiece, area: whyArea, card: whyCard }[kind]
    this.asked = await find(this, id)
    if (this.asked !== null) announce(`${this.asked.title} ${this.asked.reason}`)
  }

  liftCurtain = async (): Promise<void> => {
    const next = this.curtain
    if (next === null) return
    if (next !== this.viewerSeat) await this.source.look(next)
    this.curtain = null
    this.since.looksAnew()
    if (this.decides) announce(`${ui.t.table.yourTurn} ${this.sentence}`, 'assertive')
  }
}
