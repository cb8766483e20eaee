// Preloaded into the site: reports at GROWTH_GAUGE_PORT how many requests the site has sent.
import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';

let visits = 0;
let queries = 0;
// Source: https://undici.nodejs.org/#/docs/api/DiagnosticsChannel
subscribe('undici:request:create', (message) => {
  const { request } = message as { request: { origin: string; path: string } };
  if (request.origin === `http://localhost:${process.env.PORT}`) visits += 1;
  if (request.path.startsWith('/rest/v1/')) queries += 1;
});

createServer((_request, response) => response.end(JSON.stringify({ visits, queries })))
  .on('error', () => {})
  .listen(Number(process.env.GROWTH_GAUGE_PORT), '127.0.0.1')
  .unref();
