import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startNginx } from '../steps/nginx.mjs';
import { run } from '../steps/processes.mjs';
import { wrk } from '../steps/wrk.mjs';
import { startBarePageOfSize } from './bare-page-of-size.mjs';

/** Servers share one core, who asks has the other. */
const SERVER_CORE = 0;
const ASKING_CORE = 1;
const ROUNDS = 5;
const SECONDS = 4;
const PAGE = '/';
const FILE = '/_next/static/measured.txt';

/** @typedef {{ name: string, url: string, encoding?: string, perSecond: number[] }} Subject */

/**
 * Prints what one core serves, and the three shares that matter.
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
    for (const pid of [site.pid, bare.pid, nginx.pid]) await pinTo(SERVER_CORE, pid);
    /** @type {Subject[]} */
    const subjects = ['', 'gzip'].flatMap((encoding) => [
      { name: 'file from nginx', url: nginx.url + FILE, encoding, perSecond: [] },
      { name: 'page from nginx', url: nginx.url + PAGE, encoding, perSecond: [] },
      { name: 'page from next start', url: site.url + PAGE, encoding, perSecond: [] },
      { name: 'bare page from next start', url: bare.url + bare.path, encoding, perSecond: [] },
    ]);
    for (const { url, encoding } of subjects) await wrk(url, { seconds: 2, encoding });
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const subject of subjects) {
        const { url, encoding } = subject;
        const { perSecond, failures } = await wrk(url, {
          ...{ seconds: SECONDS, encoding, core: ASKING_CORE },
        });
        if (failures > 0) console.log(`  ${failures} failures: ${subject.name}`);
        subject.perSecond.push(perSecond);
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

/** @param {number} core @param {number} pid with its threads and children */
async function pinTo(core, pid) {
  const { output } = await run('pgrep', ['-P', String(pid)]);
  for (const each of [String(pid), ...output.trim().split('\n').filter(Boolean)]) {
    await run('taskset', ['-a', '-c', '-p', String(core), each]);
  }
}

/** @param {Subject[]} subjects @param {number} bytes */
function report(subjects, bytes) {
  console.log(`\nRequests per second of one core, median of ${ROUNDS} (${PAGE}, ${bytes} bytes)\n`);
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
