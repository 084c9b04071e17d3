/** What a good player would do: the two choices that a Captain likes best, each with what follows from it and why. */
import { type Action, firstOf, pack, secondOf, verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, type Game, seatBit } from '@muster/kernel/game'
import type { Advice, Choice, Course } from '@muster/kernel/mind'
import { apply, deciding, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { actionWords } from '@muster/kernel/words'
import { alreadySeen, type Question } from './bot.ts'
import { captain } from './captain.ts'
import type { Eye } from './eye.ts'
import { isInstinct, judge, likeliest, SEEDS } from './judgement.ts'
import { reasonByTheEye } from './reasons.ts'
import { firstSight } from './recruit.ts'
import { likings, sightsOf } from './sight.ts'
import { byThought } from './thought.ts'

/** Choices that belong together are shown as one, up to so many. */
const LONGEST = 12

export function adviceFor<S extends BaseState>(question: Question<S>, eye: Eye<S>): Advice[] {
  const { game, offers } = question
  const { best, second, courses } = ranked(question, eye)
  const advised = (i: number, among: readonly Action[], isRest = false): Advice => {
    const made = followed(question, eye, offers[i], courses[i])
    const reason = reasonByTheEye({ ...question, offers: among }, eye, made)
    const choices = made.map((action) => actionWords(game, action))
    if (!isRest || reason.kind === 'eye' || reason.kind === 'end') return { choices, reason }
    return { choices, reason: { kind: 'other', speaks: reason.speaks ?? [] } }
  }
  if (second === undefined) return [advised(best, offers)]
  // The second is compared with all but the first, to which it is the alternative; if there are no others, with the first.
  const isRest = offers.length === 2
  const others = isRest ? offers : offers.filter((offer) => offer !== offers[best])
  return [advised(best, offers), advised(second, others, isRest)]
}

interface Ranked {
  /** Offers, by number. */
  readonly best: number
  readonly second: number | undefined
  readonly courses: readonly (Course | null)[]
}

/**
 * As a Captain sees them; what it would really choose comes first. What is exactly as good by the same verb is often the same
 * again (one of two like cards), and comes second only if there is nothing else.
 */
function ranked<S extends BaseState>(question: Question<S>, eye: Eye<S>): Ranked {
  const { offers } = question
  const chosen = offers.indexOf(captain(eye as unknown as Eye).choose(question))
  const { values, courses } = valued(question, eye)
  const others = likeliest(offers, values, offers.length).filter((i) => i !== chosen)
  const isAgain = (i: number): boolean =>
    values[i] === values[chosen] && verbOf(offers[i]) === verbOf(offers[chosen])
  return { best: chosen, second: others.find((i) => !isAgain(i)) ?? others[0], courses }
}

function valued<S extends BaseState>(
  question: Question<S>,
  eye: Eye<S>,
): { readonly values: readonly number[]; readonly courses: readonly (Course | null)[] } {
  const { offers } = question
  const { trusts } = eye.mind
  if (trusts === 'counsel') return { values: byThought(question, eye), courses: offers.map(() => null) }
  if (trusts === 'eye' && !isInstinct(question, eye)) return judge(question, eye)
  return { values: likings(question, eye), courses: offers.map(() => null) }
}

/** A choice and what follows from it: the rest of its course, or what one would choose then. */
function followed<S extends BaseState>(
  { game, seen, seat, chance }: Question<S>,
  eye: Eye<S>,
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
  /** What one would choose until nothing is half done. */
  const finish = (): Action[] => {
    const more: Action[] = []
    while (isMine() && s.stack.length > depth && made.length + more.length < LONGEST) more.push(goOn())
    return more
  }
  const goOn = (): Action => {
    const next = nextChoice(
      { game, seen: alreadySeen(s), seat, offers: offersOf(game, s, seat), chance },
      eye,
    )
    apply(game, s, seat, next, referee)
    return next
  }
  if (course !== null) return made
  made.push(...finish())
  // Whoever goes to the same place one after the other goes there together: one of them alone would look like a mistake.
  const goal = goalOf(game, eye, made)
  while (goal !== null && isMine() && s.stack.length === depth && made.length < LONGEST) {
    const march = [goOn(), ...finish()]
    if (goalOf(game, eye, march) !== goal) break
    made.push(...march)
  }
  return made
}

/** Where first sight is trusted a Captain thinks about every choice by itself; elsewhere first sight will do. */
function nextChoice<S extends BaseState>(question: Question<S>, eye: Eye<S>): Action {
  const { game, seen, seat, offers } = question
  if (offers.length === 1) return offers[0]
  if (eye.mind.trusts === 'first-sight') return captain(eye as unknown as Eye).choose(question)
  return firstSight(game, seen, seat, offers, 0, fastChance(1), sightsOf(game, eye))
}

function goalOf<S extends BaseState>(game: Game<S>, eye: Eye<S>, made: readonly Action[]): number | null {
  const course = made.map((action): Choice => [game.verbs[verbOf(action)], firstOf(action), secondOf(action)])
  return eye.mind.plans?.goal?.(course) ?? null
}
