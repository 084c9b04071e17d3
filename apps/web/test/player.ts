/**
 * A player inside a page, who sees only what is on the screen: presses one thing that is offered after another, cards,
 * blocks, areas, buttons and the list of all choices, until the result is shown. Between two presses it waits for the
 * table to say that it is settled, never for a time. The same seed presses the same things.
 */
import type { Page } from 'playwright-core'

export interface Played {
  readonly presses: number
  /** The sentences it was asked with. */
  readonly asked: readonly string[]
  /** How often it used each kind of control. */
  readonly used: Readonly<Record<string, number>>
}

export const playToTheEnd = (page: Page, seed: number, most = 4000): Promise<Played> =>
  page.evaluate(pressUntilOver, { seed, most })

/** Runs in the page, so it may use nothing from outside itself. */
async function pressUntilOver({ seed, most }: { seed: number; most: number }): Promise<Played> {
  let state = seed
  const any = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  let wake = (): void => {}
  const watcher = new MutationObserver(() => wake())
  watcher.observe(document, { subtree: true, childList: true, attributes: true })
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const enter = (element: HTMLElement): void => {
    element.focus()
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }
  /** The board by keyboard: what a pointer meets depends on where the camera happens to be. */
  const areaOf = (piece: HTMLElement): HTMLElement[] => all(`[data-focus="${piece.dataset.area}"]`)
  const click = (element: HTMLElement): void => element.click()

  interface Control {
    readonly kind: string
    readonly all: HTMLElement[]
    press(element: HTMLElement): void
  }
  const isSettled = (): boolean => document.querySelector('.dock[aria-busy="false"]') !== null
  const controls = (): Control[] => {
    const open: Control[] = [
      { kind: 'choice in the list', all: all('dialog[open] .all button'), press: click },
    ]
    if (document.querySelector('dialog[open]') === null)
      open.push(
        { kind: 'card', all: all('.hand button.offered:enabled'), press: click },
        { kind: 'piece in the dock', all: all('.dock .pick:enabled'), press: click },
        {
          kind: 'button',
          all: all('.dock .act:enabled').filter((each) => !each.classList.contains('undo')),
          press: click,
        },
        {
          kind: 'list of choices',
          all: all('.dock button').filter((each) => /^All \d+ choices$/.test(each.innerText.trim())),
          press: click,
        },
        { kind: 'area', all: all('.area.offered, .area.partial'), press: enter },
        { kind: 'piece on the board', all: all('.stand.mine').flatMap(areaOf), press: enter },
      )
    return open.filter((each) => each.all.length > 0)
  }

  const asked = new Set<string>()
  const used: Record<string, number> = {}
  let presses = 0
  while (document.querySelector('.result') === null && presses < most) {
    const offered = isSettled() ? controls() : []
    if (offered.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      continue
    }
    asked.add(document.querySelector('.sentence')?.textContent ?? '')
    // Who has chosen blocks sends them somewhere, more often than not; the long list is for the odd choice.
    const area = offered.find((each) => each.kind === 'area')
    const direct = offered.filter((each) => each.kind !== 'list of choices')
    const usual = direct.length > 0 && any(4) > 0 ? direct : offered
    const { kind, all: these, press } = area !== undefined && any(3) > 0 ? area : usual[any(usual.length)]
    used[kind] = (used[kind] ?? 0) + 1
    presses++
    press(these[any(these.length)])
    // What was pressed shows itself before the next thing is looked for.
    await new Promise((resolve) => setTimeout(resolve))
  }
  watcher.disconnect()
  return { presses, asked: [...asked], used }
}
