/** A thread that looks for ways on a copy of a match: the largest armies have thousands, and nobody else waits for them. */
import { parentPort } from 'node:worker_threads'
import { titleCalled } from '@muster/catalogue/catalogue'
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Seat } from '@muster/kernel/game'
import { type Way, type WaysRequest, waysFrom } from '@muster/kernel/rehearsal'
import { beModest, READY } from '../thread.ts'

export interface WaysQuestion {
  readonly game: string
  readonly state: BaseState
  readonly seat: Seat
  readonly request: WaysRequest
}
/** What a client asked wrongly is told as the kernel says it. */
export type WaysAnswer =
  | { readonly ways: Way[] }
  | { readonly code: MusterError['code']; readonly params: MusterError['params'] }

function find({ game, state, seat, request }: WaysQuestion): WaysAnswer {
  try {
    return { ways: waysFrom(titleCalled(game).game, state, seat, request) }
  } catch (error) {
    if (error instanceof MusterError) return { code: error.code, params: error.params }
    throw error
  }
}

beModest()
parentPort?.on('message', (question: WaysQuestion) => parentPort?.postMessage(find(question)))
parentPort?.postMessage(READY)
