// npm run measure:server: requests per second of one core, as shares of what the same software does at best.
// npm run measure:server -- --soak 10: so many minutes at half load, with the memory of the server.
import { parseArgs } from 'node:util';
import { installNginx } from '../steps/nginx.mjs';
import { exitOnSignal } from '../steps/processes.mjs';
import { startThrowAwaySite } from '../steps/throw-away-site.mjs';
import { installWrk } from '../steps/wrk.mjs';
import { measureShares } from './shares.mjs';
import { soak } from './soak.mjs';

exitOnSignal();
const { values } = parseArgs({ options: { soak: { type: 'string', default: '0' } } });
const minutes = Number(values.soak);
await installNginx();
await installWrk();
const site = await startThrowAwaySite();
try {
  if (minutes > 0) await soak(site, minutes);
  else await measureShares(site);
} finally {
  await site.close();
}
