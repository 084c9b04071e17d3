/** `npm run dead`: files, exports and dependencies that nothing uses. Dead code would count as code that carries a rule. */
import type { KnipConfig } from 'knip'

/** A Svelte file's scripts, and what its markup loads when it is shown. What an instance exports is used by way of its element. */
function scriptsOf(svelte: string): string {
  const scripts = [...svelte.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes, script]) =>
      / module\b/.test(attributes) ? script : script.replace(/^export (?=const|function|let|async)/gm, ''),
  )
  const loaded = [...svelte.matchAll(/\{#await (import\('[^']+'\))/g)].map((found) => found[1])
  return [...scripts, ...loaded].join('\n')
}

const config: KnipConfig = {
  // Every file of a package may be imported from outside, so each is an entry: what counts is whether its exports are used.
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  // A name for a limit may have the value of another.
  exclude: ['duplicates'],
  // A game on one page that a test puts into games/ and the catalogue.
  ignore: ['apps/web/test/fixtures/**'],
  // Found by `require.resolve`, and read as files: fonts by the gallery and the map maker.
  ignoreDependencies: ['axe-core', 'world-atlas', /^@fontsource\//],
  ignoreIssues: {
    // Stands in for the gallery's own files where there is no disk, by an alias of the bundler.
    'apps/web/src/gallery/files.ts': ['exports'],
    // The terminal loads it by name, so that it need not have a browser's types.
    'apps/web/tools/bench/bench.ts': ['exports'],
    // The map maker loads them by the name of the game.
    'games/*/board/spec.ts': ['exports'],
    // Screenshots, films and measurements do too.
    'games/*/testing/scenes.ts': ['exports'],
    // Stand in for Vitest, and are run, in a program that is put together when mutants are tried.
    'tools/mutants/src/{shim,try}.ts': ['exports'],
  },
  compilers: { svelte: scriptsOf },
  workspaces: {
    '.': { entry: [] },
    'packages/*': { entry: ['test/**/*.test.ts'], project: ['**/*.{ts,svelte}'] },
    'games/*': { entry: ['test/**/*.test.ts'], project: ['**/*.{ts,svelte}'] },
    'apps/*': {
      entry: ['{src,tools}/**/{main,worker,*-worker}.ts', 'test/**/*.test.ts'],
      project: ['**/*.{ts,svelte}'],
    },
    'tools/*': { entry: ['test/**/*.test.ts'], project: ['**/*.ts'] },
  },
}

export default config
