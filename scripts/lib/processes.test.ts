import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { failIfPortUnusable, findFreePort } from './processes.ts';

afterEach(() => jest.restoreAllMocks());

/** A server that cannot listen, for reasons that depend on the machine. */
function refuseToListen(code: string) {
  const createServer = net.createServer;
  jest.spyOn(net, 'createServer').mockImplementation(() => {
    const server = createServer();
    server.listen = () => {
      setImmediate(() => server.emit('error', Object.assign(new Error(code), { code })));
      return server;
    };
    return server;
  });
}

test('a free port is usable', async () => {
  await expect(failIfPortUnusable(await findFreePort())).resolves.toBeUndefined();
});

test('a port in use is reported as taken', async () => {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  await expect(failIfPortUnusable(port)).rejects.toThrow(`Port ${port} is taken`);
  server.close();
});

test('a port that needs rights is not reported as taken', async () => {
  refuseToListen('EACCES');
  await expect(failIfPortUnusable(80)).rejects.toThrow(
    'Port 80 is reserved for the system administrator: choose another with the variable PORT.',
  );
});

test.each([6000, 6667, 10080])('port %d, which browsers refuse, is refused', async (port) => {
  await expect(failIfPortUnusable(port, 'STUDIO_PORT')).rejects.toThrow(
    `Browsers open no page on port ${port}: choose another with the variable STUDIO_PORT.`,
  );
});

const WAIT = `for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => ENDING);
setInterval(() => {}, 1000);
console.log('waiting');`;

/** Starts a command that runs Node with these arguments, and waits until that Node prints a line. */
async function startCommand(folder: string, args: string) {
  const command = path.join(folder, 'command.mjs');
  const processes = pathToFileURL('scripts/lib/processes.ts');
  writeFileSync(
    command,
    `import { exitOnSignal, NEXT, run } from ${JSON.stringify(processes)};
     exitOnSignal();
     await run(process.execPath, ${args}, { show: true });`,
  );
  const child = spawn(process.execPath, [command], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('npm ends with the command that started it, although it ignores signals while it unpacks', async () => {
  const npm = path.join(folder, 'npm-cli.js');
  writeFileSync(npm, WAIT.replace('ENDING', '{}'));
  const child = await startCommand(folder, JSON.stringify([npm]));
  child.kill('SIGINT');
  // Its output is open for as long as one of the two runs.
  const [code] = await once(child, 'close');
  expect(code).toBe(130);
});

test("Next's command ends after the process that started it was killed", async () => {
  const next = path.join(folder, 'next.mjs');
  writeFileSync(next, WAIT.replace('ENDING', 'process.exit()'));
  const child = await startCommand(folder, `[...NEXT.slice(0, -1), ${JSON.stringify(next)}]`);
  child.kill('SIGKILL');
  await once(child, 'close');
});
