import type { Random } from '../random.ts';
import { type HeaderList, wholeRequest } from '../raw-request.ts';
import type { TargetSite } from '../target-site.ts';
import { words } from '../words.ts';
import { hostileTarget } from './urls.ts';

const ODD_VALUES = [
  ...words(`
    1 0 -1 true null undefined % %E0%A4%A %00 [ {} [] " / // ../ /contact /[slug] * , ; =
    __proto__ [""] ["",{"children":["__PAGE__",{}]}] %5B%22%22%2C%7B%7D%5D
  `),
  '',
  ' ',
  '\xe9\xff',
  '\x01',
  'a'.repeat(3000),
];

/** Internal headers of Next and this site, some known from vulnerabilities. */
const INTERNAL_NAMES = words(`
  x-middleware-subrequest x-middleware-next x-middleware-rewrite x-middleware-invoke
  x-middleware-override-headers x-middleware-request-host x-middleware-set-cookie
  x-middleware-prefetch x-middleware-cache x-middleware-redirect x-middleware-skip
  x-invoke-path x-invoke-status x-invoke-error x-invoke-query x-invoke-output
  x-matched-path x-now-route-matches x-next-resume-state-length next-resume
  x-next-revalidated-tags x-nextjs-data x-nextjs-redirect x-nextjs-rewrite x-nextjs-cache
  x-nextjs-postponed x-nextjs-matched-path x-nextjs-prerender x-next-revalidate-tag-token
  x-prerender-revalidate x-prerender-revalidate-if-generated x-next-cache-tags
  x-next-cache-soft-tags x-deployment-id x-nextjs-html-request-id x-nextjs-request-id
  x-nextjs-action-not-found x-action-redirect x-action-forwarded x-action-revalidated
  x-vercel-id next-html-request-id rsc next-url next-router-state-tree
  next-router-prefetch next-router-segment-prefetch next-hmr-refresh
  next-test-fetch-priority x-rendered-at x-from-instance purpose nonce
`);
const PROXY_NAMES = words(`
  x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-port forwarded via
  x-real-ip x-original-url x-rewrite-url x-http-method-override x-forwarded-prefix
`);
const ORDINARY_NAMES = words(`
  accept accept-encoding accept-language cookie user-agent referer origin te authorization
  if-none-match if-modified-since if-range if-match cache-control content-type
  content-encoding expect upgrade trailer sec-fetch-dest sec-purpose
`);
const HOSTS = [
  ...words(`
    elders.example localhost localhost:99999 [::1]:80 [ x/y ? @ %00 127.0.0.1:3000#x
    http://x x:y:z .. x,y
  `),
  '',
  'a b',
  '\xe9',
  'a'.repeat(2000),
];
const PROTOCOLS = words(`
  https http ftp javascript https,http : //x https://elders.example/
`);
const RANGES = [
  'bytes=0-',
  'bytes=0-0',
  'bytes=-1',
  'bytes=99999999-',
  'bytes=5-2',
  'bytes=a-b',
  'bytes=',
  'lines=0-1',
  'bytes=0-1,2-3,4-5',
  'bytes=-99999999999999999999',
  'bytes=1-1e9',
  `bytes=${'0-1,'.repeat(300)}0-1`,
];
const ENCODINGS = [
  ...words(`
    gzip br deflate zstd identity;q=0 *;q=0 gzip;q=x
  `),
  'a'.repeat(500),
];

export function headers(random: Random, site: TargetSite) {
  const target = random.chance(0.15) ? hostileTarget(random, site) : random.pick(site.paths);
  const method = random.pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST']);
  return wholeRequest('header', site.host, { method, target, headers: oddHeaders(random) });
}

/** Up to six headers, rarely very many or a very long one. */
export function oddHeaders(random: Random): HeaderList {
  if (random.chance(0.03)) {
    return random.list(random.pick([100, 500, 1500]), () => [`x-${random.below(9999)}`, 'y']);
  }
  if (random.chance(0.03))
    return [[random.pick(ORDINARY_NAMES), 'a'.repeat(random.pick([9000, 15_000, 40_000]))]];
  const list = random.list(1 + random.below(6), () => oddHeader(random));
  return random.chance(0.2) ? [['RSC', '1'], ...list] : list;
}

function oddHeader(random: Random): [string, string] {
  const junk = () =>
    random.chance(0.15)
      ? random
          .bytes(random.below(60))
          .toString('latin1')
          .replaceAll(/[\r\n\0]/g, '?')
      : random.pick(ODD_VALUES);
  const makers: (() => [string, string])[] = [
    () => [random.pick(INTERNAL_NAMES), junk()],
    () => [random.pick(INTERNAL_NAMES), random.pick(['1', 'middleware', '/contact', '200', '500'])],
    () => ['x-middleware-subrequest', 'middleware:'.repeat(1 + random.below(8))],
    () => [random.pick(PROXY_NAMES), junk()],
    () => ['x-forwarded-host', random.pick(HOSTS)],
    () => ['x-forwarded-proto', random.pick(PROTOCOLS)],
    () => ['host', random.pick(HOSTS)],
    () => ['range', random.pick(RANGES)],
    () => ['accept-encoding', random.pick(ENCODINGS)],
    () => [random.pick(ORDINARY_NAMES), junk()],
    () => ['origin', random.pick(['null', 'https://elders.example', 'x', 'file://', ''])],
  ];
  return random.pick(makers)();
}
