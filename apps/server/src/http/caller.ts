/** Who makes a request to a route that wants to know. */
import { Rejected } from '../errors.ts'
import type { Known } from '../people/people.ts'

/** Routes for signed-in people never see a caller without a session. */
export function caller({ known }: { known: Known | null }): Known {
  if (known === null) throw new Rejected('not-signed-in')
  return known
}
