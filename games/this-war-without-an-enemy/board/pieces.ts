/** All that is in the box, as the gallery lays it out. */
import type { CardFace } from '@muster/board-kit/card'
import { type Pieces, type Put, type ShownSetup, standing } from '@muster/board-kit/pieces'
import { place } from '@muster/board-kit/svg'
import type { Language } from '@muster/kernel/text'
import { COMPONENTS } from '../components.ts'
import cardData from '../data/cards.json' with { type: 'json' }
import scenarioData from '../data/scenarios.json' with { type: 'json' }
import { WORDS } from '../text/board.ts'
import { cardWords } from '../text/cards.ts'
import { WOOD } from './colours.ts'
import { blockFace, COLOURS } from './faces.ts'

interface SideSetup {
  readonly areas?: Readonly<Record<string, readonly string[]>>
  readonly fixed?: readonly {
    readonly block: string
    readonly area?: string
    readonly choice?: readonly { readonly area: string }[]
    readonly with?: string
  }[]
  readonly randomPool?: readonly string[]
  readonly pool: readonly string[]
  readonly beside: readonly string[]
}
interface Sides {
  readonly royalist: SideSetup
  readonly parliament: SideSetup
}
interface Scenario {
  readonly id: string
  readonly name: string
  /** Its own, or the scenario that is set up the same way. */
  readonly setup: string | Sides
}
const scenarios = scenarioData.scenarios as unknown as readonly Scenario[]

function sidesOf({ setup: own }: Scenario): Sides {
  if (typeof own !== 'string') return own
  const other = scenarios.find((each) => each.id === own)
  if (other === undefined) throw new Error(`no scenario ${own}`)
  return sidesOf(other)
}

function puts({ areas, fixed }: SideSetup): Put[] {
  const out: Put[] = Object.entries(areas ?? {}).flatMap(([area, ids]) =>
    ids.map((block) => ({ block, area })),
  )
  for (const { block, ...each } of fixed ?? []) {
    // A choice of the player is shown at its first place.
    const area = each.area ?? each.choice?.[0].area ?? out.find((put) => put.block === each.with)?.area
    if (area !== undefined) out.push({ block, area })
  }
  return out
}

function setup(scenario: Scenario): ShownSetup {
  const { royalist, parliament } = sidesOf(scenario)
  return {
    id: scenario.id,
    name: scenario.name,
    at: standing([...puts(royalist), ...puts(parliament)], {
      'royalist-pool': [...royalist.pool, ...(royalist.randomPool ?? [])],
      'parliament-pool': [...parliament.pool, ...(parliament.randomPool ?? [])],
      'royalist-beside': royalist.beside,
      'parliament-beside': parliament.beside,
    }),
  }
}

const SCENES: readonly [RegExp, string][] = [
  [/Surprise|Last Stand/, 'swords'],
  [/Plot|Ordinance|Surrender|Dismissed|Support/, 'scroll'],
  [/Ships|Supplies/, 'sea'],
  [/Cavalry/, 'horse'],
  [/Fever/, 'plague'],
  [/Garrisons|Fortification|Mining/, 'walls'],
  [/Artillery|Siege/, 'guns'],
  [/Clubmen/, 'clubs'],
  [/Quartermaster/, 'coins'],
]
const sceneOf = (event: string): string => SCENES.find(([pattern]) => pattern.test(event))?.[1] ?? 'pikes'

function cards(language: Language): CardFace[] {
  return cardData.cards.map(({ id, side, ap, event }) => {
    const words = cardWords(id, language)
    return {
      ...words,
      kind: side,
      id,
      scene: event === null ? 'march' : sceneOf(event.name),
      value: ap,
      // The number of a card tells apart those with the same words.
      foot: `${words.foot}  ${id}`.trim(),
    }
  })
}

/** The siege marker: a gabion with the value of the siege. */
const siege = (value: number, x: number, y: number, size: number): string =>
  `<g class="siege" transform="${place(x, y, size / 100)}"><path d="M-44,48L44,48L58,40L-30,40Z" class="shadow"/><path d="M-38,-36Q0,-48 38,-36V40Q0,52 -38,40Z" class="gabion"/><path d="M-38,-22Q0,-10 38,-22M-38,-4Q0,8 38,-4M-38,14Q0,26 38,14M-38,30Q0,42 38,30M-22,-40V46M0,-42V49M22,-40V46" class="wicker"/><circle r="24" class="plate"/><text y="13" text-anchor="middle" class="siege-text">${value}</text></g>`

export const pieces: Pieces = {
  eyes: ['royalist', 'parliament'],
  words: WORDS,
  setups: scenarios.map(setup),
  set: {
    blocks: COMPONENTS.blocks.map((each) => ({
      id: each.id,
      side: COLOURS[each.faction],
      ...(each.faction === 'covenanter' ? { ally: 'parliament' } : {}),
      face: blockFace(each, each.maxStrength),
    })),
    arms: {},
    colours: WOOD,
    more: [
      {
        head: 'Siege markers',
        cell: [100, 100],
        items: [0, 1, 2, 3, 4, 5].map((value) => (x, y) => siege(value, x + 46, y + 50, 72)),
      },
    ],
  },
  cards,
}
