/** `npm start`. */
import { serve } from './hosting/serve.ts'
import { SERVE_HELP } from './hosting/settings.ts'

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) console.log(SERVE_HELP)
else process.exit(await serve(args))
