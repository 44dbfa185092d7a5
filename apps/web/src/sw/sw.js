// The service worker: the page's own files for when there is no network, and messages for when there is no page.
// It keeps nothing of people: no call of the API passes through it. The build writes `self.CASCA` before this
// (build/instalavel.ts): the version, and the files of the frame.

const { versao, arquivos } = self.CASCA
const PREFIXO = 'casca-'
const CAIXA = `${PREFIXO}${versao}`
const DOCUMENTO = '/'

// A new version waits until the last page of the old one is closed: an open page keeps the files that it began with.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CAIXA).then((caixa) => caixa.addAll([DOCUMENTO, ...arquivos])))
  // A browser that knows of routes does not even wake the worker for a call.
  if (event.addRoutes)
    event.waitUntil(event.addRoutes([{ condition: { urlPattern: '/api/*' }, source: 'network' }]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      // The document is on its way while this worker starts.
      self.registration.navigationPreload?.enable(),
    ]),
  )
})

async function deleteOldCaches() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIXO) && name !== CAIXA).map((name) => caches.delete(name)),
  )
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(documentOf(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(partOf(request))
})

// The network's document whenever there is one: a new version is met as if there were no worker.
async function documentOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(DOCUMENTO, { cacheName: CAIXA })) ?? Response.error()
  }
}

// Named by their content: what is kept is what would come.
async function partOf(request) {
  const kept = await caches.match(request, { cacheName: CAIXA })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    const copy = response.clone()
    await caches.open(CAIXA).then((caixa) => caixa.put(request, copy))
  }
  return response
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})

// Whether a page already shows what a message is about: the same record, in whichever sector, or the list of alerts.
// Elsewhere in the system a person may be typing for long, and sees the alert only where it comes.
function shows(pathname, url) {
  const record = ofRecord(new URL(url, self.location.origin).pathname)
  return pathname.endsWith('/avisos') || (record !== null && record === ofRecord(pathname))
}

const ofRecord = (pathname) => {
  const [, kind, id] = /^\/[^/]+\/([^/]+)\/.*?(\d+)(?:\/|$)/.exec(pathname) ?? []
  return id === undefined ? null : `${kind}/${id}`
}

async function show({ titulo, corpo, url, marca }) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.some((page) => page.focused && shows(new URL(page.url).pathname, url))) return
  await self.registration.showNotification(titulo, {
    body: corpo,
    tag: marca,
    renotify: true,
    lang: 'pt-BR',
    icon: '/icones/192.png',
    badge: '/icones/selo.png',
    data: { url },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data.url))
})

// An open page goes there by itself: what is typed on it is asked about first.
async function goTo(path) {
  const { origin } = self.location
  const url = new URL(path, origin)
  if (url.origin !== origin) return
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) {
    await self.clients.openWindow(url.href)
    return
  }
  await page.focus()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker is of its origin
  page.postMessage({ ir: `${url.pathname}${url.search}` })
}
