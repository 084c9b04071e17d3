/** Which parts a game still lacks, and what each is for. A game that lacks none can be played everywhere. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BaseState } from '@muster/kernel/game'
import type { Title } from '../src/title.ts'

/** Files that programs find by their place in the game's folder. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': 'its workspace',
  'web/client.ts': 'its table in the browser',
  'RULINGS.md': 'the rulings that its players are told',
  'data/sections.json': 'the sections of its rulebook',
  'board/spec.ts': 'what the map maker draws',
  'board/colours.ts': 'the colours of its sides',
  'board/pieces.ts': 'its pieces, cards and set-ups in the gallery',
  'board/generated/board.svg': 'its board (npm run maps)',
  'board/generated/geometry.json': 'the places of its board (npm run maps)',
  'cover.webp': 'its picture on the home page (npm run art)',
  'cover-small.webp': 'the same for phones and lists (npm run art)',
  'board-small.webp': 'its board, while it comes to a phone (npm run art)',
  'testing/position.ts': 'its position language',
  'testing/scenes.ts': 'its matches and pages for pictures',
}

export function lackingFiles(folder: string): string[] {
  return Object.entries(FILES)
    .filter(([file]) => !existsSync(join(folder, file)))
    .map(([file, what]) => `${file}: ${what}`)
}

const LANGUAGES = ['en', 'pl'] as const

/** What its title promises and its parts do not keep. */
export async function lackingParts<S extends BaseState, V>(title: Title<S, V>): Promise<string[]> {
  const lacks: string[] = []
  const need = (ok: boolean, what: string): void => {
    if (!ok) lacks.push(what)
  }
  for (const language of LANGUAGES) {
    need(title.name[language] !== '', `title.ts: a name (${language})`)
    need(title.line[language] !== '', `title.ts: a line of what it is about (${language})`)
  }
  const part = async <T>(name: string, load: () => Promise<T>): Promise<T | undefined> => {
    try {
      const loaded = await load()
      if (loaded !== undefined) return loaded
      lacks.push(`title.ts: ${name}() answers nothing`)
    } catch (problem) {
      lacks.push(
        `title.ts: ${name}() cannot be loaded: ${problem instanceof Error ? problem.message : problem}`,
      )
    }
    return undefined
  }
  const game = await part('game', () => title.game())
  const text = await part('text', () => title.text())
  const rules = await part('rules', () => title.rules())
  await part('caption', () => title.caption())
  await part('terminal', () => title.terminal())
  const marks = (await title.colours?.())?.marks ?? {}
  const grey = title.colours === undefined ? [] : title.seats.filter((seat) => marks[seat] === undefined)
  need(grey.length === 0, `board/colours.ts: marks of ${grey.join(', ')}`)
  if (game !== undefined) {
    need(game.id === title.id, `title.ts: the id of its rules is ${game.id}`)
    const players = game.scenarios.flatMap((each) => each.players)
    need(
      Math.min(...players) === title.players[0] && Math.max(...players) === title.players[1],
      `title.ts: players are ${Math.min(...players)} to ${Math.max(...players)} in its scenarios`,
    )
    const { first } = title
    need(
      first === undefined || game.scenarios.some((each) => each.id === first),
      `title.ts: its rules have no scenario ${first}`,
    )
    const { id: scenario } = game.scenarios[0]
    const seats = game.seats({ scenario, players: title.players[1], options: {} })
    need(seats.join() === title.seats.join(), `title.ts: seats are ${seats.join(', ')} in its rules`)
    const untold = game.sections.filter((each) => !each.narrative && rules?.[each.id] === undefined)
    need(untold.length === 0, `text/rules.ts: ${untold.map((each) => each.id).join(', ')}`)
  }
  for (const language of LANGUAGES) need(text?.[language] !== undefined, `text/: its words (${language})`)
  return lacks
}
