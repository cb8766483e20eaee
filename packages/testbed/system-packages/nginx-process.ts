import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isResponding } from '../../../scripts/lib/processes.ts';
import { UserError } from '../../../scripts/lib/user-error.ts';

/** Debian's path, which is not on every PATH. */
export const NGINX = '/usr/sbin/nginx';
const POLL_MS = 50;

/** @param folder in which the configuration and its relative paths are resolved */
export async function startNginxProcess(folder: string, configuration: string, url: string) {
  // Started by root, the workers of nginx run as www-data, which cannot read this folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const args = ['-p', '.', '-c', configuration, '-g', `${user}daemon off;`];
  const child = spawn(NGINX, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (data) => (output += data));
  child.on('error', (error) => (output += error.message));
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  while (!(await isResponding(url))) {
    if (child.exitCode !== null || output.includes('ENOENT')) {
      throw new UserError(`nginx does not start (Debian: apt-get install nginx): ${output.trim()}`);
    }
    await wait(POLL_MS);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      process.removeListener('exit', end);
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
