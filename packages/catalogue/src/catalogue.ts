/** The one list of games, with their words. Adding a game to Muster is one line here. */
import { ancienRegime } from '@muster/ancien-regime/game'
import * as ancienTalks from '@muster/ancien-regime/talks'
import { en as ancienEn } from '@muster/ancien-regime/text/en'
import { pl as ancienPl } from '@muster/ancien-regime/text/pl'
import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import { en as hammerEn } from '@muster/hammer-of-the-scots/text/en'
import { pl as hammerPl } from '@muster/hammer-of-the-scots/text/pl'
import { MusterError } from '@muster/kernel/errors'
import type { BaseState, Game } from '@muster/kernel/game'
import type { GameText, Language } from '@muster/kernel/text'
import { richardIII } from '@muster/richard-iii/game'
import { en as richardEn } from '@muster/richard-iii/text/en'
import { pl as richardPl } from '@muster/richard-iii/text/pl'
import { thisWarWithoutAnEnemy } from '@muster/this-war-without-an-enemy/game'
import { en as warEn } from '@muster/this-war-without-an-enemy/text/en'
import { pl as warPl } from '@muster/this-war-without-an-enemy/text/pl'

export interface Title {
  readonly game: Game
  readonly text: Readonly<Record<Language, GameText>>
  /** For a game in which talk is part of play. */
  readonly talks?: TalkRules | undefined
}

/** What may be said and proposed, and who answers. Its state is that of its own game, opaque as everywhere here. */
export interface TalkRules {
  say(state: BaseState, talks: ancienTalks.Talks, saying: ancienTalks.Saying): ancienTalks.Spoken
  readonly answerProposal: typeof ancienTalks.answerProposal
  readonly privately: typeof ancienTalks.privately
}

/**
 * A game with its state and view made opaque, as those who play any game handle it: what they put in is always what
 * the same game has given out.
 */
function title<S extends BaseState, V>(game: Game<S, V>, text: Title['text'], talks?: unknown): Title {
  return { game: game as unknown as Game, text, talks: talks as TalkRules | undefined }
}

export const CATALOGUE: readonly Title[] = [
  title(hammerOfTheScots, { en: hammerEn, pl: hammerPl }),
  title(richardIII, { en: richardEn, pl: richardPl }),
  title(ancienRegime, { en: ancienEn, pl: ancienPl }, ancienTalks),
  title(thisWarWithoutAnEnemy, { en: warEn, pl: warPl }),
]

export function titleCalled(id: string): Title {
  const found = CATALOGUE.find((each) => each.game.id === id)
  if (found === undefined) throw new MusterError('unknown-game', { game: id })
  return found
}
