import { shieldSymbol, useShield } from '@muster/board-kit/blazon'
import { block, type PieceState } from '@muster/board-kit/block'
import { CARD, type CardFace, card, cardBack } from '@muster/board-kit/card'
import { die } from '@muster/board-kit/dice'
import { GLYPHS, glyph } from '@muster/board-kit/glyphs'
import { type BlockSet, caption, type Pieces, type SheetPart } from '@muster/board-kit/pieces'
import { layoutStacks } from '@muster/board-kit/stack'
import { escapeText } from '@muster/board-kit/svg'
import { tray } from '@muster/board-kit/tray'
import type { Language } from '@muster/kernel/text'

/** A sheet is a plain page of drawings in rows, with headings; `y` grows as it is written. */
function sheet(width: number) {
  let y = 30
  let body = ''
  return {
    head(text: string) {
      y += 26
      body += `<text x="30" y="${y}" class="head" style="--s:23px">${escapeText(text)}</text><path d="M30,${y + 9}H${width - 30}" class="plate-in"/>`
      y += 24
    },
    /** Lays drawings of one size in as many rows as they need. */
    grid(items: readonly ((x: number, y: number) => string)[], w: number, h: number) {
      const columns = Math.max(1, Math.floor((width - 60) / w))
      items.forEach((draw, i) => {
        body += draw(30 + (i % columns) * w, y + Math.floor(i / columns) * h)
      })
      y += Math.ceil(items.length / columns) * h
    },
    done: (defs: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" class="board piece" viewBox="0 0 ${width} ${y + 30}" width="${width}" height="${y + 30}"><defs>${defs}</defs><rect width="${width}" height="${y + 30}" class="frame-fill"/>${body}</svg>`,
  }
}
type Sheet = ReturnType<typeof sheet>

/** Everything in the box of a game. */
export function pieceSheet({ set }: Pieces): string {
  if ('blocks' in set) return blockSheet(set)
  const s = sheet(1400)
  for (const part of set.sheet) lay(s, part)
  return s.done('')
}

function lay(s: Sheet, { head, items, cell }: SheetPart): void {
  s.head(head)
  s.grid(items, ...cell)
}

function blockSheet({ blocks: all, arms: coats, colours, more }: BlockSet): string {
  const backs = Object.keys(colours)
  const s = sheet(1400)
  for (const side of backs) {
    const own = all.filter((p) => p.side === side && !p.twin)
    s.head(`${side[0].toUpperCase()}${side.slice(1)}: ${own.length}`)
    s.grid(
      own.map((p) => (x, y) => block({ side: p.side, x, y: y + 16, size: 92, face: p.face, id: p.id })),
      122,
      124,
    )
  }
  s.head('Backs: the same on every block of a side')
  s.grid(
    backs.map((side) => (x, y) => block({ side, back: colours[side].back, x, y: y + 16, size: 92 })),
    122,
    124,
  )
  const four = all.find((p) => p.face.max === 4) ?? all[0]
  s.head('Strength: the rim turns a quarter for each step')
  s.grid(
    [4, 3, 2, 1].map(
      (steps) => (x, y) =>
        block({ side: four.side, x, y: y + 16, size: 92, face: { ...four.face, steps } }) +
        caption(x + 50, y + 136, String(steps)),
    ),
    122,
    150,
  )
  s.head('States')
  const states: readonly [PieceState, string][] = [
    ['offered', 'may be chosen'],
    ['selected', 'chosen'],
    ['forbidden', 'not now'],
    ['moved', 'has moved'],
    ['reserve', 'in reserve'],
  ]
  s.grid(
    states.map(
      ([state, text]) =>
        (x, y) =>
          block({ side: four.side, x: x + 12, y: y + 22, size: 92, face: four.face, state }) +
          caption(x + 62, y + 144, text),
    ),
    150,
    160,
  )
  s.head('Fifteen blocks in the smallest room')
  s.grid(
    [
      (x, y) => {
        const request = { id: 'crowd', zone: { x: x + 90, y: y + 50, w: 130, h: 64 }, ranks: [9, 6] }
        const [layout] = layoutStacks([request], { size: 50, smallest: 32, board: { x, y, w: 420, h: 260 } })
        return (
          tray(layout, [x + 155, y + 82]) +
          layout.ranks
            .flatMap((slots, r) =>
              slots.map((slot, i) =>
                block({
                  side: backs[r],
                  x: slot.x,
                  y: slot.y,
                  size: slot.size,
                  ...(r === 0
                    ? { face: all.filter((p) => p.side === backs[0])[i].face }
                    : { back: colours[backs[r]].back }),
                }),
              ),
            )
            .join('')
        )
      },
    ],
    420,
    250,
  )
  s.head('Dice')
  s.grid(
    [1, 2, 3, 4, 5, 6].flatMap((v) => [
      (x: number, y: number) => die(v, x + 46, y + 56, 70, v <= 2 ? 'hit' : v === 6 ? 'miss' : ''),
    ]),
    100,
    110,
  )
  const coatIds = Object.keys(coats)
  if (coatIds.length) {
    s.head(`Arms: ${coatIds.length}`)
    s.grid(
      coatIds.map((id) => (x, y) => useShield(id, x + 50, y + 42, 76) + caption(x + 50, y + 96, id)),
      122,
      110,
    )
  }
  for (const part of more ?? []) lay(s, part)
  s.head('Kinds of units')
  s.grid(
    GLYPHS.map(
      (k) => (x, y) =>
        `<g class="s-${backs[0]}" transform="translate(${x + 44},${y + 44}) scale(.62)">${glyph(k)}</g>${caption(x + 44, y + 92, k)}`,
    ),
    102,
    104,
  )
  return s.done(coatIds.map((id) => shieldSymbol(id, coats[id], coats)).join(''))
}

const CARD_SHEET = {
  en: { cards: 'Cards', backs: 'Backs' },
  pl: { cards: 'Karty', backs: 'Rewersy' },
} as const

/** All cards of a game, one of each kind of duplicate stacked by its count. */
export function cardSheet(pieces: Pieces, language: Language): string {
  const s = sheet(1400)
  const words = CARD_SHEET[language]
  const all = pieces.cards(language)
  const key = (c: CardFace) => `${c.kind}|${c.title}|${c.value}|${c.text}`
  const groups = new Map<string, CardFace[]>()
  for (const c of all) groups.set(key(c), [...(groups.get(key(c)) ?? []), c])
  s.head(`${words.cards}: ${all.length}`)
  s.grid(
    [...groups.values()].map(
      (list) => (x, y) =>
        card(list[0], x, y, 1) +
        (list.length > 1 ? caption(x + CARD.w / 2, y + CARD.h + 22, `× ${list.length}`) : ''),
    ),
    CARD.w + 30,
    CARD.h + 36,
  )
  s.head(words.backs)
  const kinds = [...new Set(all.map((c) => c.kind))].filter((k) => k !== 'event')
  s.grid(
    kinds.map((k) => (x, y) => cardBack(k, x, y, 0.8)),
    CARD.w * 0.8 + 30,
    CARD.h * 0.8 + 30,
  )
  return s.done('')
}
