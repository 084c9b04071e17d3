/**
 * One table: what its viewer sees and may choose. It is put together from what comes in (Hearing), what is shown when
 * (Playback), what is chosen and where it may go (Selection), the one sentence, and undo. It knows no rules: every choice
 * goes to the source, and what the source says is drawn.
 */
import { capital, type Part } from '@muster/kernel/sentence'
import type { GameText } from '@muster/kernel/text'
import { Advising } from './advice/advising.svelte.ts'
import type { BoardData, GameClient, Mode, PieceScene, SpareBlock } from './client.ts'
import type { Beat } from './course/beats.ts'
import type { BeatKind } from './course/kinds.ts'
import { type Clock, Playback, REAL_CLOCK, type Wishes } from './course/playback.svelte.ts'
import { beatsOf, othersSince } from './course/recent.ts'
import { tellBeat } from './course/telling.ts'
import { Hearing } from './hearing.svelte.ts'
import { Lens } from './lens.svelte.ts'
import { lightsOf } from './lights.ts'
import type { Heard, MatchSource, Moment } from './match/source.ts'
import type { OfferIndex, Target, WaysByBlock } from './offers.ts'
import { OneScreen } from './one-screen.svelte.ts'
import { Plan } from './planning/plan.svelte.ts'
import { dropOn, pick, pressArea, pressCard, pressPiece } from './pressing.ts'
import { Selection } from './selection.svelte.ts'
import { Sending } from './sending.svelte.ts'
import { sentenceOf, thinkingSeconds } from './sentence.ts'
import { paceNow, settings, waitsNow } from './settings.svelte.ts'
import { Since } from './since.svelte.ts'
import { announce } from './speech.svelte.ts'
import { TableTalk } from './talk/talk.svelte.ts'
import { listed, speakOf, ui } from './text/index.svelte.ts'
import { undoTitle } from './undo.ts'
import { type WhyCard, whyArea, whyCard, whyOther, whyPiece } from './why.ts'

/** Beats that are to be seen on the map, though the next fight is being prepared already. */
const ON_MAP: ReadonlySet<BeatKind> = new Set(['city', 'crown', 'table'])

export class Table {
  readonly source: MatchSource
  readonly client: GameClient
  readonly board: BoardData
  readonly playback: Playback
  readonly selection: Selection
  readonly since = new Since(this)
  readonly lens = new Lens()
  readonly sending = new Sending(this)
  readonly plan: Plan
  readonly advising = new Advising(this)
  readonly #screen = new OneScreen(this)
  readonly #hearing = new Hearing(this, this.#screen)
  /** Null where there is nobody to talk to. */
  readonly talk: TableTalk | null

  /** The area that the pointer is over, or the focus. */
  pointed = $state<string | null>(null)
  asked = $state.raw<WhyCard | null>(null)
  confirm = $state.raw<string | null>(null)
  /** Areas that something outside the map points at. */
  lit = $state.raw<readonly string[]>([])
  /** The pieces that are lit besides, by key. */
  litPieces = $state.raw<readonly string[]>([])
  /** The last of these that were pressed, to be brought into view. */
  sought = $state.raw<readonly string[]>([])
  mapOverBattle = $state(false)
  /** How the connection is, when there is one; empty while all is well. */
  connection = $state('')

  /** What all seats see together, when the match is over and that is to be shown. */
  revealed = $state.raw<unknown>(null)

  #stop: () => void

  constructor(
    source: MatchSource,
    client: GameClient,
    board: BoardData,
    clock: Clock = REAL_CLOCK,
    wishes: () => Wishes = () => ({ pace: paceNow(), waits: waitsNow() }),
  ) {
    this.source = source
    this.client = client
    this.board = board
    speakOf(client.terms ?? {})
    this.playback = new Playback(client.course, wishes, this.#hearing, clock)
    this.selection = new Selection(this, () =>
      announce(ui.t.table.selected(listed(this.chosen.map(this.#blockInSentence)), this.targets.length)),
    )
    this.plan = new Plan(this)
    this.#stop = source.listen((update) => this.#hearing.hear(update))
    this.talk =
      source.talk === undefined ? null : new TableTalk(source.talk, source.info.id, () => this.moment.viewer)
  }

  close(): void {
    this.playback.close()
    this.#stop()
    this.talk?.close()
    this.source.close()
  }

  /** From now on somebody sits here; beats run only while the page is looked at. */
  follow = (): (() => void) => {
    const leave = this.since.follow()
    const seen = (): void => {
      if (document.hidden) this.playback.pause()
      else {
        // Whoever was away for long is told, and chooses whether to see it.
        if (this.since.wasAway()) this.playback.drop()
        this.playback.resume()
      }
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      leave()
    }
  }

  // What is seen

  /** Whose turn it is to sit down at the one screen, while nobody else may look. */
  get curtain(): number | null {
    return this.#screen.curtain
  }
  get busy(): boolean {
    return this.sending.busy
  }
  get moment(): Moment {
    return this.playback.moment
  }
  get log(): readonly Heard[] {
    return this.playback.log
  }
  /** How many beats are still to be shown, the present one with them. */
  get waiting(): number {
    return this.playback.playing ? this.playback.left + 1 : 0
  }
  text: GameText = $derived.by(() => this.client.text[settings.language])
  view: unknown = $derived.by(() =>
    this.revealed !== null && this.over ? this.revealed : this.moment.seen.view,
  )
  pieces: readonly PieceScene[] = $derived.by(() => this.since.rewind(this.client.pieces(this.view)))
  spare: readonly SpareBlock[] = $derived.by(() => this.client.spare?.(this.view) ?? [])
  viewerSeat: number = $derived.by(() => this.moment.viewer)
  /** What others did since the viewer's last choice. */
  recent: readonly Beat[] = $derived.by(() =>
    this.viewerSeat < 0
      ? []
      : beatsOf(this.client.course, othersSince(this.log, this.viewerSeat), this.viewerSeat, this.view),
  )
  /** What the question is about: a block that is named in it, a place. */
  meant: ReadonlySet<unknown> = $derived.by(
    () => new Set(this.decides ? Object.values(this.moment.seen.decision?.prompt.params ?? {}) : []),
  )
  /** Odds are shown where the match has them, and the viewer wants them. */
  showsOdds: boolean = $derived.by(
    () => this.source.odds !== undefined && settings.odds && this.viewerSeat >= 0,
  )
  /** What is decided now is decided in a battle, or prepares one. */
  decidesBattle: boolean = $derived.by(
    () =>
      this.decides && (this.battleArea !== null || this.client.prepares?.includes(this.promptCode) === true),
  )
  /** Something is being shown, and nothing may be chosen meanwhile. */
  showing: boolean = $derived.by(() => this.playback.playing || this.since.playing)
  decides: boolean = $derived.by(() => this.offers.all.length > 0)
  over: boolean = $derived.by(() => this.moment.seen.outcome !== null && !this.playback.playing)
  /** Something is still to come before all that may be chosen is shown. */
  unsettled: boolean = $derived.by(() => this.busy || this.selection.exploring || this.playback.playing)
  /** The area of the battle that is shown: from its opening until its result has been read. */
  battleArea: string | null = $derived.by(() => {
    const { fighting, beat } = this.playback
    const staged =
      this.client.course.staged?.(this.view) === true && !(beat !== null && ON_MAP.has(beat.kind))
    if (fighting === null && !staged) return null
    return beat?.kind === 'announced' ? null : this.client.battle(this.view)
  })

  seatName = (seat: number): string => this.text.seat(this.source.info.seats[seat]?.id ?? '')
  /** A letter for the seat: the first of its name, or of the last word of it where another seat begins alike. */
  seatMark = (seat: number): string => {
    const name = this.seatName(seat)
    const alike = this.source.info.seats.some(
      (_, other) => other !== seat && this.seatName(other)[0] === name[0],
    )
    return (alike ? (name.split(' ').at(-1) ?? name) : name).charAt(0)
  }
  /** What the game calls blocks and areas. */
  domain = (generic: 'block' | 'area'): string => {
    const own = this.client.domains
    return own === undefined ? generic : generic === 'block' ? own.piece : own.place
  }
  name = (domain: string, id: string): string =>
    this.text.name(domain === 'block' || domain === 'area' ? this.domain(domain) : domain, id)
  /** A block or an area by itself, on a row or a plate; within a sentence it is only its `name`. */
  title = (domain: string, id: string): string => capital(this.name(domain, id))
  blockName = (block: string): string => this.title('block', block)
  #blockInSentence = (block: string): string => this.name('block', block)

  /** Whether a move into an area would meet enemies. */
  attacks = (area: string): boolean =>
    this.client.attacks?.(this.view, this.viewerSeat, area) ??
    this.pieces.some((piece) => piece.area === area && piece.seat !== this.viewerSeat)

  /** The one sentence: what to do, what is shown, or who is choosing. */
  sentence: string = $derived.by(() => {
    const { decision, deciding, outcome } = this.moment.seen
    const { beat } = this.playback
    const asked = this.confirm
    return sentenceOf(
      {
        own: this.over ? null : (this.client.sentence?.(this) ?? null),
        outcome: this.over ? outcome : null,
        beat: beat !== null ? tellBeat(this, beat) : this.since.telling,
        loses: asked === null ? 0 : this.client.loses(this.view, asked, this.offers.all),
        prompt: decision?.prompt,
        deciding,
        viewer: this.viewerSeat,
        seats: this.source.info.seats.length,
        offers: this.offers,
        chosen: this.chosen,
        area: this.activeArea,
        others: this.activeArea !== null && this.blocksIn(this.activeArea).length > 1,
        apart: this.asksApart,
        marching: this.marching,
        seatName: this.seatName,
        thinksFor: (seat) => thinkingSeconds(this.source.info.seats[seat]),
        blockName: this.#blockInSentence,
        areaName: (area) => this.name('area', area),
        listed,
      },
      this.text,
      ui.t,
    )
  })

  /** Whether a bot that takes its time about a choice is at it. */
  thinking: boolean = $derived.by(() => {
    const isShown = this.playback.beat === null && !this.since.playing
    if (this.over || !isShown || this.offers.all.length > 0) return false
    return this.moment.seen.deciding.some((seat) => thinkingSeconds(this.source.info.seats[seat]) > 0)
  })

  /** A line that explains what just happened to a choice ("2 could cross"), until something else has happened. */
  get notice(): string {
    return this.#hearing.notice
  }
  set notice(line: string) {
    this.#hearing.notice = line
  }

  liftCurtain = (): Promise<void> => this.#screen.lift()

  // What is chosen

  get chosen(): readonly string[] {
    return this.selection.chosen
  }
  get among(): readonly string[] {
    return this.selection.among
  }
  get via(): ReadonlyMap<string, readonly string[]> {
    return this.selection.via
  }
  get mode(): string {
    return this.selection.mode
  }
  set mode(mode: string) {
    this.selection.mode = mode
  }
  get modes(): readonly Mode[] {
    return this.selection.modes
  }
  get activeMode(): Mode | undefined {
    return this.selection.activeMode
  }
  get offers(): OfferIndex {
    return this.selection.offers
  }
  get promptCode(): string {
    return this.selection.promptCode
  }
  /** Whether what is asked is asked of each block apart. */
  get asksApart(): boolean {
    return this.selection.asksApart
  }

  /** Whether what is asked follows a battle that is over: the map is wanted, not the ranks. */
  get fought(): boolean {
    return this.client.afterBattle?.includes(this.promptCode) ?? false
  }

  get marching(): boolean {
    return this.selection.marching
  }
  get offeredPieces(): ReadonlySet<string> {
    return this.selection.offeredPieces
  }
  get ways(): WaysByBlock {
    return this.selection.ways
  }
  get targets(): readonly Target[] {
    return this.selection.targets
  }
  get activeArea(): string | null {
    return this.selection.activeArea
  }

  blocksIn = (area: string): readonly string[] => this.selection.blocksIn(area)
  pathTo = (target: Target): readonly string[] => this.selection.pathTo(target)

  choose = (blocks: readonly string[]): void => {
    this.asked = null
    this.confirm = null
    this.selection.choose(blocks)
  }

  toggle = (block: string): void => {
    this.asked = null
    this.confirm = null
    this.selection.toggle(block)
  }

  /** Another way to the same place. */
  nextPath = (area: string): boolean => {
    const next = this.selection.nextPath(area)
    if (next !== null) announce(this.byName(next))
    return next !== null
  }

  /** “by Strathspey”, or “straight on”. */
  byName = (path: readonly string[]): string =>
    path.length < 2 ? ui.t.way.direct : ui.t.way.by(path.slice(0, -1).map((area) => this.name('area', area)))

  // What is pressed

  pressPiece = (piece: PieceScene): void => pressPiece(this, piece)
  pick = (block: string): void => pick(this, block)
  pressArea = (area: string): void => pressArea(this, area)
  dropOn = (area: string, passed: readonly string[]): void => dropOn(this, area, passed)
  pressCard = (card: string): void => pressCard(this, card)

  send = (target: Target): Promise<void> => this.sending.send(target)
  say = (words: string): Promise<void> => this.sending.say(words)
  undo = (): Promise<void> => this.sending.undo()

  /** What undo would take back, or why it can take back nothing. */
  undoTitle: string = $derived.by(() =>
    undoTitle(
      this.moment,
      this.client.march,
      this.text,
      { blockName: this.#blockInSentence, areaName: (area) => this.name('area', area), listed },
      ui.t,
    ),
  )

  /** Peels one layer of what is chosen. */
  back = (): boolean => {
    if (this.since.open) this.since.close()
    else if (this.asked !== null) this.asked = null
    else if (this.confirm !== null) this.confirm = null
    else if (this.among.length > 0 && this.chosen.length === 0) this.selection.among = []
    // The block in turn stays chosen: without it nothing could be told what to do.
    else if (this.chosen.length > 0 && !this.asksApart) this.choose([])
    else return false
    return true
  }

  // What is asked about

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

  /** Lights what is named somewhere: its place, and the piece itself. With nothing named, nothing is lit. */
  light = (...things: readonly Part[]): void => {
    const { areas, pieces } = lightsOf(this, things)
    this.lit = areas
    this.litPieces = pieces
  }
}
