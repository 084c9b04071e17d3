/**
 * Reckons the odds of thirty battles of each game and fights each 100,000 times (or as often as is said): says how far
 * apart they lie, and how long the odds took.
 *
 *   npm run odds [-- 100000 [richard-iii]]
 */
import { TITLES } from '@muster/catalogue/listed'
import { fastChance } from '@muster/kernel/chance'
import { seenBy } from '../src/bot.ts'
import { oddsOf } from '../src/odds.ts'
import { fights, momentsOf } from './odds-trials.ts'

const POSITIONS = 30
const [, , often = '100000', only] = process.argv
const milliseconds = (began: NodeJS.CpuUsage): number => process.cpuUsage(began).user / 1000

for (const title of TITLES) {
  const [game, odds] = await Promise.all([title.game(), title.odds?.()])
  if (odds?.by !== 'rules' || (only !== undefined && only !== title.id)) continue
  const apart: number[] = []
  const took: number[] = []
  let exact = 0
  for (const [i, moment] of momentsOf(game, odds.battles, POSITIONS).entries()) {
    const { state, seat } = moment
    const began = process.cpuUsage()
    const reckoned = oddsOf(game, odds.battles, seenBy(game, state, seat, fastChance(1297)), seat)
    const expected = reckoned?.wins ?? -1
    took.push(milliseconds(began))
    if (reckoned?.exact === true) exact++
    let won = 0
    for (let n = 0; n < Number(often); n++) if (fights(game, odds.battles, moment, i * 1e6 + n)) won++
    const share = won / Number(often)
    apart.push(Math.abs(expected - share) * 100)
    console.log(
      title.id,
      i + 1,
      `odds ${(expected * 100).toFixed(1)} %, fought ${(share * 100).toFixed(1)} %`,
    )
  }
  const sorted = took.toSorted((one, two) => one - two)
  console.log(
    title.id,
    `at most ${Math.max(...apart).toFixed(2)} points apart; ${exact} of ${POSITIONS} exactly; half of them took less than ${sorted[POSITIONS / 2].toFixed(0)} ms, all less than ${sorted[POSITIONS - 1].toFixed(0)} ms`,
  )
}
