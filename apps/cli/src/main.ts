/** `muster`: the games in a terminal, and the tools around them. One file for each command in commands/. */
import { loadSettingsFile } from '@muster/server/hosting/settings-file'
import { run } from './cli.ts'

// A reader that has had enough (`muster games | head -1`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

// The commands for hosts find the database that the server has.
loadSettingsFile()
process.exitCode = await run(process.argv.slice(2))
