/** The tables of the games, each loaded when somebody sits down at it. */
import type { GameClient } from '@muster/table-kit/client.ts'

export async function loadClient(id: string): Promise<GameClient> {
  switch (id) {
    case 'hammer-of-the-scots':
      return (await import('@muster/hammer-of-the-scots/web/client')).hammerClient
    case 'richard-iii':
      return (await import('@muster/richard-iii/web/client')).richardClient
    case 'this-war-without-an-enemy':
      return (await import('@muster/this-war-without-an-enemy/web/client')).warClient
    case 'ancien-regime':
      return (await import('@muster/ancien-regime/web/client')).ancienClient
    default:
      throw new Error(`there is no table for ${id} yet`)
  }
}
