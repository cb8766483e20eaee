import { createServer, type RequestListener } from 'node:http';
import { responseOf } from '../../../packages/testbed/response-of.ts';
import { changeHtml } from './change-html';

async function changed(handler: RequestListener, change = (html: string) => html.toUpperCase()) {
  const server = createServer((request, response) => {
    changeHtml(response, change);
    handler(request, response);
  });
  return responseOf(server);
}

test('HTML that comes in parts is changed as a whole', async () => {
  const written = jest.fn();
  const { body } = await changed((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.flushHeaders();
    const euro = Buffer.from('€');
    response.write(euro.subarray(0, 1));
    response.write(euro.subarray(1), written);
    response.end('2061', 'hex');
  });
  expect(body).toBe('€ A');
  expect(written).toHaveBeenCalledTimes(1);
});

test('a length that was set before is replaced', async () => {
  const { body, headers } = await changed((_, response) => {
    response.setHeader('content-type', 'text/html').setHeader('content-length', 2);
    response.writeHead(200).end('ŉ');
  });
  expect([body, headers.get('content-length')]).toEqual(['ʼN', '3']);
});

test('a page that cannot be changed is sent as it is, and the failure is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { body, headers } = await changed(
    (_, response) => response.setHeader('content-type', 'text/html').end('€'),
    () => {
      throw new Error('no end tag');
    },
  );
  expect([body, headers.get('content-length')]).toEqual(['€', '3']);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('no end tag'));
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
  expect((await changed(handler)).body).toBe('x');
});
