import type { Context, MiddlewareHandler } from 'hono';

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

/** Sets the default headers, and those of a kind of studio; a route may set its own before. */
export function secureHeaders(own: Record<string, string> = {}): MiddlewareHandler {
  const all = Object.entries({ ...HEADERS, ...own });
  return async (context, next) => {
    await next();
    for (const [name, value] of all) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

type OwnRequests = {
  /** The origin of the studio. */
  origin: () => string;
  /** The path of the document, which a link elsewhere may open. */
  documentPath: RegExp;
  /** Whether a request that changes something is one of the client. */
  isOwnChange: (headers: Headers) => boolean;
  /** Called with what was wrong. */
  onRefusal?: (what: 'host' | 'origin' | 'site' | 'change') => void;
};

/**
 * Refuses requests that other sites caused. The host is compared because a name that another site
 * makes resolve to the address of the studio (DNS rebinding) would otherwise have its origin.
 */
export function onlyOwnRequests(own: OwnRequests): MiddlewareHandler {
  return async (context, next) => {
    const refusal = refusalOf(context, own);
    if (!refusal) return next();
    own.onRefusal?.(refusal);
    return context.body(null, refusal === 'host' ? 421 : 403);
  };
}

function refusalOf({ req }: Context, { origin, documentPath, isOwnChange }: OwnRequests) {
  const { headers } = req.raw;
  if (headers.get('host') !== new URL(origin()).host) return 'host';
  const sender = headers.get('origin');
  if (sender !== null && sender !== origin()) return 'origin';
  const site = headers.get('sec-fetch-site');
  const isNavigation = headers.get('sec-fetch-mode') === 'navigate';
  const isFromElsewhere = site === 'cross-site' || site === 'same-site';
  // A link in a mail opens the studio: only its document may be asked from elsewhere.
  const isDocument = isNavigation && documentPath.test(req.path);
  if (isFromElsewhere && !isDocument) return 'site';
  const changes = !['GET', 'HEAD'].includes(req.method);
  return changes && !isOwnChange(headers) ? 'change' : undefined;
}
