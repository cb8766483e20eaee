import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../../scripts/lib/processes.ts';
import { startNginx } from '../../../scripts/system-packages/nginx.ts';
import { wrk } from '../../../scripts/system-packages/wrk.ts';
import { median } from '../../lib/median.ts';
import { startBarePageOfSize } from './bare-page-of-size.ts';
import { bodyAsSent } from './body-as-sent.ts';

// Short and many: a rented machine has slow moments, in which a core does a third less.
const ROUNDS = 15;
const SECONDS = 1;
const PAGE = '/';
const FILE = '/_next/static/measured.txt';
/** As nginx names the file with the same bytes, compressed beforehand; without compression it is FILE itself. */
const ENDINGS = { '': '', gzip: '.gz', br: '.br' };

/** something that answers requests; `perSecond` of its processes' work, one for each round */
export type Subject = {
  name: string;
  url: string;
  pids: number[];
  encoding: string;
  perSecond: number[];
};
/** of which one is reported as a share of the other */
export type Pair = { one: Subject; other: Subject };

/**
 * Prints how many requests a second of one core's work serves, and the shares that matter. Of the
 * work, not of the clock: what else the machine does meanwhile changes it little.
 */
export async function measureShares(site: { url: string; pid: number }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'));
  const nginx = await startNginx({ instances: [site.url], files: folder });
  await writeSameBytes(nginx.url, path.join(folder, FILE));
  const html = await (await fetch(site.url + PAGE)).text();
  const bare = await startBarePageOfSize(html);
  try {
    const nginxPids = [nginx.pid, ...(await workersOf(nginx.pid))];
    const pairs: Pair[] = [
      ...Object.keys(ENDINGS).map((encoding) => ({
        // With what the site does for it.
        one: subject('page from nginx', nginx.url + PAGE, [...nginxPids, site.pid], encoding),
        other: subject('file from nginx', nginx.url + FILE, nginxPids, encoding),
      })),
      // Next knows no brotli.
      ...['', 'gzip'].map((encoding) => ({
        one: subject('page from next start', site.url + PAGE, [site.pid], encoding),
        other: subject('bare page from next start', bare.url + bare.path, [bare.pid], encoding),
      })),
    ];
    await measure(pairs.flatMap(({ one, other }) => [one, other]));
    report(pairs, html.length);
  } finally {
    await bare.stop();
    await nginx.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Puts beside the site's files what nginx sends of the page.
 * @param url of nginx
 */
async function writeSameBytes(url: string, file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (const [encoding, ending] of Object.entries(ENDINGS)) {
    writeFileSync(file + ending, await bodyAsSent(url + PAGE, encoding));
  }
}

function subject(name: string, url: string, pids: number[], encoding: string): Subject {
  return { name, url, pids, encoding, perSecond: [] };
}

async function measure(subjects: Subject[]) {
  for (const { url, encoding } of subjects) await wrk(url, { seconds: 2, encoding });
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { name, url, pids, encoding, perSecond } of subjects) {
      const before = secondsOfWork(pids);
      const { requests, failures } = await wrk(url, { seconds: SECONDS, encoding });
      if (failures > 0) console.log(`  ${failures} failures: ${name}`);
      perSecond.push(requests / (secondsOfWork(pids) - before));
    }
    console.log(`  round ${round} of ${ROUNDS}`);
  }
}

async function workersOf(pid: number): Promise<number[]> {
  const { output } = await run('pgrep', ['-P', String(pid), '-f', 'worker process']);
  return output.trim().split('\n').filter(Boolean).map(Number);
}

/** What the kernel counts for these processes so far, in hundredths of a second. */
function secondsOfWork(pids: number[]) {
  const ticks = pids.map((pid) => {
    // The name, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

function report(pairs: Pair[], bytes: number) {
  console.log(
    `\nRequests per second of one core’s work, medians of ${ROUNDS} rounds (${PAGE}, ${bytes} bytes)\n`,
  );
  for (const { one, other } of pairs) {
    console.log(one.encoding || 'plain');
    console.log(`  ${one.name.padEnd(28)} ${Math.round(median(one.perSecond))}`);
    console.log(`  ${other.name.padEnd(28)} ${Math.round(median(other.perSecond))}`);
    console.log(`  share${' '.repeat(24)}${median(sharesOfRounds(one, other)).toFixed(2)}\n`);
  }
}

/** Of each round, since its two were measured one right after the other. */
function sharesOfRounds(one: Subject, other: Subject) {
  return one.perSecond.map(
    (perSecond, round) => perSecond / (other.perSecond[round] ?? Number.NaN),
  );
}
