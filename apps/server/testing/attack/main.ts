/**
 * `npm run attack -- [secrecy] [door] [flood] [faults] [soak] [--minutes n]`: what somebody could do to a server, or a
 * machine, for as long as one likes; all five, for a minute each, unless told. Exit code 1 if anything did not hold.
 *
 *   secrecy  what a seat gets tells it nothing of what is hidden
 *   door     every endpoint and message, with values that nobody should send
 *   flood    clients at their allowed rate and beyond it, while others play
 *   faults   deaths, full disks, hanging databases, jumping clocks; --clients n come back at once (1000)
 *   soak     --matches n (500) are played, some --think n ms (3000) before each choice, while memory must stay flat
 */
import { parseArgs } from 'node:util'
import { startPostgres } from '../postgres.ts'
import { attackDoor } from './door.ts'
import { attackFaults } from './faults.ts'
import { attackFlood } from './flood.ts'
import type { Report } from './report.ts'
import { attackSecrecy } from './secrecy.ts'
import { attackSoak, THINK_MS } from './soak.ts'

const KINDS = ['secrecy', 'door', 'flood', 'faults', 'soak'] as const
type Kind = (typeof KINDS)[number]
const isKind = (said: string): said is Kind => (KINDS as readonly string[]).includes(said)

const { values, positionals } = asked()
const seconds = Number(values.minutes) * 60
const wrong = positionals.find((each) => !isKind(each))
if (wrong !== undefined) misunderstood(`There is no attack called "${wrong}", but ${KINDS.join(', ')}.`)
for (const [option, value] of Object.entries(values))
  if (!(Number(value) > 0)) misunderstood(`--${option} must be a number above 0, not "${value}".`)

function asked() {
  const amount = (initial: string) => ({ type: 'string', default: initial }) as const
  const options = {
    minutes: amount('1'),
    matches: amount('500'),
    clients: amount('1000'),
    think: amount(String(THINK_MS)),
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return misunderstood(error instanceof Error ? error.message : String(error))
  }
}

function misunderstood(sentence: string): never {
  console.error(`${sentence}\nnpm run attack -- --help says how it is asked.`)
  process.exit(2)
}

async function withPostgres<T>(task: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres()
  try {
    return await task(postgres.url)
  } finally {
    await postgres.stop()
  }
}

const attacks: Readonly<Record<Kind, () => Promise<Report>>> = {
  secrecy: () => attackSecrecy(seconds),
  door: () => attackDoor(seconds),
  flood: () => attackFlood(seconds),
  faults: () =>
    withPostgres((postgres) =>
      attackFaults({ seconds, postgres, clients: Number(values.clients), deaths: 3 }),
    ),
  soak: () => attackSoak(seconds, Number(values.matches), Number(values.think)),
}

let held = true
for (const kind of positionals.length === 0 ? KINDS : positionals.filter(isKind)) {
  console.log(`${kind}: ${seconds} seconds …`)
  const { tried, seen, faults } = await attacks[kind]()
  for (const [what, times] of Object.entries(tried)) console.log(`  ${String(times).padStart(9)}  ${what}`)
  for (const [what, value] of Object.entries(seen)) console.log(`  ${String(value).padStart(9)}  ${what}`)
  for (const fault of faults) console.log(`  FAULT ${fault}`)
  console.log(faults.length === 0 ? `${kind}: held` : `${kind}: ${faults.length} faults`)
  held &&= faults.length === 0
}
process.exitCode = held ? 0 : 1
