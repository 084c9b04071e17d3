import { BADGE_IDS, badge } from '@muster/board-kit/badges'
import { shieldSymbol, useShield } from '@muster/board-kit/blazon'
import { block, type PieceState, type Side } from '@muster/board-kit/block'
import { CARD, type CardFace, card, cardBack } from '@muster/board-kit/card'
import {
  coin,
  fortress,
  garrison,
  general,
  imperialCrown,
  marker,
  POWERS,
  siege,
  unit,
} from '@muster/board-kit/counters'
import { die } from '@muster/board-kit/dice'
import { GLYPHS, glyph } from '@muster/board-kit/glyphs'
import { elector, laurel } from '@muster/board-kit/signs'
import { layoutStacks } from '@muster/board-kit/stack'
import { escapeText } from '@muster/board-kit/svg'
import { tray } from '@muster/board-kit/tray'
import type { Language } from '@muster/kernel/text'
import { arms, pieces } from './blocks.ts'
import { cards } from './cards.ts'
import { data, type GameId } from './data.ts'

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
const caption = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" class="word mid" style="--s:14px">${escapeText(text)}</text>`

const BACKS: Readonly<Record<string, readonly Side[]>> = {
  'hammer-of-the-scots': ['scotland', 'england'],
  'richard-iii': ['york', 'lancaster', 'rebel'],
  'this-war-without-an-enemy': ['royalist', 'parliament', 'covenanter'],
}

export function pieceSheet(game: GameId): string {
  const s = sheet(1400)
  if (game === 'ancien-regime') return ancienSheet()
  const all = pieces(game)
  const coats = arms(game)
  for (const side of BACKS[game]) {
    // Richard III's one Rebel is two entries in the data, for whichever side is the Pretender.
    const own = all.filter((p) => p.side === side && p.id !== 'rebel-y')
    s.head(`${side[0].toUpperCase()}${side.slice(1)}: ${own.length}`)
    s.grid(
      own.map((p) => (x, y) => block({ side: p.side, x, y: y + 16, size: 92, face: p.face, id: p.id })),
      122,
      124,
    )
  }
  s.head('Backs: the same on every block of a side')
  s.grid(
    BACKS[game].map((side) => (x, y) => block({ side, x, y: y + 16, size: 92 })),
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
        const sides = BACKS[game]
        return (
          tray(layout, [x + 155, y + 82]) +
          layout.ranks
            .flatMap((slots, r) =>
              slots.map((slot, i) =>
                block({
                  side: sides[r],
                  x: slot.x,
                  y: slot.y,
                  size: slot.size,
                  ...(r === 0 ? { face: all.filter((p) => p.side === sides[0])[i].face } : {}),
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
  if (game === 'this-war-without-an-enemy') {
    s.head('Siege markers')
    s.grid(
      [0, 1, 2, 3, 4, 5].map((v) => (x, y) => siege(v, x + 46, y + 50, 72)),
      100,
      100,
    )
  }
  const coatIds = Object.keys(coats)
  if (coatIds.length) {
    s.head(`Arms: ${coatIds.length}`)
    s.grid(
      coatIds.map((id) => (x, y) => useShield(id, x + 50, y + 42, 76) + caption(x + 50, y + 96, id)),
      122,
      110,
    )
  }
  if (game === 'richard-iii') {
    s.head('Badges of the heirs')
    s.grid(
      BADGE_IDS.map(
        (id) => (x, y) =>
          `<g transform="translate(${x + 50},${y + 46}) scale(.8)">${badge(id)}</g>${caption(x + 50, y + 104, id)}`,
      ),
      122,
      118,
    )
  }
  s.head('Kinds of units')
  s.grid(
    GLYPHS.map(
      (k) => (x, y) =>
        `<g class="s-${BACKS[game][0]}" transform="translate(${x + 44},${y + 44}) scale(.62)">${glyph(k)}</g>${caption(x + 44, y + 92, k)}`,
    ),
    102,
    104,
  )
  return s.done(coatIds.map((id) => shieldSymbol(id, coats[id], coats)).join(''))
}

function ancienSheet(): string {
  const s = sheet(1400)
  const names = data<{ suggestedGeneralNames: Record<string, string[]> }>(
    'ancien-regime',
    'powers',
  ).suggestedGeneralNames
  for (const power of POWERS) {
    s.head(`${power[0].toUpperCase()}${power.slice(1)}`)
    const list = names[power] ?? []
    s.grid(
      [
        ...list.map(
          (name, i) => (x: number, y: number) =>
            general({
              power,
              x: x + 60,
              y: y + 76,
              size: 100,
              units: 3 - (i % 4),
              name,
              crowned: power === 'prussia' && i === 0,
            }),
        ),
        (x: number, y: number) => garrison({ power, x: x + 60, y: y + 84, size: 76 }),
        (x: number, y: number) => fortress({ power, x: x + 60, y: y + 76, size: 90 }),
        (x: number, y: number) => unit({ power, x: x + 60, y: y + 78, size: 70 }),
        (x: number, y: number) => marker(`p-${power}`, power[0].toUpperCase(), x + 60, y + 78, 26),
      ],
      140,
      168,
    )
  }
  s.head('Money, crown, values, electors, dice')
  s.grid(
    [
      (x, y) => coin(5, x + 50, y + 50),
      (x, y) => coin(2, x + 50, y + 50),
      (x, y) => coin(1, x + 50, y + 50),
      (x, y) => imperialCrown(x + 50, y + 60, 90),
      ...[1, 2, 3].map(
        (v) => (x: number, y: number) =>
          `<g transform="translate(${x + 50},${y + 52}) scale(2)">${laurel(15)}<text class="numeral" y="6.6" style="--s:19px">${v}</text></g>`,
      ),
      (x, y) => `<g transform="translate(${x + 50},${y + 52}) scale(2)">${elector()}</g>`,
      (x, y) => die(4, x + 50, y + 56, 76),
    ],
    120,
    120,
  )
  return s.done('')
}

const CARD_SHEET = {
  en: { cards: 'Cards', backs: 'Backs' },
  pl: { cards: 'Karty', backs: 'Rewersy' },
} as const

/** All cards of a game, one of each kind of duplicate stacked by its count. */
export function cardSheet(game: GameId, language: Language): string {
  const s = sheet(1400)
  const words = CARD_SHEET[language]
  const all = cards(game, language)
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
