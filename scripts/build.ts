// npm run build: the build that npm run serve serves. The container file runs it too.
import { readArguments } from './lib/arguments.ts';
import { loadEnvFiles } from './lib/environment.ts';
import { exitOnSignal } from './lib/processes.ts';
import { runBuild } from './lib/run-build.ts';

exitOnSignal();
readArguments({ usage: 'npm run build\n\nThe variables of .env.example configure it.' });
loadEnvFiles();
await runBuild({}, { show: true });
