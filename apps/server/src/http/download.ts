/** Everything that a person stored with us, as a file that their browser keeps. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Rejected } from '../errors.ts'
import { everythingOf } from '../people/everything.ts'
import type { Services } from '../services.ts'
import { type HttpSettings, knownBy } from './http.ts'
import { Buckets } from './limits.ts'

/** Beside the protocol's routes: it is written as it is read, and not held against a schema. */
export function addDownload(app: FastifyInstance, services: Services, settings: HttpSettings): void {
  const downloads = new Buckets(settings.limits.downloads, settings.clock)
  app.get('/api/me/data', async (request, reply) => {
    const known = await knownBy(services, request.raw)
    if (known === null) throw new Rejected('not-signed-in')
    downloads.check(known.person.id)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="muster-data.json"')
      .type('application/json; charset=utf-8')
      .send(Readable.from(everythingOf(services.store.db, known.person.id)))
  })
}
