/** Which bots of this server can play a game. */
import { needsEye, USUAL_BOT } from '@muster/bots/roster'
import { hasMind } from '@muster/catalogue/minds'

export const botsFor = (game: string, roster: readonly string[]): readonly string[] =>
  hasMind(game) ? roster : roster.filter((each) => !needsEye(each))

/** Who plays when nobody is named. */
export function usualBot(game: string, roster: readonly string[]): string {
  const bots = botsFor(game, roster)
  return bots.includes(USUAL_BOT) ? USUAL_BOT : bots[0]
}
