/** Text in a link: packed, in letters that an address may have. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const toBytes = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

export const pack = async (text: string): Promise<string> =>
  toLetters(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))

/** Throws for letters that were cut off. */
export const unpack = async (letters: string): Promise<string> =>
  new TextDecoder().decode(await through(toBytes(letters), new DecompressionStream('deflate-raw')))
