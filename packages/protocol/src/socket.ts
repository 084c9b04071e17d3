/** The live connection: what a client may send, and what it hears. Each is one JSON text. */
import { z } from 'zod'
import { refusalBody } from './errors.ts'
import { matchId, matchInfo } from './matches.ts'
import { acted, command, drawing, resigning, tableView, undoing } from './play.ts'
import { answering, said, saying } from './talk.ts'
import { claiming, vacationing } from './time.ts'
import { commandId, invite, MAX_INTEGER, seatNumber } from './values.ts'

/** Binary messages and texts longer than this close the connection. */
export const SOCKET_MESSAGE_LONGEST = 16 * 1024

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
  }),
  z.strictObject({ type: z.literal('unwatch'), ...asked }),
  z.strictObject({ type: z.literal('act'), ...asked, ...command.shape }),
  z.strictObject({ type: z.literal('undo'), ...asked, ...undoing.shape }),
  z.strictObject({ type: z.literal('resign'), ...asked, ...resigning.shape }),
  z.strictObject({ type: z.literal('draw'), ...asked, ...drawing.shape }),
  z.strictObject({ type: z.literal('claim'), ...asked, ...claiming.shape }),
  z.strictObject({ type: z.literal('vacation'), ...asked, ...vacationing.shape }),
  z.strictObject({ type: z.literal('say'), ...asked, ...saying.shape }),
  /** Answers the proposal of what was said under this number. */
  z.strictObject({ type: z.literal('answer'), ...asked, said: z.int().min(1), ...answering.shape }),
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
    ...acted.partial().shape,
  }),
  z.object({ type: z.literal('refused'), id: z.int(), ...refusalBody.shape }),
  /** The table after something happened, with the log since the last one sent. */
  z.object({ type: z.literal('table'), ...tableView.shape }),
  /** Who sits where, or how the match stands, has changed. */
  z.object({ type: z.literal('info'), info: matchInfo }),
  z.object({ type: z.literal('said'), said }),
])
export type ServerMessage = z.infer<typeof serverMessage>
