/** Where the reader looks: one transform on one element. */
import type { Box, Size, View } from './framing.ts'

const MAX_ZOOM = 2.6
const EDGE = 60
const REST = 220

export class Camera {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  /** The scale at which everything is laid out: that of the last rest, so that nothing dances during a pinch. */
  rested = $state(1)
  /** While fingers move it, it does not glide. */
  gliding = $state(false)
  /** While it is moved the browser shifts one picture of the board; at rest it draws the board sharply again. */
  moving = $state(false)
  /** Somebody has chosen this view, and keeps it until their next turn. */
  kept = $state(false)
  #rest: ReturnType<typeof setTimeout> | undefined
  #room: () => Size
  #board: { width: number; height: number }

  constructor(room: () => Size, board: { width: number; height: number }) {
    this.#room = room
    this.#board = board
  }

  get view(): View {
    return { x: this.x, y: this.y, k: this.k }
  }

  #least(): number {
    const { w, h } = this.#room()
    return Math.min(w / this.#board.width, h / this.#board.height) * 0.9
  }

  /** Keeps some of the board in sight. */
  #set(x: number, y: number, k: number): void {
    const { w, h } = this.#room()
    const slackX = Math.max(EDGE, w * 0.5)
    const slackY = Math.max(EDGE, h * 0.5)
    this.k = k
    this.x = Math.min(slackX, Math.max(w - this.#board.width * k - slackX, x))
    this.y = Math.min(slackY, Math.max(h - this.#board.height * k - slackY, y))
  }

  #stir(): void {
    this.moving = true
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => {
      this.moving = false
      this.rested = this.k
    }, REST)
  }

  pan(dx: number, dy: number): void {
    this.gliding = false
    this.kept = true
    this.#stir()
    this.#set(this.x + dx, this.y + dy, this.k)
  }

  zoom(factor: number, atX: number, atY: number, glide = false): void {
    this.gliding = glide
    this.kept = true
    this.#stir()
    const k = Math.min(MAX_ZOOM, Math.max(this.#least(), this.k * factor))
    const by = k / this.k
    this.#set(atX - (atX - this.x) * by, atY - (atY - this.y) * by, k)
  }

  zoomMiddle(factor: number): void {
    const { w, h } = this.#room()
    this.zoom(factor, w / 2, h / 2, true)
  }

  /** Looks as the table, not the reader, wants it. */
  show({ x, y, k }: View, glide = true): void {
    if (x === this.x && y === this.y && k === this.k) return
    this.gliding = glide
    this.x = x
    this.y = y
    this.k = k
    this.rested = k
  }

  /** A part of the screen, seen from the board. */
  boxOnScreen = (box: Box): Box => ({
    x: box.x * this.k + this.x,
    y: box.y * this.k + this.y,
    w: box.w * this.k,
    h: box.h * this.k,
  })
}
