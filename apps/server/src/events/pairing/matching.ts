/**
 * Who is paired with whom at the least cost: a minimum-cost perfect matching of a complete graph, by Edmonds' blossom algorithm with weights,
 * O(n³) (after Galil, "Efficient algorithms for finding maximum matching in graphs", 1986). Costs are whole numbers up to 2^50.
 *
 * Inside, vertices are counted from 1, so that 0 means none; blossoms (odd rings shrunk to one vertex) get the numbers after them. An outer
 * vertex can be reached from a free one by an alternating path of even length, an inner one by one of odd length.
 */
const UNSEEN = -1
const OUTER = 0
const INNER = 1

export function cheapestPairs(count: number, cost: (one: number, two: number) => number): [number, number][] {
  if (count % 2 === 1) throw new Error('an odd number cannot be paired')
  if (count === 0) return []
  const mates = new Matching(count, cost).solve()
  return mates.flatMap((mate, each): [number, number][] => (each < mate ? [[each, mate]] : []))
}

class Matching {
  readonly #n: number
  readonly #size: number
  /** How many vertices and blossoms there are so far. */
  #used: number
  /** Weight of the edge between two vertices or blossoms, and which two real vertices it joins. */
  readonly #weight: number[][]
  readonly #from: number[][]
  readonly #to: number[][]
  readonly #label: number[]
  readonly #mate: number[]
  readonly #slack: number[]
  /** The outermost blossom that each is in. */
  readonly #top: number[]
  readonly #parent: number[]
  readonly #state: number[]
  readonly #seen: number[]
  readonly #rings: number[][]
  /** By blossom and real vertex: the member of the ring that holds it. */
  readonly #holder: number[][]
  #queue: number[] = []
  #time = 0

  constructor(count: number, cost: (one: number, two: number) => number) {
    this.#n = count
    this.#used = count
    this.#size = count * 2 + 1
    const square = (): number[][] => Array.from({ length: this.#size }, () => this.#zeros())
    this.#weight = square()
    this.#from = square()
    this.#to = square()
    this.#holder = square()
    this.#label = this.#zeros()
    this.#mate = this.#zeros()
    this.#slack = this.#zeros()
    this.#top = this.#zeros()
    this.#parent = this.#zeros()
    this.#state = this.#zeros()
    this.#seen = this.#zeros()
    this.#rings = Array.from({ length: this.#size }, () => [])
    this.#fill(cost)
  }

  #zeros(): number[] {
    return Array(this.#size).fill(0)
  }

  /** The dearest edge weighs 1, so that every edge is worth having and all are paired. */
  #fill(cost: (one: number, two: number) => number): void {
    let dearest = 0
    for (let u = 0; u < this.#n; u++)
      for (let v = 0; v < u; v++) dearest = Math.max(dearest, cost(Math.min(u, v), Math.max(u, v)))
    for (let u = 1; u <= this.#n; u++) {
      for (let v = 1; v <= this.#n; v++) {
        this.#from[u][v] = u
        this.#to[u][v] = v
        if (u !== v) this.#weight[u][v] = dearest + 1 - cost(Math.min(u, v) - 1, Math.max(u, v) - 1)
      }
      this.#top[u] = u
      this.#holder[u][u] = u
      this.#label[u] = dearest + 1
    }
  }

  solve(): number[] {
    while (this.#grow()) {
      // Each time there is one pair more.
    }
    return Array.from({ length: this.#n }, (_, i) => this.#mate[i + 1] - 1)
  }

  #gap(u: number, v: number): number {
    const [a, b] = [this.#from[u][v], this.#to[u][v]]
    return this.#label[a] + this.#label[b] - this.#weight[a][b] * 2
  }

  #tighten(u: number, x: number): void {
    if (this.#slack[x] === 0 || this.#gap(u, x) < this.#gap(this.#slack[x], x)) this.#slack[x] = u
  }

  #findSlack(x: number): void {
    this.#slack[x] = 0
    for (let u = 1; u <= this.#n; u++) {
      if (this.#weight[u][x] > 0 && this.#top[u] !== x && this.#state[this.#top[u]] === OUTER)
        this.#tighten(u, x)
    }
  }

  #enqueue(x: number): void {
    if (x <= this.#n) this.#queue.push(x)
    else for (const each of this.#rings[x]) this.#enqueue(each)
  }

  #putIn(x: number, blossom: number): void {
    this.#top[x] = blossom
    if (x > this.#n) for (const each of this.#rings[x]) this.#putIn(each, blossom)
  }

  /** Where a member stands in its ring, turned so that the way there from the base is even. */
  #evenPlace(blossom: number, member: number): number {
    const ring = this.#rings[blossom]
    const place = ring.indexOf(member)
    if (place % 2 === 0) return place
    this.#rings[blossom] = [ring[0], ...ring.slice(1).reverse()]
    return ring.length - place
  }

  #pair(u: number, v: number): void {
    this.#mate[u] = this.#to[u][v]
    if (u <= this.#n) return
    const member = this.#holder[u][this.#from[u][v]]
    const place = this.#evenPlace(u, member)
    const ring = this.#rings[u]
    for (let i = 0; i < place; i++) this.#pair(ring[i], ring[i ^ 1])
    this.#pair(member, v)
    this.#rings[u] = [...ring.slice(place), ...ring.slice(0, place)]
  }

  #augment(from: number, to: number): void {
    let [u, v] = [from, to]
    for (;;) {
      const before = this.#top[this.#mate[u]]
      this.#pair(u, v)
      if (before === 0) return
      const parent = this.#top[this.#parent[before]]
      this.#pair(before, parent)
      u = parent
      v = before
    }
  }

  /** Where two paths to free vertices meet; 0 if they end in different ones. */
  #meet(one: number, two: number): number {
    this.#time++
    let [u, v] = [one, two]
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.#seen[u] === this.#time) return u
        this.#seen[u] = this.#time
        u = this.#top[this.#mate[u]]
        if (u !== 0) u = this.#top[this.#parent[u]]
      }
      ;[u, v] = [v, u]
    }
    return 0
  }

  #shrink(u: number, base: number, v: number): void {
    let b = this.#n + 1
    while (b <= this.#used && this.#top[b] !== 0) b++
    if (b > this.#used) this.#used++
    this.#label[b] = 0
    this.#state[b] = OUTER
    this.#mate[b] = this.#mate[base]
    this.#rings[b] = [base, ...this.#path(u, base).reverse(), ...this.#path(v, base)]
    this.#putIn(b, b)
    for (let x = 1; x <= this.#used; x++) {
      this.#weight[b][x] = 0
      this.#weight[x][b] = 0
    }
    for (let x = 1; x <= this.#n; x++) this.#holder[b][x] = 0
    for (const member of this.#rings[b]) this.#takeEdges(b, member)
    this.#findSlack(b)
  }

  #path(from: number, base: number): number[] {
    const path: number[] = []
    for (let x = from; x !== base; ) {
      const mate = this.#top[this.#mate[x]]
      path.push(x, mate)
      this.#enqueue(mate)
      x = this.#top[this.#parent[mate]]
    }
    return path
  }

  /** A blossom has the tightest edge of its members to each. */
  #takeEdges(b: number, member: number): void {
    for (let x = 1; x <= this.#used; x++) {
      if (this.#weight[b][x] === 0 || this.#gap(member, x) < this.#gap(b, x)) {
        for (const edge of [this.#weight, this.#from, this.#to]) {
          edge[b][x] = edge[member][x]
          edge[x][b] = edge[x][member]
        }
      }
    }
    for (let x = 1; x <= this.#n; x++) if (this.#holder[member][x] !== 0) this.#holder[b][x] = member
  }

  #expand(b: number): void {
    for (const each of this.#rings[b]) this.#putIn(each, each)
    const entry = this.#holder[b][this.#from[b][this.#parent[b]]]
    const place = this.#evenPlace(b, entry)
    const ring = this.#rings[b]
    for (let i = 0; i < place; i += 2) {
      const [inner, outer] = [ring[i], ring[i + 1]]
      this.#parent[inner] = this.#from[outer][inner]
      this.#state[inner] = INNER
      this.#state[outer] = OUTER
      this.#slack[inner] = 0
      this.#findSlack(outer)
      this.#enqueue(outer)
    }
    this.#state[entry] = INNER
    this.#parent[entry] = this.#parent[b]
    for (const each of ring.slice(place + 1)) {
      this.#state[each] = UNSEEN
      this.#findSlack(each)
    }
    this.#top[b] = 0
  }

  /** Follows a tight edge. Answers whether there is a pair more by it. */
  #follow(a: number, b: number): boolean {
    const [from, to] = [this.#from[a][b], this.#to[a][b]]
    const [u, v] = [this.#top[from], this.#top[to]]
    if (this.#state[v] === UNSEEN) {
      this.#parent[v] = from
      this.#state[v] = INNER
      const next = this.#top[this.#mate[v]]
      this.#slack[v] = 0
      this.#slack[next] = 0
      this.#state[next] = OUTER
      this.#enqueue(next)
    } else if (this.#state[v] === OUTER) {
      const base = this.#meet(u, v)
      if (base === 0) {
        this.#augment(u, v)
        this.#augment(v, u)
        return true
      }
      this.#shrink(u, base, v)
    }
    return false
  }

  #isTop(x: number): boolean {
    return this.#top[x] === x
  }

  /** One phase: from all free vertices until two of them are joined. Answers whether they were. */
  #grow(): boolean {
    this.#queue = []
    for (let x = 1; x <= this.#used; x++) {
      this.#state[x] = UNSEEN
      this.#slack[x] = 0
    }
    for (let x = 1; x <= this.#used; x++) {
      if (!this.#isTop(x) || this.#mate[x] !== 0) continue
      this.#parent[x] = 0
      this.#state[x] = OUTER
      this.#enqueue(x)
    }
    if (this.#queue.length === 0) return false
    for (;;) {
      if (this.#spread()) return true
      this.#relabel(this.#step())
      this.#queue = []
      for (let x = 1; x <= this.#used; x++) {
        const u = this.#slack[x]
        if (this.#isTop(x) && u !== 0 && this.#top[u] !== x && this.#gap(u, x) === 0 && this.#follow(u, x))
          return true
      }
      for (let b = this.#n + 1; b <= this.#used; b++) {
        if (this.#isTop(b) && this.#state[b] === INNER && this.#label[b] === 0) this.#expand(b)
      }
    }
  }

  #spread(): boolean {
    for (let u = this.#queue.shift(); u !== undefined; u = this.#queue.shift()) {
      if (this.#state[this.#top[u]] === INNER) continue
      for (let v = 1; v <= this.#n; v++) {
        if (this.#weight[u][v] === 0 || this.#top[u] === this.#top[v]) continue
        if (this.#gap(u, v) === 0) {
          if (this.#follow(u, v)) return true
        } else this.#tighten(u, this.#top[v])
      }
    }
    return false
  }

  /** How far labels may move before an edge gets tight or a blossom has to be opened. */
  #step(): number {
    let step = Number.POSITIVE_INFINITY
    for (let x = 1; x <= this.#used; x++) {
      if (!this.#isTop(x)) continue
      if (x > this.#n && this.#state[x] === INNER) step = Math.min(step, this.#label[x] / 2)
      if (this.#slack[x] === 0 || this.#state[x] === INNER) continue
      const gap = this.#gap(this.#slack[x], x)
      step = Math.min(step, this.#state[x] === UNSEEN ? gap : gap / 2)
    }
    return step
  }

  #relabel(step: number): void {
    for (let u = 1; u <= this.#n; u++) {
      const state = this.#state[this.#top[u]]
      if (state === OUTER) this.#label[u] -= step
      else if (state === INNER) this.#label[u] += step
    }
    for (let b = this.#n + 1; b <= this.#used; b++) {
      if (!this.#isTop(b)) continue
      if (this.#state[b] === OUTER) this.#label[b] += step * 2
      else if (this.#state[b] === INNER) this.#label[b] -= step * 2
    }
  }
}
