/** The King's blue, Parliament's orange, the Covenanters' green; and the five regions of the map. */
import type { BlockColour, Colours } from '@muster/board-kit/colours'

export const WOOD: Readonly<Record<string, BlockColour>> = {
  royalist: {
    wood: { tones: ['#2a5da3', '#6f9bd2', '#173b6b', '#93b8e6', '#16355f', '#234f8c'] },
    plain: { tones: ['#0b4ea2', '#5e93d6', '#062c5d', '#ffffff', '#06366f', '#06366f'] },
    back: '<path d="M28,66L26,38L38,52L50,30L62,52L74,38L72,66Z" fill="none" stroke-width="7" stroke-linejoin="round"/>',
  },
  parliament: {
    wood: { tones: ['#cf7323', '#eeae73', '#8a4510', '#f6c697', '#6b330a', '#a85814'], badge: 'bright' },
    plain: { tones: ['#d1570a', '#f3a368', '#7d3303', '#ffffff', '#7d2f00', '#8a3703'], badge: 'bright' },
    back: '<path d="M30,70L60,40M54,28L72,46M48,34L66,52" fill="none" stroke-width="8"/>',
  },
  covenanter: {
    wood: { tones: ['#4b8846', '#8ab985', '#2b5528', '#a9d1a4', '#234a20', '#3b6f37'], badge: 'bright' },
    plain: { tones: ['#0a7d4f', '#5fc39a', '#05462c', '#ffffff', '#054a2f', '#066340'], badge: 'bright' },
    back: '<path d="M50,74C46,58 34,56 32,42C40,46 44,46 46,40C42,34 44,28 50,24C56,28 58,34 54,40C56,46 60,46 68,42C66,56 54,58 50,74Z" fill="none" stroke-width="6" stroke-linejoin="round"/>',
  },
}

export const colours: Colours = {
  blocks: WOOD,
  marks: {
    royalist: ['#2a5da3', '#86b0ea'],
    parliament: ['#b85f12', '#eeae73'],
    covenanter: ['#3b6f37', '#8ab985'],
  },
  print: `:root,[data-theme=period]{--side-royalist:#2a5da3;--side-parliament:#c4651a;--reg-north:#9c87b0;--reg-wales:#bf6f5f;--reg-midlands:#c9a24a;--reg-east:#7fa065;--reg-south:#6f9bb0}
[data-theme=plain]{--side-royalist:#0b4ea2;--side-parliament:#b34700;--reg-north:#b9a6d6;--reg-wales:#e59a8c;--reg-midlands:#e8c25a;--reg-east:#9fc886;--reg-south:#8cc0dd}
[data-theme=dark]{--side-royalist:#3f78c4;--side-parliament:#d97a26;--reg-north:#8d70ab;--reg-wales:#b8604c;--reg-midlands:#b58c2c;--reg-east:#6b9350;--reg-south:#5a8ba3}
.region-north{--tint:var(--reg-north)}.region-wales{--tint:var(--reg-wales)}.region-midlands{--tint:var(--reg-midlands)}.region-east{--tint:var(--reg-east)}.region-south{--tint:var(--reg-south)}
.pool-royalist{--pool-side:#2c4f80}.pool-parliament{--pool-side:#c4651a}
.k-royalist{--cc:#2a5da3}.k-parliament{--cc:#b85a12}`,
}
