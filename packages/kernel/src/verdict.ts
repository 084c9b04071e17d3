/**
 * One predicate, two uses: what makes a choice legal answers *yes*, or *no, because of rule 4.3*.
 *
 * In play only the yes matters, so `yes` is null and costs nothing. A refusal is a value, made once where the
 * rule is written (or once for each border, area…) and returned many times; rules never allocate to say no.
 */
export interface Refusal {
  /** Stable name of the reason; the words for it live in the game's text/. */
  readonly code: string
  /** The number of the rule that forbids it, as printed in the rulebook. */
  readonly rule: string
  /** What the words need: things and numbers. */
  readonly params: Params
}

/** Values for the words: numbers, and things. A thing is an integer in the rules and a name to all others (ids.ts). */
export type Params = Readonly<Record<string, number | string>>

export type Verdict = Refusal | null

export const yes: Verdict = null

const noParams: Params = Object.freeze({})

export function no(rule: string, code: string, params: Params = noParams): Refusal {
  return Object.freeze({ code, rule, params })
}
