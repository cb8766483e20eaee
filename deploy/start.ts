// Entry point of the container: copies the build files to the volume of nginx, then starts the server.
import { drainOnSigterm } from './drain.ts';
import { publishFiles } from './publish-files.ts';

publishFiles('.next/static', 'published');
// Set by compose.instances.yml: draining a single instance would only lengthen its downtime.
if (process.env.DRAIN_ON_SIGTERM) drainOnSigterm();
// The path stands in a variable, since TypeScript cannot resolve the generated file.
const server = './server.js';
await import(server);
