import { routes } from '../../lib/routes';
import { send } from '../../tools/fuzz/send.mjs';
import { expect, sites, test } from '../support/http-test';

const { host } = new URL(sites.site);

/** The response to these bytes; only the server closes the connection. */
const answerTo = (head: string) =>
  send(host, { kind: '', pieces: [Buffer.from(`${head}\r\nHost: ${host}\r\n`.concat('\r\n'))] });

for (const [target, status] of [
  ['/Kiosken', 308],
  [routes.kiosken, 200],
  ['*', 400],
  ['/_next/webpack-hmr', 404],
] as const) {
  test(`“GET ${target}” with Connection: Upgrade gets status ${status}, and the connection is closed`, async () => {
    const head = `GET ${target} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket`;
    const { statuses, text, isLate } = await answerTo(head);
    expect({ statuses, isLate }).toEqual({ statuses: [status], isLate: false });
    expect(text).not.toMatch(/\n\s+at /);
  });
}

test('a form whose announced body never comes is refused, and the connection closed', async () => {
  const answers = await Promise.all(
    ['Content-Length: 2000000', 'Transfer-Encoding: chunked'].map(async (line) => {
      const { statuses, isLate } = await answerTo(`POST ${routes.contact} HTTP/1.1\r\n${line}`);
      return { line, statuses, isLate };
    }),
  );
  expect(answers).toEqual([
    { line: 'Content-Length: 2000000', statuses: [413], isLate: false },
    { line: 'Transfer-Encoding: chunked', statuses: [411], isLate: false },
  ]);
});
