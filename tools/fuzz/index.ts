// npm run fuzz: hostile requests over raw sockets to every route and the contact form. USAGE lists the options.
import {
  createMemoryGauge,
  growthInSecondHalf,
  type Memory,
} from '../../packages/testbed/memory.ts';
import { setMessageLimit } from '../../packages/testbed/message-limit.ts';
import { startTemporarySite } from '../../packages/testbed/temporary-site.ts';
import { countOf, readArguments } from '../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../scripts/lib/processes.ts';
import { knownFailures } from './known-failures.ts';
import { messagesArrive, visitAll } from './normal-visitor.ts';
import { createReport, type Fault, printMemory } from './report.ts';
import { sendRequests } from './send-requests.ts';
import { createSiteLog } from './site-log.ts';
import { readSite, type TargetSite } from './target-site.ts';

const SAMPLES = 20;
/** The heap still grows during the first requests, since the server is loading code. */
const MIN_REQUESTS_FOR_MEMORY = 5000;

const USAGE = `npm run fuzz [-- --count 10000 --seed 1]   sends that many requests
npm run fuzz -- --seed 1 --only 1234       repeats one of them, and prints request, response and log`;

exitOnSignal();
const { values } = readArguments({
  usage: USAGE,
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [count, seed] = [countOf(values.count, USAGE), countOf(values.seed, USAGE)];
const only = values.only === undefined ? undefined : countOf(values.only, USAGE);

const gauge = await createMemoryGauge();
const log = createSiteLog();
const site = await startTemporarySite({
  // Overrides .env.local, so that no message is sent by email. Each request names an IP address in X-Forwarded-For.
  env: { ...gauge.env, CONTACT_NOTIFY_TO: '', SMTP_URL: '', TRUSTED_PROXY_HOPS: '1' },
  onOutput: log.add,
});
try {
  await setMessageLimit(site.backend, 1_000_000);
  const known = await readSite(site.url, site.backend.revalidateSecret);
  const ok = only === undefined ? await run(known) : await repeat(known, only);
  process.exitCode = ok ? 0 : 1;
} finally {
  await site.close();
}

async function run(known: TargetSite) {
  const before = await visitAll(site.url, known.paths);
  const report = createReport();
  const samples = [await gauge.read()];
  console.log(`\n${count} requests with seed ${seed} to ${known.paths.length} paths\n`);
  for (let part = 0; part < SAMPLES; part += 1) {
    const from = Math.round((part * count) / SAMPLES);
    const to = Math.round(((part + 1) * count) / SAMPLES);
    await sendRequests(known, { seed, from, count: to - from }, report.add);
    samples.push(await gauge.read());
    console.log(`  ${to} sent`);
  }
  report.print();
  console.log('\nFaults');
  report.printFaults(seed);
  printMemory(samples, count);
  return summarize(report.faults, samples, await findChanges(known.paths, before));
}

/** Paths at which a normal visitor now gets another response. */
async function findChanges(paths: string[], before: Map<string, string>) {
  const after = await visitAll(site.url, paths);
  return paths
    .filter((path) => after.get(path) !== before.get(path))
    .map((path) => `${path}: ${before.get(path)} -> ${after.get(path)}`);
}

async function summarize(faults: Map<string, Fault>, samples: Memory[], changes: string[]) {
  const { lines, stackLines, crashes, most } = log.summary();
  console.log(
    `\nThe server logged ${lines} lines, ${stackLines} of them in stack traces; most frequent\n`,
  );
  for (const [line, times] of most) console.log(`  ${String(times).padStart(6)} x ${line}`);
  for (const { name, reason } of knownFailures) console.log(`\n  Known: ${name}. ${reason}`);

  const { growth, isFlat } = growthInSecondHalf(samples);
  const arrive = await messagesArrive(site.url, site.backend);
  const unknown = Array.from(faults.values()).filter(({ isKnown }) => !isKnown);
  console.log(`\n  unknown faults                 ${unknown.length}`);
  console.log(`  heap growth in the second half ${(growth * 100).toFixed(1)} %`);
  console.log(`  paths with another response    ${changes.length}`);
  for (const change of changes) console.log(`    ${change}`);
  console.log(`  crashes in the log             ${crashes.length}`);
  for (const crash of crashes.slice(0, 5)) console.log(`    ${crash.slice(0, 200)}`);
  console.log(`  messages arrive                ${arrive ? 'yes' : 'NO'}`);
  const isMemoryOk = isFlat || count < MIN_REQUESTS_FOR_MEMORY;
  return (
    unknown.length === 0 && isMemoryOk && changes.length === 0 && crashes.length === 0 && arrive
  );
}

async function repeat(known: TargetSite, number: number) {
  log.take();
  let isOk = true;
  await sendRequests(known, { seed, from: number, count: 1 }, ({ request, answer, verdict }) => {
    console.log(`\n${Buffer.concat(request.pieces).toString('latin1')}\n\n${answer.text}`);
    console.log(`\n  ${verdict ? verdict.fault : 'no fault'}`);
    isOk = !verdict || verdict.isKnown;
  });
  console.log(`\nThe server logged:\n${log.take()}`);
  return isOk;
}
