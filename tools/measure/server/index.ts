// npm run measure:server: requests per second of CPU time, as a share of nginx's static files and of an empty Next.js page;
// with --soak memory and failures at half load.
import { createMemoryGauge } from '../../../packages/testbed/memory.ts';
import { installNginx } from '../../../packages/testbed/system-packages/nginx.ts';
import { installWrk } from '../../../packages/testbed/system-packages/wrk.ts';
import { startTemporarySite } from '../../../packages/testbed/temporary-site.ts';
import { countOf, readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { measureShares } from './shares.ts';
import { soak } from './soak.ts';

exitOnSignal();
const usage = 'npm run measure:server [-- --soak <minutes>]';
const { values } = readArguments({ usage, options: { soak: { type: 'string' } } });
const minutes = values.soak === undefined ? 0 : countOf(values.soak, usage);
await installNginx();
await installWrk();
const gauge = minutes > 0 ? await createMemoryGauge() : null;
const site = await startTemporarySite({ env: gauge?.env });
let isOk = true;
try {
  if (gauge) isOk = await soak(site.url, minutes, gauge.read);
  else await measureShares(site);
} finally {
  await site.close();
}
// Last, since closing the embedded database sets the exit code too.
process.exitCode = isOk ? 0 : 1;
