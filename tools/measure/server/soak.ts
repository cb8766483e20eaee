import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { growthInSecondHalf, type Memory } from '../../../packages/testbed/memory.ts';
import { wrk } from '../../../packages/testbed/system-packages/wrk.ts';

const PAGES = ['/', '/kiosken', '/blog', '/digital-signage', '/contact', '/blog/feed.xml'];
const CONNECTIONS = 16;
const MB = 1024 * 1024;

/**
 * Requests pages at half of the maximum rate and prints the server's memory every minute.
 * @returns whether no request failed and the heap did not grow
 */
export async function soak(
  url: string,
  minutes: number,
  readMemory: () => Promise<Memory>,
): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'soak-'));
  const script = path.join(folder, 'pages.lua');
  const load = (seconds: number) =>
    wrk(url, { seconds, connections: CONNECTIONS, encoding: 'gzip', script });

  writeFileSync(script, roundRobinScript(0));
  await load(5);
  const full = await load(10);
  // Each connection pauses as long as a response takes at full load.
  writeFileSync(script, roundRobinScript((CONNECTIONS / full.perSecond) * 1000));
  console.log(
    `\n${Math.round(full.perSecond)} requests per second at full load; ${minutes} minutes at half load\n`,
  );
  const samples = [await readMemory()];
  print(0, samples);
  let failures = full.failures;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const part = await load(60);
    failures += part.failures;
    samples.push(await readMemory());
    print(minute, samples, part.perSecond);
  }
  rmSync(folder, { recursive: true });
  const { growth, isFlat } = growthInSecondHalf(samples);
  console.log(`\n  failures                ${failures}`);
  console.log(`  heap in the second half ${(growth * 100).toFixed(1)} %`);
  return failures === 0 && isFlat;
}

/** A script for wrk. */
function roundRobinScript(pauseMs: number) {
  return `
    local pages = {${PAGES.map((page) => `"${page}"`).join(', ')}}
    local turn = 0
    function request() turn = turn % #pages + 1; return wrk.format("GET", pages[turn]) end
    function delay() return ${Math.round(pauseMs)} end`;
}

function print(minute: number, samples: Memory[], perSecond?: number) {
  const { rss = 0, heapUsed = 0 } = samples.at(-1) ?? {};
  const load = perSecond === undefined ? '' : `, ${Math.round(perSecond)} requests per second`;
  console.log(
    `  minute ${minute}: ${Math.round(rss / MB)} MB, heap ${Math.round(heapUsed / MB)}${load}`,
  );
}
