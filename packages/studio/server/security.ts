import type { MiddlewareHandler } from 'hono';

/** Sent with each request that changes something: a form of another site cannot set it without a CORS preflight. */
export const STUDIO_HEADER = 'x-studio';

/** Everything from the studio itself; `blob:` shows a picture before it is uploaded. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Policies of packages/studio/app/editor/html/parse-inert.ts, and of prosemirror-view, which reads what is pasted.
  'trusted-types studio-html ProseMirrorClipboard',
].join('; ');

const HEADERS = {
  'content-security-policy': CSP,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Sets the default headers; a route may set its own before. */
export const secureHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  }
};

/**
 * Refuses requests that other sites caused. The host is compared because a name that another site
 * makes resolve to 127.0.0.1 (DNS rebinding) would otherwise have the origin of the studio.
 */
export function onlyOwnRequests(origin: () => string): MiddlewareHandler {
  return async (context, next) => {
    const { headers } = context.req.raw;
    if (headers.get('host') !== new URL(origin()).host) return context.body(null, 421);
    const sender = headers.get('origin');
    if (sender !== null && sender !== origin()) return context.body(null, 403);
    const site = headers.get('sec-fetch-site');
    const isNavigation = headers.get('sec-fetch-mode') === 'navigate';
    const isFromElsewhere = site === 'cross-site' || site === 'same-site';
    // A link in a mail opens the studio: only its document, at the token, may be asked from elsewhere.
    const isDocument = isNavigation && /^\/[^/]+\/?$/.test(context.req.path);
    if (isFromElsewhere && !isDocument) return context.body(null, 403);
    const changes = !['GET', 'HEAD'].includes(context.req.method);
    if (changes && headers.get(STUDIO_HEADER) !== '1') return context.body(null, 403);
    return next();
  };
}
