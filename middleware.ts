import { type NextRequest, NextResponse } from 'next/server';
import { fontStyle } from './app/fonts/font-faces';
import { COMPOSED_PATH } from './lib/business/configurator/composed-path';
import { isForServer } from './lib/business/configurator/query';
import { REQUEST_PATH } from './lib/business/configurator/request-path';
import { PROJECT_PATH, PROPOSAL_PATH } from './lib/business/project/path';
import { CHOSEN_ROOM_PATH } from './lib/business/room-models/path';
import { FORM_PAGES } from './lib/contact/form-pages';
import { errorResponse } from './lib/requests/error-page/error-response';
import { errorText } from './lib/requests/error-page/error-texts';
import { checkUrl, withoutInvisible } from './lib/requests/guard/check-url';
import { refuseBody, withOrigin } from './lib/requests/guard/form-post';
import { allowedMethods, isReading } from './lib/requests/guard/methods';
import { CSP_HEADER } from './lib/requests/security/csp.mjs';
import { nonceCsp } from './lib/requests/security/nonce-csp';
import { ROOM_PATH, routes } from './lib/routes';

const renderedOnRequest = [REQUEST_PATH, PROJECT_PATH, PROPOSAL_PATH];

/**
 * Redirects old forms of URLs and refuses what Next would respond to with a 500. Sets a CSP with a nonce
 * on pages that are rendered for one request past the cache: the response to a form without JavaScript,
 * a project, and the configurator or a kiosk in a room where its URL has a choice. Ordinary page requests do not match.
 */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const sent = new URL(request.url);
  const verdict = checkUrl(sent.pathname);
  if (verdict.kind === 'broken') return refusal(request, 400, 'Dit adres bestaat niet.');
  const search = withoutInvisible(request.nextUrl.search);
  if (verdict.kind === 'moved' || search !== request.nextUrl.search) {
    const to = verdict.kind === 'moved' ? verdict.to : sent.pathname;
    return NextResponse.redirect(new URL(to + search, request.url), 308);
  }
  const allow = allowedMethods(request.method, pathname, FORM_PAGES);
  if (allow) return refusal(request, 405, null, { allow });
  if (isReading(request.method)) {
    const { searchParams } = request.nextUrl;
    if (pathname === routes.configurator && isForServer(searchParams)) {
      return pageWithNonce(request, COMPOSED_PATH);
    }
    if (pathname === ROOM_PATH) return pageWithNonce(request, CHOSEN_ROOM_PATH);
    return renderedOnRequest.includes(pathname) ? pageWithNonce(request) : NextResponse.next();
  }

  const isForm = !pathname.startsWith('/api/');
  const refused = await refuseBody(request, isForm);
  if (refused) {
    const { status, reason } = refused;
    return refusal(request, status, reason && `Dit formulier is geweigerd: ${reason}.`, {
      // Tells Next's script that the form is of another build.
      ...(status === 409 && { 'x-nextjs-action-not-found': '1' }),
    });
  }
  if (!isForm) return NextResponse.next();
  return request.headers.has('next-action')
    ? NextResponse.next({ request: { headers: withOrigin(request.headers) } })
    : pageWithNonce(request);
}

/**
 * Next reads the nonce in the CSP of the request and sets it on every script of the page.
 * @param route that renders it, if not the one of the URL
 */
function pageWithNonce(request: NextRequest, route?: string) {
  const policy = nonceCsp(fontStyle);
  const headers = isReading(request.method)
    ? new Headers(request.headers)
    : withOrigin(request.headers);
  headers.set(CSP_HEADER, policy);
  const init = { request: { headers }, headers: { [CSP_HEADER]: policy } };
  if (!route) return NextResponse.next(init);
  const url = request.nextUrl.clone();
  url.pathname = route;
  return NextResponse.rewrite(url, init);
}

/** @param reason replaces the usual text of this status */
function refusal(
  request: NextRequest,
  status: number,
  reason: string | null,
  headers: Record<string, string> = {},
) {
  const { title, text } = errorText(status);
  const page = errorResponse({ title, text: reason ?? text }, request.headers.get('accept'));
  return new NextResponse(page.body, { status, headers: { ...page.headers, ...headers } });
}

// The default, the edge runtime, fails with a custom cache handler.
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/:path*', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    // Set by lib/requests/guard/normalize-requests.ts. Written out, because Next reads the matcher without running code.
    { source: '/:path*', has: [{ type: 'header', key: 'x-run-middleware' }] },
    '/((?!_next/|media/|api/).*[A-Z].*)',
    '/(.*%.*)',
    '/(.+)/',
    // A link that was copied with the punctuation of its sentence.
    "/((?!_next/|media/|api/).*[.,;:!'\\)\\]}])",
    // routes.configurator, REQUEST_PATH, PROJECT_PATH and PROPOSAL_PATH.
    '/configurator',
    '/contact/samenstelling',
    '/project',
    '/project/voorstel',
    // ROOM_PATH, where it has a choice.
    { source: '/kiosken/in-uw-ruimte', has: [{ type: 'query', key: 'model' }] },
    { source: '/kiosken/in-uw-ruimte', has: [{ type: 'query', key: 'kleur' }] },
  ],
};
