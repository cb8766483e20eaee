import type { Context } from 'hono';

const TIMEOUT_MS = 15_000;

/** Paths below which the pages of the site keep their files. */
export const SITE_FILE_PREFIXES = ['/_next/static/', '/media/', '/pictures/', '/icons/'];

const PASSED_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified'];

/** The page shows no more than the site, runs no script, and may stand in a frame of the studio only. */
const PREVIEW_CSP = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

/** The site's page of a post with its draft, as visitors would see it. */
export async function previewPage(context: Context, siteUrl: string, previewToken: string) {
  const slug = encodeURIComponent(context.req.param('slug') ?? '');
  const response = await fetchFromSite(`${siteUrl}/voorbeeld/${previewToken}/${slug}`);
  if (!response) return context.text('De site antwoordt niet. Het voorbeeld volgt vanzelf.', 502);
  return new Response(response.body, {
    status: response.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PREVIEW_CSP,
    },
  });
}

/** A file that a previewed page names. */
export async function siteFile(context: Context, siteUrl: string) {
  const { pathname, search } = new URL(context.req.url);
  const response = await fetchFromSite(siteUrl + pathname + search);
  if (!response) return context.body(null, 502);
  const headers = new Headers({ 'cache-control': 'private, max-age=60' });
  for (const name of PASSED_HEADERS) {
    const value = response.headers.get(name);
    // fetch has decompressed the body, so the length that was sent is another one.
    const isStale = name === 'content-length' && response.headers.has('content-encoding');
    if (value && !isStale) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

function fetchFromSite(url: string) {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
}
