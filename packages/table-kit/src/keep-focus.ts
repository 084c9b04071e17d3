/**
 * What was pressed may be gone or out of use a moment later: the row of a group that is chosen, a button while a choice is
 * on its way. The focus then waits where the next thing is asked, instead of falling out of the table.
 */
import type { Attachment } from 'svelte/attachments'

/** Whether the focus was last at a table or its curtain, wherever it is now; noted before any table is there. */
let here = false
globalThis.document?.addEventListener('focusin', ({ target }) => {
  here = target instanceof Element && target.closest('#main') !== null
})

export const keepFocus: Attachment<HTMLElement> = (table) => {
  const look = (): void => {
    const at = document.activeElement
    const useless = at instanceof HTMLButtonElement && at.disabled && table.contains(at)
    if (!here || (at !== document.body && !useless)) return
    const asked = table.querySelector<HTMLElement>('.prompt') ?? table.querySelector<HTMLElement>('#main')
    asked?.focus({ preventScroll: true })
  }
  // After a curtain the table is there anew.
  queueMicrotask(look)
  const watch = new MutationObserver(look)
  watch.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
  return () => watch.disconnect()
}
