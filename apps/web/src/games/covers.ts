/** The picture of each game on the home page: a cut from its board, by `npm run art`. */
const COVERS = import.meta.glob<string>('../../../../games/*/cover.*', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const coverOf = (id: string): string | undefined =>
  Object.entries(COVERS).find(([path]) => path.includes(`/${id}/`))?.[1]
