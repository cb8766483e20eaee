import type { Random } from '../random.ts';
import { maybeHeader, wholeRequest } from '../raw-request.ts';
import type { TargetSite } from '../target-site.ts';
import { words } from '../words.ts';
import { mutateBytes } from './forms.ts';
import { oddHeaders } from './headers.ts';
import { hostileJson } from './hostile-json.ts';

const METHODS = words(`
  POST POST POST PUT PATCH DELETE OPTIONS GET HEAD TRACE PROPFIND REPORT SEARCH M-SEARCH
  PURGE LINK QUERY
`);
const TYPES = [
  ...words(`
    application/json text/plain text/plain;charset=UTF-16 application/octet-stream text/html
    application/x-www-form-urlencoded application/csp-report application/reports+json
    text/x-component application/xml image/png x */*
  `),
  'multipart/form-data; boundary=x',
  '',
  '\xff',
];
const REPORT = {
  'csp-report': { 'violated-directive': 'x', 'blocked-uri': 'y', 'document-uri': 'z' },
};

export function bodies(random: Random, site: TargetSite) {
  const method = random.pick(METHODS);
  const hasBody = random.chance(0.85);
  return wholeRequest('body', site.host, {
    method,
    target: random.pick(site.paths),
    headers: [
      ...maybeHeader(random, 0.75, 'Content-Type', random.pick(TYPES)),
      ...(random.chance(0.1) ? oddHeaders(random) : []),
    ],
    ...(hasBody && { body: anyBody(random) }),
  });
}

/** The routes that accept JSON, half of the webhook requests with the right secret. */
export function interfaces(random: Random, site: TargetSite) {
  const isHook = random.chance(0.5);
  const body = Buffer.from(isHook ? hookBody(random) : reportBody(random));
  return wholeRequest('interface', site.host, {
    method: 'POST',
    target: isHook ? '/api/revalidate' : '/api/csp-reports',
    headers: [
      [
        'Content-Type',
        random.pick(['application/json', 'application/csp-report', random.pick(TYPES)]),
      ],
      ...maybeHeader(random, isHook ? 0.5 : 0, 'X-Webhook-Secret', site.webhookSecret),
    ],
    body: random.chance(0.2) ? mutateBytes(random, body) : body,
  });
}

function hookBody(random: Random) {
  if (random.chance(0.5)) return hostileJson(random);
  const slug = random.pick([
    '..',
    '../../api/revalidate',
    '__proto__',
    '%00',
    'a'.repeat(5000),
    7,
    null,
    '\ud800',
    '@x/',
    '',
  ]);
  const record = random.pick([{ slug }, { slug, is_published: true }, null, [], 'x']);
  const linking = random.pick([undefined, [], ['a'.repeat(300)], Array(500).fill('x'), 'x', [1]]);
  return JSON.stringify({
    type: random.pick(['INSERT', 'UPDATE', 'DELETE', 'x']),
    table: 'posts',
    record,
    old_record: null,
    linking,
  });
}

function reportBody(random: Random) {
  if (random.chance(0.5)) return hostileJson(random);
  const report = JSON.stringify(REPORT).replace(
    random.pick(['"x"', '"y"', '"z"']),
    hostileJson(random),
  );
  return random.chance(0.1) ? report + ' '.repeat(random.pick([16_000, 900_000])) : report;
}

function anyBody(random: Random) {
  return random.pick([
    () => random.bytes(random.length()),
    () => Buffer.from(hostileJson(random)),
    () => Buffer.from('a=1&b=%E0%A4%A&__proto__[x]=1&'.repeat(1 + random.below(50))),
    () => Buffer.alloc(random.pick([0, 1, 70_000, 999_999, 1_000_001, 1_200_000]), 'x'),
  ])();
}
