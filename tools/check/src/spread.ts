/** The order in which test files run. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes long is begun first, however few lines it has: at the end it would leave all cores but one idle. */
const LONG =
  /\/(laws[^/]*|minds|training|generated|visual|accessible|online|lessons|groups|measure|to-the-end|whole-matches|crashes|attack-faults|events)\.test\.ts$/

/**
 * Vitest runs project after project: first those who only compute, and at the end all who wait for a browser, together.
 * Here every project is spread over the whole run: while some wait, others compute.
 */
export class Spread extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const long = sorted.filter((each) => LONG.test(each.moduleId))
    const others = sorted.filter((each) => !LONG.test(each.moduleId))
    return spread([...long, ...others], (each) => each.project.name)
  }
}

/** Keeps the order within each kind, and mixes the kinds in the proportion of their numbers. */
export function spread<T>(all: readonly T[], kindOf: (each: T) => string): T[] {
  const kinds = new Map<string, T[]>()
  for (const each of all) kinds.set(kindOf(each), [...(kinds.get(kindOf(each)) ?? []), each])
  return [...kinds.values()]
    .flatMap((kind) => kind.map((each, i) => ({ each, at: (i + 0.5) / kind.length })))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each)
}
