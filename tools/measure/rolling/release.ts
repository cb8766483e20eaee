import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runContainerfile, withoutBuilding } from '../../../packages/testbed/run-containerfile.ts';
import { TEMPORARY_BUILD } from '../../../packages/testbed/temporary-site.ts';
import { build } from '../../../scripts/lib/build.ts';
import { step } from '../../../scripts/lib/terminal.ts';

export async function buildRelease(
  name: string,
  folder: string,
  variables: Record<string, string>,
) {
  const env = { ...variables, NEXT_OUTPUT: 'standalone' };
  await build(env, TEMPORARY_BUILD, `Building the ${name} release`);
  const stage = await step(`Running the Containerfile for the ${name} release`, () =>
    runContainerfile({
      file: 'deploy/site.Containerfile',
      root: path.join(folder, name),
      args: variables,
      env: withoutBuilding(TEMPORARY_BUILD),
    }),
  );
  const buildId = readFileSync(path.join(stage.workFolder, '.next/BUILD_ID'), 'utf8');
  return { ...stage, buildId };
}
