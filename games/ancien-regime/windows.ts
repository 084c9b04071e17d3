/**
 * 5.11, 7.3, 8.3, 10.3.9 The negotiation windows of the rules, as data: which one is open, and for how long the
 * rulebook lets it be open in live play. Correspondence play ignores the seconds. Talks themselves (talks.ts)
 * are no part of the state.
 */
import type { State } from './state.ts'

export interface NegotiationWindow {
  readonly kind: 'diplomacy' | 'election'
  readonly seconds: number
  readonly rule: string
}

const DIPLOMACY: NegotiationWindow = { kind: 'diplomacy', seconds: 180, rule: '7.3' }
const ELECTION: NegotiationWindow = { kind: 'election', seconds: 180, rule: '8.3' }

/** The window that is open now: until the last status token is laid, and until the last vote is cast. */
export function windowOf(s: State): NegotiationWindow | null {
  const frame = s.stack[s.stack.length - 1]
  if (s.outcome !== null || frame === undefined) return null
  switch (frame.step) {
    case 'status':
      return DIPLOMACY
    case 'claim':
    case 'vote':
      return ELECTION
    default:
      return null
  }
}

/**
 * 10.3.9 Nobody speaks while Battle cards are being played: public and private talks are shut until the cards
 * are revealed.
 */
export function isSilent(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]
  return frame?.step === 'cards' || frame?.step === 'scout'
}
