import { revalidateInBrowsers } from '../http/browser-cache-control';
import { recordConnectionIps } from '../http/client-ip';
import { sendContentLength } from '../http/content-length';
import { markErrorTitle } from '../http/mark-error-title';
import { sendQueryOnce } from '../http/repeated-query';
import { trackRequestIds } from '../http/track-request-ids';
import { sendDefaultHeaders } from '../security/default-headers';
import { guardServers } from './guard-servers';
import { normalizeRequests } from './normalize-requests';

type Options = {
  /** The URL as `headersEverywhere` takes it. */
  siteUrl: string;
  isDevelopment: boolean;
  /** Registers what changes pages that are rendered for one request. */
  improvePages?: () => void;
  isVercel: boolean;
};

/** Registers all that this site does around Next, in the order in which a request meets it. Call it once, at the start of the server. */
export function registerHooks({ siteUrl, isDevelopment, isVercel, improvePages }: Options): void {
  // Connection: timeouts, refused bodies, our error page for unreadable requests and failed pages.
  guardServers(siteUrl, isDevelopment);
  // Request: a URL that the middleware can judge, and a mark on methods other than GET and HEAD.
  normalizeRequests();
  // Request: the X-Request-Id of the proxy, for log lines.
  trackRequestIds();
  // Request: the IP address of the connection, for rate limits.
  recordConnectionIps();
  // Request and response: a page that is rendered for it loads the framework after the first paint.
  improvePages?.();
  // Response to a form without JavaScript: its title says that there are errors.
  markErrorTitle();
  // Then Next: the middleware, the page from the cache or a rendering.
  // Response: the security headers that it lacks.
  sendDefaultHeaders(siteUrl);
  // Response: no second copy of a long query.
  sendQueryOnce();
  // Response: browsers revalidate pages at each use.
  if (!isVercel) revalidateInBrowsers();
  // Response: the length of a file, which Next drops.
  sendContentLength();
}
