/** The table as one seat, or a spectator, gets it; and what a seat may send. */
import { z } from 'zod'
import { ending } from './matches.ts'
import { seatClock } from './time.ts'
import { commandId, integer, invite, MAX_INTEGER, seatNumber, text } from './values.ts'

const params = z.record(z.string(), z.union([z.string(), z.number()]))
export const message = z.object({ code: z.string(), params })
export const refusal = z.object({ code: z.string(), rule: z.string(), params })

/** What may be done by one request: a whole army on its way. */
export const MAX_CHOICES = 128
/** A choice in words: `move wallace`. A semicolon stands between choices in the log, so none has one. */
const choice = z
  .string()
  .max(200)
  .regex(/^[^;]+$/)

/** One gesture of a seat, taken back as a whole. */
export const actRequest = z.strictObject({
  seat: seatNumber,
  command: commandId,
  /** The `decision.id` that is being answered. */
  decision: integer,
  /**
   * One of `decision.offers`, and what is to follow it. All of them are made or none, up to the first that is final;
   * those after that one are left.
   */
  choices: z.array(choice).min(1).max(MAX_CHOICES),
  /** Whether what then has only one answer is carried out with it, as part of the same gesture. */
  carryOn: z.boolean().optional(),
})
export type ActRequest = z.infer<typeof actRequest>

export const undoRequest = z.strictObject({
  seat: seatNumber,
  command: commandId,
  /** The version that the seat has seen: nothing that came later is taken back by mistake. */
  version: integer,
})
export const resignRequest = z.strictObject({ seat: seatNumber, command: commandId })
export const drawOfferRequest = z.strictObject({
  seat: seatNumber,
  command: commandId,
  /** `offer` also agrees to an offer that stands; `decline` also withdraws one's own. */
  answer: z.enum(['offer', 'decline']),
})
export const doneAnswer = z.object({ version: z.int(), repeated: z.boolean() })
export type DoneAnswer = z.infer<typeof doneAnswer>

/** What made a choice final: chance has spoken, something hidden was revealed, or others know more of it. */
export const finality = z.enum(['chance', 'reveal', 'others-know-more'])
/** So many were made, with what was carried on. Any others were not, and then `final` says why: the last one made was final. */
export const actAnswer = z.object({ ...doneAnswer.shape, made: z.int(), final: finality.nullable() })
export type ActAnswer = z.infer<typeof actAnswer>

/**
 * The kinds of entries that a match's log has. `abandon`, `close` and `time` are the house's: nobody has chosen anything for
 * half a year; a host has closed it; the time of a seat is up, with what was agreed for that.
 */
export const entryKind = z.enum([
  ...['start', 'act', 'undo', 'resign', 'draw', 'abandon', 'close'],
  ...['time', 'claim', 'vacation'],
] as const)
export type EntryKind = z.infer<typeof entryKind>

/** One entry of the match's log, as this viewer heard it. */
export const heard = z.object({
  version: z.int(),
  seat: seatNumber.nullable(),
  kind: entryKind,
  /** What the viewer's own seat chose, as one gesture. What others chose is told only by events. */
  choices: z.array(z.string()).nullable(),
  /** For `undo`: the version that it takes back. Its events never happened. */
  undoes: z.int().nullable(),
  /** For `draw`: offer or decline. */
  answer: z.enum(['offer', 'decline']).nullable(),
  /** For `claim`: the seat whose time was up. For `vacation`: the days. */
  number: z.int().nullable(),
  at: z.iso.datetime(),
  events: z.array(z.looseObject({ type: z.string() })),
})
export type Heard = z.infer<typeof heard>

export const tableView = z.object({
  match: z.string(),
  version: z.int(),
  /** Whose eyes: a seat, or null for a spectator. */
  seat: seatNumber.nullable(),
  /** The game's own view; see the game's view.ts. */
  view: z.unknown(),
  deciding: z.array(seatNumber),
  decision: z
    .object({
      id: z.int(),
      prompt: message,
      /** The rule by which it is asked. */
      rule: z.string(),
      offers: z.array(z.string()),
      /** The one answer, where it need not be asked for: whoever plays the seat may give it at once. */
      unasked: z.string().nullable(),
    })
    .nullable(),
  /** How many of this seat's last gestures it may still take back. */
  undoable: z.int(),
  /** The choices that `undo` would take back. */
  undoes: z.array(z.string()),
  /** Why nothing can be taken back; null when something can, and for spectators. */
  undoBar: z.enum(['nothing-chosen', 'another-seat', ...finality.options]).nullable(),
  drawOffers: z.array(seatNumber),
  /** Of every seat that a person plays; null in a match without clocks. */
  clocks: z.array(seatClock).nullable(),
  ending: ending.nullable(),
  /** The log since the version that was asked for, or its latest entries if they are more than `MAX_LOG`. */
  log: z.array(heard),
})
export type TableView = z.infer<typeof tableView>

export const tableRequest = z.strictObject({
  /** Without it: as a spectator. */
  seat: z.coerce.number().pipe(seatNumber).optional(),
  /** The log after this version; from the opening on with -1. Without it: none. */
  since: z.coerce.number().int().min(-1).max(MAX_INTEGER).optional(),
  /** Wait so many seconds for a version later than `since` before answering. */
  wait: z.coerce.number().min(0).max(30).optional(),
  invite: invite.optional(),
})

export const logRequest = z.strictObject({
  /** Without it: as a spectator. */
  seat: z.coerce.number().pipe(seatNumber).optional(),
  after: z.coerce.number().int().min(-1).max(MAX_INTEGER),
  invite: invite.optional(),
})
export const logAnswer = z.object({ log: z.array(heard) })

const thing = z.object({ domain: text(32), id: text(64) })
/** What a seat asks about: a thing with what was chosen before it, or choices one after the other. */
export const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('thing'), ...thing.shape, chosen: z.array(text(64)).max(64) }),
  /** Tried on a copy. It goes no further than the first that could not be taken back. */
  z.strictObject({ kind: z.literal('choices'), choices: z.array(choice).min(1).max(MAX_CHOICES) }),
])
export const dealtRequest = z.strictObject({ seat: seatNumber })
/** The position as the seat could take it to be, as the rules have it: all that it may not know has been dealt again. */
export const dealtAnswer = z.object({ state: z.record(z.string(), z.unknown()) })

export const whyRequest = z.strictObject({ seat: seatNumber, question })
export const whyAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offered'), choices: z.array(z.string()) }),
  /** The refusal in whole, the things that it names, and which of several choices it refuses. */
  z.object({
    kind: z.literal('refused'),
    refusal,
    things: z.array(thing),
    index: z.int(),
    others: z.array(refusal),
  }),
])

/** Where sequences of choices lead that begin so and go on with these verbs; `stop` ends one early. */
export const waysRequest = z.strictObject({
  seat: seatNumber,
  starts: z.array(choice).min(1).max(24),
  /** They go as one column, after these words. */
  column: z.array(choice).max(4).optional(),
  follow: z.array(choice).min(1).max(4),
  stop: choice,
  /** Each begins the way of another piece, and they go to one place one after the other. */
  inTurn: z.boolean().optional(),
})
export const waysAnswer = z.object({
  ways: z.array(
    z.object({
      starts: z.array(z.string()),
      words: z.array(z.string()),
      path: z.array(z.string()),
      /** Why it is refused to those who follow those before them. */
      behind: refusal.optional(),
    }),
  ),
})

/** The file that `muster verify` checks. Its exact shape is the kernel's. */
export const recordFile = z.looseObject({ format: z.string(), seed: z.string(), commitment: z.string() })
