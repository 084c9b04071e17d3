/** Everybody is to be looked at once in a round, a few at every step, so that the others do not wait for thousands at once. */
export class InTurns<T> {
  readonly #all: ReadonlySet<T>
  readonly #steps: number
  #step = 0
  #rest: Iterator<T>

  constructor(all: ReadonlySet<T>, steps: number) {
    this.#all = all
    this.#steps = steps
    this.#rest = all.values()
  }

  /** Whose turn it is. Nobody's comes twice in a round, so that there is always nearly a round between two. */
  next(): T[] {
    if (this.#step === 0) this.#rest = this.#all.values()
    this.#step = (this.#step + 1) % this.#steps
    const some: T[] = []
    const most = Math.ceil(this.#all.size / this.#steps)
    while (some.length < most) {
      const { done, value } = this.#rest.next()
      if (done === true) break
      some.push(value)
    }
    return some
  }
}
