/** For whoever watches over the server: is it alive, can it serve, how much does it do. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Measures } from './measures.ts'

export interface Readiness {
  stopping: boolean
}

export function addHealth(
  app: FastifyInstance,
  services: Services,
  measures: Measures,
  readiness: Readiness,
): void {
  const { tables, log } = services
  measures.gauge('muster_matches_loaded', 'Matches in memory', () => tables.loaded)
  measures.gauge('muster_watchers', 'Seats and spectators following a match', () => tables.watchers)
  measures.gauge('muster_commits', 'Commits of the log', () => log.commits)
  measures.gauge('muster_appends', 'Entries in those commits', () => log.appends)

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !readiness.stopping && (await answers(services))
    return reply.status(ready ? 200 : 503).send({ ready, stopping: readiness.stopping })
  })
  app.get('/metrics', async (_request, reply) => {
    reply.header('content-type', measures.registry.contentType)
    return measures.registry.metrics()
  })
}

async function answers(services: Services): Promise<boolean> {
  try {
    await sql`select 1`.execute(services.store.db)
    return true
  } catch {
    return false
  }
}
