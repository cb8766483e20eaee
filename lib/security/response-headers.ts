import { FRAMES_PATH, OWN_CONFIGURATOR_PATH } from '../frame-routes';
import { PREVIEW_PATH } from '../routes';
import { CSP_HEADER, CSP_REPORTS_GROUP, CSP_REPORTS_PATH } from './csp.mjs';
import { DEFAULT_CSP } from './default-csp';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/**
 * For files that others put there: should one be a page, it runs nothing. (Without an origin of its
 * own a browser would not play a film at its own address.)
 */
const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin";

const UNUSED_FEATURES = [
  ...['camera', 'microphone', 'geolocation', 'display-capture'],
  ...['payment', 'usb', 'serial', 'hid', 'midi'],
];

const TWO_YEARS_S = 63_072_000;

/** What other sites may show as their own: shared pictures, and those of posts in a feed reader. */
const SHOWN_ELSEWHERE = [
  '/pictures/:path*',
  '/media/blog/:path*',
  '/blog/:slug/deelplaatje.jpg',
  '/blog/:feed(feed.xml|atom.xml)',
  '/:icon(favicon.ico|icon.svg|apple-icon.png)',
];

/** Frames have a policy of their own, which lets our pages show them. */
const ALL_BUT_FRAMES = `/((?!${FRAMES_PATH.slice(1)}/).*)`;

/**
 * The security headers of every answer; deploy/nginx/security-headers.conf repeats them for what
 * nginx answers by itself.
 * @param siteUrl the address of the site: over https browsers are told to stay there
 */
export function headersEverywhere(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Not `no-referrer`: the form would come without an origin, which Next refuses.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Keeps other hosts of the owner's domain out of our process, as far as a browser can.
    'origin-agent-cluster': '?1',
    'reporting-endpoints': `${CSP_REPORTS_GROUP}="${CSP_REPORTS_PATH}"`,
    ...(siteUrl.startsWith('https:') && {
      // Of this host alone: what else runs on the owner's domain is not ours to decide.
      'strict-transport-security': `max-age=${TWO_YEARS_S}`,
    }),
  };
}

/**
 * The security headers that need no knowledge of the page, as rules of next.config.ts; a later rule
 * overrides an earlier one.
 * @param siteUrl as `headersEverywhere` takes it
 * @param isOnNode whether the cache handler and default-csp.ts can give each answer its policy
 */
export function securityHeaders(siteUrl: string, isOnNode: boolean): HeaderRule[] {
  const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' };
  // The address holds the token: it is nobody's to index or to pass on.
  const preview = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
  return [
    rule('/:path*', headersEverywhere(siteUrl)),
    ...(isOnNode ? [] : [rule(ALL_BUT_FRAMES, { [CSP_HEADER]: DEFAULT_CSP })]),
    rule('/media/:path*', { [CSP_HEADER]: FILE_POLICY }),
    ...SHOWN_ELSEWHERE.map((source) => rule(source, shownElsewhere)),
    rule(`${PREVIEW_PATH}/:path*`, preview),
    rule(OWN_CONFIGURATOR_PATH, { 'x-robots-tag': 'noindex' }),
  ];
}

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
