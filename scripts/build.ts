// npm run build: the build that npm run serve serves, its SBOM and the texts for its search. The container file runs it too:
// what it imports is listed in deploy/site.Containerfile.dockerignore.
import { existsSync } from 'node:fs';
import { readArguments } from './lib/arguments.ts';
import { loadEnvFiles } from './lib/environment.ts';
import { exitOnSignal, run } from './lib/processes.ts';
import { UserError } from './lib/user-error.ts';

exitOnSignal();
readArguments({ usage: 'npm run build\n\nThe variables of .env.example configure it.' });
loadEnvFiles();
// Next would install TypeScript from the network, and change package.json and its lock file.
if (!existsSync('node_modules/typescript')) {
  throw new UserError(
    'npm has left out packages that the build needs, as it does with NODE_ENV=production. Install them: npm ci --include=dev',
  );
}
const { code } = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  env: { NODE_ENV: 'production' },
  show: true,
});
if (code === 0) {
  for (const file of ['deploy/write-sbom.ts', 'deploy/write-search-texts.ts']) {
    await run(process.execPath, [file], { show: true });
  }
}
process.exitCode = code ?? 1;
