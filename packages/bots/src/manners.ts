/** How bots behave at the talk, wherever the match is played. */
import { needsEye } from './roster.ts'

/** After so many sayings in a round the bots of a match only answer: nobody is flooded. */
export const SAYINGS_IN_A_ROUND = 4

/** Recruits answer when they are asked; whoever thinks further also comes with proposals of its own. */
export const proposes = (bot: string): boolean => needsEye(bot)
