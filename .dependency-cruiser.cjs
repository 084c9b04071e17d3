/** The one direction of dependencies: apps → games → kits → kernel. See ARCHITECTURE.md. */
const TEST = '(\\.test\\.ts$|/test/|/testing/|/conformance/)'
module.exports = {
  forbidden: [
    {
      name: 'kernel-imports-nothing',
      comment: 'The kernel runs everywhere and knows no game, no app and no library.',
      severity: 'error',
      from: { path: '^packages/kernel/src', pathNot: TEST },
      to: { pathNot: '^packages/kernel/src' },
    },
    {
      name: 'block-kit-knows-only-the-kernel',
      severity: 'error',
      from: { path: '^packages/block-kit/src', pathNot: TEST },
      to: { pathNot: '^packages/(kernel|block-kit)/src' },
    },
    {
      name: 'bots-know-no-app',
      severity: 'error',
      from: { path: '^packages/bots/', pathNot: TEST },
      to: { path: '^(apps|tools)/' },
    },
    {
      name: 'table-kit-knows-no-game-and-no-app',
      comment: 'What tables share is shared by games that nobody has written yet.',
      severity: 'error',
      from: { path: '^packages/table-kit/src' },
      to: {
        pathNot:
          '^(packages/(table-kit|kernel|block-kit|board-kit|protocol)/|node_modules/(svelte|@fontsource)/)',
      },
    },
    {
      name: 'only-a-games-web-folder-draws-its-table',
      comment: 'Rules run where there is no browser: what needs one is in web/ and enters by web/ only.',
      severity: 'error',
      from: { path: '^games/[^/]+/', pathNot: '^games/[^/]+/(web/|title\\.ts)' },
      to: { path: '(^packages/table-kit/|^games/[^/]+/web/|node_modules/svelte/)' },
    },
    {
      name: 'games-import-no-app-and-no-platform',
      comment:
        'Rules are pure: no I/O, no clock, no app. They may use the kernel, the block-kit and their own data.',
      severity: 'error',
      // What the map maker draws is said in its terms; nothing that plays reads it.
      from: { path: '^games/', pathNot: `${TEST}|^games/[^/]+/board/spec\\.ts$` },
      to: { path: '(^apps/|^tools/|^packages/bots/)' },
    },
    {
      name: 'rules-touch-no-platform',
      severity: 'error',
      from: { path: '^(games|packages/(kernel|block-kit|bots))/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'protocol-runs-in-a-browser',
      comment: 'Messages are shared by the server and every client: schemas, and nothing of either side.',
      severity: 'error',
      from: { path: '^packages/protocol/src', pathNot: TEST },
      to: { pathNot: '^packages/protocol/src|node_modules/zod/' },
    },
    {
      name: 'catalogue-lists-games',
      severity: 'error',
      from: { path: '^packages/catalogue/src', pathNot: TEST },
      to: { pathNot: '^(packages/(kernel|board-kit|catalogue)/src|games/)' },
    },
    {
      name: 'server-knows-no-other-app',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: TEST },
      to: { path: '^(apps/(?!server/)|tools/)' },
    },
    {
      name: 'one-game-never-imports-another',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Rules of a chapter push frames; they do not call the next chapter.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is built, and what only the bundler of the web client can resolve.
    exclude: { path: '(^apps/web/dist/|\\.svelte$|\\.css$|\\?url$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
}
