import { describe, expect, it } from 'vitest'
import { type Box, beside } from '../src/coach/beside.ts'

const DESK = { w: 1440, h: 900 }
const PHONE = { w: 390, h: 844 }
const NOTE = { w: 290, h: 150 }
const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

describe('A note beside a thing', () => {
  it('is on the screen and never over what it speaks of, wherever that is', () => {
    for (const screen of [DESK, PHONE, { w: 844, h: 390 }]) {
      for (let x = 0; x < screen.w - 60; x += 127) {
        for (let y = 0; y < screen.h - 50; y += 93) {
          for (const thing of [
            { x, y, w: 44, h: 44 },
            { x: 0, y, w: screen.w, h: 60 },
          ]) {
            const found = beside(thing, NOTE, screen)
            if (found === null) {
              // There is room neither above nor below a strip across a low screen.
              expect(thing.w === screen.w && Math.max(y, screen.h - y - 60) < NOTE.h + 40).toBe(true)
              continue
            }
            const note = { x: found.x, y: found.y, ...NOTE }
            expect(meets(note, thing)).toBe(false)
            expect(note.x >= 0 && note.y >= 0).toBe(true)
            expect(note.x + note.w <= screen.w && note.y + note.h <= screen.h).toBe(true)
          }
        }
      }
    }
  })

  it('keeps off what is needed if there is room elsewhere, and then a line leads to the thing', () => {
    const thing = { x: 700, y: 400, w: 40, h: 40 }
    const near = beside(thing, NOTE, DESK)
    expect(near?.leader).toBeNull()
    const needed = { x: 380, y: 200, w: 680, h: 440 }
    const far = beside(thing, NOTE, DESK, { read: [needed] })
    expect(far === null || meets({ x: far.x, y: far.y, ...NOTE }, needed)).toBe(false)
    const [, , x2, y2] = far?.leader ?? [0, 0, 0, 0]
    // The line ends at the thing.
    expect(x2 >= 700 && x2 <= 740 && y2 >= 400 && y2 <= 440).toBe(true)
  })

  it('lies rather over what is read than over what is pressed', () => {
    const thing = { x: 0, y: 550, w: 390, h: 40 }
    const phone = { w: 390, h: 844 }
    const found = beside(thing, NOTE, phone, {
      read: [{ x: 0, y: 60, w: 390, h: 480 }],
      pressed: [{ x: 0, y: 640, w: 390, h: 204 }],
    })
    expect((found?.y ?? 844) + NOTE.h).toBeLessThanOrEqual(550)
  })
})
