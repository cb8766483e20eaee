import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { selfSigned } from '../e2e/support/self-signed';
import { installNginx, startNginx } from '../packages/testbed/system-packages/nginx.ts';
import { installOpenssl } from '../packages/testbed/system-packages/openssl.ts';

const NAME = 'studio.localhost';
/** Listens, and accepts no connection once it is paused and its queue is full. */
const SILENT = `
  const server = require('node:net').createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(String(server.address().port)));`;
/** Longer than a connection on this machine takes, shorter than the kernel repeats its first packet. */
const UNANSWERED_MS = 500;

let silent: ChildProcess;
let live: Server;
let received: string[];
let nginx: Awaited<ReturnType<typeof startNginx>>;
const waiting: Socket[] = [];

beforeAll(async () => {
  await installOpenssl();
  await installNginx();
  silent = spawn(process.execPath, ['--eval', SILENT]);
  const [line] = silent.stdout ? await once(silent.stdout, 'data') : [];
  silent.kill('SIGSTOP');
  await fillQueue(Number(line));
  received = [];
  live = createServer(({ method, url }, response) => {
    received.push(`${method} ${url}`);
    response.end('live');
  });
  live.listen(0, '127.0.0.1');
  await once(live, 'listening');
  const { port } = live.address() as AddressInfo;
  nginx = await startNginx({
    instances: ['http://127.0.0.1:1'],
    encrypted: selfSigned(NAME),
    studio: [`http://127.0.0.1:${Number(line)}`, `http://127.0.0.1:${port}`],
  });
});

afterAll(async () => {
  await nginx.stop();
  for (const socket of waiting) socket.destroy();
  silent.kill('SIGKILL');
  live.close();
});

/** Connects until nobody answers, as at the address of a container that is gone. */
async function fillQueue(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    waiting.push(socket);
    const isAnswered = await Promise.race([
      once(socket, 'connect').then(() => true),
      wait(UNANSWERED_MS, false),
    ]);
    if (!isAnswered) return;
  }
}

function send(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method, path, host: '127.0.0.1', port: new URL(nginx.secureUrl).port };
    request({ ...options, headers: { host: NAME }, rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(method === 'GET' ? undefined : 'text');
  });
}

test('requests reach the other studio, once each, while the address of one is silent', async () => {
  // At once and two of each: nginx asks the studios in turn, until it knows that one is silent.
  const sent = ['GET', 'PUT', 'POST'].flatMap((method) =>
    [1, 2].map((number) => ({ method, path: `/api/posts/${number}` })),
  );
  const statuses = await Promise.all(sent.map(({ method, path }) => send(method, path)));
  expect(statuses).toEqual(sent.map(() => 200));
  expect(received.sort()).toEqual(sent.map(({ method, path }) => `${method} ${path}`).sort());
});
