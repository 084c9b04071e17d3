/** Names that are the same in every language: the places and people of the map and the blocks. */

/** `mentieth` is Mentieth: an id is the name in small letters, its words joined by hyphens. */
export const titleCase = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The names of ids, with those that are no plain names given. */
export function namesOf(
  ids: readonly string[],
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, given[id] ?? titleCase(id.replace(/-[es]$/, ''))]))
}
