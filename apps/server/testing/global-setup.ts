/** One PostgreSQL for all tests of the server; if it cannot start, they fail. */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgres', postgres.url)
  return () => postgres.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}
