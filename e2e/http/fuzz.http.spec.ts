import { sendRequests } from '../../tools/fuzz/send-requests.ts';
import { readSite } from '../../tools/fuzz/target-site.ts';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites, test } from '../support/http-test';

embeddedBackendOnly();

const COUNT = 300;

test('hundreds of fuzzed requests cause no server error and reveal no code', async () => {
  // A wrong secret, because a valid one would revalidate the posts of other tests.
  const site = await readSite(sites.site, 'geen geheim');
  const faults: unknown[] = [];
  let answers = 0;
  await sendRequests(site, { seed: 4, count: COUNT }, ({ number, answer, verdict }) => {
    answers += answer.statuses.length;
    if (verdict && !verdict.isKnown) faults.push({ number, ...verdict });
  });
  expect(faults, 'npm run fuzz -- --seed 4 --only <number> shows one of them').toEqual([]);
  expect(answers).toBeGreaterThan(COUNT / 2);
});
