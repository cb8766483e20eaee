import { buildWhenChanged } from './build.mjs';
import { startNext } from './processes.mjs';
import { step } from './terminal.mjs';

/**
 * Builds the site as far as needed and serves the build.
 * @param {{ port: number, env: import('./environment.mjs').Variables }} site
 */
export async function startBuiltSite({ port, env }) {
  await buildWhenChanged(env);
  return step('Starting the site', () =>
    startNext({ mode: 'start', port, env, onOutput: (text) => process.stdout.write(text) }),
  );
}
