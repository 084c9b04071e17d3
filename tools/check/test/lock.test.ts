/** `npm ci` gives the same installation on every platform: the lock has them all, each with its hash. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly integrity?: string
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const read = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const LOCK = read<{ packages: Readonly<Record<string, Locked>> }>('package-lock.json')
const workspaces = read<{ workspaces: readonly string[] }>('package.json')
  .workspaces.map((each) => each.replace('/*', ''))
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
const installed = Object.entries(LOCK.packages).filter(([path]) => path.includes('node_modules/'))

describe('the lock', () => {
  it.each(['', ...workspaces])(
    'agrees with package.json: %s (npm install --package-lock-only mends it)',
    (folder) => {
      const { dependencies, devDependencies } = read<Locked>(join(folder, 'package.json'))
      expect(LOCK.packages[folder]).toMatchObject(
        JSON.parse(JSON.stringify({ dependencies, devDependencies })),
      )
    },
  )
  it('has the packages of every platform that something here is built for', () => {
    const names = new Set(installed.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)))
    const missing = Object.values(LOCK.packages)
      .flatMap((each) => Object.keys(each.optionalDependencies ?? {}))
      .filter((name) => !names.has(name))
    expect(missing).toEqual([])
  })
  it('has a hash of everything that is fetched', () => {
    const without = installed.filter(([, each]) => each.link !== true && each.integrity === undefined)
    expect(without.map(([path]) => path)).toEqual([])
  })
})
