/**
 * What Marshals make more or less of than the books do. In matches of Captains in all five wars each side drew each group
 * high or low, and whose numbers won was fitted. 1814 matches: sieges (6.5 standard errors) and battles (3.3) are worth more
 * than the books say, who stands in whose reach (5.7) and wear (3.3) less. 2722 more around these, with 42 finer groups:
 * losses (3.6) are worth more than that, the swing of a battle (2.6) less; open cities (2.3) and a close count (2.0) lean up.
 */
import type { Emphasis } from '@muster/kernel/mind'

export const EMPHASIS: readonly Emphasis[] = [
  { name: 'swing', notes: /^battles/, factor: 0.9 },
  { name: 'losses', notes: / losses$/, factor: 2.5 },
  { name: 'stakes', notes: /at stake$/, factor: 1.5 },
  { name: 'sieges', notes: /^falling|sieges, |storms$/, factor: 2 },
  { name: 'king', notes: /^king in danger$/, factor: 1 },
  { name: 'verdict', notes: /^verdict/, factor: 1 },
  { name: 'loose', notes: /^loose$/, factor: 1 },
  { name: 'open', notes: /^open$|cities open$/, factor: 0.8 },
  {
    name: 'reach',
    notes: /^in danger$|cities (in danger|firm)$|(outgunned|prey|alone|firm|leaders in danger)$/,
    factor: 0.5,
  },
  { name: 'guards', notes: /^(guard of|pressure on) /, factor: 1 },
  { name: 'regions', notes: /^firepower in /, factor: 1 },
  { name: 'strength', notes: /firepower| (horse|foot|guns)$/, factor: 1 },
  { name: 'land', notes: /^land|^areas in |pools?$/, factor: 1 },
  { name: 'close', notes: /^(margin|ahead), /, factor: 1.4 },
  { name: 'points', notes: /^margin|near the end$|^holds /, factor: 1 },
  { name: 'hand', notes: / (hand|events|best card|cards)$|^first$/, factor: 1 },
  { name: 'leaders', notes: / leaders$|^(charles|rupert|cromwell|henrietta)$/, factor: 1 },
  { name: 'wear', notes: / (worn|missing|hungry|shut in)$/, factor: 0.65 },
]
