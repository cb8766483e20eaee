// Service worker of the page /digital-signage/scherm alone: a signage player that starts without a network shows its day.
// Sent to browsers as it is, so without syntax newer than Chromium 71. To remove it: docs/server.md.

const PAGE = '/digital-signage/scherm';
/** PLAYER_COPY in lib/platform/browser/player-copy.ts. */
const CACHE = 'zw-speler';
/** Their names change with their content. */
const BUILD_FILES = '/_next/static/';
const BUILD_FILE = /\/_next\/static\/[\w.~/-]+\.\w+/g;

/** In ms, before the copy is shown instead of a page that does not come. */
const NETWORK_LIMIT = 5000;
/** In ms, for a browser whose storage hangs. */
const CACHE_LIMIT = 2000;

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(PAGE).then(keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname === PAGE && request.mode === 'navigate') event.respondWith(newestPage(event));
  else if (pathname.startsWith(BUILD_FILES)) event.respondWith(buildFile(request));
});

/** From the network, or the copy when the network fails, is too slow or hands out an error of the server. */
async function newestPage(event) {
  const fromNetwork = fetch(event.request);
  event.waitUntil(
    fromNetwork
      .then((response) => (isGone(response) ? remove() : response.ok && keep(response.clone())))
      .catch((error) => console.info('The copy of the player stays as it is.', error)),
  );
  const page = await Promise.race([fromNetwork.catch(() => undefined), after(NETWORK_LIMIT)]);
  if (page && page.status < 500) return page;
  return (await copyOf(PAGE)) || page || fromNetwork;
}

async function buildFile(request) {
  return (await copyOf(request.url)) || fetch(request);
}

async function copyOf(url) {
  const found = caches.open(CACHE).then((cache) => cache.match(url, { ignoreVary: true }));
  try {
    return await Promise.race([found, after(CACHE_LIMIT)]);
  } catch (error) {
    console.info('The copy of the player cannot be read.', error);
  }
}

/** Replaces the copy when every file of the build that the page names is there, and deletes those of former builds. */
async function keep(page) {
  if (!page.ok) throw new Error(`The page has status ${page.status}.`);
  const copy = page.clone();
  const files = new Set((await page.text()).match(BUILD_FILE));
  if (files.size === 0) throw new Error('This is another page.');
  const cache = await caches.open(CACHE);
  await Promise.all(
    Array.from(files, async (file) => (await cache.match(file)) || cache.add(file)),
  );
  await cache.put(PAGE, copy);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== PAGE && !files.has(pathname)) await cache.delete(request);
  }
}

function isGone({ status }) {
  return status === 404 || status === 410;
}

/** The page no longer exists, so nothing of it stays behind. */
async function remove() {
  await caches.delete(CACHE);
  await self.registration.unregister();
}
