/** What a game's text/ provides in each language, so that any client can word any game. Types only: no words here. */
import type { GameEvent, Message, Outcome } from './game.ts'
import type { Part } from './sentence.ts'
import type { Refusal } from './verdict.ts'

export type Language = 'en' | 'pl'
export type InEveryLanguage = Readonly<Record<Language, string>>

export interface GameText {
  readonly title: string
  seat(id: string): string
  scenario(id: string): string
  option(id: string): string
  optionValue(option: string, value: string): string
  /** A member of one of the game's domains: `area`, `fife`. */
  name(domain: string, id: string): string
  /** An action as words.ts writes it, for people: `march moray` is "March to Moray". */
  choice(words: string): string
  /** What is asked, in a sentence that names nothing but what is offered: `offers` as words.ts writes them. */
  prompt(message: Message, offers: readonly string[]): string
  /** The reason alone; the number of the rule is the caller's to show. */
  refusal(refusal: Refusal): string
  /** What one viewer heard (`heardBy`): the secret fields may be there or not. */
  event(event: GameEvent): string
  /** The same sentence in parts, of which some name a thing. */
  parts(event: GameEvent): readonly Part[]
  /** `winners` are the names of the seats that won. */
  outcome(outcome: Outcome, winners: readonly string[]): string
}

/** What is said of the end of a match beside its outcome, and of the parts of it that one looks back at. */
export interface EndingText {
  /** “England wins”. */
  wins(name: string): string
  /** “9 nobles to 5”, from a number for each seat; empty where it is not the score that decided. */
  tally(outcome: Outcome, scores: readonly number[]): string
  /** Why it did not end before, and the rule by which it could have; null where that is not known. */
  notBefore(outcome: Outcome): { readonly text: string; readonly rule: string } | null
  /** A year, campaign or round as a heading. */
  chapter(number: number): string
}
