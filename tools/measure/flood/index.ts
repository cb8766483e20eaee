// npm run measure:flood [-- 50 120]: so many senders flood the form for so many seconds; do twenty visitors among them get
// their messages through, and how many mails does the owner get?

import { startMailServer } from '../../../scripts/harness/mail-server.ts';
import { startTemporarySite } from '../../../scripts/harness/temporary-site.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import type { Tally } from './flood.ts';
import { startFlood } from './flood.ts';
import type { Visit } from './visitors.ts';
import { sendVisitors } from './visitors.ts';

const VISITORS = 20;
/** Of an hour: thirty of their own and four digests. */
const MOST_MAILS = 34;

exitOnSignal();
const senders = Number(process.argv[2] ?? 50);
const seconds = Number(process.argv[3] ?? 120);

const mailServer = await startMailServer();
const site = await startTemporarySite({
  env: {
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: mailServer.url,
    CONTACT_NOTIFY_TO: 'info@zuilwerk.example',
  },
});
try {
  console.log(`\n${senders} senders for ${seconds} s, and ${VISITORS} visitors among them\n`);
  const flood = startFlood(site.url, senders, AbortSignal.timeout(seconds * 1000));
  const visits = await sendVisitors(site.url, VISITORS, seconds * 1000);
  await flood.ended;
  const rows = await site.backend.run('select subject, held from contact_messages');
  process.exitCode = report(flood.tally, visits, rows) ? 0 : 1;
} finally {
  await site.close();
  await mailServer.close();
}

function report(tally: Tally, visits: Visit[], rows: Record<string, any>[]) {
  const stored = new Set(rows.map(({ subject }) => subject));
  const reached = visits.filter(({ subject, isConfirmed }) => isConfirmed && stored.has(subject));
  const ofFlood = rows.filter(({ subject }) => subject.startsWith('Stortvloed'));
  const held = ofFlood.filter((row) => row.held).length;
  const slowest = Math.max(...visits.map(({ ms }) => ms));
  console.log(`  visitors stored and told so  ${reached.length} of ${VISITORS}`);
  console.log(`  slowest answer to a visitor  ${Math.round(slowest)} ms`);
  console.log(`  flood: sent                  ${tally.sent}`);
  console.log(`    stored as ordinary         ${ofFlood.length - held}`);
  console.log(`    stored as held             ${held}`);
  console.log(`    refused                    ${tally.refused}`);
  console.log(`    without an answer          ${tally.unanswered}`);
  console.log(`  mails to the owner           ${mailServer.mails.length}`);
  return reached.length === VISITORS && mailServer.mails.length <= MOST_MAILS;
}
