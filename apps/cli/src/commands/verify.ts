import { verifyClocks } from '@muster/server/clocks/verify'
import { loadMatch } from '../save.ts'
import { type Command, noMore, parse, UsageError } from '../usage.ts'

export const verify: Command = {
  help: `Usage: muster verify FILE [--json]

Plays the match again from its revealed seed and compares every draw, every position and the commitment with what
the file says; in a match with clocks also them. Exit code 1, and the first action that disagrees, if anything does.`,
  run(args) {
    const { values, positionals } = parse(args, { json: { type: 'boolean' } })
    noMore(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageError('Which file?')
    const { match, record, inProgress, endedBy, besides } = loadMatch(file)
    const clocks =
      besides.clock === undefined ? null : verifyClocks(match, record, besides.ending, besides.clock)
    const draws = [match.opening, ...match.log].reduce((sum, each) => sum + each.draws.length, 0)
    const report = {
      ok: true,
      game: record.game,
      scenario: record.setup.scenario,
      version: record.version,
      actions: record.actions.length,
      draws,
      commitment: record.commitment,
      over: match.state.outcome !== null || endedBy !== null,
      ...(endedBy === null ? {} : { endedBy }),
      ...(clocks === null ? {} : { clocks }),
      seedRevealed: !inProgress,
    }
    if (values.json) console.log(JSON.stringify(report, null, 2))
    else {
      console.log(`${record.game}, ${record.setup.scenario}, rules version ${record.version}`)
      console.log(`All agree: ${report.actions} actions, ${report.actions + 1} positions, ${draws} draws.`)
      console.log(`The seed matches the commitment ${record.commitment}.`)
      if (clocks !== null) {
        const up = clocks.runOut === 0 ? 'nobody ran out of time' : `time was up ${clocks.runOut} times`
        console.log(`The clocks agree: ${clocks.entries} entries, ${up}.`)
      }
      if (endedBy === 'time') console.log('It ended by time, as its clocks say.')
      else if (endedBy === 'host')
        console.log('A host closed it, without a winner; that, the file alone says.')
      else if (endedBy !== null) console.log(`It ended by ${endedBy}; that, the file alone says.`)
      if (inProgress)
        console.log('The match is a save in progress: its seed is in the file but not yet public.')
    }
    return 0
  },
}
