// npm run measure:flood: floods the contact form; exit code 1 when a message of twenty visitors is
// lost or the owner gets too many emails.
import { startMailServer } from '../../../packages/testbed/mail-server.ts';
import { startTemporarySite } from '../../../packages/testbed/temporary-site.ts';
import { countOf, readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { startFlood, type Tally } from './flood.ts';
import { sendVisitors, type Visit } from './visitors.ts';

const VISITORS = 20;
/** Mails in an hour: thirty notifications and four digests. */
const MAX_MAILS = 34;

type Row = { subject: string; held: boolean };

exitOnSignal();
const usage = 'npm run measure:flood [-- <clients> [<seconds>]]';
const { positionals } = readArguments({ usage, positionals: 2 });
const clients = countOf(positionals[0] ?? '50', usage);
const seconds = countOf(positionals[1] ?? '120', usage);

const OWNER = 'info@zuilwerk.example';
const mailServer = await startMailServer();
const site = await startTemporarySite({
  env: {
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: mailServer.url,
    CONTACT_NOTIFY_TO: OWNER,
  },
});
try {
  console.log(`\n${clients} clients for ${seconds} s, and ${VISITORS} visitors among them\n`);
  const flood = startFlood(site.url, clients, AbortSignal.timeout(seconds * 1000));
  const visits = await sendVisitors(site.url, VISITORS, seconds * 1000);
  await flood.ended;
  const rows = (await site.backend.run('select subject, held from contact_messages')) as Row[];
  process.exitCode = report(flood.tally, visits, rows) ? 0 : 1;
} finally {
  await site.close();
  await mailServer.close();
}

function report(tally: Tally, visits: Visit[], rows: Row[]) {
  const stored = new Set(rows.map(({ subject }) => subject));
  const delivered = visits.filter(({ subject, isConfirmed }) => isConfirmed && stored.has(subject));
  const floodRows = rows.filter(({ subject }) => subject.startsWith('Stortvloed'));
  const held = floodRows.filter((row) => row.held).length;
  const slowest = Math.max(...visits.map(({ ms }) => ms));
  console.log(`  visitors stored, confirmed   ${delivered.length} of ${VISITORS}`);
  console.log(`  slowest visitor response     ${Math.round(slowest)} ms`);
  console.log(`  flood: sent                  ${tally.sent}`);
  console.log(`    stored as normal           ${floodRows.length - held}`);
  console.log(`    stored as held             ${held}`);
  console.log(`    refused                    ${tally.refused}`);
  console.log(`    without a response         ${tally.failed}`);
  // The others are copies to senders.
  const toOwner = mailServer.mails.filter(({ to }) => to.includes(OWNER)).length;
  console.log(`  emails to the owner          ${toOwner}`);
  return delivered.length === VISITORS && toOwner <= MAX_MAILS;
}
