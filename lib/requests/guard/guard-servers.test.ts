import diagnosticsChannel from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onServer } from '../http/on-server';
import {
  limitClosing,
  refuseUpgrades,
  respondToUnreadable,
  setConnectionTimeouts,
} from './connection-timeouts';
import { rejectEarly } from './reject-early';

const HEADERS = { 'x-content-type-options': 'nosniff' };
const LINGER_MS = 50;
const CLOSING_LIMIT_MS = 200;

const subscribed = jest.spyOn(diagnosticsChannel, 'subscribe');
let isLimited = false;
onServer((server) => {
  rejectEarly(server, { lingerMs: LINGER_MS });
  respondToUnreadable(server, HEADERS);
  refuseUpgrades(server);
  limitClosing(server, CLOSING_LIMIT_MS);
  if (isLimited) setConnectionTimeouts(server, { headersMs: 100, requestMs: 100 });
});

// The channel is that of the whole process, which may run other test files.
afterAll(() => {
  for (const [name, listener] of subscribed.mock.calls) {
    diagnosticsChannel.unsubscribe(name, listener);
  }
});

const servers: Server[] = [];
const sockets: Socket[] = [];
let requestsHandled = 0;

afterEach(() => {
  isLimited = false;
  requestsHandled = 0;
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that responds "handled" and, as Next does, never responds to an upgrade. */
async function startServer(options: ServerOptions = {}) {
  const server = createServer(options, (request, response) => {
    requestsHandled += 1;
    request.resume().once('end', () => response.end('handled'));
  });
  server.on('upgrade', () => {});
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function responseTo(port: number, sent: string): Promise<string> {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(sent);
  return text(socket);
}

const UPGRADE = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('an upgrade request is handled like any other request', async () => {
  const { port } = await startServer();
  expect(await responseTo(port, `GET / HTTP/1.1\r\n${UPGRADE}`)).toMatch(
    /^HTTP\/1.1 200 .*handled$/s,
  );
});

test('an upgrade request is handled like any other when Next adds its upgrade listener later', async () => {
  const { port, server } = await startServer();
  await responseTo(port, `GET / HTTP/1.1\r\n${UPGRADE}`);
  server.on('upgrade', () => {});
  expect(await responseTo(port, `GET / HTTP/1.1\r\n${UPGRADE}`)).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['too large', 'Content-Length: 2000000', 413],
  ['of no known length', 'Transfer-Encoding: chunked', 411],
])(
  'a body that is %s is refused before it is sent, and the connection is closed',
  async (_, line, status) => {
    const { port } = await startServer();
    const response = await responseTo(port, `POST /contact HTTP/1.1\r\nHost: x\r\n${line}\r\n\r\n`);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toContain('Dit formulier is geweigerd: ');
    expect(requestsHandled).toBe(0);
  },
);

test('the body limit of /api/ is above that of a form, whatever the URL pretends', async () => {
  const { port } = await startServer();
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 400000\r\n\r\n`;
  const send = (path: string) => responseTo(port, head(path) + 'x'.repeat(400_000));
  expect(await send('/api/revalidate')).toMatch(/^HTTP\/1.1 200 /);
  expect(await send('/contact')).toMatch(/^HTTP\/1.1 413 /);
  expect(await send('/api/%2e%2e/contact')).toMatch(/^HTTP\/1.1 413 /);
});

test('a browser that sends a body above the limit receives the error page', async () => {
  const { port } = await startServer();
  const response = await fetch(`http://127.0.0.1:${port}/contact`, {
    method: 'POST',
    headers: { accept: 'text/html,*/*;q=0.8' },
    body: 'x'.repeat(3_000_000),
  });
  expect(response.status).toBe(413);
  expect(response.headers.get('content-security-policy')).toContain("style-src 'sha256-");
  expect(await response.text()).toContain('<html lang="nl">');
});

test.each([
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n'],
  ['headers', 'GET / HTTP/1.1\r\nHost: '],
])('a request whose %s does not arrive in time gets status 408', async (_, sent) => {
  isLimited = true;
  const { port } = await startServer({ connectionsCheckingInterval: 50 });
  expect(await responseTo(port, sent)).toMatch(/^HTTP\/1.1 408 /);
});

test('a request whose body drips in byte by byte is ended after the same time', async () => {
  isLimited = true;
  const { port } = await startServer({ connectionsCheckingInterval: 50 });
  const response = responseTo(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n');
  const drip = setInterval(() => sockets.at(-1)?.write('x'), 10);
  expect(await response).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(drip);
});

test.each([
  ['half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab'],
  ['half a header', 'GET / HTTP/1.1\r\nHost: '],
  ['nothing', ''],
])('a server that is told to close ends although a client has sent %s', async (_, sent) => {
  const { server, port } = await startServer();
  await responseTo(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const connected = once(server, 'connection');
  const response = responseTo(port, sent);
  await connected;
  const closed = once(server, 'close');
  server.close();
  await closed;
  expect(await response).toBe('');
});

test('a server that is told to close still sends a response that has begun', async () => {
  const { server, port } = await startServer();
  const response = responseTo(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\na');
  while (requestsHandled === 0) await new Promise(setImmediate);
  server.close();
  sockets.at(-1)?.write('b');
  expect(await response).toMatch(/handled$/s);
});

test.each([
  ['a connection without HTTP', 'x\r\n\r\n', 400],
  [
    'a request with too long headers',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
])('%s gets the error page with the security headers', async (_, sent, status) => {
  const { port } = await startServer();
  const response = await responseTo(port, sent);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toContain('x-content-type-options: nosniff');
  expect(response).toContain('tel:+');
});
