import { type NextRequest, NextResponse } from 'next/server';
import { judgeAddress } from './lib/request-guard/address';
import { refuseBody } from './lib/request-guard/form-post';

/**
 * Leads old shapes of addresses to the right one, and answers in plain words what Next would answer
 * with a 500. An ordinary page request never comes here.
 */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const address = judgeAddress(rawPath(request));
  if (address.kind === 'broken') return refusal(400, 'Dit adres bestaat niet.');
  if (address.kind === 'moved') {
    return NextResponse.redirect(new URL(address.to + request.nextUrl.search, request.url), 308);
  }
  if (request.method === 'GET' || request.method === 'HEAD') return NextResponse.next();

  const refused = await refuseBody(request, !pathname.startsWith('/api/'));
  return refused
    ? refusal(refused.status, `Dit formulier is geweigerd: ${refused.reason}.`)
    : NextResponse.next();
}

/** The path before anything decoded it. */
function rawPath(request: NextRequest): string {
  return new URL(request.url).pathname;
}

function refusal(status: number, text: string) {
  return new NextResponse(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

// The edge runtime, which is the default, fails with a cache handler of one's own.
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/:path*', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    '/((?!_next/|media/|api/).*[A-Z].*)',
    '/(.*%.*)',
    '/(.+)/',
  ],
};
