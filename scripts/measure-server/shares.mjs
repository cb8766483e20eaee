import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startNginx } from '../steps/nginx.mjs';
import { run } from '../steps/processes.mjs';
import { wrk } from '../steps/wrk.mjs';
import { startBarePageOfSize } from './bare-page-of-size.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const PAGE = '/';
const FILE = '/_next/static/measured.txt';

/** @typedef {{ name: string, url: string, pids: number[], encoding: string, perSecond: number[] }} Subject */

/**
 * Prints how many requests a second of one core's work serves, and the shares that matter. Of the
 * work, not of the clock: what else the machine does meanwhile changes it little.
 * @param {{ url: string, pid: number }} site
 */
export async function measureShares(site) {
  const html = await (await fetch(site.url + PAGE)).text();
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'));
  const file = path.join(folder, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
  writeFileSync(`${file}.gz`, gzipSync(html));
  const nginx = await startNginx({ instances: [site.url], files: folder });
  const bare = await startBarePageOfSize(html);
  try {
    const nginxPids = [nginx.pid, ...(await workersOf(nginx.pid))];
    /** @type {Subject[]} */
    const subjects = ['', 'gzip'].flatMap((encoding) => [
      subject('file from nginx', nginx.url + FILE, nginxPids, encoding),
      // With what the site does for it.
      subject('page from nginx', nginx.url + PAGE, [...nginxPids, site.pid], encoding),
      subject('page from next start', site.url + PAGE, [site.pid], encoding),
      subject('bare page from next start', bare.url + bare.path, [bare.pid], encoding),
    ]);
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
    report(subjects, html.length);
  } finally {
    await bare.stop();
    await nginx.stop();
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} name @param {string} url @param {number[]} pids @param {string} encoding @returns {Subject} */
function subject(name, url, pids, encoding) {
  return { name, url, pids, encoding, perSecond: [] };
}

/** @param {number} pid @returns {Promise<number[]>} */
async function workersOf(pid) {
  const { output } = await run('pgrep', ['-P', String(pid), '-f', 'worker process']);
  return output.trim().split('\n').filter(Boolean).map(Number);
}

/** What the kernel counts for these processes so far, in hundredths of a second. @param {number[]} pids */
function secondsOfWork(pids) {
  const ticks = pids.map((pid) => {
    // The name, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

/** @param {Subject[]} subjects @param {number} bytes */
function report(subjects, bytes) {
  console.log(
    `\nRequests per second of one core’s work, median of ${ROUNDS} (${PAGE}, ${bytes} bytes)\n`,
  );
  for (const encoding of ['', 'gzip']) {
    const of = (/** @type {string} */ name) =>
      median(
        subjects.find((one) => one.name === name && one.encoding === encoding)?.perSecond ?? [],
      );
    console.log(encoding || 'plain');
    for (const { name } of subjects.slice(0, subjects.length / 2)) {
      console.log(`  ${name.padEnd(28)} ${Math.round(of(name))}`);
    }
    const share = (/** @type {string} */ one, /** @type {string} */ other) =>
      (of(one) / of(other)).toFixed(2);
    console.log(`  page / file from nginx       ${share('page from nginx', 'file from nginx')}`);
    console.log(
      `  page / bare from next start  ${share('page from next start', 'bare page from next start')}\n`,
    );
  }
}

/** @param {number[]} list */
function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}
