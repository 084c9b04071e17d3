/**
 * A table comes in parts, each of them drawn before the next is made. All at once they would hold a phone up for most of a
 * second, in which nothing that is pressed is heard.
 */
let last = Promise.resolve()

/** A page that nobody looks at draws nothing, and goes on all the same. */
const UNSEEN = 100

const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })

/** Resolves when all that asked before has been made and drawn. */
export function inTurn(): Promise<void> {
  last = last.then(drawn)
  return last
}
