import path from 'node:path';
import { build } from '../steps/build.mjs';
import { carryOut, withoutBuilding } from '../steps/container-file.mjs';
import { step } from '../steps/terminal.mjs';
import { THROW_AWAY_BUILD } from '../steps/throw-away-site.mjs';

/**
 * Builds the site and carries out the container file on it.
 * @param {string} name @param {string} folder @param {Record<string, string>} variables
 */
export async function buildRelease(name, folder, variables) {
  const env = { ...variables, NEXT_OUTPUT: 'standalone' };
  await build(env, THROW_AWAY_BUILD, `Building the ${name} release`);
  return step(`Carrying out the container file for the ${name} release`, () =>
    carryOut({
      file: 'deploy/site.Containerfile',
      root: path.join(folder, name),
      args: variables,
      env: withoutBuilding(THROW_AWAY_BUILD),
    }),
  );
}
