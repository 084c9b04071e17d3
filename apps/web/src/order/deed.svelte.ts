/** A deed that is being done: it needs a reason, is done once at a time, and what is refused is said. */
import { rejectionWords } from '@muster/table-kit/text/rejected.ts'
import { order } from './words.svelte.ts'

export class Doing {
  why = $state('')
  busy = $state(false)
  problem = $state('')

  do = async (what: (why: string) => Promise<unknown>): Promise<void> => {
    const why = this.why.trim()
    this.problem = why === '' ? order.t.sayWhy : ''
    if (why === '' || this.busy) return
    this.busy = true
    try {
      await what(why)
      this.why = ''
    } catch (error) {
      this.problem = rejectionWords(error)
    }
    this.busy = false
  }
}
