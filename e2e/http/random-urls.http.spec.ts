import { readdirSync } from 'node:fs';
import { postHref } from '../../lib/routes';
import { uniqueSlug } from '../support/backend';
import { expect, test } from '../support/http-test';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;

test('requests for random post URLs write no files', async ({ startSite, request }) => {
  const site = await startSite({});
  const statusOf = async (slug: string) => (await request.get(site.url + postHref(slug))).status();
  const unknownSlugs = (count: number) =>
    Array.from({ length: count }, () => uniqueSlug('verzonnen'));
  const [first = '', ...others] = unknownSlugs(41);
  expect(await statusOf(first)).toBe(404);
  const before = filesIn(site.folder);
  const statuses = await Promise.all(others.map(statusOf));
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(filesIn(site.folder)).toBe(before);
});
