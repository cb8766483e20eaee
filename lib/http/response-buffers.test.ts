import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendFromBuffers } from './response-buffers';

sendFromBuffers();

const page = `<p>${'Welkom in Café ’t Hoekje: € 5. '.repeat(1000)}</p>`;

/** What a server in this process answers at a first and at a second visit. */
async function answersOf(answer: RequestListener) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = [];
  for (let visit = 0; visit < 2; visit += 1) {
    answers.push(Buffer.from(await (await fetch(url)).arrayBuffer()));
  }
  server.close().closeAllConnections();
  return answers;
}

test('a page comes whole, in UTF-8, at each visit', async () => {
  const [first, second] = await answersOf((_, response) => response.end(page));
  expect(first?.toString()).toBe(page);
  expect(second?.toString()).toBe(page);
});

test('a page is turned into bytes once', async () => {
  const other = `${page}<p>Nog een</p>`;
  const made = jest.spyOn(Buffer, 'from');
  await answersOf((_, response) => response.end(other));
  expect(made.mock.calls.filter(([text]) => (text as unknown) === other)).toHaveLength(1);
  made.mockRestore();
});

test.each<[string, RequestListener, Buffer]>([
  ['another encoding', (_, response) => response.end(page, 'latin1'), Buffer.from(page, 'latin1')],
  ['bytes of its own', (_, response) => response.end(Buffer.from('é')), Buffer.from('é')],
  ['few words', (_, response) => response.end('é'), Buffer.from('é')],
  ['no words', (_, response) => response.end(), Buffer.alloc(0)],
])('an answer with %s goes out as it is', async (_, answer, bytes) => {
  expect(await answersOf(answer)).toEqual([bytes, bytes]);
});

test('what follows an answer still happens', async () => {
  const ended = jest.fn();
  await answersOf((_, response) => response.end(page, ended));
  expect(ended).toHaveBeenCalledTimes(2);
});
