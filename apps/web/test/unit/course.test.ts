/** The course of play over whole matches of every game, without a browser: how long the viewer waits, and for what. */

import type { AncienView } from '@muster/ancien-regime/view'
import { course as ancien } from '@muster/ancien-regime/web/course'
import { titleCalled } from '@muster/catalogue/catalogue'
import { course as hammer } from '@muster/hammer-of-the-scots/web/course'
import type { GameEvent } from '@muster/kernel/game'
import { actAll } from '@muster/kernel/match'
import { parseGesture } from '@muster/kernel/words'
import type { RichardView } from '@muster/richard-iii/view'
import { course as richard } from '@muster/richard-iii/web/course'
import { cut, type Fighting, rollerOf, type Shot, shotsOf } from '@muster/table-kit/course/beats.ts'
import { type Course, ENDS, WAITS_AT } from '@muster/table-kit/course/kinds.ts'
import { plan, type Timed } from '@muster/table-kit/course/plan.ts'
import { reportOf } from '@muster/table-kit/course/report.ts'
import type { WarView } from '@muster/this-war-without-an-enemy/view'
import { course as war } from '@muster/this-war-without-an-enemy/web/course'
import { describe, expect, it } from 'vitest'
import { heardAt, momentFor, openEngine } from '../../src/match/engine.ts'
import type { SavedMatch } from '../../src/match/saved.ts'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from '../matches.ts'

const whole = { id: 'whole', seat: 1, until: null }
const MATCHES: Readonly<Record<string, { course: Course; match(): SavedMatch }>> = {
  'Hammer of the Scots': { course: hammer, match: () => hammerMatch(whole) },
  'Richard III': { course: richard, match: () => richardMatch(whole) },
  'This War Without an Enemy': { course: war, match: () => warMatch(whole) },
  'Ancien Régime': { course: ancien, match: () => ancienMatch(whole) },
}
const VIEWER = 1

/** What the viewer heard of each choice of a match, and saw after it. */
function stepsOf(saved: SavedMatch) {
  const { game } = titleCalled(saved.game)
  const engine = openEngine(game, { ...saved, log: [] })
  const seen = () => momentFor(engine, VIEWER).seen.view
  const steps = [{ heard: heardAt(engine, VIEWER, 0), view: seen() }]
  saved.log.forEach(([seat, words], i) => {
    actAll(engine.match, seat, parseGesture(game, words))
    steps.push({ heard: heardAt(engine, VIEWER, i + 1), view: seen() })
  })
  return steps
}

/** The beats between each two choices of the viewer, as they are shown at a pace. */
function stretchesOf(course: Course, saved: SavedMatch, pace: 'normal' | 'fast'): Timed[][] {
  const stretches: Shot[][] = [[]]
  const [first, ...steps] = stepsOf(saved)
  let before = first.view
  for (const { heard, view } of steps) {
    if (heard.seat === VIEWER) stretches.push([])
    stretches[stretches.length - 1].push(...shotsOf(course, before, heard, view))
    before = view
  }
  let fighting: Fighting | null = null
  return stretches.map((shots) => {
    const beats = cut(course, shots, VIEWER, fighting)
    const last = beats[beats.length - 1]
    if (last !== undefined)
      fighting =
        last.battle === null || ENDS.has(last.kind)
          ? null
          : { battle: last.battle, mine: last.mine, begun: last.begun }
    return plan(course, beats, { viewer: VIEWER, pace, waits: WAITS_AT[pace], spent: 0 })
  })
}

const lengthOf = (beats: readonly Timed[]): number =>
  beats.reduce((sum, { ms, waits }) => sum + (waits ? 0 : ms), 0)

describe.each(Object.entries(MATCHES))('%s', (_, { course, match }) => {
  const saved = match()
  const stretches = stretchesOf(course, saved, 'normal')

  it('keeps the viewer waiting no longer than its budget, and half as long at “fast”', () => {
    // What may not be shortened further is longer now and then: dice, cards, changes of sides.
    const long = stretches.map(lengthOf).filter((ms) => ms > course.budget + 10)
    expect(long.length).toBeLessThanOrEqual(stretches.length * 0.02)
    const fast = stretchesOf(course, saved, 'fast').map(lengthOf)
    expect(fast.filter((ms) => ms > course.budget / 2).length).toBeLessThanOrEqual(stretches.length * 0.02)
  })

  it('ends every battle that it begins, with a result that waits for those who fight', () => {
    const beats = stretches.flat()
    const begun = new Set(
      beats.filter((beat) => beat.kind === 'announced' && beat.mine).map((beat) => beat.battle),
    )
    const ended = beats.filter((beat) => ENDS.has(beat.kind) && beat.mine)
    // The last one may be cut short by the end of the match.
    expect(ended.length).toBeGreaterThanOrEqual(begun.size - 1)
    expect(begun.size).toBeGreaterThan(0)
    expect(ended.every((beat) => beat.waits)).toBe(true)
  })

  it('announces each battle of the viewer and waits, unless the viewer has chosen that very battle', () => {
    const firstOf = new Map(stepsOf(saved).map(({ heard }) => [heard.at, heard.events[0]?.type]))
    const announced = stretches.flat().filter((beat) => beat.kind === 'announced' && beat.mine)
    for (const { seat, waits, shots } of announced) {
      if (seat === VIEWER) expect(firstOf.get(shots[0].at)).toBe(shots[0].event?.type)
      else expect(waits).toBe(true)
    }
  })

  it('reports of each battle what the log says: strength lost, who fell, hits and expected hits', () => {
    const { says, seatOf } = course
    if (says === undefined || seatOf === undefined) return
    const log = stepsOf(saved).flatMap(({ heard }) => heard.events)
    let reported = 0
    log.forEach((event, at) => {
      if (says(event)?.says !== 'ends') return
      const report = reportOf(log.slice(0, at + 1), says, seatOf)
      if (report === null) throw new Error('a battle without a report')
      reported++
      for (const side of report.sides) {
        expect(side.to).toBeLessThanOrEqual(side.from)
        expect(side.expected).toBeLessThanOrEqual(side.dice)
        for (const { from, to, fate } of side.blocks) {
          expect(to).toBeLessThanOrEqual(from)
          if (fate === 'stands') expect(to).toBeGreaterThan(0)
        }
      }
    })
    expect(reported).toBeGreaterThan(2)
  })
})

it.each([true, false])(
  'has the dice of a treachery in the tray, thrown by whoever tempts (6.9): %s',
  (turned) => {
    const tried = { says: 'tried', dice: [4, 2], happens: turned }
    const tempts = { type: 'treachery', by: 'march', target: 'stanley-l', dice: [4, 2], turned }
    expect(richard.says?.(tempts)).toEqual({ ...tried, seat: richard.seatOf?.('march') })
    const card = { type: 'treason', side: 'lancaster', target: 'stanley-y', dice: [4, 2], turned }
    expect(richard.says?.(card)).toEqual({ ...tried, seat: richard.seatOf?.('henry-vi') })
  },
)

it('says of whoever comes over by treachery that his block left, and that he fights for the other side', () => {
  const [lancaster, york] = ['henry-vi', 'york'].map((block) => richard.seatOf?.(block) ?? 0)
  const log = [
    { type: 'battle-begins', area: 'derby', attacker: 'lancaster' },
    { type: 'block-revealed', block: 'york', steps: 4, area: 'derby' },
    { type: 'block-revealed', block: 'stanley-l', steps: 3, area: 'derby' },
    { type: 'treason', side: 'york', target: 'stanley-l', dice: [6], turned: true },
    { type: 'changed-sides', block: 'stanley-y', area: 'derby' },
    { type: 'block-revealed', block: 'stanley-y', steps: 3, area: 'derby' },
    { type: 'battle-ends', area: 'derby', winner: 'york' },
  ]
  const report = reportOf(
    log,
    (event) => richard.says?.(event) ?? null,
    (block) => richard.seatOf?.(block) ?? 0,
  )
  const blocks = [lancaster, york].map((seat) => report?.sides.find((side) => side.seat === seat)?.blocks)
  expect(blocks[0]).toMatchObject([{ block: 'stanley-l', from: 3, fate: 'changed' }])
  // He was not what York set out with.
  expect(blocks[1]).toMatchObject([{ block: 'york', fate: 'stands' }])
})

it('has the die of Celtic unity in the tray, thrown by whoever it may leave (5.2)', () => {
  const stays = { type: 'celtic-unity', block: 'ulster-infantry', die: 3, leaves: false }
  expect(hammer.says?.(stays)).toEqual({
    says: 'tried',
    seat: hammer.seatOf?.('ulster-infantry'),
    dice: [3],
    happens: false,
  })
})

it('Richard III: a dead heir is seen until the player goes on, and is no longer counted at once', () => {
  const heirs = (view: unknown): readonly number[] => richard.scores?.(view)[0].values ?? []
  const dead = stretchesOf(richard, richardMatch(whole), 'normal')
    .flat()
    .filter(({ kind }) => kind === 'heir')
  expect(dead.length).toBeGreaterThan(0)
  for (const { waits, events, shots } of dead) {
    expect(waits).toBe(true)
    const { block } = events[0] as GameEvent & { readonly block: string }
    const { view } = shots[0]
    expect((view as { readonly dead: readonly string[] }).dead).toContain(block)
    expect(heirs(view)[richard.seatOf?.(block) ?? 0]).toBeLessThan(5)
  }
})

it('Richard III: a political turn is seen as it is told: who is disbanded is gone, the throne is taken in one beat', () => {
  // The Pretender is in London with more nobles than the King.
  const political: SavedMatch = {
    ...richardMatch({ id: 'political', seat: VIEWER, until: 'play-cards' }),
    position: {
      scenario: 'wars-of-the-roses',
      board: {
        middlesex: 'york, march, london-levy',
        kent: 'warwick-y, burgundian-mercenary',
        derby: 'henry-vi',
      },
      given: { campaign: 1, turn: 7 },
      begin: 'turn action-2-1 action-2-2',
    },
    log: [
      [1, 'end'],
      [0, 'end'],
    ],
  }
  const beats = stretchesOf(richard, political, 'normal').flat()
  const told = (type: string) => beats.find(({ events }) => events.some((event) => event.type === type))
  const blocksAt = (shot: Shot | undefined) =>
    (shot?.view as RichardView | undefined)?.blocks.map(({ block, area }) => `${block} ${area}`)
  const disbanded = told('disbanded')
  expect(disbanded?.kind).toBe('table')
  expect(blocksAt(disbanded?.shots.at(-1))).not.toContain('london-levy middlesex')
  expect(blocksAt(disbanded?.shots.at(-1))).toContain('burgundian-mercenary calais')
  const crowned = told('usurped')
  expect(crowned?.events.map(({ type }) => type)).toEqual(['usurped', 'king-proclaimed'])
  expect(crowned?.waits).toBe(true)
  expect(crowned?.shots.at(-1)?.view).toMatchObject({ throne: 'york', king: 'york', pretender: 'henry-vi' })
})

it('Hammer of the Scots: whoever leads a side falls in a beat of their own, which waits', () => {
  const fell = (block: string, dead: boolean) => hammer.kind({ type: 'eliminated', block, dead } as GameEvent)
  expect([fell('wallace', true), fell('edward', true), fell('scottish-king', true)]).toEqual([
    'heir',
    'heir',
    'heir',
  ])
  expect([fell('douglas', false), fell('norse', true)]).toEqual(['fall', 'fall'])
})

it('Hammer of the Scots: the levy stands in England as soon as it is told of', () => {
  const levies = stretchesOf(hammer, hammerMatch(whole), 'normal')
    .flat()
    .flatMap(({ shots }) => shots)
    .filter(({ event }) => event?.type === 'levied')
  expect(levies.length).toBeGreaterThan(2)
  for (const { event, view } of levies) {
    const { blocks } = view as { readonly blocks: readonly { readonly area: string }[] }
    const { count } = event as GameEvent & { readonly count: number }
    expect(blocks.filter(({ area }) => area === 'england').length).toBeGreaterThanOrEqual(count)
  }
})

it.each([
  ['Hammer of the Scots', hammer, hammerMatch, 'levied'],
  ['Richard III', richard, richardMatch, 'rebel-joins'],
] as const)(
  '%s: the table that ends a year or a campaign is read before the next begins, however short',
  (_, course, match, last) => {
    const ends = stretchesOf(course, match(whole), 'normal')
      .flat()
      .filter(({ events }) => events.some(({ type }) => type === last))
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.map(({ kind, waits }) => [kind, waits])).toEqual(ends.map(() => ['table', true]))
  },
)

it('Richard III: whoever sends several blocks home in one gesture sees it at once; that of the other house is one table', () => {
  const home = (token: number, side: string) => ({ type: 'went-home', side, token, area: 'cumbria' })
  const step = (seat: number, side: string) => ({
    at: 1,
    seat,
    events: [home(1, side), home(2, side), home(3, side)],
  })
  const view = { blocks: [] }
  const shown = [
    [VIEWER, 'york'],
    [1 - VIEWER, 'lancaster'],
  ].map(([seat, side]) => {
    const beats = cut(richard, shotsOf(richard, view, step(Number(seat), String(side)), view), VIEWER)
    return plan(richard, beats, { viewer: VIEWER, pace: 'normal', waits: WAITS_AT.normal, spent: 0 })
  })
  expect(shown.map((beats) => beats.map(({ count, ms, waits }) => [count, ms > 0, waits]))).toEqual([
    [[3, false, false]],
    [[3, true, true]],
  ])
})

it('This War: every roll is seen where it is fought, one side’s dice at a time, by whom the sentence names', () => {
  const rolls = stretchesOf(war, warMatch(whole), 'normal')
    .flat()
    .filter(({ kind, battle, brief }) => kind === 'roll' && battle !== null && brief === undefined)
  expect(rolls.length).toBeGreaterThan(20)
  for (const { events, shots } of rolls) {
    const { combat, blocks } = shots[0].view as WarView
    const rollers = events.flatMap((event) => rollerOf(war, event) ?? [])
    expect(new Set(rollers).size).toBeLessThanOrEqual(1)
    const [rolled] = events.flatMap((event) => {
      const word = war.says?.(event)
      return word?.says === 'rolled' ? [word.block] : []
    })
    const at = blocks.find(({ block }) => block === rolled)?.place
    if (rolled !== undefined) expect([combat?.area, combat?.city]).toContain(at)
  }
})

it('This War: a Battle that guns decide before anybody has chosen anything is seen on its board, and who fell is named', () => {
  const guns: SavedMatch = {
    ...warMatch({ id: 'guns', seat: VIEWER, until: 'actions' }),
    position: {
      scenario: 'mid-war',
      board: { gloucestershire: 'r-northampton 1, p-essex, p-cannon-1' },
      begin: 'battle gloucestershire parliament',
      dice: [1, 6, 6, 6],
    },
    log: [[0, 'stand']],
  }
  const beats = stretchesOf(war, guns, 'normal').flat()
  const fought = beats.filter(({ kind }) => ['opening', 'roll', 'fall', 'result'].includes(kind))
  expect(fought.map(({ kind }) => kind)).toEqual(['opening', 'roll', 'fall', 'result'])
  for (const { shots } of fought)
    expect((shots[0].view as WarView).combat).toMatchObject({
      kind: 'battle',
      area: 'gloucestershire',
      city: null,
      attacker: 'parliament',
      round: 1,
    })
  expect((fought[1].shots[0].view as WarView).combat?.segment).toBe('artillery')
  expect(fought[2].events).toMatchObject([{ type: 'eliminated', block: 'r-northampton' }])
})

it('This War: the end of a year and the beginning of the next are seen, and who goes first after a tie', () => {
  const beats = stretchesOf(war, warMatch(whole, 'full-war'), 'normal').flat()
  const seenWith = (type: string) => beats.filter(({ events }) => events.some((event) => event.type === type))
  for (const type of ['year-ends', 'year-begins']) {
    expect(seenWith(type).length, type).toBeGreaterThan(0)
    for (const { kind, ms } of seenWith(type).slice(1)) {
      expect(kind).toBe('table')
      expect(ms).toBeGreaterThan(0)
    }
  }
  // With the cards if they say so; by itself if somebody has chosen.
  const firsts = seenWith('player-one').map(({ kind }) => kind)
  expect(new Set(firsts)).toEqual(new Set(['cards', 'arbiter']))
})

describe('This War: a Sally is over', () => {
  /** Plymouth, from which Parliament has sallied, and who stands where then. */
  const after = (...blocks: { place: string; side: string }[]) => {
    const combat = { kind: 'sally', city: 'plymouth', area: 'devon', attacker: 'parliament' }
    return war.over?.({ combat, blocks: [] }, { combat: null, blocks }, [])
  }
  it.each([
    ['when nobody of theirs is left, and the City is the besiegers’', 'royalist', []],
    ['when some go back into it, and it is still theirs', 'parliament', ['plymouth']],
    ['when the siege is raised, and it is theirs', 'parliament', ['devon']],
  ])('%s', (_, winner, places) => {
    const ours = places.map((place) => ({ place, side: 'parliament' }))
    expect(after({ place: 'devon', side: 'royalist' }, ...ours)).toMatchObject({
      winner,
      attacker: 'royalist',
    })
  })
})

it('Ancien Régime: an attack on a Minor that the viewer plays is announced to them and waits (12.6)', () => {
  const marched = (controller: string) => ({
    ...ancienMatch({ id: 'minor', seat: VIEWER, until: 'status' }, 5),
    position: {
      scenario: '1740',
      players: 5,
      board: { bohemia: 'daun 2', saxonia: 'Spain 1' },
      given: { controller: { spain: controller } },
      begin: 'movement-turn austria',
    },
    log: ['march daun saxonia', 'end-turn'].map((words): [number, string] => [2, words]),
  })
  const announced = (controller: string): Timed[] =>
    stretchesOf(ancien, marched(controller), 'normal')
      .flat()
      .filter(({ kind }) => kind === 'announced')
  expect(announced('prussia')).toMatchObject([{ mine: true, waits: true }])
  expect(announced('france')).toMatchObject([{ mine: false, waits: false }])
})

it('Ancien Régime: what a battle costs and brings is told when it is counted, while it is still to be seen', () => {
  // Garrisons are also removed by a board update (11), which is told quietly.
  const BROUGHT = ['unit-lost', 'morale-lost', 'general-beaten', 'battle-influence']
  const beats = stretchesOf(ancien, ancienMatch(whole), 'normal').flat()
  const counted = beats.filter(({ kind }) => kind === 'count')
  expect(counted.length).toBeGreaterThan(5)
  // Unless it was fought and counted in one go, the sides are still there.
  const seen = counted.filter(({ shots }) => (shots[0].view as AncienView).battle !== null)
  expect(seen.length).toBeGreaterThan(counted.length / 2)
  for (const { events, shots } of counted)
    for (const { view } of shots)
      expect([(events[0] as GameEvent & { readonly territory: string }).territory, undefined]).toContain(
        (view as AncienView).battle?.territory,
      )
  const elsewhere = beats.filter(({ kind }) => kind === 'quiet').flatMap(({ events }) => events)
  expect(elsewhere.filter(({ type }) => BROUGHT.includes(type))).toEqual([])
})

it('Ancien Régime: who changes by what was laid in secret is told when it is turned up, in one beat', () => {
  const beats = stretchesOf(ancien, ancienMatch(whole), 'normal').flat()
  const revealed = beats.filter(({ events }) => events[0]?.type === 'statuses-revealed')
  expect(revealed.length).toBeGreaterThan(1)
  const together = revealed.filter(({ events }) => events.some(({ type }) => type === 'status-changed'))
  expect(together.length).toBeGreaterThan(0)
  for (const { kind, waits } of revealed) expect([kind, waits]).toEqual(['statuses', true])
})

it('Ancien Régime: what a Leading Power lets pass is told, but nobody goes on twice from one change of status', () => {
  const beats = stretchesOf(ancien, ancienMatch(whole), 'normal').flat()
  const changes = beats.filter(({ kind }) => kind === 'sides')
  const declared = changes.filter(({ events }) => events.some((event) => 'declared' in event))
  expect(declared.length).toBeGreaterThan(0)
  for (const { waits, ms } of declared) {
    expect(waits).toBe(false)
    expect(ms).toBeGreaterThanOrEqual(1200)
  }
  // Whoever is refused or expelled chooses anew: that is news.
  for (const { waits, events } of changes)
    if (!events.some((event) => 'declared' in event)) expect(waits).toBe(true)
})

it('Ancien Régime: one’s own Influence is a beat by itself, which counts it; that of others a line of their table', () => {
  const influence = (view: unknown): number => (view as AncienView).powers.prussia.influence
  const stretches = stretchesOf(ancien, ancienMatch(whole), 'normal')
  const gains = stretches.flat().filter(({ events }) => events[0]?.type === 'influence-gained')
  const own = gains.filter(({ kind }) => kind === 'influence')
  expect(own.length).toBeGreaterThan(1)
  for (const { events, shots } of own) {
    expect(events).toMatchObject([{ power: 'prussia' }])
    const { influence: gained } = events[0] as GameEvent & { readonly influence: number }
    expect(influence(shots[0].view)).toBeGreaterThanOrEqual(gained)
  }
  // Not shortened, it is as long as it should be.
  expect(Math.max(...own.map(({ ms }) => ms))).toBe(1600)
  const others = stretches.flat().flatMap(({ kind, events }) => (kind === 'quiet' ? events : []))
  expect(others.some(({ type }) => type === 'influence-gained')).toBe(true)
  expect(
    others.some(
      (event) => event.type === 'influence-gained' && (event as { power?: string }).power === 'prussia',
    ),
  ).toBe(false)
})

it('Ancien Régime: no table counts, or waits for, what only says that somebody is done', () => {
  const quiet = stretchesOf(ancien, ancienMatch(whole), 'normal')
    .flat()
    .filter(({ kind }) => kind === 'quiet')
  const isIdle = ({ type }: GameEvent): boolean => ancien.idle?.has(type) === true
  expect(quiet.flatMap(({ events }) => events).some(isIdle)).toBe(true)
  for (const { events, ms, count } of quiet) {
    expect(count).toBe(events.filter((event) => ancien.kind(event) === 'quiet' && !isIdle(event)).length)
    if (count === 0) expect(ms).toBe(0)
  }
})
