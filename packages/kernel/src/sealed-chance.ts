/**
 * Fair dice. The host draws a secret seed and publishes its hash before anything is rolled; each seat adds a nonce
 * of its own, so that the host could not choose the dice either; at the end the seed is revealed and anybody can
 * derive every draw again, one by one, from (seed, nonces, number of the draw).
 */
import type { Chance } from './chance.ts'
import { fromHex, hmacSha256, hmacWith, sha256, toHex, utf8 } from './sha256.ts'

/** What is published at the start. */
export const commitment = (seed: string): string => toHex(sha256(seedBytes(seed)))

const seedBytes = (seed: string): Uint8Array => fromHex(seed) ?? utf8(seed)

/** Nonces are joined with their lengths, so that no two lists give the same key. */
function streamKey(seed: string, nonces: readonly string[]): Uint8Array {
  const joined = nonces.map((nonce) => `${nonce.length}:${nonce}`).join(',')
  return hmacSha256(seedBytes(seed), utf8(`muster-dice-1|${joined}`))
}

/**
 * Draw number i is taken from HMAC(key, i): eight words of 32 bits, the first of which falls into the largest
 * multiple of n, so that no number is likelier than another. Should all eight fall outside (less than once in
 * 10^70 for a die), the next eight come from HMAC(key, i, 1), and so on.
 */
function drawAt(hmac: ReturnType<typeof hmacWith>, index: number, n: number): number {
  const limit = Math.floor(4294967296 / n) * n
  for (let attempt = 0; ; attempt++) {
    for (const value of hmac(utf8(`${index}/${attempt}`))) if (value < limit) return value % n
  }
}

/** The committed stream of one match, from draw number `drawn` on. */
export function sealedChance(seed: string, nonces: readonly string[], drawn = 0): Chance {
  const hmac = hmacWith(streamKey(seed, nonces))
  let count = drawn
  return {
    get drawn() {
      return count
    },
    below: (n) => drawAt(hmac, count++, n),
  }
}

/** What the dice of a match come from. */
export interface Seal {
  readonly seed: string
  readonly nonces: readonly string[]
  /** For a match that goes on from a moment of another: the dice of its first gestures, and how many those are. */
  readonly from?: Seal & { readonly gestures: number }
}

/** The dice of a match that is played again from its start. */
export interface Dice {
  readonly chance: Chance
  /** To be told when so many gestures have been made; 0 after the set-up. */
  after(gestures: number): void
}

export function diceOf({ seed, nonces, from }: Seal): Dice {
  const own = sealedChance(seed, nonces)
  if (from === undefined) return { chance: own, after: () => undefined }
  const earlier = diceOf(from)
  let now = earlier.chance
  return {
    chance: {
      get drawn() {
        return now.drawn
      },
      below: (n) => now.below(n),
    },
    after(gestures) {
      earlier.after(gestures)
      if (gestures >= from.gestures) now = own
    },
  }
}
