import { serve as serveUntilStopped } from '@muster/server/hosting/serve'
import { SERVE_HELP } from '@muster/server/hosting/settings'
import type { Command } from '../usage.ts'

export const serve: Command = {
  name: 'serve',
  summary: 'the server: matches that anyone can host',
  help: SERVE_HELP,
  run: serveUntilStopped,
}
