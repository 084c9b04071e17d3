/** The odds against the rules themselves, which fight the same battles. `ODDS=100000` fights each of them so often. */
import type { Action } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { apply, deciding, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { actionWords } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { hammerOfTheScots as game } from '../game.ts'
import { oddsOfAttack, oddsOfBattle } from '../odds/odds.ts'
import type { State } from '../state.ts'
import {
  areaNumber,
  BLOCKS,
  BLOCKS_OF,
  blockNumber,
  isNoble,
  KING,
  MAX_STEPS,
  RATING,
  SIDES,
} from '../tables.ts'
import { position } from '../testing/position.ts'
import { redeal } from '../view.ts'

const FOUGHT = Number(process.env.ODDS ?? 300)
/** So many points may lie between two ways of throwing dice. */
const POINTS = FOUGHT >= 50_000 ? 2 : FOUGHT >= 5000 ? 4 : 10
const SLOW = 3_600_000

interface Said {
  readonly verb: string
  readonly worth: number
}
/** What an action says, asked once: the same few are made a hundred thousand times. */
const SAID = new Map<Action, Said>()

function said(action: Action): Said {
  const known = SAID.get(action)
  if (known !== undefined) return known
  const [verb, name] = actionWords(game, action).split(' ')
  const block = verb === 'hit' ? blockNumber(name) : -1
  const worth = verb === 'hit' ? RATING[block] + (isNoble(block) || block === KING ? 100 : 0) : 0
  SAID.set(action, { verb, worth })
  return { verb, worth }
}

/** Everybody fights on, and of equals the one that is worth least takes the hit. Who holds the field. */
function fightOn(s: State, area: number, chance: Chance): number {
  const referee = silentReferee(chance)
  for (;;) {
    const frame = s.stack.at(-1)
    if (s.outcome !== null || (frame?.step !== 'battle' && frame?.step !== 'take-hits')) break
    const side = (deciding(game, s) & 1) === 1 ? 0 : 1
    const offers = offersOf(game, s, side)
    let least: Action | undefined
    for (const each of offers) {
      if (said(each).verb === 'hit' && (least === undefined || said(each).worth < said(least).worth))
        least = each
    }
    const choice = least ?? offers.find((each) => said(each).verb === 'fight') ?? offers[0]
    apply(game, s, side, choice, referee)
  }
  const frame = s.stack.at(-1)
  if (frame?.step === 'withdraw') return 1 - frame.side
  return [0, 1].find((side) => s.count[area * 2 + side] > 0) ?? -1
}

/** By chance, so that the thirty are not those that somebody thought of. */
function someBattle(seed: number): { board: string; attacker: 'england' | 'scotland' } {
  const chance = fastChance(seed)
  const taken = new Set<string>()
  const armies = BLOCKS_OF.flatMap((blocks) =>
    Array.from({ length: 1 + chance.below(4) }, () => {
      const free = blocks.filter((block) => block !== KING && !taken.has(BLOCKS[block].replace(/-[es]$/, '')))
      const block = free[chance.below(free.length)]
      taken.add(BLOCKS[block].replace(/-[es]$/, ''))
      return `${BLOCKS[block]} ${1 + chance.below(MAX_STEPS[block])}`
    }),
  )
  return { board: armies.join(', '), attacker: SIDES[chance.below(2)] }
}

describe('5.0 The odds of a battle', () => {
  it('are those that the rules come to, in thirty battles', { timeout: SLOW }, () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { board, attacker } = someBattle(seed)
      const { state } = position({ angus: board }).battle('angus', attacker)
      const frame = state.stack.at(-1)
      if (frame?.step !== 'battle') continue
      const side = frame.attacker
      const waiting = [0, 1].flatMap((seat) =>
        offersOf(game, state, seat).map((action) => actionWords(game, action).split(' ')[1]),
      )
      const odds = oddsOfBattle(state, side, waiting)
      const chance = fastChance(seed + 100)
      let won = 0
      let lost = 0
      for (let i = 0; i < FOUGHT; i++) {
        const s = copy(state)
        if (fightOn(s, areaNumber('angus'), chance) === side) won++
        for (const block of BLOCKS_OF[side]) {
          if (state.at[block] !== areaNumber('angus')) continue
          lost += state.steps[block] - (s.at[block] === areaNumber('angus') ? s.steps[block] : 0)
        }
      }
      expect(Math.abs((odds?.loses ?? -9) - lost / FOUGHT), `${board}: ${odds?.loses}`).toBeLessThan(0.6)
      expect(Math.abs((odds?.wins ?? -1) - won / FOUGHT) * 100, `${board}: ${odds?.wins}`).toBeLessThan(
        POINTS,
      )
    }
  })

  it('before an attack are those of what may stand there, and tell nothing that is hidden', {
    timeout: SLOW,
  }, () => {
    const table = position({
      fife: 'wallace, douglas, barclay',
      mentieth: 'mentieth-e, northumber-infantry',
      lanark: 'stewart-e',
      england: 'york-infantry, durham-knights',
    }).turn('move-1-1', 'move-2-1')
    const attack = { area: 'mentieth', blocks: ['wallace', 'douglas', 'barclay'] }
    const odds = oddsOfAttack(redeal(table.state, 1, fastChance(3)), 1, attack)
    const chance = fastChance(7)
    let won = 0
    for (let i = 0; i < FOUGHT; i++) {
      const s = redeal(table.state, 1, chance)
      for (const words of ['wallace', 'douglas', 'barclay']) {
        for (const say of [`move ${words}`, 'to mentieth']) act(s, 1, say, chance)
      }
      act(s, 1, 'end', chance)
      act(s, 0, 'end', chance)
      if (fightOn(s, areaNumber('mentieth'), chance) === 1) won++
    }
    expect(Math.abs((odds?.wins ?? -1) - won / FOUGHT) * 100, `${odds?.wins} ${won / FOUGHT}`).toBeLessThan(
      POINTS,
    )
    for (let i = 0; i < 5; i++) {
      const other = redeal(table.state, 1, chance)
      expect(oddsOfAttack(other, 1, attack)).toEqual(odds)
    }
  })

  it('are reckoned in less than 200 ms', () => {
    const { state } = position({
      fife: 'wallace, douglas, barclay, moray',
      angus: 'angus-e, edward, york-knights, hobelars',
    }).turn('move-1-1', 'move-2-1')
    const began = process.cpuUsage()
    oddsOfAttack(state, 1, { area: 'angus', blocks: ['wallace', 'douglas', 'barclay', 'moray'] })
    // What it costs, however busy the machine is.
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(200)
  })
})

function act(s: State, seat: number, words: string, chance: Chance): void {
  const action = offersOf(game, s, seat).find((each) => actionWords(game, each) === words)
  if (action === undefined) throw new Error(`${words} is not offered`)
  apply(game, s, seat, action, silentReferee(chance))
}
