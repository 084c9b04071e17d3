/** The HTTP side: routes from the protocol's list, sessions, origins, limits, and one place where what is rejected gets its words. */
import type { IncomingMessage } from 'node:http'
import { rejectionBody } from '@muster/protocol/errors'
import { ROUTES, type Route, type RouteName } from '@muster/protocol/routes'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { z } from 'zod'
import { asRejected, bodyOf, faultOf, Rejected, statusOf } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'
import { loggerSettings } from '../hosting/logging.ts'
import type { Measures } from '../hosting/measures.ts'
import type { Known } from '../people/people.ts'
import type { Services } from '../services.ts'
import { addressOf } from './address.ts'
import { type Call, type Handlers, handlersFor } from './handlers.ts'
import { Buckets, type Limits } from './limits.ts'
import { isForeign } from './origin.ts'
import { noCookie, sessionCookie, tokenOf } from './session-cookie.ts'

/** Nothing that a client may send is anywhere near this long. */
const MAX_BODY = 16 * 1024
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface HttpSettings {
  readonly limits: Limits
  readonly publicOrigin: string | null
  /** How many proxies of the host's own stand before the server. */
  readonly proxies: number
  readonly clock: Clock
  readonly logLevel: string
}

export function createHttp(settings: HttpSettings): FastifyInstance {
  return fastify({
    logger: loggerSettings(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // For the protocol; addresses are read by our own addressOf, for sockets too.
    trustProxy: (_address, hop) => hop < settings.proxies,
    bodyLimit: MAX_BODY,
    // Open sockets and long polls must not hold up a shutdown.
    forceCloseConnections: true,
    connectionTimeout: 0,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 64 },
    // Addresses that cannot be read never reach a route; they are rejected in the same words.
    frameworkErrors: (error, _request, reply) =>
      void (reply as FastifyReply)
        .headers(SECURITY_HEADERS)
        .status(400)
        .send(bodyOf(new Rejected('bad-request', { path: 'url', reason: error.code }))),
  })
}

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'",
}

/** Browsers that came by https once come by nothing else, for half a year. */
const HSTS = 'max-age=15552000'

export function addRoutes(
  app: FastifyInstance,
  services: Services,
  settings: HttpSettings,
  measures: Measures,
): void {
  const requests = new Buckets(settings.limits.requests, settings.clock)
  const handlers = handlersFor(services, settings.limits, settings.clock)
  // Forms of other sites may send plain text without asking; bodies are JSON or rejected.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (isSecure(request, settings)) reply.header('strict-transport-security', HSTS)
    if (!SAFE.has(request.method) && isForeign(request.raw, settings.publicOrigin)) {
      throw new Rejected('foreign-origin')
    }
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    measures.requests.inc({ route: `${request.method} ${route}`, status: String(reply.statusCode) })
    measures.seconds.observe(reply.elapsedTime / 1000)
    request.log.info({
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, measures))
  app.setNotFoundHandler((_request, reply) => reject(reply, new Rejected('unknown-route'), measures))

  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const route: Route = ROUTES[name]
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        // By token before anything is looked up; whoever has none, or a forged one, by address.
        const token = tokenOf(request.raw)
        if (token !== null) requests.check(token)
        const known = token === null ? null : await services.people.known(token)
        const address = addressOf(request.raw, settings.proxies)
        const origin = settings.publicOrigin ?? request.headers.origin ?? 'http://localhost'
        if (known === null) requests.check(address)
        if (known === null && route.who !== 'anyone') throw new Rejected('not-signed-in')
        if (route.who === 'host' && !isHost(known)) throw new Rejected('not-a-host')
        return handle(
          handlers,
          name,
          route,
          request,
          reply,
          { known, address, token, origin },
          isSecure(request, settings),
        )
      },
    })
  }
}

export async function knownBy(services: Services, request: IncomingMessage): Promise<Known | null> {
  const token = tokenOf(request)
  return token === null ? null : services.people.known(token)
}

/** In a browser: a token lies in a program, and is not what somebody has just signed in with. */
const isHost = (known: Known | null): boolean => known?.person.host === true && known.kind === 'browser'

const isSecure = (request: FastifyRequest, { publicOrigin }: HttpSettings): boolean =>
  publicOrigin === null ? request.protocol === 'https' : publicOrigin.startsWith('https:')

async function handle(
  handlers: Handlers,
  name: RouteName,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  who: Pick<Call<RouteName>, 'known' | 'address' | 'token' | 'origin'>,
  secure: boolean,
): Promise<unknown> {
  const call = {
    params: parsed(route.params, request.params, 'params'),
    query: parsed(route.query, request.query, 'query'),
    body: parsed(route.body, request.body, 'body'),
    ...who,
    setSession(token: string | null) {
      reply.header('set-cookie', token === null ? noCookie(secure) : sessionCookie(token, secure))
    },
    onGone(then: () => void) {
      reply.raw.once('close', then)
    },
  }
  reply.header('cache-control', 'no-store')
  // Each handler gets what its own route's schemas gave; the compiler cannot follow that through a lookup by name.
  const handler = handlers[name] as (call: Call<RouteName>) => Promise<unknown>
  return handler(call as Call<RouteName>)
}

function parsed(schema: z.ZodType | undefined, input: unknown, where: string): unknown {
  if (schema === undefined) return undefined
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Rejected('bad-request', { path: [where, ...issue.path].join('.'), reason: issue.code })
}

const FROM_FASTIFY: Readonly<Record<string, Rejected['code']>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_MAX_PARAM_LENGTH: 'bad-request',
}

/** What the client did wrong, or null if the mistake is ours. */
function rejectionFor(error: unknown): Rejected | null {
  const rejected = asRejected(error)
  if (rejected !== null) return rejected
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const known = FROM_FASTIFY[code]
  if (known !== undefined) return new Rejected(known)
  if (error instanceof SyntaxError) return new Rejected('malformed-json')
  return statusCode >= 400 && statusCode < 500 ? new Rejected('bad-request') : null
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, measures: Measures): void {
  const rejected = rejectionFor(error)
  if (rejected === null) {
    request.log.error({ err: error, route: request.routeOptions.url }, faultOf(error).code)
  }
  reject(reply, rejected ?? faultOf(error), measures)
}

function reject(reply: FastifyReply, rejected: Rejected, measures: Measures): void {
  measures.rejections.inc({ code: rejected.code })
  if (rejected.code === 'too-many') reply.header('retry-after', rejected.params.seconds ?? 1)
  void reply.status(statusOf(rejected.code)).send(rejectionBody.parse(bodyOf(rejected)))
}
