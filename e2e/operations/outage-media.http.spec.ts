import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { forwardRequest, listen } from '../../packages/testbed/faulty-backend.ts';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites, test } from '../support/http-test';

embeddedBackendOnly();

const PICTURE = '/media/blog/de-juiste-kleur-op-staal.avif';
const NEVER_ASKED_FOR = '/media/blog/wat-een-kiosk-kost-in-vijf-jaar.avif';
const FILM = '/media/hero/hero-720.mp4';
const LENGTH = 5_000_000;

type Fault = (response: ServerResponse, request: IncomingMessage) => void;

const faults: Record<string, Fault> = {
  'status 500': (response) => response.writeHead(500).end(),
  'no answer': () => {},
  'a dropped connection': (response) => response.destroy(),
  'HTML with 200': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Storing</h1>'),
  'half a file': (response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': LENGTH / 5 });
    response.write('half');
    setImmediate(() => response.destroy());
  },
  'an empty file': (response) =>
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 0 }).end(),
  'missing for every file': (response) => response.writeHead(400).end(),
};

test('cached pictures and films are served correctly while the bucket fails in each way', async ({
  startSite,
}) => {
  test.slow();
  let fault: Fault | undefined;
  const backend = createServer((request, response) => {
    if (fault && request.url?.startsWith('/storage/')) return fault(response, request);
    forwardRequest(sites.backend.url, request, response);
  });
  const site = await startSite({ SUPABASE_URL: await listen(backend) });
  const get = (path: string, headers = {}) => fetch(site.url + path, { headers });
  const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
  const [picture, film] = [await bytesOf(PICTURE), await bytesOf(FILM)];

  for (const [name, kind] of Object.entries(faults)) {
    fault = kind;
    for (let view = 0; view < 3; view += 1) {
      const [shown, part] = await Promise.all([
        bytesOf(PICTURE),
        get(FILM, { range: 'bytes=100-199' }),
      ]);
      expect(shown.equals(picture), name).toBe(true);
      expect(part.status, name).toBe(206);
      const bytes = Buffer.from(await part.arrayBuffer());
      expect(bytes.equals(film.subarray(100, 200)), name).toBe(true);
    }
    const unknown = await get(NEVER_ASKED_FOR);
    expect([404, 502], name).toContain(unknown.status);
    expect(unknown.headers.get('cache-control'), name).toBe('no-store');
  }
  fault = undefined;
  expect((await get(NEVER_ASKED_FOR)).status).toBe(200);
  backend.close().closeAllConnections();
});

test('a film that is cut off by the bucket breaks the connection, with and without Content-Length', async ({
  startSite,
}) => {
  let headers: Record<string, string | number> = {};
  const backend = createServer((request, response) => {
    if (!request.url?.includes('lang.mp4'))
      return forwardRequest(sites.backend.url, request, response);
    response.writeHead(200, { 'content-type': 'video/mp4', ...headers });
    response.write('begin');
    setTimeout(() => response.destroy(), 100);
  });
  const site = await startSite({ SUPABASE_URL: await listen(backend) });
  for (headers of [{ 'content-length': LENGTH }, {}]) {
    const response = await fetch(`${site.url}/media/hero/lang.mp4`);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
  }
  backend.close().closeAllConnections();
});
