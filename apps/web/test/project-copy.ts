/** A copy of this project in a folder of its own, to which a game can be added as its author would. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const WORKSPACES = ['packages', 'games', 'apps', 'tools'] as const
const NOT_COPIED = new Set(['node_modules', 'dist', 'test'])

export interface ProjectCopy {
  readonly root: string
  remove(): void
}

/** Adds the folder of a game and its line in the list of titles: all that a new game takes. */
export function projectWith(game: string, line: string): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'muster-project-'))
  for (const each of WORKSPACES) {
    cpSync(join(ROOT, each), join(root, each), {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(basename(path)),
    })
  }
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(root, file))
  cpSync(game, join(root, 'games', basename(game)), { recursive: true })
  const titles = join(root, 'packages/catalogue/src/titles.ts')
  writeFileSync(titles, `${readFileSync(titles, 'utf8')}${line}\n`)
  linkModules(root)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** What `npm install` would do: the same libraries, and the workspaces of the copy. */
function linkModules(root: string): void {
  const modules = join(root, 'node_modules')
  mkdirSync(join(modules, '@muster'), { recursive: true })
  for (const each of readdirSync(join(ROOT, 'node_modules'))) {
    if (each !== '@muster') symlinkSync(join(ROOT, 'node_modules', each), join(modules, each))
  }
  for (const workspace of WORKSPACES) {
    for (const each of readdirSync(join(root, workspace))) {
      const folder = join(root, workspace, each)
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }
      symlinkSync(folder, join(modules, name))
    }
  }
}
