/**
 * Loaded before a server that is to die at one exact moment: with the first append after `KILL_AFTER`, before it is
 * committed, after it is committed and before anybody is told, or after all are told.
 */
import { Log } from '../../src/storage/log.ts'

const { KILL_AT: at, KILL_AFTER: after } = process.env
let count = 0
const die = (): void => void process.kill(process.pid, 'SIGKILL')
const append = Log.prototype.append

Log.prototype.append = async function (each) {
  const isLast = ++count > Number(after)
  if (isLast && at === 'accepted') die()
  const done = await append.call(this, each)
  if (isLast && at === 'committed') die()
  // Whoever waits for the append tells everybody in the same turn of the event loop and the next.
  if (isLast && at === 'told') setTimeout(die, 2)
  return done
}
