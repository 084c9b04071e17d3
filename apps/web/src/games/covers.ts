/** The picture of each game on the home page, and a small one for phones and lists: cut from its board, by `npm run art`. */
const COVERS = import.meta.glob<string>('../../../../games/*/{cover,cover-small}.*', {
  query: '?url',
  import: 'default',
  eager: true,
})

const found = (id: string, name: string): string | undefined =>
  Object.entries(COVERS).find(([path]) => path.includes(`/${id}/${name}.`))?.[1]

export const coverOf = (id: string): string | undefined => found(id, 'cover')
/** A drawing that fits every size has no small one. */
export const smallCoverOf = (id: string): string | undefined => found(id, 'cover-small') ?? coverOf(id)
