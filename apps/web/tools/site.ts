/** `npm run site`, and before `npm start`: builds the site if it has not been built, or if anything that it is made of is newer. */
import { siteIsBuilt } from './build-site.ts'

process.exitCode = siteIsBuilt() ? 0 : 1
