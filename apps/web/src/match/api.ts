/** Talking to the server. The shapes are the protocol's; what it refuses is thrown by its code. */
import type { RejectionBody } from '@muster/protocol/errors'
import { Rejected } from '@muster/table-kit/match/rejected.ts'

export async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Rejected('offline', 'The server cannot be reached.')
  }
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) {
    // Plain files know no such address; anything else is a server, or what stands before it, in trouble.
    throw new Rejected(response.status === 404 ? 'unknown-route' : 'offline', 'This is not the server.')
  }
  const answer: unknown = await response.json()
  if (response.ok) return answer as T
  const { error } = answer as RejectionBody
  throw new Rejected(error.code, error.message, error.params, error.refusal ?? null)
}
