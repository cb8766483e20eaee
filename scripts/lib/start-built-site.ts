import { buildWhenChanged } from './build.ts';
import type { Variables } from './environment.ts';
import { startNext } from './processes.ts';
import { step } from './terminal.ts';

export async function startBuiltSite({ port, env }: { port: number; env: Variables }) {
  await buildWhenChanged(env);
  return step('Starting the site', () =>
    startNext({ mode: 'start', port, env, onOutput: (text) => process.stdout.write(text) }),
  );
}
