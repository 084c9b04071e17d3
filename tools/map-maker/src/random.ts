/** A small seeded generator (mulberry32): the same seed always draws the same hills. */
export type Random = () => number

export function seeded(seed: number): Random {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth value noise in -1..1 on a lattice that repeats every 256 steps. */
export function noise2(seed: number): (x: number, y: number) => number {
  const random = seeded(seed)
  const n = 256
  const lattice = new Float64Array(n * n).map(() => random() * 2 - 1)
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  const at = (i: number, j: number) => lattice[(((j % n) + n) % n) * n + (((i % n) + n) % n)]
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const u = ease(x - i)
    const v = ease(y - j)
    const top = at(i, j) * (1 - u) + at(i + 1, j) * u
    const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u
    return top * (1 - v) + bottom * v
  }
}
