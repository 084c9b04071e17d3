import { block } from '@muster/board-kit/block'
import type { BlockSet, BoardPlaces, ShownBlock, ShownSetup } from '@muster/board-kit/pieces'
import { layoutStacks, type Rect, type StackRequest } from '@muster/board-kit/stack'
import { tray } from '@muster/board-kit/tray'

const rect = ([x, y, w, h]: readonly number[]): Rect => ({ x, y, w, h })

/** The blocks of a set-up on their board. The side that looks sees its own faces and the enemy's backs. */
export function placeBlocks(
  { blocks, colours }: BlockSet,
  setup: ShownSetup,
  g: BoardPlaces,
  viewer: 'all' | string,
): string {
  const byId = new Map<string, ShownBlock>(blocks.map((p) => [p.id, p]))
  const requests: StackRequest[] = []
  const labels = Object.values(g.areas).map((a) => rect(a.label))
  const members = new Map<string, ShownBlock[][]>()
  const sideKey = (p: ShownBlock) => p.ally ?? p.side
  for (const [where, ids] of setup.at) {
    const list = ids.flatMap((id) => byId.get(id) ?? [])
    const sides = [...new Set(list.map(sideKey))]
    const ranks = sides.map((s) => list.filter((p) => sideKey(p) === s))
    const box = g.boxes[where]
    const zone = g.areas[where]?.zone ?? (box ? [box[0] + 8, box[1] + 34, box[2] - 16, box[3] - 42] : null)
    if (!zone) throw new Error(`no place ${where} on the board`)
    requests.push({ id: where, zone: rect(zone), ranks: ranks.map((r) => r.length), avoid: labels })
    members.set(where, ranks)
  }
  const layouts = layoutStacks(requests, {
    size: g.blockSize,
    smallest: 30,
    board: { x: 20, y: 20, w: g.width - 40, h: g.height - 40 },
  })
  const drawn: { y: number; x: number; svg: string }[] = []
  let trays = ''
  for (const layout of layouts) {
    const request = requests.find((r) => r.id === layout.id)
    if (request)
      trays += tray(layout, [request.zone.x + request.zone.w / 2, request.zone.y + request.zone.h / 2])
    const ranks = members.get(layout.id) ?? []
    layout.ranks.forEach((slots, r) => {
      slots.forEach((slot, i) => {
        const p = ranks[r][i]
        const seen = viewer === 'all' || viewer === sideKey(p) || layout.id === 'dead'
        drawn.push({
          y: slot.y,
          x: slot.x,
          svg: block({
            side: p.side,
            x: slot.x,
            y: slot.y,
            size: slot.size,
            id: p.id,
            label: seen ? p.face.name : p.side,
            ...(seen ? { face: p.face } : { back: colours[p.side].back }),
          }),
        })
      })
    })
  }
  drawn.sort((a, b) => a.y - b.y || a.x - b.x)
  return trays + drawn.map((d) => d.svg).join('')
}
