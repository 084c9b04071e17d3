/** Every kind of pending step and what it remembers. The steps themselves are in rules/, by chapter. */
import type { Side } from './tables.ts'

/** The retreats of a combat round: block, area, block, area…; the first `arrived` entries have reached their area. */
export interface Retreats {
  retreats: number[]
  arrived: number
}

/** The stages of a game turn and of a winter turn, in their order; a frame has the number of the one that comes next. */
export const TURN_STAGES = [
  'cards',
  'first-event',
  'second-event',
  'first-moves',
  'second-moves',
  'battles',
  'border-raid',
  'end',
] as const
export const WINTER_STAGES = [
  'begin',
  'english-nobles',
  'scottish-nobles',
  'moray',
  'scottish-king',
  'edward',
  'english-must-disband',
  'english-disband',
  'wallace',
  'scottish-disband',
  'scottish-builds',
  'english-builds',
  'end-of-scenario',
  'levy',
  'new-year',
] as const
export type TurnStage = (typeof TURN_STAGES)[number]
export type WinterStage = (typeof WINTER_STAGES)[number]

export const turnAt = (stage: TurnStage): FrameOf<'game-turn'> => ({
  step: 'game-turn',
  stage: TURN_STAGES.indexOf(stage),
})
export const winterAt = (stage: WinterStage): FrameOf<'winter'> => ({
  step: 'winter',
  stage: WINTER_STAGES.indexOf(stage),
})

export type HammerFrame =
  // the course of play
  | { step: 'game-turn'; stage: number }
  // 3 cards
  | { step: 'play-cards'; laid: [number, number] }
  | { step: 'event'; side: Side; card: number }
  | { step: 'herald'; side: Side }
  | { step: 'pillage'; side: Side }
  | { step: 'pillage-hits'; side: Side; area: number; by: number; hits: number; lost: number }
  | { step: 'pillage-gains'; side: Side; area: number; left: number }
  | { step: 'sea-move'; side: Side; from: number; to: number; left: number }
  | { step: 'victuals'; side: Side; area: number; left: number }
  // 4 movement
  | { step: 'move'; side: Side }
  | { step: 'march'; block: number; left: number; grouped: boolean }
  | { step: 'main-attack'; side: Side; area: number }
  // 5 battles
  | { step: 'battles' }
  | ({ step: 'battle'; area: number; attacker: Side; round: number; turn: number } & Retreats)
  | { step: 'take-hits'; area: number; side: Side; round: number; hits: number }
  | ({ step: 'withdraw'; area: number; side: Side } & Retreats)
  | { step: 'regroup'; area: number; side: Side; regrouped: number[] }
  | { step: 'border-raid' }
  // 7 winter
  | { step: 'winter'; stage: number }
  | { step: 'noble-goes-home'; block: number; chooser: Side }
  | { step: 'moray-goes-home' }
  | { step: 'scottish-king-winters' }
  | { step: 'edward-winters' }
  | { step: 'english-disband' }
  | { step: 'wallace-winters' }
  | { step: 'scottish-disband' }
  | { step: 'scottish-builds'; points: number[]; overseas: number[] }
  | { step: 'overseas'; block: number; from: number }
  | { step: 'english-builds'; points: number[] }

export type FrameOf<K extends HammerFrame['step']> = Extract<HammerFrame, { step: K }>
