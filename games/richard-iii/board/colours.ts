/** The white rose and the red one, and rebels of either. */
import type { BlockColour, Colours } from '@muster/board-kit/colours'

export const WOOD: Readonly<Record<string, BlockColour>> = {
  york: {
    wood: { tones: ['#efe8d6', '#fffaf0', '#bdb08f', '#ffffff', '#3a3020', '#6b5f45'], badge: 'pale' },
    plain: { tones: ['#ffffff', '#ffffff', '#bdbdbd', '#ffffff', '#000000', '#444444'], badge: 'pale' },
    back: '<path d="M50,24L57.6,39.5L74.7,42L62.4,54L65.3,71L50,63L34.7,71L37.6,54L25.3,42L42.4,39.5Z" fill="none" stroke-width="6" stroke-linejoin="round"/><circle cx="50" cy="50" r="6" fill="none" stroke-width="5"/>',
  },
  lancaster: {
    wood: { tones: ['#a5352f', '#d9897a', '#6a1b1a', '#eaa795', '#5e1816', '#8c2826'] },
    plain: { tones: ['#c1121f', '#ee7d86', '#6d0a11', '#ffffff', '#6d0a11', '#8f0d17'] },
    back: '<circle cx="50" cy="33" r="9" fill="none" stroke-width="6"/><circle cx="66" cy="45" r="9" fill="none" stroke-width="6"/><circle cx="60" cy="64" r="9" fill="none" stroke-width="6"/><circle cx="40" cy="64" r="9" fill="none" stroke-width="6"/><circle cx="34" cy="45" r="9" fill="none" stroke-width="6"/>',
  },
  rebel: {
    wood: { tones: ['#5d5a4c', '#8f8b78', '#37352c', '#aaa691', '#2c2a22', '#4a473b'] },
    plain: { tones: ['#5a5a5a', '#9a9a9a', '#2c2c2c', '#ffffff', '#222222', '#444444'] },
    back: '<path d="M30,70L70,30M36,26L74,64" fill="none" stroke-width="9"/>',
  },
}

export const colours: Colours = {
  blocks: WOOD,
  marks: {
    york: ['#8a7233', '#efe0b0'],
    lancaster: ['#b5332d', '#e8887d'],
    rebel: ['#5d5a4c', '#aaa691'],
  },
  print: `.pool-lancaster{--pool-side:#9b2f2b}.pool-york{--pool-side:#a08c55}
.s-york .emboss{stroke:#a3946c}.s-york .well-rim{stroke:#a3946c}.s-york .emboss-low{stroke:#d8ccae}
[data-theme=plain] .s-york .emboss{stroke:#000}`,
}
