import { serve as serveUntilStopped } from '@muster/server/hosting/serve'
import { SERVE_HELP } from '@muster/server/hosting/settings'
import type { Command } from '../usage.ts'

export const serve: Command = {
  help: SERVE_HELP,
  run: serveUntilStopped,
}
