/** Every kind of pending step and what it remembers. The steps themselves are in rules/, by chapter. */
import type { Side } from './tables.ts'

/** One battle: what has happened in it so far. */
export interface Battle {
  area: number
  attacker: Side
  /** 1 to 4; 0 before the first round. */
  round: number
  /** Turn of the round: letter and side (see block-kit/combat). */
  turn: number
  /** The borders by which blocks have retreated this round, as `border * 2 + side`. */
  gone: number[]
  /** Who has made his treachery roll: bits of King, Pretender, Warwick (6.9). */
  rolled: number
  /** The blocks against which treachery was tried, once for each try. */
  tried: number[]
  /** The blocks that came over in this battle. */
  turned: number[]
}

/**
 * The stages of a game turn, a supply phase and a political turn, in their order; a frame has the number of the one that
 * comes next.
 */
export const TURN_STAGES = [
  'cards',
  'first-actions',
  'henry-after-first',
  'second-actions',
  'henry-after-second',
  'battles',
  'henry-after-battles',
  'supply',
  'end',
] as const
export const SUPPLY_STAGES = [
  'king',
  'executions',
  'heirs-counted',
  'pretenders-minors',
  'pretenders-hunger',
  'kings-minors',
  'proclamation',
  'kings-hunger',
  'end',
] as const
export const POLITICAL_STAGES = [
  'begin',
  'disband',
  'usurpation',
  'henry-dies',
  'end-of-war',
  'pretender-goes-home',
  'henry-released',
  'king-goes-home',
  'pretenders-exiles',
  'kings-exiles',
  'reset',
] as const
export type TurnStage = (typeof TURN_STAGES)[number]
export type SupplyStage = (typeof SUPPLY_STAGES)[number]
export type PoliticalStage = (typeof POLITICAL_STAGES)[number]

export const turnAt = (stage: TurnStage): FrameOf<'game-turn'> => ({
  step: 'game-turn',
  stage: TURN_STAGES.indexOf(stage),
})
export const supplyBegins = (): FrameOf<'supply-phase'> => ({ step: 'supply-phase', stage: 0, due: [0, 0] })
export const politicalTurnAt = (stage: PoliticalStage): FrameOf<'political-turn'> => ({
  step: 'political-turn',
  stage: POLITICAL_STAGES.indexOf(stage),
})

export type RichardFrame =
  // 1 game turns
  | { step: 'game-turn'; stage: number }
  // 5.1 cards
  | { step: 'keep-hands'; asked: [number, number] }
  | { step: 'exchange'; side: Side }
  | { step: 'play-cards'; laid: [number, number] }
  // 5 actions
  | { step: 'actions'; side: Side }
  /** `from`: where the move began; `left`: the areas it may still go. */
  | { step: 'march'; block: number; from: number; left: number }
  | { step: 'muster'; side: Side }
  | { step: 'plague'; side: Side }
  | { step: 'main-attack'; side: Side; area: number }
  // 6 battles
  | { step: 'battles' }
  | ({ step: 'battle' } & Battle)
  | { step: 'treason'; side: Side }
  | { step: 'take-hits'; area: number; side: Side; hits: number }
  | { step: 'regroup'; area: number; side: Side; gone: number[] }
  // 7 supply
  /** `due`: by side, the minors who may enter in this phase. */
  | { step: 'supply-phase'; stage: number; due: [number, number] }
  | { step: 'executions'; side: Side }
  | { step: 'heir-enters'; side: Side; block: number }
  /** `left`: blocks that still have to suffer, by area; `total` of them; `done`: those that have. */
  | { step: 'supply'; side: Side; left: number[]; total: number; done: number[] }
  // 8 the political turn
  | { step: 'political-turn'; stage: number }
  | { step: 'go-home'; side: Side }
  | { step: 'exile-limits'; side: Side; left: number[]; total: number }

export type FrameOf<K extends RichardFrame['step']> = Extract<RichardFrame, { step: K }>
