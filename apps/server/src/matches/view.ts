/** What leaves the server about a match in play: the view of one seat or of a spectator, and what it heard. */
import { type Seat, SPECTATOR, type Told, type Viewer } from '@muster/kernel/game'
import { seatView, undoable } from '@muster/kernel/match'
import { heardBy } from '@muster/kernel/table'
import type { Heard, TableView } from '@muster/protocol/play'
import { decidingNow, type Kind, type Live } from './fold.ts'

/** An entry as it is kept for those who come back: everything, to be heard by each as they may. */
export interface Kept {
  readonly version: number
  readonly kind: Kind
  readonly seat: Seat | null
  readonly words: string
  readonly undoes: number | null
  readonly told: readonly Told[]
  readonly at: string
}

export function heardAs(kept: Kept, viewer: Viewer): Heard {
  const { version, kind, seat, at } = kept
  return {
    version,
    kind,
    seat,
    action: kind === 'act' && seat === viewer ? kept.words : null,
    undoes: kept.undoes,
    answer: kind === 'draw' ? (kept.words === 'offer' ? 'offer' : 'decline') : null,
    at,
    events: kept.told.map((each) => ({ ...heardBy(each, viewer) })),
  }
}

export function tableFor(id: string, live: Live, viewer: Viewer, log: readonly Kept[]): TableView {
  const { game, match, version, ending, agreed } = live
  const seen = seatView(game, match.state, viewer)
  const asked = viewer === SPECTATOR ? null : live.asked[viewer]
  const decision =
    seen.decision === undefined || asked === null || asked === undefined
      ? null
      : {
          id: asked.since,
          prompt: { code: seen.decision.prompt.code, params: { ...seen.decision.prompt.params } },
          offers: [...seen.decision.offers],
        }
  return {
    match: id,
    version,
    seat: viewer === SPECTATOR ? null : viewer,
    view: seen.view,
    deciding: decidingNow(live),
    decision,
    undoable: viewer === SPECTATOR || ending !== null ? 0 : undoable(match, viewer),
    drawOffers: [...agreed],
    ending,
    log: log.map((each) => heardAs(each, viewer)),
  }
}
