/** Mail by any SMTP server. A server without settings for it has no mailer, and says so to its host. */
import { createTransport } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where one click ends mail of this kind. */
  readonly unsubscribe?: string | undefined
}

export interface Mailer {
  /** Whether the SMTP server lets us in; fails with what a host can read. */
  check(): Promise<void>
  /** Done when the SMTP server has taken it. */
  send(mail: Mail): Promise<void>
  close(): void
}

export interface MailSettings {
  /** smtps://user:password@mail.example.org */
  readonly smtp: string
  /** Muster <muster@example.org> */
  readonly from: string
}

const PATIENCE_MS = 20_000

/** There is no such mailbox, and there will be none tomorrow. */
export class NoSuchMailbox extends Error {}

/** For the log, which names nobody: a mail server's own words repeat the address that it refuses. */
function withoutAddress(error: unknown): never {
  if (error instanceof Error && 'responseCode' in error && error.responseCode !== undefined) {
    const command = 'command' in error ? ` to ${error.command}` : ''
    const said = `the mail server answered ${error.responseCode}${command}`
    throw isForGood(error) ? new NoSuchMailbox(said) : new Error(said)
  }
  throw error
}

/** RFC 5321: 5xx is for good. 5.7.x (RFC 3463) and words of relaying are about us, which a host can mend, and not about the mailbox. */
function isForGood(error: object): boolean {
  const { responseCode, command, response } = error as Record<string, unknown>
  if (command !== 'RCPT TO' || Number(responseCode) < 500) return false
  return !/\b5\.7\.|relay/i.test(String(response))
}

export function createMailer({ smtp, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    check: () => transport.verify().then(() => {}, withoutAddress),
    async send({ to, subject, text, unsubscribe }) {
      const headers =
        unsubscribe === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
      const mail = { from, to: { name: '', address: to }, subject, text }
      await transport
        .sendMail({ ...mail, headers: { ...headers, 'Auto-Submitted': 'auto-generated' } })
        .catch(withoutAddress)
    },
    close: () => transport.close(),
  }
}
