/** For whoever watches over the server: is it alive, can it serve, how much does it do. */
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import type { Clock } from './clock.ts'
import type { Measures } from './measures.ts'

export interface Readiness {
  stopping: boolean
}

export function addHealth(
  app: FastifyInstance,
  services: Services,
  measures: Measures,
  readiness: Readiness,
  clock: Clock,
): void {
  const { matches, log } = services
  measures.gauge('muster_matches_loaded', 'Matches in memory', () => matches.loaded)
  measures.gauge('muster_watchers', 'Seats and spectators following a match', () => matches.watchers)
  measures.gauge('muster_commits', 'Commits of the log', () => log.commits)
  measures.gauge('muster_appends', 'Entries in those commits', () => log.appends)

  const canWrite = pulseOf(services, clock)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !readiness.stopping && (await canWrite())
    return reply.status(ready ? 200 : 503).send({ ready, stopping: readiness.stopping })
  })
  app.get('/metrics', async (_request, reply) => {
    reply.header('content-type', measures.registry.contentType)
    return measures.registry.metrics()
  })
}

/** Room for some choices; what is smaller may still fit on a disk that is full. */
const FILLER = '.'.repeat(64 * 1024)
const ASK_EVERY_MS = 1000

/** Whether anything can be written, asked by writing: a full disk still answers questions. */
function pulseOf({ store }: Services, clock: Clock): () => Promise<boolean> {
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) }
  const write = async (): Promise<boolean> => {
    try {
      await store.db.transaction().execute(async (trx) => {
        await trx.insertInto('pulse').values({ process: store.process, filler: FILLER }).execute()
        await trx.deleteFrom('pulse').where('process', '=', store.process).execute()
      })
      return true
    } catch {
      return false
    }
  }
  return () => {
    if (clock.ticks() - asked.at >= ASK_EVERY_MS) asked = { at: clock.ticks(), answer: write() }
    return asked.answer
  }
}
