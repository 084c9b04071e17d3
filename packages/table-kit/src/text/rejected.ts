/** What the server refused, in the reader's words: what is so, and what to do next. */
import { Rejected } from '../match/rejected.ts'
import { ui } from './index.svelte.ts'

export function rejectionWords(error: unknown): string {
  const { refusals, refusalDetails } = ui.t
  if (!(error instanceof Rejected)) return ui.t.errors.unexpected
  const { code, params } = error
  if (code === 'too-many' && typeof params.seconds === 'number') return refusalDetails.wait(params.seconds)
  if (code === 'bad-setup' && params.reason === 'unknown-person') {
    return refusalDetails.unknownPerson(String(params.name))
  }
  return fieldWords(error) ?? refusals[code] ?? refusals.bug
}

/** What is wrong with one thing that was entered, or null if that is not what was refused. */
function fieldWords({ code, params }: Rejected): string | null {
  if (code !== 'bad-request') return null
  const { refusalDetails } = ui.t
  const field = fieldOf(params.path)
  if (field === 'name' || field === 'text' || field === 'who') return refusalDetails[field]
  return field === 'password' || field === 'new' || field === 'old' ? refusalDetails.password : null
}

const fieldOf = (path: unknown): string => String(path ?? '').replace(/^body\./, '')

/** Which field of a form a refusal is about; null if it is about the whole. */
export function rejectedField(error: unknown): string | null {
  if (!(error instanceof Rejected)) return null
  if (error.code === 'name-taken' || error.code === 'name-reserved') return 'name'
  if (error.code === 'common-password') return 'password'
  if (error.code === 'not-invited-here') return 'invitation'
  if (error.code === 'wrong-password') return 'password'
  if (error.code === 'wrong-code' || error.code === 'code-needed') return 'code'
  return error.code === 'bad-request' ? fieldOf(error.params.path) : null
}
