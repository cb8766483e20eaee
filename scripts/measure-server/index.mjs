// npm run measure:server [-- --soak 10]: requests per second of one core, as shares of what the same software does at best;
// or so many minutes at half load, with the memory of the server.

import { installNginx } from '../steps/nginx.mjs';
import { exitOnSignal } from '../steps/processes.mjs';
import { startThrowAwaySite } from '../steps/throw-away-site.mjs';
import { installWrk } from '../steps/wrk.mjs';
import { measureShares } from './shares.mjs';
import { soak } from './soak.mjs';

exitOnSignal();
const { argv } = process;
await installNginx();
await installWrk();
const site = await startThrowAwaySite();
try {
  const minutes = argv.includes('--soak') ? Number(argv[argv.indexOf('--soak') + 1]) : 0;
  if (minutes > 0) await soak(site, minutes);
  else await measureShares(site);
} finally {
  await site.close();
}
