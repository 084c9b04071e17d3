/** Every code that the rules can hand to people. A test compares these lists with the rules themselves. */
import type { Words } from '@muster/kernel/wording'
import type { RichardEvent } from '../events.ts'
import type { SIDES } from '../tables.ts'

export const REFUSALS = [
  // the kernel's own
  'match-over',
  'not-your-decision',
  'not-now',
  // 1, 2
  'not-in-hand',
  'no-points',
  'enemy-exile',
  'no-coast',
  'other-sea',
  // 3
  'never-defects',
  // 5
  'hand-too-good',
  'points-for-the-event-only',
  'not-your-block',
  'already-moved',
  'pinned',
  'no-way-out',
  'no-border',
  'no-movement-left',
  'border-full',
  'enemy-entered-here',
  'choose-where-to',
  'by-sea-only',
  'not-to-the-muster',
  'must-reach-the-muster',
  'not-friendly-or-vacant',
  'not-an-enemy-city',
  'never-sails',
  'has-marched',
  'same-area',
  'enemy-or-battle-there',
  'no-sea-move',
  'not-in-your-pool',
  'face-down-this-campaign',
  'not-his-shield',
  'not-its-cathedral',
  'not-its-city',
  'no-city-there',
  'not-in-wales',
  'enemy-there',
  'bombard-needs-a-friendly-city',
  'rebel-needs-a-vacant-area',
  'rebel-not-in-exile',
  // 6
  'no-battle-there',
  'not-in-turn',
  'must-retreat',
  'no-retreat-in-round-one',
  'fourth-border',
  'third-reinforcing-border',
  'does-not-attack-here',
  'not-the-strongest',
  'no-heir-here',
  'not-an-enemy-in-the-fight',
  'nobody-to-fight',
  'back-where-it-began',
  'not-in-this-battle',
  'pirates-go-by-sea',
  'not-a-crown-area',
  'not-your-exile',
  'only-king-pretender-warwick',
  'has-rolled-already',
  'came-over-in-this-battle',
  'tried-three-times',
  'only-warwick',
  'not-by-warwick',
  // 7
  'area-not-over-limit',
  'mercenary-supplied-at-home',
  'suffered-already',
  // 8
  'not-on-its-way',
  'must-go-to-exile',
  'not-his-home',
  'not-his-shield-or-a-crown',
  'his-shields-are-open',
  'calais-full',
  'has-a-home',
  // 9
  'king-or-pretender',
  'not-a-turned-heir-of-yours',
  'not-vacant',
] as const

export const PROMPTS = [
  'keep-hands',
  'exchange',
  'play-cards',
  'actions',
  'march',
  'muster',
  'plague',
  'main-attack',
  'battles',
  'battle',
  'treason',
  'take-hits',
  'regroup',
  'executions',
  'heir-enters',
  'supply',
  'go-home',
  'exile-limits',
] as const

/** Every verb of a choice, with what its arguments name. */
export const VERBS = {
  keep: [],
  redeal: [],
  'keep-mine': [],
  'exchange-mine': [],
  lay: ['card'],
  move: ['block'],
  recruit: ['block', 'area'],
  end: [],
  to: ['area'],
  sail: ['area'],
  stop: [],
  muster: ['area'],
  pass: [],
  plague: ['area'],
  lead: ['block'],
  battle: ['area'],
  fight: ['block'],
  charge: ['block'],
  persuade: ['block', 'block'],
  retreat: ['block', 'area'],
  hold: ['block'],
  tempt: ['block'],
  wait: [],
  hit: ['block'],
  regroup: ['block', 'area'],
  done: [],
  execute: ['block'],
  spare: [],
  enter: ['area'],
  starve: ['block'],
  home: ['block', 'area'],
  'to-pool': ['block'],
  dismiss: ['block'],
} as const

export const OUTCOMES = ['all-heirs-dead', 'holds-the-throne'] as const

export type Side = (typeof SIDES)[number]

/** A block as one viewer heard of it: by name, or by its side and token. */
export interface Seen {
  readonly side: Side
  readonly token: number
  readonly block?: string | undefined
}

/** What both languages word. */
export type RichardWords = Words<{
  readonly event: RichardEvent
  readonly prompt: (typeof PROMPTS)[number]
  readonly refusal: (typeof REFUSALS)[number]
  readonly verb: keyof typeof VERBS
  readonly outcome: (typeof OUTCOMES)[number]
  readonly seat: Side
}>
