/** On a phone a small picture of the board lies where the board will, from the moment it is known which one it is. */
const PICTURES = import.meta.glob<string>('../../../../games/*/board-small.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where the board has the screen above a sheet (table-kit's places); on larger screens the picture would be a blur. */
const PHONE = '(max-width: 599px) and (orientation: portrait)'

/** Shows the picture; what it returns takes it away. */
export function showPicture(game: string): () => void {
  const url = PICTURES[`../../../../games/${game}/board-small.webp`]
  if (url === undefined || !matchMedia(PHONE).matches) return () => undefined
  const picture = new Image()
  picture.className = 'first-sight'
  picture.fetchPriority = 'high'
  picture.alt = ''
  picture.src = url
  document.body.append(picture)
  return () => picture.remove()
}
