/**
 * Standing answers: what a player says beforehand to a question that comes again and again, by the Power that asks and
 * the kind of question. Kept on this device, for one match and one seat; nobody else learns of them.
 */

import { settings } from '@muster/table-kit/settings.svelte.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import { GENERALS, POWERS, SERVES, SUBSIDIES } from '../tables.ts'
import { CLIENT_WORDS } from '../text/client.ts'
import { offered } from './offers.ts'
import { powerOn, seen } from './world.ts'

export const STANDING_KINDS = ['passage', 'stay', 'subsidy', 'turn'] as const
export type StandingKind = (typeof STANDING_KINDS)[number]
export type StandingAnswer = 'yes' | 'no'

/** A question that can be answered beforehand, with the words of either answer. */
export interface Question {
  readonly kind: StandingKind
  readonly power: number
  readonly yes: string
  readonly no: string
}

/** What is asked now, if it is such a question. */
export function questionFor(table: Table): Question | null {
  const { code, params } = table.moment.seen.decision?.prompt ?? { code: '', params: {} }
  switch (code) {
    case 'consent':
      return {
        kind: 'passage',
        power: SERVES[GENERALS.indexOf(String(params.general))],
        yes: 'agree',
        no: 'object',
      }
    case 'stay':
      return {
        kind: 'stay',
        power: SERVES[GENERALS.indexOf(String(params.general))],
        yes: 'let-stay',
        no: 'send-away',
      }
    case 'permit':
      return { kind: 'turn', power: POWERS.indexOf(String(params.power)), yes: 'permit', no: 'forbid' }
    case 'actions': {
      const [first] = offered(table.offers.all, 'accept')
      if (first === undefined) return null
      const giver = powerOn(seen(table.view), SUBSIDIES)
      return { kind: 'subsidy', power: giver, yes: `accept ${first[0]}`, no: `decline ${first[0]}` }
    }
    default:
      return null
  }
}

type Kept = Record<string, StandingAnswer>
const keyOf = (kind: StandingKind, power: number): string => `${kind}-${POWERS[power]}`

function keptIn(store: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(store) ?? '{}') as Kept
  } catch {
    // A browser that keeps nothing still answers while the table is open.
    return {}
  }
}

export class StandingAnswers {
  readonly #store: string
  #kept: Kept

  constructor(match: string, seat: number) {
    this.#store = `muster-standing-${match}-${seat}`
    this.#kept = $state(keptIn(this.#store))
  }

  get(kind: StandingKind, power: number): StandingAnswer | null {
    return this.#kept[keyOf(kind, power)] ?? null
  }

  set(kind: StandingKind, power: number, answer: StandingAnswer | null): void {
    const { [keyOf(kind, power)]: _, ...others } = this.#kept
    this.#kept = answer === null ? others : { ...others, [keyOf(kind, power)]: answer }
    try {
      localStorage.setItem(this.#store, JSON.stringify(this.#kept))
    } catch {
      // As above.
    }
  }

  get all(): readonly { kind: StandingKind; power: number; answer: StandingAnswer }[] {
    return STANDING_KINDS.flatMap((kind) =>
      POWERS.flatMap((__, power) => {
        const answer = this.get(kind, power)
        return answer === null ? [] : [{ kind, power, answer }]
      }),
    )
  }
}

/** One set of answers for each seat that looks at a table. */
const tables = new WeakMap<Table, Map<number, StandingAnswers>>()

export function answersOf(table: Table): StandingAnswers {
  const seats = tables.get(table) ?? new Map<number, StandingAnswers>()
  tables.set(table, seats)
  const seat = table.viewerSeat
  const answers = seats.get(seat) ?? new StandingAnswers(table.source.info.id, seat)
  seats.set(seat, answers)
  return answers
}

export function standing(table: Table): { words: string; notice: string } | null {
  const question = questionFor(table)
  if (question === null) return null
  const answer = answersOf(table).get(question.kind, question.power)
  if (answer === null) return null
  const words = CLIENT_WORDS[settings.language]
  const who = table.name('power', POWERS[question.power])
  return {
    words: question[answer],
    notice: words.answered(words.standingKinds[question.kind], who, answer === 'yes'),
  }
}
