import { wholeRequest } from '../raw-request.mjs';
import { addresses } from './addresses.mjs';
import { bodies, interfaces } from './bodies.mjs';
import { calls, forms } from './forms.mjs';
import { headers } from './headers.mjs';

/**
 * @typedef {import('../random.mjs').Random} Random
 * @typedef {import('../known-site.mjs').KnownSite} KnownSite
 * @typedef {import('../raw-request.mjs').RawRequest} RawRequest
 */

const MOST_PAUSE_MS = 120;

/**
 * What goes wrong between two ends: requests one behind the other, in pieces, cut off, half closed,
 * longer or shorter than they say.
 * @param {Random} random @param {KnownSite} site
 * @returns {RawRequest}
 */
export function connections(random, site) {
  const another = () =>
    random.pick([addresses, headers, forms, calls, bodies, interfaces])(random, site);
  const bytes = Buffer.concat(another().pieces);
  const cut = () => random.below(bytes.length + 1);
  /** @type {(() => Omit<RawRequest, 'kind'>)[]} */
  const makers = [
    () => ({ pieces: inPieces(random, bytes), pauseMs: random.below(MOST_PAUSE_MS) }),
    () => ({ pieces: [bytes], answerDue: false, ending: 'close' }),
    () => ({ pieces: [bytes.subarray(0, cut())], answerDue: false, ending: 'close' }),
    () => ({ pieces: [bytes.subarray(0, cut())], answerDue: false, ending: 'reset' }),
    () => ({ pieces: [bytes], answerDue: false, ending: 'reset' }),
    () => ({ pieces: [pipelined(random, site)] }),
    () => ({ pieces: [Buffer.concat([bytes, random.bytes(50)])], answerDue: false }),
    () => ({
      pieces: [withLength(bytes, random.pick([0, 1, 50, 5000, 2_000_000]))],
      answerDue: false,
    }),
    () => ({
      pieces: [withLength(bytes, random.pick([1, 50, 5000]))],
      pauseMs: 50,
      answerDue: false,
      ending: 'reset',
    }),
  ];
  return { kind: 'connection', ...random.pick(makers)() };
}

/** @param {Random} random @param {Buffer} bytes */
function inPieces(random, bytes) {
  const count = 2 + random.below(4);
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

/** Several whole requests in one write; the last one closes. @param {Random} random @param {KnownSite} site */
function pipelined(random, site) {
  const many = random.list(2 + random.below(5), () =>
    wholeRequest('', site.host, {
      target: random.pick(site.paths),
      headers: [['Connection', 'keep-alive']],
    }),
  );
  const last = wholeRequest('', site.host, { target: random.pick(site.paths) });
  return Buffer.concat([...many, last].flatMap(({ pieces }) => pieces));
}

/** @param {Buffer} bytes @param {number} length that the request claims to have */
function withLength(bytes, length) {
  const text = bytes.toString('latin1').replace(/Content-Length: \d+/, `Content-Length: ${length}`);
  return Buffer.from(text, 'latin1');
}
