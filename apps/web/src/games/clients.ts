/** The table of each game and its board, in its own folder, loaded when somebody sits down at it. */
import { titleCalled } from '@muster/catalogue/listed'
import type { GameClient } from '@muster/table-kit/client.ts'
import { wear } from './wear.ts'

const CLIENTS = import.meta.glob<GameClient>('../../../../games/*/web/client.ts', { import: 'client' })

const BOARDS = import.meta.glob<string>('../../../../games/*/board/generated/board.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The printed board is the largest part of a table, and so begins to come before the code that will ask for it. */
function expectBoard(id: string): void {
  const url = BOARDS[`../../../../games/${id}/board/generated/board.svg`]
  if (url === undefined) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = 'anonymous'
  link.href = url
  document.head.append(link)
}

export async function loadClient(id: string): Promise<GameClient> {
  const title = titleCalled(id)
  expectBoard(title.id)
  const [client, colours] = await Promise.all([
    CLIENTS[`../../../../games/${title.id}/web/client.ts`](),
    title.colours?.(),
  ])
  if (colours !== undefined) wear(title.id, colours)
  return client
}
