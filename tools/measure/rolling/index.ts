// npm run measure:rolling: runs deploy/roll.sh under load; exit code 1 when a request fails, a message is lost or stored
// twice, a page that a browser opens meanwhile does not become interactive, or a tab with the old build stops working.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedSupabase } from '../../../packages/local-supabase/index.ts';
import { setMessageLimit } from '../../../packages/testbed/message-limit.ts';
import { storedMessages } from '../../../packages/testbed/stored-messages.ts';
import { installNginx, startNginx } from '../../../packages/testbed/system-packages/nginx.ts';
import { readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { step } from '../../../scripts/lib/terminal.ts';
import { roll, startInstances } from './instances.ts';
import { startOpeningPages } from './new-tabs.ts';
import { openTab } from './old-tab.ts';
import { buildRelease } from './release.ts';
import { startVisitors } from './visitors.ts';

exitOnSignal();
readArguments({ usage: 'npm run measure:rolling' });
await installNginx();
const folder = mkdtempSync(path.join(tmpdir(), 'rolling-'));
const backend = await step('Starting a temporary Supabase', () => startEmbeddedSupabase({}));
await setMessageLimit(backend, 1_000_000);
const variables = {
  SITE_URL: 'http://localhost',
  SUPABASE_URL: backend.url,
  SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  DRAIN_ON_SIGTERM: '1',
  // Each visitor names an IP address in X-Forwarded-For, to which nginx appends its own.
  TRUSTED_PROXY_HOPS: '2',
  CONTACT_NOTIFY_TO: '',
  SMTP_URL: '',
};
const published = path.join(folder, 'published');
const old = await buildRelease('old', folder, variables);
const next = await buildRelease('new', folder, { ...variables, DEALER_ID: 'D-2' });
const names = readdirSync('deploy/instances').map((file) => path.basename(file, '.conf'));
const instances = await startInstances(names, { old, next, published, variables });
const nginx = await startNginx({ instances: instances.urls, files: published });
let isOk = false;
try {
  const tab = await openTab(nginx.url);
  const visitors = startVisitors(nginx.url, { old: old.buildId, new: next.buildId });
  const tabs = await startOpeningPages(nginx.url);
  await roll(instances);
  const opened = await tabs.end();
  const counts = await visitors.end();
  const faults = await tab.findFaults();

  const stored = (await storedMessages(backend)).map(({ subject }) => subject);
  const lost = counts.confirmed.filter((subject) => !stored.includes(subject)).length;
  const twice = stored.length - new Set(stored).size;
  console.log(`\n  requests for pages        ${counts.pages}`);
  console.log(`  failed                    ${counts.failed.length}`);
  for (const failure of new Set(counts.failed)) console.log(`    ${failure}`);
  console.log(`  messages sent             ${counts.sent}`);
  console.log(`  confirmed                 ${counts.confirmed.length}`);
  console.log(`  confirmed, not stored     ${lost}`);
  console.log(`  stored twice              ${twice}`);
  console.log(`  releases that answered    ${[...counts.releases].join(', then ')}`);
  console.log(`  pages opened in a browser ${opened.pages}`);
  console.log(`  of which broken           ${opened.faults.length}`);
  for (const fault of new Set(opened.faults)) console.log(`    ${fault}`);
  console.log(`  tab of the old build      ${faults.length ? 'IS BROKEN' : 'works'}`);
  for (const fault of faults) console.log(`    ${fault}`);
  const broken = counts.failed.length + lost + twice + faults.length + opened.faults.length;
  isOk = broken === 0 && opened.pages > 0 && counts.releases.size === 2;
} finally {
  await nginx.stop();
  await instances.stop();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
}
// Last, since closing the embedded database sets the exit code too.
process.exitCode = isOk ? 0 : 1;
