/** A progress bar on standard error, for people only: nothing is written when it is not a terminal. */
const WIDTH = 30
const PAUSE_MS = 100

export interface ProgressBar {
  show(done: number): void
  end(): void
}

export function progressBar(total: number): ProgressBar {
  if (!process.stderr.isTTY) return { show() {}, end() {} }
  let last = 0
  return {
    show(done) {
      const now = performance.now()
      if (now - last < PAUSE_MS && done < total) return
      last = now
      const filled = Math.round((done / total) * WIDTH)
      process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${total} `)
    },
    end() {
      process.stderr.write(`\r${' '.repeat(WIDTH + 24)}\r`)
    },
  }
}
