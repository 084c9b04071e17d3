/** Lines in, text out: a terminal, or a pipe that stands for one. */
import { createInterface } from 'node:readline'

export interface Terminal {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>
  say(text: string): void
  /** Wipes what was shown, where that is possible. */
  clear(): void
  close(): void
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

export function openTerminal(): Terminal {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  // No history: with two people at one keyboard the arrow keys would tell one what the other typed.
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: isTerminal,
    historySize: 0,
  })
  // Taken at once: lines that a pipe delivers before anybody asks must not be lost.
  const each = lines[Symbol.asyncIterator]()
  return {
    async ask(prompt) {
      lines.setPrompt(prompt)
      lines.prompt()
      const next = await each.next()
      if (!isTerminal) process.stdout.write('\n')
      return next.done === true ? null : next.value
    },
    say: (text) => void process.stdout.write(`${text}\n`),
    clear() {
      if (isTerminal) process.stdout.write(CLEAR)
    },
    close: () => lines.close(),
  }
}
