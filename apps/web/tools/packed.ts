/** Files of the built site packed once, when it is built, so that the server sends them as they are. */
import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(html|js|css|json|svg|webmanifest)$/
/** The next step up takes three times as long and saves a fiftieth. */
const QUALITY = 10
const pack = promisify(brotliCompress)

export function packed(): Plugin {
  let folder = ''
  return {
    name: 'muster-packed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((name) => join(folder, name))
          .filter((file) => PACKED.test(file) && statSync(file).isFile())
        await Promise.all(
          files.map(async (file) => {
            const body = await readFile(file)
            await writeFile(
              `${file}.br`,
              await pack(body, {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: QUALITY,
                  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
                },
              }),
            )
          }),
        )
      },
    },
  }
}
