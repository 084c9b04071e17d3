/** What a screen reader is told: two live regions, never both for one thing. Polite lines are gathered for a moment. */
export const speech = $state({ polite: '', assertive: '', said: [] as string[] })

const GATHER = 700
let gathered: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

export function announce(line: string, how: 'polite' | 'assertive' = 'polite'): void {
  if (line.trim() === '') return
  speech.said = [line, ...speech.said].slice(0, 30)
  if (how === 'assertive') {
    speech.assertive = line
    return
  }
  gathered.push(line)
  if (timer !== undefined) return
  timer = setTimeout(() => {
    speech.polite = gathered.join(' ')
    gathered = []
    timer = undefined
  }, GATHER)
}

/** Forgets all that was said, when the screen goes to somebody who may not hear it. */
export function hush(): void {
  clearTimeout(timer)
  timer = undefined
  gathered = []
  speech.polite = ''
  speech.assertive = ''
  speech.said = []
}
