/** What the routes for hosts do. Nobody else comes so far (`http.ts`). */
import type { ROUTES, RouteName } from '@muster/protocol/routes'
import { Rejected } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'
import { Deeds } from '../hosting/deeds.ts'
import { hostPersonOf, listReports } from '../people/reports.ts'
import type { Services } from '../services.ts'
import type { Call, Handlers } from './handlers.ts'

type HostRoute = { [N in RouteName]: (typeof ROUTES)[N]['who'] extends 'host' ? N : never }[RouteName]

export function hostHandlers(services: Services, clock: Clock): Pick<Handlers, HostRoute> {
  const { store } = services
  /** What a host does, in their name; those whom it concerns notice it at once. */
  async function did<T>(
    call: Pick<Call<RouteName>, 'known'>,
    what: (deeds: Deeds) => Promise<T>,
  ): Promise<T> {
    if (call.known === null) throw new Rejected('not-a-host')
    const done = await what(new Deeds(store, clock, call.known.person))
    await services.followDeeds()
    return done
  }
  return {
    reports: async (call) => ({ reports: await listReports(store.db, call.query.state) }),
    async settleReport(call) {
      await did(call, (deeds) => deeds.settle(call.params.report, call.body.why))
      return {}
    },
    async hostPeople(call) {
      const { find, marked } = call.query
      const people = await new Deeds(store, clock).people({ find, marked: marked === 'yes', most: 50 })
      return { people: people.map(hostPersonOf) }
    },
    async markPerson(call) {
      await did(call, (deeds) => deeds.mark(call.params.person, call.body.mark, call.body.why))
      return {}
    },
    async renamePerson(call) {
      await did(call, (deeds) => deeds.rename(call.params.person, call.body.name, call.body.why))
      return {}
    },
    async passwordLink(call) {
      const token = await did(call, (deeds) => deeds.resetPassword(call.params.person, call.body.why))
      return { link: `#/reset/${token}` }
    },
    async resetFactor(call) {
      await did(call, (deeds) => deeds.resetFactor(call.params.person, call.body.why))
      return {}
    },
    async inviteSomebody(call) {
      const code = await did(call, (deeds) => deeds.invite(call.body.why))
      return { link: `#/account?invitation=${code}` }
    },
    async closeMatch(call) {
      await did(call, (deeds) => deeds.close(call.params.id, call.body.why))
      return {}
    },
    deeds: async (call) => ({ deeds: await new Deeds(store, clock).latest(call.query.before, 50) }),
  }
}
