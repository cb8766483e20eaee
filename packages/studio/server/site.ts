import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from './database';
import { StudioError } from './errors';
import type { PreviewAccess } from './preview-access';
import { previewDocument } from './preview-html';
import { readPost } from './studio-post';

const TIMEOUT_MS = 15_000;

/** Paths below which the pages of the site keep their files. */
const SITE_FILE_PREFIXES = ['/_next/static/', '/media/', '/pictures/', '/icons/'];

const NO_DATABASE = 'De database antwoordt niet. Het voorbeeld volgt vanzelf.';
const NO_SITE = 'De site antwoordt niet. Het voorbeeld volgt vanzelf.';
const NO_PAGE = 'De site kan de pagina nu niet maken. Het voorbeeld volgt vanzelf.';

const PASSED_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified'];

type Preview = { siteUrl: string; access: PreviewAccess; database: Database };

/** The site's page of a post with its draft, as visitors would see it; text where there is none now, so that the studio tries again. */
export async function previewPage(context: Context, preview: Preview) {
  const id = context.req.param('id') ?? '';
  let response: Response | undefined;
  try {
    response = await fetchPreview(id, preview);
  } catch (error) {
    return error instanceof StudioError
      ? context.text(error.message, error.status)
      : context.text(NO_DATABASE, 502);
  }
  const body = await response?.text().catch(() => undefined);
  if (!response || body === undefined) return context.text(NO_SITE, 502);
  if (response.status >= 500) return context.text(NO_PAGE, 502);
  const sitePolicy = response.headers.get('content-security-policy') ?? '';
  const { html, policy } = previewDocument(body, sitePolicy);
  return context.body(html, response.status as ContentfulStatusCode, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  });
}

/** @throws {StudioError} without such a post @throws {DatabaseError} */
async function fetchPreview(id: string, { siteUrl, access, database }: Preview) {
  const fetchPage = async (token: string) => {
    const { live } = await readPost(database, id);
    const page = `${siteUrl}/voorbeeld/${token}/${encodeURIComponent(live.slug)}`;
    // Next renders simultaneous requests for one URL once: a newer draft would get the page of the last one.
    return fetchFromSite(`${page}/${randomUUID()}`);
  };
  const token = await access.token();
  const response = await fetchPage(token);
  // The token was revoked, or a publication gave the post another slug in between.
  return response?.status === 404 ? fetchPage((await access.tokenInstead()) ?? token) : response;
}

/** The files that a previewed page names. */
export function siteFileRoutes(siteUrl: string) {
  const routes = new Hono();
  for (const prefix of SITE_FILE_PREFIXES) {
    routes.get(`${prefix}*`, (context) => siteFile(context, siteUrl));
  }
  return routes;
}

async function siteFile(context: Context, siteUrl: string) {
  const { pathname, search } = new URL(context.req.url);
  const response = await fetchFromSite(siteUrl + pathname + search);
  if (!response) return context.body(null, 502);
  const headers = new Headers({
    'cache-control': 'private, max-age=60',
    // Opened by itself, a file of the site is no page of the studio.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
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
