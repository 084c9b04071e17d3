/** Sending a form: once at a time, keeping what was entered, with what the server refused beside its field. */
import { rejectedField, rejectionWords } from '@muster/table-kit/text/rejected.ts'

export class Form {
  busy = $state(false)
  #error = $state.raw<unknown>(null)
  readonly #fields: readonly string[]

  /** The names, as in the request, of the fields that can be wrong by themselves. */
  constructor(...fields: readonly string[]) {
    this.#fields = fields
  }

  /** What is wrong with a field; without one, what is wrong with none of them in particular. */
  problem = (field?: string): string => {
    if (this.#error === null) return ''
    const refused = rejectedField(this.#error)
    const about = refused !== null && this.#fields.includes(refused) ? refused : undefined
    return about === field ? rejectionWords(this.#error) : ''
  }

  /** Whether the last answer was that the code of a second factor is needed, or was wrong. */
  get wantsCode(): boolean {
    return rejectedField(this.#error) === 'code'
  }

  send = async (event: SubmitEvent, what: () => Promise<unknown>): Promise<void> => {
    event.preventDefault()
    if (this.busy) return
    this.busy = true
    this.#error = null
    try {
      await what()
    } catch (error) {
      this.#error = error
    }
    this.busy = false
  }
}
