import { MIN_SCORE, scanHost } from '../../tools/observatory/scan-host.ts';
import { startTlsProxy } from '../../tools/observatory/tls-proxy.ts';
import { expect, sites, test } from '../support/http-test';

test('Mozilla’s Observatory reports no finding for the site with TLS', async () => {
  const front = await startTlsProxy(sites.siteWithEmbeds);
  const { score, tests } = await scanHost(front.host, front.certificate);
  front.close();
  expect(tests.filter(({ pass }) => !pass)).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(MIN_SCORE);
});
