/** The two links in mails. Opening one changes nothing, for programs open them too; the button on it does, or the mail program's own. */
import type { Language } from '@muster/kernel/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notices } from './notices.ts'

type Step = 'ask' | 'done' | 'unknown'
interface Page {
  readonly title: string
  /** A button that does it, or what else there is to say. */
  readonly button?: string
  readonly more?: string
}
type Link = 'confirm' | 'unsubscribe'

const ACCOUNT = { en: 'Your account', pl: 'Twoje konto' } as const
const PAGES: Readonly<Record<Link, Readonly<Record<Step, Readonly<Record<Language, Page>>>>>> = {
  confirm: {
    ask: {
      en: { title: 'Confirm your address', button: 'Confirm' },
      pl: { title: 'Potwierdź adres', button: 'Potwierdź' },
    },
    done: {
      en: { title: 'Your address is confirmed', more: 'We write to it when others wait for you.' },
      pl: { title: 'Adres potwierdzony', more: 'Napiszemy na niego, gdy inni będą na ciebie czekać.' },
    },
    unknown: {
      en: { title: 'This link is too old', more: 'Ask for a new one in your account.' },
      pl: { title: 'Ten link jest za stary', more: 'Poproś o nowy na stronie konta.' },
    },
  },
  unsubscribe: {
    ask: {
      en: { title: 'No more of these mails?', button: 'No more' },
      pl: { title: 'Koniec takich listów?', button: 'Koniec' },
    },
    done: {
      en: {
        title: 'There will be no more of these mails',
        more: 'In your account you can turn them on again.',
      },
      pl: { title: 'Takich listów już nie będzie', more: 'Na stronie konta możesz włączyć je z powrotem.' },
    },
    unknown: {
      en: { title: 'This link is not known', more: 'In your account you can turn mails off.' },
      pl: { title: 'Ten link jest nieznany', more: 'Na stronie konta możesz wyłączyć listy.' },
    },
  },
}

function html(language: Language, { title, button, more }: Page): string {
  const act = `<form method="post"><button style="font:inherit;font-weight:600;padding:10px 18px;border:1px solid #8a5d00;border-radius:8px;background:#f0b02e;color:#2a1c00">${button}</button></form>`
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Muster</title>
<body style="font:18px/1.5 system-ui,sans-serif;max-width:34em;margin:12vh auto;padding:0 16px;background:#f4efe4;color:#1d2430">
<main><h1 style="font-size:26px">${title}</h1>${button === undefined ? `<p>${more}</p>` : act}
<p><a href="/#/account">${ACCOUNT[language]}</a> · <a href="/">Muster</a></p></main></body></html>`
}

/** As the reader's browser says; it need not be signed in. */
const languageOf = (request: FastifyRequest): Language =>
  /^pl\b/i.test(request.headers['accept-language'] ?? '') ? 'pl' : 'en'

export function addNoticePages(app: FastifyInstance, notices: Notices): void {
  const show = (request: FastifyRequest, reply: FastifyReply, link: Link, step: Step): FastifyReply => {
    const language = languageOf(request)
    return reply
      .status(step === 'unknown' ? 404 : 200)
      .headers({ 'cache-control': 'no-store', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(html(language, PAGES[link][step][language]))
  }
  void app.register(async (scope) => {
    // What a form or a mail program sends along is of no interest.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null))
    for (const link of ['confirm', 'unsubscribe'] as const) {
      scope.get(`/${link}/:token`, (request, reply) => show(request, reply, link, 'ask'))
      scope.post<{ Params: { token: string } }>(`/${link}/:token`, async (request, reply) => {
        const known = await notices[link](request.params.token)
        return show(request, reply, link, known ? 'done' : 'unknown')
      })
    }
  })
}
