/** Coalitions: Ancien Régime, as the kernel plays it. Every step is in the file of its chapter under rules/. */
import { defineGame, type Steps } from '@muster/kernel/game'
import { advise } from './advice.ts'
import sectionData from './data/sections.json' with { type: 'json' }
import { type Emitted, FIELDS } from './events.ts'
import { faults } from './faults.ts'
import type { AncienFrame } from './frames.ts'
import { describe, lay } from './position.ts'
import { redeal } from './redeal.ts'
import { frederick, STUART_OPTION, setUp } from './rules/3-setup.ts'
import { handLimit } from './rules/5-basics.ts'
import { turn } from './rules/6-sequence.ts'
import { coalition, otherStatus, petition, status } from './rules/7-diplomacy.ts'
import { claim, vote } from './rules/8-election.ts'
import { arbiter, disband, further, permit } from './rules/9-7-movement.ts'
import { movementTurn } from './rules/9-7-moves.ts'
import { consent, route } from './rules/9-7-passage.ts'
import { actions } from './rules/9-actions.ts'
import { battles, support } from './rules/10-battle.ts'
import { cards, scout } from './rules/10-cards.ts'
import { battleEnd, occupy, result, rout } from './rules/10-result.ts'
import { reassign, stay, update } from './rules/11-board-update.ts'
import { withdraw } from './rules/11-withdrawal.ts'
import { bid } from './rules/12-minor-powers.ts'
import type { State } from './state.ts'
import { POWERS, SCENARIOS } from './tables.ts'
import { view } from './view.ts'
import { DOMAINS } from './vocabulary.ts'

const steps: Steps<State, AncienFrame, Emitted> = {
  frederick,
  turn,
  'hand-limit': handLimit,
  status,
  coalition,
  'other-status': otherStatus,
  petition,
  claim,
  vote,
  actions,
  arbiter,
  disband,
  'movement-turn': movementTurn,
  route,
  consent,
  further,
  permit,
  battles,
  support,
  cards,
  scout,
  result,
  occupy,
  rout,
  'battle-end': battleEnd,
  update,
  reassign,
  stay,
  withdraw,
  bid,
}

export const ancienRegime = defineGame({
  id: 'ancien-regime',
  title: 'Coalitions: Ancien Régime',
  plays: [2],
  scenarios: SCENARIOS.map(({ id, title, players }) => ({ id, title, players })),
  options: [
    {
      id: STUART_OPTION,
      title: 'Charles Edward Stuart',
      values: ['on', 'off'],
      initial: 'on',
      scenarios: ['1756'],
    },
  ],
  sections: sectionData.sections,
  domains: DOMAINS,
  fields: FIELDS,
  steps,
  /** 3.2 The players' Powers are the first in Power Order; the others are Minor. */
  seats: ({ players }) => POWERS.slice(0, players),
  setup: setUp,
  lay,
  describe,
  view,
  redeal,
  faults,
  advise,
})
