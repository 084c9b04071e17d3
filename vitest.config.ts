import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const patience = { testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } }

/** All cores: Vitest leaves one of them to itself, which of two is half the machine. */
const maxWorkers = Math.max(2, availableParallelism())

/** Tests of the server that kill processes, crowd the machine or watch the clock: they need it for themselves. */
const ALONE = ['attack-tools', 'attacks', 'clocks', 'crashes', 'memory', 'troubles'].map(
  (name) => `apps/server/test/${name}.test.ts`,
)
/** Starts a PostgreSQL, once, and only when tests of the server run. */
const postgres = { globalSetup: ['apps/server/testing/global-setup.ts'] }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'rules and tools',
          maxWorkers,
          include: ['{packages,games,apps,tools}/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'apps/server/**',
            'apps/web/test/*.test.ts',
            'apps/web/test/tables/**',
            'packages/table-kit/**',
          ],
        },
      },
      {
        test: {
          ...patience,
          name: 'web',
          maxWorkers,
          include: ['apps/web/test/*.test.ts'],
          // Builds the site and starts a browser, once, and only when tests in a browser run.
          globalSetup: ['apps/web/test/global-setup.ts'],
        },
      },
      {
        // The model of a table runs as it does in a browser, without one.
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: {
          ...patience,
          name: 'tables',
          maxWorkers,
          include: ['packages/table-kit/**/*.test.ts', 'apps/web/test/tables/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          ...postgres,
          name: 'server',
          maxWorkers,
          sequence: { groupOrder: 1 },
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE],
        },
      },
      {
        test: {
          ...patience,
          ...postgres,
          name: 'server alone',
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          include: ALONE,
        },
      },
    ],
  },
})
