// A bot in one file, with no dependencies: it takes a seat and plays any of the offers until the match is over.
//   MUSTER_TOKEN=… node docs/example-bot.mjs http://127.0.0.1:8090 <match id>
// It reads the table, waits for news when it has nothing to decide, and answers a decision with one of its offers.
import { randomUUID } from 'node:crypto'

const [server, match] = process.argv.slice(2)
const token = process.env.MUSTER_TOKEN
if (server === undefined || match === undefined || token === undefined) {
  console.error('Usage: MUSTER_TOKEN=… node example-bot.mjs <server> <match>')
  process.exit(2)
}

/** One request. A refusal is JSON too: { error: { code, message, params } }. */
async function call(method, path, body) {
  const response = await fetch(`${server}/api/matches/${match}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { ok: response.ok, answer: await response.json() }
}

async function mySeat() {
  const { ok, answer } = await call('GET', '')
  const seated = ok ? answer.seats.find((each) => each.yours) : undefined
  if (seated !== undefined) return seated.seat
  // Some words of our own, mixed into the dice: so the server cannot have chosen them.
  const joined = await call('POST', '/join', { nonce: randomUUID() })
  if (!joined.ok) throw new Error(joined.answer.error.message)
  return joined.answer.seats.find((each) => each.yours).seat
}

/** Yours to improve: `table.view` is what this seat sees, `table.log` what it has heard since it last looked. */
const choose = (table) => table.decision.offers[Math.floor(Math.random() * table.decision.offers.length)]

const seat = await mySeat()
console.log(`sitting in seat ${seat}`)
let since = -1
for (;;) {
  const { ok, answer: table } = await call('GET', `/table?seat=${seat}&since=${since}&wait=25`)
  if (!ok) {
    // Not begun yet, or the server is busy: come back.
    if (!['not-started', 'busy', 'too-many'].includes(table.error.code)) throw new Error(table.error.message)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    continue
  }
  since = table.version
  if (table.ending !== null) {
    console.log(`over by ${table.ending.by}; winning seats: ${table.ending.winners.join(', ') || 'none'}`)
    break
  }
  if (table.decision === null) continue
  // The same command sent twice counts once, so a bot may safely repeat what was not answered.
  const command = { seat, decision: table.decision.id, choices: [choose(table)], command: randomUUID() }
  const { ok: done, answer } = await call('POST', '/choices', command)
  if (!done && answer.error.code !== 'stale-decision') console.error(answer.error)
}
