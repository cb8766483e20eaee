import type { Random } from '../random.ts';
import { type RawRequest, wholeRequest } from '../raw-request.ts';
import type { TargetSite } from '../target-site.ts';
import { bodies, interfaces } from './bodies.ts';
import { calls, forms } from './forms.ts';
import { headers } from './headers.ts';
import { addresses } from './urls.ts';

const MAX_PAUSE_MS = 120;

/** Pipelined, fragmented, truncated and half-closed requests, and wrong Content-Length headers. */
export function connections(random: Random, site: TargetSite): RawRequest {
  const another = () =>
    random.pick([addresses, headers, forms, calls, bodies, interfaces])(random, site);
  const bytes = Buffer.concat(another().pieces);
  const cut = () => random.below(bytes.length + 1);
  const makers: (() => Omit<RawRequest, 'kind'>)[] = [
    () => ({ pieces: inPieces(random, bytes), pauseMs: random.below(MAX_PAUSE_MS) }),
    () => ({ pieces: [bytes], expectsResponse: false, ending: 'close' }),
    () => ({ pieces: [bytes.subarray(0, cut())], expectsResponse: false, ending: 'close' }),
    () => ({ pieces: [bytes.subarray(0, cut())], expectsResponse: false, ending: 'reset' }),
    () => ({ pieces: [bytes], expectsResponse: false, ending: 'reset' }),
    () => ({ pieces: [pipelined(random, site)] }),
    () => ({ pieces: [Buffer.concat([bytes, random.bytes(50)])], expectsResponse: false }),
    () => ({
      pieces: [withContentLength(bytes, random.pick([0, 1, 50, 5000, 2_000_000]))],
      expectsResponse: false,
    }),
    () => ({
      pieces: [withContentLength(bytes, random.pick([1, 50, 5000]))],
      pauseMs: 50,
      expectsResponse: false,
      ending: 'reset',
    }),
  ];
  return { kind: 'connection', ...random.pick(makers)() };
}

function inPieces(random: Random, bytes: Buffer) {
  const count = 2 + random.below(4);
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

function pipelined(random: Random, site: TargetSite) {
  const many = random.list(2 + random.below(5), () =>
    wholeRequest('', site.host, {
      target: random.pick(site.paths),
      headers: [['Connection', 'keep-alive']],
    }),
  );
  const last = wholeRequest('', site.host, { target: random.pick(site.paths) });
  return Buffer.concat([...many, last].flatMap(({ pieces }) => pieces));
}

function withContentLength(bytes: Buffer, length: number) {
  const text = bytes.toString('latin1').replace(/Content-Length: \d+/, `Content-Length: ${length}`);
  return Buffer.from(text, 'latin1');
}
