import { block } from '@muster/board-kit/block'
import { fortress, garrison, general, marker, POWERS, type Power } from '@muster/board-kit/counters'
import { layoutStacks, type Rect, type StackRequest } from '@muster/board-kit/stack'
import { tray } from '@muster/board-kit/tray'
import { type Piece, pieces } from './blocks.ts'
import { data, type GameId, type Geometry } from './data.ts'
import type { Setup } from './setups.ts'

const rect = ([x, y, w, h]: readonly number[]): Rect => ({ x, y, w, h })

/** The blocks of a set-up on their board. The side that looks sees its own faces and the enemy's backs. */
export function placeBlocks(game: GameId, setup: Setup, g: Geometry, viewer: 'all' | string): string {
  const byId = new Map<string, Piece>(pieces(game).map((p) => [p.id, p]))
  const requests: StackRequest[] = []
  const labels = Object.values(g.areas).map((a) => rect(a.label))
  const members = new Map<string, Piece[][]>()
  const sideKey = (p: Piece) => (p.side === 'covenanter' ? 'parliament' : p.side)
  for (const [where, ids] of setup.at) {
    const list = ids.flatMap((id) => byId.get(id) ?? [])
    const sides = [...new Set(list.map(sideKey))]
    const ranks = sides.map((s) => list.filter((p) => sideKey(p) === s))
    const box = g.boxes[where]
    const zone = g.areas[where]?.zone ?? (box ? [box[0] + 8, box[1] + 34, box[2] - 16, box[3] - 42] : null)
    if (!zone) throw new Error(`${game}: no place ${where} on the board`)
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
            ...(seen ? { face: p.face } : {}),
          }),
        })
      })
    })
  }
  drawn.sort((a, b) => a.y - b.y || a.x - b.x)
  return trays + drawn.map((d) => d.svg).join('')
}

interface PowerSetup {
  generals: { territory: string; units: number }[]
  garrisons: string[]
  fortresses: string[]
}
interface AncienScenario {
  id: string
  setup: Record<Power, PowerSetup>
  morale: Record<Power, number>
  wheel: { positions: Record<Power, number> }
  diplomaticStatus: { british: Power[]; french: Power[]; neutral: Power[]; expansionist: Power[] }
}

/** Generals, garrisons, fortresses and markers of an Ancien Régime set-up. */
export function placeCounters(scenarioId: string, g: Geometry): string {
  const scenario = data<{ scenarios: AncienScenario[] }>('ancien-regime', 'scenarios').scenarios.find(
    (s) => s.id === scenarioId,
  )
  if (!scenario) throw new Error(`no scenario ${scenarioId}`)
  const standing = new Map<string, ((x: number, y: number, s: number) => string)[]>()
  const add = (territory: string, draw: (x: number, y: number, s: number) => string) =>
    standing.set(territory, [...(standing.get(territory) ?? []), draw])
  for (const power of POWERS) {
    const set = scenario.setup[power]
    set.generals.forEach((gen, i) => {
      add(gen.territory, (x, y, s) =>
        general({
          power,
          x: x + s * 0.5,
          y: y + s * 0.52,
          size: s * 0.86,
          units: gen.units,
          crowned: power === 'prussia' && i === 0,
          id: `${power}-general-${i}`,
          label: `${power} general`,
        }),
      )
    })
    for (const t of set.garrisons)
      add(t, (x, y, s) =>
        garrison({
          power,
          x: x + s * 0.48,
          y: y + s * 0.62,
          size: s * 0.66,
          id: `${power}-garrison-${t}`,
          label: `${power} garrison`,
        }),
      )
    for (const t of set.fortresses)
      add(t, (x, y, s) =>
        fortress({
          power,
          x: x + s * 0.5,
          y: y + s * 0.5,
          size: s * 0.72,
          id: `${power}-fortress-${t}`,
          label: `${power} fortress`,
        }),
      )
  }
  const requests: StackRequest[] = [...standing].map(([id, list]) => ({
    id,
    zone: rect(g.areas[id].zone),
    ranks: [list.length],
  }))
  const layouts = layoutStacks(requests, {
    size: g.blockSize,
    smallest: 40,
    board: { x: 20, y: 20, w: g.width - 40, h: g.height - 40 },
  })
  let svg = ''
  for (const l of layouts)
    l.ranks[0].forEach((slot, i) => {
      svg += (standing.get(l.id) ?? [])[i](slot.x, slot.y, slot.size)
    })
  // Markers share a space of a track: they fan out below it in a row of their own.
  const crowd = new Map<string, number>()
  const put = (track: string, space: string, power: Power) => {
    const [x, y] = g.tracks[track][space]
    const n = crowd.get(`${track}/${space}`) ?? 0
    crowd.set(`${track}/${space}`, n + 1)
    svg += marker(
      `p-${power}`,
      power[0].toUpperCase(),
      x + (n % 3) * 16 - (n ? 16 : 0),
      y + Math.floor(n / 3) * 16 - (n ? 8 : 0),
      n ? 12 : 15,
    )
  }
  const actions = Object.keys(g.tracks.wheel)
  for (const power of POWERS) {
    put('morale', String(scenario.morale[power]), power)
    put('wheel', actions[scenario.wheel.positions[power] - 1], power)
  }
  const status = scenario.diplomaticStatus
  const inBox = (box: string, list: readonly Power[]) => {
    const [x, y] = g.boxes[box]
    list.forEach((p, i) => {
      svg += marker(`p-${p}`, p[0].toUpperCase(), x + 44 + (i % 5) * 54, y + 70 + Math.floor(i / 5) * 54, 23)
    })
  }
  inBox('british-coalition', ['britain', ...status.british])
  inBox('french-coalition', ['france', ...status.french])
  inBox('neutral', status.neutral)
  inBox('expansionist', status.expansionist)
  return svg
}
