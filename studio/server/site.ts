import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PreviewAccess } from './preview-access';
import { previewDocument } from './preview-html';

const TIMEOUT_MS = 15_000;

/** Paths below which the pages of the site keep their files. */
export const SITE_FILE_PREFIXES = ['/_next/static/', '/media/', '/pictures/', '/icons/'];

const NO_DATABASE = 'De database antwoordt niet. Het voorbeeld volgt vanzelf.';
const NO_SITE = 'De site antwoordt niet. Het voorbeeld volgt vanzelf.';

const PASSED_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified'];

/** The site's page of a post with its draft, as visitors would see it. */
export async function previewPage(context: Context, siteUrl: string, access: PreviewAccess) {
  const slug = encodeURIComponent(context.req.param('slug') ?? '');
  const fetchPage = (token: string) => fetchFromSite(`${siteUrl}/voorbeeld/${token}/${slug}`);
  const current = await access.token().catch(() => undefined);
  if (!current) return context.text(NO_DATABASE, 502);
  let response = await fetchPage(current);
  if (response?.status === 404) {
    const token = await access.tokenInstead();
    if (token) response = await fetchPage(token);
  }
  const body = await response?.text().catch(() => undefined);
  if (!response || body === undefined) return context.text(NO_SITE, 502);
  const sitePolicy = response.headers.get('content-security-policy') ?? '';
  const { html, policy } = previewDocument(body, sitePolicy);
  return context.body(html, response.status as ContentfulStatusCode, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
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
