/** The opponents by name, the strongest first: whoever cannot go on is replaced by the next one. */
import type { Bot } from './bot.ts'
import { randomBot } from './random.ts'
import { recruitBot } from './recruit.ts'

export const BOTS: readonly Bot[] = [recruitBot, randomBot]
