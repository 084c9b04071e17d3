import type { BlockFace, Side } from '@muster/board-kit/block'
import { GLYPHS, type Glyph } from '@muster/board-kit/glyphs'
import {
  ARMS as HAMMER_ARMS,
  armsOfBlock as hammerArms,
} from '../../../games/hammer-of-the-scots/board/arms.ts'
import {
  BADGES,
  ARMS as RICHARD_ARMS,
  armsOfBlock as richardArms,
} from '../../../games/richard-iii/board/arms.ts'
import { data, type GameId } from './data.ts'

/** A block as any of the three block games shows it. */
export interface Piece {
  readonly id: string
  readonly side: Side
  readonly face: BlockFace
}

interface Rating {
  letter: string
  number: number
}
const asGlyph = (kind: string): Glyph =>
  (GLYPHS as readonly string[]).includes(kind) ? (kind as Glyph) : 'infantry'

function hammer(): Piece[] {
  interface Data {
    blocks: {
      id: string
      side: Side
      name: string
      type: string
      movement: number
      combat: Rating
      maxSteps: number
      cross: boolean
      noble?: string
    }[]
  }
  return data<Data>('hammer-of-the-scots', 'blocks').blocks.map((b) => ({
    id: b.id,
    side: b.side,
    face: {
      name: b.name.replace(/ (Archers|Knights|Infantry)$/, ''),
      kind: asGlyph(b.type),
      arms: hammerArms(b),
      rating: `${b.combat.letter}${b.combat.number}`,
      steps: b.maxSteps,
      max: b.maxSteps,
      movement: b.movement,
      cross: b.cross,
    },
  }))
}

function richard(): Piece[] {
  interface Data {
    blocks: {
      id: string
      side: Side
      name: string
      type: string
      combat: Rating
      maxSteps: number
      loyalty: number | null
      rose: boolean
      heir: number | null
    }[]
  }
  return data<Data>('richard-iii', 'blocks').blocks.map((b) => {
    const arms = richardArms(b)
    const kind = b.type === 'heir' ? 'king' : b.type
    return {
      id: b.id,
      // The rebel belongs to whoever is the Pretender; he has a colour of his own.
      side: b.type === 'rebel' ? 'rebel' : b.side,
      face: {
        name: b.name.replace(/ \(.*\)| Mercenary/, ''),
        kind: asGlyph(kind),
        arms,
        badge: b.type === 'heir' && arms ? (BADGES[arms] ?? null) : null,
        rating: `${b.combat.letter}${b.combat.number}`,
        steps: b.maxSteps,
        max: b.maxSteps,
        loyalty: b.loyalty,
        rose: b.rose,
        heir: b.heir,
      },
    }
  })
}

function enemy(): Piece[] {
  interface Data {
    blocks: {
      id: string
      faction: string
      name: string
      class: string
      kind: string
      maxStrength: number
      effectiveness: number
      discipline: number | null
      region: string | null
    }[]
  }
  const sides: Record<string, Side> = {
    royalist: 'royalist',
    parliamentarian: 'parliament',
    covenanter: 'covenanter',
  }
  const glyphs: Record<string, Glyph> = { infantry: 'pikes', cavalry: 'cavalry', artillery: 'artillery' }
  return data<Data>('this-war-without-an-enemy', 'blocks').blocks.map((b) => ({
    id: b.id,
    side: sides[b.faction],
    face: {
      name: b.name.replace(/ \(.*\)/, ''),
      kind:
        b.kind === 'garrison' ? 'garrison' : b.kind === 'clubmen' ? 'clubmen' : (glyphs[b.class] ?? 'pikes'),
      rating: String(b.effectiveness),
      steps: b.maxStrength,
      max: b.maxStrength,
      region: b.region,
      discipline: b.discipline,
      leads: b.kind === 'leader' || b.kind === 'regional-leader',
    },
  }))
}

export function pieces(game: GameId): Piece[] {
  switch (game) {
    case 'hammer-of-the-scots':
      return hammer()
    case 'richard-iii':
      return richard()
    case 'this-war-without-an-enemy':
      return enemy()
    case 'ancien-regime':
      return []
  }
}

export const arms = (game: GameId): Readonly<Record<string, string>> =>
  game === 'hammer-of-the-scots' ? HAMMER_ARMS : game === 'richard-iii' ? RICHARD_ARMS : {}
