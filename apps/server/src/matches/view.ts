/** What leaves the server about a match in play: the view of one seat or of a spectator, and what it heard. */
import { type Seat, SPECTATOR, type Told, type Viewer } from '@muster/kernel/game'
import { seatView, undoable as undoableOf, undoBar as undoBarOf } from '@muster/kernel/match'
import { unasked } from '@muster/kernel/only-answer'
import { heardBy } from '@muster/kernel/referee'
import { actionWords, choicesIn } from '@muster/kernel/words'
import type { EntryKind, Heard, TableView } from '@muster/protocol/play'
import { decidingNow, type Live } from './fold.ts'

/** An entry as it is kept for those who come back: everything, to be heard by each as they may. */
export interface Kept {
  readonly version: number
  readonly kind: EntryKind
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
    choices: kind === 'act' && seat === viewer ? choicesIn(kept.words) : null,
    undoes: kept.undoes,
    answer: kind === 'draw' ? (kept.words === 'offer' ? 'offer' : 'decline') : null,
    number: kind === 'claim' || kind === 'vacation' ? Number(kept.words) : null,
    at,
    events: kept.told.map((each) => heardBy(each, viewer) as Heard['events'][number]),
  }
}

/**
 * Without a log. `watched`: whether other people are at the table than the viewer. `last`: an earlier table of the same viewer, whose
 * view may be shared where it is the same. It is made in one piece, for an engine takes longer over what is put together of others.
 */
export function tableFor(
  id: string,
  live: Live,
  viewer: Viewer,
  watched: boolean,
  clocks: TableView['clocks'],
  last?: TableView,
): TableView {
  const { game, match, version, ending, agreed } = live
  const seen = seatView(game, match.state, viewer, last?.view)
  const asked = viewer === SPECTATOR ? null : live.asked[viewer]
  const decision =
    seen.decision === undefined || asked === null || asked === undefined
      ? null
      : {
          id: asked.since,
          prompt: { code: seen.decision.prompt.code, params: { ...seen.decision.prompt.params } },
          rule: seen.decision.rule,
          offers: [...seen.decision.offers],
          unasked: seen.decision.offers.length === 1 ? unasked(match, viewer, watched) : null,
        }
  const { undoable, undoes, undoBar } = undoing(live, viewer)
  return {
    match: id,
    version,
    seat: viewer === SPECTATOR ? null : viewer,
    view: seen.view,
    deciding: decidingNow(live),
    decision,
    undoable,
    undoes,
    undoBar,
    drawOffers: [...agreed],
    clocks,
    ending,
    log: [],
  }
}

function undoing(
  { game, match, ending }: Live,
  viewer: Viewer,
): Pick<TableView, 'undoable' | 'undoes' | 'undoBar'> {
  if (viewer === SPECTATOR || ending !== null) return { undoable: 0, undoes: [], undoBar: null }
  const count = undoableOf(match, viewer)
  const last = count === 0 ? [] : (match.log.at(-1)?.actions ?? [])
  return {
    undoable: count,
    undoes: last.map((action) => actionWords(game, action)),
    undoBar: undoBarOf(match, viewer),
  }
}
