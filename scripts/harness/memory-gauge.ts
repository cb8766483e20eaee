// Preloaded into the site: tells at MEMORY_GAUGE_PORT how much memory it holds once the garbage is out.
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

createServer((_request, response) => {
  collectGarbage();
  // Buffers go with the round after the one that lets go of them.
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  response.end(JSON.stringify({ rss, heapUsed, external }));
})
  .on('error', () => {})
  .listen(Number(process.env.MEMORY_GAUGE_PORT), '127.0.0.1')
  .unref();
