import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '../../../packages/testbed/system-packages/nginx.ts';
import { wrk } from '../../../packages/testbed/system-packages/wrk.ts';
import { run } from '../../../scripts/lib/processes.ts';
import { median } from '../../lib/median.ts';
import { startBarePageOfSize } from './bare-page-of-size.ts';
import { bodyAsSent } from './body-as-sent.ts';

// Many short rounds, since a shared machine is a third slower for seconds at a time.
const ROUNDS = 15;
const SECONDS = 1;
const PAGE = '/';
const FILE = '/_next/static/measured.txt';
/** Extensions, by encoding, of the files that brotli_static and gzip_static of nginx send. */
const EXTENSIONS = { '': '', gzip: '.gz', br: '.br' };

/** `perSecond`: requests per second of CPU time of `pids`, one for each round. */
type Subject = {
  name: string;
  url: string;
  pids: number[];
  encoding: string;
  perSecond: number[];
};
/** `subject` is reported as a share of `baseline`. */
type Pair = { subject: Subject; baseline: Subject };

/** Prints requests per second of CPU time, which other load on the machine affects little. */
export async function measureShares(site: { url: string; pid: number }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'));
  const nginx = await startNginx({ instances: [site.url], files: folder });
  await writeSameBytes(nginx.url, path.join(folder, FILE));
  const html = await (await fetch(site.url + PAGE)).text();
  const bare = await startBarePageOfSize(html);
  try {
    const nginxPids = [nginx.pid, ...(await workersOf(nginx.pid))];
    const pairs: Pair[] = [
      ...Object.keys(EXTENSIONS).map((encoding) => ({
        // Includes the CPU time of the site on cache misses.
        subject: createSubject(
          'page from nginx',
          nginx.url + PAGE,
          [...nginxPids, site.pid],
          encoding,
        ),
        baseline: createSubject('file from nginx', nginx.url + FILE, nginxPids, encoding),
      })),
      // Next does not compress with brotli.
      ...['', 'gzip'].map((encoding) => ({
        subject: createSubject('page from next start', site.url + PAGE, [site.pid], encoding),
        baseline: createSubject(
          'bare page from next start',
          bare.url + bare.path,
          [bare.pid],
          encoding,
        ),
      })),
    ];
    await measure(pairs.flatMap(({ subject, baseline }) => [subject, baseline]));
    report(pairs, html.length);
  } finally {
    await bare.stop();
    await nginx.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Writes the page as nginx sends it to static files, one per encoding. */
async function writeSameBytes(nginxUrl: string, file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (const [encoding, extension] of Object.entries(EXTENSIONS)) {
    writeFileSync(file + extension, await bodyAsSent(nginxUrl + PAGE, encoding));
  }
}

function createSubject(name: string, url: string, pids: number[], encoding: string): Subject {
  return { name, url, pids, encoding, perSecond: [] };
}

async function measure(subjects: Subject[]) {
  for (const { url, encoding } of subjects) await wrk(url, { seconds: 2, encoding });
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { name, url, pids, encoding, perSecond } of subjects) {
      const before = cpuSeconds(pids);
      const { requests, failures } = await wrk(url, { seconds: SECONDS, encoding });
      if (failures > 0) console.log(`  ${failures} failures: ${name}`);
      perSecond.push(requests / (cpuSeconds(pids) - before));
    }
    console.log(`  round ${round} of ${ROUNDS}`);
  }
}

async function workersOf(pid: number): Promise<number[]> {
  const { output } = await run('pgrep', ['-P', String(pid), '-f', 'worker process']);
  return output.trim().split('\n').filter(Boolean).map(Number);
}

/** User and system time of these processes, which the kernel counts in hundredths of a second. */
function cpuSeconds(pids: number[]) {
  const ticks = pids.map((pid) => {
    // The process name, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, value) => sum + value, 0) / 100;
}

function report(pairs: Pair[], bytes: number) {
  console.log(
    `\nRequests per second of CPU time, medians of ${ROUNDS} rounds (${PAGE}, ${bytes} bytes)\n`,
  );
  for (const pair of pairs) {
    console.log(pair.subject.encoding || 'uncompressed');
    for (const { name, perSecond } of [pair.subject, pair.baseline])
      console.log(`  ${name.padEnd(28)} ${Math.round(median(perSecond))}`);
    console.log(`  share${' '.repeat(24)}${median(sharesOf(pair)).toFixed(2)}\n`);
  }
}

/** Shares of each round, since both are measured right after each other. */
function sharesOf({ subject, baseline }: Pair) {
  return subject.perSecond.map(
    (perSecond, round) => perSecond / (baseline.perSecond[round] ?? Number.NaN),
  );
}
