// Installable as an app. Files with a hash in their name never change and may be kept; all else
// comes from the service, so that nobody ever plays on an old page.
const KEPT = 'quattrocento-1'

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  if (event.request.method !== 'GET' || !address.pathname.startsWith('/assets/')) return
  event.respondWith(
    caches.open(KEPT).then(async (cache) => {
      const known = await cache.match(event.request)
      if (known) return known
      const fresh = await fetch(event.request)
      if (fresh.ok) await cache.put(event.request, fresh.clone())
      return fresh
    }),
  )
})

// It is somebody's turn: one notice for each table, which leads there and nowhere else.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {}
  const path = told.table ? `/table/${encodeURIComponent(told.table)}` : '/'
  const notice = { tag: path, icon: '/icon.svg', data: path }
  event.waitUntil(self.registration.showNotification(told.title ?? 'Quattrocento', notice))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const here = open.find((page) => new URL(page.url).pathname === event.notification.data)
      return here ? here.focus() : self.clients.openWindow(event.notification.data)
    }),
  )
})
