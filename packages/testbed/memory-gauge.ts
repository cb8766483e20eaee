// Preloaded into the site: serves its memory usage after garbage collection on MEMORY_GAUGE_PORT.
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

createServer((_request, response) => {
  collectGarbage();
  // The memory of buffers is freed by the collection after the one that finalizes them.
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  response.end(JSON.stringify({ rss, heapUsed, external }));
})
  .on('error', () => {})
  .listen(Number(process.env.MEMORY_GAUGE_PORT), '127.0.0.1')
  .unref();
