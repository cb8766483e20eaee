import path from 'node:path';
import { carryOut, withoutBuilding } from '../../../scripts/harness/run-containerfile.mjs';
import { TEMPORARY_BUILD } from '../../../scripts/harness/temporary-site.mjs';
import { build } from '../../../scripts/lib/build.mjs';
import { step } from '../../../scripts/lib/terminal.mjs';

/**
 * Builds the site and carries out the container file on it.
 * @param {string} name @param {string} folder @param {Record<string, string>} variables
 */
export async function buildRelease(name, folder, variables) {
  const env = { ...variables, NEXT_OUTPUT: 'standalone' };
  await build(env, TEMPORARY_BUILD, `Building the ${name} release`);
  return step(`Carrying out the container file for the ${name} release`, () =>
    carryOut({
      file: 'deploy/site.Containerfile',
      root: path.join(folder, name),
      args: variables,
      env: withoutBuilding(TEMPORARY_BUILD),
    }),
  );
}
