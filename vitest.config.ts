import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { Spread } from './tools/check/src/spread.ts'
import rules from './vitest.rules.config.ts'

/**
 * Browsers, databases and other processes share the machine with everything else: on a machine that decides what lands, a
 * test of theirs that fails is tried once more. `npm test` names those that needed it.
 */
const again = { retry: process.env.CI === undefined ? 0 : 1 }
const patience = { testTimeout: 300_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/** Two for each core, and one more: most wait for a browser, a database or another process. */
const maxWorkers = availableParallelism() * 2 + 1

/** Starts a PostgreSQL, once, and only when tests of the server run. */
const postgres = { globalSetup: ['apps/server/testing/global-setup.ts'] }

export default defineConfig({
  test: {
    sequence: { sequencer: Spread },
    projects: [
      { ...rules, test: { ...rules.test, maxWorkers } },
      {
        test: {
          ...patience,
          name: 'laws and tools',
          maxWorkers,
          include: ['{packages,games,apps,tools}/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            ...(rules.test?.include ?? []),
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
          ...again,
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
          ...again,
          ...postgres,
          name: 'server',
          maxWorkers,
          include: ['apps/server/**/*.test.ts'],
        },
      },
    ],
  },
})
