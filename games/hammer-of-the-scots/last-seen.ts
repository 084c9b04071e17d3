/** Whom a side showed in battle, and where, the newest first: as far as they are still in its ranks. */
import type { HammerEvent } from './events.ts'

interface LastSeen {
  readonly block: string
  readonly area: string
}

/** `seatOf` says whose a block is, by its printed side. */
export function lastSeen(
  told: readonly HammerEvent[],
  seat: number,
  seatOf: (event: HammerEvent) => number | null,
): readonly LastSeen[] {
  const seen = new Map<string, string>()
  for (const event of told) {
    if (event.type === 'block-revealed' && seatOf(event) === seat) {
      seen.delete(event.block)
      seen.set(event.block, event.area)
    } else if (event.type === 'eliminated') seen.delete(event.block)
    // A noble has a block of each side; whoever changes sides leaves that of the old one.
    else if (event.type === 'noble-changed-sides')
      for (const block of seen.keys()) if (block.startsWith(`${event.noble}-`)) seen.delete(block)
  }
  return [...seen].map(([block, area]) => ({ block, area })).reverse()
}
