/** Fingers and mice on the board: pan, pinch, wheel, press, long press, drag. Tells what was meant; decides nothing. */
import type { Camera } from './camera.svelte.ts'

export interface Meaning {
  press(area: string | null, key: string | null): void
  ask(area: string | null, key: string | null): void
  /** Picks a piece up, alone or with its group; whether it can be. */
  lift(key: string, alone: boolean): boolean
  carry(x: number, y: number, area: string | null): void
  drop(area: string | null): void
  /** Any touch: what is still moving should finish. */
  wake(): void
  /** Whether a button or finger is down: the view then stays where it is. */
  down(is: boolean): void
}

const FAR = 6
const LONG = 450

interface Finger {
  x: number
  y: number
}

export class Gestures {
  #stage: HTMLElement
  #camera: Camera
  #means: Meaning
  #fingers = new Map<number, Finger>()
  #start = { x: 0, y: 0, area: null as string | null, key: null as string | null, alone: false }
  #mode: 'none' | 'press' | 'pan' | 'carry' | 'pinch' = 'none'
  #held: ReturnType<typeof setTimeout> | undefined
  #ends = new AbortController()

  constructor(stage: HTMLElement, camera: Camera, means: Meaning) {
    this.#stage = stage
    this.#camera = camera
    this.#means = means
    const { signal } = this.#ends
    stage.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    stage.addEventListener('pointermove', (event) => this.#move(event), { signal })
    stage.addEventListener('pointerup', (event) => this.#up(event), { signal })
    stage.addEventListener('pointercancel', (event) => this.#cancel(event), { signal })
    stage.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false })
    stage.addEventListener('contextmenu', (event) => this.#menu(event), { signal })
  }

  stop(): void {
    clearTimeout(this.#held)
    this.#ends.abort()
  }

  #at(event: MouseEvent): Finger {
    const box = this.#stage.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  #under(x: number, y: number): { area: string | null; key: string | null } {
    const found = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-area]')
    return { area: found?.dataset.area ?? null, key: found?.dataset.key ?? null }
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return
    this.#means.wake()
    this.#means.down(true)
    const at = this.#at(event)
    this.#fingers.set(event.pointerId, at)
    if (this.#fingers.size === 2) {
      clearTimeout(this.#held)
      if (this.#mode === 'carry') this.#means.drop(null)
      this.#mode = 'pinch'
      return
    }
    const under = this.#under(event.clientX, event.clientY)
    this.#start = { ...at, ...under, alone: event.shiftKey }
    this.#mode = 'press'
    if (event.pointerType !== 'mouse') {
      // A finger held still asks what the thing is: the tip answers, and nothing is pressed.
      this.#held = setTimeout(() => {
        if (this.#mode === 'press') this.#mode = 'none'
      }, LONG)
    }
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId)
    if (before === undefined) return
    const at = this.#at(event)
    if (this.#mode === 'pinch') {
      this.#pinch(event.pointerId, before, at)
      return
    }
    this.#fingers.set(event.pointerId, at)
    if (this.#mode === 'press' && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > FAR) {
      clearTimeout(this.#held)
      const { key, alone } = this.#start
      this.#mode = key !== null && this.#means.lift(key, alone) ? 'carry' : 'pan'
      this.#stage.setPointerCapture(event.pointerId)
    }
    if (this.#mode === 'pan') this.#camera.pan(at.x - before.x, at.y - before.y)
    if (this.#mode === 'carry') this.#means.carry(at.x, at.y, this.#under(event.clientX, event.clientY).area)
  }

  #pinch(id: number, before: Finger, at: Finger): void {
    const other = [...this.#fingers].find(([each]) => each !== id)?.[1]
    this.#fingers.set(id, at)
    if (other === undefined) return
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(at.x - other.x, at.y - other.y)
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    this.#camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
    if (was > 0) this.#camera.zoom(is / was, middle.x, middle.y)
  }

  #up(event: PointerEvent): void {
    clearTimeout(this.#held)
    if (!this.#fingers.delete(event.pointerId)) return
    const mode = this.#mode
    if (this.#fingers.size === 0) this.#mode = 'none'
    if (this.#fingers.size === 0) this.#means.down(false)
    if (mode === 'press') this.#means.press(this.#start.area, this.#start.key)
    if (mode === 'carry') this.#means.drop(this.#under(event.clientX, event.clientY).area)
  }

  #cancel(event: PointerEvent): void {
    clearTimeout(this.#held)
    this.#fingers.delete(event.pointerId)
    if (this.#mode === 'carry') this.#means.drop(null)
    this.#mode = 'none'
    this.#means.down(false)
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault()
    const { x, y } = this.#at(event)
    this.#camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y)
  }

  #menu(event: MouseEvent): void {
    event.preventDefault()
    if ('pointerType' in event && event.pointerType !== 'mouse') return
    const under = this.#under(event.clientX, event.clientY)
    this.#means.ask(under.area, under.key)
  }
}
