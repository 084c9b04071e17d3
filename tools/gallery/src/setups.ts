import { data, type GameId } from './data.ts'

/** Where everything stands at the start of a scenario: areas and boxes of the board, with block ids. */
export interface Setup {
  readonly id: string
  readonly name: string
  readonly at: ReadonlyMap<string, readonly string[]>
}

type Put = { block: string; area: string }

const gather = (
  puts: readonly Put[],
  boxes: Readonly<Record<string, readonly string[] | undefined>>,
): Map<string, string[]> => {
  const at = new Map<string, string[]>()
  for (const p of puts) at.set(p.area, [...(at.get(p.area) ?? []), p.block])
  for (const [box, ids] of Object.entries(boxes)) if (ids?.length) at.set(box, [...ids])
  return at
}

function hammer(): Setup[] {
  interface Scenario {
    id: string
    name: string
    setup?: string
    england: Put[]
    scotland: Put[]
    englishPool: string[]
    scottishPool: string[]
    setAside: string[]
    englishLevyAtStart: { draw: number }
  }
  const all = data<{ scenarios: Scenario[] }>('hammer-of-the-scots', 'scenarios').scenarios
  return all.map((s) => {
    const from = all.find((q) => q.id === s.setup) ?? s
    // The levy is drawn by chance; the gallery shows the first blocks of the pool in England.
    const levy = from.englishPool.slice(0, from.englishLevyAtStart.draw)
    return {
      id: s.id,
      name: s.name,
      at: gather([...from.england, ...from.scotland, ...levy.map((block) => ({ block, area: 'england' }))], {
        'english-draw-pool': from.englishPool.slice(levy.length),
        'scottish-draw-pool': from.scottishPool,
        'set-aside': from.setAside,
      }),
    }
  })
}

function richard(): Setup[] {
  interface Scenario {
    id: string
    name: string
    york: Put[]
    lancaster: Put[]
    yorkPool: string[]
    lancasterPool: string[]
    yorkMinors: string[]
    lancasterMinors: string[]
    yorkEnemyNobles: string[]
    lancasterEnemyNobles: string[]
  }
  return data<{ scenarios: Scenario[] }>('richard-iii', 'scenarios').scenarios.map((s) => ({
    id: s.id,
    name: s.name,
    at: gather([...s.york, ...s.lancaster], {
      'york-pool': s.yorkPool,
      'lancaster-pool': s.lancasterPool,
      'york-minors': s.yorkMinors,
      'lancaster-minors': s.lancasterMinors,
      'york-enemy-nobles': s.yorkEnemyNobles,
      'lancaster-enemy-nobles': s.lancasterEnemyNobles,
    }),
  }))
}

function enemy(): Setup[] {
  interface SideSetup {
    areas?: Record<string, string[]>
    fixed?: { block: string; area?: string; choice?: { area: string }[]; with?: string }[]
    randomPool?: string[]
    pool: string[]
    beside: string[]
  }
  interface Scenario {
    id: string
    name: string
    setup: string | { royalist: SideSetup; parliament: SideSetup }
  }
  const all = data<{ scenarios: Scenario[] }>('this-war-without-an-enemy', 'scenarios').scenarios
  const resolve = (s: Scenario): { royalist: SideSetup; parliament: SideSetup } => {
    if (typeof s.setup !== 'string') return s.setup
    const name = s.setup
    const other = all.find((q) => q.id === name)
    if (!other) throw new Error(`no scenario ${name}`)
    return resolve(other)
  }
  const puts = (side: SideSetup): Put[] => {
    const out: Put[] = Object.entries(side.areas ?? {}).flatMap(([area, ids]) =>
      ids.map((block) => ({ block, area })),
    )
    for (const f of side.fixed ?? []) {
      // A choice of the player is shown at its first place.
      const area = f.area ?? f.choice?.[0].area ?? out.find((p) => p.block === f.with)?.area
      if (area) out.push({ block: f.block, area })
    }
    return out
  }
  return all.map((s) => {
    const set = resolve(s)
    return {
      id: s.id,
      name: s.name,
      at: gather([...puts(set.royalist), ...puts(set.parliament)], {
        'royalist-pool': [...set.royalist.pool, ...(set.royalist.randomPool ?? [])],
        'parliament-pool': [...set.parliament.pool, ...(set.parliament.randomPool ?? [])],
        'royalist-beside': set.royalist.beside,
        'parliament-beside': set.parliament.beside,
      }),
    }
  })
}

export function setups(game: GameId): Setup[] {
  switch (game) {
    case 'hammer-of-the-scots':
      return hammer()
    case 'richard-iii':
      return richard()
    case 'this-war-without-an-enemy':
      return enemy()
    case 'ancien-regime':
      return data<{ scenarios: { id: string; name: string }[] }>('ancien-regime', 'scenarios').scenarios.map(
        (s) => ({
          id: s.id,
          name: `${s.id}: ${s.name}`,
          at: new Map(),
        }),
      )
  }
}
