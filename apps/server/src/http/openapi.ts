/** The OpenAPI document, made from the very schemas that validate the requests. */
import { rejectionBody } from '@muster/protocol/errors'
import { ROUTES, type Route } from '@muster/protocol/routes'
import { clientMessage, serverMessage } from '@muster/protocol/socket'
import { z } from 'zod'

type Json = Readonly<Record<string, unknown>>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: each,
  }))
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const SECURITY: Readonly<Record<Route['who'], Json[]>> = {
  anyone: [{}, { cookie: [] }, { bearer: [] }],
  person: [{ cookie: [] }, { bearer: [] }],
  host: [{ cookie: [] }],
}

function operation(name: string, route: Route): Json {
  return {
    operationId: name,
    summary: route.summary,
    security: SECURITY[route.who],
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(route.body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: json(schemaOf(route.answer, 'output')) },
      '4XX': { description: 'Refused', content: json({ $ref: '#/components/schemas/Rejection' }) },
    },
  }
}

export function openapi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster',
      version: '1',
      description: 'Play historical wargames. Live updates: the WebSocket at /api/socket, messages below.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'muster_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Rejection: schemaOf(rejectionBody, 'output'),
        SocketMessageFromClient: schemaOf(clientMessage, 'input'),
        SocketMessageFromServer: schemaOf(serverMessage, 'output'),
      },
    },
  }
}
