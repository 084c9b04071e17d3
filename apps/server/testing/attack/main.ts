/** `npm run attack -- [secrecy|door|flood|faults|soak] --minutes n`: what somebody could do to a server, or a machine, for as long as one likes. */
import { parseArgs } from 'node:util'
import { startPostgres } from '../postgres.ts'
import { attackDoor } from './door.ts'
import { attackFaults } from './faults.ts'
import { attackFlood } from './flood.ts'
import type { Report } from './report.ts'
import { attackSecrecy } from './secrecy.ts'
import { attackSoak } from './soak.ts'

const KINDS = ['secrecy', 'door', 'flood', 'faults', 'soak'] as const
type Kind = (typeof KINDS)[number]
const isKind = (said: string): said is Kind => (KINDS as readonly string[]).includes(said)

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    matches: { type: 'string', default: '500' },
    clients: { type: 'string', default: '1000' },
  },
  allowPositionals: true,
})
const seconds = Number(values.minutes) * 60
const wrong = positionals.find((each) => !isKind(each))
if (wrong !== undefined || !(seconds > 0)) {
  console.error(`Usage: npm run attack -- [${KINDS.join('|')}] --minutes n [--matches 500] [--clients 1000]`)
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
  soak: () => attackSoak(seconds, Number(values.matches)),
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
