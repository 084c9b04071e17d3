import type { CardFace } from '@muster/board-kit/card'
import type { Language } from '@muster/kernel/text'
import { cardWords as ancienWords } from '../../../games/ancien-regime/text/cards.ts'
import { cardWords as hammerWords } from '../../../games/hammer-of-the-scots/text/cards.ts'
import { cardWords as richardWords } from '../../../games/richard-iii/text/cards.ts'
import { cardWords as enemyWords } from '../../../games/this-war-without-an-enemy/text/cards.ts'
import { data, type GameId } from './data.ts'

/** Cards of a game as faces; their words are the game's own. Only the scenes are chosen here. */
const ANCIEN_SCENES = ['pikes', 'castle', 'horse', 'guns', 'swords'] as const
const HAMMER_SCENES: Record<string, string> = {
  herald: 'herald',
  pillage: 'fire',
  'sea-move': 'sea',
  truce: 'scroll',
  victuals: 'coins',
}
const RICHARD_SCENES: Record<string, string> = {
  'force-march': 'horse',
  muster: 'march',
  piracy: 'sea',
  plague: 'plague',
  surprise: 'swords',
  treason: 'scroll',
}
const ENEMY_SCENES: readonly [RegExp, string][] = [
  [/Surprise|Last Stand/, 'swords'],
  [/Plot|Ordinance|Surrender|Dismissed|Support/, 'scroll'],
  [/Ships|Supplies/, 'sea'],
  [/Cavalry/, 'horse'],
  [/Fever/, 'plague'],
  [/Garrisons|Fortification|Mining/, 'walls'],
  [/Artillery|Siege/, 'guns'],
  [/Clubmen/, 'clubs'],
  [/Quartermaster/, 'coins'],
]

export function cards(game: GameId, language: Language): CardFace[] {
  switch (game) {
    case 'hammer-of-the-scots': {
      const list = data<{ cards: { id: string; kind: 'event' | 'move'; value: number | null }[] }>(
        game,
        'cards',
      ).cards
      return list.map(({ id, kind, value }) => ({
        kind,
        id,
        scene: HAMMER_SCENES[id] ?? 'march',
        value,
        ...hammerWords(id, language),
      }))
    }
    case 'richard-iii': {
      const list = data<{ cards: { id: string; kind: 'event' | 'action'; ap: number }[] }>(
        game,
        'cards',
      ).cards
      return list.map(({ id, kind, ap }) => ({
        kind,
        id,
        scene: RICHARD_SCENES[id] ?? 'march',
        value: ap,
        ...richardWords(id, language),
      }))
    }
    case 'this-war-without-an-enemy': {
      interface Card {
        id: string
        side: 'royalist' | 'parliament'
        ap: number
        event: { name: string } | null
      }
      return data<{ cards: Card[] }>(game, 'cards').cards.map(({ id, side, ap, event }) => {
        const words = enemyWords(id, language)
        return {
          ...words,
          kind: side,
          id,
          scene:
            event === null
              ? 'march'
              : (ENEMY_SCENES.find(([pattern]) => pattern.test(event.name))?.[1] ?? 'pikes'),
          value: ap,
          foot: `${words.foot}  ${id}`.trim(),
        }
      })
    }
    case 'ancien-regime': {
      const { distribution } = data<{ distribution: { value: number; count: number }[] }>(
        game,
        'battle-cards',
      )
      return distribution.flatMap(({ value, count }) =>
        Array.from(
          { length: count },
          (_, i): CardFace => ({
            kind: 'battle',
            id: `${value}-${i + 1}`,
            ...ancienWords(String(value), language),
            scene: ANCIEN_SCENES[value - 1],
            value,
          }),
        ),
      )
    }
  }
}
