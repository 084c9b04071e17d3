import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * The tests named by rules: a project of vitest.config.ts, and by itself what `npm run rules` runs, which then loads
 * nothing of the others.
 */
export default defineConfig({
  test: {
    name: 'rules',
    include: ['games/*/test/[0-9]*.test.ts'],
    // Rules are pure, so that their files need not be kept apart: each would load the whole game again.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    testTimeout: 120_000,
  },
})
