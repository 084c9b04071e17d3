/** What a name stands for on the board, so that whoever reads it can be shown it. */
import type { PieceScene } from './client.ts'

/** A thing by domain and id; a hidden block goes by the domain `token`. Plain words are no thing. */
interface Named {
  readonly domain?: string
  readonly id?: string
}

interface Lights {
  readonly areas: readonly string[]
  /** By key. */
  readonly pieces: readonly string[]
}

interface Stage {
  readonly pieces: readonly PieceScene[]
  domain(generic: 'block' | 'area'): string
}

/** Places and pieces; a piece is also shown by the place where it stands. */
export function lightsOf(stage: Stage, things: readonly Named[]): Lights {
  const places = things.filter((each) => each.domain === stage.domain('area')).map((each) => each.id ?? '')
  const standing = stage.pieces.filter((piece) =>
    things.some(({ domain, id }) =>
      domain === 'token' ? piece.key === id : domain === stage.domain('block') && piece.block === id,
    ),
  )
  return {
    areas: [...new Set([...places, ...standing.map((piece) => piece.area)])],
    pieces: standing.map((piece) => piece.key),
  }
}
