/** What was learned; `weights.json` says by which command. */
import type { Weights } from '@muster/kernel/mind'
import data from './weights.json' with { type: 'json' }

export const weights: Weights = data
