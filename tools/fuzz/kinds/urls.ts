import type { Random } from '../random.ts';
import { wholeRequest } from '../raw-request.ts';
import type { TargetSite } from '../target-site.ts';
import { words } from '../words.ts';

/** Characters and sequences with a meaning to a URL parser, a router or a file system. */
const ODD_PIECES = [
  ...words(`
    % %zz %E0%A4%A %ff %00 %0d%0aset-cookie:x %2e%2e %2f %5c %25%30 .. .
    /../../../etc/passwd /..%2f..%2flib/env.ts ;x=1 // /./ //elders.example @elders.example
    :80 ? # & * [ ] [slug] (.) $1 {{7*7}} " <script> | ^ { } ~ .rsc .json .html .txt
    .prefetch.rsc .segments/_tree.segment.rsc .action /__proto__ /constructor /_next /index
    /_not-found /favicon.ico /A
  `),
  '..\\..\\',
  '\\',
  "'",
  '`',
  '\x7f',
  '\xe9',
  '\xff',
  '\x01',
];
const WHOLE_TARGETS = [
  ...words(`
    * / // /// /% /. /.. /? /?? /# contact . /..;/ http://elders.example/ http:///contact
    https://elders.example:99999/contact http:// file:///etc/passwd javascript:alert(1)
    elders.example:443 http://[::1
  `),
  '/\\',
  '',
  '/\x00',
  '//\x00',
];
const QUERIES = words(`
  _rsc _rsc=x _rsc=1&_rsc=2 __nextDataReq=1 __nextLocale=xx __nextDefaultLocale=x
  nxtPslug=../../x nxtPpath=a nxtIslug=x __proto__=x __proto__[x]=y constructor=x
  onderwerp=%E0%A4%A onderwerp=%00 onderwerp=a&onderwerp=b onderwerp[]=a amp=1 = &&&
  speler=javascript:alert(1) speler=//x url=/x.png&w=64&q=75
  url=http://127.0.0.1/&w=640&q=1 slug=x path=.. name=kaart dpl=x _next_rewrite=1
  __flight__=1 token=%
`);

export function addresses(random: Random, site: TargetSite) {
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD']);
  return wholeRequest('url', site.host, { method, target: hostileTarget(random, site) });
}

/** A path of the site with hostile changes. */
export function hostileTarget(random: Random, site: TargetSite) {
  if (random.chance(0.08)) return random.pick(WHOLE_TARGETS);
  let path = random.pick(site.paths);
  for (let count = random.below(3); count >= 0; count -= 1) path = mutatePath(random, path);
  if (random.chance(0.4)) path += `?${queryFor(random)}`;
  // A line break would end the request line; heads.ts tests that.
  return path.replaceAll(/[\r\n ]/g, '+');
}

function mutatePath(random: Random, path: string) {
  const at = random.below(path.length + 1);
  const insert = (text: string) => path.slice(0, at) + text + path.slice(at);
  return random.pick([
    () => path,
    () => insert(random.pick(ODD_PIECES)),
    () => path + random.pick(ODD_PIECES),
    () => `/${random.pick(ODD_PIECES)}${path}`,
    () => insert(random.bytes(1 + random.below(4)).toString('latin1')),
    () => insert(`%${random.bytes(1).toString('hex')}`),
    () => path + path,
    () => `${path}/${random.pick(['a', '.', '%61', 'A'])}`.repeat(1 + random.below(40)),
    () => path + 'a'.repeat(random.pick([200, 300, 2000, 9000])),
    () => path.replaceAll('/', random.pick(['//', '\\', '/./', '%2F', '/../'])),
    () => path.toUpperCase(),
    () => encodeAll(path),
    () => path.slice(0, at),
  ])();
}

function encodeAll(path: string) {
  return path.replaceAll(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

function queryFor(random: Random) {
  if (random.chance(0.05)) return 'a=1&'.repeat(random.pick([50, 1000, 3000]));
  if (random.chance(0.1)) return random.bytes(random.below(40)).toString('latin1');
  const parts = random.list(1 + random.below(3), () => random.pick(QUERIES));
  return parts.join('&') + (random.chance(0.2) ? random.pick(ODD_PIECES) : '');
}
