import { PREVIEW_PATH } from '../../routes';
import { CSP_HEADER, CSP_REPORTS_GROUP, CSP_REPORTS_PATH } from './csp.mjs';
import { DEFAULT_CSP } from './default-csp';
import { FRAMES_PATH } from './frame-routes';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/**
 * The CSP of files of the bucket: should one be a page, it runs nothing. `allow-same-origin`, because browsers
 * otherwise do not play a video that is opened by its own URL.
 */
const FILE_CSP =
  "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin";

const UNUSED_FEATURES = [
  ...['camera', 'microphone', 'geolocation', 'display-capture'],
  ...['payment', 'usb', 'serial', 'hid', 'midi'],
];

const TWO_YEARS_S = 63_072_000;

/** What other sites may embed: shared pictures, and those of posts in a feed reader. */
const EMBEDDABLE = [
  '/pictures/:path*',
  '/media/blog/:path*',
  '/blog/:slug/deelplaatje.jpg',
  '/deelplaatje/:file',
  '/blog/:feed(feed.xml|atom.xml)',
  '/:icon(favicon.ico|icon.svg|apple-icon.png)',
];

/** Frames have their own CSP, which allows our pages to embed them. */
const ALL_BUT_FRAMES = `/((?!${FRAMES_PATH.slice(1)}/).*)`;

/**
 * The security headers of every response; deploy/nginx/security-headers.conf repeats them for the
 * responses of nginx itself.
 * @param siteUrl with https it adds Strict-Transport-Security
 */
export function headersEverywhere(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // `no-referrer` is too strict: browsers would send forms with the origin `null`, which Next refuses.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Asks for another browser process than that of other hosts on the owner's domain.
    'origin-agent-cluster': '?1',
    'reporting-endpoints': `${CSP_REPORTS_GROUP}="${CSP_REPORTS_PATH}"`,
    ...(siteUrl.startsWith('https:') && {
      // includeSubDomains is left out, because other hosts of the owner's domain may lack https.
      'strict-transport-security': `max-age=${TWO_YEARS_S}`,
    }),
  };
}

/**
 * The security headers that depend on the URL alone, as rules of next.config.ts; a later rule overrides an earlier one.
 * @param isOnNode whether the cache handler and default-headers.ts set those of every response
 */
export function securityHeaders(siteUrl: string, isOnNode: boolean): HeaderRule[] {
  const embeddable = { 'cross-origin-resource-policy': 'cross-origin' };
  // The URL holds a secret token.
  const preview = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
  return [
    ...(isOnNode ? [] : rulesEverywhere(siteUrl)),
    rule('/media/:path*', { [CSP_HEADER]: FILE_CSP }),
    ...EMBEDDABLE.map((source) => rule(source, embeddable)),
    rule(`${PREVIEW_PATH}/:path*`, preview),
  ];
}

function rulesEverywhere(siteUrl: string): HeaderRule[] {
  return [
    rule('/:path*', headersEverywhere(siteUrl)),
    rule(ALL_BUT_FRAMES, { [CSP_HEADER]: DEFAULT_CSP }),
  ];
}

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
