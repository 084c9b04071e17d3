/**
 * 1.0 Game turns: three campaigns of seven turns, each of a card phase, an action phase, a battle phase and a supply
 * phase, with a political turn after each campaign. Each stage pushes the steps that it needs and is left when they
 * are done.
 */
import type { Referee, Step } from '../events.ts'
import {
  type FrameOf,
  politicalTurnAt,
  supplyBegins,
  TURN_STAGES,
  type TurnStage,
  turnAt,
} from '../frames.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import { EVERY_BLOCK, enemyOf, NO_EVENT } from '../tables.ts'
import { freeHenry } from './4-prisoner.ts'
import { beginActions } from './5-actions.ts'
import { dealCards } from './5-cards.ts'

export type Stage = (s: State, referee: Referee) => void

/** 1.0 A campaign lasts seven game turns. */
export const TURNS_OF_CAMPAIGN = 7

const GAME_TURN: Readonly<Record<TurnStage, Stage>> = {
  /** 1.1 Each player lays one card face down and both are revealed together. */
  cards(s, referee) {
    clearTurn(s)
    referee.emit({ type: 'turn-begins', campaign: s.campaign, turn: s.turn })
    s.stack.push({ step: 'play-cards', laid: [NONE, NONE] })
  },
  /** 1.2 Player 1 acts, then Player 2. */
  'first-actions': (s) => beginActions(s, s.first),
  'henry-after-first': freeHenry,
  'second-actions': (s) => beginActions(s, enemyOf(s.first)),
  'henry-after-second': freeHenry,
  /** 1.3 When both have moved the battles are fought. */
  battles(s) {
    s.event = NO_EVENT
    s.stack.push({ step: 'battles' })
  },
  'henry-after-battles': freeHenry,
  /** 1.4 Both players check their supply. */
  supply(s) {
    s.stack.push(supplyBegins())
  },
  end(s) {
    s.stack.pop()
    if (s.turn < TURNS_OF_CAMPAIGN) {
      s.turn++
      s.stack.push(turnAt('cards'))
    } else {
      s.stack.push(politicalTurnAt('begin'))
    }
  },
}
const TURN = TURN_STAGES.map((stage) => GAME_TURN[stage])

/** 1.0 The four phases in the order given. */
export const gameTurn: Step<State, FrameOf<'game-turn'>> = {
  rule: '1.0',
  run: (s, f, referee) => TURN[f.stage++](s, referee),
}

/** A new turn: nobody has moved, no border has been crossed, nobody attacks. */
function clearTurn(s: State): void {
  for (const block of EVERY_BLOCK) {
    s.moved[block] = 0
    s.entry[block] = NONE
    s.pirate[block] = 0
    s.joins[block] = 0
    s.acted[block] = 0
  }
  s.crossed.fill(0)
  s.entered.fill(0)
  s.attacker.fill(NOBODY)
  s.facts.fill(0)
  s.treason = NOBODY
  s.cards = [NONE, NONE]
}

/** 1.0, 5.1 A campaign begins: all cards are shuffled, seven dealt to each player, and bad hands may be shown. */
export function beginCampaign(s: State, referee: Referee, campaign: number): void {
  s.campaign = campaign
  s.turn = 1
  s.political = false
  s.redealt = [0, 0]
  clearTurn(s)
  referee.emit({ type: 'campaign-begins', campaign, throne: s.throne })
  s.stack.push(turnAt('cards'))
  dealCards(s, referee)
  s.stack.push({ step: 'keep-hands', asked: [0, 0] })
}
