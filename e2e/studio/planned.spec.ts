import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { expectWellMade } from './accessible';

embeddedBackendOnly();

test('what is planned is listed in its order, and stands in a calendar', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const planned: string[] = [];
  // The later one first, as it is edited first.
  for (const publishAt of ['2034-05-31T07:00:00Z', '2034-05-03T07:00:00Z']) {
    const { id, revision } = await newDraft(call);
    await call('POST', `posts/${id}/publish`, { expectedRevision: revision, publishAt });
    planned.push(id);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${studioUrl}#/blog`);
  await page.getByRole('link', { name: 'Gepland', exact: true }).click();
  const moments = page.getByRole('listitem').filter({ hasText: 'mei 2034' });
  await expect(moments).toHaveText([
    /^woensdag 3 mei 2034 om 09:00/,
    /^woensdag 31 mei 2034 om 09:00/,
  ]);
  const may = page.getByRole('table', { name: 'mei 2034' });
  await expect(may.getByRole('cell', { name: /^31/ }).getByRole('link')).toContainText('09:00');
  await expectWellMade(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await may.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`#/blog/${planned[1]}`));
  for (const id of planned) await call('DELETE', `posts/${id}`);
});
