import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { fontsLoaded } from '../support/fonts';

test('a page visited again has the font of the site, on a slow processor too', async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(routes.support);
  await fontsLoaded(page);
  let visitsWithFont = 0;
  for (let visit = 0; visit < 10; visit += 1) {
    await page.goto(routes.support);
    const chosen = await page.evaluate(() =>
      document.documentElement.style.getPropertyValue('--font-archivo'),
    );
    if (chosen === '') visitsWithFont += 1;
  }
  // The cache of a busy machine responds late now and then.
  expect(visitsWithFont).toBeGreaterThan(6);
});

for (const { connection, latency, isLate } of [
  { connection: 'slow', latency: 150, isLate: true },
  { connection: 'fast', latency: 20, isLate: false },
]) {
  test(`on a ${connection} connection the font is requested ${isLate ? 'after' : 'before'} the paint`, async ({
    page,
    context,
  }) => {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: 2_000_000,
      uploadThroughput: 2_000_000,
    });
    await page.goto(routes.support);
    const times = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const font = performance.getEntriesByType('resource').find((e) => e.name.endsWith('.woff2'));
      return paint && font && { paint: paint.startTime, font: font.startTime };
    });
    const { paint = 0, font = 0 } = (await times.jsonValue()) ?? {};
    expect(font > paint).toBe(isLate);
  });
}
