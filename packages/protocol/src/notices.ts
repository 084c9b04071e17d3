/** How somebody is told that they are awaited: by mail, by push, by a webhook. */
import { z } from 'zod'
import { text } from './values.ts'

export const mailAddress = z
  .string()
  .max(254)
  .regex(/^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\]+\.[^\s@<>"',;:\\.]+$/)
const webAddress = text(500).regex(/^https?:\/\/\S+$/)

export const noticeWishes = z.strictObject({
  mail: z.boolean(),
  push: z.boolean(),
  webhook: z.boolean(),
  /** Also before time runs out. */
  reminders: z.boolean(),
  /** Of a host: also by mail when something is reported. */
  reports: z.boolean().default(true),
  language: z.enum(['en', 'pl']),
  webhookUrl: webAddress.nullable(),
  /** What chat rooms of Discord's kind understand, or plain JSON. */
  webhookForm: z.enum(['discord', 'json']),
})
export type NoticeWishes = z.infer<typeof noticeWishes>

export const noticesAnswer = z.object({
  wishes: noticeWishes,
  /** Only ever told to its owner. */
  address: z.string().nullable(),
  confirmed: z.boolean(),
  /** Its mail server says that there is no such mailbox: nothing more is sent there. */
  refused: z.boolean(),
  /** Whether this server can send mail at all. */
  mailWorks: z.boolean(),
  /** The key by which browsers know this server's messages. */
  pushKey: z.string(),
})
export type NoticesAnswer = z.infer<typeof noticesAnswer>

export const addressRequest = z.strictObject({
  /** Null: forget it. */
  address: mailAddress.nullable(),
  language: z.enum(['en', 'pl']),
})
export const pushRequest = z.strictObject({
  endpoint: text(1000).regex(/^https:\/\//),
  keys: z.strictObject({ p256dh: text(200), auth: text(100) }),
})
export type PushRequest = z.infer<typeof pushRequest>
