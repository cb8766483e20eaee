// What the container runs: gives nginx the files of this build, then serves.
import { cpSync } from 'node:fs';
import { drainBeforeEnd } from './drain.mjs';
import { publishFiles } from './publish-files.mjs';

// What a server that was here before rendered later than the build stays.
cpSync('built-pages', '.next/server/route-cache', { recursive: true, force: false });
publishFiles('.next/static', 'published');
// Set by compose.instances.yml: a single instance would only be away for longer.
if (process.env.OTHERS_TAKE_OVER) drainBeforeEnd();
// Made by the build.
const server = './server.js';
await import(server);
