/**
 * Bots at the talk, in games that have an envoy for them: what they say before they choose, how they answer people, and
 * which offers their word leaves open. They hear what their seat heard and see what it sees.
 */
import { randomInt } from 'node:crypto'
import { proposes, SAYINGS_IN_A_ROUND } from '@muster/bots/manners'
import { titleCalled } from '@muster/catalogue/catalogue'
import type { Action } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import type { BaseState, Seat } from '@muster/kernel/game'
import { askedBy, type Talks } from '@muster/kernel/talk'
import { Rejected } from '../errors.ts'
import type { Matches } from '../matches/matches.ts'
import type { Slot } from '../matches/slot.ts'
import { sayingCalled, sayingsFor } from '../storage/sayings.ts'
import { bitsOf } from '../storage/seat-bits.ts'
import type { Store } from '../storage/store.ts'
import { messageOf } from './rules.ts'
import type { Talk } from './talk.ts'

const MAX_HEARD = 200

interface Choosing {
  readonly game: string
  readonly state: BaseState
  readonly offers: readonly Action[]
}

export class Envoys {
  readonly #store: Store
  readonly #matches: Matches
  readonly #talk: Talk

  constructor(store: Store, matches: Matches, talk: Talk) {
    this.#store = store
    this.#matches = matches
    this.#talk = talk
  }

  /** Lets a bot say what it has to say, and answers the offers that its word leaves open. */
  async beforeChoosing(
    match: string,
    seat: Seat,
    bot: string,
    choosing: Choosing,
  ): Promise<readonly Action[]> {
    const { envoy } = titleCalled(choosing.game)
    if (envoy === undefined || choosing.offers.length < 2) return choosing.offers
    const { state, offers } = choosing
    const heard = await this.#heard(match, [seat])
    if (proposes(bot)) {
      const slot = await this.#matches.alone(match, async (each) => {
        await this.#matches.row(each)
        return each
      })
      const people = seatsOfPeople(slot)
      for (const { to, terms } of envoy.speak(state, seat, heard, people)) {
        if (!(await this.#mayPropose(slot))) break
        await this.#talk.sayAs(match, seat, to, terms).catch(ignoreRefusal)
      }
    }
    return envoy.keepWord(state, seat, heard, offers)
  }

  async afterChoosing(match: string, seat: Seat, choosing: Choosing, chosen: Action): Promise<void> {
    const { envoy } = titleCalled(choosing.game)
    if (envoy === undefined || choosing.offers.length < 2) return
    const heard = await this.#heard(match, [seat])
    const { state, offers } = choosing
    for (const { to, terms } of envoy.brokenWord(state, seat, heard, offers, chosen))
      await this.#talk.sayAs(match, seat, to, terms).catch(ignoreRefusal)
  }

  /** Somebody proposed something: the first bot whose word is asked for gives it, and says why. */
  async answer(match: string, id: number): Promise<void> {
    const found = await this.#matches.alone(match, async (slot) => {
      const row = await sayingCalled(this.#store.db, match, id)
      const { status, game } = await this.#matches.row(slot)
      const { envoy } = titleCalled(game)
      if (row === undefined || envoy === undefined || status !== 'playing') return null
      const message = messageOf(row)
      const seat = askedBy(message).find((each) => slot.seats[each]?.kind === 'bot')
      if (seat === undefined || message.proposal?.answer !== 'open') return null
      const live = await this.#matches.latest(slot)
      const state = live.game.redeal(live.match.state, seat, fastChance(randomInt(2 ** 31)))
      return { seat, message, ...envoy.answer(state, seat, message) }
    })
    if (found === null) return
    const { seat, message, answer, because } = found
    await this.#talk.answerAs(match, seat, id, answer)
    const to = message.channel.kind === 'private' ? message.from : null
    await this.#talk.sayAs(match, seat, to, because).catch(ignoreRefusal)
  }

  async #heard(match: string, seats: readonly Seat[]): Promise<Talks> {
    const rows = await sayingsFor(this.#store.db, match, bitsOf(seats), 0, MAX_HEARD)
    return { messages: rows.map(messageOf) }
  }

  /** Private talks count too, so this looks at all of them; no bot is told. */
  async #mayPropose(slot: Slot): Promise<boolean> {
    const everybody = slot.seats.map((_, seat) => seat)
    const rows = await sayingsFor(this.#store.db, slot.id, bitsOf(everybody), 0, MAX_HEARD)
    const round = rows.at(-1)?.round ?? 0
    const proposed = rows.filter(
      (row) => row.round === round && row.person === '' && row.terms !== null && row.answer !== null,
    )
    return proposed.length < SAYINGS_IN_A_ROUND
  }
}

const seatsOfPeople = (slot: Slot): Seat[] =>
  slot.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Rejected)) throw error
}
