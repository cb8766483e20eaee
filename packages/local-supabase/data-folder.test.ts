import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failIfInUse, lockHolderOf } from './data-folder.ts';
import { startTimeOf } from './process-start.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeLock = (pid: number, startTime: string) =>
  writeFileSync(path.join(folder, 'lock'), `${pid} ${startTime}`);

test('a running process holds its lock, and the message says how to end it', () => {
  writeLock(process.pid, startTimeOf(process.pid));
  expect(() => failIfInUse(folder)).toThrow(
    new RegExp(`already runs .*process ${process.pid}.*Ctrl-C.*kill ${process.pid}`),
  );
});

test('another process with the PID of the lock does not hold it', () => {
  writeLock(process.pid, '1');
  expect(lockHolderOf(folder)).toBeUndefined();
});

test('a lock without a start time, on a system that does not tell it, counts as held', () => {
  writeLock(process.pid, '');
  expect(lockHolderOf(folder)).toBe(String(process.pid));
});

test('a killed process that its parent has not waited for does not hold its lock', async () => {
  // The shell becomes a program that knows nothing of its child process.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(line);
  // Until then the shell could still wait for its child.
  while (!nameOf(Number(parent.pid)).includes('sleep')) await new Promise(setImmediate);
  writeLock(pid, startTimeOf(pid));
  expect(lockHolderOf(folder)).toBe(String(pid));
  process.kill(pid, 'SIGKILL');
  while (lockHolderOf(folder)) await new Promise(setImmediate);
  expect(() => process.kill(pid, 0)).not.toThrow();
  parent.kill('SIGKILL');
});

function nameOf(pid: number): string {
  return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
}

test('ps tells the start time where there is no /proc', () => {
  const own = startTimeOf(process.pid, 'darwin');
  expect(own).toMatch(/\d\d:\d\d:\d\d/);
  expect(startTimeOf(process.pid, 'darwin')).toBe(own);
  expect(startTimeOf(2 ** 22 + 1, 'darwin')).toBe('');
});
