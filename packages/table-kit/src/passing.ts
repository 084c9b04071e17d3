/** The areas that a dragged group is led through on purpose: those over which it rested for a moment. */
const REST = 180

export class Passing {
  #area: string | null = null
  #since = 0
  #passed: string[] = []

  over(area: string | null): void {
    if (area === this.#area) return
    this.#leave()
    this.#area = area
    this.#since = performance.now()
  }

  #leave(): void {
    const rested = performance.now() - this.#since >= REST
    if (this.#area !== null && rested && !this.#passed.includes(this.#area)) this.#passed.push(this.#area)
  }

  /** Ends it: what was passed, before the area where it ended. */
  done(): readonly string[] {
    const passed = this.#passed.filter((area) => area !== this.#area)
    this.#area = null
    this.#passed = []
    return passed
  }
}
