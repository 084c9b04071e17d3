/**
 * `npm run odds [-- 100000 [richard-iii]]`: reckons the odds of thirty battles of each game, or of this one, and fights
 * each 100,000 times (or as often as is said): says how far apart they lie, what is known after 90 ms of thinking and
 * when nothing more is to be learned, and how long that took.
 */
import { TITLES } from '@muster/catalogue/listed'
import { fastChance } from '@muster/kernel/chance'
import { seenBy } from '../src/bot.ts'
import { BattleSampler } from '../src/odds.ts'
import { fights, momentsOf } from './odds-trials.ts'

const POSITIONS = 30
/** When the worker of the site tells what it knows so far, in milliseconds of thinking. */
const SOON = 90
const [, , often = '100000', only] = process.argv
const milliseconds = (began: NodeJS.CpuUsage): number => process.cpuUsage(began).user / 1000
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

for (const title of TITLES) {
  const [game, odds] = await Promise.all([title.game(), title.odds?.()])
  if (odds?.by !== 'rules' || (only !== undefined && only !== title.id)) continue
  const { battles } = odds
  const apart = { soon: 0, last: 0 }
  const took: number[] = []
  const fought: number[] = []
  for (const [i, moment] of momentsOf(game, battles, POSITIONS).entries()) {
    const { state, seat } = moment
    const sampler = new BattleSampler(game, battles, seenBy(game, state, seat, fastChance(1297)), seat, null)
    let spent = 0
    const think = (until: number): number => {
      while (!sampler.settled && spent < until) {
        const began = process.cpuUsage()
        // To ask for the time costs as much as a fight.
        for (let n = 0; n < 5 && !sampler.settled; n++) sampler.fight()
        spent += milliseconds(began)
      }
      return sampler.expected?.wins ?? -1
    }
    const soon = think(SOON)
    const foughtSoon = sampler.fought
    const last = think(Number.POSITIVE_INFINITY)
    took.push(spent)
    if (sampler.expected?.exact !== true) fought.push(foughtSoon)
    let won = 0
    for (let n = 0; n < Number(often); n++) if (fights(game, battles, moment, i * 1e6 + n)) won++
    const share = won / Number(often)
    apart.soon = Math.max(apart.soon, Math.abs(soon - share) * 100)
    apart.last = Math.max(apart.last, Math.abs(last - share) * 100)
    console.log(
      title.id,
      i + 1,
      `odds ${percent(soon)} soon (${foughtSoon} fights), ${percent(last)} in the end (${spent.toFixed(0)} ms), fought ${percent(share)}`,
    )
  }
  const sorted = took.toSorted((one, two) => one - two)
  console.log(
    title.id,
    `at most ${apart.soon.toFixed(2)} points apart soon and ${apart.last.toFixed(2)} in the end; ${POSITIONS - fought.length} of ${POSITIONS} exactly, of the others ${Math.min(...fought)} fights or more soon; half of them took less than ${sorted[POSITIONS / 2].toFixed(0)} ms, all less than ${sorted[POSITIONS - 1].toFixed(0)} ms`,
  )
}
