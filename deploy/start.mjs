// What the container runs: gives nginx the files of this build, then serves.
import { publishFiles } from './publish-files.mjs';

publishFiles('.next/static', 'published');
// Made by the build.
const server = './server.js';
await import(server);
