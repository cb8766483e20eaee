// npm run test:browsers: real old Chromiums on a production build. No part of `npm test`: it downloads 35 to 60 MB for each
// browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { startTemporarySite } from '../../packages/testbed/temporary-site.ts';
import { readArguments } from '../../scripts/lib/arguments.ts';
import { DATA_ROOT } from '../../scripts/lib/private-files.ts';
import { exitOnSignal } from '../../scripts/lib/processes.ts';
import { step } from '../../scripts/lib/terminal.ts';
import { UserError } from '../../scripts/lib/user-error.ts';
import { startOldBrowser } from './browser.ts';
import { checks } from './checks.ts';
import { downloadChromium, versions } from './download.ts';

const USAGE = `npm run test:browsers [-- --only=79,103] [--site=URL]

Versions of Chromium: ${versions.join(', ')}. With --site nothing is built.`;

exitOnSignal();
const { values } = readArguments({
  usage: USAGE,
  options: { only: { type: 'string' }, site: { type: 'string' } },
});
const chosen = values.only?.split(',').map(Number) ?? versions;
if (!chosen.every((version) => versions.includes(version))) throw new UserError(USAGE);
const folders = new Map<number, string>();
for (const version of chosen) {
  const download = () => downloadChromium(version);
  folders.set(version, await step(`Fetching Chromium ${version}`, download));
}
const given = values.site;
const site = given ? { url: given, close() {} } : await startTemporarySite();
const pictures = `${DATA_ROOT}/old-browsers/pictures`;
mkdirSync(pictures, { recursive: true });

const results: Record<string, Record<string, string>> = {};
const failures: string[] = [];
try {
  for (const [version, folder] of folders) {
    const browser = await startOldBrowser(folder);
    try {
      for (const { name, since, run } of checks) {
        browser.errors.length = 0;
        const problem = await run(browser, site.url).then(
          () => browser.errors[0],
          (error: Error) => [error.message, ...browser.errors].join('; '),
        );
        const row = results[name] ?? {};
        results[name] = row;
        row[version] = problem ? (version < since ? '(no)' : 'FAILS') : 'yes';
        if (!problem) continue;
        const picture = `${pictures}/${version}-${name.replace(/\W+/g, '-')}.png`;
        writeFileSync(picture, await browser.screenshot());
        const isPromised = version >= since;
        console.log(`  ${isPromised ? 'FAILS' : 'not promised'}: ${version}, ${name}: ${problem}`);
        if (isPromised) failures.push(name);
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  await site.close();
}
console.table(results);
// Last, since closing the embedded database sets the exit code too.
process.exitCode = failures.length > 0 ? 1 : 0;
