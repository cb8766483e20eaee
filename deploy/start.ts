// What the container runs: gives nginx the files of this build, then serves.
import { drainBeforeEnd } from './drain.ts';
import { publishFiles } from './publish-files.ts';

publishFiles('.next/static', 'published');
// Set by compose.instances.yml: a single instance would only be away for longer.
if (process.env.OTHERS_TAKE_OVER) drainBeforeEnd();
// Made by the build.
const server = './server.js';
await import(server);
