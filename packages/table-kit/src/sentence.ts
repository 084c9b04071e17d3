/** The one sentence of a table: what to do, or who is choosing. A pure function of what is shown and chosen. */
import type { Message, Outcome } from '@muster/kernel/game'
import type { GameText } from '@muster/kernel/text'
import type { SeatPlan } from './match/source.ts'
import type { OfferIndex } from './offers.ts'
import type { TableWords } from './text/en.ts'

export interface SentenceScene {
  /** What a game says better than prompt and names can. */
  readonly own: string | null
  /** How it ended, when the end has been shown. */
  readonly outcome: Outcome | null
  /** The beat that is being shown, in words; null when nothing is. */
  readonly beat: string | null
  /** What is lost by the choice that is asked about once more; 0 if none is. */
  readonly loses: number
  readonly prompt: Message | undefined
  readonly deciding: readonly number[]
  readonly viewer: number
  /** How many sides play. */
  readonly seats: number
  readonly offers: OfferIndex
  readonly chosen: readonly string[]
  /** The area that the chosen blocks stand in, and whether others there could be picked too. */
  readonly area: string | null
  readonly others: boolean
  /** Each block is asked apart: the sentence is about what the chosen one may do. */
  readonly apart: boolean
  /** A march may begin. */
  readonly marching: boolean
  seatName(seat: number): string
  /** The seconds for which a bot in a seat thinks about a choice; 0 for all others. */
  thinksFor(seat: number): number
  blockName(block: string): string
  areaName(area: string): string
  /** “Wallace, Douglas and Barclay”. */
  listed(names: readonly string[]): string
}

/** A Marshal's name ends with its seconds. */
export const thinkingSeconds = (plan: SeatPlan | undefined): number =>
  plan?.kind === 'bot' ? Number(/^marshal-(\d+)$/.exec(plan.name)?.[1] ?? 0) : 0

export function sentenceOf(scene: SentenceScene, text: GameText, ui: TableWords): string {
  const { offers, chosen, prompt } = scene
  if (scene.outcome !== null) return outcomeOf(scene, scene.outcome, text, ui)
  if (scene.beat !== null) return scene.beat
  if (scene.own !== null) return scene.own
  const words = ui.table
  if (scene.loses > 0) return words.confirmEnd(scene.loses)
  if (offers.all.length === 0 || prompt === undefined) {
    const others = scene.deciding.filter((seat) => seat !== scene.viewer)
    const who = others.map(scene.seatName)
    if (who.length === 0) return words.playingOn
    const seconds = Math.max(...others.map(scene.thinksFor))
    return seconds > 0
      ? words.thinking(scene.listed(who), who.length, seconds)
      : words.choosing(scene.listed(who), who.length)
  }
  const [first] = chosen
  if (scene.apart && first !== undefined) {
    return text.prompt(prompt, offersFor(first, offers.all))
  }
  if (first !== undefined && scene.area !== null && (scene.marching || offers.pairs.size > 0)) {
    // A long list of names is no sentence any more.
    const names =
      chosen.length <= 3 ? scene.listed(chosen.map(scene.blockName)) : words.someBlocks(chosen.length)
    return words.send(names, scene.others ? scene.areaName(scene.area) : '')
  }
  if (first !== undefined && scene.area === null && offers.pairs.has(first))
    return words.sendNew(scene.blockName(first))
  return text.prompt(prompt, offers.all)
}

/** Of what is offered, what this block may do: all of it, if nobody else could act instead, also what does not name it. */
function offersFor(block: string, offers: readonly string[]): readonly string[] {
  const own = offers.filter((each) => each.split(' ').slice(1).includes(block))
  const verbs = new Set(own.map((each) => each.split(' ')[0]))
  const alone = offers.every((each) => own.includes(each) || !verbs.has(each.split(' ')[0]))
  return alone ? offers : own
}

function outcomeOf(scene: SentenceScene, outcome: Outcome, text: GameText, ui: TableWords): string {
  const winners = outcome.winners.map(scene.seatName)
  const others = Array.from({ length: scene.seats }, (_, seat) => seat).filter(
    (seat) => !outcome.winners.includes(seat),
  )
  const losers = scene.listed(others.map(scene.seatName))
  if (outcome.code === 'resignation')
    return winners.length === 0 ? ui.result.givenUp : ui.result.resigned(scene.listed(winners), losers)
  if (outcome.code === 'time') return ui.result.timeUp(scene.listed(winners), losers)
  if (outcome.code === 'abandonment') return ui.result.abandoned
  if (outcome.code === 'host') return ui.result.closed
  return outcome.code === 'agreement' ? ui.result.agreed : text.outcome(outcome, winners)
}
