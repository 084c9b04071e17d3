/** A Battle, a Sally, a Storming, or the choices before them, as the battle board shows it. */
import { type Aside, type BattleScene, battleScene, type Part } from '@muster/table-kit/battle/battle.ts'
import type { PieceScene } from '@muster/table-kit/client.ts'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import { AREA_OF_CITY, CITIES, PLACES, SIDES } from '../tables.ts'
import { CLIENT_WORDS, type ClientWords } from '../text/client.ts'
import type { BlockView, CombatView, WarView } from '../view.ts'
import { blockData } from './pieces.ts'

const seatOf = (side: string): number => (SIDES as readonly string[]).indexOf(side)
const CLASS_ORDER = ['artillery', 'cavalry', 'infantry']
const classOf = (piece: PieceScene): string => blockData(piece.block ?? '')?.class ?? ''
const byClass = (one: PieceScene, two: PieceScene): number =>
  CLASS_ORDER.indexOf(classOf(one)) - CLASS_ORDER.indexOf(classOf(two))

interface Field {
  readonly area: string
  readonly city: string | null
  readonly combat: CombatView | null
  readonly view: WarView
  readonly words: ClientWords
}

export function warScene(table: Table): BattleScene | null {
  const view = table.view as WarView
  const { combat, siegeCombat } = view
  const city = combat?.city ?? siegeCombat?.city ?? null
  const area = combat?.area ?? (city === null ? null : PLACES[AREA_OF_CITY[CITIES.indexOf(city)]])
  if (area === null) return null
  const field: Field = { area, city, combat, view, words: CLIENT_WORDS[settings.language] }
  return sceneOf(table, field)
}

function sceneOf(table: Table, field: Field): BattleScene {
  const { area, city, combat, view, words } = field
  const besieged = view.sieges.find((each) => each.city === city)?.besieged
  const attacker = combat?.attacker ?? (besieged === SIDES[0] ? SIDES[1] : SIDES[0])
  const sallies = combat?.kind === 'sally'
  const base = battleScene(table, {
    area,
    attacker: seatOf(attacker),
    round: combat?.round ?? 0,
    rounds: combat === null ? 0 : 3,
    rules: {
      rounds: city === null ? '7.3' : sallies ? '8.1' : '8.3',
      order: combat === null ? '7.03' : '7.3',
      reserves: city === null ? '7.1' : sallies ? '8.1' : '8.3',
      hits: '7.4',
    },
  })
  const shown = new Map(view.blocks.map((each) => [String(each.token), each]))
  const here = table.pieces.filter((piece) => piece.area === area || piece.area === city)
  const own = (seat: number): PieceScene[] => here.filter((piece) => piece.seat === seat)
  const inLine = (piece: PieceScene): boolean => !piece.reserve && shown.get(piece.key)?.part === undefined
  const ranks = [0, 1].map((seat) => own(seat).filter(inLine).sort(byClass))
  // 8.31 Walls shield those who are stormed, nobody who comes out.
  const siege =
    city === null || sallies ? '' : words.breach(combat?.breach ?? view.siegeCombat?.breach ?? false)
  const inForce = (combat?.events ?? []).map((key) => words.inForce[key] ?? key)
  return {
    ...base,
    title: words.titles[titleOf(combat)](table.name('area', city ?? area)),
    sides: words.sides(table.seatName(base.attacker), table.seatName(base.defender)),
    counted: words.counted,
    lastRound: [city === null ? words.threeRounds : words.siegeRounds, siege].filter(Boolean).join('; '),
    orderNote: [
      combat === null ? words.siegeChoice : words.order(table.seatName(seatOf(combat.priority))),
      ...inForce,
    ].join(' · '),
    ranks,
    asides: [0, 1].map((seat) => asidesOf(own(seat), shown, base.rules.reserves, words)),
    order: combat === null ? [] : partsOf(ranks, combat, shown, words),
    notes: new Map(here.flatMap((piece) => notesOf(piece, shown, combat, words))),
    acted: new Set(),
    ...(combat === null ? { volleys: [] } : {}),
  }
}

const titleOf = (combat: CombatView | null): keyof ClientWords['titles'] =>
  combat === null ? 'siege' : combat.kind === 'sally' ? 'sally' : combat.kind === 'storm' ? 'storm' : 'battle'

type Shown = ReadonlyMap<string, BlockView>

const BOXES = ['reserve', 'pursuing', 'routing', 'held'] as const

function asidesOf(own: readonly PieceScene[], shown: Shown, reserves: string, words: ClientWords): Aside[] {
  const rules = { reserve: reserves, pursuing: '7.43', routing: '7.42', held: '8.1' }
  const boxOf = (piece: PieceScene) => (piece.reserve ? 'reserve' : shown.get(piece.key)?.part)
  return BOXES.flatMap((box): Aside[] => {
    const pieces = own.filter((piece) => boxOf(piece) === box)
    const [label, note] = words.asides[box]
    return pieces.length === 0 ? [] : [{ label, note, rule: rules[box], pieces }]
  })
}

/** 7.3 The parts of a round; in each the side with priority first. In a Storming Cavalry engages with the Infantry. */
function partsOf(
  ranks: readonly (readonly PieceScene[])[],
  combat: CombatView,
  shown: Shown,
  words: ClientWords,
): Part[] {
  const first = seatOf(combat.priority)
  const all = [...ranks[first], ...ranks[1 - first]]
  const storm = combat.kind === 'storm'
  const does = (piece: PieceScene): string | undefined => shown.get(piece.key)?.does
  const parts = {
    artillery: all.filter((piece) => classOf(piece) === 'artillery' && combat.round === 1),
    fire: all.filter((piece) => classOf(piece) === 'infantry' && does(piece) === 'fires'),
    cavalry: storm ? [] : all.filter((piece) => classOf(piece) === 'cavalry'),
    foot: all.filter(
      (piece) =>
        (classOf(piece) === 'infantry' && does(piece) !== 'fires') || (storm && classOf(piece) === 'cavalry'),
    ),
  }
  return (['artillery', 'fire', 'cavalry', 'foot'] as const).map((part) => ({
    label: words.parts[part],
    pieces: parts[part],
    now: combat.segment === part,
  }))
}

function notesOf(
  piece: PieceScene,
  shown: Shown,
  combat: CombatView | null,
  words: ClientWords,
): [string, string][] {
  const block = shown.get(piece.key)
  const notes = [
    ...(block?.half === true ? [words.halfHit] : []),
    // Whoever retreats only engages until then.
    ...(combat !== null && combat.retreating === block?.side
      ? [words.retreating]
      : block?.does === undefined
        ? []
        : [words.did[block.does]]),
  ]
  return notes.length === 0 ? [] : [[piece.key, notes.join(', ')]]
}
