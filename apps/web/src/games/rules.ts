/** The rules of the games that can be played here, each loaded when it is wanted. */
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Game } from '@muster/kernel/game'
import type { Language } from '@muster/kernel/text'

export interface RulesEntry {
  readonly game: Game
  /** Where a match stands, in a few public words. */
  caption(view: unknown, language: Language): string
}

/** A game with its state and view made opaque: what goes in is always what the same game gave out. */
function entry<S extends BaseState, V>(
  game: Game<S, V>,
  caption: (view: V, language: Language) => string,
): RulesEntry {
  return { game: game as unknown as Game, caption: (view, language) => caption(view as V, language) }
}

export async function loadRules(id: string): Promise<RulesEntry> {
  switch (id) {
    case 'hammer-of-the-scots': {
      const [{ hammerOfTheScots }, { caption }] = await Promise.all([
        import('@muster/hammer-of-the-scots/game'),
        import('@muster/hammer-of-the-scots/web/caption'),
      ])
      return entry(hammerOfTheScots, caption)
    }
    case 'richard-iii': {
      const [{ richardIII }, { caption }] = await Promise.all([
        import('@muster/richard-iii/game'),
        import('@muster/richard-iii/web/caption'),
      ])
      return entry(richardIII, caption)
    }
    case 'ancien-regime': {
      const [{ ancienRegime }, { caption }] = await Promise.all([
        import('@muster/ancien-regime/game'),
        import('@muster/ancien-regime/web/caption'),
      ])
      return entry(ancienRegime, caption)
    }
    case 'this-war-without-an-enemy': {
      const [{ thisWarWithoutAnEnemy }, { caption }] = await Promise.all([
        import('@muster/this-war-without-an-enemy/game'),
        import('@muster/this-war-without-an-enemy/web/caption'),
      ])
      return entry(thisWarWithoutAnEnemy, caption)
    }
    default:
      throw new MusterError('unknown-game', { game: id })
  }
}
