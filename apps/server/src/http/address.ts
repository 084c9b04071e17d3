/** Who is asking, as far as the network tells: what limits are counted by. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The address of a client. Every proxy adds the address that it was asked from at the end of X-Forwarded-For, so with
 * one proxy of ours in front only the last entry is believed, with two the last but one: whatever stands further left
 * was written by the client.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const peer = request.socket.remoteAddress ?? ''
  if (proxies === 0) return groupOf(peer)
  const header = request.headers['x-forwarded-for']
  const said = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  const forwarded = said.map((each) => each.trim()).filter((each) => each !== '')
  return groupOf(forwarded.at(-proxies) ?? peer)
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** One household has one IPv4 address, but a whole /64 of IPv6 ones. */
function groupOf(address: string): string {
  const mapped = MAPPED.exec(address)
  if (mapped !== null) return mapped[1]
  return isIPv6(address) ? `${networkOf(address)}/64` : address
}

/** The first four groups, with what `::` stands for written out. */
function networkOf(address: string): string {
  const [before, after] = address.split('%')[0].toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros =
    after === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((each) => each.replace(/^0+(?=.)/, ''))
    .join(':')
}
