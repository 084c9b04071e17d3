/** The live connection: what a client may send, and what it hears. Each is one JSON text. */
import { z } from 'zod'
import { change } from './changes.ts'
import { rejectionBody } from './errors.ts'
import { matchId, matchInfo } from './matches.ts'
import {
  actAnswer,
  actRequest,
  drawOfferRequest,
  heard,
  resignRequest,
  tableView,
  undoRequest,
} from './play.ts'
import { answerRequest, said, sayRequest } from './talk.ts'
import { claimRequest, vacationRequest } from './time.ts'
import { commandId, invite, MAX_INTEGER, seatNumber } from './values.ts'

/** Binary messages and texts longer than this close the connection. */
export const MAX_SOCKET_MESSAGE = 16 * 1024

/** Reasons for which the server closes a socket, as its close code and its text. */
export const CLOSED = {
  'foreign-origin': 4003,
  'bad-message': 4000,
  'too-large': 1009,
  'too-many': 4029,
  'too-slow': 4008,
  'signed-out': 4001,
  restart: 1012,
} as const

const asked = { id: z.int().min(0), match: matchId }

export const clientMessage = z.discriminatedUnion('type', [
  /** Follow a match as a seat or a spectator, from the last version seen (-1: from the beginning). */
  z.strictObject({
    type: z.literal('watch'),
    ...asked,
    seat: seatNumber.optional(),
    since: z.int().min(-1).max(MAX_INTEGER).optional(),
    invite: invite.optional(),
    /** After the first table, only what has changed is wanted. */
    changes: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), ...asked }),
  z.strictObject({ type: z.literal('act'), ...asked, ...actRequest.shape }),
  z.strictObject({ type: z.literal('undo'), ...asked, ...undoRequest.shape }),
  z.strictObject({ type: z.literal('resign'), ...asked, ...resignRequest.shape }),
  z.strictObject({ type: z.literal('draw'), ...asked, ...drawOfferRequest.shape }),
  z.strictObject({ type: z.literal('claim'), ...asked, ...claimRequest.shape }),
  z.strictObject({ type: z.literal('vacation'), ...asked, ...vacationRequest.shape }),
  z.strictObject({ type: z.literal('say'), ...asked, ...sayRequest.shape }),
  /** Answers the proposal of what was said under this number. */
  z.strictObject({ type: z.literal('answer'), ...asked, said: z.int().min(1), ...answerRequest.shape }),
  /** Whether anybody looks at the page; those who do are not told elsewhere that they are awaited. */
  z.strictObject({ type: z.literal('looking'), id: z.int().min(0), looking: z.boolean() }),
  z.strictObject({ type: z.literal('ping'), id: z.int().min(0) }),
])
export type ClientMessage = z.infer<typeof clientMessage>

export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), person: z.string().nullable(), server: z.string() }),
  /** The answer to the client's message of this id. */
  z.object({
    type: z.literal('done'),
    id: z.int(),
    command: commandId.optional(),
    ...actAnswer.partial().shape,
  }),
  z.object({ type: z.literal('rejected'), id: z.int(), ...rejectionBody.shape }),
  /** The table after something happened, with the log since the last one sent. */
  z.object({ type: z.literal('table'), ...tableView.shape }),
  /** What has changed in the table sent for version `from`, for those who asked for changes; its log is told apart. */
  z.object({
    type: z.literal('changes'),
    match: matchId,
    from: z.int(),
    changes: z.array(change),
    log: z.array(heard),
  }),
  /** Who sits where, or how the match stands, has changed. */
  z.object({ type: z.literal('info'), info: matchInfo }),
  z.object({ type: z.literal('said'), said }),
])
export type ServerMessage = z.infer<typeof serverMessage>
