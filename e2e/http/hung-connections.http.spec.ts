import { once } from 'node:events';
import { connect } from 'node:net';
import { routes } from '../../lib/routes';
import { send } from '../../tools/fuzz/send.ts';
import { expect, sites, test } from '../support/http-test';

const { host } = new URL(sites.site);

/** The response to these bytes; only the server closes the connection. */
const responseTo = (head: string) =>
  send(host, { kind: '', pieces: [Buffer.from(`${head}\r\nHost: ${host}\r\n`.concat('\r\n'))] });

for (const [target, status] of [
  ['/Kiosken', 308],
  [routes.kiosken, 200],
  ['*', 400],
  ['/_next/webpack-hmr', 404],
] as const) {
  test(`“GET ${target}” with Connection: Upgrade gets status ${status}, and the connection is closed`, async () => {
    const head = `GET ${target} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket`;
    const { statuses, text, isLate } = await responseTo(head);
    expect({ statuses, isLate }).toEqual({ statuses: [status], isLate: false });
    expect(text).not.toMatch(/\n\s+at /);
  });
}

test('a form whose announced body never comes is refused, and the connection closed', async () => {
  const responses = await Promise.all(
    ['Content-Length: 2000000', 'Transfer-Encoding: chunked'].map(async (line) => {
      const { statuses, isLate } = await responseTo(`POST ${routes.contact} HTTP/1.1\r\n${line}`);
      return { line, statuses, isLate };
    }),
  );
  expect(responses).toEqual([
    { line: 'Content-Length: 2000000', statuses: [413], isLate: false },
    { line: 'Transfer-Encoding: chunked', statuses: [411], isLate: false },
  ]);
});

test('a site that is told to end does so although a client has sent half a form', async ({
  startSite,
}) => {
  const site = await startSite({});
  const { hostname, port } = new URL(site.url);
  const client = connect(Number(port), hostname);
  await once(client, 'connect');
  client.write(`POST ${routes.contact} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`);
  client.write(
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 500\r\n\r\n--x\r\n',
  );
  const ended = once(
    client.on('error', () => {}),
    'close',
  );
  process.kill(site.pid, 'SIGTERM');
  await ended;
  await expect.poll(() => isRunning(site.pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
