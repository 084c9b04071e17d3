/** Why dice hit and who takes it: in words, with the rule, for one roll. */
import { isTold, remember, toldOf } from '../coach/told.ts'
import { settings } from '../settings.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { ui } from '../text/index.svelte.ts'
import type { WhyCard } from '../why.ts'
import type { BattleScene, Volley } from './battle.ts'

export interface Explanation {
  /** One sentence for each block that rolled. */
  readonly hits: readonly string[]
  /** Whether anybody was hit. */
  readonly hit: boolean
  readonly him: NonNullable<WhyCard['rule']>
}

export function explanationOf(table: Table, scene: BattleScene, volley: Volley): Explanation {
  const words = ui.t.battle
  const printed = (block: string): string =>
    table.pieces.find((piece) => piece.block === block)?.face?.rating ?? ''
  return {
    hits: volley.rolls.map(({ block, rating, dice }) => {
      const known = printed(block)
      const raised = known !== '' && Number(known.replace(/\D/g, '')) !== rating
      const as = raised ? words.whyRaised(known, rating) : ''
      return `${words.whyHits(table.blockName(block), dice.length, rating)}${as}`
    }),
    hit: volley.hits > 0,
    him: table.client.rule(scene.rules.hits, settings.language),
  }
}

/** The same in the place where all questions are answered. */
export function askWhy(table: Table, scene: BattleScene, volley: Volley): void {
  const { hits, him } = explanationOf(table, scene, volley)
  table.asked = {
    title: ui.t.battle.whatHits,
    about: hits.join(' '),
    reason: volley.taken.length === 0 ? '' : `${ui.t.battle.whyHim} ${him.text}`,
    code: '',
    rule: him,
    blocks: [],
    areas: [],
    at: null,
  }
}

/** In so many battles of a player the explanation stands open. */
const FIRST_BATTLES = 3
const BATTLES = 'battles'

/** Whether this is one of the first battles that somebody sees on this device. */
export function isFirstBattle(match: string, battle: number): boolean {
  const id = `${match} ${battle}`
  if (isTold(BATTLES, id)) return true
  if (toldOf(BATTLES) >= FIRST_BATTLES) return false
  remember(BATTLES, id)
  return true
}
