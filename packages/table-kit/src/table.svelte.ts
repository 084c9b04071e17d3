/**
 * One table: what its viewer sees and may choose, and the one selection that click, drag, keys and list share.
 * It knows no rules. Every choice goes to the source, and what the source says is drawn.
 */
import type { Message } from '@muster/kernel/game'
import type { Chain, Trial } from '@muster/kernel/rehearsal'
import type { GameText } from '@muster/kernel/text'
import type { BoardData, GameClient, Mode, PieceScene, SpareBlock } from './client.ts'
import type { Heard, MatchSource, Moment, Update } from './match/source.ts'
import {
  drawnPath,
  indexOffers,
  NO_OFFERS,
  type OfferIndex,
  type Route,
  samePath,
  spreadColumns,
  type Target,
  targetsOf,
  type Ways,
} from './offers.ts'
import { settings } from './settings.svelte.ts'
import { Since } from './since.svelte.ts'
import { play } from './sound/sound.ts'
import { playEvents } from './sounds.ts'
import { announce, hush } from './speech.svelte.ts'
import { TableTalk } from './talk/talk.svelte.ts'
import { listed, speakOf, ui } from './text/index.svelte.ts'
import { type WhyCard, whyArea, whyCard, whyOther, whyPiece } from './why.ts'

const NO_WAYS: Ways = new Map()

export class Table {
  readonly source: MatchSource
  readonly client: GameClient
  readonly board: BoardData
  readonly since = new Since(this)
  /** Null where there is nobody to talk to. */
  readonly talk: TableTalk | null

  moment = $state.raw<Moment>() as Moment
  log = $state.raw<readonly Heard[]>([])
  chosen = $state.raw<readonly string[]>([])
  marches = $state.raw<Ways>(NO_WAYS)
  /** The area that the pointer is over, or the focus. */
  pointed = $state<string | null>(null)
  /** Ways that were chosen instead of the shortest, by where they lead. */
  via = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map())
  /** What a thing that was pressed may mean, when it may mean several things. */
  among = $state.raw<readonly string[]>([])
  /** The kind of action that the board shows, where a decision offers several; or what a game's panel was set to. */
  mode = $state('')
  asked = $state.raw<WhyCard | null>(null)
  confirm = $state.raw<string | null>(null)
  /** Areas that something outside the map points at. */
  lit = $state.raw<readonly string[]>([])
  /** Areas that somebody wants to see: the board brings them into view. */
  sought = $state.raw<readonly string[]>([])
  busy = $state(false)
  #exploring = $state(0)
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
  /** How many choices the last gesture made, and up to which moment: undone together. */
  #stride = { at: -1, count: 1 }

  constructor(source: MatchSource, client: GameClient, board: BoardData) {
    this.source = source
    this.client = client
    this.board = board
    speakOf(client.terms ?? {})
    this.#stop = source.listen((update) => this.#hear(update))
    this.talk =
      source.talk === undefined ? null : new TableTalk(source.talk, source.info.id, () => this.moment.viewer)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#stop()
    this.talk?.close()
    this.source.close()
  }

  // What is seen

  text: GameText = $derived.by(() => this.client.text[settings.language])
  view: unknown = $derived.by(() => this.moment.seen.view)
  pieces: readonly PieceScene[] = $derived.by(() => this.since.rewind(this.client.pieces(this.view)))
  spare: readonly SpareBlock[] = $derived.by(() => this.client.spare?.(this.view) ?? [])
  /** The kinds of action that can be taken now. */
  modes: readonly Mode[] = $derived.by(() => {
    const offers = this.moment.seen.decision?.offers ?? []
    const said = new Set(offers.map((words) => words.split(' ')[0]))
    const all = this.client.modes?.[this.promptCode] ?? []
    return all.filter((mode) => mode.verbs.some((verb) => said.has(verb)))
  })
  activeMode: Mode | undefined = $derived.by(
    () => this.modes.find((mode) => mode.id === this.mode) ?? this.modes[0],
  )
  offers: OfferIndex = $derived.by(() => {
    const all = this.moment.seen.decision?.offers
    if (all === undefined || this.waiting > 0 || this.since.playing) return NO_OFFERS
    const hidden = this.modes.flatMap((mode) => (mode === this.activeMode ? [] : mode.verbs))
    const shown =
      this.client.shown?.(all, this.mode) ?? all.filter((words) => !hidden.includes(words.split(' ')[0]))
    const known = [...this.pieces, ...this.spare].flatMap((each) => each.block ?? [])
    const beside = this.client.beside?.(this.view) ?? []
    const { vocabulary, domains } = this.client
    const index = { ...indexOffers(vocabulary, shown, new Set([...known, ...beside]), domains), all }
    const opens = this.client.march?.opens
    return opens === undefined ? index : spreadColumns(index, opens, this.#unmovedIn)
  })
  #unmovedIn = (area: string): string[] =>
    this.pieces.flatMap((p) =>
      p.area === area && p.seat === this.viewerSeat && !p.moved && p.block !== null
        ? this.client.movement(p.block) > 0
          ? [p.block]
          : []
        : [],
    )
  viewerSeat: number = $derived.by(() => this.moment.viewer)
  decides: boolean = $derived.by(() => this.offers.all.length > 0)
  over: boolean = $derived.by(() => this.moment.seen.outcome !== null && this.waiting === 0)
  /** Something is still to come before all that may be chosen is shown. */
  unsettled: boolean = $derived.by(() => this.busy || this.#exploring > 0 || this.waiting > 0)
  promptCode: string = $derived.by(() => this.moment.seen.decision?.prompt.code ?? '')

  /** A block that can start a march now. */
  #canMarch = (block: string): boolean => {
    const { march } = this.client
    if (march === null || march.prompts?.includes(this.promptCode) === false) return false
    const offered = this.offers.pieces.get(block) ?? []
    return offered.some((words) => words === `${march.start} ${block}` || words.split(' ')[0] === march.opens)
  }
  /** The words that open the move of a column, unless it is open already; null where each block goes by itself. */
  columnOf = (blocks: readonly string[]): readonly string[] | null => {
    const opens = this.client.march?.opens
    if (opens === undefined) return null
    const offered = this.offers.pieces.get(blocks[0]) ?? []
    return offered.filter((words) => words.split(' ')[0] === opens)
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
    const sent = targetsOf(this.ways, this.chosen)
    return [...direct, ...sent.filter((target) => !this.offers.places.has(target.area))]
  })
  /** The area that the chosen blocks stand in. */
  activeArea: string | null = $derived.by(
    () =>
      this.pieces.find((piece) => piece.block !== null && this.chosen.includes(piece.block))?.area ?? null,
  )
  battleArea: string | null = $derived.by(() => this.client.battle(this.view))

  seatName = (seat: number): string => this.text.seat(this.source.info.seats[seat]?.id ?? '')
  /** What the game calls blocks and areas. */
  domain = (generic: 'block' | 'area'): string => {
    const own = this.client.domains
    return own === undefined ? generic : generic === 'block' ? own.piece : own.place
  }
  name = (domain: string, id: string): string =>
    this.text.name(domain === 'block' || domain === 'area' ? this.domain(domain) : domain, id)
  blockName = (block: string): string => {
    const name = this.name('block', block)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }

  /** Whether a move into an area would meet enemies. */
  attacks = (area: string): boolean =>
    this.client.attacks?.(this.view, this.viewerSeat, area) ??
    this.pieces.some((piece) => piece.area === area && piece.seat !== this.viewerSeat)

  /** The one sentence: what to do, or who is choosing. */
  sentence: string = $derived.by(() => {
    const words = ui.t.table
    const own = this.over ? null : (this.client.sentence?.(this) ?? null)
    if (own !== null) return own
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
      return who.length === 0 ? words.playingOn : words.choosing(listed(who), who.length)
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
    const [picked] = this.chosen
    if (picked !== undefined && this.activeArea === null && this.offers.pairs.has(picked))
      return words.sendNew(this.blockName(picked))
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
      this.#settle(!update.undone)
      if (update.undone) {
        announce(ui.t.table.undone)
        this.since.looks()
      } else if (this.curtain === null) this.since.looksAnew()
      return
    }
    this.#queue.push(update)
    this.waiting = this.#queue.length
    if (this.#timer !== undefined) return
    // Without motion all that others do is shown in one go, when the last of it has come.
    const own = update.heard.seat === update.moment.viewer
    if (own || this.#isMoving()) this.#next()
    else this.#timer = setTimeout(() => this.#next())
  }

  #isMoving = (): boolean => settings.motion && !document.hidden

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
        const pause = own && ownNext ? 0 : this.#pause(update.heard)
        if (pause === 0) this.#next()
        else this.#timer = setTimeout(() => this.#next(), pause)
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
    if (!this.#isMoving()) return 0
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
  #settle(answers = true): void {
    if (this.client.shown !== undefined) this.mode = ''
    this.chosen = this.chosen.filter((block) => this.offeredPieces.has(block))
    if (this.chosen.length === 0) this.marches = NO_WAYS
    this.confirm = null
    this.asked = null
    this.among = []
    const seats = this.source.info.seats
    const { deciding } = this.moment.seen
    const mine = deciding.includes(this.viewerSeat)
    const next = deciding.find((seat) => seats[seat]?.kind === 'here')
    if (!mine && next !== undefined && this.viewerSeat >= 0) this.curtain = next
    else if (!this.#shown && seats.filter((seat) => seat.kind === 'here').length > 1) {
      // Nobody knows who has opened the match.
      this.curtain = this.viewerSeat
    }
    if (this.curtain !== null) hush()
    this.#shown = true
    const chose = this.#decided
    this.#decided = this.decides
    // In a battle the block in turn is chosen already; between equals any other may be.
    const [first] = this.offers.pieces.keys()
    if (this.promptCode === 'battle' && this.chosen.length === 0 && first !== undefined) this.choose([first])
    const standing = answers && this.decides && this.curtain === null ? this.client.standing?.(this) : null
    if (standing != null) void this.#answer(standing)
    // In the middle of one's turn the next question is no alarm.
    else if (this.decides && chose) announce(this.sentence)
    else if (this.decides) announce(`${ui.t.table.yourTurn} ${this.sentence}`, 'assertive')
  }

  /** Says what the player has said beforehand, and that it was said. */
  async #answer({ words, notice }: { words: string; notice: string }): Promise<void> {
    await this.say(words)
    this.notice = notice
    announce(notice)
  }

  // What is chosen

  choose = (blocks: readonly string[]): void => {
    this.chosen = blocks
    this.via = new Map()
    this.asked = null
    this.among = []
    this.confirm = null
    void this.#explore()
  }

  /** Where the chosen blocks could march, asked of the source. */
  async #explore(): Promise<void> {
    const { routes } = this.client
    const march = routes ?? this.client.march
    const going = this.chosen.filter(this.#canMarch)
    const starts =
      routes === undefined
        ? going.map((block) => `${march?.start} ${block}`)
        : this.#routeStarts(routes.start)
    if (march === null || starts.length === 0) {
      this.marches = NO_WAYS
      return
    }
    const wanted = this.chosen
    const column = this.columnOf(going)
    const { follow, stop } = march
    this.#exploring++
    try {
      const chains = await this.source.chains({
        starts,
        follow,
        stop,
        ...(column === null ? {} : { column }),
      })
      if (wanted === this.chosen) this.#found(chains)
    } finally {
      this.#exploring--
    }
  }

  #found(chains: readonly Chain[]): void {
    const ways = new Map<string, Map<string, readonly Route[]>>()
    for (const { starts, words, path } of chains) {
      // There and back again is no way anybody means.
      if (this.activeArea !== null && path.includes(this.activeArea)) continue
      const area = path[path.length - 1]
      for (const start of starts) {
        const block = start.split(' ')[1]
        const to = ways.get(block) ?? new Map<string, readonly Route[]>()
        ways.set(block, to.set(area, [...(to.get(area) ?? []), { words, path }]))
      }
    }
    this.marches = ways
    announce(ui.t.table.selected(listed(this.chosen.map(this.blockName)), this.targets.length))
  }

  #routeStarts(verb: string): string[] {
    if (this.mode !== '' || !this.source.rehearses) return []
    const begins = this.chosen.map((block) => `${verb} ${block} `)
    return this.offers.all.filter((words) => begins.some((each) => words.startsWith(each)))
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
    } else this.pick(block)
  }

  /** Takes one block in hand; where it may do several things at once, they are all named. */
  pick = (block: string): void => {
    const off = this.chosen.includes(block) && this.promptCode !== 'battle'
    this.choose(off ? [] : [block])
    if (!off && this.promptCode !== 'battle') this.among = this.offers.pieces.get(block) ?? []
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
    if (direct?.length === 1) void this.say(direct[0])
    else if (direct !== undefined) this.among = direct
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
    let said = 0
    // A column goes with one set of words, which name them all.
    const together = this.client.march?.opens !== undefined && this.marches.has(target.blocks[0])
    // Looked up before anybody sets out: with the first step of the first block other things are offered.
    const going = together ? target.blocks.slice(0, 1) : target.blocks
    const orders = going.map((block) => ({ block, words: this.#wordsTo(block, target) }))
    for (const { block, words } of orders) {
      const trial = await this.source.tryOut(words)
      if (trial !== null) {
        refused = trial
        stuck.push(block)
        continue
      }
      for (const each of words) await this.source.act(each)
      said += words.length
    }
    this.busy = false
    if (together) this.#stride = { at: this.moment.at, count: said }
    if (refused !== null) {
      const names = listed(stuck.map(this.blockName))
      this.notice = ui.t.table.couldNotFollow(names, this.text.refusal(refused.refusal), refused.refusal.rule)
    }
    this.choose([...stuck, ...left].filter((block) => this.offeredPieces.has(block)))
  }

  /** What is said to take a block to a target, by the way that was chosen if it can take it. */
  #wordsTo(block: string, target: Target): readonly string[] {
    const routes = this.ways.get(block)?.get(target.area) ?? []
    const meant = routes.find((route) => samePath(route.path, this.pathTo(target))) ?? routes[0]
    return meant?.words ?? []
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
    const whole = this.#stride.at === this.moment.at ? this.#stride.count : 1
    for (let i = Math.min(whole, this.moment.undoable); i > 0; i--) await this.source.undo()
  }

  undoReason: string = $derived.by(() => ui.t.table.undoBar[this.moment.undoBar])

  /** Peels one layer of what is chosen. */
  back = (): boolean => {
    if (this.since.open) this.since.close()
    else if (this.asked !== null) this.asked = null
    else if (this.confirm !== null) this.confirm = null
    else if (this.among.length > 0 && this.chosen.length === 0) this.among = []
    // The block in turn stays chosen: without it nothing could be told what to do.
    else if (this.chosen.length > 0 && this.promptCode !== 'battle') this.choose([])
    else return false
    return true
  }

  async ask(kind: 'piece' | 'area' | 'card', id: string): Promise<void> {
    const find = { piece: whyPiece, area: whyArea, card: whyCard }[kind]
    this.asked = await find(this, id)
    if (this.asked !== null) announce(`${this.asked.title} ${this.asked.reason}`)
  }

  /** Why not a Power, a status, an amount: things that are nowhere on the board. */
  askAbout = async (domain: string, id: string): Promise<void> => {
    this.asked = await whyOther(this, domain, id)
    if (this.asked !== null) announce(`${this.asked.title} ${this.asked.reason}`)
  }

  /** Lights up places that were pressed outside the map, and brings them into view. */
  seek = (areas: readonly string[]): void => {
    this.lit = areas
    this.sought = [...areas]
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
