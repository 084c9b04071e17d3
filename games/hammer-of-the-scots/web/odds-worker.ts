/** The worker that reckons odds while the table goes on. */
import { answerOdds } from '@muster/table-kit/odds/ask.ts'
import { oddsOfAttack, oddsOfBattle } from '../odds/odds.ts'
import type { HammerView } from '../view.ts'

answerOdds(({ view, seat, waiting, attack }) =>
  attack === undefined
    ? oddsOfBattle(view as HammerView, seat, waiting)
    : oddsOfAttack(view as HammerView, seat, attack),
)
