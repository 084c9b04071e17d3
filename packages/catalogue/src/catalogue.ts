/** Every game with its rules and words, for programs that play any of them at any time: server, terminal, bots. */
import { MusterError } from '@muster/kernel/errors'
import type { Game } from '@muster/kernel/game'
import type { Envoy, TalkRules } from '@muster/kernel/talk'
import type { GameText, Language } from '@muster/kernel/text'
import { TITLES } from './listed.ts'
import type { Title } from './title.ts'

export interface LoadedTitle {
  readonly title: Title
  readonly game: Game
  readonly text: Readonly<Record<Language, GameText>>
  readonly talks?: TalkRules | undefined
  readonly envoy?: Envoy | undefined
}

async function load(title: Title): Promise<LoadedTitle> {
  const [game, text, talks, envoy] = await Promise.all([
    title.game(),
    title.text(),
    title.talks?.(),
    title.envoy?.(),
  ])
  return { title, game, text, talks, envoy }
}

export const CATALOGUE: readonly LoadedTitle[] = await Promise.all(TITLES.map(load))

export function titleCalled(id: string): LoadedTitle {
  const found = CATALOGUE.find((each) => each.game.id === id)
  if (found === undefined) throw new MusterError('unknown-game', { game: id })
  return found
}
