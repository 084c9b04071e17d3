/** The service worker: keeps the site for when there is no connection (public/sw.js). */
const RELOADED = 'muster-reloaded'
const AGAIN_AFTER = 60_000

/** A page that has been open since before an update may want files that are gone: a fresh page has them. */
function reloadOnce(event: Event): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (Date.now() - last < AGAIN_AFTER) return
  event.preventDefault()
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}

export function keepFiles(): void {
  addEventListener('vite:preloadError', reloadOnce)
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  void navigator.serviceWorker.ready.then(({ active }) => {
    const keepAll = (): void => active?.postMessage('keep-all')
    if ('requestIdleCallback' in window) requestIdleCallback(keepAll, { timeout: 10_000 })
    else setTimeout(keepAll, 5000)
  })
}
