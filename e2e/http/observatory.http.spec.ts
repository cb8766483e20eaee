import { LEAST_SCORE, scanHost } from '../../tools/observatory/scan-host.ts';
import { startTlsFront } from '../../tools/observatory/tls-front.ts';
import { expect, sites, test } from '../support/http-test';

test('Mozilla’s Observatory reports no finding for the site with TLS', async () => {
  const front = await startTlsFront(sites.siteWithEmbeds);
  const { score, tests } = await scanHost(front.host, front.certificate);
  front.close();
  expect(tests.filter(({ pass }) => !pass)).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(LEAST_SCORE);
});
