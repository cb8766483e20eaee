import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** A server that holds back one answer until another request lets it go, and ends as Next's does. */
const SERVER = `
  import { createServer } from 'node:http';
  import { drainBeforeEnd } from './deploy/drain.ts';
  drainBeforeEnd();
  let held;
  const server = createServer((request, response) => {
    if (request.url === '/held') {
      held = response;
      console.log('held');
      return;
    }
    if (request.url === '/let-go') held.end('well');
    response.end('well');
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  process.on('SIGTERM', () => server.close(() => process.exit(0)));`;

let server: ChildProcess;
let port: number;
/** As nginx does it: a connection is kept for the next request. */
let agent: Agent;

beforeEach(async () => {
  server = spawn(process.execPath, ['--input-type=module', '--eval', SERVER]);
  const [line] = server.stdout ? await once(server.stdout, 'data') : [];
  port = Number(line);
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});

afterEach(() => {
  agent.destroy();
  server.kill('SIGKILL');
});

/** What comes for a path, by the connection that is kept or by one of its own. */
async function ask(path: string, by: Agent | false) {
  const sent = request({ port, host: '127.0.0.1', path, agent: by }).end();
  const [answer] = await once(sent, 'response');
  let text = '';
  for await (const part of answer) text += part;
  return { text, connection: answer.headers.connection };
}

test('who ends a server has its connections answered to the end, and new ones refused', async () => {
  expect(await ask('/', agent)).toEqual({ text: 'well', connection: 'keep-alive' });
  const begun = ask('/held', false);
  if (server.stdout) await once(server.stdout, 'data');
  server.kill('SIGTERM');
  while ((await ask('/', false).catch(({ code }) => code)) !== 'ECONNREFUSED');
  const ended = once(server, 'exit');
  expect(await ask('/let-go', agent)).toEqual({ text: 'well', connection: 'close' });
  expect((await begun).text).toBe('well');
  const [code] = await ended;
  expect(code).toBe(0);
});
