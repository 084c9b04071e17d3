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

export class TableTalk {
  readonly match: string
  readonly #talk: Talk
  readonly #stop: () => void
  /** Whose words are one's own; a spectator has none. */
  readonly seat: () => number
  said = $state.raw<readonly Said[]>([])
  /** The last message that was on the screen. */
  read = $state(0)

  constructor(talk: Talk, match: string, seat: () => number) {
    this.match = match
    this.seat = seat
    this.#talk = talk
    this.read = Number(kept(`muster-read-${match}`))
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

  unread: number = $derived.by(
    () => this.said.filter((each) => each.id > this.read && each.seat !== this.seat()).length,
  )

  markRead(): void {
    const last = this.said.at(-1)?.id ?? 0
    if (last <= this.read) return
    this.read = last
    keep(`muster-read-${this.match}`, String(last))
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
