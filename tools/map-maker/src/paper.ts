import { noise2 } from './random.ts'

/**
 * A tile of parchment: low-frequency noise in sixteen levels of transparency, as a tiny palette PNG. Its deflate
 * blocks are stored, not packed, so that the bytes do not depend on the zlib of the machine that made them.
 */
const SIDE = 96

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const b of bytes) c = CRC_TABLE[(c ^ b) & 255] ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
function stored(raw: Buffer): Buffer {
  const head = Buffer.alloc(7)
  head.writeUInt16BE(0x7801, 0)
  head.writeUInt8(1, 2)
  head.writeUInt16LE(raw.length, 3)
  head.writeUInt16LE(~raw.length & 0xffff, 5)
  let [a, b] = [1, 0]
  for (const byte of raw) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(((b << 16) | a) >>> 0, 0)
  return Buffer.concat([head, raw, tail])
}

function levels(): Buffer {
  const n = noise2(3)
  // Blend the noise with itself shifted by a tile, so that the edges meet.
  const tiled = (x: number, y: number, s: number): number => {
    const [u, v] = [x / SIDE, y / SIDE]
    const top = n(x / s, y / s) * (1 - u) + n((x - SIDE) / s, y / s) * u
    const bottom = n(x / s, (y - SIDE) / s) * (1 - u) + n((x - SIDE) / s, (y - SIDE) / s) * u
    return top * (1 - v) + bottom * v
  }
  const raw = Buffer.alloc(SIDE * (SIDE / 2 + 1))
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x += 2) {
      const value = (px: number): number => {
        const fibre = tiled(px, y, 15) * 0.55 + tiled(px, y, 6) * 0.4
        return Math.max(0, Math.min(15, Math.round(7.5 + fibre * 11)))
      }
      raw[y * (SIDE / 2 + 1) + 1 + x / 2] = (value(x) << 4) | value(x + 1)
    }
  }
  return raw
}

export function paperTile(): string {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([4, 3, 0, 0, 0], 8)
  const palette = Buffer.concat(
    Array.from({ length: 16 }, (_, i) => Buffer.from(i < 8 ? [96, 66, 30] : [255, 248, 225])),
  )
  const alpha = Buffer.from(
    Array.from({ length: 16 }, (_, i) => Math.round(Math.abs(i - 7.5) * (i < 8 ? 3.4 : 4.4))),
  )
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', alpha),
    chunk('IDAT', stored(levels())),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `<pattern id="grain" width="192" height="192" patternUnits="userSpaceOnUse"><image href="data:image/png;base64,${png.toString('base64')}" width="192" height="192"/></pattern>`
}
