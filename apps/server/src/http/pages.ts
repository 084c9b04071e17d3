/** The pages that the server shows until the site is built: what this is, the open matches, the API. */
import type { MatchInfo } from '@muster/protocol/matches'
import { ROUTES, type Route } from '@muster/protocol/routes'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (each) => escapes[each])

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}
code{font-size:.9em}</style>
${body}
</html>
`

export function homePage(open: readonly MatchInfo[]): string {
  const rows = open.map((each) => {
    const free = each.seats.filter((seat) => seat.kind === 'open').map((seat) => seat.side)
    const cells = [each.game, each.setup.scenario, free.join(', '), each.id]
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}`).join('')}`
  })
  const list =
    rows.length === 0
      ? '<p>No match is open. Open one through the API.'
      : `<table><tr><th>Game<th>Scenario<th>Open seats<th>Match${rows.join('')}</table>`
  return page(
    'Muster',
    `<h1>Muster</h1>
<p>Historical wargames with every rule enforced. This is the server: the site to play on is still being built. Until
then, play in the terminal (<code>npm run -s muster -- play</code>), or let a program play through the API.
<h2>Open matches</h2>
${list}
<h2>For programs</h2>
<p><a href="/api/docs">The API</a>, also as an <a href="/api/openapi.json">OpenAPI document</a>.`,
  )
}

export function docsPage(): string {
  const rows = Object.values<Route>(ROUTES).map(
    (each) =>
      `<tr><td><code>${each.method}</code><td><code>${escaped(each.path)}</code><td>${escaped(each.summary)}${
        { anyone: ' (open to anyone)', person: '', host: ' (for hosts)' }[each.who]
      }`,
  )
  return page(
    'Muster API',
    `<h1>Muster API</h1>
<p>Requests and answers are JSON; their exact shapes are in the <a href="/api/openapi.json">OpenAPI document</a>. A
session is a cookie (<code>POST /api/guests</code>) or a token (<code>Authorization: Bearer …</code>). Live updates come
over the WebSocket at <code>/api/socket</code>. docs/api.md in the source has an example bot.
<table>${rows.join('')}</table>`,
  )
}
