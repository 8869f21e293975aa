// Keeps one page for the time without a connection, with the files that it needs: no other page, and nothing of a
// visitor. The build puts its own name in place of BUILD, so that each build brings a worker and a page of its own.

const CACHE = 'offline-BUILD'
const LANGUAGES = /^\/(ar|es|fr|de|pt|ru|vt|hi|ja|ko|zh|tr)(?=\/|$)/
const PAGE = '/offline'
const ASSET = /(?:href|src)="(\/assets\/[^"]+)"/g

self.addEventListener('install', (event) => {
  // Nothing is answered from the cache while there is a connection: a new worker cannot mix up builds.
  event.waitUntil(keepPage(pathIn('')).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(navigate(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The page itself; where there is no connection, the kept one in its language. */
async function navigate(event, pathname) {
  const kept = pathIn(LANGUAGES.exec(pathname)?.[0] ?? '')
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keepMissing(kept))
    return response
  } catch {
    const cache = await caches.open(CACHE)
    const page = (await cache.match(kept)) ?? (await cache.match(pathIn('')))
    return page ?? Response.error()
  }
}

/** Names of files change with what is in them, so a kept one is the right one. */
async function asset(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.open(CACHE).then((cache) => cache.match(request.url))
    if (kept === undefined) throw error
    return kept
  }
}

async function keepMissing(path) {
  const cache = await caches.open(CACHE)
  if ((await cache.match(path)) === undefined) await keepPage(path).catch(() => {})
}

async function keepPage(path) {
  const response = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
  if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`)
  const html = await response.clone().text()
  const cache = await caches.open(CACHE)
  await cache.addAll([...new Set([...html.matchAll(ASSET)].map(([, file]) => file))])
  await cache.put(path, response)
}

async function begin() {
  // The request for a page does not wait for this worker to start.
  await self.registration.navigationPreload?.enable()
  await forgetOlder()
  await self.clients.claim()
}

async function forgetOlder() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith('offline-') && name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
}

function pathIn(prefix) {
  return `${prefix}${PAGE}`
}
