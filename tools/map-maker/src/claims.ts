import { type Box, boxesMeet } from './geometry.ts'

/** Everything that takes room on a board claims a box; nothing may claim what is already claimed. */
export type ClaimKind =
  | 'name'
  | 'sign'
  | 'zone'
  | 'town'
  | 'dot'
  | 'sea-name'
  | 'river-name'
  | 'furniture'
  | 'route'

export interface Claim {
  readonly kind: ClaimKind
  readonly id: string
  readonly box: Box
}

export interface Claims {
  readonly list: Claim[]
  readonly add: (kind: ClaimKind, id: string, box: Box) => void
  readonly hits: (box: Box, pad?: number) => Claim[]
  readonly free: (box: Box, pad?: number, except?: ClaimKind) => boolean
}

export function claimsRegister(): Claims {
  const list: Claim[] = []
  // A coarse grid of buckets: the boards hold a few thousand boxes and the hills ask tens of thousands of times.
  const size = 64
  const buckets = new Map<number, Claim[]>()
  const cells = (box: Box, pad: number): number[] => {
    const out: number[] = []
    for (let j = Math.floor((box[1] - pad) / size); j <= Math.floor((box[3] + pad) / size); j++)
      for (let i = Math.floor((box[0] - pad) / size); i <= Math.floor((box[2] + pad) / size); i++)
        out.push(j * 4096 + i)
    return out
  }
  const hits = (box: Box, pad = 0): Claim[] => {
    const found = new Set<Claim>()
    for (const cell of cells(box, pad))
      for (const c of buckets.get(cell) ?? []) if (boxesMeet(box, c.box, pad)) found.add(c)
    return [...found]
  }
  return {
    list,
    add(kind, id, box) {
      const claim: Claim = { kind, id, box }
      list.push(claim)
      for (const cell of cells(box, 0)) {
        const bucket = buckets.get(cell)
        if (bucket) bucket.push(claim)
        else buckets.set(cell, [claim])
      }
    },
    hits,
    free: (box, pad = 0, except) => hits(box, pad).every((c) => c.kind === except),
  }
}

/**
 * Overlaps that must not be: pieces of one slanted or curved name overlap themselves, a town's dot lies in its own
 * label, and a sea route may run under a sea's name; everything else is a fault.
 */
export function collisions(list: readonly Claim[], slack = 1): string[] {
  const out: string[] = []
  for (let i = 0; i < list.length; i++) {
    for (let j = i + 1; j < list.length; j++) {
      const a = list[i]
      const b = list[j]
      if (a.id === b.id) continue
      const w = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
      const h = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1])
      if (w > slack && h > slack)
        out.push(`${a.kind} ${a.id} / ${b.kind} ${b.id} (${Math.round(w)}×${Math.round(h)})`)
    }
  }
  return out
}
