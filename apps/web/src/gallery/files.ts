/** The files of the games, fetched game by game: what the gallery reads from the disk when it runs without a browser. */
const FILES = import.meta.glob<string>('../../../../games/*/board/generated/{board.svg,geometry.json}', {
  query: '?url',
  import: 'default',
})
const ROOT = '../../../../'
const texts = new Map<string, string>()

/** Fetches what the gallery shows of a game; after that, it can be read. */
export async function fetchFiles(game: string): Promise<void> {
  const wanted = Object.keys(FILES).filter((path) => path.startsWith(`${ROOT}games/${game}/`))
  await Promise.all(
    wanted.map(async (path) => {
      const name = path.slice(ROOT.length)
      if (texts.has(name)) return
      const response = await fetch(await FILES[path]())
      if (!response.ok) throw new Error(`${name}: ${response.status}`)
      texts.set(name, await response.text())
    }),
  )
}

export function readText(path: string): string {
  const text = texts.get(path)
  if (text === undefined) throw new Error(`${path} has not been fetched`)
  return text
}
