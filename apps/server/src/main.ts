/** `npm start`. */
import { serve } from './hosting/serve.ts'
import { SERVE_HELP } from './hosting/settings.ts'
import { loadSettingsFile } from './hosting/settings-file.ts'

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) console.log(SERVE_HELP)
else {
  const said = loadSettingsFile()
  if (said !== '') console.log(said)
  process.exit(await serve(args))
}
