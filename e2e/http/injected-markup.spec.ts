import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedBackendOnly } from '../support/backend';
import { expect } from '../support/fixtures';
import { test } from '../support/own-site';
import { settle } from '../support/settled';
import { expectHydrated, watchViolations } from './csp';

embeddedBackendOnly();

test.use({ expectedConsoleErrors: ['Content Security Policy', 'status of 404'] });

const POST = 'blog/de-juiste-kleur-op-staal';

/** The start of a heading in the post's HTML, which React does not compare while hydrating. */
const HEADING = '<h2 id="kop-';

const INJECTED = `
  <script>wasInjected = 'script'</script>
  <script>self.__next_f.push(wasInjected = 'data script')</script>
  <script src="data:text/javascript,wasInjected='data file'"></script>
  <img src="/bestaat-niet.avif" alt="" onerror="wasInjected = 'handler'">
  <iframe srcdoc="<script>parent.wasInjected = 'frame'</script>"></iframe>
  <p id="styled" style="position: fixed">Tekst</p>`;

test('injected markup in a stored page runs no script, frame or inline style', async ({
  page,
  startSite,
}) => {
  const { url, folder } = await startSite({});
  // Before the first visit, which gets the file of the build even if it is stale.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith(`${POST}.html`)) continue;
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace(HEADING, `${INJECTED}${HEADING}`));
  }

  const violations = await watchViolations(page);
  await page.goto(`${url}/${POST}`);
  await expect(page.locator('#styled')).toHaveCSS('position', 'static');
  await settle(page);
  expect(await page.evaluate(() => 'wasInjected' in window)).toBe(false);
  for (const kept of ['script-src-elem', 'script-src-attr', 'style-src-attr']) {
    await expect.poll(() => violations.join('\n')).toContain(kept);
  }
  await expectHydrated(page);
});
