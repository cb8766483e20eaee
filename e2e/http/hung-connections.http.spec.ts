import { routes } from '../../lib/routes';
import { send } from '../../tools/fuzz/send.mjs';
import { expect, sites, test } from '../support/http-test';

const { host } = new URL(sites.site);

/** What the site answers to these bytes before it closes the connection, which the client never does. */
const answerTo = (head: string) =>
  send(host, { kind: '', pieces: [Buffer.from(`${head}\r\nHost: ${host}\r\n`.concat('\r\n'))] });

for (const [target, status] of [
  ['/Kiosken', 308],
  [routes.kiosken, 200],
  ['*', 400],
  ['/_next/webpack-hmr', 404],
] as const) {
  test(`“GET ${target}” with Connection: Upgrade is answered with ${status}, and the connection closed`, async () => {
    const head = `GET ${target} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket`;
    const { statuses, text, isLate } = await answerTo(head);
    expect({ statuses, isLate }).toEqual({ statuses: [status], isLate: false });
    expect(text).not.toMatch(/\n\s+at /);
  });
}

for (const [line, status] of [
  ['Content-Length: 2000000', 413],
  ['Transfer-Encoding: chunked', 411],
] as const) {
  test(`a form that announces “${line}” and sends nothing is refused, and the connection closed`, async () => {
    const { statuses, isLate } = await answerTo(`POST ${routes.contact} HTTP/1.1\r\n${line}`);
    expect({ statuses, isLate }).toEqual({ statuses: [status], isLate: false });
  });
}
