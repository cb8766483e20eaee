import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../scripts/lib/processes.ts';
import { createKillableProcess } from './killable-process.ts';

export type Backend = { url: string; publishableKey: string; secretKey: string };

/** A backend in a separate process with its own data folder; after `kill`, `start` brings it back at the same URL. */
export async function createKillableBackend() {
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-backend-'));
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ port: await findFreePort() }));
  const program = new URL('backend-process.ts', import.meta.url);
  const { start, kill } = createKillableProcess<Backend>(program);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { start: () => start([folder]), kill };
}
