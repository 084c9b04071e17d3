/** The site as files: what is sent, how it is packed, and what becomes of it when it is built anew. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { addSite } from '../src/http/site.ts'
import { temporaryFolder } from '../testing/serving.ts'

const folder = temporaryFolder()
afterEach(() => folder.remove())

/** Builds a site whose one script carries a hash in its name. */
function build(hash: string): void {
  rmSync(join(folder.path, 'assets'), { recursive: true, force: true })
  mkdirSync(join(folder.path, 'assets'), { recursive: true })
  const files = { 'index.html': `<script src="/assets/${hash}.js">`, [`assets/${hash}.js`]: `say('${hash}')` }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder.path, name), text)
    writeFileSync(join(folder.path, `${name}.br`), brotliCompressSync(text))
  }
}

describe('the site', () => {
  it('stays what it was when it is built anew under a running server, however it is packed', async () => {
    build('one')
    const app = fastify()
    expect(addSite(app, folder.path)).toBe(true)
    build('two')
    const ask = async (url: string, encoding: string) =>
      (await app.inject({ url, headers: { 'accept-encoding': encoding } })).rawPayload
    for (const [url, text] of [
      ['/', '<script src="/assets/one.js">'],
      ['/assets/one.js', "say('one')"],
    ] as const) {
      expect(String(brotliDecompressSync(await ask(url, 'gzip, br')))).toBe(text)
      expect(String(gunzipSync(await ask(url, 'gzip')))).toBe(text)
      expect(String(await ask(url, 'identity'))).toBe(text)
    }
    expect((await app.inject('/assets/two.js')).statusCode).toBe(404)
    await app.close()
  })

  it('is none before it is built', () => {
    expect(addSite(fastify(), join(folder.path, 'nowhere'))).toBe(false)
  })
})
