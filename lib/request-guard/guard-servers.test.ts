import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onServer } from '../http/on-server';
import { refuseUpgrades, respondToUnreadable, setConnectionTimeouts } from './connection-timeouts';
import { rejectEarly } from './reject-early';

const HEADERS = { 'x-content-type-options': 'nosniff' };
const LINGER_MS = 50;

let isLimited = false;
onServer((server) => {
  rejectEarly(server, { headers: HEADERS, lingerMs: LINGER_MS });
  respondToUnreadable(server, HEADERS);
  refuseUpgrades(server);
  if (isLimited) setConnectionTimeouts(server, { headersMs: 100, requestMs: 100 });
});

const servers: Server[] = [];

afterEach(() => {
  isLimited = false;
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that answers "asked" at once and, as Next does, leaves upgraded connections alone. */
async function startServer(options: ServerOptions = {}) {
  const server = createServer(options, (request, response) => {
    request.resume().once('end', () => response.end('asked'));
  });
  server.on('upgrade', () => {});
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** All that comes until the server closes the connection, which the client never does. */
async function answerTo(port: number, sent: string): Promise<string> {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(sent);
  return text(socket).finally(() => socket.destroy());
}

const UPGRADE = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('a request for another protocol is answered as any other', async () => {
  const { port } = await startServer();
  expect(await answerTo(port, `GET / HTTP/1.1\r\n${UPGRADE}`)).toMatch(/^HTTP\/1.1 200 .*asked$/s);
});

test('it is also where the server begins to listen for them later', async () => {
  const { port, server } = await startServer();
  await answerTo(port, `GET / HTTP/1.1\r\n${UPGRADE}`);
  server.on('upgrade', () => {});
  expect(await answerTo(port, `GET / HTTP/1.1\r\n${UPGRADE}`)).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['too large', 'Content-Length: 2000000', 413],
  ['of no known length', 'Transfer-Encoding: chunked', 411],
])(
  'a body that is %s is refused before it comes, and the connection closed',
  async (_, line, status) => {
    const { port } = await startServer();
    const answer = await answerTo(port, `POST /contact HTTP/1.1\r\nHost: x\r\n${line}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('Dit formulier is geweigerd: ');
  },
);

test('an interface takes more than a form', async () => {
  const { port } = await startServer();
  const post = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x'.repeat(400_000) });
  expect((await post('/api/revalidate')).status).toBe(200);
  expect((await post('/contact')).status).toBe(413);
});

test('who sends a whole body that is too large gets to read why, as a page in a browser', async () => {
  const { port } = await startServer();
  const answer = await fetch(`http://127.0.0.1:${port}/contact`, {
    method: 'POST',
    headers: { accept: 'text/html,*/*;q=0.8' },
    body: 'x'.repeat(3_000_000),
  });
  expect(answer.status).toBe(413);
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'sha256-");
  expect(await answer.text()).toContain('<html lang="nl">');
});

test.each([
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n'],
  ['head', 'GET / HTTP/1.1\r\nHost: '],
])('a %s that does not come in time ends with 408', async (_, sent) => {
  isLimited = true;
  const { port } = await startServer({ connectionsCheckingInterval: 50 });
  expect(await answerTo(port, sent)).toMatch(/^HTTP\/1.1 408 /);
});

test.each([
  ['what is no HTTP', 'x\r\n\r\n', 400],
  ['a head that is too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s gets the page of errors with the headers of the others', async (_, sent, status) => {
  const { port } = await startServer();
  const answer = await answerTo(port, sent);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('tel:+');
});
