import { ROSTER } from '@muster/bots/roster'
import { GAMES } from '../games.ts'
import { type Command, noMore, parse } from '../usage.ts'

const describe = () =>
  GAMES.map(({ game }) => ({
    id: game.id,
    title: game.title,
    version: game.version,
    scenarios: game.scenarios.map((each) => ({
      id: each.id,
      title: each.title,
      players: each.players,
      seats: game.seats({ scenario: each.id, players: each.players[0], options: {} }),
    })),
    options: game.options.map((each) => ({
      id: each.id,
      title: each.title,
      values: each.values,
      initial: each.initial,
      ...(each.scenarios === undefined ? {} : { scenarios: each.scenarios }),
    })),
  }))

function inWords(): string {
  const lines: string[] = []
  for (const game of describe()) {
    lines.push(`${game.id}  ${game.title}`)
    for (const each of game.scenarios) {
      lines.push(`  scenario ${each.id}: ${each.title}, ${each.players.join(' or ')} players`)
    }
    for (const each of game.options) {
      const where = each.scenarios === undefined ? '' : `, in ${each.scenarios.join(' and ')}`
      const values = each.values.join(', ')
      lines.push(`  option ${each.id}: ${each.title} (${values}; ${each.initial} unless told${where})`)
    }
  }
  lines.push('', `bots: ${ROSTER.join(', ')}`)
  return lines.join('\n')
}

export const games: Command = {
  help: `Usage: muster games [--json]

Lists every game with its scenarios, the numbers of players and the options.`,
  run(args) {
    const { values, positionals } = parse(args, { json: { type: 'boolean' } })
    noMore(positionals, 0)
    console.log(values.json ? JSON.stringify(describe(), null, 2) : inWords())
    return 0
  },
}
