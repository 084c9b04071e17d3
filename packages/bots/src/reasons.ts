/**
 * Why a bot chose what it chose, worked out afterwards from what it saw and from the numbers of its eye: what its choice
 * comes to, beside what the next best one would have come to. Only groups of notes are named, which anybody may hear.
 */
import type { Action } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, type Game, type Seat, seatBit } from '@muster/kernel/game'
import type { Reason, Words } from '@muster/kernel/mind'
import { apply, deciding, listOffers, top } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import type { Question } from './bot.ts'
import { isFight, isWeighed } from './careful.ts'
import { chancesOf, type Eye } from './eye.ts'
import { bestOf, isInstinct, SEEDS } from './judgement.ts'
import { firstSight } from './recruit.ts'

/** Deals and dice on which choices are compared. */
const DEALS = 4
/** Own further choices (where a march goes, where it ends) that are made before a position is judged. */
const MAX_STEPS = 20
/** Log-odds below which nothing speaks for a choice, and the part of the first group that a second one must reach. */
const LEAST = 0.01
const SECOND = 0.25

interface Deal<S> {
  readonly dealt: S
  readonly seed: number
}

/**
 * Why a bot of this name, with this eye, answered as it did. `choices` are what it chose and, where that only began
 * something, what it chose after it.
 */
export function reasonFor<S extends BaseState>(
  bot: string,
  captains: Eye<S> | null,
  question: Question<S>,
  choices: readonly Action[],
): Reason {
  if (question.offers.length === 1) return { kind: 'only' }
  if (bot === 'random') return { kind: 'luck' }
  if (bot === 'recruit' || captains === null) return { kind: 'first-sight' }
  const isMarshal = bot.startsWith('marshal')
  const eye = isMarshal ? (captains.keener ?? captains) : captains
  if (isFight(question, eye) || (isMarshal && isWeighed(question, eye))) return { kind: 'further' }
  if (isInstinct(question, eye)) return { kind: 'first-sight' }
  const { trusts, thoughts } = eye.mind
  if (trusts === 'counsel' && thoughts?.[top(question.seen).step] === undefined) return { kind: 'counsel' }
  return reasonByTheEye(question, eye, choices)
}

/** What its eye says for a choice, against the best of the other offers. */
export function reasonByTheEye<S extends BaseState>(
  { game, seen, seat, offers, chance }: Question<S>,
  eye: Eye<S>,
  choices: readonly Action[],
): Reason {
  const deals = Array.from({ length: DEALS }, (_, i) => ({
    dealt: i === 0 ? seen : game.redeal(seen, seat, chance),
    seed: chance.below(SEEDS),
  }))
  const comesTo = (made: readonly Action[]): S[] => deals.map((deal) => outcomeOf(game, deal, seat, made))
  const worth = (states: readonly S[]): number => mean(states.map((s) => eye.value(s, seat)))

  const chosen = comesTo(choices)
  if (chosen.every(({ outcome }) => outcome !== null)) return { kind: 'end' }
  const others = offers.filter((offer) => offer !== choices[0]).map((offer) => comesTo([offer]))
  if (others.length === 0) return { kind: 'only' }
  const next = others[bestOf(others.map(worth))]
  const speaks = whatSpeaks(eye, seat, chosen, next)
  if (worth(chosen) < worth(next))
    return { kind: eye.mind.trusts === 'first-sight' ? 'first-sight' : 'further', speaks }
  if (speaks.length === 0) return { kind: 'alike' }
  const told = (states: readonly S[]): number => mean(states.map((s) => chancesOf(eye, s)[seat]))
  return { kind: 'eye', speaks, before: told(deals.map(({ dealt }) => dealt)), after: told(chosen) }
}

/** What comes of choices on a deal, with the rest of what they begin made at first sight. */
function outcomeOf<S extends BaseState>(
  game: Game<S>,
  { dealt, seed }: Deal<S>,
  seat: Seat,
  choices: readonly Action[],
): S {
  const s = copy(dealt)
  const chance = fastChance(seed)
  const referee = silentReferee(chance)
  // What was possible on the board may not be on this deal: what is hidden stands elsewhere.
  for (const choice of choices) if (apply(game, s, seat, choice, referee) !== null) break
  finish(game, s, dealt.stack.length, seat, chance)
  return s
}

function finish<S extends BaseState>(game: Game<S>, s: S, depth: number, seat: Seat, chance: Chance): void {
  const referee = silentReferee(chance)
  for (let i = 0; i < MAX_STEPS; i++) {
    if (s.stack.length <= depth || deciding(game, s) !== seatBit(seat)) return
    const offers: Action[] = []
    listOffers(game, s, seat, offers)
    apply(game, s, seat, firstSight(game, s, seat, offers, 0, chance), referee)
  }
}

/** The groups of notes, at most two, by which what was chosen is ahead most. */
function whatSpeaks<S extends BaseState>(
  eye: Eye<S>,
  seat: Seat,
  chosen: readonly S[],
  next: readonly S[],
): readonly Words[] {
  const gains = new Map<string, number>()
  const count = (s: S, sign: number): void => {
    for (const [group, share] of eye.shares(s, seat)) gains.set(group, (gains.get(group) ?? 0) + sign * share)
  }
  for (const s of chosen) count(s, 1 / DEALS)
  for (const s of next) count(s, -1 / DEALS)
  const best = [...gains].filter(([, gain]) => gain > LEAST).sort(([, one], [, two]) => two - one)
  return best
    .slice(0, 2)
    .filter(([, gain]) => gain >= best[0][1] * SECOND)
    .map(([group]) => eye.mind.words[group])
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length
