// npm run serve: serves the build of npm run build. What follows -- goes to Next: npm run serve -- --port 4000
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvFiles } from './lib/environment.ts';

loadEnvFiles();
// That of the shell may be another, with which Next serves nothing.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
const next = path.resolve('node_modules/next/dist/bin/next');
process.argv.splice(1, 1, next, 'start');
// Runs Next in this process: a server of its own would outlive it where a supervisor kills it.
await import(pathToFileURL(next).href);
