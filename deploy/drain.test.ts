import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** A server that answers after the wait that is asked for, and ends as Next's does. */
const SERVER = `
  import { createServer } from 'node:http';
  import { drainBeforeEnd } from './deploy/drain.mjs';
  drainBeforeEnd();
  const server = createServer((request, response) =>
    setTimeout(() => response.end('well'), Number(request.url.slice(1))));
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

/** What comes after so many ms, by the connection that is kept or by one of its own. */
async function ask(ms: number, by: Agent | false) {
  const sent = request({ port, host: '127.0.0.1', path: `/${ms}`, agent: by }).end();
  const [answer] = await once(sent, 'response');
  let text = '';
  for await (const part of answer) text += part;
  return { text, connection: answer.headers.connection };
}

test('who ends a server has its connections answered to the end, and new ones refused', async () => {
  expect(await ask(0, agent)).toEqual({ text: 'well', connection: 'keep-alive' });
  const begun = ask(500, false);
  await ask(0, agent);
  server.kill('SIGTERM');
  while ((await ask(0, false).catch(({ code }) => code)) !== 'ECONNREFUSED');
  expect(await ask(0, agent)).toEqual({ text: 'well', connection: 'close' });
  expect((await begun).text).toBe('well');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
}, 15_000);
