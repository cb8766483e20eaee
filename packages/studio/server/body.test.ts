import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from './body';
import { toErrorResponse } from './errors';

const app = new Hono();
app.onError(toErrorResponse);
app.post('/', async (context) =>
  context.json(await readBody(context, z.object({ text: z.string() }))),
);

const post = (body: BodyInit) =>
  app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test('a body is read in pieces', async () => {
  const pieces = ['{"text":', '"kiosk ü"', '}'].map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  expect(await (await post(body)).json()).toEqual({ text: 'kiosk ü' });
});

test('a body that is larger than any text is not read to its end', async () => {
  let pieces = 0;
  const large = new ReadableStream({
    pull(controller) {
      pieces += 1;
      if (pieces > 100) return controller.close();
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
  const response = await post(large);
  expect(response.status).toBe(413);
  expect((await response.json()).error.message).toMatch(/te groot/);
  expect(pieces).toBeLessThan(25);
});
