/** Whose eyes a replay may be seen through. */
import type { en } from '../../text/en.ts'
import type { Eyes, Player } from './player.svelte.ts'

export interface EyeChoice {
  readonly id: Eyes
  readonly name: string
  readonly hint: string
}

/** While the match goes on: one's own, or a spectator's where several sit at this screen. */
export function choicesOf({ source, table }: Player, words: (typeof en)['replay']): readonly EyeChoice[] {
  const { seats } = source.info
  const all: EyeChoice[] = seats.map((seat, i) => ({
    id: `${i}`,
    name: table.text.seat(seat.id),
    hint: words.seatHint,
  }))
  const spectator: EyeChoice = { id: 'spectator', name: words.spectator, hint: words.spectatorHint }
  if (source.outcome !== null) return [{ id: 'all', name: words.all, hint: words.allHint }, ...all, spectator]
  const here = seats.flatMap((seat, i) => (seat.kind === 'here' ? [i] : []))
  return here.length === 1 ? [all[here[0]]] : [spectator]
}
