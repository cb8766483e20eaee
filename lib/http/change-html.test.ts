import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeHtml } from './change-html';

async function responseOf(handler: RequestListener) {
  const server = createServer((request, response) => {
    changeHtml(response, (html) => html.toUpperCase());
    handler(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`);
  const text = await response.text();
  server.close().closeAllConnections();
  return { length: response.headers.get('content-length'), text };
}

test('HTML that comes in parts is changed as a whole', async () => {
  const written = jest.fn();
  const { text } = await responseOf((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.flushHeaders();
    const euro = Buffer.from('€');
    response.write(euro.subarray(0, 1));
    response.write(euro.subarray(1), written);
    response.end('2061', 'hex');
  });
  expect(text).toBe('€ A');
  expect(written).toHaveBeenCalledTimes(1);
});

test('a length that was set before is replaced', async () => {
  const { text, length } = await responseOf((_, response) => {
    response.setHeader('content-type', 'text/html').setHeader('content-length', 2);
    response.writeHead(200).end('ŉ');
  });
  expect([text, length]).toEqual(['ʼN', '3']);
});

test.each<[string, RequestListener]>([
  ['JSON', (_, response) => response.setHeader('content-type', 'application/json').end('x')],
  [
    'HTML with another status',
    (_, response) => response.setHeader('content-type', 'text/html').writeHead(404).end('x'),
  ],
  [
    'HTML in another encoding',
    (_, response) => {
      response.setHeader('content-type', 'text/html').setHeader('content-encoding', 'x-test');
      response.write('x');
      response.end();
    },
  ],
])('%s is not changed', async (_, handler) => {
  expect((await responseOf(handler)).text).toBe('x');
});
