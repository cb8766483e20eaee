import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { buildBarePage } from '../../packages/testbed/bare-page.ts';
import { startNext } from './processes.ts';
import { runBuild } from './run-build.ts';

const started: Record<string, string | undefined> = {};

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(childProcess, 'spawn').mockImplementation(((
    _: string,
    args: string[],
    { env }: { env: Record<string, string> },
  ) => {
    started[args.join(' ')] = env.NODE_ENV;
    const output = { stdout: new PassThrough(), stderr: new PassThrough() };
    const child = Object.assign(new EventEmitter(), { spawnargs: args, ...output });
    setImmediate(() => ['exit', 'close'].map((name) => child.emit(name, 0)));
    return child;
  }) as never);
});
afterEach(() => jest.restoreAllMocks());

test('whatever mode the shell has, Next builds and serves in its own', async () => {
  await runBuild();
  await buildBarePage();
  await expect(startNext({ mode: 'start', port: 1 })).rejects.toThrow('did not start');
  await expect(startNext({ mode: 'dev', port: 1 })).rejects.toThrow('did not start');
  const modes = Object.entries(started)
    .filter(([command]) => command.includes('next/dist/bin/next'))
    .map(([command, mode]) => [command.split('bin/next ')[1], mode]);
  expect(modes).toEqual([
    ['build', 'production'],
    ['build packages/testbed/bare-page', 'production'],
    ['start . --port 1', 'production'],
    ['dev . --port 1', 'development'],
  ]);
});
