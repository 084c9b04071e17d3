import type { CardFace } from '@muster/board-kit/card'
import { data, type GameId } from './data.ts'

/** Cards of a game as faces; texts are the data's own. Only the scenes are chosen here. */
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

export function cards(game: GameId): CardFace[] {
  switch (game) {
    case 'hammer-of-the-scots': {
      const list = data<{
        cards: { id: string; kind: 'event' | 'move'; name: string; value: number | null; effect: string }[]
      }>(game, 'cards').cards
      return list.map((c) => ({
        kind: c.kind,
        id: c.id,
        title: c.name,
        tag: c.kind === 'event' ? 'event' : `groups: ${c.value}`,
        scene: HAMMER_SCENES[c.id] ?? 'march',
        text: c.effect,
        value: c.value,
      }))
    }
    case 'richard-iii': {
      const list = data<{
        cards: { id: string; kind: 'event' | 'action'; name: string; ap: number; effect: string }[]
      }>(game, 'cards').cards
      return list.map((c) => ({
        kind: c.kind,
        id: c.id,
        title: c.name,
        tag: c.kind === 'event' ? 'event' : 'action points',
        scene: RICHARD_SCENES[c.id] ?? 'march',
        text: c.effect,
        value: c.ap,
      }))
    }
    case 'this-war-without-an-enemy': {
      interface Card {
        id: string
        side: 'royalist' | 'parliament'
        ap: number
        event: { name: string; phase: string; text: string } | null
        addYear: number | null
        removeYear: number | null
      }
      return data<{ cards: Card[] }>(game, 'cards').cards.map((c) => ({
        kind: c.side,
        id: c.id,
        title: c.event?.name ?? 'Campaign',
        tag: c.event?.phase ?? 'no event',
        scene: c.event
          ? (ENEMY_SCENES.find(([pattern]) => pattern.test(c.event?.name ?? ''))?.[1] ?? 'pikes')
          : 'march',
        text: c.event?.text ?? 'Action points only.',
        value: c.ap,
        foot: `${c.addYear ? `▲ ${c.addYear}  ` : ''}${c.removeYear ? `▼ ${c.removeYear}  ` : ''}${c.id}`,
      }))
    }
    case 'ancien-regime': {
      interface Data {
        distribution: { value: number; count: number; ability: string | null }[]
        abilities: { id: string; text: string }[]
      }
      const d = data<Data>(game, 'battle-cards')
      const names = ['', 'Skirmish', 'Home Ground', 'Scouts', 'Volley', 'Assault']
      const scenes = ['', 'pikes', 'castle', 'horse', 'guns', 'swords']
      return d.distribution.flatMap((v) =>
        Array.from({ length: v.count }, (_, i): CardFace => {
          const text = d.abilities.find((a) => a.id === v.ability)?.text ?? 'Counts 1.'
          return {
            kind: 'battle',
            id: `${v.value}-${i + 1}`,
            title: names[v.value],
            tag: 'battle card',
            scene: scenes[v.value],
            text: text[0].toUpperCase() + text.slice(1),
            value: v.value,
          }
        }),
      )
    }
  }
}
