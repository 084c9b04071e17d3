/** The two links in mails. Opening one changes nothing, for programs open them too; the button on it does, or the mail program's own. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Notices } from './notices.ts'

const page = (title: string, inside: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Muster</title>
<body style="font:18px/1.5 system-ui,sans-serif;max-width:34em;margin:12vh auto;padding:0 16px">
<h1 style="font-size:26px">${title}</h1>${inside}<p><a href="/">Muster</a></p></body></html>`

const button = (words: string): string =>
  `<form method="post"><button style="font:inherit;padding:10px 18px">${words}</button></form>`

const LINKS = {
  confirm: {
    ask: page('Confirm your address · Potwierdź adres', button('Confirm · Potwierdź')),
    done: page('Your address is confirmed · Adres potwierdzony', ''),
    unknown: page(
      'This link is too old · Ten link jest za stary',
      '<p>Ask for a new one in your account. · Poproś o nowy na stronie konta.</p>',
    ),
  },
  unsubscribe: {
    ask: page('No more of these mails? · Koniec takich listów?', button('No more · Koniec')),
    done: page('There will be no more of these mails · Takich listów już nie będzie', ''),
    unknown: page('This link is not known · Ten link jest nieznany', ''),
  },
} as const

export function addNoticePages(app: FastifyInstance, notices: Notices): void {
  const html = (reply: FastifyReply, status: number, text: string): FastifyReply =>
    reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text)
  void app.register(async (scope) => {
    // What a form or a mail program sends along is of no interest.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null))
    for (const link of ['confirm', 'unsubscribe'] as const) {
      scope.get(`/${link}/:token`, (_request, reply) => html(reply, 200, LINKS[link].ask))
      scope.post<{ Params: { token: string } }>(`/${link}/:token`, async ({ params }, reply) => {
        const known = await notices[link](params.token)
        return html(reply, known ? 200 : 404, known ? LINKS[link].done : LINKS[link].unknown)
      })
    }
  })
}
