import { BOUNDARY } from '../multipart.ts';
import type { Random } from '../random.ts';
import type { RawRequest } from '../raw-request.ts';
import type { TargetSite } from '../target-site.ts';

const CLOSE = 'Connection: close\r\n';

/** Malformed or ambiguous request heads, most of which Node rejects before Next. */
export function heads(random: Random, site: TargetSite): RawRequest {
  const path = random.pick(site.paths);
  const host = `Host: ${site.host}\r\n`;
  const get = `GET ${path} HTTP/1.1\r\n${host}${CLOSE}`;
  const post = `POST /contact HTTP/1.1\r\n${host}${CLOSE}Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n`;
  const text = random.pick([
    `GET ${path} HTTP/1.0\r\n\r\n`,
    `GET ${path} HTTP/0.9\r\n\r\n`,
    `GET ${path} HTTP/2.0\r\n${host}\r\n`,
    `GET ${path}\r\n\r\n`,
    `GET  ${path}  HTTP/1.1\r\n${host}\r\n`,
    `get ${path} HTTP/1.1\r\n${host}\r\n`,
    `GET ${path} HTTP/1.1\n${host}\n`,
    `GET ${path} HTTP/1.1\r\n${CLOSE}\r\n`,
    `${get}${host}\r\n`,
    `${get}Host: elders.example\r\n\r\n`,
    `${get} folded: x\r\n\r\n`,
    `${get}X : y\r\n\r\n`,
    `${get}: y\r\n\r\n`,
    `${get}X: a\0b\r\n\r\n`,
    `${get}X: a\rb\r\n\r\n`,
    `${get}\xff: y\r\n\r\n`,
    `GET ${path}\0 HTTP/1.1\r\n${host}\r\n`,
    `GET http://${site.host}${path} HTTP/1.1\r\n${host}${CLOSE}\r\n`,
    `GET http://elders.example${path} HTTP/1.1\r\n${host}${CLOSE}\r\n`,
    `OPTIONS * HTTP/1.1\r\n${host}${CLOSE}\r\n`,
    `CONNECT elders.example:443 HTTP/1.1\r\n${host}\r\n`,
    `${get}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    `${get}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `${post}Content-Length: -1\r\n\r\n`,
    `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
    `${post}Content-Length: 1e3\r\n\r\n`,
    `${post}Content-Length: 99999999999999999999\r\n\r\n`,
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    `${post}Transfer-Encoding: x\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX: y\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\n${'1;'.padEnd(20_000, 'x')}\r\na\r\n0\r\n\r\n`,
    `${post}Expect: 100-continue\r\nContent-Length: 3\r\n\r\nabc`,
    `${post}Expect: x\r\nContent-Length: 3\r\n\r\nabc`,
    `POST /api/csp-reports HTTP/1.1\r\n${host}${CLOSE}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    '\r\n\r\n\r\n',
    random.bytes(1 + random.below(300)).toString('latin1'),
  ]);
  return { kind: 'head', pieces: [Buffer.from(text, 'latin1')], expectsResponse: false };
}
