/** Scotland's blue and England's red. */
import type { BlockColour, Colours } from '@muster/board-kit/colours'

export const WOOD: Readonly<Record<string, BlockColour>> = {
  scotland: {
    wood: { tones: ['#2c4f80', '#6f93bd', '#1c3558', '#8fb0d4', '#1d3353', '#27466f'] },
    plain: { tones: ['#0b4ea2', '#5e93d6', '#062c5d', '#ffffff', '#06366f', '#06366f'] },
    back: '<path d="M29,29L71,71M71,29L29,71" fill="none" stroke-width="10"/>',
  },
  england: {
    wood: { tones: ['#a5352f', '#d9897a', '#6a1b1a', '#eaa795', '#5e1816', '#8c2826'] },
    // Orange: red and blue of one lightness are hard to tell.
    plain: {
      tones: ['#d1570a', '#f3a368', '#7d3303', '#ffffff', '#7d2f00', '#8a3703'],
      badge: 'bright',
    },
    back: '<path d="M50,25V75M25,50H75" fill="none" stroke-width="10"/>',
  },
}

export const colours: Colours = {
  blocks: WOOD,
  marks: { scotland: ['#2a5da3', '#86b0ea'], england: ['#b5332d', '#e8887d'] },
  print: '.pool-scotland{--pool-side:#2c4f80}.pool-england{--pool-side:#9b2f2b}',
}
