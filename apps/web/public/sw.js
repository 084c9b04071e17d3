/* Keeps the site for when there is no connection: pages from the net if they can be had, built files from the store. */
const STORE = 'muster-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  event.respondWith(url.pathname.startsWith('/assets/') ? fromStore(request) : fromNet(request))
})

async function fromStore(request) {
  const store = await caches.open(STORE)
  return (await store.match(request)) ?? keep(store, request, await fetch(request))
}

async function fromNet(request) {
  const store = await caches.open(STORE)
  try {
    return keep(store, request, await fetch(request))
  } catch (error) {
    const kept = await store.match(request)
    if (kept) return kept
    throw error
  }
}

function keep(store, request, response) {
  if (response.ok) store.put(request, response.clone())
  return response
}
