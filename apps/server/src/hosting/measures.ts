/** Numbers for Prometheus. Counted per server, so that several can live in one process, as in tests. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Measures = ReturnType<typeof createMeasures>

export function createMeasures() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'muster_' })
  return {
    registry,
    requests: new Counter({
      name: 'muster_http_requests_total',
      help: 'Requests by route and status',
      labelNames: ['route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'muster_http_request_seconds',
      help: 'Time to answer',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5, 30],
      registers,
    }),
    applied: new Counter({
      name: 'muster_entries_total',
      help: 'Entries added to match logs, by kind',
      labelNames: ['kind'],
      registers,
    }),
    rejections: new Counter({
      name: 'muster_rejections_total',
      help: 'Rejected requests by code',
      labelNames: ['code'],
      registers,
    }),
    sockets: new Gauge({ name: 'muster_sockets', help: 'Open sockets', registers }),
    botChoices: new Counter({ name: 'muster_bot_choices_total', help: 'Choices made by bots', registers }),
    botsReplaced: new Counter({
      name: 'muster_bots_replaced_total',
      help: 'Bots that failed and were replaced by a simpler one',
      registers,
    }),
    noticesSent: new Counter({
      name: 'muster_notices_sent_total',
      help: 'Notices sent, by channel',
      labelNames: ['channel'],
      registers,
    }),
    gauge: (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      }),
  }
}
