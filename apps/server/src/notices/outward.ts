/**
 * Requests to addresses that people have given. They go only to the public net, unless the host allows more: whoever names an
 * address must not reach what only the server can. The address is looked up once and that one is used.
 */
import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

const OURS = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  OURS.addSubnet(address, bits, 'ipv4')

/** Of the sixth version only what is given out to the public is public; what wraps an older address is not. */
const isPublic6 = (address: string): boolean =>
  /^[23][0-9a-f]{3}:/i.test(address) && !/^(2002|2001:0{0,4}):/i.test(address)

export const isPublic = (address: string): boolean =>
  isIPv6(address) ? isPublic6(address) : isIP(address) === 4 && !OURS.check(address, 'ipv4')

export class NotReached extends Error {
  /** The answer's status; null without an answer. */
  readonly status: number | null
  constructor(message: string, status: number | null) {
    super(message)
    this.status = status
  }
}

const PATIENCE_MS = 10_000

const publicOnly: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, all: LookupAddress[]) => {
    const found = error === null ? all.filter(({ address }) => isPublic(address)) : []
    if (error !== null || found.length !== all.length || found.length === 0)
      return done(error ?? new NotReached('it is no address of the public net', null), '', 0)
    if (options.all) return (done as unknown as (error: null, all: LookupAddress[]) => void)(null, found)
    return done(null, found[0].address, found[0].family)
  })

export function post(
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  allowPrivate: boolean,
): Promise<void> {
  const { protocol, hostname } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(literal) !== 0 && !isPublic(literal))
    return Promise.reject(new NotReached('it is no address of the public net', null))
  const request = protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout: PATIENCE_MS,
        ...(allowPrivate ? {} : { lookup: publicOnly }),
      },
      (answer) => {
        answer.resume()
        const status = answer.statusCode ?? 0
        if (status >= 200 && status < 300) resolve()
        else reject(new NotReached(`it answered ${status}`, status))
      },
    )
    sent.on('timeout', () => sent.destroy(new NotReached('it does not answer', null)))
    sent.on('error', reject)
    sent.end(body)
  })
}
