import { expect, test } from 'playwright/test';
import { sites } from '../support/fixtures';

const FILM = '/media/hero/hero-720.mp4';

const get = (headers: Record<string, string> = {}, method = 'GET', path = FILM) =>
  fetch(sites.site + path, { method, headers });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a film is served in the byte ranges that a browser requests', async () => {
  const whole = await get();
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  const film = await bytesOf(whole);
  expect(whole.headers.get('content-length')).toBe(String(film.length));

  for (const [range, from, to] of [
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1000, film.length - 1],
    ['bytes=-500', film.length - 500, film.length - 1],
  ] as const) {
    const part = await get({ range });
    expect(part.status, range).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${film.length}`);
    expect(part.headers.get('content-length')).toBe(String(to - from + 1));
    expect((await bytesOf(part)).equals(film.subarray(from, to + 1)), range).toBe(true);
  }
  const beyond = await get({ range: `bytes=${film.length}-` });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('content-range')).toBe(`bytes */${film.length}`);
});

test('a range request for a changed film gets the whole new film', async () => {
  const range = 'bytes=0-99';
  const etag = (await get({}, 'HEAD')).headers.get('etag') ?? '';
  expect((await get({ range, 'if-range': etag })).status).toBe(206);
  expect((await get({ range, 'if-range': '"een andere"' })).status).toBe(200);
});

test('a film that the browser has cached is not sent again', async () => {
  const first = await get({}, 'HEAD');
  expect(first.headers.get('cache-control')).toContain('max-age=86400');
  expect(Number(first.headers.get('content-length'))).toBeGreaterThan(100_000);
  expect(first.headers.get('last-modified')).toBeTruthy();
  const again = await get({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

for (const path of ['/media/niets.mp4', '/media/hero/..%2f..%2f..%2fmedia%2fhero%2fhero-720.mp4']) {
  test(`${path} answers 404 with a sentence in Dutch`, async () => {
    const response = await get({}, 'GET', path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Dit bestand bestaat niet.');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
}

test('a browser plays a film at its URL', async ({ page }) => {
  await page.goto(sites.site + FILM);
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBe(4);
});
