import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { REJECTIONS } from '../src/errors.ts'
import { createRequest } from '../src/matches.ts'
import { personName } from '../src/people.ts'
import { ROUTES, type Route } from '../src/routes.ts'
import { clientMessage } from '../src/socket.ts'
import { sayRequest } from '../src/talk.ts'

describe('routes', () => {
  const all = Object.entries<Route>(ROUTES)

  it('are each at an address of their own', () => {
    const addresses = all.map(([, each]) => `${each.method} ${each.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
  it('have a schema for every parameter in their path', () => {
    for (const [name, { path, params }] of all) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, each]) => each)
      const known =
        params === undefined ? [] : Object.keys(z.toJSONSchema(params, { io: 'input' }).properties ?? {})
      expect(known, name).toEqual(named)
    }
  })
  it('take no body with GET, so that nothing changes by it', () => {
    for (const [name, { method, body }] of all) if (method === 'GET') expect(body, name).toBeUndefined()
  })
  it('can all be written as JSON Schema', () => {
    for (const [, { query, body, answer }] of all) {
      for (const each of [query, body, answer]) if (each !== undefined) z.toJSONSchema(each, { io: 'input' })
    }
  })
})

describe('refusals', () => {
  it('have a status that says whose fault it is, and a sentence', () => {
    for (const [code, [status, sentence]] of Object.entries(REJECTIONS)) {
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(sentence, code).toMatch(/\.$/)
    }
  })
})

describe('schemas', () => {
  it('fill in what may be left out of a new match', () => {
    expect(createRequest.parse({ game: 'x', seats: [{ kind: 'mine' }] })).toMatchObject({
      sides: 'chosen',
      visibility: 'public',
    })
  })
  it.each(['Marek', 'Żółw', "O'Neil", 'J. R.'])('allow the name %s', (name) => {
    expect(personName.safeParse(name).success).toBe(true)
  })
  it.each([' Marek', 'M', 'a\tb', '<b>', 'ab\u202e'])('do not allow the name %j', (name) => {
    expect(personName.safeParse(name).success).toBe(false)
  })
  it('let people write lines, and nothing that turns text around', () => {
    expect(sayRequest.safeParse({ seat: 0, text: 'one\ntwo' }).success).toBe(true)
    expect(sayRequest.safeParse({ seat: 0, text: 'one\u202etwo' }).success).toBe(false)
  })
  it('refuse socket messages with fields of their own', () => {
    const ping = { type: 'ping', id: 1 }
    expect(clientMessage.safeParse(ping).success).toBe(true)
    expect(clientMessage.safeParse({ ...ping, more: 1 }).success).toBe(false)
  })
})
