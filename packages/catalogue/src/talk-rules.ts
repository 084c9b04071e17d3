/** What may be said and proposed in a game in which talk is part of play, and who answers. */
import type * as talks from '@muster/ancien-regime/talks'
import type { BaseState } from '@muster/kernel/game'

export interface TalkRules<S extends BaseState = BaseState> {
  say(state: S, talks: talks.Talks, saying: talks.Saying): talks.Spoken
  readonly answerProposal: typeof talks.answerProposal
  readonly privately: typeof talks.privately
}
