/** All that is in the box, as the gallery lays it out. */
import { BADGE_IDS, badge } from '@muster/board-kit/badges'
import { caption, type Pieces, type Put, type ShownSetup, standing } from '@muster/board-kit/pieces'
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
  readonly york: readonly Put[]
  readonly lancaster: readonly Put[]
  readonly yorkPool: readonly string[]
  readonly lancasterPool: readonly string[]
  readonly yorkMinors: readonly string[]
  readonly lancasterMinors: readonly string[]
  readonly yorkEnemyNobles: readonly string[]
  readonly lancasterEnemyNobles: readonly string[]
}

const setup = (scenario: Scenario): ShownSetup => ({
  id: scenario.id,
  name: scenario.name,
  at: standing([...scenario.york, ...scenario.lancaster], {
    'york-pool': scenario.yorkPool,
    'lancaster-pool': scenario.lancasterPool,
    'york-minors': scenario.yorkMinors,
    'lancaster-minors': scenario.lancasterMinors,
    'york-enemy-nobles': scenario.yorkEnemyNobles,
    'lancaster-enemy-nobles': scenario.lancasterEnemyNobles,
  }),
})

export const pieces: Pieces = {
  eyes: ['york', 'lancaster'],
  words: WORDS,
  setups: (scenarioData.scenarios as unknown as readonly Scenario[]).map(setup),
  set: {
    blocks: blockData.blocks.map((each) => ({
      id: each.id,
      // The rebel belongs to whoever is the Pretender; he has a colour of his own.
      side: each.type === 'rebel' ? 'rebel' : each.side,
      twin: each.id === 'rebel-y',
      face: blockFace(each, each.maxSteps),
    })),
    arms: ARMS,
    colours: WOOD,
    more: [
      {
        head: 'Badges of the heirs',
        cell: [122, 118],
        items: BADGE_IDS.map(
          (id) => (x, y) =>
            `<g transform="translate(${x + 50},${y + 46}) scale(.8)">${badge(id)}</g>${caption(x + 50, y + 104, id)}`,
        ),
      },
    ],
  },
  cards: (language) => cardData.cards.map(({ id }) => cardFace(id, language)),
}
