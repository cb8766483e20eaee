import { FRAMES_PATH } from '../frames/addresses';
import { PREVIEW_PATH } from '../routes';
import { POLICY_HEADER, POLICY_REPORTS_GROUP, POLICY_REPORTS_PATH } from './content-policy.mjs';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/**
 * Holds for every answer, and alone where no cache handler adds the policy of the page: on Vercel,
 * and on Next's own page for a failure. It says nothing of scripts and styles, since a browser
 * that gets two policies obeys both.
 */
export const BASE_POLICY =
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * For pictures that others put there: should one be a page, it is of no site and runs nothing. (The
 * bucket's other files come by a rewrite, to which Next adds no headers; the bucket takes no pages.)
 */
const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox";

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

/**
 * The security headers that need no knowledge of the page, as rules of next.config.ts; a later rule
 * overrides an earlier one.
 * @param siteUrl the address of the site: over https browsers are told to stay there
 */
export function securityHeaders(siteUrl: string): HeaderRule[] {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    // Not `no-referrer`: the form would come without an origin, which Next refuses.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'reporting-endpoints': `${POLICY_REPORTS_GROUP}="${POLICY_REPORTS_PATH}"`,
    ...(siteUrl.startsWith('https:') && {
      // Of this host alone: what else runs on the owner's domain is not ours to decide.
      'strict-transport-security': `max-age=${TWO_YEARS_S}`,
    }),
  };
  const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' };
  // The address holds the token: it is nobody's to index or to pass on.
  const preview = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
  return [
    rule('/:path*', everywhere),
    // Frames have a policy of their own, which lets our pages show them.
    rule(`/((?!${FRAMES_PATH.slice(1)}/).*)`, { [POLICY_HEADER]: BASE_POLICY }),
    rule('/media/blog/:path*', { [POLICY_HEADER]: FILE_POLICY }),
    ...SHOWN_ELSEWHERE.map((source) => rule(source, shownElsewhere)),
    rule(`${PREVIEW_PATH}/:path*`, preview),
  ];
}

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
