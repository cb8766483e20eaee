// npm run fuzz [-- --count 10000 --seed 1]: hostile requests over plain sockets against every route and the form.
// npm run fuzz -- --seed 1 --only 1234: one of them again, with all that was said.

import { parseArgs } from 'node:util';
import type { Memory } from '../../scripts/harness/memory.ts';
import { growthInSecondHalf, prepareGauge } from '../../scripts/harness/memory.ts';
import { setMessageLimit } from '../../scripts/harness/message-limit.ts';
import { startTemporarySite } from '../../scripts/harness/temporary-site.ts';
import { exitOnSignal } from '../../scripts/lib/processes.ts';
import { knownFailures } from './known-failures.ts';
import type { KnownSite } from './known-site.ts';
import { learnSite } from './known-site.ts';
import { messagesArrive, visitAll } from './ordinary-use.ts';
import { createReport, printMemory } from './report.ts';
import { sendRequests } from './send-requests.ts';
import { createSiteLog } from './site-log.ts';

const SAMPLES = 20;
/** Fewer requests say nothing about memory: the server is still loading its code. */
const LEAST_FOR_MEMORY = 5000;

exitOnSignal();
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];

const gauge = await prepareGauge();
const log = createSiteLog();
const site = await startTemporarySite({
  // Whatever .env.local says: nobody wants these messages by mail. Each request names its own sender.
  env: { ...gauge.env, CONTACT_NOTIFY_TO: '', SMTP_URL: '', TRUSTED_PROXY_HOPS: '1' },
  onOutput: log.add,
});
try {
  await setMessageLimit(site.backend, 1_000_000);
  const known = await learnSite(site.url, site.backend.revalidateSecret);
  const ok =
    values.only === undefined ? await run(known) : await repeat(known, Number(values.only));
  process.exitCode = ok ? 0 : 1;
} finally {
  await site.close();
}

async function run(known: KnownSite) {
  const before = await visitAll(site.url, known.paths);
  const report = createReport();
  const samples = [await gauge.read()];
  console.log(`\n${count} requests with seed ${seed} to ${known.paths.length} addresses\n`);
  for (let part = 0; part < SAMPLES; part += 1) {
    const from = Math.round((part * count) / SAMPLES);
    const to = Math.round(((part + 1) * count) / SAMPLES);
    await sendRequests(known, { seed, from, count: to - from }, report.add);
    samples.push(await gauge.read());
    console.log(`  ${to} sent`);
  }
  report.print();
  console.log('\nWhat should not be');
  report.printFaults(seed);
  printMemory(samples, count);
  return conclude(report.faults, samples, await changes(known.paths, before));
}

/** Addresses that ordinary visitors are answered differently now. */
async function changes(paths: string[], before: Map<string, string>) {
  const after = await visitAll(site.url, paths);
  return paths
    .filter((path) => after.get(path) !== before.get(path))
    .map((path) => `${path}: ${before.get(path)} -> ${after.get(path)}`);
}

async function conclude(
  faults: Map<string, { isKnown: boolean; numbers: number[] }>,
  samples: Memory[],
  changed: string[],
) {
  const { lines, stackLines, crashes, most } = log.summary();
  console.log(
    `\nThe server wrote ${lines} lines, ${stackLines} of them of stack traces; most often\n`,
  );
  for (const [what, times] of most) console.log(`  ${String(times).padStart(6)} x ${what}`);
  for (const { name, reason } of knownFailures) console.log(`\n  Next’s own: ${name}. ${reason}`);

  const { growth, isFlat } = growthInSecondHalf(samples);
  const arrive = await messagesArrive(site.url, site.backend);
  const unknown = Array.from(faults.values()).filter(({ isKnown }) => !isKnown);
  console.log(`\n  faults that are not Next’s own    ${unknown.length}`);
  console.log(`  heap in the second half           ${(growth * 100).toFixed(1)} %`);
  console.log(`  addresses that answer differently ${changed.length}`);
  for (const change of changed) console.log(`    ${change}`);
  console.log(`  crashes in the log                ${crashes.length}`);
  for (const crash of crashes.slice(0, 5)) console.log(`    ${crash.slice(0, 200)}`);
  console.log(`  messages arrive                   ${arrive ? 'yes' : 'NO'}`);
  const memoryIsFine = isFlat || count < LEAST_FOR_MEMORY;
  return (
    unknown.length === 0 && memoryIsFine && changed.length === 0 && crashes.length === 0 && arrive
  );
}

async function repeat(known: KnownSite, number: number) {
  log.take();
  let isFine = true;
  await sendRequests(known, { seed, from: number, count: 1 }, ({ request, answer, verdict }) => {
    console.log(`\n${Buffer.concat(request.pieces).toString('latin1')}\n\n${answer.text}`);
    console.log(`\n  ${verdict ? verdict.fault : 'as it should be'}`);
    isFine = !verdict || verdict.isKnown;
  });
  console.log(`\nThe server wrote:\n${log.take()}`);
  return isFine;
}
