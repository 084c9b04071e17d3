/** Everything by keyboard. Letters can be switched off; then the same letters work with Alt. */
import { settings } from './settings.svelte.ts'
import type { Table } from './table.svelte.ts'
import { dialogs } from './ui/dialogs.svelte.ts'

export interface BoardKeys {
  walk(dx: number, dy: number): void
  focused(): string
  focusArea(area: string): void
  zoomBy(factor: number): void
  showAll(): void
}

export interface Views {
  toggleList(): void
}

/** The tip that says what a thing is. */
export interface TipKeys {
  isOpen(): boolean
  ask(element: Element): void
  enter(): boolean
  close(): boolean
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Whether the key is the board's own: an area has the focus, or nothing in particular has. */
const onBoard = (target: EventTarget | null): boolean =>
  target instanceof SVGElement ||
  target === document.body ||
  (target instanceof HTMLElement && (target.id === 'main' || target.classList.contains('prompt')))

export function onKey(
  event: KeyboardEvent,
  table: Table,
  board: BoardKeys | undefined,
  views: Views,
  tip: TipKeys | undefined,
): void {
  if (event.ctrlKey || event.metaKey || isTyping(event.target) || dialogs.open !== null) return
  if (document.querySelector('dialog[open]') !== null) return
  if (table.curtain !== null) return
  const { key } = event
  if (inBeats(key, event, table)) {
    event.preventDefault()
    return
  }
  const arrow = ARROWS[key]
  if (arrow !== undefined && board !== undefined && onBoard(event.target)) {
    event.preventDefault()
    board.walk(arrow[0], arrow[1])
    return
  }
  if ((key === 'Enter' || key === ' ') && event.target instanceof SVGElement && board !== undefined) {
    event.preventDefault()
    table.pressArea(board.focused())
    return
  }
  if (key === 'Escape') {
    if (tip?.close() || table.back()) event.preventDefault()
    return
  }
  if (event.altKey === settings.letters && /^[a-z0-9?+-]$/i.test(key)) return
  // What is asked beside the board may have keys of its own.
  const own = document.querySelector<HTMLElement>(
    `.dock [data-key="${CSS.escape(key.toLowerCase())}"]:enabled`,
  )
  if (own !== null) {
    event.preventDefault()
    own.click()
    return
  }
  const done = key.toLowerCase() === 'w' ? whatIsIt(tip) : letter(key.toLowerCase(), table, board, views)
  if (done) event.preventDefault()
}

/** While something is shown: Space goes on, Esc to the next choice. A key that is held down does it once. */
function inBeats(key: string, { target, repeat }: KeyboardEvent, { playback }: Table): boolean {
  if (!playback.playing) return false
  if (key === 'Escape') return playback.skip()
  if (key !== ' ' || (target instanceof HTMLButtonElement && target.closest('.beats') === null)) return false
  return repeat || playback.goOn()
}

/** What the thing with the focus is; asked once more, the keyboard goes to its rule. Without one: what to do. */
function whatIsIt(tip: TipKeys | undefined): boolean {
  if (tip?.isOpen()) return tip.enter()
  const about = document.activeElement?.closest('[data-tip]') ?? document.querySelector('[data-tip="prompt"]')
  if (about !== null) tip?.ask(about)
  return about !== null
}

function letter(key: string, table: Table, board: BoardKeys | undefined, views: Views): boolean {
  const { offers } = table
  const say = (words: string | undefined): boolean => {
    if (words === undefined) return false
    void table.say(words)
    return true
  }
  const deed = (verb: string): string | undefined => {
    const blocks = table.chosen.length > 0 ? table.chosen : [...offers.pieces.keys()]
    return blocks
      .flatMap((block) => offers.pieces.get(block) ?? [])
      .find((words) => words.startsWith(`${verb} `))
  }
  switch (key) {
    case 'z':
      void table.undo()
      return true
    case 'x':
      if (table.plan.due) void table.plan.carryOut()
      else if (table.plan.possible) table.plan.toggle()
      else return false
      return true
    case 'h':
      return table.advising.toggle()
    case 'k':
      dialogs.open = 'keys'
      return true
    case 'i':
      views.toggleList()
      return true
    case 'v':
      // The area with the focus, whatever the pointer rests on.
      for (const area of [focusedArea(), table.pointed])
        if (area !== null && table.nextPath(area)) return true
      return table.playback.again()
    case 'm':
      table.mapOverBattle = !table.mapOverBattle
      return true
    case '?': {
      const [kind, id] =
        document.activeElement?.closest('[data-tip]')?.getAttribute('data-tip')?.split(' ') ?? []
      if (kind === 'piece' || kind === 'card') void table.ask(kind, id)
      else if (board !== undefined) void table.ask('area', board.focused())
      return true
    }
    case '+':
    case '=':
      board?.zoomBy(1.3)
      return true
    case '-':
      board?.zoomBy(1 / 1.3)
      return true
    case '0':
      board?.showAll()
      return true
    case 'g':
      return nextGroup(table, board)
    case 'd':
      if (table.chosen.length > 0) table.choose([])
      else return say(offers.plain.find((words) => words === 'stop'))
      return true
    case 'e':
      return say(
        table.confirm ??
          offers.plain.find((words) => words === 'end' || words === 'done' || words.startsWith('end-')),
      )
    case 'f':
      return say(deed('fight'))
    case 'p':
      return say(deed('hold') ?? offers.plain.find((words) => words === 'pass'))
    case 'r': {
      const [way] = table.asksApart ? table.targets : []
      if (way !== undefined) table.pressArea(way.area)
      return way !== undefined
    }
    default:
      return /^[1-9]$/.test(key) ? digit(Number(key) - 1, table) : false
  }
}

const focusedArea = (): string | null =>
  document.activeElement?.closest('[data-focus]')?.getAttribute('data-focus') ?? null

function digit(index: number, table: Table): boolean {
  const { offers, activeArea } = table
  if (offers.cards.size > 0) {
    const card = table.client.hand(table.view)[index]
    if (card !== undefined) table.pressCard(card)
    return card !== undefined
  }
  if (activeArea !== null) {
    const block = table.blocksIn(activeArea)[index]
    if (block !== undefined) table.toggle(block)
    return block !== undefined
  }
  const single = [...offers.pieces.values()].flat()
  if (table.marching || single[index] === undefined) return false
  void table.say(single[index])
  return true
}

function nextGroup(table: Table, board: BoardKeys | undefined): boolean {
  const areas = [
    ...new Set(
      table.pieces.filter((p) => p.block !== null && table.offeredPieces.has(p.block)).map((p) => p.area),
    ),
  ]
  if (areas.length === 0) return false
  const next = areas[(areas.indexOf(table.activeArea ?? '') + 1) % areas.length]
  table.choose(table.blocksIn(next))
  board?.focusArea(next)
  return true
}
