/*
 * Keeps the site for when there is no connection. Each version of the site has a store of its own: its page is kept
 * together with the scripts that it names, so that no old page ever asks for scripts that are gone, and the stores of
 * older versions are deleted when it takes over. The three lines below are filled in when the site is built.
 */
const STORE = `muster-${'unbuilt'}`
/* What the home page needs, kept before this version counts as installed. */
const SHELL = []
/* The whole site, kept when the page says that it has nothing better to do. */
const FILES = []
const KEPT = new Set(FILES)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'keep-all') event.waitUntil(keepAll())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (KEPT.has(url.pathname)) event.respondWith(file(url.pathname, request))
})

async function install() {
  const store = await caches.open(STORE)
  await store.addAll(SHELL.map((url) => new Request(url, { cache: 'no-cache' })))
  // Another tab may still show the version before, and will want its files: then this one waits until it is closed.
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length <= 1) await self.skipWaiting()
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith('muster-') && name !== STORE) await caches.delete(name)
  }
  await self.clients.claim()
}

/* One after the other, so that whoever plays meanwhile hardly notices. */
async function keepAll() {
  const store = await caches.open(STORE)
  for (const url of FILES) {
    if (await store.match(url)) continue
    try {
      await store.add(url)
    } catch {
      return
    }
  }
}

/* The newest page if it can be had, else the one that was kept with its scripts. It is never kept by itself. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match('/', { cacheName: STORE })
    if (kept) return kept
    throw error
  }
}

async function file(path, request) {
  const store = await caches.open(STORE)
  const kept = await store.match(path)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await store.put(path, response.clone())
  return response
}

/* Somebody is awaited: the server's words, and where they lead. */
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data?.json() ?? {}
  if (title)
    event.waitUntil(
      self.registration.showNotification(title, { body, data: url, tag: url, icon: '/icon.svg' }),
    )
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

async function show(url) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((each) => each.url === url)
  if (there) await there.focus()
  else await self.clients.openWindow(url)
}
