import { BOUNDARY, MULTIPART_TYPE, multipart, type Part, partsOf } from '../multipart.ts';
import type { Random } from '../random.ts';
import { type HeaderList, maybeHeader, wholeRequest } from '../raw-request.ts';
import type { TargetSite } from '../target-site.ts';
import { words } from '../words.ts';
import { hostileJson, reference } from './hostile-json.ts';

const PART_NAMES = [
  ...words(`
    name email subject message submission_key 0 1 _1_name 1_name _ $ACTION_REF_
    $ACTION_REF_1 $ACTION_REF_2 $ACTION_REF_999 $ACTION_REF_1:0 $ACTION_KEY $ACTION_1:0
    $ACTION_1:1 $ACTION_1:2 $ACTION_2:0 $ACTION_:0 $ACTION_ID_ $ACTION_ID_x __proto__
    constructor toString then name[] name.x
  `),
  '',
  ' ',
  'é',
  '\ud800',
  'a'.repeat(5000),
];
const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=anders',
  `multipart/form-data; boundary="${BOUNDARY}"`,
  `multipart/form-data;boundary=${BOUNDARY};charset=utf-16`,
  `Multipart/Form-Data; Boundary=${BOUNDARY}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  'text/plain',
  `multipart/form-data-x; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  `multipart/form-data; charset=shift_jis; boundary=${BOUNDARY}`,
  'application/x-www-form-urlencoded',
  `${MULTIPART_TYPE}, text/plain`,
  `multipart/form-data; boundary=${BOUNDARY}; boundary=x`,
  'x',
  '',
];
const PART_LINES = [
  'Content-Type: text/plain; charset=utf-16',
  'Content-Type: application/json',
  'Content-Type: image/png',
  'Content-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Length: -1',
  'Content-Disposition: form-data; name="email"',
  'X: y',
  ': x',
  'x',
  '\0: x',
  `X: ${'a'.repeat(20_000)}`,
];

/** The contact form as a browser without JavaScript posts it, with mutations. */
export function forms(random: Random, site: TargetSite) {
  const parts = mutateParts(random, partsOf({ ...site.form, ...message(random) }));
  return hostileForm(random, site, 'form', parts, []);
}

/** The server action call of the contact form, with mutations. */
export function calls(random: Random, site: TargetSite) {
  const fields = Object.entries({ ...message(random), submission_key: '' });
  const parts = partsOf({
    ...Object.fromEntries(fields.map(([name, value]) => [`_1_${name}`, value])),
    0: random.chance(0.5) ? hostileJson(random) : '[null,"$K1"]',
  });
  const id = random.chance(0.8) ? site.actionId : oddActionId(random, site);
  const mutated = random.chance(0.6) ? mutateParts(random, parts) : parts;
  return hostileForm(random, site, 'call', mutated, [['Next-Action', id]]);
}

function hostileForm(
  random: Random,
  site: TargetSite,
  kind: string,
  parts: Part[],
  headers: HeaderList,
) {
  const type = random.chance(0.85) ? MULTIPART_TYPE : random.pick(TYPES);
  const body = multipart(parts);
  return wholeRequest(kind, site.host, {
    method: 'POST',
    target: random.chance(0.8) ? '/contact' : random.pick(site.paths),
    headers: [
      ...headers,
      // A new IP address each time, or the rate limit would refuse the request before the form is parsed.
      ['X-Forwarded-For', `10.${Array.from(random.bytes(3)).join('.')}`],
      ['Content-Type', type],
      ...maybeHeader(random, 0.03, 'Content-Encoding', random.pick(['gzip', 'br', 'x'])),
    ],
    body: random.chance(0.2) ? mutateBytes(random, body) : body,
  });
}

function message(random: Random) {
  return {
    name: 'Fuzzer',
    email: 'fuzzer@voorbeeld.example',
    subject: `Verzoek ${random.below(1e9)}`,
    message: 'Een bericht.',
  };
}

function mutateParts(random: Random, given: Part[]): Part[] {
  let parts = given;
  for (let count = random.below(3); count >= 0; count -= 1) {
    const at = random.below(parts.length + 1);
    const change = (mutate: (part: Part) => Part) =>
      parts.map((part, index) => (index === at ? mutate(part) : part));
    parts = random.pick([
      () => parts.filter((_part, index) => index !== at),
      () => parts.flatMap((part, index) => (index === at ? [part, part] : [part])),
      () => parts.toSorted(() => random.below(3) - 1),
      () => change((part) => ({ ...part, name: random.pick(PART_NAMES) })),
      () => change((part) => ({ ...part, value: oddValue(random) })),
      () =>
        change((part) => ({
          ...part,
          fileName: random.pick(['x.txt', '', '../x', 'a'.repeat(999)]),
        })),
      () => change((part) => ({ ...part, headers: [random.pick(PART_LINES)] })),
      () => [...parts, { name: random.pick(PART_NAMES), value: oddValue(random) }],
      () => setHidden(random, parts),
      () => setHidden(random, parts),
      () => manyParts(random, parts),
    ])();
  }
  return parts;
}

/** Replaces a hidden field that React parses: action reference or state. */
function setHidden(random: Random, parts: Part[]) {
  const name = random.pick(['$ACTION_1:0', '$ACTION_1:1', '$ACTION_KEY', '0']);
  return parts.map((part) =>
    part.name === name ? { ...part, value: Buffer.from(hostileJson(random)) } : part,
  );
}

function manyParts(random: Random, parts: Part[]): Part[] {
  if (!random.chance(0.2)) return parts;
  const name = random.pick(PART_NAMES).slice(0, 20);
  const many = random.list(random.pick([50, 1000, 8000]), () => ({
    name,
    value: Buffer.from('x'),
  }));
  return [...parts, ...many];
}

function oddValue(random: Random): Buffer {
  return random.pick([
    () => Buffer.from(hostileJson(random)),
    () => Buffer.from(reference(random)),
    () => random.bytes(random.length()),
    () => Buffer.from('x'.repeat(random.length() * 10)),
    () => Buffer.from('a\0b'),
    () => Buffer.from('é', 'utf16le'),
    () => Buffer.from(`\r\n--${BOUNDARY}\r\n`),
    () => Buffer.from([0xed, 0xa0, 0x80, 0xff, 0xc3]),
    () => Buffer.alloc(0),
  ])();
}

function oddActionId(random: Random, { actionId }: TargetSite) {
  return random.pick([
    ...words('x 0 __proto__ constructor ../../etc/passwd'),
    '',
    '\xff',
    '0'.repeat(42),
    '7f'.repeat(20),
    'a'.repeat(3000),
    actionId.slice(1),
    `${actionId}0`,
    actionId.toUpperCase(),
    `00${actionId.slice(2)}`,
  ]);
}

export function mutateBytes(random: Random, body: Buffer) {
  const at = random.below(body.length + 1);
  const to = Math.min(body.length, at + random.below(60));
  return random.pick([
    () => body.subarray(0, at),
    () =>
      Buffer.concat([body.subarray(0, at), random.bytes(1 + random.below(20)), body.subarray(at)]),
    () => Buffer.concat([body.subarray(0, at), body.subarray(to)]),
    () => Buffer.concat([body.subarray(0, to), body.subarray(at)]),
    () => Buffer.concat([body, body]),
    () => Buffer.from(body.map((byte) => (random.chance(0.01) ? random.below(256) : byte))),
  ])();
}
