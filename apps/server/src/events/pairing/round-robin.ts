/** Everybody meets everybody: the circle method, with sides so that nobody has one of them more than once oftener. */

/** Rounds of pairs; whoever is named first has the first side. Of an odd number, one rests in each round and is not named. */
export function roundRobin(entrants: readonly number[]): (readonly [number, number])[][] {
  const places: (number | null)[] = entrants.length % 2 === 1 ? [null, ...entrants] : [...entrants]
  const half = places.length / 2
  const rounds: (readonly [number, number])[][] = []
  for (let round = 0; round < places.length - 1; round++) {
    const [fixed, ...turning] = places
    const circle = [fixed, ...turning.slice(round), ...turning.slice(0, round)]
    rounds.push(
      Array.from({ length: half }, (_, i) => [circle[i], circle[circle.length - 1 - i]] as const).flatMap(
        ([one, two], i) => {
          if (one === null || two === null) return []
          // The fixed one changes sides from round to round, the others as they go round the circle.
          return [(i === 0 ? round % 2 === 0 : i % 2 === 1) ? ([one, two] as const) : ([two, one] as const)]
        },
      ),
    )
  }
  return rounds
}
