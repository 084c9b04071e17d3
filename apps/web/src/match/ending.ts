/** How people end a match before the rules do: it is kept beside the choices, and in a file as a server's files say it. */
import type { Outcome, Seat } from '@muster/kernel/game'
import type { MatchRecord } from '@muster/kernel/record'
import type { Ending } from '@muster/protocol/matches'

/** Of two the other wins. With more seats nobody does: bots that are left among themselves play for nothing. */
export const resignation = (loser: Seat, seats: number): Outcome => ({
  winners: seats === 2 ? [1 - loser] : [],
  code: 'resignation',
  rule: '',
})

/** A file says it where the choices in it do not lead to an end. */
export const withEnding = (record: MatchRecord, ended: Outcome | null): MatchRecord =>
  ended === null ? record : { ...record, ...{ ending: endingOf(ended) } }

const endingOf = ({
  winners,
  code,
}: Outcome): Pick<Ending, 'winners' | 'code' | 'rule'> & { by: string } => ({
  by: code,
  winners: [...winners],
  code: '',
  rule: '',
})

/** How the people of a match ended it, when its file says so. */
export function endingIn(record: MatchRecord): Outcome | null {
  const { ending } = record as { ending?: Partial<Ending> }
  if (ending === undefined || !Array.isArray(ending.winners)) return null
  const { by = 'rules', code = '', rule = '', winners } = ending
  return { winners, code: by === 'rules' ? code : by, rule }
}
