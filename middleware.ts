import { type NextRequest, NextResponse } from 'next/server';
import { REQUEST_PATH } from './lib/configurator/request-path';
import { errorResponse } from './lib/error-page/error-response';
import { errorText } from './lib/error-page/error-texts';
import { OWN_CONFIGURATOR_PATH } from './lib/frame-routes';
import { checkUrl } from './lib/request-guard/check-url';
import { refuseBody } from './lib/request-guard/form-post';
import { allowedMethods, isReading } from './lib/request-guard/methods';
import { CSP_HEADER } from './lib/security/csp.mjs';
import { nonceCsp } from './lib/security/nonce-csp';

/**
 * Redirects old shapes of URLs to the right one, and answers with the page of errors what Next would
 * answer with a 500. A page that answers a form without JavaScript, and our own configurator, which reads
 * its query, are rendered for this request alone, past the cache: they get their policy here. An
 * ordinary page request never comes here.
 */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const address = checkUrl(rawPath(request));
  if (address.kind === 'broken') return refusal(request, 400, 'Dit adres bestaat niet.');
  if (address.kind === 'moved') {
    return NextResponse.redirect(new URL(address.to + request.nextUrl.search, request.url), 308);
  }
  const allow = allowedMethods(request.method, pathname);
  if (allow) return refusal(request, 405, null, { allow });
  if (isReading(request.method)) {
    if (pathname === OWN_CONFIGURATOR_PATH) return pageWithNonce(request, nonceCsp("'self'"));
    return pathname === REQUEST_PATH ? pageWithNonce(request, nonceCsp()) : NextResponse.next();
  }

  const isForm = !pathname.startsWith('/api/');
  const refused = await refuseBody(request, isForm);
  if (refused) {
    const { status, reason } = refused;
    return refusal(request, status, reason && `Dit formulier is geweigerd: ${reason}.`, {
      // Next's own sign for the script of a page of an earlier build.
      ...(status === 409 && { 'x-nextjs-action-not-found': '1' }),
    });
  }
  return isForm && !request.headers.has('next-action')
    ? pageWithNonce(request, nonceCsp())
    : NextResponse.next();
}

/** Next puts the nonce that it reads in the request's policy on every script of the page. */
function pageWithNonce(request: NextRequest, policy: string) {
  const headers = new Headers(request.headers);
  headers.set(CSP_HEADER, policy);
  return NextResponse.next({ request: { headers }, headers: { [CSP_HEADER]: policy } });
}

/** The path before anything decoded it. */
function rawPath(request: NextRequest): string {
  return new URL(request.url).pathname;
}

/** @param reason a sentence in place of the usual one of this status */
function refusal(
  request: NextRequest,
  status: number,
  reason: string | null,
  headers: Record<string, string> = {},
) {
  const { title, text } = errorText(status);
  const answer = errorResponse({ title, text: reason ?? text }, request.headers.get('accept'));
  return new NextResponse(answer.body, { status, headers: { ...answer.headers, ...headers } });
}

// The edge runtime, which is the default, fails with a cache handler of one's own.
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/:path*', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    // Set by lib/request-guard/normalize-requests.ts; a matcher is read without running anything.
    { source: '/:path*', has: [{ type: 'header', key: 'x-odd-request' }] },
    '/((?!_next/|media/|api/).*[A-Z].*)',
    '/(.*%.*)',
    '/(.+)/',
    // OWN_CONFIGURATOR_PATH and REQUEST_PATH, written out for the same reason.
    '/kader/samenstelling',
    '/contact/samenstelling',
  ],
};
