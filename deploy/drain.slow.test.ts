import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** Keeps the response to /held open until /release is requested, and exits on SIGTERM as Next does. */
const SERVER = `
  import { createServer } from 'node:http';
  import { drainOnSigterm } from './deploy/drain.ts';
  drainOnSigterm();
  let held;
  const server = createServer((request, response) => {
    if (request.url === '/held') {
      held = response;
      console.log('held');
      return;
    }
    if (request.url === '/release') held.end('ok');
    response.end('ok');
  });
  server.listen(0, '127.0.0.1', () => console.log(String(server.address().port)));
  process.on('SIGTERM', () => server.close((error) => process.exit(error ? 1 : 0)));`;

let server: ChildProcess;
let port: number;
let keepAliveAgent: Agent;

beforeEach(async () => {
  server = spawn(process.execPath, ['--input-type=module', '--eval', SERVER]);
  const [line] = server.stdout ? await once(server.stdout, 'data') : [];
  port = Number(line);
  keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 1 });
});

afterEach(() => {
  keepAliveAgent.destroy();
  server.kill('SIGKILL');
});

async function get(path: string, agent: Agent | false) {
  const sent = request({ port, host: '127.0.0.1', path, agent }).end();
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const part of response) text += part;
  return { text, connection: response.headers.connection };
}

test('a server that receives SIGTERM refuses new connections and answers on open ones before it exits', async () => {
  expect(await get('/', keepAliveAgent)).toEqual({ text: 'ok', connection: 'keep-alive' });
  const pending = get('/held', false);
  if (server.stdout) await once(server.stdout, 'data');
  server.kill('SIGTERM');
  while ((await get('/', false).catch(({ code }) => code)) !== 'ECONNREFUSED');
  const exited = once(server, 'exit');
  expect(await get('/release', keepAliveAgent)).toEqual({ text: 'ok', connection: 'close' });
  expect((await pending).text).toBe('ok');
  const [code] = await exited;
  expect(code).toBe(0);
});
