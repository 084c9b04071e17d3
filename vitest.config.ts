import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const patience = { testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'rules and tools',
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
          include: ['packages/table-kit/**/*.test.ts', 'apps/web/test/tables/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'server',
          // After the others and one file at a time: these start whole servers and kill them, and need the machine.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          include: ['apps/server/**/*.test.ts'],
          // Starts a PostgreSQL, once, and only when tests of the server run.
          globalSetup: ['apps/server/testing/global-setup.ts'],
        },
      },
    ],
  },
})
