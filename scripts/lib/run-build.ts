// What it imports is listed in deploy/site.Containerfile.dockerignore.
import { existsSync } from 'node:fs';
import type { Variables } from './environment.ts';
import { NEXT, run } from './processes.ts';
import { UserError } from './user-error.ts';

/** The build itself, then what completes it. */
const COMMANDS: Record<string, string[]> = {
  'next build': [...NEXT, 'build'],
  'deploy/write-sbom.ts': ['deploy/write-sbom.ts'],
  'deploy/write-search-texts.ts': ['deploy/write-search-texts.ts'],
};

/**
 * Builds the site, with its SBOM and the texts for its search.
 * @param show whether to print the output of the commands instead of that of the one that fails
 * @throws {UserError} when a command fails, or when the folder or its packages would make it fail
 */
export async function runBuild(env: Variables = {}, { show = false } = {}) {
  failIfFolderUnusable();
  // Next would install TypeScript from the network, and change package.json and its lock file.
  if (!existsSync('node_modules/typescript')) {
    throw new UserError(
      'Packages that the build needs are not installed; where NODE_ENV is production, npm leaves some out. Install them: npm ci --include=dev --workspaces=false',
    );
  }
  for (const [name, args] of Object.entries(COMMANDS)) {
    const { code, output } = await run(process.execPath, args, {
      // Overrides the mode of the shell: a build with `development` fails after minutes.
      env: { ...env, NODE_ENV: 'production' },
      show,
    });
    if (code !== 0) throw new UserError(`${name} failed${show ? '.' : `:\n${output.trim()}`}`);
  }
}

/** @throws {UserError} in a folder whose path makes every build fail, which otherwise shows after minutes */
export function failIfFolderUnusable(folder = process.cwd()) {
  // Tailwind's resolver takes what follows # as the fragment of a URL; Node puts a file's name in place of each * of a path.
  const [character] = /[#*]/.exec(folder) ?? [];
  if (!character) return;
  throw new UserError(
    `The site and the studio cannot be built in ${folder}: Tailwind and Node do not find files in a path with ${character}. Rename that folder.`,
  );
}
