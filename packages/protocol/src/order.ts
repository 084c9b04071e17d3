/** What people report, and what hosts see and do about it. */
import { z } from 'zod'
import { ending, matchId } from './matches.ts'
import { personName } from './people.ts'
import { invite, seatNumber, text } from './values.ts'

/** Words that somebody must have found. */
const reason = (longest: number) => text(longest).trim().min(1)
/** Why a host did something: the log of deeds keeps it. */
const why = reason(500)

/** What is reported at a table: something said, or whoever sits somewhere. */
const atTable = z.strictObject({
  match: matchId,
  about: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('message'), said: z.int().min(1) }),
    z.strictObject({ kind: z.literal('player'), seat: seatNumber }),
  ]),
  why: reason(1000),
  invite: invite.optional(),
})
/** An account, wherever it was met: from its profile. */
const ofAccount = z.strictObject({
  about: z.strictObject({ kind: z.literal('account'), name: personName }),
  why: reason(1000),
})
export const reportRequest = z.union([atTable, ofAccount])
export type ReportRequest = z.infer<typeof reportRequest>

/** Somebody as hosts see them. */
export const hostPerson = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  host: z.boolean(),
  muted: z.boolean(),
  suspended: z.boolean(),
  created: z.iso.datetime(),
})
export type HostPerson = z.infer<typeof hostPerson>

export const report = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  why: z.string(),
  /** Null once they have deleted their account. */
  reporter: z.string().nullable(),
  person: hostPerson,
  /** Null if it is about an account, and no match. */
  match: z
    .object({
      id: matchId,
      game: z.string(),
      /** `gone`: it never began and was taken away. */
      status: z.enum(['open', 'playing', 'over', 'gone']),
      ending: ending.nullable(),
    })
    .nullable(),
  /** What was said, as it was reported; null if it is about a person. */
  said: z.string().nullable(),
  /** Whether it was said privately. */
  isPrivate: z.boolean(),
  /** What was said before and after it, or lately to the whole table. */
  around: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      text: z.string(),
      at: z.iso.datetime(),
      reported: z.boolean(),
    }),
  ),
  settled: z.object({ at: z.iso.datetime(), by: z.string(), outcome: z.string() }).nullable(),
})
export type Report = z.infer<typeof report>

export const reportsRequest = z.strictObject({ state: z.enum(['open', 'settled']).default('open') })
export const ofReport = z.strictObject({ report: text(32) })
export const ofPerson = z.strictObject({ person: text(32) })
/** `find`: a part of a name, or an id. */
export const peopleRequest = z.strictObject({
  find: text(32).default(''),
  marked: z.enum(['yes', 'no']).default('no'),
})

export const deedRequest = z.strictObject({ why })
export const markRequest = z.strictObject({ mark: z.enum(['mute', 'unmute', 'suspend', 'unsuspend']), why })
export const renameRequest = z.strictObject({ name: personName, why })
/** What a link ends with; it is kept only as a hash. */
export const linkAnswer = z.object({ link: z.string() })

export const deedsRequest = z.strictObject({ before: z.coerce.number().int().min(1).optional() })
export const deed = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  deed: z.string(),
  /** Whom it concerned, by the name they had. */
  name: z.string(),
  detail: z.string(),
  why: z.string(),
  /** The host who did it; empty for what was done on the server's machine. */
  host: z.string(),
})
export type DeedDone = z.infer<typeof deed>
