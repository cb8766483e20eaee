// npm run measure:messages: sends messages while processes and connections fail; exit code 1
// when a confirmed message is lost or stored twice.
import { setTimeout as wait } from 'node:timers/promises';
import { setMessageLimit } from '../../../packages/testbed/message-limit.ts';
import { storedMessages } from '../../../packages/testbed/stored-messages.ts';
import { countOf, readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { startKillableSite } from './killable-site.ts';
import { startStream } from './stream.ts';

/** About the duration of a request, so that failures hit it at any stage. */
const REQUEST_MS = 100;

exitOnSignal();
const usage = 'npm run measure:messages [-- <messages> [<failures>]]';
const { positionals } = readArguments({ usage, positionals: 2 });
const count = countOf(positionals[0] ?? '500', usage);
const failureCount = countOf(positionals[1] ?? '20', usage);
const messages = Array.from({ length: count }, (_, index) => ({
  name: `Bezoeker ${index}`,
  email: `bezoeker-${index}@voorbeeld.example`,
  subject: `Meting ${index}`,
  message: `Regel één van ${index}.\nRegel twee: "aanhaling" & <teken>.`,
}));

const site = await startKillableSite();
try {
  // The rate limit is not measured here.
  await setMessageLimit(site.project, 1_000_000);
  console.log(`\n${count} messages, ${failureCount} failures\n`);
  const { progress, ended } = startStream(site.url, messages);
  const tally = await causeFailures(progress);
  await ended;
  const isOk = report(progress, await storedMessages(site.project), tally);
  process.exitCode = isOk ? 0 : 1;
} finally {
  await site.close();
}

async function causeFailures(progress: { confirmed: string[] }) {
  const tally = new Map<string, number>();
  for (let number = 0; number < failureCount; number += 1) {
    const confirmedBefore = (count * number) / (failureCount + 1);
    while (progress.confirmed.length < confirmedBefore) await wait(5);
    await wait(Math.random() * REQUEST_MS);
    const failure = site.failures[number % site.failures.length];
    if (!failure) continue;
    const { name, cause } = failure;
    console.log(`  ${progress.confirmed.length} confirmed: ${name}`);
    await cause();
    tally.set(name, (tally.get(name) ?? 0) + 1);
  }
  return tally;
}

function report(
  { confirmed, tries }: { confirmed: string[]; tries: number },
  stored: typeof messages,
  tally: Map<string, number>,
) {
  const storedAsSent = new Set(
    stored.filter((row) => messages.some((sent) => isSame(sent, row))).map((row) => row.subject),
  );
  const lost = confirmed.filter((subject) => !storedAsSent.has(subject));
  const duplicates = stored.length - new Set(stored.map(({ subject }) => subject)).size;
  console.log(`\n  sent                  ${count} (${tries} attempts)`);
  console.log(`  confirmed             ${confirmed.length}`);
  console.log(`  stored                ${stored.length}`);
  console.log(`  duplicates            ${duplicates}`);
  console.log(`  confirmed, not stored ${lost.length}`);
  for (const [name, times] of tally) console.log(`  ${times} x ${name}`);
  return lost.length === 0 && duplicates === 0;
}

function isSame(one: (typeof messages)[number], other: (typeof messages)[number]) {
  return (
    one.name === other.name &&
    one.email === other.email &&
    one.subject === other.subject &&
    one.message === other.message
  );
}
