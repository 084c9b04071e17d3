/** What the opponents of each game know, loaded when somebody wants to play one. */
import type { Mind, Weights } from '@muster/kernel/mind'

export interface LoadedMind {
  readonly mind: Mind
  readonly weights: Weights
}

const LOADERS: Readonly<Record<string, () => Promise<{ mind: unknown; weights: Weights }>>> = {
  'hammer-of-the-scots': async () => {
    const [{ hammerMind }, { weights }] = await Promise.all([
      import('@muster/hammer-of-the-scots/mind/mind'),
      import('@muster/hammer-of-the-scots/mind/weights'),
    ])
    return { mind: hammerMind(), weights }
  },
  'richard-iii': async () => {
    const [{ richardMind }, { weights }] = await Promise.all([
      import('@muster/richard-iii/mind/mind'),
      import('@muster/richard-iii/mind/weights'),
    ])
    return { mind: richardMind(), weights }
  },
}

/** Whether Captain and Marshal can play a game. */
export const hasMind = (game: string): boolean => LOADERS[game] !== undefined

/** Null for a game that has no mind yet: its opponents play at first sight. */
export async function loadMind(game: string): Promise<LoadedMind | null> {
  const loaded = await LOADERS[game]?.()
  // A mind sees states of its own game, which are opaque here as in the catalogue.
  return loaded === undefined ? null : { mind: loaded.mind as Mind, weights: loaded.weights }
}
