/** The talk of a match on the server: what was said before, what is said now, each once and in order. */
import type { AnswerOf } from '@muster/protocol/routes'
import type { Said } from '@muster/protocol/talk'
import { Rejected } from '@muster/table-kit/match/rejected.ts'
import type { Talk } from '@muster/table-kit/match/source.ts'
import { call } from './api.ts'

export interface OnlineTalk extends Talk {
  /** Something came over the socket. */
  hear(fresh: readonly Said[]): void
  /** Asks for what was missed. */
  catchUp(): Promise<void>
}

export function openTalk(
  match: string,
  invite: string | null,
  seat: () => number | null,
  report: (said: Said) => void,
): OnlineTalk {
  const ears = new Set<(said: readonly Said[]) => void>()
  let said: readonly Said[] = []
  let isKnown = false

  /** Messages may come over the socket and by asking: each once, in order; again when a proposal is answered. */
  function hear(fresh: readonly Said[]): void {
    const again = new Set(fresh.map((each) => each.id))
    said = [...said.filter((each) => !again.has(each.id)), ...fresh].sort((a, b) => a.id - b.id)
    if (isKnown) for (const each of ears) each(said)
  }
  async function catchUp(): Promise<void> {
    const query = new URLSearchParams(invite === null ? {} : { invite })
    // What is still to be answered may have been answered meanwhile.
    const open = said.find((each) => each.proposal?.answer === 'open')
    query.set('after', String(open === undefined ? (said.at(-1)?.id ?? 0) : open.id - 1))
    const path = `/api/matches/${match}/talk?${query}`
    const page = await call<AnswerOf<'talk'>>('GET', path).catch(() => null)
    if (page === null) return
    isKnown = true
    hear(page.said)
  }
  return {
    hear,
    catchUp,
    report,
    listen(each) {
      ears.add(each)
      if (isKnown) each(said)
      return () => ears.delete(each)
    },
    async say(text, to, terms) {
      const mine = seat()
      if (mine === null) throw new Rejected('not-at-the-table')
      const body = {
        seat: mine,
        text,
        ...(to === undefined ? {} : { to: [...to] }),
        ...(terms === undefined ? {} : { terms }),
      }
      hear([await call<Said>('POST', `/api/matches/${match}/talk`, body)])
    },
    async answer(id, answer) {
      const mine = seat()
      if (mine === null) throw new Rejected('not-at-the-table')
      const path = `/api/matches/${match}/talk/${id}/answer`
      hear([await call<Said>('POST', path, { seat: mine, answer })])
    },
  }
}
