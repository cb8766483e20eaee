import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleStudio } from '../../../packages/studio/commands/bundle-studio.ts';
import { createKillableProcess } from '../../../packages/testbed/killable-process.ts';
import { SHORT_LIVED_PROCESS } from '../../../packages/testbed/short-lived-process.ts';

/** The studio with its database in a separate process; after `kill`, `start` opens the same data and resolves with its URL. */
export async function createKillableStudio() {
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-studio-'));
  const { serverFile, clientFolder } = await bundleStudio(path.join('.studio-test', 'measure'));
  const program = new URL('studio-process.ts', import.meta.url);
  const { start, kill } = createKillableProcess<string>(program, { execArgv: SHORT_LIVED_PROCESS });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { start: () => start([folder, serverFile, clientFolder]), kill };
}
