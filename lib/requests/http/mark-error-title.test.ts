import { createServer } from 'node:http';
import { responseOf } from '../../../packages/testbed/response-of.ts';
import { markErrorTitle } from './mark-error-title';

beforeAll(markErrorTitle);

const answer = (body: string, init: RequestInit) =>
  responseOf(
    createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(`<title>Contact</title>${body}`);
    }),
    { path: '/contact', ...init } as Parameters<typeof responseOf>[1],
  );

test('the answer to a form with errors has a title that says so', async () => {
  const box = '<div role="alert">Vul uw naam in.</div>';
  expect((await answer(box, { method: 'POST' })).body).toContain('<title>Fout: Contact</title>');
  expect((await answer(box, { method: 'GET' })).body).toContain('<title>Contact</title>');
  const sent = await answer('<div role="status">Verzonden.</div>', { method: 'POST' });
  expect(sent.body).toContain('<title>Contact</title>');
});
