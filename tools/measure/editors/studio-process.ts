// The hosted studio, which tells with each answer how long its database took:
// node studio-process.ts <server file> <its options as JSON>
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';

const [serverFile = '', json = '{}'] = process.argv.slice(2);
const request = new AsyncLocalStorage<{ databaseMs: number }>();
const options = JSON.parse(json);

const ask = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const start = performance.now();
  const response = await ask(input, init);
  const store = request.getStore();
  // Nothing waits for the note that a key is in use.
  const isWaitedFor = !String(input).endsWith('/note_studio_key');
  const isOfDatabase = String(input).startsWith(options.supabaseUrl);
  if (store && isWaitedFor && isOfDatabase) store.databaseMs += performance.now() - start;
  return response;
};

const emit = Server.prototype.emit;
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  if (event !== 'request') return Reflect.apply(emit, this, [event, ...args]);
  const store = { databaseMs: 0 };
  const response = args[1] as ServerResponse;
  const writeHead = response.writeHead;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    response.setHeader('x-database-ms', store.databaseMs.toFixed(2));
    return writeHead.apply(response, head);
  }) as typeof writeHead;
  return request.run(store, () => Reflect.apply(emit, this, [event, ...args]));
} as typeof emit;

const { startHostedStudio }: typeof import('../../../packages/studio/server/hosted/start.ts') =
  await import(pathToFileURL(serverFile).href);
await startHostedStudio(options);
process.send?.('ready');
process.on('disconnect', () => process.exit());
