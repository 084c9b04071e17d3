import type { GameEvent } from '@muster/kernel/game'
import { describe, expect, it } from 'vitest'
import { cut, type Shot, shotsOf } from '../src/course/beats.ts'
import type { Course } from '../src/course/kinds.ts'
import { plan } from '../src/course/plan.ts'
import { type ToyEvent, type ToyView, toyCourse, VIEW } from './fake.ts'

const ENEMY = 0
const ME = 1
const at = (step: number, seat: number, ...events: ToyEvent[]): Shot[] =>
  shotsOf(toyCourse, VIEW, { at: step, seat, events }, VIEW)
const march = (token: number, from: string, to: string): ToyEvent => ({ type: 'marched', token, from, to })
const timed = (
  shots: readonly Shot[],
  pace: 'slow' | 'normal' | 'fast' | 'instant' = 'normal',
  course: Course = toyCourse,
) =>
  plan(course, cut(course, shots, ME), {
    viewer: ME,
    pace,
    waits: pace === 'fast' ? ['sides'] : pace === 'instant' ? [] : ['sides', 'results', 'attacks'],
    spent: 0,
  })
const kinds = (shots: readonly Shot[]): string[] => cut(toyCourse, shots, ME).map((beat) => beat.kind)

describe('Cutting into beats', () => {
  it('makes one beat of a group’s march, block by block and hop by hop', () => {
    const shots = [
      ...at(1, ENEMY),
      ...at(2, ENEMY, march(4, 'north', 'east')),
      ...at(3, ENEMY, march(4, 'east', 'south')),
      ...at(4, ENEMY),
      ...at(5, ENEMY, march(5, 'north', 'east')),
      ...at(6, ENEMY, march(5, 'east', 'south')),
      ...at(7, ENEMY, march(6, 'west', 'south')),
    ]
    const beats = cut(toyCourse, shots, ME).filter((beat) => beat.kind === 'march')
    expect(beats.map((beat) => beat.trips)).toEqual([
      [{ pieces: ['4', '5'], path: ['north', 'east', 'south'] }],
      [{ pieces: ['6'], path: ['west', 'south'] }],
    ])
    expect(
      timed(shots)
        .filter((beat) => beat.kind === 'march')
        .map((beat) => beat.ms),
    ).toEqual([1020, 900])
  })

  it('keeps a roll and its hits together, and a hit that its owner chose later apart', () => {
    expect(
      kinds([
        ...at(1, ENEMY, { type: 'rolled' }, { type: 'hit' }, { type: 'hit' }),
        ...at(2, ENEMY, { type: 'rolled' }),
        ...at(3, ME, { type: 'hit' }),
      ]),
    ).toEqual(['roll', 'roll', 'hit'])
  })

  it('keeps those of one side who roll at once together, and the other side’s dice apart', () => {
    const says: Course['says'] = (event) =>
      event.type === 'rolled'
        ? { says: 'rolled', block: (event as ToyEvent).block ?? '', dice: [1], rating: 1, hits: 0 }
        : null
    const course: Course = { ...toyCourse, says, seatOf: (block) => (block === 'ann' ? ME : ENEMY) }
    const rolls = ['bob', 'cid', 'ann'].map((block): ToyEvent => ({ type: 'rolled', block }))
    const beats = cut(course, at(1, ENEMY, ...rolls), ME)
    expect(beats.map(({ events }) => events.map((event) => (event as ToyEvent).block))).toEqual([
      ['bob', 'cid'],
      ['ann'],
    ])
  })

  it('shows the result of a battle over the battle, and what came of it after', () => {
    const fighting: ToyView = { ...VIEW, battle: 'north' }
    const after: ToyView = { battle: null, blocks: VIEW.blocks.slice(1) }
    const events: ToyEvent[] = [
      { type: 'rolled' },
      { type: 'hit', block: 'ann', steps: 0 },
      { type: 'fell', block: 'ann' },
      { type: 'won', area: 'north' },
    ]
    const beats = cut(toyCourse, shotsOf(toyCourse, fighting, { at: 9, seat: 0, events }, after), ME, {
      battle: 1,
      mine: true,
      begun: true,
    })
    expect(beats.map((beat) => beat.kind)).toEqual(['roll', 'fall', 'result', 'line'])
    const views = beats.map((beat) => beat.shots[beat.shots.length - 1].view as ToyView)
    expect(views.map((view) => view.battle)).toEqual(['north', 'north', 'north', null])
    const strength = views.map((view) => view.blocks.find((each) => each.block === 'ann')?.steps)
    expect(strength).toEqual([0, undefined, undefined, undefined])
  })

  it('makes one beat of a throne that is taken and of who is King then', () => {
    const crowned: ToyEvent = { type: 'crowned' }
    expect(kinds([...at(3, ENEMY, crowned, crowned), ...at(4, ENEMY, crowned)])).toEqual(['crown', 'crown'])
  })

  it('tells all changes of sides of a winter together, and then its table, which counts what came of them', () => {
    const types = ['turned', 'home', 'turned', 'home', 'turned', 'home', 'turned']
    const events: ToyEvent[] = types.map((type) => ({ type }))
    const shots = at(3, ENEMY, ...events)
    // A change before the table, such as a battle's, and one after it stay where they are.
    expect(cut(toyCourse, shots, ME).map((beat) => [beat.kind, beat.events.length])).toEqual([
      ['sides', 3],
      ['table', 3],
      ['sides', 1],
    ])
  })

  it('shows a change of sides when it is told, not before, and never goes back from what was seen', () => {
    const types = ['home', 'turned', 'home', 'turned', 'home']
    let seen = 0
    const counting: Course = { ...toyCourse, happens: () => ++seen }
    const step = { at: 3, seat: ENEMY, events: types.map((type) => ({ type })) }
    const shots = shotsOf(counting, 0, step, 5)
    expect(shots.map(({ event, view }) => [event?.type, view])).toEqual([
      ['turned', 2],
      ['turned', 4],
      ['home', 4],
      ['home', 4],
      ['home', 5],
    ])
  })

  it('gathers all that a winter does in one table, which waits if there is something to read', () => {
    const homes = (count: number) =>
      Array.from({ length: count }, (_, i) => at(i, ENEMY, { type: 'home' })).flat()
    const shown = (count: number, pace: 'normal' | 'fast' = 'normal') =>
      timed(homes(count), pace).map((beat) => [beat.kind, beat.events.length, beat.waits])
    expect(shown(7)).toEqual([['table', 7, true]])
    expect(shown(2)).toEqual([['table', 2, false]])
    expect(shown(7, 'fast')).toEqual([['table', 7, false]])
    // What closes a year is read, however short.
    const closing: Course = { ...toyCourse, closes: ['home'] }
    expect(timed(homes(1), 'normal', closing).map((beat) => beat.waits)).toEqual([true])
    // Where one's own block winters is no news; what else the winter does then is.
    const own = at(9, ME, ...Array.from({ length: 4 }, () => ({ type: 'home' })))
    expect(timed(own).map((beat) => [beat.events.length, beat.ms > 0])).toEqual([
      [1, false],
      [3, true],
    ])
  })

  it('turns up all blocks of a battle in one beat, one shortly after the other', () => {
    const opens: ToyEvent = { type: 'opens', area: 'north' }
    const shots = at(1, ENEMY, opens, opens, opens)
    expect(kinds(shots)).toEqual(['opening'])
    expect(timed(shots).map((beat) => beat.ms)).toEqual([1600 + 2 * 80])
  })

  it('knows blocks that join a battle from those that open it', () => {
    const opens: ToyEvent = { type: 'opens', area: 'north' }
    const begins: ToyEvent = { type: 'battle', area: 'north' }
    const beats = cut(toyCourse, at(1, ENEMY, begins, opens, { type: 'rolled' }, opens), ME)
    expect(beats.filter((beat) => beat.kind === 'opening').map((beat) => beat.begun)).toEqual([false, true])
    const later = cut(toyCourse, at(2, ENEMY, opens), ME, { battle: 1, mine: true, begun: true })
    expect(later.map((beat) => beat.begun)).toEqual([true])
  })

  it('knows what was chosen from what only followed from the choice: a battle, what starves elsewhere', () => {
    const begins: ToyEvent = { type: 'battle', area: 'north' }
    const announced = (...events: ToyEvent[]) =>
      timed(at(1, ME, ...events)).flatMap((beat) => (beat.kind === 'announced' ? [beat.waits] : []))
    // Moves are ended, and the battle that comes then is announced; one that the player has named is not.
    expect(announced({ type: 'ended' }, begins)).toEqual([true])
    expect(announced(begins)).toEqual([false])
    // Whoever only says that they have finished has named no battle, though nothing else is told.
    const naming = { ...toyCourse, namesBattle: ['battles'] }
    const after = (asked: string) =>
      timed(shotsOf(naming, VIEW, { at: 1, seat: ME, events: [begins], asked }, VIEW), 'normal', naming)
    expect(after('regroup').map((beat) => beat.waits)).toEqual([true])
    expect(after('battles').map((beat) => beat.waits)).toEqual([false])
    // What nobody chooses is seen by whoever had the last word before it.
    const home: ToyEvent = { type: 'home' }
    const levy = { ...toyCourse, nobodys: ['home'] }
    const own = (course: Course) =>
      timed(shotsOf(course, VIEW, { at: 1, seat: ME, events: [home] }, VIEW), 'normal', course)
    expect([own(toyCourse)[0].ms, own(levy)[0].ms]).toEqual([0, 1400])
    const starved: ToyEvent = { type: 'starved' }
    expect(timed(at(1, ME, starved)).map((beat) => beat.ms)).toEqual([0])
    expect(timed(at(1, ME, starved, starved, starved)).map((beat) => beat.ms)).toEqual([0, 1260])
  })

  it('gathers quiet actions of several seats in one table', () => {
    const quiet: GameEvent = { type: 'quiet' }
    expect(kinds([...at(1, 0, quiet), ...at(2, 2, quiet), ...at(3, 3, quiet)])).toEqual(['quiet'])
  })
})

describe('Lengths', () => {
  const roll = at(1, ENEMY, { type: 'rolled' }, { type: 'hit' }, { type: 'hit' })

  it('shows a roll of either side 2 s and 300 ms for each hit, at every pace by its factor', () => {
    expect(timed(roll)[0].ms).toBe(2600)
    expect(timed(at(1, ME, { type: 'rolled' }, { type: 'hit' }, { type: 'hit' }))[0].ms).toBe(2600)
    expect(timed(roll, 'slow')[0].ms).toBe(4680)
    expect(timed(roll, 'fast')[0].ms).toBe(1170)
    expect(timed(roll, 'instant')[0].ms).toBe(0)
  })

  it('takes no time for what the viewer has just done', () => {
    expect(timed(at(1, ME, march(1, 'south', 'east'))).map((beat) => beat.ms)).toEqual([0])
  })

  it('waits for changes of sides, results of the viewer’s battles and their opening, by pace', () => {
    const shots = at(1, ENEMY, { type: 'battle' }, { type: 'rolled' }, { type: 'turned' }, { type: 'won' })
    const waiting = (pace: 'normal' | 'fast' | 'instant') =>
      timed(shots, pace).flatMap((beat) => (beat.waits ? [beat.kind] : []))
    expect(waiting('normal')).toEqual(['announced', 'sides', 'result'])
    expect(waiting('fast')).toEqual(['sides'])
    expect(waiting('instant')).toEqual([])
    expect(timed(shots, 'fast').find((beat) => beat.kind === 'result')?.ms).toBeGreaterThanOrEqual(1500)
  })

  it('stays within the budget: marches in one picture, battles of others in a line, then scaled', () => {
    const marches = Array.from({ length: 20 }, (_, i) => at(i, ENEMY, march(i, `a${i}`, `b${i}`))).flat()
    const [picture, ...rest] = timed(marches)
    expect([picture.brief, picture.ms, picture.trips.length, rest.length]).toEqual(['marches', 2000, 20, 0])

    const foreign = { ...toyCourse, fights: () => false }
    const battles = Array.from({ length: 4 }, (_, i) =>
      at(i, ENEMY, { type: 'battle' }, { type: 'rolled' }, { type: 'rolled' }, { type: 'won' }),
    ).flat()
    const lines = timed(battles, 'normal', foreign)
    expect(lines.filter((beat) => beat.brief === 'battle').map((beat) => beat.ms)).toEqual([
      1400, 1400, 1400, 1400,
    ])
    expect(lines.every((beat) => !beat.waits)).toBe(true)

    const rolls = Array.from({ length: 7 }, (_, i) => at(i, ENEMY, { type: 'rolled' })).flat()
    const scaled = timed(rolls)
    expect(scaled.reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThanOrEqual(10_010)
    expect(Math.min(...scaled.map((beat) => beat.ms))).toBeGreaterThanOrEqual(1200)
  })
})
