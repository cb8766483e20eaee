import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../scripts/lib/npm.mjs';
import { DATA_ROOT } from '../../scripts/lib/private-files.ts';
import { run, runOrFail } from '../../scripts/lib/processes.ts';
import { renamePatiently } from '../../scripts/lib/rename.mjs';

/** The version whose commands scripts/test/supabase-commands.ts lists. */
const VERSION = '2.117.0';

/** @returns the Supabase CLI, downloaded once: 136 MB */
export async function downloadCli(): Promise<string> {
  const folder = path.join(DATA_ROOT, 'supabase-cli', VERSION);
  const cli = (root: string) => path.resolve(root, 'node_modules/supabase/dist/supabase.js');
  if (existsSync(cli(folder))) return cli(folder);
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const args = ['install', '--prefix', partial, '--no-save', '--no-audit', '--no-fund'];
  await runOrFail(
    'npm install',
    ...npmCommand([...args, '--ignore-scripts', `supabase@${VERSION}`]),
  );
  renamePatiently(partial, folder);
  return cli(folder);
}

/**
 * Runs the CLI.
 * @param home where it keeps its own files
 * @param project a folder with the folder `supabase`
 */
export function createCli(cli: string, { home, project }: { home: string; project: string }) {
  const options = ['--workdir', project, '--yes', '--agent', 'no'];
  const env = { HOME: home, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  return (...args: string[]) => run(process.execPath, [cli, ...args, ...options], { env });
}
