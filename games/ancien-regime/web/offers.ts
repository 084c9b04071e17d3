/** Which offers the board and the plain buttons show, and which the panel of this game. */

/** Kinds of moves and purchases between which the panel switches. */
export const STRATEGIC = 'strategic'
export const FORTRESS = 'fortress'

/** What stands on the board and is done by pointing at it, and what is a plain button. */
const POINTED: ReadonlySet<string> = new Set([
  'frederick',
  'discard',
  'place',
  'march',
  'sail',
  'disband',
  'go-on',
  'fight',
  'buy-unit',
  'support',
  'reassign',
  'withdraw-to',
])
const PLAIN: ReadonlySet<string> = new Set([
  'accept-all',
  'abstain',
  'end-offers',
  'end-leadership',
  'end-mobilisation',
  'end-disbanding',
  'end-turn',
  'halt',
  'end-movement',
  'stand-aside',
  'pass',
])

export const verbOf = (words: string): string => words.split(' ')[0]

export function shown(offers: readonly string[], mode: string): readonly string[] {
  const all = new Set(offers)
  return offers.filter((words) => {
    const verb = verbOf(words)
    if (PLAIN.has(verb)) return true
    if (mode === STRATEGIC) return verb === 'set-out'
    if (mode === FORTRESS) return verb === 'buy-fortress'
    // Where one can march and sail, one marches; the other is among all choices.
    if (verb === 'sail') return !all.has(words.replace('sail', 'march'))
    return POINTED.has(verb)
  })
}

/** The arguments of the offers of one verb. */
export const offered = (offers: readonly string[], verb: string): string[][] =>
  offers.filter((words) => verbOf(words) === verb).map((words) => words.split(' ').slice(1))
