/** The talk of one table: what was said, what of it is new, and what is being written. Kept over reloads. */
import type { AnswerRequest, Said, SayRequest } from '@muster/protocol/talk'
import type { Talk } from '../match/source.ts'
import { announce } from '../speech.svelte.ts'
import { ui } from '../text/index.svelte.ts'

const kept = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
const keep = (key: string, value: string): void => {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing still talks.
  }
}

/** Who reads something said: everybody (`table`), or some seats. */
export const talkOf = ({ among }: Pick<Said, 'among'>): string =>
  among === null ? 'table' : [...among].sort((a, b) => a - b).join('-')

/** By talk, the last message of it that was on the screen. Before talks were told apart it was one number for all. */
function readIn(text: string): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(text || '{}')
    return typeof kept === 'number' ? { '': kept } : (kept as Record<string, number>)
  } catch {
    return {}
  }
}

export class TableTalk {
  readonly match: string
  readonly #talk: Talk
  readonly #stop: () => void
  /** Whose words are one's own; a spectator has none. */
  readonly seat: () => number
  said = $state.raw<readonly Said[]>([])
  #read = $state.raw<Readonly<Record<string, number>>>({})

  constructor(talk: Talk, match: string, seat: () => number) {
    this.match = match
    this.seat = seat
    this.#talk = talk
    this.#read = readIn(kept(`muster-read-${match}`))
    let first = true
    this.#stop = talk.listen((said) => {
      const known = this.said.at(-1)?.id ?? 0
      this.said = said
      if (!first) {
        for (const each of said)
          if (each.id > known && each.seat !== this.seat()) announce(ui.t.talk.said(each.name, each.text))
      }
      first = false
    })
  }

  /** What others said and was not on the screen yet. */
  fresh: readonly Said[] = $derived.by(() => {
    const read = this.#read
    return this.said.filter(
      (each) => each.seat !== this.seat() && each.id > Math.max(read[''] ?? 0, read[talkOf(each)] ?? 0),
    )
  })
  unread: number = $derived.by(() => this.fresh.length)

  /** One talk was on the screen; what was said in others is still new. */
  markRead(talk: string): void {
    const last = this.said.findLast((each) => talkOf(each) === talk)?.id ?? 0
    if (last <= (this.#read[talk] ?? 0)) return
    this.#read = { ...this.#read, [talk]: last }
    keep(`muster-read-${this.match}`, JSON.stringify(this.#read))
  }

  say = (text: string, to?: readonly number[], terms?: SayRequest['terms']): Promise<void> =>
    this.#talk.say(text, to, terms)
  answer = (id: number, answer: AnswerRequest['answer']): Promise<void> => this.#talk.answer(id, answer)

  /** Whether it can be reported: what other people said, where there are hosts. */
  mayReport = (said: Said): boolean =>
    this.#talk.report !== undefined && said.name !== '' && said.seat !== this.seat()
  report = (said: Said): void => this.#talk.report?.(said)

  /** What is being written to these seats, so that neither a reload nor a lost connection loses it. */
  draft = (to: string): string => kept(`muster-draft-${this.match}-${to}`)
  keepDraft = (to: string, text: string): void => keep(`muster-draft-${this.match}-${to}`, text)

  close = (): void => this.#stop()
}
