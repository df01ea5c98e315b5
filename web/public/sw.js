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
