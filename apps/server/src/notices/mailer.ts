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

/** For the log, which names nobody: a mail server's own words repeat the address that it refuses. */
function withoutAddress(error: unknown): never {
  if (error instanceof Error && 'responseCode' in error && error.responseCode !== undefined) {
    const command = 'command' in error ? ` to ${error.command}` : ''
    throw new Error(`the mail server answered ${error.responseCode}${command}`)
  }
  throw error
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
