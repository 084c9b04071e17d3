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
    async send({ to, subject, text, unsubscribe }) {
      const headers =
        unsubscribe === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
