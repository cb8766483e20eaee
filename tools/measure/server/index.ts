// npm run measure:server: requests per second of one core, as shares of what the same software does at best.
// npm run measure:server -- --soak 10: so many minutes at half load, with the memory of the server.
import { parseArgs } from 'node:util';
import { prepareGauge } from '../../../scripts/harness/memory.ts';
import { startTemporarySite } from '../../../scripts/harness/temporary-site.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { installNginx } from '../../../scripts/system-packages/nginx.ts';
import { installWrk } from '../../../scripts/system-packages/wrk.ts';
import { measureShares } from './shares.ts';
import { soak } from './soak.ts';

exitOnSignal();
const { values } = parseArgs({ options: { soak: { type: 'string', default: '0' } } });
const minutes = Number(values.soak);
await installNginx();
await installWrk();
const gauge = minutes > 0 ? await prepareGauge() : null;
const site = await startTemporarySite({ env: gauge?.env });
let isRight = true;
try {
  if (gauge) isRight = await soak(site.url, minutes, gauge.read);
  else await measureShares(site);
} finally {
  await site.close();
}
// Last: ending the embedded database sets it too.
process.exitCode = isRight ? 0 : 1;
