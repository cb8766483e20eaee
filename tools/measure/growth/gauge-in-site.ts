// Preloaded into the site: tells at GROWTH_GAUGE_PORT what it asked for so far.
import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';

let visits = 0;
let queries = 0;
// Every fetch of Node's comes by here.
subscribe('undici:request:create', (message) => {
  const { request } = message as any;
  if (request.origin === `http://localhost:${process.env.PORT}`) visits += 1;
  if (request.path.startsWith('/rest/v1/')) queries += 1;
});

createServer((_request, response) => response.end(JSON.stringify({ visits, queries })))
  .on('error', () => {})
  .listen(Number(process.env.GROWTH_GAUGE_PORT), '127.0.0.1')
  .unref();
