/** On a phone a small picture of the board lies where the board will, from the moment it is known which one it is. */
const PICTURES = import.meta.glob<string>('../../../../games/*/board-small.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where the board has the screen above a sheet (table-kit's places); on larger screens the picture would be a blur. */
const PHONE = '(max-width: 599px) and (orientation: portrait)'

/** A picture that takes longer than this is not waited for. */
const PATIENCE = 1000

export interface Sight {
  /** It is seen, or will not be: all that is larger may come now. */
  readonly there: Promise<unknown>
  takeAway(): void
}

export function showPicture(game: string): Sight {
  const url = PICTURES[`../../../../games/${game}/board-small.webp`]
  if (url === undefined || !matchMedia(PHONE).matches)
    return { there: Promise.resolve(), takeAway: () => undefined }
  const picture = new Image()
  picture.className = 'first-sight'
  picture.fetchPriority = 'high'
  picture.alt = ''
  picture.src = url
  document.body.append(picture)
  const drawn = picture.decode().then(
    () => new Promise(requestAnimationFrame),
    () => undefined,
  )
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  return { there: Promise.race([drawn, enough]), takeAway: () => picture.remove() }
}
