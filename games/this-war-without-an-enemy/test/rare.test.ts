/**
 * What a player would say is always so, tried where rules meet. `WAR_CHOICES=100000 npx vitest run <this file>` makes
 * that many choices and prints how often each rare combination came about, and how often in play from the start.
 */
import { verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { SPECTATOR } from '@muster/kernel/game'
import { decidingSeats, finalityOf, startMatch } from '@muster/kernel/match'
import { apply, offersOf } from '@muster/kernel/play'
import { listeningReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { actionWords } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { thisWarWithoutAnEnemy as game } from '../game.ts'
import { redeal } from '../redeal.ts'
import { mayStandIn, troopsIn } from '../rules/3-blocks.ts'
import { cityInRelief, controlOfCity, isContestedArea, sideInside } from '../rules/4-board.ts'
import { HELD, NOBODY, NONE, type State } from '../state.ts'
import {
  AREA_OF,
  AREA_OF_CITY,
  BLOCKS,
  CITIES,
  CITY_SIZE,
  CLUBMEN_OF,
  cityOfInside,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_CITY,
  EVERY_VICTORY_CITY,
  enemyOf,
  isInside,
  MAX_STEPS,
  onBoard,
  PLACES,
  REGIONAL,
  ROYALIST,
  type Side,
  VICTORY_CITIES,
} from '../tables.ts'
import { rarePosition } from '../testing/rare-positions.ts'
import { type Moment, rareWalk } from '../testing/rare-walk.ts'
import { view } from '../view.ts'

const CHOICES = Number(process.env.WAR_CHOICES ?? 5_000)
const PER_POSITION = 80

/** Between two Actions, events or Battles, when all that changes at once has changed (W-2). */
const SETTLED: readonly string[] = ['play-cards', 'actions', 'event', 'aim', 'battles', 'siege-combats']
const isSettled = (s: State): boolean => SETTLED.includes(s.stack.at(-1)?.step ?? '')

type Invariant = (moment: Moment) => string[]
const each = <T>(list: readonly T[], wrong: (item: T) => boolean, say: (item: T) => string): string[] =>
  list.filter(wrong).map(say)

/** What a player would state, in words; each gives back what is wrong. */
const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'the pieces are in order: strengths, tokens, rooms in Cities, cards': ({ after }) =>
    game.faults(after).map((fault) => JSON.stringify(fault)),

  'a City is Besieged exactly when its blocks inside have enemies before the walls, unless their own still fight outside':
    ({ after: s }) =>
      !isSettled(s)
        ? []
        : each(
            EVERY_CITY,
            (city) => {
              const inside = sideInside(s, city)
              if (inside === NOBODY) return s.besieged[city] !== NOBODY
              const area = AREA_OF_CITY[city]
              if (s.count[area * 2 + enemyOf(inside)] === 0) return true
              if (s.besieged[city] === inside) return false
              return s.besieged[city] !== NOBODY || s.count[area * 2 + inside] === 0
            },
            (city) => CITIES[city],
          ),

  'a Siege Marker lies where the City is Besieged by as many foot and horse as its Size, and nowhere else': ({
    after: s,
  }) =>
    !isSettled(s)
      ? []
      : each(
          EVERY_CITY,
          (city) => {
            const side = s.besieged[city]
            const enough =
              side !== NOBODY && troopsIn(s, enemyOf(side as Side), AREA_OF_CITY[city]) >= CITY_SIZE[city]
            return enough !== (s.siege[city] !== NONE)
          },
          (city) => `${CITIES[city]}: marker ${s.siege[city]}`,
        ),

  'a Victory City is whoever’s is inside, or else the Area’s; in a Contested Area it stays as it was': ({
    after: s,
  }) =>
    !isSettled(s)
      ? []
      : each(
          EVERY_VICTORY_CITY,
          (city) => controlOfCity(s, city) !== s.owner[city],
          (city) => VICTORY_CITIES[city],
        ),

  'Victory Points move only when a City changes hands or the King is taken': ({ before, after, events }) => {
    const reasons = events.some(
      (event) => event.type === 'city-changed-hands' || event.type === 'king-captured',
    )
    return before.vp === after.vp || reasons ? [] : [`${before.vp} became ${after.vp}`]
  },

  'a side attacks in an Area exactly while both have blocks in it': ({ after: s }) =>
    !isSettled(s)
      ? []
      : each(
          EVERY_AREA,
          (area) => isContestedArea(s, area) !== (s.attacker[area] !== NOBODY),
          (area) => PLACES[area],
        ),

  'no Battle is left when the next cards are laid': ({ after: s }) =>
    s.stack.at(-1)?.step !== 'play-cards'
      ? []
      : each(
          EVERY_AREA,
          (area) => isContestedArea(s, area),
          (area) => PLACES[area],
        ),

  'nobody enters among enemies in Winter': ({ before, after: s, events }) =>
    !s.winter || s.stack.at(-1)?.step === 'open-battle'
      ? []
      : each(
          events.filter((event) => event.type === 'marched' && !isInside(event.from)),
          (event) => event.type === 'marched' && before.count[event.to * 2 + 1 - event.side] > 0,
          (event) => JSON.stringify(event),
        ),

  'a block grows only by a step gained, by being put on the board anew, or by an exchange': ({
    before,
    after,
    events,
  }) => {
    const gained = new Set(
      events.flatMap((event) =>
        event.type === 'clubmen-raised'
          ? [CLUBMEN_OF[event.side]]
          : 'block' in event && event.block !== undefined
            ? [event.block]
            : [],
      ),
    )
    return each(
      EVERY_BLOCK,
      (block) => onBoard(before.at[block]) && after.steps[block] > before.steps[block] && !gained.has(block),
      (block) => BLOCKS[block],
    )
  },

  'the Besieged leave their City only by sea, for a fight, by surrender, as deserters, as a plot’s Garrison, or when the siege ends':
    ({ before, after, events }) => {
      const out = new Set([
        'sailed',
        'marched',
        'marched-out',
        'deserted',
        'deployed',
        'eliminated',
        'retreated',
      ])
      const told = new Set(
        events.flatMap((event) => (out.has(event.type) && 'block' in event ? [event.block] : [])),
      )
      return each(
        EVERY_BLOCK,
        (block) => {
          const at = before.at[block]
          if (!isInside(at) || after.at[block] === at) return false
          const city = cityOfInside(at)
          if (before.besieged[city] === NOBODY || after.besieged[city] === NOBODY) return false
          return (
            !told.has(block) &&
            !events.some((event) => event.type === 'sally' || event.type === 'new-model-army')
          )
        },
        (block) => BLOCKS[block],
      )
    },

  'who waits for the New Model Army is shut up in a Besieged City': ({ after: s }) =>
    !isSettled(s)
      ? []
      : each(
          s.exchanges.filter((_, i) => i % 2 === 0),
          (block) => !isInside(s.at[block]) || s.besieged[cityOfInside(s.at[block])] === NOBODY,
          (block) => `${BLOCKS[block]} in ${PLACES[s.at[block]]}`,
        ),

  'after a Battle nobody is stranded in its Area, unless his Leader has just been exchanged': ({
    before,
    after,
    events,
  }) => {
    if (events.some((event) => event.type === 'new-model-army')) return []
    const was = before.stack.find((frame) => frame.step === 'end-battle')
    if (was?.step !== 'end-battle' || after.stack.some((frame) => frame.step === 'end-battle')) return []
    return each(
      EVERY_BLOCK,
      (block) =>
        REGIONAL[block] &&
        AREA_OF[after.at[block]] === was.area &&
        !mayStandIn(after, block, after.at[block]),
      (block) => BLOCKS[block],
    )
  },

  'no block is stronger than its circles, and none on the board has fewer than one': ({ after: s }) =>
    each(
      EVERY_BLOCK,
      (block) => s.steps[block] > MAX_STEPS[block] || (onBoard(s.at[block]) && s.steps[block] < 1),
      (block) => BLOCKS[block],
    ),
}

const has = (moment: Moment, type: string): boolean => moment.events.some((event) => event.type === type)
const step = (s: State): string => s.stack.at(-1)?.step ?? ''
const inRelief = (s: State): boolean => EVERY_AREA.some((area) => cityInRelief(s, area) !== NONE)
const clubmenIn = (s: State, area: number): boolean => CLUBMEN_OF.some((block) => s.at[block] === area)
const partly = (s: State): number[] =>
  EVERY_CITY.filter((city) => sideInside(s, city) !== NOBODY && s.besieged[city] === NOBODY)

/** Rare combinations, in words; each says whether it has just come about. */
const RARE: Readonly<Record<string, (moment: Moment) => boolean>> = {
  'a relief begins': (m) => !inRelief(m.before) && inRelief(m.after),
  'the Besieger decides about a Marker': (m) =>
    step(m.after) === 'keep-siege' && step(m.before) !== 'keep-siege',
  'the siege is kept up during a relief': (m) => m.verb === 'maintain',
  'the Besieged join a relief': (m) => m.verb === 'sally-out',
  'a ship comes into a Port that is being relieved': (m) =>
    m.events.some(
      (event) =>
        event.type === 'sailed' && isInside(event.to) && cityInRelief(m.before, AREA_OF[event.to]) !== NONE,
    ),
  'a ship uses a Besieged Port': (m) =>
    m.events.some((event) => event.type === 'sailed' && (isInside(event.to) || isInside(event.from))),
  'only part of the defenders withdraws': (m) =>
    m.verb === 'done' && step(m.before) === 'enter-city' && partly(m.after).length > 0,
  'Clubmen rise before a Besieged City': (m) =>
    m.events.some((event) => event.type === 'clubmen-raised' && cityInRelief(m.after, event.area) !== NONE),
  'Clubmen rise and only part of the enemy withdraws': (m) =>
    step(m.before) === 'enter-city' &&
    m.verb === 'done' &&
    partly(m.after).some((city) => clubmenIn(m.after, AREA_OF_CITY[city])),
  'besiegers leave while Clubmen stand there': (m) =>
    m.verb === 'march' &&
    m.events.some(
      (event) =>
        event.type === 'marched' &&
        clubmenIn(m.before, event.from) &&
        cityInRelief(m.before, event.from) !== NONE,
    ),
  'an event is aimed at a siege': (m) =>
    m.events.some((event) => event.type === 'event-aimed' && isInside(event.place)),
  'an event is aimed at a siege that is being relieved': (m) =>
    m.events.some(
      (event) =>
        event.type === 'event-aimed' &&
        isInside(event.place) &&
        cityInRelief(m.before, AREA_OF[event.place]) !== NONE,
    ),
  'a mine is sprung': (m) => has(m, 'mined'),
  'a Sally without Marker': (m) => has(m, 'sally') && has(m, 'battle-begins'),
  'a Sally without Marker for which an event was meant': (m) =>
    m.events.some((event) => event.type === 'sally' && m.before.aim.includes(insidePlace(event.city))) &&
    has(m, 'battle-begins'),
  'a Sally against a Marker': (m) => has(m, 'sally') && !has(m, 'battle-begins'),
  'a Storming': (m) => has(m, 'storm'),
  'guns that retreated stand at a siege': (m) =>
    step(m.after) === 'storm' && step(m.before) !== 'storm' && tiredGuns(m.after),
  'coats are turned while some kept up a siege': (m) =>
    step(m.after) === 'turncoats' && m.after.line.includes(HELD),
  'captured guns could go into a City': (m) => step(m.after) === 'capture' && step(m.before) !== 'capture',
  'a City surrenders': (m) => has(m, 'surrendered'),
  'a City surrenders with no haven near': (m) => {
    const frame = m.after.stack.find((each) => each.step === 'surrender')
    return has(m, 'surrendered') && frame?.step === 'surrender' && frame.far
  },
  'an exchange of the New Model Army waits in a relief': (m) =>
    m.before.exchanges.length > 0 && !inRelief(m.before) && inRelief(m.after),
  'a waiting exchange takes place': (m) => has(m, 'new-model-army'),
  'Surprise Attack in a relief': (m) =>
    m.after.stack.some((frame) => frame.step === 'open-battle' && frame.surprise && frame.relief) &&
    step(m.before) !== step(m.after),
  'all Defenders of Turn III walk away': (m) =>
    m.after.skirmish &&
    m.verb === 'march' &&
    EVERY_AREA.some((area) => m.before.attacker[area] !== NOBODY && m.after.attacker[area] === NOBODY),
  'the Reserve of Turn III fights on': (m) =>
    m.after.skirmish &&
    has(m, 'battle-begins') &&
    m.before.stack.some((frame) => frame.step === 'end-battle'),
  'roles change after Round 1': (m) => has(m, 'roles-change'),
}

const insidePlace = (city: number): number => PLACES.indexOf(CITIES[city])
const tiredGuns = (s: State): boolean => {
  const frame = s.stack.at(-1)
  if (frame?.step !== 'storm') return false
  return EVERY_BLOCK.some((block) => s.at[block] === AREA_OF_CITY[frame.city] && s.tired[block] === 1)
}

/** Makes so many choices from positions that `begin` gives, and shows each moment. */
function play(
  choices: number,
  begin: (seed: number) => State,
  visit: (moment: Moment, seed: number) => void,
): void {
  for (let made = 0, seed = 1; made < choices; seed++) {
    const chance = fastChance(seed * 7 + 3)
    made += Math.max(
      1,
      rareWalk(begin(seed), chance, PER_POSITION, (moment) => visit(moment, seed)),
    )
  }
}

const rare = (seed: number): State => rarePosition(fastChance(seed))
const fromTheStart = (seed: number): State => {
  const scenario = game.scenarios[seed % game.scenarios.length].id
  return startMatch(game, checkSetup(game, { scenario }), fastChance(seed)).state
}

function count(choices: number, begin: (seed: number) => State): Record<string, number> {
  const counts = Object.fromEntries(Object.keys(RARE).map((name) => [name, 0]))
  play(choices, begin, (moment) => {
    for (const [name, came] of Object.entries(RARE)) if (came(moment)) counts[name]++
  })
  return counts
}

describe('positions in which rare things meet', () => {
  it('could come about in a match: the pieces are in order and nobody fights yet', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const s = rare(seed)
      expect([seed, game.faults(s), EVERY_AREA.filter((area) => isContestedArea(s, area))]).toEqual([
        seed,
        [],
        [],
      ])
    }
  })

  it(`keep what a player would say is always so, over ${CHOICES} choices`, { timeout: 3_600_000 }, () => {
    play(CHOICES, rare, (moment, seed) => {
      for (const [words, check] of Object.entries(INVARIANTS)) {
        const wrong = check(moment)
        if (wrong.length > 0)
          throw new Error(`position ${seed}, after ${moment.verb}: not so that ${words}: ${wrong.join('; ')}`)
      }
    })
  })

  it('look the same when all that is hidden is dealt again, and offer the same', {
    timeout: 3_600_000,
  }, () => {
    let made = 0
    play(CHOICES / 4, rare, ({ after: s }, seed) => {
      if (made++ % 5 !== 0) return
      for (const viewer of [ROYALIST, 1, SPECTATOR]) {
        const dealt = redeal(s, viewer, fastChance(seed))
        expect([seed, s.stack.at(-1)?.step, view(dealt, viewer)]).toEqual([
          seed,
          s.stack.at(-1)?.step,
          view(s, viewer),
        ])
        if (viewer !== SPECTATOR) expect(offersOf(game, dealt, viewer)).toEqual(offersOf(game, s, viewer))
      }
    })
  })

  it('let nobody see by what can be taken back what is hidden', { timeout: 3_600_000 }, () => {
    let made = 0
    const isFinal = (s: State, seat: number, action: number): boolean => {
      const referee = listeningReferee(fastChance(46))
      apply(game, copy(s), seat, action, referee)
      return finalityOf(referee, seat) !== null
    }
    play(CHOICES / 2, rare, ({ after: s }, seed) => {
      if (made++ % 3 !== 0) return
      for (const seat of decidingSeats(game, s)) {
        const dealt = redeal(s, seat, fastChance(seed + made))
        const verbs = new Map(offersOf(game, s, seat).map((action) => [verbOf(action), action]))
        for (const action of verbs.values()) {
          const words = `position ${seed}: ${actionWords(game, action)} in ${s.stack.at(-1)?.step}`
          expect([words, isFinal(dealt, seat, action)]).toEqual([words, isFinal(s, seat, action)])
        }
      }
    })
  })

  it('come about far more often than in play from the start', { timeout: 3_600_000 }, () => {
    const here = count(CHOICES, rare)
    const there = count(CHOICES, fromTheStart)
    if (process.env.WAR_CHOICES !== undefined) {
      const rows = Object.keys(RARE).map(
        (name) => `${String(here[name]).padStart(7)} ${String(there[name]).padStart(7)}  ${name}`,
      )
      console.log([`in ${CHOICES} choices from rare positions, and from the start:`, ...rows].join('\n'))
    }
    const missed = Object.keys(RARE).filter((name) => here[name] === 0)
    expect(missed.slice(CHOICES >= 50_000 ? 0 : 8)).toEqual([])
    const sum = (counts: Record<string, number>): number =>
      Object.values(counts).reduce((all, one) => all + one, 0)
    expect(sum(here)).toBeGreaterThan(5 * sum(there))
  })
})
