/**
 * `npm run traits -- richard-iii-1483 lancaster [matches 500] [generations 5] [seed 500000] [captain | marshal]`: looks for
 * traits that win (`mind/traits.json`) in matches of first sight, a Captain's against the Recruit, a Marshal's against the
 * Captain, in each of which every trait of one side is drawn a little higher or lower. Whatever went with winning is moved that way, the further the surer it is; then once more around
 * the new values. A match that was lost counts the more the nearer it was: where one is nearly always lost (Kingmaker as
 * Lancaster) winning alone says too little. The same seed finds the same.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import type { Setup } from '@muster/kernel/game'
import { advance, apply, deciding, listOffers } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { sightOf } from '../advice/advice.ts'
import { RECRUIT, type Traits } from '../advice/traits.ts'
import { richardIII as game } from '../game.ts'
import { marshalTraitsOf, traitsOf } from '../mind/counsel.ts'
import { nobleCount } from '../rules/8-political-turn.ts'
import type { State } from '../state.ts'
import { enemyOf, SIDES, type Side } from '../tables.ts'

const FILE = new URL('../mind/traits.json', import.meta.url)
/** Standard errors at which a trait is moved as far as it was drawn. */
const SURE = 3
const HESITATION = 0.05
/** With so many lords less than the enemy a match was not near. */
const FAR_BEHIND = 12
type Trait = keyof Traits

/** How far each is drawn up or down: about as much as a person would argue about. */
const SPREAD: Readonly<Partial<Traits>> = {
  goodOdds: 0.25,
  fairOdds: 0.2,
  safeOdds: 0.8,
  lastOdds: 0.25,
  battle: 1.2,
  enemies: 0.3,
  join: 1.2,
  newLord: 1.5,
  newLordLate: 2,
  newOther: 0.8,
  newOtherLate: 0.6,
  recruitsFear: 0.5,
  waitingLord: 0.8,
  keepsHome: 0.4,
  shutsOut: 0.4,
  point: 0.25,
  lordInExile: 1.2,
  lordInExileByTurn: 0.3,
  otherInExile: 1,
  port: 0.5,
  london: 0.6,
  londonLate: 1,
  fear: 1,
  heirsFear: 2,
  trust: 0.3,
  company: 0.15,
  army: 0.15,
  guard: 0.3,
  home: 0.3,
  hunt: 0.5,
  huntBehind: 0.8,
  heirsHead: 1,
  turncoat: 1,
  usualPower: 1.2,
  cardEarly: 0.3,
  cardLate: 0.3,
  cardLast: 0.8,
  forceMarch: 0.8,
  muster: 0.8,
  piracy: 0.8,
  plague: 0.8,
  surprise: 0.8,
  treason: 0.8,
  hopeless: 0.15,
  late: 0.3,
  leader: 0.4,
  treachery: 0.4,
  charge: 0.4,
}
/** Below which a trait makes no sense. */
const LEAST: Readonly<Partial<Traits>> = {
  goodOdds: 0.5,
  fairOdds: 0.4,
  safeOdds: 1,
  lastOdds: 0.2,
  point: 0,
  usualPower: 3,
  hopeless: 0.05,
  late: 0.2,
  leader: 0.2,
  treachery: 0.1,
  charge: 0,
  trust: 0.3,
  recruitsFear: 0,
  fear: 0,
  heirsFear: 0,
}
const LOWEST = -9
const NAMES = Object.keys(SPREAD) as Trait[]

const [, , scenario = 'richard-iii-1483', house = 'lancaster', matches, generations, seed, level] =
  process.argv
const side: Side = house === SIDES[0] ? 0 : 1
const setup = checkSetup(game, { scenario })
const isMarshal = level === 'marshal'
let traits: Traits = (isMarshal ? marshalTraitsOf : traitsOf)(scenario, side)
const enemy: Traits = isMarshal ? traitsOf(scenario, enemyOf(side)) : RECRUIT
let next = Number(seed ?? 500_000)
for (let generation = 1; generation <= Number(generations ?? 5); generation++) {
  const trial = tryAround(setup, traits, Number(matches ?? 500))
  traits = trial.better
  console.log(
    `${generation}: won ${(trial.won * 100).toFixed(1)} % of those around it; clearest: ${trial.clearest}`,
  )
  const kept = JSON.parse(readFileSync(FILE, 'utf8'))
  kept[isMarshal ? 'marshals' : 'scenarios'][scenario][house] = Object.fromEntries(
    Object.entries(traits).map(([name, value]) => [name, Number(value.toPrecision(3))]),
  )
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`)
}

function tryAround(where: Setup, centre: Traits, count: number) {
  const draws: number[][] = []
  const results: number[] = []
  let wins = 0
  for (let i = 0; i < count; i++) {
    const chance = fastChance(next * 7 + 3)
    const draw = NAMES.map(() => (chance.below(2001) - 1000) / 1000)
    const tried = moved(centre, draw)
    const players = side === 0 ? [tried, enemy] : [enemy, tried]
    const end = played(where, players, next++)
    if (end.outcome?.winners[0] === side) wins++
    results.push(success(end))
    draws.push(draw)
  }
  const mean = results.reduce((sum, each) => sum + each, 0) / count
  const spread = results.reduce((sum, each) => sum + (each - mean) ** 2, 0) / count
  const certainty = NAMES.map((_, i) => {
    const along = draws.reduce((sum, draw, n) => sum + draw[i] * (results[n] - mean), 0)
    const squares = draws.reduce((sum, draw) => sum + draw[i] ** 2, 0)
    return along / Math.sqrt(squares * spread + Number.EPSILON)
  })
  const better = moved(
    centre,
    certainty.map((z) => Math.max(-1, Math.min(1, z / SURE))),
  )
  const clearest = NAMES.map((name, i) => ({ name, z: certainty[i] }))
    .sort((one, two) => Math.abs(two.z) - Math.abs(one.z))
    .slice(0, 8)
    .map(({ name, z }) => `${name} ${z.toFixed(1)}`)
  return { won: wins / count, better, clearest: clearest.join(', ') }
}

function moved(centre: Traits, by: readonly number[]): Traits {
  const entries = NAMES.map((name, i): [Trait, number] => [
    name,
    Math.max(LEAST[name] ?? LOWEST, centre[name] + by[i] * (SPREAD[name] ?? 0)),
  ])
  return { ...centre, ...Object.fromEntries(entries) }
}

/** 1 if it was won; otherwise the more the fewer lords were missing for the throne, up to a half. */
function success(end: State): number {
  if (end.outcome?.winners[0] === side) return 1
  if (end.outcome?.code !== 'holds-the-throne') return 0
  const lead = nobleCount(end, side) - nobleCount(end, enemyOf(side))
  return Math.max(0, Math.min(1, 1 + lead / FAR_BEHIND)) / 2
}

/** They see all there is: at first sight only what everybody knows is looked at, but for who is waiting in a pool. */
function played(where: Setup, players: readonly Traits[], match: number): State {
  const referee = silentReferee(fastChance(match * 2))
  const thoughts = fastChance(match * 2 + 1)
  const s = game.setup(where, referee)
  advance(game, s, referee)
  const offers: Action[] = []
  for (;;) {
    const seats = deciding(game, s)
    if (seats === 0) return s
    const seat = (seats & 1) !== 0 ? 0 : 1
    offers.length = 0
    listOffers(game, s, seat, offers)
    apply(game, s, seat, bestLooking(s, players[seat], seat, offers, thoughts), referee)
  }
}

function bestLooking(
  s: State,
  player: Traits,
  seat: Side,
  offers: readonly Action[],
  chance: Chance,
): Action {
  let [best, most] = [offers[0], Number.NEGATIVE_INFINITY]
  if (offers.length === 1) return best
  const sight = sightOf(player, s, seat)
  for (const offer of offers) {
    const look = sight(game.verbs[verbOf(offer)], firstOf(offer), secondOf(offer))
    const liking = look + (chance.below(1000) / 1000) * HESITATION
    if (liking > most) [best, most] = [offer, liking]
  }
  return best
}
