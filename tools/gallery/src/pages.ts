import { boardCss } from '@muster/board-kit/board-css'
import { coloursCss } from '@muster/board-kit/colours'
import { sheetOf } from '@muster/board-kit/drawn'
import { fontCss } from '@muster/board-kit/fonts'
import { escapeText } from '@muster/board-kit/svg'
import { THEMES, themeCss } from '@muster/board-kit/themes'
import { drawing, type View } from './drawing.ts'
import { GAMES } from './games.ts'

const PAGE = {
  en: {
    board: 'Empty board',
    pieces: 'Pieces',
    cards: 'Cards',
    theme: 'Theme',
    period: 'Period',
    plain: 'Plain, high contrast',
    dark: 'Dark',
    zoom: 'Drag to pan, wheel to zoom, double click to fit.',
    eyes: 'Seen by',
    all: 'both sides',
  },
  pl: {
    board: 'Pusta plansza',
    pieces: 'Elementy',
    cards: 'Karty',
    theme: 'Motyw',
    period: 'Z epoki',
    plain: 'Prosty, kontrastowy',
    dark: 'Ciemny',
    zoom: 'Przeciągnij, by przesunąć; kółko przybliża; dwuklik dopasowuje.',
    eyes: 'Widok',
    all: 'obu stron',
  },
} as const

export const styles = (fonts: string): string =>
  sheetOf(
    fontCss(fonts),
    themeCss(),
    boardCss(),
    ...GAMES.map(({ colours }) => (colours ? coloursCss(colours) : '')),
  )

const link = (view: View, change: Partial<View>): string => {
  const v = { ...view, ...change }
  return `/gallery?game=${v.game.id}&show=${encodeURIComponent(v.show)}&theme=${v.theme}&lang=${v.language}&eyes=${v.viewer}`
}

export function page(view: View): string {
  const w = PAGE[view.language]
  const d = drawing(view)
  const sides = view.game.pieces.eyes
  const item = (change: Partial<View>, text: string): string => {
    const here = Object.entries(change).every(([k, v]) => view[k as keyof View] === v)
    return `<a href="${link(view, change)}"${here ? ' aria-current="page"' : ''}>${escapeText(text)}</a>`
  }
  const isBoard = view.show !== 'pieces' && view.show !== 'cards'
  const shows = [
    item({ show: 'board' }, w.board),
    ...view.game.pieces.setups.map((s) => item({ show: `setup:${s.id}` }, s.name)),
    item({ show: 'pieces' }, w.pieces),
    item({ show: 'cards' }, w.cards),
  ]
  const eyes =
    sides.length && view.show.startsWith('setup:')
      ? `<nav><b>${w.eyes}</b>${item({ viewer: 'all' }, w.all)}${sides.map((s) => item({ viewer: s }, s)).join('')}</nav>`
      : ''
  return `<!doctype html><html lang="${view.language}" data-theme="${view.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeText(view.game.name)}: gallery</title><link rel="stylesheet" href="/gallery.css"></head><body><header><nav>${GAMES.map((g) => item({ game: g, show: 'board', viewer: 'all' }, g.name)).join('')}</nav><nav>${shows.join('')}</nav><nav><b>${w.theme}</b>${THEMES.map((t) => item({ theme: t }, w[t])).join('')}${item({ language: 'en' }, 'English')}${item({ language: 'pl' }, 'Polski')}</nav>${eyes}</header><main class="${isBoard ? 'stage' : 'sheet'}" data-w="${d.width}" data-h="${d.height}"><div class="camera">${d.ground}${d.pieces}</div></main>${isBoard ? `<footer>${w.zoom}</footer><script src="/gallery.js"></script>` : ''}</body></html>`
}

export const PAGE_CSS = `
html,body{margin:0;height:100%}body{display:flex;flex-direction:column;background:var(--frame-fill);color:var(--text);font:500 16px 'Alegreya Sans',sans-serif}
header{padding:6px 10px;border-bottom:1px solid var(--ink);display:grid;gap:2px;background:var(--paper);z-index:2}
nav{display:flex;gap:4px;flex-wrap:wrap;align-items:center}nav b{font-weight:800;margin-right:4px}
nav a{color:var(--text);padding:5px 9px;border-radius:6px;text-decoration:none;border:1px solid transparent}nav a:hover{border-color:var(--ink)}nav a[aria-current]{background:var(--text);color:var(--paper)}nav a:focus-visible{outline:3px solid #1767c9}
.stage{flex:1;overflow:hidden;position:relative;touch-action:none;cursor:grab}.sheet{overflow:auto;flex:1}
.camera{position:absolute;left:0;top:0;transform-origin:0 0}.camera>svg{position:absolute;left:0;top:0;display:block}.sheet .camera,.sheet .camera>svg{position:static}
.pieces{pointer-events:none}.pieces .block,.pieces .counter{pointer-events:all;cursor:pointer}
footer{position:fixed;left:10px;bottom:8px;background:var(--paper);padding:3px 9px;border-radius:6px;font-size:13.5px;border:1px solid var(--ink)}
`

/**
 * Panning and zooming change one transform on one element, promoted to its own layer while it moves: the compositor
 * slides and scales what is already painted. A moment after the last move the promotion is dropped, and the browser
 * paints the board once more, sharp at the new scale. Whole pixels only, so that a pan is a copy, not a resampling.
 */
export const PAGE_JS = `
(() => {
  const stage = document.querySelector('.stage'), camera = document.querySelector('.camera')
  const W = +stage.dataset.w, H = +stage.dataset.h
  let x = 0, y = 0, k = 1, timer = 0, pending = false
  const paint = () => { pending = false; camera.style.transform = 'translate(' + Math.round(x) + 'px,' + Math.round(y) + 'px) scale(' + k + ')' }
  const settle = () => { clearTimeout(timer); camera.style.willChange = 'auto' }
  const ask = () => { if (!pending) { pending = true; requestAnimationFrame(paint) } camera.style.willChange = 'transform'; clearTimeout(timer); timer = setTimeout(settle, 400) }
  const fit = () => { k = Math.min(stage.clientWidth / W, stage.clientHeight / H); x = (stage.clientWidth - W * k) / 2; y = (stage.clientHeight - H * k) / 2; ask(); paint() }
  const zoom = (cx, cy, f) => { const n = Math.max(.12, Math.min(4, k * f)); x = cx - (cx - x) * n / k; y = cy - (cy - y) * n / k; k = n; ask() }
  window.camera = { settle, pan: (dx, dy) => { x += dx; y += dy; ask() }, zoom, fit }
  stage.addEventListener('wheel', (e) => { e.preventDefault(); const r = stage.getBoundingClientRect(); zoom(e.clientX - r.left, e.clientY - r.top, Math.exp(-e.deltaY * .0016)) }, { passive: false })
  const held = new Map()
  stage.addEventListener('pointerdown', (e) => { held.set(e.pointerId, [e.clientX, e.clientY]); stage.setPointerCapture(e.pointerId) })
  stage.addEventListener('pointermove', (e) => {
    const was = held.get(e.pointerId); if (!was) return
    const others = [...held].filter(([id]) => id !== e.pointerId)
    if (others.length === 0) { x += e.clientX - was[0]; y += e.clientY - was[1]; ask() }
    else { const o = others[0][1], r = stage.getBoundingClientRect(); const before = Math.hypot(was[0] - o[0], was[1] - o[1]), after = Math.hypot(e.clientX - o[0], e.clientY - o[1]); if (before > 0) zoom((e.clientX + o[0]) / 2 - r.left, (e.clientY + o[1]) / 2 - r.top, after / before) }
    held.set(e.pointerId, [e.clientX, e.clientY])
  })
  for (const t of ['pointerup', 'pointercancel']) stage.addEventListener(t, (e) => held.delete(e.pointerId))
  stage.addEventListener('dblclick', fit)
  addEventListener('resize', fit)
  fit()
})()
`
