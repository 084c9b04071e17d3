/** Whoever loses is out. The best are kept apart: the two best seeds could only meet in the last round. */

/** The first round by seed, the best first: pairs in the order of the bracket; null where nobody is, and whoever is there goes on. */
export function bracket(seeded: readonly number[]): (readonly [number, number | null])[] {
  let order = [0]
  while (order.length < seeded.length) order = order.flatMap((seed) => [seed, order.length * 2 - 1 - seed])
  const pairs: (readonly [number, number | null])[] = []
  for (let i = 0; i < order.length; i += 2) {
    const [one, two] = [order[i], order[i + 1]].sort((a, b) => a - b)
    pairs.push([seeded[one], seeded[two] ?? null])
  }
  return pairs
}

/** The winners of neighbouring boards meet. */
export const nextBracket = (winners: readonly number[]): (readonly [number, number])[] =>
  Array.from({ length: winners.length / 2 }, (_, i) => [winners[2 * i], winners[2 * i + 1]] as const)
