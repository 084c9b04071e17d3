/** A real SMTP server on this machine, and the mails that it got. */
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Received {
  readonly to: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A mail as it came, read again: headers unfolded, words decoded, quoted-printable or base64 undone. */
function readMail(to: string, raw: string): Received {
  const [head, ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const body = rest.join('\r\n\r\n')
  const coding = headers['content-transfer-encoding']
  const plain =
    coding === 'quoted-printable'
      ? Buffer.from(
          body
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString()
      : coding === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : body
  return { to, headers, text: plain.replaceAll('\r\n', '\n') }
}

export interface MailServer {
  readonly url: string
  readonly mails: Received[]
  /** Addresses that it takes no mail for. */
  readonly refused: Set<string>
  /** The words in which it refuses them, with 550. */
  refusal: string
  /** The addresses for which it was asked to take mail, in order. */
  readonly asked: string[]
  /** Done once, with the next mail: when somebody is about to hand it over, or has and was not answered yet. */
  interrupt(when: 'offered' | 'taken', what: () => Promise<void>): void
  close(): Promise<void>
}

export const NOT_KNOWN = 'is not known here'

export async function mailServer(): Promise<MailServer> {
  const mails: Received[] = []
  const refused = new Set<string>()
  const asked: string[] = []
  const interruptions = new Map<'offered' | 'taken', () => Promise<void>>()
  const interrupted = async (when: 'offered' | 'taken'): Promise<void> => {
    const what = interruptions.get(when)
    interruptions.delete(when)
    await what?.()
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_from, _session, done) {
      void interrupted('offered').then(() => done())
    },
    onRcptTo({ address }, _session, done) {
      asked.push(address)
      done(refused.has(address) ? new Error(`<${address}> ${post.refusal}`) : null)
    },
    onData(stream, session, done) {
      const take = async (): Promise<void> => {
        const raw = await text(stream)
        for (const { address } of session.envelope.rcptTo) mails.push(readMail(address, raw))
        await interrupted('taken')
      }
      // Whoever dies in the middle of a mail has not sent it.
      take().then(() => done(), done)
    },
  })
  // Whoever offers a mail may die.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const post: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused,
    refusal: NOT_KNOWN,
    asked,
    interrupt: (when, what) => void interruptions.set(when, what),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return post
}
