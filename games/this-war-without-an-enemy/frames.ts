/**
 * Every kind of pending step and what it remembers. The steps themselves are in rules/, by chapter.
 * In every frame `block` is a block and `blocks` are blocks: redeal.ts relies on it.
 */
import type { Side } from './tables.ts'

export const BATTLE = 0
export const SALLY = 1
export const STORM = 2
export type CombatKind = typeof BATTLE | typeof SALLY | typeof STORM

/** Where the free Recruitments of an event may be used (6.46, 6.47, 11.11). */
export const ANYWHERE = 0
export const ON_THE_COAST = 1
export const IN_THE_AREA = 2
export const IN_OR_NEXT_TO = 3

/** A Battle, a Sally against a Siege Marker, or a Storming. */
export interface Combat {
  area: number
  /** The City of a Sally or Storming, also of a Sally that is a Battle; NONE in any other Battle. */
  city: number
  kind: CombatKind
  attacker: Side
  round: number
  /** The part of the round that comes next; see rules/7-rounds.ts. */
  next: RoundStage
  /** The City in the Area was under siege before: only who came out of it may go back in (8.1). */
  relief: boolean
  /** The side in General Retreat, or NOBODY. */
  retreating: number
  /** Who has priority: the Attacker by Surprise Attack, as long as he is the Attacker. */
  surprise: boolean
  /** Walls that do not protect: a breach, or London unfinished. */
  breach: boolean
  /** Advantageous Terrain, Terrain Disfavours Cavalry, Roundhead Cavalry, Turncoats: in force here. */
  positional: boolean
  disfavours: boolean
  noCharge: boolean
  turncoats: boolean
  /** The Infantry of the Determined Last Stand, the Well-positioned Artillery; NONE. Both are the card player's. */
  stand: number
  guns: [number, number]
  /** Hits that each side's Cavalry took in this round's Cavalry Engage, and those beyond its strength. */
  cavalryHits: [number, number]
  excess: [number, number]
  /** Whether each side had Cavalry when this round's Cavalry Engage began. */
  hadCavalry: [boolean, boolean]
  /** Hits scored by each side (12.51). */
  scored: [number, number]
  /** Foot and horse lost by each side in the rounds, for Turncoats. */
  lostFoot: [number, number]
  lostHorse: [number, number]
}

/** The stages of a Turn, of the opening and the end of a Battle…: `next` is the one that comes next. */
export type TurnStage =
  | 'begin'
  | 'initiative'
  | 'first-foils'
  | 'second-foils'
  | 'first-operational-event'
  | 'second-operational-event'
  | 'first-actions'
  | 'second-actions'
  | 'first-tactical-event'
  | 'second-tactical-event'
  | 'battles'
  | 'siege-combat'
  | 'first-supply-event'
  | 'second-supply-event'
  | 'first-supply'
  | 'second-supply'
  | 'siege-resolution'
  | 'progress-of-sieges'
  | 'first-victory-event'
  | 'second-victory-event'
  | 'victory'
  | 'end'

export type OpeningStage =
  | 'besieger-decides'
  | 'main-attack'
  | 'reserves'
  | 'withdrawal'
  | 'after-withdrawal'
  | 'besieged-decide'
  | 'rounds'

export type RoundStage =
  | 'begin'
  | 'attacker-may-retreat'
  | 'defender-may-retreat'
  | 'reserves-enter'
  | 'last-stand'
  | 'first-aims-guns'
  | 'first-fires-guns'
  | 'second-aims-guns'
  | 'second-fires-guns'
  | 'first-declares-foot'
  | 'first-fires-foot'
  | 'second-declares-foot'
  | 'second-fires-foot'
  | 'count-cavalry'
  | 'first-cavalry'
  | 'second-cavalry'
  | 'rout-and-pursuit'
  | 'first-foot'
  | 'second-foot'
  | 'guns-in-sally'
  | 'end'

export type EndingStage = 'stand-up' | 'retreat' | 'turncoats' | 'regroup' | 'leave-the-field'
export type SiegeStage = 'guns-of-the-city' | 'sally' | 'storming' | 'end'
export type YearEndStage =
  | 'new-blocks'
  | 'new-model-army'
  | 'first-recruits'
  | 'second-recruits'
  | 'first-returns'
  | 'second-returns'
  | 'next-year'

export type WarFrame =
  // 2 the course of play
  | { step: 'year'; year: number; turn: number }
  | { step: 'turn'; next: TurnStage }
  | { step: 'discard'; left: [number, number] }
  | { step: 'play-cards'; laid: [number, number] }
  | { step: 'initiative'; side: Side }
  | { step: 'event'; side: Side; card: number }
  // 6 operations
  | { step: 'actions'; side: Side }
  | { step: 'group-move'; side: Side; area: number; blocks: number[] }
  | { step: 'muster'; side: Side; area: number; blocks: number[] }
  | { step: 'sea-move'; side: Side; block: number }
  | { step: 'enter-city'; side: Side; area: number }
  | { step: 'camp-fever'; side: Side }
  | { step: 'fever-losses'; side: Side; area: number; left: number; blocks: number[] }
  | { step: 'clubmen'; side: Side; area: number }
  | { step: 'desertion'; side: Side }
  | { step: 'deserter'; side: Side; block: number }
  | { step: 'supplies'; side: Side }
  | { step: 'free-recruits'; side: Side; left: number; guns: number; where: number; area: number }
  | { step: 'strip-garrisons'; side: Side; left: number }
  | { step: 'plot'; side: Side; city: number }
  // 7 battles
  | { step: 'aim'; side: Side; card: number }
  | { step: 'battles' }
  | {
      step: 'open-battle'
      area: number
      attacker: Side
      next: OpeningStage
      main: number
      withdrew: number
      relief: boolean
      /** The City that a Sally comes from; NONE in any other Battle. */
      city: number
      /** 7.94 The Attack is a surprise: tested once, when the Battle is selected (W-35). */
      surprise: boolean
    }
  | { step: 'keep-siege'; side: Side; area: number; blocks: number[] }
  | { step: 'main-attack'; side: Side; area: number }
  | { step: 'withdrawal'; side: Side; area: number }
  | { step: 'withdrawal-losses'; side: Side; area: number; left: number }
  | { step: 'join-battle'; side: Side; area: number }
  | ({ step: 'combat' } & Combat)
  | { step: 'general-retreat'; side: Side; area: number }
  | { step: 'last-stand'; side: Side; area: number }
  | { step: 'well-positioned'; side: Side; area: number }
  | { step: 'aim-guns'; side: Side; area: number }
  | { step: 'fire-or-engage'; side: Side; area: number; mayFire: boolean }
  | { step: 'take-hits'; side: Side; area: number; hits: number; on: number }
  | { step: 'go-on'; side: Side; area: number }
  | {
      step: 'end-battle'
      area: number
      winner: Side
      next: EndingStage
      relief: boolean
      city: number
      /** 12.51 A skirmish: Reserves stay, and any border serves. */
      freely: boolean
      foot: number
      horse: number
      reached: number[]
    }
  | { step: 'retreat'; side: Side; area: number; freely: boolean; fled: number[]; back: number }
  | { step: 'capture'; side: Side; area: number; inside: number; left: number }
  | { step: 'turncoats'; side: Side; area: number; foot: number; horse: number }
  | { step: 'regroup'; side: Side; area: number; to: number; blocks: number[] }
  // 8 sieges
  | { step: 'siege-combats' }
  | { step: 'siege-combat'; city: number; next: SiegeStage }
  | { step: 'fire-on-lines'; side: Side; city: number; blocks: number[] }
  | { step: 'sally'; side: Side; city: number; blocks: number[] }
  | { step: 'pick-besiegers'; side: Side; city: number; left: number; picked: number }
  | { step: 'sally-guns' }
  | { step: 'mining'; city: number }
  | { step: 'storm'; side: Side; city: number; blocks: number[]; breach: boolean; bombarded: boolean }
  | { step: 'exchange'; side: Side; city: number }
  | { step: 'end-siege-combat' }
  | { step: 'siege-ends' }
  // 9 supply
  | { step: 'supply'; side: Side; area: number; horse: number; any: number; blocks: number[] }
  | { step: 'siege-resolutions' }
  | { step: 'siege-attrition'; side: Side; city: number; left: number; horse: boolean; surrender: boolean }
  | { step: 'progress-of-sieges' }
  | { step: 'city-surrenders'; city: number }
  | { step: 'surrender'; side: Side; city: number; far: boolean }
  // 10 victory
  | { step: 'victory' }
  | { step: 'dismiss-rupert' }
  | { step: 'rupert-dismissed'; side: Side; area: number }
  // 11 the year's end
  | { step: 'year-end'; next: YearEndStage }
  | { step: 'henrietta-meets-charles' }
  | { step: 'waiting-exchanges' }
  | { step: 'new-model-horse'; side: Side }
  | { step: 'new-model-strength'; side: Side; left: number }
  | { step: 'regional-recruitment'; side: Side; points: number[]; london: number }
  | { step: 'return-home'; side: Side; blocks: number[] }
  // 12 the path to war
  | { step: 'place-charles'; side: Side }
  | { step: 'place-blocks'; side: Side; left: [number[], number[]] }

export type FrameOf<K extends WarFrame['step']> = Extract<WarFrame, { step: K }>
