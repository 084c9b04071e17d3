/** The table of each game, in its own folder, loaded when somebody sits down at it. */
import { titleCalled } from '@muster/catalogue/listed'
import type { GameClient } from '@muster/table-kit/client.ts'

const CLIENTS = import.meta.glob<GameClient>('../../../../games/*/web/client.ts', { import: 'client' })

export async function loadClient(id: string): Promise<GameClient> {
  return CLIENTS[`../../../../games/${titleCalled(id).id}/web/client.ts`]()
}
