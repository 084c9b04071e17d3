/** Where the reader looks: one transform on one element. */
export interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const MOST = 2.6
const EDGE = 60
const REST = 400

export class Camera {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  /** While fingers move it, it does not glide. */
  gliding = $state(false)
  /** While it is moved the browser shifts one picture of the board; at rest it draws the board sharply again. */
  moving = $state(false)
  #rest: ReturnType<typeof setTimeout> | undefined
  #stage: () => Box
  #board: { width: number; height: number }

  constructor(stage: () => Box, board: { width: number; height: number }) {
    this.#stage = stage
    this.#board = board
  }

  #least(): number {
    const { w, h } = this.#stage()
    return Math.min(w / this.#board.width, h / this.#board.height) * 0.9
  }

  /** Keeps some of the board in sight. */
  #set(x: number, y: number, k: number): void {
    const { w, h } = this.#stage()
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
    }, REST)
  }

  pan(dx: number, dy: number): void {
    this.gliding = false
    this.#stir()
    this.#set(this.x + dx, this.y + dy, this.k)
  }

  zoom(factor: number, atX: number, atY: number, glide = false): void {
    this.gliding = glide
    this.#stir()
    const k = Math.min(MOST, Math.max(this.#least(), this.k * factor))
    const by = k / this.k
    this.#set(atX - (atX - this.x) * by, atY - (atY - this.y) * by, k)
  }

  zoomMiddle(factor: number): void {
    const { w, h } = this.#stage()
    this.zoom(factor, w / 2, h / 2, true)
  }

  /** The whole of a part of the board inside the free room, at most at a given scale. */
  frame(part: Box, room: Room, most = MOST, glide = true): void {
    const { w, h } = this.#stage()
    const freeW = Math.max(80, w - room.left - room.right)
    const freeH = Math.max(80, h - room.top - room.bottom)
    const k = Math.max(this.#least(), Math.min(most, freeW / part.w, freeH / part.h))
    this.gliding = glide
    this.#set(
      room.left + freeW / 2 - (part.x + part.w / 2) * k,
      room.top + freeH / 2 - (part.y + part.h / 2) * k,
      k,
    )
  }

  /** Moves only as far as needed to bring a part into the free room; nothing if it is there, or cannot fit. */
  bring(part: Box, room: Room): void {
    const { w, h } = this.#stage()
    const left = part.x * this.k + this.x
    const top = part.y * this.k + this.y
    const right = left + part.w * this.k
    const bottom = top + part.h * this.k
    let dx = 0
    let dy = 0
    if (right - left < w - room.left - room.right) {
      if (left < room.left) dx = room.left - left
      else if (right > w - room.right) dx = w - room.right - right
    }
    if (bottom - top < h - room.top - room.bottom) {
      if (top < room.top) dy = room.top - top
      else if (bottom > h - room.bottom) dy = h - room.bottom - bottom
    }
    if (dx === 0 && dy === 0) return
    this.gliding = true
    this.#set(this.x + dx, this.y + dy, this.k)
  }
}
