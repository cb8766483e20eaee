import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wrk } from '../steps/wrk.mjs';

const PAGES = ['/', '/kiosken', '/blog', '/digital-signage', '/contact', '/blog/feed.xml'];
const CONNECTIONS = 16;

/**
 * Asks the server for its pages at half of what it can, so many minutes long, and prints its memory.
 * @param {{ url: string, pid: number }} site @param {number} minutes
 */
export async function soak(site, minutes) {
  const folder = mkdtempSync(path.join(tmpdir(), 'soak-'));
  const script = path.join(folder, 'pages.lua');
  writeFileSync(script, pagesInTurn(0));
  await wrk(site.url, { seconds: 5, connections: CONNECTIONS, encoding: 'gzip', script });
  const full = await wrk(site.url, {
    ...{ seconds: 10, connections: CONNECTIONS, encoding: 'gzip', script },
  });
  const half = full.perSecond / 2;
  writeFileSync(
    script,
    pagesInTurn((CONNECTIONS / half) * 1000 - (CONNECTIONS / full.perSecond) * 1000),
  );
  console.log(
    `\n${Math.round(full.perSecond)} requests per second at most; ${minutes} minutes at half\n`,
  );
  console.log(`  minute 0: ${megabytes(site.pid)} MB`);
  let failures = full.failures;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const part = await wrk(site.url, {
      ...{ seconds: 60, connections: CONNECTIONS, encoding: 'gzip', script },
    });
    failures += part.failures;
    console.log(
      `  minute ${minute}: ${megabytes(site.pid)} MB, ${Math.round(part.perSecond)} requests per second`,
    );
  }
  console.log(`\n  failures: ${failures}`);
  rmSync(folder, { recursive: true });
  process.exitCode = failures > 0 ? 1 : 0;
}

/** @param {number} pauseMs after each answer */
function pagesInTurn(pauseMs) {
  return `
    local pages = {${PAGES.map((page) => `"${page}"`).join(', ')}}
    local turn = 0
    function request() turn = turn % #pages + 1; return wrk.format("GET", pages[turn]) end
    function delay() return ${Math.max(0, Math.round(pauseMs))} end`;
}

/** What a process holds in memory. @param {number} pid */
function megabytes(pid) {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
