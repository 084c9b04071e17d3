import type { StackLayout } from './stack.ts'
import { num } from './svg.ts'

/** The plate under a stack that outgrew its area, tied to it by a line, so that nobody wonders whose it is. */
export function tray(layout: StackLayout, home: readonly [x: number, y: number]): string {
  const r = layout.tray
  if (!r) return ''
  const cx = Math.max(r.x, Math.min(r.x + r.w, home[0]))
  const cy = Math.max(r.y, Math.min(r.y + r.h, home[1]))
  const away = Math.hypot(cx - home[0], cy - home[1]) > 4
  const tie = away
    ? `<path d="M${num(cx)},${num(cy)}L${num(home[0])},${num(home[1])}" class="tray-line"/><circle cx="${num(home[0])}" cy="${num(home[1])}" r="4" class="tray-dot"/>`
    : ''
  return `${tie}<rect x="${num(r.x)}" y="${num(r.y)}" width="${num(r.w)}" height="${num(r.h)}" rx="7" class="tray"/>`
}
