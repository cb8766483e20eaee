import { readdirSync } from 'node:fs';
import { postHref } from '../../lib/routes';
import { uniqueSlug } from '../support/backend';
import { expect, test } from '../support/http-test';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;

test('addresses that somebody makes up fill no disk', async ({ startSite, request }) => {
  const site = await startSite({});
  const statusOf = async (slug: string) => (await request.get(site.url + postHref(slug))).status();
  expect(await statusOf(uniqueSlug('verzonnen'))).toBe(404);
  const before = filesIn(site.folder);
  for (let count = 0; count < 100; count += 1) {
    expect(await statusOf(uniqueSlug('verzonnen'))).toBe(404);
  }
  expect(filesIn(site.folder)).toBe(before);
});
