/** All that is in the box, as the gallery lays it out. */
import { type Pieces, type Put, type ShownSetup, standing } from '@muster/board-kit/pieces'
import blockData from '../data/blocks.json' with { type: 'json' }
import cardData from '../data/cards.json' with { type: 'json' }
import scenarioData from '../data/scenarios.json' with { type: 'json' }
import { WORDS } from '../text/board.ts'
import { ARMS } from './arms.ts'
import { WOOD } from './colours.ts'
import { blockFace, cardFace } from './faces.ts'

interface Scenario {
  readonly id: string
  readonly name: string
  /** The scenario that is set up the same way. */
  readonly setup?: string
  readonly england: readonly Put[]
  readonly scotland: readonly Put[]
  readonly englishPool: readonly string[]
  readonly scottishPool: readonly string[]
  readonly setAside: readonly string[]
  readonly englishLevyAtStart: { readonly draw: number }
}
const scenarios = scenarioData.scenarios as unknown as readonly Scenario[]

function setup({ id, name, ...own }: Scenario): ShownSetup {
  const from = scenarios.find((each) => each.id === own.setup) ?? own
  // The levy is drawn by chance; the first blocks of the pool stand for it in England.
  const levy = from.englishPool.slice(0, from.englishLevyAtStart.draw)
  const puts = [...from.england, ...from.scotland, ...levy.map((block) => ({ block, area: 'england' }))]
  return {
    id,
    name,
    at: standing(puts, {
      'english-draw-pool': from.englishPool.slice(levy.length),
      'scottish-draw-pool': from.scottishPool,
      'set-aside': from.setAside,
    }),
  }
}

export const pieces: Pieces = {
  eyes: ['scotland', 'england'],
  words: WORDS,
  setups: scenarios.map(setup),
  set: {
    blocks: blockData.blocks.map((each) => ({
      id: each.id,
      side: each.side,
      face: blockFace(each, each.maxSteps),
    })),
    arms: ARMS,
    colours: WOOD,
  },
  cards: (language) => cardData.cards.map(({ id }) => cardFace(id, language)),
}
