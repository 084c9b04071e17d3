/** What a good player would do: the two choices that a Captain likes best, each with what follows from it and why. */
import { type Action, firstOf, pack, secondOf, verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, seatBit } from '@muster/kernel/game'
import type { Advice, Course } from '@muster/kernel/mind'
import { apply, deciding, listOffers } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { actionWords } from '@muster/kernel/words'
import type { Question } from './bot.ts'
import { captain } from './captain.ts'
import type { Eye } from './eye.ts'
import { isInstinct, judge, likeliest, SEEDS } from './judgement.ts'
import { reasonByTheEye } from './reasons.ts'
import { firstSight } from './recruit.ts'
import { byThought } from './thought.ts'

const MOST = 2
/** Choices that belong together are shown as one, up to so many. */
const LONGEST = 12

export function adviceFor<S extends BaseState>(question: Question<S>, eye: Eye<S>): Advice[] {
  const { game, offers } = question
  const { order, courses } = ranked(question, eye)
  const advice: Advice[] = []
  let others = offers
  for (const i of order.slice(0, MOST)) {
    const made = followed(question, offers[i], courses[i])
    // The second is compared with all but the first, to which it is the alternative.
    const reason = reasonByTheEye({ ...question, offers: others }, eye, made)
    advice.push({ choices: made.map((action) => actionWords(game, action)), reason })
    others = others.filter((offer) => offer !== offers[i])
  }
  return advice
}

interface Ranked {
  /** Offers by number, the best first. */
  readonly order: readonly number[]
  readonly courses: readonly (Course | null)[]
}

/** As a Captain sees them; what it would really choose comes first. */
function ranked<S extends BaseState>(question: Question<S>, eye: Eye<S>): Ranked {
  const { offers } = question
  const chosen = offers.indexOf(captain(eye as unknown as Eye).choose(question))
  const { values, courses } = valued(question, eye)
  const order = likeliest(offers, values, offers.length)
  return { order: [chosen, ...order.filter((i) => i !== chosen)], courses }
}

function valued<S extends BaseState>(
  question: Question<S>,
  eye: Eye<S>,
): { readonly values: readonly number[]; readonly courses: readonly (Course | null)[] } {
  const { game, seen, seat, offers } = question
  const { trusts } = eye.mind
  if (trusts === 'counsel') return { values: byThought(question, eye), courses: offers.map(() => null) }
  const judged = judge(question, eye)
  if (trusts === 'eye' && !isInstinct(question, eye)) return judged
  const looks = offers.map(
    (offer) => game.advise?.(seen, seat, game.verbs[verbOf(offer)], firstOf(offer), secondOf(offer)) ?? 0,
  )
  return { values: looks, courses: judged.courses }
}

/** A choice and what follows from it: the rest of its course, or what one would choose at first sight. */
function followed<S extends BaseState>(
  { game, seen, seat, chance }: Question<S>,
  offer: Action,
  course: Course | null,
): Action[] {
  const s = copy(seen)
  const luck = fastChance(chance.below(SEEDS))
  const referee = silentReferee(luck)
  const depth = s.stack.length
  const made = [offer]
  if (apply(game, s, seat, offer, referee) !== null) return made
  const isMine = (): boolean => luck.drawn === 0 && deciding(game, s) === seatBit(seat)
  for (const [verb, a, b] of course?.slice(1) ?? []) {
    if (!isMine() || made.length >= LONGEST) break
    const next = pack(game.verbs.indexOf(verb), a, b)
    if (apply(game, s, seat, next, referee) === null) made.push(next)
  }
  while (course === null && isMine() && s.stack.length > depth && made.length < LONGEST) {
    const offers: Action[] = []
    listOffers(game, s, seat, offers)
    const next = firstSight(game, s, seat, offers, 0, fastChance(1))
    if (apply(game, s, seat, next, referee) !== null) break
    made.push(next)
  }
  return made
}
